"""What happened, as data, and per seat what it may see of it. (Family 6.6)"""

from __future__ import annotations

from typing import SupportsIndex

from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.cards import HIDDEN, card_id, cards_text
from techdeck.core.given import eyes_of, whole
from techdeck.core.spots import Spot, ZoneName
from techdeck.core.zones import EVERYBODY, MAX_SEATS


class Effect:
    """The words of a card's text that are being carried out: which sentence, and where it stands in the text."""

    def __init__(self, card: int, user: int, sentence: int, start: int, end: int) -> None:
        self.card = card
        self.user = user
        self.sentence = sentence
        self.start = start
        self.end = end

    def __reduce__(self) -> tuple[type[Effect], tuple[int, int, int, int, int]]:
        return Effect, (self.card, self.user, self.sentence, self.start, self.end)

    def __repr__(self) -> str:
        return f"Effect({card_id(self.card)}, user={self.user}, sentence={self.sentence})"

    def to_dict(self) -> dict[str, object]:
        """The same as plain data; start is the first character, end the one after the last."""
        return {
            "card": card_id(self.card),
            "user": self.user,
            "sentence": self.sentence,
            "start": self.start,
            "end": self.end,
        }


class Moved:
    """A card that moved, or was shown where it lies (then both spots are the same), and who sees which card it is."""

    def __init__(self, card: int, seers: int, source: Spot, target: Spot) -> None:
        self.card = card
        self.seers = seers
        self.source = source
        self.target = target

    def __reduce__(self) -> tuple[type[Moved], tuple[int, int, Spot, Spot]]:
        return Moved, (self.card, self.seers, self.source, self.target)

    def __repr__(self) -> str:
        return f"Moved({card_id(self.card)}, {self.source!r} to {self.target!r})"

    def to_dict(self) -> dict[str, object]:
        """The same as plain data; a card that is not seen is null."""
        card = None if self.card == HIDDEN else card_id(self.card)
        return {"card": card, "from": self.source.to_dict(), "to": self.target.to_dict()}


def ends_of(moved: Moved) -> str:
    """Where a card came from and where it went, in one word to sort by: its number would tell."""
    return moved.source.text() + moved.target.text()


class Event:
    """One thing that happened: its kind, who did it and to whom, the cards that moved or were shown, named facts.

    Of the facts only those in the mask may see, others see what veiled says.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        other: int,
        moved: list[Moved],
        about: dict[str, object],
        effect: Effect | None,
        insiders: int = EVERYBODY,
        veiled: dict[str, object] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.other = other
        self.moved = moved
        self.about = about
        self.effect = effect
        self.insiders = insiders
        self.veiled = veiled

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self.kind, self.seat, self.other, self.moved, self.about, self.effect, self.insiders, self.veiled)
        return Event, parts

    def __repr__(self) -> str:
        seats = f"seat={self.seat}, " + (f"other={self.other}, " if self.other >= 0 else "")
        return f"Event({self.kind!r}, {seats}cards=[{cards_text(self.cards)}], about={self.about})"

    @property
    def cards(self) -> list[int]:
        """The cards that moved or were shown, HIDDEN where they are not seen."""
        return [moved.card for moved in self.moved]

    def take_in(self, moved: Moved) -> None:
        """A card has moved as part of this event; if it has moved before, it came from where it lay first."""
        for before in [one for one in self.moved if one.card == moved.card]:
            moved.source = before.source
            self.moved.remove(before)
        self.moved.append(moved)

    def has_moved(self, card: i64) -> bool:
        """Whether the card has moved as part of this event already."""
        return int(card) in self.cards

    def before(self, spot: Spot, came: int) -> Spot:
        """Where a card lay before the event that lies here now: so many came below it, and others left from there."""
        if spot.index >= 0:
            spot.index -= came
            for index in sorted([one.source.index for one in self.moved if one.source.is_in(spot)]):
                if 0 <= index <= spot.index:
                    spot.index += 1
        return spot

    def seen_by(self, seat: SupportsIndex | None) -> Event:
        """The event as this seat (None: an onlooker) may see it."""
        return self.seen_with(eyes_of(seat, MAX_SEATS))

    def seen_with(self, eyes: i64) -> Event:
        """The same for eyes that are somebody's; who else saw the cards is not told, nor which came between them."""
        seen = [Moved(m.card, EVERYBODY, m.source, m.target) for m in self.moved if has(m.seers, eyes)]
        hidden = [Moved(HIDDEN, EVERYBODY, m.source, m.target) for m in self.moved if not has(m.seers, eyes)]
        if len(hidden) > 1:
            hidden.sort(key=ends_of)
        about = self.about
        if self.veiled is not None and not has(self.insiders, eyes):
            about = {**about, **self.veiled}
        return Event(self.kind, self.seat, self.other, seen + hidden, about, self.effect)

    def to_dict(self) -> dict[str, object]:
        """The event as plain data; call it on what seen_by() gave."""
        return {
            "kind": self.kind,
            "seat": self.seat if self.seat >= 0 else None,
            "other": self.other if self.other >= 0 else None,
            "cards": [moved.to_dict() for moved in self.moved],
            "effect": None if self.effect is None else self.effect.to_dict(),
            "about": self.about,
        }


class Journal:
    """The events of a table in order; every seat gets every event, masked, so their numbers tell nothing."""

    def __init__(self, players: int, zones: list[ZoneName]) -> None:
        self.players = players
        self.named = {zone.zone: zone for zone in zones}
        self.events: list[Event] = []
        self.open: Event | None = None
        """An event that is told while it happens: what moves meanwhile is part of it."""

    def __reduce__(self) -> tuple[object, ...]:
        return journal_of, (self.players, [(z.name, z.zone, z.seat) for z in self.named.values()], self.events)

    def __repr__(self) -> str:
        return f"Journal(events: {len(self.events)})"

    def add(self, event: Event) -> None:
        """Note an event."""
        self.events.append(event)

    def add_before(self, event: Event) -> None:
        """Note an event that comes before the open one."""
        if self.open is None:
            self.events.append(event)
        else:
            self.events.insert(self.events.index(self.open), event)

    def feed(self, seat: SupportsIndex | None, since: SupportsIndex = 0) -> list[Event]:
        """The events from a number on, as the seat sees them."""
        eyes = eyes_of(seat, self.players)
        return [event.seen_with(eyes) for event in self.events[whole(since) :]]


def journal_of(players: int, zones: list[tuple[str, int, int]], events: list[Event]) -> Journal:
    """A journal with these events."""
    journal = Journal(players, [ZoneName(name, zone, seat) for name, zone, seat in zones])
    journal.events = events
    return journal
