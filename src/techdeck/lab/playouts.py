"""Random playouts of one state, many a call: what it is worth if all play by chance."""

from __future__ import annotations

from typing import SupportsIndex

from techdeck.core.errors import TechdeckError
from techdeck.core.given import seed_of, whole
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.playout import playouts_of

BATCH = 100
"""Playouts between two moments at which Ctrl-C and other threads are heard."""


class Playouts:
    """What a number of random playouts of one state came to."""

    def __init__(self, players: int) -> None:
        self.lengths: list[int] = []
        self.returns = [0.0] * players

    @property
    def actions(self) -> int:
        """How many actions were done in all."""
        return sum(self.lengths)

    @property
    def returns_mean(self) -> list[float]:
        """What each seat got on average."""
        return [total / len(self.lengths) for total in self.returns]

    def __repr__(self) -> str:
        times, means = len(self.lengths), ", ".join(f"{mean:+.3f}" for mean in self.returns_mean)
        return f"Playouts({times:,} times, {self.actions / times:.1f} actions each, mean returns [{means}])"


def playouts(state: State, times: SupportsIndex = 1, seed: SupportsIndex = 0) -> Playouts:
    """Play copies of a state uniformly at random to their ends, chance anew in each; the state stays as it is."""
    left = whole(times)
    if left < 1:
        raise TechdeckError(f"a state must be played out at least once, not {left} times")
    rng, result = fast_rng(seed_of(seed), "playout"), Playouts(state.game.players)
    while left > 0:
        batch = playouts_of(state, min(left, BATCH), rng)
        result.lengths += batch.actions
        result.returns = [a + b for a, b in zip(result.returns, batch.returns, strict=True)]
        left -= BATCH
    return result
