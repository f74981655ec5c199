"""The seats of a table as they are kept: who holds each, by the hash of a secret, and who plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from techdeck.server.protocol import SeatInfo
from techdeck.server.tokens import same
from techdeck.words.people import BOT_NAMES


@dataclass(frozen=True)
class Seat:
    """One seat; without a name it is free."""

    name: str | None = None
    token: str | None = None
    """The hash of the secret of the browser that holds it."""
    bot: str | None = None
    stand_in: bool = False
    left: bool = False
    muted: bool = False
    rematch: bool = False
    nonce: str | None = None

    @property
    def free(self) -> bool:
        """Whether anybody may sit down."""
        return self.name is None

    @property
    def person(self) -> bool:
        """Whether a person plays here, or could come back to."""
        return self.name is not None and self.bot is None and not self.left

    @property
    def automatic(self) -> str | None:
        """The bot that plays it now, if one does: its own, or a stand-in."""
        return self.bot or ("" if self.stand_in or self.left else None)

    def held_by(self, token: str) -> bool:
        """Whether this browser holds it."""
        return self.token is not None and not self.left and same(self.token, token)

    def info(self, seat: int, away: bool) -> SeatInfo:
        """The seat as everybody sees it."""
        away = away and self.person
        flags = (self.stand_in, self.left, self.muted, self.rematch)
        return SeatInfo(seat, self.name, self.bot, away, *flags, self.nonce)


Seats = tuple[Seat, ...]


def read_seats(data: Sequence[dict[str, Any]]) -> Seats:
    """The seats as the store has them."""
    return tuple(Seat(**one) for one in data)


def written(seats: Seats) -> list[dict[str, Any]]:
    """The seats for the store."""
    return [asdict(seat) for seat in seats]


def changed(seats: Seats, number: int, **values: Any) -> Seats:
    """The seats with one of them changed."""
    return tuple(replace(seat, **values) if place == number else seat for place, seat in enumerate(seats))


def bot_name(seats: Seats, number: int) -> str:
    """What a bot on this seat is called: the name of the seat's place, or the next one that is free."""
    taken = {seat.name.casefold() for seat in seats if seat.name is not None}
    for name in BOT_NAMES[number:] + BOT_NAMES[:number]:
        if name.casefold() not in taken:
            return name
    return own_name(seats, BOT_NAMES[number % len(BOT_NAMES)], number)


def own_name(seats: Seats, name: str, number: int) -> str:
    """The name, or with a number behind it if another seat is called so already."""
    others = {seat.name.casefold() for place, seat in enumerate(seats) if seat.name is not None and place != number}
    tried, count = name, 1
    while tried.casefold() in others:
        count += 1
        tried = f"{name} {count}"
    return tried
