"""Where a card lies, as clients are told it: the zone by its name, whose it is, how far up, and where in play."""

from __future__ import annotations

from typing import Final

from techdeck.core.zones import ASIDE, DECK, DISCARD, EXPELLED, HAND, PENDING, USED

NOBODYS: Final = -1
"""The seat of a zone that is nobody's."""
ANYWHERE: Final = -1
"""The index where the order of cards means nothing, or nobody may know it."""


class ZoneName:
    """A zone of a game with its name, an identifier, and the seat whose it is.

    A label is what positions call it, where its seat follows from another line of the position.
    """

    def __init__(self, name: str, zone: int, seat: int = NOBODYS, label: str = "") -> None:
        self.name = name
        self.zone = zone
        self.seat = seat
        self.label = label

    def text(self) -> str:
        """The zone as positions write it: trump deck, hand 0."""
        if self.label:
            return self.label
        words = self.name.replace("_", " ")
        return words if self.seat < 0 else f"{words} {self.seat}"


class Spot:
    """One place for a card: index counts from the bottom; at is a square or a place in the city, where there is one."""

    def __init__(self, zone: str, seat: int, index: int, at: object = None) -> None:
        self.zone = zone
        self.seat = seat
        self.index = index
        self.at = at

    def __reduce__(self) -> tuple[type[Spot], tuple[str, int, int, object]]:
        return Spot, (self.zone, self.seat, self.index, self.at)

    def __repr__(self) -> str:
        parts = [self.zone] if self.seat < 0 else [self.zone, str(self.seat)]
        parts += [f"index {self.index}"] if self.index >= 0 else []
        return f"<{' '.join(parts)}>" if self.at is None else f"<{' '.join(parts)} at {self.at}>"

    def is_in(self, other: Spot) -> bool:
        """Whether both lie in the same zone."""
        return self.zone == other.zone and self.seat == other.seat

    def text(self) -> str:
        """The spot in one word to sort by."""
        return f"{self.zone} {self.seat} {self.index} {self.at} "

    def to_dict(self) -> dict[str, object]:
        """The spot as plain data."""
        return {
            "zone": self.zone,
            "seat": self.seat if self.seat >= 0 else None,
            "index": self.index if self.index >= 0 else None,
            "at": self.at,
        }


def seat_zones(name: str, first: int, seats: int) -> list[ZoneName]:
    """A zone of this name for each seat."""
    return [ZoneName(name, first + seat, seat) for seat in range(seats)]


def common_zones(seats: int, first: str = "") -> list[ZoneName]:
    """The zones every game has; where there are two decks, first is what the names of the first one end in."""
    piles = [ZoneName(f"deck{first}", DECK), ZoneName(f"discard{first}", DISCARD), ZoneName("aside", ASIDE)]
    piles += [ZoneName("used", USED), ZoneName("expelled", EXPELLED)]
    return [*piles, *seat_zones("hand", HAND, seats), *seat_zones("face_down", PENDING, seats)]
