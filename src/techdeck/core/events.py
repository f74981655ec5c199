"""What happened, and per seat what it may see of it. (Family 6.6)"""

from typing import SupportsIndex

from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.cards import HIDDEN, card_id
from techdeck.core.given import eyes_of, whole
from techdeck.core.zones import EVERYBODY, MAX_SEATS


class Event:
    """One thing that happened: kind, the seat that did it, cards with the mask of those who see them, a detail."""

    def __init__(self, kind: str, seat: int, cards: list[int], seers: int, detail: str) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.seers = seers
        self.detail = detail

    def __reduce__(self) -> tuple[type["Event"], tuple[str, int, list[int], int, str]]:
        return Event, (self.kind, self.seat, self.cards, self.seers, self.detail)

    def seen_by(self, seat: SupportsIndex | None) -> "Event":
        """The event as this seat (None: an onlooker) may see it."""
        return self.seen_with(eyes_of(seat, MAX_SEATS))

    def seen_with(self, eyes: i64) -> "Event":
        """The same for eyes that are somebody's."""
        cards = self.cards if has(self.seers, eyes) else [HIDDEN] * len(self.cards)
        return Event(self.kind, self.seat, cards, EVERYBODY, self.detail)  # who else saw the cards is not told

    def to_dict(self) -> dict[str, str | int | list[str]]:
        """The event as plain data; call it on what seen_by() gave."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "cards": [card_id(card) for card in self.cards],
            "detail": self.detail,
        }


class Journal:
    """The events of a table in order; every seat gets every event, masked, so their numbers tell nothing."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.events: list[Event] = []

    def __reduce__(self) -> tuple[object, ...]:
        return journal_of, (self.players, self.events)

    def add(self, kind: str, seat: i64, cards: list[int], seers: i64, detail: str) -> None:
        """Note an event."""
        self.events.append(Event(kind, int(seat), cards, int(seers), detail))

    def feed(self, seat: SupportsIndex | None, since: SupportsIndex = 0) -> list[Event]:
        """The events from a number on, as the seat sees them."""
        eyes = eyes_of(seat, self.players)
        return [event.seen_with(eyes) for event in self.events[whole(since) :]]


def journal_of(players: int, events: list[Event]) -> Journal:
    """A journal with these events."""
    journal = Journal(players)
    journal.events = events
    return journal
