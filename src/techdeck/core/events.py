"""What happened, and per seat what it may see of it. (Family 6.6)"""

from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.cards import HIDDEN, card_id
from techdeck.core.zones import EVERYBODY, ONLOOKER


class Event:
    """One thing that happened: kind, the seat that did it, cards with the mask of those who see them, a detail."""

    def __init__(self, kind: str, seat: int, cards: list[int], seers: int, detail: str) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.seers = seers
        self.detail = detail

    def seen_by(self, seat: int | None) -> "Event":
        """The event as this seat (None: an onlooker) may see it."""
        if has(self.seers, ONLOOKER if seat is None else seat):
            return self
        return Event(self.kind, self.seat, [HIDDEN] * len(self.cards), EVERYBODY, self.detail)

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

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: str, seat: i64, cards: list[int], seers: i64, detail: str) -> None:
        """Note an event."""
        self.events.append(Event(kind, int(seat), cards, int(seers), detail))

    def feed(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events from a number on, as the seat sees them."""
        return [event.seen_by(seat) for event in self.events[since:]]
