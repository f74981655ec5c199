"""JSON Schema of what clients of a game see: view, question, event, command, action; made from the declared records."""

from __future__ import annotations

from techdeck.core.cards import DOMAIN_NAMES, card_id
from techdeck.core.game import Game
from techdeck.core.records import DESCRIPTIONS, EVENT, QUESTION, Fields, GameRecords

Schema = dict[str, object]
DRAFT = "https://json-schema.org/draft/2020-12/schema"
NULL: Schema = {"type": "null"}


def schema_of(game: Game) -> Schema:
    """The schema of a game; view, question, event, command and action are under $defs."""
    records = game.records
    defs: dict[str, object] = {**words_of(game, records), **named_records(records)}
    defs["target"] = one_of("kind", records.targets, {})
    defs["view"] = record(records.view)
    defs["question"] = one_of("code", records.questions, QUESTION)
    defs["event"] = one_of("kind", records.events, EVENT)
    defs["action"] = {"anyOf": [action(kind.name, kind.takes != "") for kind in game.actions.kinds] + WAYS_OUT}
    defs["command"] = commands(game, records)
    parts = {name: ref(name) for name in ("view", "question", "event", "command", "action")}
    return {"$schema": DRAFT, "title": game.title, "type": "object", "properties": parts, "$defs": defs}


def words_of(game: Game, records: GameRecords) -> dict[str, object]:
    """The simple types of a game: its cards, zones, verbs, and what a value or a seat can be."""
    zones = sorted({named.name for named in game.blank().zone_names()})
    return {
        "card": {"enum": [card_id(card) for card in range(game.cards)]},
        "value": {"type": "integer", "minimum": 0, "maximum": 13},
        "domain": {"enum": DOMAIN_NAMES},
        "seat": {"type": "integer", "minimum": 0, "maximum": game.players - 1},
        "zone": {"enum": zones},
        "verb": {"enum": list(dict.fromkeys(records.verbs))},
        "at": NULL if records.at == "null" else field(f"{records.at}?"),
    }


def named_records(records: GameRecords) -> dict[str, object]:
    """The records that are parts of others, and unions of records told apart by their kind."""
    unions = {name: one_of("kind", kinds, {}) for name, kinds in records.unions.items()}
    return {**unions, **{name: described(name, record(fields)) for name, fields in records.records.items()}}


def described(name: str, schema: Schema) -> Schema:
    """A schema with what is to be said of its record in words, if anything is."""
    return {"description": DESCRIPTIONS[name], **schema} if name in DESCRIPTIONS else schema


def commands(game: Game, records: GameRecords) -> Schema:
    """The commands of a game: its own forms, and for every verb what it may point at; a slot may be left out."""
    found: list[object] = []
    for form in game.commands:
        types = {slot.name: f"[{slot.type}]" if slot.many else slot.type for slot in form.slots}
        found.append(command(form.kind, {name: field(kind) for name, kind in types.items()}))
    pointing: dict[str, object] = {kind: pointed_at(fields) for kind, fields in records.targets.items()}
    pointing["target"] = ref("target")
    found += [command(verb, pointing) for verb in dict.fromkeys(records.verbs)]
    return {"anyOf": found}


def command(kind: str, slots: dict[str, object]) -> Schema:
    """A command of a kind with these slots."""
    properties: dict[str, object] = {"kind": {"const": kind}, **slots}
    return {"type": "object", "properties": properties, "required": ["kind"], "additionalProperties": False}


def pointed_at(fields: Fields) -> Schema:
    """What a slot takes that says at what a choice points: its only field, or all of them together."""
    return field(next(iter(fields.values()))) if len(fields) == 1 else record(fields)


def record(fields: Fields) -> Schema:
    """An object with just these fields, all of them."""
    return exactly({name: field(kind) for name, kind in fields.items()})


def exactly(properties: dict[str, object]) -> Schema:
    """An object with these properties, all of them and no others."""
    required = list(properties)
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def one_of(tag: str, kinds: dict[str, Fields], common: Fields) -> Schema:
    """An object whose tag says which fields it has: of a target beside the tag, else under about."""
    found: list[object] = []
    for code, fields in kinds.items():
        properties: dict[str, object] = {tag: {"const": code}}
        properties |= {name: field(kind) for name, kind in (common or fields).items()}
        if common:
            properties["about"] = record(fields)
        found.append(exactly(properties))
    return {"oneOf": found}


def field(kind: str) -> Schema:
    """A type in a few signs as a schema."""
    if kind.endswith("?"):
        return {"anyOf": [field(kind[:-1]), NULL]}
    if kind.startswith("["):
        return {"type": "array", "items": field(kind[1:-1])}
    if " or " in kind:
        return {"anyOf": [field(part) for part in kind.split(" or ")]}
    if kind.startswith("="):
        return {"const": kind[1:]}
    if kind.startswith("@"):
        return ref(kind[1:])
    if kind == "span":
        return {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}
    if "|" in kind:
        return {"enum": kind.split("|")}
    plain = {"int": "integer", "bool": "boolean", "text": "string", "float": "number"}.get(kind)
    return ref(kind) if plain is None else {"type": plain}


def ref(name: str) -> Schema:
    """The definition of this name."""
    return {"$ref": f"#/$defs/{name}"}


def action(name: str, argument: bool) -> Schema:
    """An action in its structured form: id, kind, and the argument in text where the kind takes one."""
    properties: dict[str, object] = {"action": {"type": "integer"}, "kind": {"const": name}}
    if argument:
        properties["argument"] = {"type": "string"}
    return exactly(properties)


WAYS_OUT: list[Schema] = [action("concede", False), action("draw", False)]
