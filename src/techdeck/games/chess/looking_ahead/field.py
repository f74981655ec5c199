"""A board to try moves on: they are made and taken back in place, and every position has a key. (Chess 2-5, 8)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import printed_value
from techdeck.games.chess.board import controls
from techdeck.games.chess.looking_ahead.keys import CHANGED, IN_HAND, KEYS, LEFT, TO_ACT
from techdeck.games.chess.looking_ahead.names import (
    BUILD,
    BUILDS,
    CARDS,
    FIELD_NUMS,
    HELD,
    HELD_WORTH,
    KINGS,
    MEN,
    MOST_PLIES,
    ROWS,
    SPEND,
    UPGRADE,
    UPGRADES,
)
from techdeck.games.chess.looking_ahead.worths import HELD_AS_UPGRADE, HELD_PAWN, HELD_TEXT, is_pawn
from techdeck.games.chess.names import KING
from techdeck.games.chess.tables import TABLES

LAST_ROW: Final = 162  # (ROWS - 1) * CARDS
NO_CARDS: Final = vec[i64]([-1] * 36)
NO_NUMS: Final = vec[i64]([0] * FIELD_NUMS)
NO_ENDS: Final = vec[i64]([0] * ROWS)
PRINTED: Final = vec[i64]([int(printed_value(card)) for _ in range(ROWS) for card in range(CARDS)])
"""What a new field is copied from."""
SAVED: Final = 8
"""So many numbers are kept of each action, to take it back."""
NOTHING_SAVED: Final = vec[i64]([0] * (SAVED * (MOST_PLIES + 1)))


class Field:
    """One possible table without secrets: pieces, hands, what is left of builds and upgrades, whose turn it is."""

    def __init__(self) -> None:
        self.tables = TABLES
        self.keys = KEYS
        self.at: vec[i64] = NO_CARDS
        self.nums: vec[i64] = NO_NUMS[:]
        self.values: vec[i64] = PRINTED
        self.changing = False
        self.ends: vec[i64] = NO_ENDS
        self.row: i64 = LAST_ROW
        self.side: i64 = 0
        self.ply: i64 = 0
        self.key: i64 = 0
        self.quiet: i64 = 0
        self.quiet_limit: i64 = 100
        self.plies_left: i64 = 600
        self.repetition = True
        self.saved: vec[i64] = NOTHING_SAVED[:]
        self.past: vec[i64] = NO_ENDS
        self.stretch: i64 = 0
        self.first: i64 = 0

    def make(self, move: i64) -> None:
        """The side to act does this, and it is the other's turn."""
        ply = self.ply
        self.keep(ply * SAVED, move)
        if move < BUILD:
            self.go(move // 36, move % 36)
        elif move < SPEND:
            self.enter(move)
        else:
            self.lose(self.side, move - SPEND)
            self.quiet += 1
            self.stretch = 0
        self.side = 1 - self.side
        self.ply = ply + 1
        self.key ^= self.keys[TO_ACT]
        if self.changing:
            self.turn_row(ply)
        self.past[self.first + ply + 1] = self.key

    def keep(self, at: i64, move: i64) -> None:
        """Note what can't be worked out backwards."""
        saved, nums, side = self.saved, self.nums, self.side
        saved[at] = move
        saved[at + 1] = -1
        saved[at + 2] = self.key
        saved[at + 3] = self.quiet
        saved[at + 4] = self.stretch
        saved[at + 5] = nums[HELD_WORTH + side]
        saved[at + 6] = self.row

    def go(self, start: i64, to: i64) -> None:
        """A piece moves, and captures what stands there. (Chess 2.1, 3.1)"""
        at, nums, keys, bits, side = self.at, self.nums, self.keys, self.tables.bits, self.side
        card, taken, both = at[start], at[to], bits[start] | bits[to]
        at[start] = -1
        at[to] = card
        nums[MEN + side] ^= both
        if nums[KINGS + side] & bits[start] != 0:
            nums[KINGS + side] ^= both
        self.key ^= keys[card * 36 + start] ^ keys[card * 36 + to]
        if taken < 0:
            self.quiet += 1
            self.stretch += 1
            return
        other, here = 1 - side, bits[to]
        self.saved[self.ply * SAVED + 1] = taken
        nums[MEN + other] ^= here
        nums[KINGS + other] &= -1 ^ here
        self.key ^= keys[taken * 36 + to]
        self.quiet = 0
        self.stretch = 0

    def enter(self, move: i64) -> None:
        """A card of the hand comes to the board; an upgraded pawn goes to the hand. (Chess 4.1, 5.1, 5.3)"""
        at, nums, keys, side = self.at, self.nums, self.keys, self.side
        card, square = card_of_move(move), move % 36
        self.key ^= keys[self.left_key(side)]
        if move < UPGRADE:
            nums[BUILDS + side] -= 1
            nums[MEN + side] |= self.tables.bits[square]
        else:
            pawn = at[square]
            self.saved[self.ply * SAVED + 1] = pawn
            nums[UPGRADES + side] -= 1
            nums[HELD + side] |= bit(pawn)
            self.key ^= keys[pawn * 36 + square] ^ keys[IN_HAND + side * CARDS + pawn]
        at[square] = card
        self.key ^= keys[card * 36 + square] ^ keys[self.left_key(side)]
        self.lose(side, card)
        self.quiet = 0
        self.stretch = 0

    def lose(self, side: i64, card: i64) -> None:
        """A card leaves a hand."""
        self.nums[HELD + side] ^= bit(card)
        self.key ^= self.keys[IN_HAND + side * CARDS + card]
        self.nums[HELD_WORTH + side] = self.held_worth(side)

    def left_key(self, side: i64) -> i64:
        """Which key stands for the builds and upgrades a side has left."""
        return LEFT + side * 16 + self.nums[BUILDS + side] * 4 + self.nums[UPGRADES + side]

    def turn_row(self, ply: i64) -> None:
        """Lasting changes may be over with an action. (Chess 6.9, 6.11, 8.8)"""
        before = self.row // CARDS
        if before < ROWS - 1:
            if self.ends[before] != 0:
                self.stretch = 0
            self.row += CARDS
            self.key ^= self.keys[CHANGED + before] ^ self.keys[CHANGED + before + 1]

    def unmake(self) -> None:
        """Take the last action back."""
        ply = self.ply - 1
        side = 1 - self.side
        self.ply = ply
        self.side = side
        saved, start = self.saved, ply * SAVED
        move, other = saved[start], saved[start + 1]
        self.key = saved[start + 2]
        self.quiet = saved[start + 3]
        self.stretch = saved[start + 4]
        self.nums[HELD_WORTH + side] = saved[start + 5]
        self.row = saved[start + 6]
        if move < BUILD:
            self.go_back(side, move // 36, move % 36, other)
        elif move < SPEND:
            self.leave(side, move, other)
        else:
            self.nums[HELD + side] ^= bit(move - SPEND)

    def go_back(self, side: i64, start: i64, to: i64, taken: i64) -> None:
        """A move is taken back."""
        at, nums, bits = self.at, self.nums, self.tables.bits
        card, both = at[to], bits[start] | bits[to]
        at[start] = card
        at[to] = taken
        nums[MEN + side] ^= both
        if nums[KINGS + side] & bits[to] != 0:
            nums[KINGS + side] ^= both
        if taken >= 0:
            nums[MEN + 1 - side] |= bits[to]
            if printed_value(taken) == KING:
                nums[KINGS + 1 - side] |= bits[to]

    def leave(self, side: i64, move: i64, pawn: i64) -> None:
        """A build or an upgrade is taken back."""
        at, nums = self.at, self.nums
        card, square = card_of_move(move), move % 36
        at[square] = pawn
        nums[HELD + side] |= bit(card)
        if move < UPGRADE:
            nums[BUILDS + side] += 1
            nums[MEN + side] ^= self.tables.bits[square]
        else:
            nums[UPGRADES + side] += 1
            nums[HELD + side] ^= bit(pawn)

    def held_worth(self, side: i64) -> i64:
        """What the hand of a side is worth: as upgrades and builds, as far as some are left, else for its texts."""
        nums, values, row = self.nums, self.values, self.row
        upgrades, builds, found = nums[UPGRADES + side], nums[BUILDS + side], i64(0)
        mask = nums[HELD + side]
        card: i64 = 0
        while mask != 0:
            if mask & 1 != 0:
                value = values[row + card]
                fits = controls(side, card) and value != KING and printed_value(card) != KING
                if fits and upgrades > 0 and HELD_AS_UPGRADE[value] > 0:
                    upgrades -= 1
                    found += HELD_AS_UPGRADE[value]
                elif fits and builds > 0 and is_pawn(value):
                    builds -= 1
                    found += HELD_PAWN
                else:
                    found += HELD_TEXT
            mask >>= 1
            card += 1
        return found

    def returns(self) -> bool:
        """Whether the position was there since the search began, or twice before that. (Chess 8.7)"""
        if not self.repetition or self.stretch < 4:
            return False
        past, here, key = self.past, self.first + self.ply, self.key
        ago: i64 = 4
        times: i64 = 0
        while ago <= self.stretch:
            if past[here - ago] == key:
                times += 1
                if ago <= self.ply or times == 2:
                    return True
            ago += 2
        return False


def card_of_move(move: i64) -> i64:
    """The card that a build or an upgrade puts on the board."""
    return (move - (BUILD if move < UPGRADE else UPGRADE)) // 36
