"""Pieces come to the board, move on it and leave it. (Chess 2, 3, 6)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from techdeck.core.cards import printed_domain, printed_value
from techdeck.core.zones import EVERYBODY, EXPELLED
from techdeck.games.chess.names import AT, BOARD, HISTORY, KING, KINGS, MARK, MEN, MOVE_ROOM, PIECES, QUIET, STRETCH
from techdeck.games.chess.squares import SQUARES

if TYPE_CHECKING:
    from techdeck.games.chess.places import Chess

MARKS: Final = 2**31 - 1


def controls(side: i64, card: i64) -> bool:
    """Whether the card is printed in a domain of this side. (Chess 0.4)"""
    domain = printed_domain(card)
    return domain < 4 and domain & 1 != side


def may_enter(table: Chess, side: i64, card: i64) -> bool:
    """Whether the card may come to the board on this side: of its domains, never a 13. (Chess 4.5, 5.2, 5.4, 6.6)"""
    return controls(side, card) and printed_value(card) != KING and table.values[card] != KING


def place(table: Chess, side: i64, card: i64, square: i64) -> None:
    """A card that lies among the pieces of a side stands on an empty square from now on."""
    nums, here = table.nums, table.tables.bits[square]
    nums[BOARD + square] = card
    nums[AT + card] = square
    nums[MEN + side] |= here
    if printed_value(card) == KING:
        nums[KINGS + side] |= here


def move_piece(table: Chess, side: i64, start: i64, to: i64) -> i64:
    """A piece goes to a square; an enemy that stands there has still to be taken. Returns its card. (Chess 2.1)"""
    nums, bits = table.nums, table.tables.bits
    card, both = nums[BOARD + start], bits[start] | bits[to]
    source = None if table.journal is None else table.spot_of(card)
    nums[BOARD + start] = -1
    nums[BOARD + to] = card
    nums[AT + card] = to
    nums[MEN + side] ^= both
    if nums[KINGS + side] & bits[start] != 0:
        nums[KINGS + side] ^= both
    if source is not None:
        table.tell_moved("move", -1, card, source)
    return card


def note_quiet_move(table: Chess, card: i64, start: i64, to: i64) -> None:
    """A move without a capture: positions since the last progress are remembered. (Chess 8.8, 8.9)"""
    nums = table.nums
    n = nums[STRETCH]
    mark = (nums[MARK] + table.tables.weights[card] * (to - start)) & MARKS
    nums[MARK] = mark
    nums[HISTORY + n] = mark * MOVE_ROOM + start * SQUARES + to
    nums[STRETCH] = n + 1
    nums[QUIET] += 1


def begin_stretch(table: Chess) -> None:
    """No position from before can come again. (Chess 8.8)"""
    nums = table.nums
    for i in range(HISTORY, HISTORY + nums[STRETCH]):
        nums[i] = 0
    nums[STRETCH] = 0
    nums[MARK] = 0


def note_progress(table: Chess) -> None:
    """A capture, a build or an upgrade. (Chess 8.9)"""
    table.nums[QUIET] = 0
    begin_stretch(table)


def capture(table: Chess, side: i64, card: i64, square: i64) -> None:
    """The enemy piece that stood on a square is discarded, a king expelled. (Chess 3.1-3.3)"""
    nums, here, other = table.nums, table.tables.bits[square], 1 - side
    if nums[KINGS + other] & here != 0:
        nums[KINGS + other] ^= here
        expel(table, card)
    else:
        table.discard(card)
    nums[AT + card] = -1
    nums[MEN + other] ^= here


def expel(table: Chess, card: i64) -> None:
    """A captured king leaves the game for good. (Family 3.24; Chess 3.3)"""
    table.change_ends(card)
    table.put("capture", -1, card, EXPELLED, EVERYBODY)


def take_over(table: Chess, old: i64, new: i64) -> None:
    """A card that came among the pieces of a side stands where the one that left stood. (Chess 5.3, 6.8)"""
    square = table.nums[AT + old]
    table.nums[AT + old] = -1
    place(table, table.zones.where[new] - PIECES, new, square)
