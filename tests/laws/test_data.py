"""What clients are told as data: by its schema, complete, and enough to keep a picture of the table."""

import json
from collections.abc import Iterator
from functools import cache

import pytest
from jsonschema_rs import Draft202012Validator

from techdeck.core.schema import schema_of
from tests.laws.client import Client, differences
from tests.laws.fields import spoilt
from tests.laws.permute import scrambled
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.walk import Law, Moment, Pace, game_walk, hold

GAMES = 3


@cache
def validator(subject: Subject, part: str) -> Draft202012Validator:
    """The validator of views, questions, events or actions of a game."""
    schema = schema_of(subject.game())
    return Draft202012Validator({"$defs": schema["$defs"], "$ref": f"#/$defs/{part}"})


def check(subject: Subject, part: str, data: object) -> None:
    """The data obeys the schema."""
    text = json.loads(json.dumps(data))
    for error in validator(subject, part).iter_errors(text):
        raise AssertionError(f"{part}: {error.message} in {json.dumps(text)[:1500]}")


def law_views_obey_their_schema(moment: Moment) -> None:
    """Every field is there, named and of its type, and no other."""
    for seat in moment.eyes:
        check(moment.subject, "view", moment.state.view(seat).to_dict())


def law_questions_obey_their_schema(moment: Moment) -> None:
    """So does every question, whoever looks on."""
    for seat in moment.eyes:
        check(moment.subject, "question", moment.state.question(seat).to_dict())


def law_choices_are_the_legal_actions(moment: Moment) -> None:
    """Every legal action is some choice, every choice a legal action, and no two choices say the same."""
    state = moment.state
    for seat in moment.seats():
        question = state.question(seat)
        assert [choice.action for choice in question.choices] == state.legal_actions(seat)
        assert [choice.action for choice in question.ways_out] == state.ways_out(seat)
        assert [choice.action for choice in question.clock] == state.legal_actions(-1)
        assert question.asked == state.acting_seats()
        said = [json.dumps([choice.verb, choice.target]) for choice in question.choices]
        assert len(said) == len(set(said)), f"two choices of {question.code} say the same: {sorted(said)}"
        for action in state.legal_actions(seat):
            check(moment.subject, "action", state.game.actions.to_dict(action))


def law_questions_tell_nothing(moment: Moment) -> None:
    """Everything a seat can't know is changed, and what it is asked, or hears that others are asked, stays the same."""
    state = moment.state
    for seat in moment.eyes:
        other = scrambled(state, seat, moment.subject.book, moment.rng)
        one, two = (json.dumps(table.question(seat).to_dict()) for table in (state, other))
        assert one == two, f"seat {seat}"


def law_no_field_is_missed_and_none_is_too_many(moment: Moment) -> None:
    """A view, a question or an event from which any field is left out, or to which one is added, is refused."""
    state, seat = moment.state, moment.rng.choice(moment.eyes)
    told: list[tuple[str, object]] = [
        ("view", state.view(seat).to_dict()),
        ("question", state.question(seat).to_dict()),
    ]
    if state.journal is not None:
        told += [("event", event.to_dict()) for event in state.journal.feed(seat)[-6:]]
    for part, data in told:
        valid, read = validator(moment.subject, part).is_valid, json.loads(json.dumps(data))
        for what in spoilt(read):
            assert not valid(read), f"{part}{what} is let pass"


LAWS: list[Law] = [
    law_views_obey_their_schema,
    law_questions_obey_their_schema,
    law_choices_are_the_legal_actions,
    law_questions_tell_nothing,
]


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_data_is_as_declared(law: Law, subject: Subject) -> None:
    hold(law, subject, Pace(games=4, every=23, edges=24, edge_every=9))


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_no_field_may_be_missed_or_added(subject: Subject) -> None:
    hold(law_no_field_is_missed_and_none_is_too_many, subject, Pace(games=1, every=97, edges=4, edge_every=19))


def followed(subject: Subject, seed: int, seat: int | None) -> Iterator[tuple[Moment, list[str]]]:
    """A game, and at each moment where a client that hears only events differs from the seat's view."""
    client, heard = None, 0
    for moment in game_walk(subject, seed):
        journal = moment.state.watch()
        view = json.dumps(moment.state.view(seat).to_dict())
        if client is None:
            client = Client(view)
        for event in journal.feed(seat, heard):
            check(subject, "event", event.to_dict())
            client.hear(json.dumps(event.to_dict()))
        heard = len(journal.events)
        yield moment, differences(client, view)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_a_client_keeps_the_table_by_events_alone(subject: Subject) -> None:
    for seed in range(GAMES):
        for seat in [*range(subject.players), None]:
            for moment, wrong in followed(subject, seed, seat):
                told = [json.dumps(event.to_dict()) for event in moment.state.watch().feed(seat)[-6:]]
                assert not wrong, f"seed {seed}, seat {seat}, after {moment.step} actions: {wrong}\n" + "\n".join(told)
