"""What the side to act may do on a board to try moves on. (Chess 2, 4, 5, 7)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import printed_value
from techdeck.games.chess.attacks import path_to, reach
from techdeck.games.chess.board import controls
from techdeck.games.chess.looking_ahead.field import Field
from techdeck.games.chess.looking_ahead.names import BUILD, BUILDS, HELD, KINGS, MEN, SPEND, UPGRADE, UPGRADES
from techdeck.games.chess.looking_ahead.worths import is_pawn, is_small
from techdeck.games.chess.names import ALL, KING, KNIGHT, PAWN
from techdeck.games.chess.tables import NO_PATH


class Heed:
    """What the side to act must heed if it has one king: where that would be attacked, and what guards it."""

    def __init__(self) -> None:
        self.one_king = False
        self.checked = False
        self.danger: i64 = 0
        self.allowed: i64 = ALL
        self.pinned: i64 = 0
        self.king: i64 = 0

    def look(self, field: Field) -> None:
        """Look round for the side to act. (Chess 7.3, 7.4)"""
        kings = field.nums[KINGS + field.side]
        self.one_king = kings & (kings - 1) == 0
        self.checked = False
        self.allowed = ALL
        if self.one_king:
            self.heed(field, kings)
            self.checked = self.allowed != ALL

    def heed(self, field: Field, king: i64) -> None:
        """Every enemy piece: what it attacks, whether it attacks the king, what it pins. (Chess 7.2, 7.4)"""
        tables, nums, values, at, row = field.tables, field.nums, field.values, field.at, field.row
        number, other, here = tables.number, 1 - field.side, tables.number[king % 37]
        own, left = nums[MEN + field.side], nums[MEN + other]
        men = own | left
        danger: i64 = 0
        allowed: i64 = ALL
        pinned: i64 = 0
        while left != 0:
            rest = left & (left - 1)
            square = number[(left ^ rest) % 37]
            left = rest
            value = values[row + at[square]]
            hits = reach(tables, value, other, square, men ^ king)
            danger |= hits
            if PAWN <= value <= KNIGHT:
                if hits & king != 0:
                    allowed &= tables.bits[square]
                continue
            path = path_to(tables, value, square * 36 + here)
            if path != NO_PATH:
                between = path & men
                if between == 0:
                    allowed &= path | tables.bits[square]
                elif between & (between - 1) == 0:
                    pinned |= between & own
        self.king, self.danger, self.allowed, self.pinned = here, danger, allowed, pinned

    def safe(self, field: Field, square: i64) -> i64:
        """Where the piece on this square may go without leaving a last king attacked. (Chess 7.4)"""
        if square == self.king:
            return ALL ^ self.danger
        if field.tables.bits[square] & self.pinned != 0:
            return self.allowed & field.tables.line[self.king * 36 + square]
        return self.allowed


def add_moves(field: Field, heed: Heed, onto: i64, out: vec[i64], n: i64) -> i64:
    """Every move to one of these squares, from place n on; where the list ends then. (Chess 2.1, 2.10)"""
    tables, nums, values, at, row, side = field.tables, field.nums, field.values, field.at, field.row, field.side
    number, own = tables.number, nums[MEN + side]
    men, left, one_king = own | nums[MEN + 1 - side], own, heed.one_king
    while left != 0:
        rest = left & (left - 1)
        square = number[(left ^ rest) % 37]
        left = rest
        goals = reach(tables, values[row + at[square]], side, square, men) & onto
        if goals != 0 and one_king:
            goals &= heed.safe(field, square)
        while goals != 0:
            fewer = goals & (goals - 1)
            out[n] = square * 36 + number[(goals ^ fewer) % 37]
            goals = fewer
            n += 1
    return n


def add_entries(field: Field, heed: Heed, every: bool, out: vec[i64], n: i64) -> i64:
    """Builds and upgrades: with every card, or only with one of each kind. (Chess 4, 5, 7.5)"""
    nums, side = field.nums, field.side
    hand = nums[HELD + side]
    if hand == 0:
        return n
    free = field.tables.home[side] & heed.allowed & (ALL ^ (nums[MEN] | nums[MEN + 1]))
    if nums[BUILDS + side] == 0:
        free = 0
    pawns = small_pawns(field) if nums[UPGRADES + side] > 0 and not heed.checked else i64(0)
    if free | pawns == 0:
        return n
    seen: i64 = 0
    for card in range(52):
        if (hand >> card) & 1 != 0 and may_enter(field, card):
            value = field.values[field.row + card]
            if is_pawn(value):
                value = PAWN
            if every or seen & bit(value) == 0:
                seen |= bit(value)
                if value == PAWN:
                    n = add_squares(field, BUILD + card * 36, free, out, n)
                if every or value != PAWN:
                    n = add_squares(field, UPGRADE + card * 36, pawns, out, n)
    return n


def may_enter(field: Field, card: i64) -> bool:
    """Whether a card may come to the board on the side to act. (Chess 4.5, 5.2, 5.4)"""
    return controls(field.side, card) and printed_value(card) != KING and field.values[field.row + card] != KING


def small_pawns(field: Field) -> i64:
    """The squares with pawns that the side to act can upgrade. (Chess 5.1)"""
    number, left, found = field.tables.number, field.nums[MEN + field.side], i64(0)
    while left != 0:
        rest = left & (left - 1)
        if is_small(field.values[field.row + field.at[number[(left ^ rest) % 37]]]):
            found |= left ^ rest
        left = rest
    return found


def add_squares(field: Field, first: i64, squares: i64, out: vec[i64], n: i64) -> i64:
    """A move for every square of a mask."""
    number = field.tables.number
    while squares != 0:
        rest = squares & (squares - 1)
        out[n] = first + number[(squares ^ rest) % 37]
        squares = rest
        n += 1
    return n


def add_spending(field: Field, heed: Heed, out: vec[i64], n: i64) -> i64:
    """Using a card that can't come to the board, or else any: one stands for all. (Chess 6.1, 7.5)"""
    hand = field.nums[HELD + field.side]
    if hand == 0 or heed.checked:
        return n
    chosen: i64 = -1
    for card in range(52):
        if (hand >> card) & 1 != 0 and (chosen < 0 or not may_enter(field, card)):
            chosen = card
    out[n] = SPEND + chosen
    return n + 1
