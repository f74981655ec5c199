"""Alpha-beta with a transposition table, which goes deeper where it matters and less deep where it hardly does."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.judging import Stop
from techdeck.games.chess.looking_ahead.field import Field
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
from techdeck.games.chess.looking_ahead.names import BUILD, KINGS, MATE, MOST_PLIES, MOVES, NO_MOVE
from techdeck.games.chess.looking_ahead.settling import ENDLESS, MANY_MOVES, Settling, is_bare, with_gain
from techdeck.games.chess.looking_ahead.worths import PIECES

LATE: Final = 4
"""Quiet moves after so many others are first looked at less deeply."""
KEPT_FIRST: Final = 1 << 30
CAPTURE_FIRST: Final = 1 << 24
KILLER_FIRST: Final = 1 << 20


class Search(Settling):
    """One possible table, looked at ahead as far as a number of nodes allows."""

    def __init__(self, field: Field, gains: vec[i64], room: int, stop: Stop | None) -> None:
        super().__init__(field, gains, MANY_MOVES, MOST_PLIES - 2, stop)
        self.memory = Memory(room)

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
        if depth <= 0 or ply >= self.deepest:
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
