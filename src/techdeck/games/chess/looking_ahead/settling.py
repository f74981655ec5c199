"""Captures followed to their end: what a position is worth once nothing hangs any more. (Chess 3)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.judging import Stop
from techdeck.games.chess.looking_ahead.field import Field
from techdeck.games.chess.looking_ahead.generating import Heed, add_entries, add_moves, add_spending
from techdeck.games.chess.looking_ahead.names import BUILD, KINGS, MATE, MEN, SURE
from techdeck.games.chess.looking_ahead.weighing import weigh
from techdeck.games.chess.looking_ahead.worths import PIECES
from techdeck.games.chess.names import ALL

ENDLESS: Final = 32000
"""A window beyond every score."""
EVERY: Final = 1024
"""After so many nodes it is asked again whether to stop."""
MANY_MOVES: Final = vec[i64]([0] * 16384)
FEW_MOVES: Final = vec[i64]([0] * 1024)
"""Room for the moves of all positions of a line, to be copied."""
HOPELESS: Final = 150
"""A capture that leaves a side further behind than this need not be followed."""


class Settling:
    """One possible table, on which captures are followed to their end."""

    def __init__(self, field: Field, gains: vec[i64], room: vec[i64], deepest: i64, stop: Stop | None) -> None:
        self.field = field
        self.gains = gains
        self.heed = Heed()
        self.moves: vec[i64] = room[:]
        self.order: vec[i64] = room[:]
        self.deepest = deepest
        self.nodes: i64 = 0
        self.limit: i64 = 2**40
        self.stop = stop
        self.stopped = False

    def visit(self) -> bool:
        """Count a node; False if the search has to stop."""
        if self.stopped:
            return False
        self.nodes += 1
        if self.nodes >= self.limit or (self.nodes % EVERY == 0 and self.is_told_to_stop()):
            self.stopped = True
        return not self.stopped

    def is_told_to_stop(self) -> bool:
        """Whether somebody wants it to stop, however many nodes are left."""
        return self.stop is not None and self.stop()

    def list_all(self, n: i64) -> i64:
        """Every kind of action, as far as it matters to look ahead."""
        field, heed, moves = self.field, self.heed, self.moves
        end = add_moves(field, heed, ALL ^ field.nums[MEN + field.side], moves, n)
        end = add_entries(field, heed, False, moves, end)
        return add_spending(field, heed, moves, end)

    def arrange_captures(self, n: i64, end: i64) -> None:
        """The best captured by the least comes first; what captures nothing, last. (Chess 3.1)"""
        field, moves, order = self.field, self.moves, self.order
        at, row, values = field.at, field.row, field.values
        for i in range(n, end):
            move = moves[i]
            order[i] = 0
            if move < BUILD and at[move % 36] >= 0:
                order[i] = PIECES[values[row + at[move % 36]]] * 16 - PIECES[values[row + at[move // 36]]]

    def next_move(self, i: i64, end: i64) -> i64:
        """The likeliest of the moves that are left, brought to place i."""
        moves, order = self.moves, self.order
        best = i
        for j in range(i + 1, end):
            if order[j] > order[best]:
                best = j
        move = moves[best]
        if best != i:
            moves[best], moves[i] = moves[i], move
            order[best], order[i] = order[i], order[best]
        return move

    def gain_of(self, move: i64) -> i64:
        """What the text of a capturing piece is worth besides. (Chess 3.4)"""
        field = self.field
        if move < BUILD and field.at[move % 36] >= 0:
            return self.gains[field.at[move // 36]]
        return 0

    def settle(self, alpha: i64, beta: i64, n: i64) -> i64:
        """Captures are followed until there are none worth it; out of an attack on a last king every way is tried."""
        field, heed = self.field, self.heed
        if field.ply >= self.deepest:
            return weigh(field)
        heed.look(field)
        if heed.checked:
            return self.escape(alpha, beta, n)
        best = weigh(field)
        if best >= beta:
            return best
        if best > alpha:
            alpha = best
        floor = best + HOPELESS
        end = add_moves(field, heed, field.nums[MEN + 1 - field.side], self.moves, n)
        self.arrange_captures(n, end)
        for i in range(n, end):
            move = self.next_move(i, end)
            gain = self.gain_of(move)
            taken = PIECES[field.values[field.row + field.at[move % 36]]]
            if floor + taken + gain <= alpha:
                continue
            score = self.follow(move, gain, alpha, beta, end)
            if self.stopped:
                return 0
            if score > best:
                best = score
                if score > alpha:
                    alpha = score
                    if score >= beta:
                        break
        return best

    def is_stuck(self, held: i64) -> bool:
        """Whether the side to act, which holds so many cards, is not attacked and has no action. (Chess 8.3)"""
        field, heed = self.field, self.heed
        if held > 0:
            return False
        heed.look(field)
        onto = ALL ^ field.nums[MEN + field.side]
        return not heed.checked and add_moves(field, heed, onto, self.moves, 0) == 0

    def escape(self, alpha: i64, beta: i64, n: i64) -> i64:
        """Every way out of an attack on the last king; none is mate. (Chess 7.4, 8.2)"""
        best = self.field.ply - MATE
        end = self.list_all(n)
        self.arrange_captures(n, end)
        for i in range(n, end):
            move = self.next_move(i, end)
            score = self.follow(move, self.gain_of(move), alpha, beta, end)
            if self.stopped:
                return 0
            if score > best:
                best = score
                if score > alpha:
                    alpha = score
                    if score >= beta:
                        break
        return best

    def follow(self, move: i64, gain: i64, alpha: i64, beta: i64, n: i64) -> i64:
        """What a capture, or a way out, is worth."""
        field = self.field
        field.make(move)
        score = self.come_to(gain - beta, gain - alpha, n) if self.visit() else i64(0)
        field.unmake()
        return with_gain(-score, gain)

    def come_to(self, alpha: i64, beta: i64, n: i64 = 0) -> i64:
        """What the position is worth to the side to act, the end of the game included. (Chess 8.1, 8.5)"""
        field = self.field
        if field.nums[KINGS + field.side] == 0:
            return field.ply - MATE
        return 0 if is_bare(field) else self.settle(alpha, beta, n)


def is_bare(field: Field) -> bool:
    """Whether only one piece is left on each side: two kings. (Chess 8.5)"""
    first, second = field.nums[MEN], field.nums[MEN + 1]
    return first & (first - 1) == 0 and second & (second - 1) == 0


def with_gain(score: i64, gain: i64) -> i64:
    """A score with what a text brings besides; a sure win is no better for it."""
    return score + gain if -SURE < score < SURE else score
