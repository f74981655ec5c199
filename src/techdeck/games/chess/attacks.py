"""What a piece attacks, and what that means for a last king. (Chess 2, 7)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.cards import card_id
from techdeck.core.zones import CARD_BITS
from techdeck.games.chess.names import (
    ALL,
    ALLOWED,
    AT,
    BEST_PAWN,
    BOARD,
    DANGER,
    KING,
    KINGS,
    KNIGHT,
    MEN,
    PAWN,
    PIECES,
    PINNED,
    QUEEN,
    ROOK,
)
from techdeck.games.chess.squares import SQUARES, square_id
from techdeck.games.chess.tables import NO_PATH, Tables

if TYPE_CHECKING:
    from techdeck.games.chess.places import Chess


def reach(tables: Tables, value: i64, side: i64, square: i64, men: i64) -> i64:
    """The squares a piece attacks: along a line up to the first piece in the way, and that one. (Chess 2.2-2.8)"""
    if PAWN <= value <= BEST_PAWN:
        return tables.pawn[side * 36 + square]
    if value == KNIGHT:
        return tables.knight[square]
    if value == KING:
        steps = tables.steps
        return straight(steps, square * 8, men) | slanted(steps, square * 8 + 4, men)
    rays = tables.rays
    if value == ROOK:
        return straight(rays, square * 8, men)
    return straight(rays, square * 8, men) | slanted(rays, square * 8 + 4, men)


def straight(rays: vec[i64], at: i64, men: i64) -> i64:
    """Along rank and file, up to the first piece each way. (Chess 2.2, 2.8)"""
    return (
        rising(rays[at], men)
        | rising(rays[at + 1], men)
        | falling(rays[at + 2], men, 6)
        | falling(rays[at + 3], men, 1)
    )


def slanted(rays: vec[i64], at: i64, men: i64) -> i64:
    """Along the diagonals, up to the first piece each way. (Chess 2.4, 2.8)"""
    return (
        rising(rays[at], men)
        | rising(rays[at + 1], men)
        | falling(rays[at + 2], men, 7)
        | falling(rays[at + 3], men, 5)
    )


def rising(ray: i64, men: i64) -> i64:
    """The part of a ray of growing numbers up to its lowest piece: below and with the lowest set bit."""
    blockers = ray & men
    return ray & (blockers ^ (blockers - 1))


def falling(ray: i64, men: i64, step: i64) -> i64:
    """The part of a ray of falling numbers up to its highest piece: all that does not lie in a piece's shadow."""
    shadow = (ray & men) >> step
    shadow |= shadow >> step
    shadow |= shadow >> (step + step)
    return ray & (ALL ^ shadow)


def look_round(table: Chess, side: i64) -> None:
    """What the side to act must heed: nothing with two kings, else where the last one is not safe. (Chess 7.3, 7.4)"""
    nums = table.nums
    kings = nums[KINGS + side]
    nums[DANGER] = 0
    nums[ALLOWED] = ALL
    nums[PINNED] = 0
    if kings & (kings - 1) == 0 and kings != 0:
        heed_attacks(table, side, kings)


def heed_attacks(table: Chess, side: i64, king: i64) -> None:
    """Every enemy piece: the squares it attacks, the attack on the king, the piece it pins. (Chess 7.2, 7.4)"""
    tables, nums, values, zones = table.tables, table.nums, table.values, table.zones
    cells, start = zones.cells, (PIECES + 1 - side) * zones.cards
    at, own = tables.number[king % 37], nums[MEN + side]
    men = own | nums[MEN + 1 - side]
    seen_through = men ^ king
    danger: i64 = 0
    allowed: i64 = ALL
    pinned: i64 = 0
    for i in range(zones.counts[PIECES + 1 - side]):
        card = i64(cells[start + i]) & CARD_BITS
        value, square = values[card], nums[AT + card]
        hits = reach(tables, value, 1 - side, square, seen_through)
        danger |= hits
        if PAWN <= value <= KNIGHT:
            if hits & king != 0:
                allowed &= tables.bits[square]
            continue
        path = path_to(tables, value, square * 36 + at)
        if path != NO_PATH:
            between = path & men
            if between == 0:
                allowed &= path | tables.bits[square]
            elif between & (between - 1) == 0:
                pinned |= between & own
    nums[DANGER] = danger
    nums[ALLOWED] = allowed
    nums[PINNED] = pinned


def path_to(tables: Tables, value: i64, ends: i64) -> i64:
    """The squares between a rook, queen or king and another square, if it can go there when nothing is in the way."""
    if value == ROOK:
        return tables.rook_path[ends]
    if value == QUEEN:
        return tables.queen_path[ends]
    return tables.king_path[ends]


def attacked(table: Chess, side: i64) -> i64:
    """The mask of this side's kings that the other side attacks; during the setup some pieces stand nowhere yet.
    (Chess 0.14, 7.1, 7.2)"""
    nums, zones = table.nums, table.zones
    men = nums[MEN] | nums[MEN + 1]
    found: i64 = 0
    for i in range(zones.count(PIECES + 1 - side)):
        card = zones.at(PIECES + 1 - side, i)
        if nums[AT + card] >= 0:
            found |= reach(table.tables, table.values[card], 1 - side, nums[AT + card], men)
    return found & nums[KINGS + side]


def in_check(table: Chess) -> bool:
    """Whether the side to act has one king left and that king is attacked. (Chess 7.4)"""
    return table.nums[ALLOWED] != ALL


def would_expose(table: Chess, side: i64, card: i64, incoming: i64) -> bool:
    """Whether this card in the place of a piece would attack the last king of the side to act. (Chess 7.7)"""
    nums = table.nums
    mover = table.acting_side()
    kings = nums[KINGS + mover]
    if side == mover or kings & (kings - 1) != 0:
        return False
    men = nums[MEN] | nums[MEN + 1]
    return reach(table.tables, table.values[incoming], side, nums[AT + card], men) & kings != 0


class Attack:
    """A piece that could capture a king: both cards, and where they stand."""

    def __init__(self, attacker: int, start: int, king: int, to: int) -> None:
        self.attacker = attacker
        self.start = start
        self.king = king
        self.to = to

    def to_dict(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "attacker": card_id(self.attacker),
            "attacker_square": square_id(self.start),
            "king": card_id(self.king),
            "king_square": square_id(self.to),
        }


def attacks_on(table: Chess, side: i64) -> list[Attack]:
    """Each attack on a king of this side, from a1 to f6 by the square of the attacker. (Chess 7.1)"""
    nums, found = table.nums, []
    men = nums[MEN] | nums[MEN + 1]
    for start in range(SQUARES):
        if has(nums[MEN + 1 - side], start):
            card = nums[BOARD + start]
            hits = reach(table.tables, table.values[card], 1 - side, start, men) & nums[KINGS + side]
            found += [Attack(int(card), start, int(nums[BOARD + to]), to) for to in range(SQUARES) if has(hits, to)]
    return found
