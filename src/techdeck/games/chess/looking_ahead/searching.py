"""Alpha-beta with a transposition table; where it stops, captures are still followed to their end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.games.chess.looking_ahead.field import Field
from techdeck.games.chess.looking_ahead.generating import Heed, add_entries, add_moves, add_spending
from techdeck.games.chess.looking_ahead.memory import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    Memory,
    bound_kept,
    depth_kept,
    move_kept,
    score_kept,
)
from techdeck.games.chess.looking_ahead.names import BUILD, KINGS, MATE, MEN, MOST_PLIES, MOVES, NO_MOVE, SURE
from techdeck.games.chess.looking_ahead.weighing import weigh
from techdeck.games.chess.looking_ahead.worths import PIECES
from techdeck.games.chess.names import ALL

Stop = Callable[[], bool]
"""Asked now and then whether to stop at once."""

ENDLESS: Final = 32000
"""A window beyond every score."""
EVERY: Final = 1024
"""After so many nodes it is asked again whether to stop."""
ROOM: Final = 16384
"""For the moves of all positions of a line."""
HOPELESS: Final = 150
"""A capture that leaves a side further behind than this need not be followed."""
LATE: Final = 4
"""Quiet moves after so many others are first looked at less deeply."""
KEPT_FIRST: Final = 1 << 30
CAPTURE_FIRST: Final = 1 << 24
KILLER_FIRST: Final = 1 << 20


class Search:
    """One possible table, looked at ahead as far as a number of nodes allows."""

    def __init__(self, field: Field, gains: vec[i64], room: int, stop: Stop | None) -> None:
        self.field = field
        self.gains = gains
        self.memory = Memory(room)
        self.heed = Heed()
        self.moves: vec[i64] = vec[i64]([0] * ROOM)
        self.order: vec[i64] = vec[i64]([0] * ROOM)
        self.nodes: i64 = 0
        self.limit: i64 = 0
        self.stop = stop
        self.stopped = False

    def visit(self) -> bool:
        """Count a node; False if the search has to stop."""
        self.nodes += 1
        if self.nodes >= self.limit:
            self.stopped = True
        elif self.nodes % EVERY == 0 and self.stop is not None and self.stop():
            self.stopped = True
        return not self.stopped

    def look(self, depth: i64, alpha: i64, beta: i64, n: i64) -> i64:
        """What the position is worth to the side to act; below alpha or above beta only that it is. Lists from n on."""
        field = self.field
        ply = field.ply
        if not self.visit():
            return 0
        if field.nums[KINGS + field.side] == 0:
            return ply - MATE
        if ply > 0 and (field.returns() or is_bare(field)):
            return 0
        if depth <= 0 or ply >= MOST_PLIES - 2:
            return self.settle(alpha, beta, n)
        kept = self.memory.known(field.key)
        if depth_kept(kept) >= depth and ply > 0:
            score, bound = score_kept(kept, ply), bound_kept(kept)
            if bound == EXACT or (bound == AT_LEAST and score >= beta) or (bound == AT_MOST and score <= alpha):
                return score
        self.heed.look(field)
        checked = self.heed.checked
        end = self.list_all(n)
        if end == n:
            return ply - MATE if checked else 0
        if field.quiet >= field.quiet_limit or ply > field.plies_left:
            return 0
        self.arrange(n, end, move_kept(kept))
        return self.try_all(depth + 1 if checked else depth, alpha, beta, n, end, checked)

    def list_all(self, n: i64) -> i64:
        """Every kind of action, as far as it matters to look ahead."""
        field, heed, moves = self.field, self.heed, self.moves
        end = add_moves(field, heed, ALL ^ field.nums[MEN + field.side], moves, n)
        end = add_entries(field, heed, False, moves, end)
        return add_spending(field, heed, moves, end)

    def arrange(self, n: i64, end: i64, kept: i64) -> None:
        """What is likely to be good comes first: what was best before, captures, killers, what was good elsewhere."""
        field, moves, order, memory = self.field, self.moves, self.order, self.memory
        at, row, values = field.at, field.row, field.values
        killers, history, side, ply = memory.killers, memory.history, field.side * MOVES, field.ply
        for i in range(n, end):
            move = moves[i]
            if move == kept:
                order[i] = KEPT_FIRST
            elif move < BUILD and at[move % 36] >= 0:
                taken, taker = at[move % 36], at[move // 36]
                order[i] = CAPTURE_FIRST + PIECES[values[row + taken]] * 16 - PIECES[values[row + taker]]
            elif move == killers[2 * ply] or move == killers[2 * ply + 1]:
                order[i] = KILLER_FIRST
            else:
                order[i] = history[side + move]

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

    def try_all(self, depth: i64, alpha: i64, beta: i64, n: i64, end: i64, checked: bool) -> i64:
        """Every move in turn, the first with the whole window, the others only to see whether they are better."""
        field, memory = self.field, self.memory
        key, ply, before = field.key, field.ply, alpha
        best: i64 = -ENDLESS
        best_move: i64 = NO_MOVE
        for i in range(n, end):
            move = self.next_move(i, end)
            captures = move < BUILD and field.at[move % 36] >= 0
            late = i - n >= LATE and depth >= 3 and not captures and not checked
            score = self.try_move(move, depth - 1, alpha, beta, end, i > n, late)
            if self.stopped:
                return 0
            if score > best:
                best, best_move = score, move
                if score > alpha:
                    alpha = score
                    if score >= beta:
                        if not captures:
                            memory.cut(field.side, ply, move, depth)
                        break
        bound = AT_LEAST if best >= beta else EXACT if best > before else AT_MOST
        memory.note(key, ply, depth, bound, best, best_move)
        return best

    def try_move(self, move: i64, depth: i64, alpha: i64, beta: i64, n: i64, narrow: bool, late: bool) -> i64:
        """What a move is worth; with a narrow look first, and a shallower one for a late move."""
        field = self.field
        gain = self.gain_of(move)
        field.make(move)
        least, most = gain - beta, gain - alpha
        score = most
        if late:
            score = self.look(depth - 1, most - 1, most, n)
        if narrow and (not late or score < most):
            score = self.look(depth, most - 1, most, n)
        if not narrow or least < score < most:
            score = self.look(depth, least, most, n)
        field.unmake()
        return with_gain(-score, gain)

    def gain_of(self, move: i64) -> i64:
        """What the text of a capturing piece is worth besides. (Chess 3.4)"""
        field = self.field
        if move < BUILD and field.at[move % 36] >= 0:
            return self.gains[field.at[move // 36]]
        return 0

    def settle(self, alpha: i64, beta: i64, n: i64) -> i64:
        """Captures are followed until there are none worth it; out of an attack on a last king every way is tried."""
        field, heed = self.field, self.heed
        if field.ply >= MOST_PLIES - 2:
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
        self.arrange(n, end, NO_MOVE)
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

    def escape(self, alpha: i64, beta: i64, n: i64) -> i64:
        """Every way out of an attack on the last king; none is mate. (Chess 7.4, 8.2)"""
        best = self.field.ply - MATE
        end = self.list_all(n)
        self.arrange(n, end, NO_MOVE)
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
        score: i64 = 0
        if self.visit():
            if field.nums[KINGS + field.side] == 0:
                score = field.ply - MATE
            elif not is_bare(field):
                score = self.settle(gain - beta, gain - alpha, n)
        field.unmake()
        return with_gain(-score, gain)


def is_bare(field: Field) -> bool:
    """Whether only one piece is left on each side: two kings. (Chess 8.5)"""
    first, second = field.nums[MEN], field.nums[MEN + 1]
    return first & (first - 1) == 0 and second & (second - 1) == 0


def with_gain(score: i64, gain: i64) -> i64:
    """A score with what a text brings besides; a sure win is no better for it."""
    return score + gain if -SURE < score < SURE else score
