"""The sample comes by everything: each card's effect, each frame, conceded seats, stand-ins, time-ups, edges."""

from collections import Counter

import pytest

from techdeck.core.cards import card_id, face
from techdeck.core.counting import CONCEDED
from techdeck.core.effects.registers import REGISTERS
from techdeck.core.effects.run import Ask
from techdeck.core.moves import move_by_stand_in
from techdeck.core.state import State
from techdeck.core.zones import DECK, DISCARD, HAND, PENDING, SECOND_DECK, SECOND_DISCARD
from techdeck.games import load_game
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.walk import Pace, walks

EFFECTS = {f"effect {card_id(card)}" for card in range(52)}
ALWAYS = {
    "empty deck",
    "empty hand",
    "no card to draw anywhere",
    "half of a secret choice",
    "stand-in",
    "clock",
    "text within a text",
    "keyed",
    "other options",
    "the end",
}
"""What every sample comes by, unless the game's book says that the game has no such thing."""


def visited(subject: Subject, pace: Pace) -> Counter[str]:
    """What the walks of a pace come by, and how often."""
    seen: Counter[str] = Counter()
    for moments, _ in walks(subject, pace):
        state: State | None = None
        for moment in moments:
            state = moment.state
            seen.update(now(state) | subject.book.also_seen(state))
        if state is not None:
            seen.update(in_the_end(state))
    return seen


def now(state: State) -> set[str]:
    """What is going on at this moment."""
    zones, seats = state.zones, range(int(state.players))
    decks = [int(zones.count(zone)) for zone in ([DECK, SECOND_DECK] if state.two_piles else [DECK])]
    discards = zones.count(DISCARD) + zones.count(SECOND_DISCARD)
    seen = {f"frame {type(frame).__name__}" for frame in state.frames[-1:]}
    seen |= {f"verb {type(frame.verb).__name__}" for frame in state.frames[-1:] if isinstance(frame, Ask)}
    if state.is_terminal():
        return seen | {"the end"}
    facts = {
        "empty deck": min(decks) == 0,
        "no card to draw anywhere": sum(decks) + discards == 0,
        "empty hand": any(zones.count(HAND + seat) == 0 for seat in seats),
        "half of a secret choice": sum(zones.count(PENDING + seat) > 0 for seat in seats) > 0,
        "conceded seat": bool(state.nums[CONCEDED]),
        "text within a text": state.regs_used > REGISTERS,
        "keyed": state.key is not None,
        "other options": state.game.options() != load_game(state.game.name, state.game.players).options(),
    }
    return seen | {name for name, holds in facts.items() if holds}


def in_the_end(state: State) -> set[str]:
    """What happened up to here."""
    seen = {"stand-in"} if any(move_by_stand_in(move) for move in state.moves) else set()
    seen |= {"clock"} if any(seat == -1 for seat, _ in state.history()) else set()
    for event in state.journal.events if state.journal is not None else []:
        seen.add(f"event {event.kind}")
        if event.kind in ("use", "copy"):
            seen |= {f"effect {card_id(face(card))}" for card in event.cards}
    return seen


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_the_sample_comes_by_everything(subject: Subject) -> None:
    """The smallest pace of any law, 6 dealt games and all edge tables once, together with a few games more."""
    book, players = subject.book, subject.players
    edges = visited(subject, Pace(games=0, every=1, edges=book.edge_tables))
    missed = EFFECTS - set(edges) - book.never(players)
    assert not missed, sorted(missed)
    seen = edges + visited(subject, Pace(games=14, every=1, edges=0))
    wanted = ALWAYS - book.never(players) | book.must_visit(players) | ({"conceded seat"} if players > 2 else set())
    assert set(seen) >= wanted, sorted(wanted - set(seen))
    assert not set(seen) & book.never(players), "the book says that this can't occur"
