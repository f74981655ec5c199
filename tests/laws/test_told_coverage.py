"""The sample comes by everything that is declared: each question, event, verb and target, of all games and of each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from techdeck.core.records import EVENTS, QUESTIONS, TARGETS, VERBS, GameRecords
from techdeck.core.state import State
from tests.laws.subjects import BOOKS, SUBJECTS, Subject
from tests.laws.walk import Pace, walks

NEVER = {
    "question over": "the end is no decision; law_questions_obey_their_schema sees it",
    "question may": "no card of the open edition asks it so: tests/core/test_questions.py does",
}
"""What is declared for all games and yet no decision or event of the sample, with the reason."""

HOUSE = {
    *("event pass_hand", "event reveal_hand", "event search_for", "event swap_hands", "event take_from_hand"),
    *("question discard_theirs", "question put_one"),
    *("question count_as_value", "question put_discard_under_deck", "question search_for", "question take_from_hand"),
}
"""What no card of the open edition brings up, only texts of a house do: tests/laws/test_verbs.py sees all of it."""
LATER = {"event look_at_cards", "question give_aside", "question show_to", "question shuffle_in", "verb shuffle_in"}
"""The same, for verbs that came later."""

SELDOM: dict[str, dict[str, str]] = {
    "tricks": {"event tie_break": "few games end with players level: tests/rulebook/tricks/test_9_end.py has some"},
}
"""What single games declare, by their names, and the sample may miss, with the reason."""


def declared(records: GameRecords) -> set[str]:
    """All questions, events, verbs and targets that are declared."""
    return named(records.questions, records.events, records.verbs, records.targets)


def named(questions: object, events: object, verbs: object, targets: object) -> set[str]:
    """Those words, each with what it is."""
    lists = {"question": questions, "event": events, "verb": verbs, "target": targets}
    return {f"{what} {word}" for what, words in lists.items() for word in words}  # type: ignore[attr-defined]  # names


ALL_GAMES = named(QUESTIONS, EVENTS, VERBS, TARGETS)


@cache
def seen_in(name: str) -> frozenset[str]:
    """What the walks of a game come by: its edge tables and a few games, of few and of many players."""
    subjects = [subject for subject in SUBJECTS if subject.name == name]
    return frozenset(word for subject in {subjects[0], subjects[-1]} for word in told(subject))


def told(subject: Subject) -> Iterator[str]:
    """What is asked and told in the sample of one table size."""
    pace = Pace(games=3, every=1, edges=subject.book.edge_tables)
    for moments, _ in walks(subject, pace):
        state: State | None = None
        for moment in moments:
            state = moment.state
            if not state.is_terminal():
                yield from asked(state)
        if state is not None and state.journal is not None:
            yield from [f"event {event.kind}" for event in state.journal.events]


def asked(state: State) -> Iterator[str]:
    """The question of this moment with its verbs and targets, to one seat, its ways out and the clock's choices."""
    question = state.question(state.current_player())
    yield f"question {question.code}"
    for choice in (*question.choices, *question.ways_out, *question.clock):
        yield f"verb {choice.verb}"
        if choice.target is not None:
            yield f"target {choice.target['kind']}"


@pytest.mark.parametrize("name", BOOKS)
def test_what_a_game_declares_occurs_in_it(name: str) -> None:
    records = next(subject for subject in SUBJECTS if subject.name == name).game().records
    own = declared(records) - ALL_GAMES
    missed = own - seen_in(name)
    assert missed <= set(SELDOM.get(name, {})), sorted(missed)


def test_what_all_games_share_occurs_in_some() -> None:
    seen = {word for name in BOOKS for word in seen_in(name)}
    missed = ALL_GAMES - seen
    assert missed == set(NEVER) | HOUSE | LATER, sorted(missed)
