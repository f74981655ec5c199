"""Points and winners. (Chess 8)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.bits import bit, size
from techdeck.games.chess.names import ENDED, GOES_ON, KINGS, WINNER

if TYPE_CHECKING:
    from techdeck.games.chess.places import Chess


def points(table: Chess, seat: i64) -> i64:
    """The kings this seat has captured; a mate counts as the last one. (Chess 8.13)"""
    if table.nums[ENDED] != GOES_ON and table.nums[WINNER] == seat:
        return 2
    return 2 - size(table.nums[KINGS + table.side_of(1 - seat)])


def winning_seats(table: Chess) -> i64:
    """The winner, or both after a draw. (Chess 8.1, 8.2, 8.12)"""
    if table.nums[WINNER] >= 0:
        return bit(table.nums[WINNER])
    return bit(0) | bit(1)
