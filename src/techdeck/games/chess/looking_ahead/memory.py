"""What a search remembers of positions it has seen, and of moves that were good elsewhere."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.games.chess.looking_ahead.names import MOST_PLIES, MOVES, SURE

AT_MOST: Final = 1
"""No move came up to the window: the score is this or less."""
AT_LEAST: Final = 2
"""A move went beyond it: the score is this or more."""
EXACT: Final = 3

SCORE_ROOM: Final = 4294967296
MIDDLE: Final = 65536
"""A score is kept above this, so that it is never negative."""
GOOD_ENOUGH: Final = 200000


class Memory:
    """A table of positions by key, the latest kept; killer moves by ply; how often each quiet move was best."""

    def __init__(self, room: int) -> None:
        self.mask: i64 = room - 1
        self.keys: vec[i64] = vec[i64]([0] * room)
        self.data: vec[i64] = vec[i64]([0] * room)
        self.killers: vec[i64] = vec[i64]([-1] * (2 * (MOST_PLIES + 2)))
        self.history: vec[i64] = vec[i64]([0] * (2 * MOVES))

    def known(self, key: i64) -> i64:
        """What is kept of a position; 0 for nothing."""
        at = key & self.mask
        return self.data[at] if self.keys[at] == key else 0

    def note(self, key: i64, ply: i64, depth: i64, bound: i64, score: i64, move: i64) -> None:
        """Keep what a position came to; wins are counted from the position itself on."""
        at = key & self.mask
        if score > SURE:
            score += ply
        elif score < -SURE:
            score -= ply
        self.keys[at] = key
        self.data[at] = (score + MIDDLE) * SCORE_ROOM + (move + 1) * 65536 + depth * 256 + bound

    def cut(self, side: i64, ply: i64, move: i64, depth: i64) -> None:
        """A quiet move was too good for the other side to allow: try it early elsewhere."""
        killers = self.killers
        if killers[2 * ply] != move:
            killers[2 * ply + 1] = killers[2 * ply]
            killers[2 * ply] = move
        at = side * MOVES + move
        self.history[at] += depth * depth
        if self.history[at] > GOOD_ENOUGH:
            for i in range(2 * MOVES):
                self.history[i] //= 2


def score_kept(data: i64, ply: i64) -> i64:
    """The score kept of a position that is so many actions away."""
    score = data // SCORE_ROOM - MIDDLE
    if score > SURE:
        return score - ply
    return score + ply if score < -SURE else score


def move_kept(data: i64) -> i64:
    """The move kept of a position, or -1."""
    return (data // 65536) % 65536 - 1


def depth_kept(data: i64) -> i64:
    """How deep the search went from there."""
    return (data // 256) % 256


def bound_kept(data: i64) -> i64:
    """Whether the score is exact, at most, or at least this; 0 if nothing is kept."""
    return data % 256
