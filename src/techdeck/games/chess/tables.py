"""What can be reached from every square, worked out once for all games. (Chess 2)"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.rng import FastRng
from techdeck.games.chess.squares import SQUARES

# Steps (file, rank) of the lines. Along the first two of each half square numbers grow, along the others they fall.
STRAIGHT: Final = [(0, 1), (1, 0), (0, -1), (-1, 0)]
SLANTED: Final = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
LEAPS: Final = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
LINES: Final = STRAIGHT + SLANTED
NO_PATH: Final = -1


class Tables:
    """Masks by square: they are read in every move, so they are vecs."""

    def __init__(self) -> None:
        self.bits: vec[i64] = masks([[square] for square in range(SQUARES)])
        self.number = numbers()
        self.pawn: vec[i64] = masks([walk(at, pawn_steps(side), 1) for side in range(2) for at in range(SQUARES)])
        self.knight: vec[i64] = masks([walk(at, LEAPS, 1) for at in range(SQUARES)])
        self.rays: vec[i64] = masks([walk(at, [step], 5) for at in range(SQUARES) for step in LINES])
        self.steps: vec[i64] = masks([walk(at, [step], 2) for at in range(SQUARES) for step in LINES])
        self.line: vec[i64] = masks([line(at, to) for at in range(SQUARES) for to in range(SQUARES)])
        self.rook_path = paths(STRAIGHT, 5)
        self.queen_path = paths(LINES, 5)
        self.king_path = paths(LINES, 2)
        self.home: vec[i64] = masks([list(range(12)), list(range(24, SQUARES))])
        self.weights = weights()


def masks(squares: list[list[int]]) -> vec[i64]:
    """The mask of each of these lists of squares."""
    found: vec[i64] = vec[i64]()
    for some in squares:
        mask: i64 = 0
        for square in some:
            mask |= bit(square)
        found = append(found, mask)
    return found


def walk(at: int, steps: list[tuple[int, int]], most: int) -> list[int]:
    """The squares on the way from a square in these directions, so many steps at most, to the edge of the board."""
    found: list[int] = []
    for across, up in steps:
        for n in range(1, most + 1):
            file, rank = at % 6 + n * across, at // 6 + n * up
            if 0 <= file < 6 and 0 <= rank < 6:
                found.append(rank * 6 + file)
    return found


def pawn_steps(side: int) -> list[tuple[int, int]]:
    """Forward, sideways, and along every diagonal. (Chess 2.6, 2.7)"""
    return [(0, 1 if side == 0 else -1), (1, 0), (-1, 0), *SLANTED]


def line(at: int, to: int) -> list[int]:
    """All squares from one square on in the direction of the other; none if they are not in line."""
    for step in LINES:
        found = walk(at, [step], 5)
        if to in found:
            return found
    return []


def paths(steps: list[tuple[int, int]], most: int) -> vec[i64]:
    """For every two squares the mask of those between them, or NO_PATH if no piece with these steps goes there."""
    found: vec[i64] = vec[i64]()
    for at in range(SQUARES):
        between = [NO_PATH] * SQUARES
        for step in steps:
            passed = 0
            for to in walk(at, [step], most):
                between[to] = passed
                passed |= int(bit(to))
        for mask in between:
            found = append(found, mask)
    return found


def numbers() -> vec[i64]:
    """Which square a mask of one square means: no two such masks leave the same rest when divided by 37."""
    found: vec[i64] = vec[i64]([0] * 37)
    for square in range(SQUARES):
        found[bit(square) % 37] = square
    return found


def weights() -> vec[i64]:
    """A number below 2**31 for each card: positions are marked by the sum of weight times square. (Chess 8.8)"""
    rng, found = FastRng(36), vec[i64]()
    for _ in range(54):
        found = append(found, rng.word() >> 1)
    return found


TABLES: Final = Tables()
