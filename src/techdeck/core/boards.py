"""A board of its own for the part of a game that a search plays most: what is left of it, made small."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.rng import FastRng

if TYPE_CHECKING:
    from techdeck.core.state import State

NOBODY: Final = -1


class Board:
    """Whose turn it is and what they may do, until the stage is over; the engine remains the judge of all of it.

    A choice is a number from 0 to 61, so that all choices are one mask; the game says which action it stands for.
    """

    def __init__(self) -> None:
        self.turn: i64 = NOBODY
        """The seat that chooses; NOBODY once the stage is over."""
        self.legal: i64 = 0
        """A mask of what it may choose."""

    def begins(self, state: State) -> bool:
        """Whether all that happens from this moment to the end of the stage can be played here."""
        raise NotImplementedError  # each game's board says it

    def load(self, state: State, rng: FastRng) -> None:
        """Take over a whole table at such a moment; the generator is for what chance decides."""
        raise NotImplementedError  # each game's board says it

    def deal(self, rng: FastRng) -> None:
        """Take over one possible table behind the view that this board was made for, at such a moment."""
        raise NotImplementedError  # each game's board says it

    def again(self) -> None:
        """Go back to what was loaded last."""
        raise NotImplementedError  # each game's board says it

    def choice_of(self, action: i64) -> i64:
        """The choice that stands for an action."""
        raise NotImplementedError  # each game's board says it

    def quick(self) -> i64:
        """What the game's judgement would choose."""
        raise NotImplementedError  # each game's board says it

    def do(self, choice: i64) -> None:
        """The seat whose turn it is does this."""
        raise NotImplementedError  # each game's board says it

    def play_on(self) -> None:
        """All play by judgement until the stage is over."""
        while self.turn != NOBODY:
            self.do(self.quick())

    def worths(self, found: vec[float]) -> None:
        """What the end of the stage promises every seat, written into a row, as the judgement says it."""
        raise NotImplementedError  # each game's board says it
