"""Random numbers that together make the key of a position, so that it can be found again. (Chess 8.8)"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.rng import FastRng
from techdeck.games.chess.squares import SQUARES

ON_BOARD: Final = 0
"""ON_BOARD + card * SQUARES + square."""
IN_HAND: Final = 1944
"""IN_HAND + side * 54 + card."""
LEFT: Final = 2052
"""LEFT + side * 16 + builds * 4 + upgrades."""
CHANGED: Final = 2084
"""CHANGED + how many actions ago lasting changes were seen, up to 3, when they are over."""
TO_ACT: Final = 2088
ALL_KEYS: Final = 2089


def random_keys() -> vec[i64]:
    """Numbers below 2**62, the same in every program."""
    rng, found = FastRng(54 * SQUARES), vec[i64]()
    for _ in range(ALL_KEYS):
        high, low = rng.word() >> 2, rng.word()
        found = append(found, high * 4294967296 + low)
    return found


KEYS: Final = random_keys()
