"""How a game is judged at a glance: what a sensible player does now, and what a moment is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import CARD, NO
from techdeck.core.choices import Choices
from techdeck.core.rng import FastRng

if TYPE_CHECKING:
    from techdeck.core.boards import Board
    from techdeck.core.imagining import Imagination
    from techdeck.core.state import State
    from techdeck.core.view import View

Stop = Callable[[], bool]
"""Asked again and again while a search runs: whether to stop at once."""
OVERVALUED: Final = 18
FORGOTTEN: Final = 30
"""Of a hundred decisions a novice grabs the highest card in so many, and up to here lets a chance go by."""


class Plan:
    """A whole gesture as one move: the actions one seat does one after the other."""

    def __init__(self, steps: list[int]) -> None:
        self.steps: vec[i64] = vec[i64](steps)


class Weighed:
    """A move, how often it was tried, and what it came to for the seat on average, from 0 to 1."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.visits: i64 = 0
        self.total = 0.0

    @property
    def action(self) -> int:
        """The first action of the move."""
        return int(self.plan.steps[0])

    @property
    def actions(self) -> list[int]:
        """All its actions."""
        return [int(step) for step in self.plan.steps]

    @property
    def value(self) -> float:
        """What it came to on average; 0 while it was not tried."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def __repr__(self) -> str:
        return f"Weighed({self.actions}, {self.value:.3f} in {self.visits})"


class Judgement:
    """A quick player and an evaluation; a game has its own in games/<game>/judgement.py.

    It looks only at what the seat it judges for knows, so it chooses the same on that seat's view.
    """

    ahead: i64 = 1
    """How many stages a search looks ahead."""

    plays: i64 = 1
    """How often a world is played on the game's board, if it first took the engine to bring it there."""

    def choose(self, table: State, seat: i64, out: Choices, rng: FastRng) -> i64:
        """One of the seat's choices, of which there is at least one; where a game knows no better, by chance."""
        return out.pick(rng.below(out.count))

    def follow(self, table: State, seat: i64, out: Choices, rng: FastRng) -> i64:
        """What the seat does where a search plays on: the same, unless a game knows a quicker way near it."""
        return self.choose(table, seat, out, rng)

    def measure(self, chance: float) -> float | None:
        """How far ahead such a chance to win is in what players of the game count by; None: in points."""
        return None

    def stage(self, table: State) -> i64:
        """How far the game has come, in steps worth looking ahead by; it never falls."""
        return 0

    def worth(self, table: State, seat: i64) -> float:
        """What the moment promises the seat, from 0, lost, to 1, won; at the end of a game what it came to."""
        if table.is_terminal():
            shared = table.returns()[seat] + 1.0
            return shared / float(table.players) if table.players > 1 else shared / 2.0
        return 1.0 / float(table.players)

    def worths(self, table: State, found: vec[float]) -> None:
        """What the moment promises every seat, written into a row: faster where a game can work it out at once."""
        for seat in range(table.players):
            found[seat] = self.worth(table, seat)

    def horizon(self, table: State) -> i64:
        """The stage up to which a search plays on before it asks what the moment is worth."""
        return self.stage(table) + self.ahead

    def plans(self, table: State, seat: i64, out: Choices) -> list[Plan]:
        """The few gestures worth weighing where single steps would be a waste; none: weigh every choice as it is."""
        return []

    def board(self, imagination: Imagination) -> Board | None:
        """A board for what all see being played: there a search grows a tree; None: it weighs the first move alone."""
        return None

    def weigh(self, view: View, rng: FastRng, iterations: i64, stop: Stop) -> list[Weighed]:
        """The moves by a search of the game's own, the best first; none: the search for all games does it."""
        return []

    def slip(self, table: State, seat: i64, out: Choices, rng: FastRng) -> i64:
        """What a novice does: mostly the same, but high cards dazzle them, and chances go by unseen."""
        roll = rng.below(100)
        if roll < OVERVALUED:
            dazzling = highest_card(table, out)
            if dazzling >= 0:
                return dazzling
        elif roll < FORGOTTEN and out.has(NO):
            return NO
        return self.choose(table, seat, out, rng)


def highest_card(table: State, out: Choices) -> i64:
    """The choice of the card of the highest value, the last of equals; -1 if no card is pointed at."""
    found: i64 = -1
    best: i64 = -1
    for i in range(out.count):
        action = out.pick(i)
        if CARD <= action < CARD + table.cards and table.value_of(action - CARD) >= best:
            found, best = action, table.value_of(action - CARD)
    return found
