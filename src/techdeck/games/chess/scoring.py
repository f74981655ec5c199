"""Points and winners. (Chess 8)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import card_of
from techdeck.core.zones import EXPELLED
from techdeck.games.chess.board import controls
from techdeck.games.chess.names import ENDED, GOES_ON, KING, WINNER

if TYPE_CHECKING:
    from techdeck.games.chess.places import Chess


def points(table: Chess, seat: i64) -> i64:
    """The kings this seat has captured; a mate counts as the last one. (Chess 8.13)"""
    if table.nums[ENDED] != GOES_ON and table.nums[WINNER] == seat:
        return 2
    side, taken = table.side_of(seat), i64(0)
    for domain in range(4):
        card = card_of(domain, KING)
        if table.zones.where[card] == EXPELLED and not controls(side, card):
            taken += 1
    return taken


def winning_seats(table: Chess) -> i64:
    """The winner, or both after a draw. (Chess 8.1, 8.2, 8.12)"""
    if table.nums[WINNER] >= 0:
        return bit(table.nums[WINNER])
    return bit(0) | bit(1)
