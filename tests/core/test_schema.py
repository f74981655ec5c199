"""The schema of what clients see says each field by its name: none may be missing, none may be added."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, ValidationError, meta

from techdeck.core.actions import CONCEDE, DRAW
from techdeck.core.records import RECORDS, VIEW, Fields, GameRecords
from techdeck.core.schema import exactly, field, one_of, record, schema_of
from techdeck.games import load_game
from tests.core.event_cases import STORIES
from tests.core.question_cases import CASES, DISCARDED
from tests.core.words import EYES
from tests.laws.fields import spoilt
from tests.laws.subjects import SUBJECTS
from tests.rulebook.words import used
from tests.tricks_table import do, shown_zone, tricks_table

GAME = load_game("tricks", 3)
GAME.records = GameRecords({}, {}, {}, [])
DEFS = schema_of(GAME)["$defs"]
IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*")


def validator(kind: str, **more: Fields) -> Draft202012Validator:
    """What checks data of this type; more are named records."""
    named = {name: record(fields) for name, fields in more.items()}
    assert isinstance(DEFS, dict)
    return Draft202012Validator({"$defs": {**DEFS, **named}, **field(kind)})


def as_read(data: object) -> Any:
    """The data as a client reads it."""
    return json.loads(json.dumps(data))


# --- no field less, none more --------------------------------------------------------------------


def refuses_all_that_is_spoilt(part: str, data: object, **more: Fields) -> None:
    """The data is valid, and no longer when any field is left out or added anywhere."""
    check, found = validator(f"@{part}", **more), as_read(data)
    assert check.is_valid(found), found
    spoils = [what for what in spoilt(found) if check.is_valid(found)]
    assert spoils == []
    assert found == as_read(data)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_questions_say_all_their_fields(case, tmp_path):
    table = used(tmp_path, case.printed, *case.answers, discard=DISCARDED)
    for seat in EYES:
        refuses_all_that_is_spoilt("question", table.question(seat).to_dict())


@pytest.mark.parametrize("story", STORIES, ids=str)
def test_events_say_all_their_fields(story, tmp_path):
    answers = story.answers.split(", ") if story.answers else []
    table = used(tmp_path, story.text, *answers, deck=story.deck, discard=story.discard)
    assert table.journal is not None
    for seat in EYES:
        for event in table.journal.feed(seat)[1 : 1 + len(story.lines)]:
            refuses_all_that_is_spoilt("event", event.to_dict())


@pytest.mark.parametrize("seat", EYES)
def test_views_say_all_their_fields(seat):
    """What every view has, with a change, a text within a text, cards used and cards of all kinds of zones."""
    table = tricks_table(["S11 T2 K9", "S3 T4 V5", "K7"], deck="K13 K12", discard="K10", bids=[0, 0, 0])
    do(table, "S11", "K9", "higher", "S3", "value 4")
    view = table.view(seat).to_dict()
    data = {name: view[name] for name in VIEW}
    assert all(data[name] for name in ("zones", "effects", "last_used", "changed", "acting"))
    refuses_all_that_is_spoilt("all", data, all=VIEW)


def test_actions_say_all_their_fields():
    for action in (CONCEDE, DRAW, *range(GAME.actions.total)):
        refuses_all_that_is_spoilt("action", GAME.actions.to_dict(action))


# --- nothing but what is named -------------------------------------------------------------------

QUESTION = {
    "code": "give",
    "clause": "Family 3.1",
    "seat": 0,
    "asked": [0],
    "effect": None,
    "chosen": [],
    "left": 1,
    "optional": False,
    "about": {"match": None, "to": 2},
    "ways_out": [],
    "clock": [],
    "choices": [{"action": 29, "verb": "give", "target": {"kind": "card", "card": "K1"}, "lacks": None}],
}
SPOT = {"zone": "deck", "seat": None, "index": 3, "at": None}
EVENT = {
    "kind": "name_value",
    "seat": 0,
    "other": None,
    "effect": None,
    "about": {"value": 13},
    "cards": [{"card": None, "from": SPOT, "to": {**SPOT, "zone": "hand", "seat": 2, "index": None}}],
}


def changed(data: Any, path: str, value: object) -> Any:
    """The data with something else in one place."""
    copy = deepcopy(data)
    *way, last = [int(step) if step.isdecimal() else step for step in path.split(".")]
    inner = copy
    for step in way:
        inner = inner[step]
    inner[last] = value
    return copy


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("code", "gives"),
        ("code", "discard"),
        ("seat", 3),
        ("seat", -1),
        ("seat", "0"),
        ("asked", [3]),
        ("asked", None),
        ("left", 1.5),
        ("optional", None),
        ("about.to", None),
        ("about.match", {}),
        ("choices.0.action", "29"),
        ("choices.0.verb", "play"),
        ("choices.0.target", {"kind": "card", "seat": 1}),
        ("choices.0.target.card", "K14"),
        ("choices.0.target.card", None),
        ("effect", {"card": "K1", "user": 0, "sentence": 0, "start": 0}),
        ("chosen", [None]),
    ],
)
def test_a_question_of_another_form_is_refused(path, value):
    check = validator("@question")
    assert check.is_valid(QUESTION)
    assert not check.is_valid(changed(QUESTION, path, value))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("kind", "name"),
        ("kind", "name_domain"),
        ("other", 3),
        ("about.value", 14),
        ("about.value", -1),
        ("about.value", None),
        ("cards.0.card", "?"),
        ("cards.0.from.zone", "trump deck"),
        ("cards.0.from.index", "3"),
        ("cards.0.to.at", "c3"),
        ("cards.0.from", None),
        ("cards", None),
    ],
)
def test_an_event_of_another_form_is_refused(path, value):
    check = validator("@event")
    assert check.is_valid(EVENT)
    assert not check.is_valid(changed(EVENT, path, value))


# --- the types in a few signs --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        ("int", [0, -3], [1.5, "1", True, None]),
        ("bool", [True, False], [0, None]),
        ("text", ["", "K9"], [0, None]),
        ("float", [0, 1.5], ["1", None]),
        ("card", ["K1", "W2"], ["K14", "K1'", 0, None]),
        ("value", [0, 13], [14, -1, "3"]),
        ("domain", ["science"], ["S", 1]),
        ("seat", [0, 2], [3, -1]),
        ("zone", ["deck", "face_down"], ["hand 0", "attic"]),
        ("span", [[0, 5]], [[0], [0, 5, 6], ["0", "5"], None]),
        ("low|high", ["low", "high"], ["low|high", "middle", None]),
        ("int?", [3, None], ["3"]),
        ("[int]", [[], [1, 2]], [[None], 1, None]),
        ("[int?]", [[None, 1]], [None]),
        ("[int]?", [[1], None], [[None]]),
        ("[[card]]", [[["K1"], []]], [["K1"], None]),
        ("low|high?", ["low", None], ["", 0]),
        ("@use", [{"seat": 0, "card": "K1"}], [{"seat": 0}, {"seat": 0, "card": "K1", "x": 1}, None]),
        ("@use?", [{"seat": 0, "card": "K1"}, None], [{}]),
        ("[@pair]", [[{"a": 1, "b": None}]], [[{"a": 1}], [None]]),
        ("target", [{"kind": "seat", "seat": 2}, {"kind": "pile", "pile": 1}], [{"kind": "seat"}, {"seat": 2}, None]),
    ],
)
def test_a_type_is_written_in_a_few_signs(kind, good, bad):
    check = validator(kind, pair={"a": "int", "b": "int?"})
    assert [value for value in good if not check.is_valid(value)] == []
    assert [value for value in bad if check.is_valid(value)] == []


def test_a_tag_says_which_fields_there_are():
    """Of a target beside the tag, else under about."""
    kinds = {"one": {"a": "int"}, "two": {"b": "int"}}
    beside = Draft202012Validator(one_of("kind", kinds, {}))
    assert beside.is_valid({"kind": "one", "a": 1})
    assert not beside.is_valid({"kind": "one", "b": 1})
    within = Draft202012Validator(one_of("kind", kinds, {"seat": "int"}))
    assert within.is_valid({"kind": "two", "seat": 1, "about": {"b": 1}})
    assert not within.is_valid({"kind": "two", "seat": 1, "about": {"a": 1}})
    with pytest.raises(ValidationError):
        Draft202012Validator(exactly({"a": {"type": "integer"}})).validate({})


# --- whole schemas -------------------------------------------------------------------------------


def objects_in(schema: object) -> Iterator[dict[str, Any]]:
    """Every part of a schema that describes an object."""
    if isinstance(schema, dict):
        if schema.get("type") == "object":
            yield schema
        for part in schema.values():
            yield from objects_in(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from objects_in(part)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_every_record_is_closed_and_named_by_identifiers(subject):
    """Only of a command slots may be left open."""
    schema = schema_of(subject.game())
    assert meta.is_valid(schema)
    defs = schema["$defs"]
    assert isinstance(defs, dict)
    commands, records = [list(objects_in(defs.pop("command"))), list(objects_in(defs))]
    assert len(records) > 40
    for one in records:
        assert sorted(one["required"]) == sorted(one["properties"])
    for one in records + commands:
        assert one["additionalProperties"] is False
        for name, kind in one["properties"].items():
            assert IDENTIFIER.fullmatch(name), name
            assert IDENTIFIER.fullmatch(kind.get("const", "x").replace("-", "_")), kind


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_codes_kinds_verbs_and_zones_are_identifiers(subject):
    game = subject.game()
    records = game.records
    words = [*records.questions, *records.events, *records.verbs, *records.records, *records.targets]
    words += [zone.name for zone in game.blank().zone_names()]
    assert [word for word in words if not IDENTIFIER.fullmatch(word)] == []


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_whatever_is_spoken_of_is_defined(subject):
    schema = schema_of(subject.game())
    defs = schema["$defs"]
    assert isinstance(defs, dict)
    named = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema)))
    assert named <= set(defs)
    assert set(RECORDS) <= set(defs)


def test_the_order_of_cards_in_a_zone_is_described():
    """Bottom first: the top card of a discard pile is the last one a view lists, and has the highest index."""
    table = tricks_table(["K3 K4", "S3 S4"], deck="T5 T6 T7", discard="V5 V6")
    assert shown_zone(table, 0, "discard", None)["cards"] == ["V6", "V5"]
    described = json.dumps(schema_of(table.game))
    assert "of a pile the bottom card first and the top card last" in described
