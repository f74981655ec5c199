"""What the side to act may do: moves, builds, upgrades, card effects. (Chess 1.2, 2, 4, 5)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.choices import SIZE_BITS, Choices
from techdeck.core.zones import CARD_BITS, HAND
from techdeck.games.chess.attacks import in_check, reach
from techdeck.games.chess.board import may_enter
from techdeck.games.chess.names import (
    ALL,
    ALLOWED,
    AT,
    BEST_PAWN,
    BUILD,
    BUILDS,
    DANGER,
    KINGS,
    MEN,
    MOVE,
    PAWN,
    PIECES,
    PINNED,
    SMALL_PAWN,
    SQUARE,
    UPGRADE,
    UPGRADES,
)
from techdeck.games.chess.squares import SQUARES
from techdeck.games.chess.tables import Tables

if TYPE_CHECKING:
    from techdeck.games.chess.places import Chess


def ends_of(action: i64) -> tuple[i64, i64]:
    """The squares a move goes from and to. (Chess 2.1)"""
    return (action - MOVE) // SQUARES, (action - MOVE) % SQUARES


def card_meant(action: i64) -> i64:
    """The card an action is about: to point at, to build, to upgrade to. (Chess 1.2)"""
    if action < MOVE:
        return action - CARD
    if action < UPGRADE:
        return action - BUILD
    return action - UPGRADE


def square_meant(action: i64) -> i64:
    """The square an action points at. (Chess 4.3, 5.1)"""
    return action - SQUARE


def ranks_forward(side: i64, start: i64, to: i64) -> i64:
    """How many ranks a move of this side goes forward: away from its first rank. (Chess 2.7)"""
    if side == 0:
        return to // 6 - start // 6
    return start // 6 - to // 6


def targets(tables: Tables, nums: vec[i64], value: i64, side: i64, square: i64) -> i64:
    """Where a piece of the side to act may go so that a last king is safe. (Chess 2.1, 2.9, 7.4)"""
    own = nums[MEN + side]
    found = reach(tables, value, side, square, own | nums[MEN + 1 - side]) & (ALL ^ own)
    return found & safe_for(tables, nums, side, square)


def safe_for(tables: Tables, nums: vec[i64], side: i64, square: i64) -> i64:
    """The squares to which the piece on this square may go without leaving a last king attacked. (Chess 7.4)"""
    king, here = nums[KINGS + side], tables.bits[square]
    if here & king != 0:
        return ALL ^ nums[DANGER]
    if here & nums[PINNED] != 0:
        return nums[ALLOWED] & tables.line[tables.number[king % 37] * 36 + square]
    return nums[ALLOWED]


def add_moves(table: Chess, side: i64, out: Choices) -> None:
    """A choice for every move of every piece. (Chess 2.1, 2.10)"""
    tables, nums, values, zones = table.tables, table.nums, table.values, table.zones
    cells, start, number = zones.cells, (PIECES + side) * zones.cards, tables.number
    own, kings = nums[MEN + side], nums[KINGS + side]
    men, free, one_king = own | nums[MEN + 1 - side], ALL ^ own, kings & (kings - 1) == 0
    runs, n = out.runs, out.used
    for i in range(zones.counts[PIECES + side]):
        card = i64(cells[start + i]) & CARD_BITS
        square = nums[AT + card]
        left, first = reach(tables, values[card], side, square, men) & free, MOVE + square * SQUARES
        if one_king:
            left &= safe_for(tables, nums, side, square)
        while left != 0:
            rest = left & (left - 1)
            runs[n] = ((first + number[(left ^ rest) % 37]) << SIZE_BITS) + 1
            left = rest
            n += 1
    out.used = n


def may_move(table: Chess, side: i64) -> bool:
    """Whether any piece has a move. (Chess 8.2, 8.3)"""
    tables, nums, values, zones = table.tables, table.nums, table.values, table.zones
    cells, start = zones.cells, (PIECES + side) * zones.cards
    for i in range(zones.counts[PIECES + side]):
        card = i64(cells[start + i]) & CARD_BITS
        if targets(tables, nums, values[card], side, nums[AT + card]) != 0:
            return True
    return False


def may_act(table: Chess, seat: i64, side: i64) -> bool:
    """Whether the side to act has any action at all. (Chess 1.3, 8.2, 8.3)"""
    held = table.zones.count(HAND + seat)
    if held > 0 and not in_check(table):
        return True
    return may_move(table, side) or (held > 0 and may_build(table, seat, side))


def may_build(table: Chess, seat: i64, side: i64) -> bool:
    """Whether some card of the hand can be built somewhere. (Chess 4.1)"""
    if build_squares(table, side) != 0:
        for i in range(table.zones.count(HAND + seat)):
            if can_be_built(table, side, table.zones.at(HAND + seat, i)):
                return True
    return False


def build_squares(table: Chess, side: i64) -> i64:
    """Where a pawn can be built so that a last king is safe: none without builds left. (Chess 4.1, 4.3, 4.4, 7.5)"""
    nums = table.nums
    if nums[BUILDS + side] == 0:
        return 0
    return table.tables.home[side] & nums[ALLOWED] & (ALL ^ (nums[MEN] | nums[MEN + 1]))


def can_be_built(table: Chess, side: i64, card: i64) -> bool:
    """Whether the card counts as 2 to 10 and is of the side's domains. (Chess 4.2, 4.5)"""
    return PAWN <= table.values[card] <= BEST_PAWN and may_enter(table, side, card)


def is_small_pawn(table: Chess, card: i64) -> bool:
    """Whether a piece counts as 2, 3 or 4. (Chess 5.1, 5.4)"""
    return PAWN <= table.values[card] <= SMALL_PAWN


def may_upgrade(table: Chess, side: i64) -> bool:
    """Whether an upgrade is left, a pawn for it there, and no last king attacked. (Chess 5.1, 7.5)"""
    if table.nums[UPGRADES + side] > 0 and not in_check(table):
        for i in range(table.zones.counts[PIECES + side]):
            if is_small_pawn(table, table.zones.at(PIECES + side, i)):
                return True
    return False


def small_pawns(table: Chess, side: i64) -> i64:
    """The squares with pawns that can be upgraded. (Chess 5.1)"""
    found: i64 = 0
    for i in range(table.zones.counts[PIECES + side]):
        card = table.zones.at(PIECES + side, i)
        if is_small_pawn(table, card):
            found |= table.tables.bits[table.nums[AT + card]]
    return found


def add_hand_actions(table: Chess, seat: i64, side: i64, out: Choices) -> None:
    """What hand cards can be used for: their effect, a build, an upgrade. (Chess 4.1, 5.1, 6.1, 7.5)"""
    zones, held = table.zones, table.zones.counts[HAND + seat]
    if held == 0:
        return
    if not in_check(table):
        table.add_hand(seat, CARD, out)
    builds, upgrades = build_squares(table, side) != 0, may_upgrade(table, side)
    if builds or upgrades:
        for i in range(held):
            card = zones.at(HAND + seat, i)
            if builds and can_be_built(table, side, card):
                out.add(BUILD + card)
            if upgrades and may_enter(table, side, card):
                out.add(UPGRADE + card)


def add_squares(table: Chess, squares: i64, out: Choices) -> None:
    """A choice for every square of a mask."""
    while squares != 0:
        rest = squares & (squares - 1)
        out.add(SQUARE + table.tables.number[(squares ^ rest) % 37])
        squares = rest
