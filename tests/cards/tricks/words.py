"""Words for the cards of Tricks of the Trade: what a seat saw happen, and what changed cards count as."""

from techdeck.core.cards import card_id
from techdeck.core.events import Event
from techdeck.games.tricks.table import Tricks

BESIDES = ("lose_track",)
"""Events that are looked at in tests of their own."""


def seen_by(table: Tricks, seat: int | None) -> list[str]:
    """All events as the seat saw them (None: an onlooker), each in a line, but for who lost track of what."""
    assert table.journal is not None
    return [in_short(event) for event in table.journal.feed(seat) if event.kind not in BESIDES]


def in_short(event: Event) -> str:
    """Kind, seat if any, to whom, cards, facts."""
    who = [str(event.seat)] if event.seat >= 0 else []
    whom = [f"to {event.other}"] if event.other >= 0 else []
    facts = [str(fact) for fact in event.about.values() if fact is not None]
    return " ".join([event.kind, *who, *whom, *[card_id(card) for card in event.cards], *facts])


def changed(table: Tricks, seat: int | None = 0) -> dict[str, tuple[int, str]]:
    """The cards that count as something else, as the seat is told: value and domain of each. (Family 5.1)"""
    told = table.view(seat).to_dict()["changed"]
    assert isinstance(told, list)
    return {change["card"]: (change["value"], change["domain"]) for change in told}
