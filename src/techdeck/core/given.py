"""What programs hand in: whole numbers of any library, seats, seeds."""

from __future__ import annotations

from operator import index
from typing import Final, SupportsIndex

from mypy_extensions import i64

from techdeck.core.errors import TechdeckError
from techdeck.core.zones import ONLOOKER

SEED_BITS: Final = 3000
"""A seed stands in logs, and these are read with a limit."""


def whole(number: SupportsIndex) -> int:
    """The number as Python's own: those of other libraries are as welcome."""
    return number if isinstance(number, int) else index(number)


def seed_of(seed: SupportsIndex) -> int:
    """A seed that a log can hold."""
    number = int(whole(seed))  # True is 1
    if number.bit_length() > SEED_BITS:
        raise TechdeckError(f"a seed is a number of at most {SEED_BITS} bits, not of {number.bit_length()}")
    return number


def eyes_of(seat: SupportsIndex | None, players: int) -> i64:
    """Whose eyes these are: a seat's, or for None an onlooker's. (Family 6.6)"""
    if seat is None:
        return ONLOOKER
    number = whole(seat)
    if not 0 <= number < players:
        raise TechdeckError(f"there is no seat {number}: seats are 0 to {players - 1}, None is an onlooker")
    return number
