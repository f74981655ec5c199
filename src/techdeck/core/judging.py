"""How a game is judged at a glance: what a sensible player does now, and what a moment is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.choices import Choices
from techdeck.core.rng import FastRng

if TYPE_CHECKING:
    from techdeck.core.state import State


class Judgement:
    """A quick player and an evaluation; a game has its own in games/<game>/judgement.py.

    It looks only at what the seat it judges for knows, so it chooses the same on that seat's view.
    """

    def choose(self, table: State, seat: i64, out: Choices, rng: FastRng) -> i64:
        """One of the seat's choices, of which there is at least one; where a game knows no better, by chance."""
        return out.pick(rng.below(out.count))

    def stage(self, table: State) -> i64:
        """How far the game has come, in steps worth looking ahead by; it never falls."""
        return 0

    def worth(self, table: State, seat: i64) -> float:
        """What the moment promises the seat, from 0, lost, to 1, won; at the end of a game what it came to."""
        if table.is_terminal():
            shared = table.returns()[seat] + 1.0
            return shared / float(table.players) if table.players > 1 else shared / 2.0
        return 1.0 / float(table.players)
