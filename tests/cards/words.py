"""Words to say who knows a card, what a seat saw happen, and which sentences were left out."""

from techdeck.core.bits import bit
from techdeck.core.cards import card_id, parse_card
from techdeck.core.events import Event
from techdeck.core.state import State
from techdeck.core.zones import ONLOOKER
from tests.table_words import sentences

ALL = {0, 1, 2, ONLOOKER}
"""Everybody at a table of three, and people who watch."""
NOBODY: set[int] = set()


def who_knows(table: State, text: str) -> set[int]:
    """The seats, onlookers included, that know where this card lies. (Family 6.2)"""
    card = parse_card(text)
    return {seat for seat in [*range(int(table.players)), ONLOOKER] if table.zones.knows(seat, card)}


def let_know(table: State, seat: int, text: str) -> None:
    """The seat knows these cards from earlier in the game."""
    for word in text.split():
        table.zones.learn(parse_card(word), bit(seat))


def seen_by(table: State, seat: int | None) -> list[str]:
    """All events as the seat saw them (None: an onlooker), each in a line, but for who lost track of what."""
    assert table.journal is not None
    return [in_short(event) for event in table.journal.feed(seat) if event.kind != "lose_track"]


def in_short(event: Event) -> str:
    """Kind, seat if any, to whom, cards, facts."""
    who = [str(event.seat)] if event.seat >= 0 else []
    whom = [f"to {event.other}"] if event.other >= 0 else []
    cards = [card_id(card) for card in event.cards]
    return " ".join([event.kind, *who, *whom, *cards, *[str(fact) for fact in event.about.values()]])


def skipped(table: State) -> list[str]:
    """The sentences the log says were left out, each once: one of several steps may say it at each. (Family 3.3)"""
    return list(dict.fromkeys(sentences(table, "skip")))


def let_count_as(table: State, text: str, value: int) -> None:
    """This card counts as another value from earlier in the game. (Family 5.1)"""
    card = parse_card(text)
    table.alter(card, value, table.domain_of(card))


def value_of(table: State, text: str) -> int:
    """The value this card counts as now. (Family 5.4)"""
    return int(table.value_of(parse_card(text)))


def without(card: str, text: str) -> str:
    """The cards of a text but this one."""
    return " ".join(word for word in text.split() if word != card)
