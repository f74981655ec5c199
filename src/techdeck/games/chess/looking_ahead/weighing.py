"""What a position is worth at a glance: material, squares, mobility, hands, the safety of last kings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.games.chess.attacks import reach
from techdeck.games.chess.looking_ahead.field import Field
from techdeck.games.chess.looking_ahead.names import HELD_WORTH, KINGS, MEN
from techdeck.games.chess.looking_ahead.worths import MOBILE, STANDING, count
from techdeck.games.chess.names import ALL, KING

VALUES_ON_SQUARES: Final = 504  # for one side: 14 values, 36 squares
TEMPO: Final = 12
"""What it is worth to be on turn."""
HEMMED_IN: Final = 9
"""What each square less is worth to which a last king could go."""
ROOM_ENOUGH: Final = 10


def weigh(field: Field) -> i64:
    """How far the side to act is ahead, in hundredths of a pawn."""
    attacks, first = standing(field, 0)
    others, second = standing(field, 1)
    ahead = first - second - hemmed_in(field, 0, others) + hemmed_in(field, 1, attacks)
    return (ahead if field.side == 0 else -ahead) + TEMPO


def standing(field: Field, side: i64) -> tuple[i64, i64]:
    """What the pieces of a side attack, and what they and its hand are worth."""
    tables, nums, values, at, row = field.tables, field.nums, field.values, field.at, field.row
    number, own, table = tables.number, nums[MEN + side], side * VALUES_ON_SQUARES
    men, left, worth = own | nums[MEN + 1 - side], own, nums[HELD_WORTH + side]
    attacks: i64 = 0
    while left != 0:
        rest = left & (left - 1)
        square = number[(left ^ rest) % 37]
        left = rest
        value = values[row + at[square]]
        hits = reach(tables, value, side, square, men)
        attacks |= hits
        worth += STANDING[table + value * 36 + square] + MOBILE[value] * count(hits & (ALL ^ own))
    return attacks, worth


def hemmed_in(field: Field, side: i64, attacks: i64) -> i64:
    """How bad it is that the last king of a side has few safe squares around it; nothing while there are two."""
    kings = field.nums[KINGS + side]
    if kings == 0 or kings & (kings - 1) != 0:
        return 0
    square, own = field.tables.number[kings % 37], field.nums[MEN + side]
    free = reach(field.tables, KING, side, square, own | field.nums[MEN + 1 - side]) & (ALL ^ (own | attacks))
    room = count(free)
    bad = HEMMED_IN * (ROOM_ENOUGH - room) if room < ROOM_ENOUGH else i64(0)
    return bad + 20 if attacks & kings != 0 else bad
