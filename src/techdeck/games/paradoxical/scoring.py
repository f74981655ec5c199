"""Who wins in the end. (Paradoxical 5)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.counting import CONCEDED
from techdeck.games.paradoxical.names import ENOUGH, TURN_LIMIT, TURNS

if TYPE_CHECKING:
    from techdeck.games.paradoxical.places import Paradoxical


def winning_seats(table: Paradoxical) -> i64:
    """Whoever has the most tokens; equal ones share. (Paradoxical 5.4, 5.5)"""
    best: i64 = -1
    seats: i64 = 0
    for seat in range(table.players):
        if not has(table.nums[CONCEDED], seat):
            tokens = table.tokens(seat)
            if tokens > best:
                best, seats = tokens, 0
            if tokens == best:
                seats |= bit(seat)
    return seats


def has_won(table: Paradoxical, seat: i64) -> bool:
    """Whether a claim just made wins at once. (Paradoxical 5.1)"""
    return not table.finishes_round() and table.tokens(seat) >= ENOUGH


def is_over(table: Paradoxical) -> bool:
    """Whether the last turn was the last of all: a finished round, or the bound. (Paradoxical 5.1, 5.3)"""
    turns = table.nums[TURNS]
    if turns >= table.nums[TURN_LIMIT] * table.players:
        return True
    return turns % table.players == 0 and most_tokens(table) >= ENOUGH


def most_tokens(table: Paradoxical) -> i64:
    """The most tokens any seat has."""
    most: i64 = 0
    for seat in range(table.players):
        if table.tokens(seat) > most:
            most = table.tokens(seat)
    return most
