"""Pieces come to the board, move on it and leave it. (Chess 2, 3, 6)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from techdeck.core.cards import card_id, printed_domain, printed_value
from techdeck.core.zones import EVERYBODY, EXPELLED
from techdeck.games.chess.names import AT, BOARD, HISTORY, KING, KINGS, MARK, MEN, MOVE_ROOM, PIECES, QUIET, STRETCH
from techdeck.games.chess.squares import SQUARES, square_id

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
    """A piece goes to a square from which any enemy has been taken. Returns its card. (Chess 2.1)"""
    nums, bits = table.nums, table.tables.bits
    card, both = nums[BOARD + start], bits[start] | bits[to]
    nums[BOARD + start] = -1
    nums[BOARD + to] = card
    nums[AT + card] = to
    nums[MEN + side] ^= both
    if nums[KINGS + side] & bits[start] != 0:
        nums[KINGS + side] ^= both
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


def capture(table: Chess, seat: i64, side: i64, square: i64) -> None:
    """The enemy piece on a square is discarded, a king expelled. (Chess 3.1-3.3)"""
    nums, here, other = table.nums, table.tables.bits[square], 1 - side
    card = nums[BOARD + square]
    nums[AT + card] = -1
    nums[MEN + other] ^= here
    if table.journal is not None:
        table.note("capture", seat, [int(card)], EVERYBODY, square_id(square))
    if nums[KINGS + other] & here != 0:
        nums[KINGS + other] ^= here
        expel(table, card)
    else:
        table.discard(card)


def expel(table: Chess, card: i64) -> None:
    """A captured king leaves the game for good. (Family 3.24; Chess 3.3)"""
    table.change_ends(card)
    table.zones.move(card, EXPELLED, EVERYBODY)
    if table.journal is not None:
        table.note("expel", -1, [int(card)], EVERYBODY, "")


def seat_newcomers(table: Chess) -> None:
    """Cards that came among the pieces by an exchange stand where the ones that left stood. (Chess 5.3, 6.8)"""
    for side in range(2):
        for i in range(table.zones.count(PIECES + side)):
            card = table.zones.at(PIECES + side, i)
            if table.nums[AT + card] < 0:
                take_over(table, side, card)


def take_over(table: Chess, side: i64, card: i64) -> None:
    """The card stands on the square of a card that is no longer among the pieces of this side. (Chess 6.8)"""
    nums, where = table.nums, table.zones.where
    for square in range(SQUARES):
        old = nums[BOARD + square]
        if old >= 0 and nums[MEN + side] & table.tables.bits[square] != 0 and where[old] != PIECES + side:
            nums[AT + old] = -1
            place(table, side, card, square)
            if table.journal is not None:
                table.note("enter", -1, [int(card), int(old)], EVERYBODY, square_id(square))
            return


def board_rows(table: Chess) -> list[list[str]]:
    """The cards on the board as text, rank 6 first; an empty square is an empty text. (Chess 0.9)"""
    nums = table.nums
    cards = [[int(nums[BOARD + rank * 6 + file]) for file in range(6)] for rank in range(5, -1, -1)]
    return [[card_id(card) if card >= 0 else "" for card in row] for row in cards]
