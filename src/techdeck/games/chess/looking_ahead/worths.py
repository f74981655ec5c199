"""What pieces, squares and held cards are worth, in hundredths of a pawn. (Chess 2, 4, 5)"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.games.chess.names import KING, KNIGHT, PAWN, QUEEN, ROOK, SMALL_PAWN
from techdeck.games.chess.squares import SQUARES

PIECE_WORTH: Final = [0, 400, 105, 105, 105, 100, 100, 100, 100, 100, 100, 270, 850, 1000]
"""By value. A king can be lost like any piece while there are two; small pawns can be upgraded."""
HELD_UPGRADE: Final = {ROOK: 200, KNIGHT: 90, QUEEN: 480}
HELD_PAWN: Final = 60
HELD_TEXT: Final = 12
"""Cards in the hand: to upgrade to, to build, and those that are good for their text alone."""
MOBILITY: Final = {ROOK: 3, KNIGHT: 4, QUEEN: 2, KING: 2}
PAWN_MOBILITY: Final = 2
VALUES: Final = 14


def square_bonus(value: int, forward: int, across: int) -> int:
    """Knights and queens belong to the middle, pawns forward, kings stay at home."""
    middle = min(across, 5 - across) + min(forward, 5 - forward)
    if value == KNIGHT:
        return 8 * middle - 12
    if value == QUEEN:
        return 3 * middle
    if value == KING:
        return -10 * forward
    if value == ROOK:
        return 2 * min(across, 5 - across)
    return 5 * min(forward, 4) + 3 * min(across, 5 - across)


def standing_worths() -> vec[i64]:
    """For each side, value and square what a piece is worth there."""
    found: vec[i64] = vec[i64]()
    for side in range(2):
        for value in range(VALUES):
            for square in range(SQUARES):
                rank, file = square // 6, square % 6
                bonus = square_bonus(value, rank if side == 0 else 5 - rank, file)
                found = append(found, PIECE_WORTH[value] + bonus)
    return found


def per_value(special: dict[int, int], other: int) -> vec[i64]:
    """A number for each value."""
    return vec[i64]([special.get(value, other) for value in range(VALUES)])


def sizes() -> vec[i64]:
    """How many bits each number of twelve bits has."""
    return vec[i64]([number.bit_count() for number in range(4096)])


STANDING: Final = standing_worths()
PIECES: Final = vec[i64](PIECE_WORTH)
MOBILE: Final = per_value(MOBILITY, PAWN_MOBILITY)
SIZES: Final = sizes()
HELD_AS_UPGRADE: Final = per_value(HELD_UPGRADE, 0)


def count(mask: i64) -> i64:
    """How many squares a mask has."""
    return SIZES[mask & 4095] + SIZES[(mask >> 12) & 4095] + SIZES[(mask >> 24) & 4095]


def is_pawn(value: i64) -> bool:
    """Whether a piece of this value is a pawn. (Chess 2.6)"""
    return PAWN <= value <= 10


def is_small(value: i64) -> bool:
    """Whether such a pawn can be upgraded. (Chess 5.1)"""
    return PAWN <= value <= SMALL_PAWN
