"""What a single seat is doing during trading: everybody is at a stage of their own. (Exchange 2.1)

A stage is to a seat what a frame is to the table: it says what the seat may choose, and does one step. The number of
the stage is kept in the seat's numbers, since all seats act at the same time.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.games.exchange.places import Exchange

# The stages; IDLE is 0, see hidden.py.
LAYING: Final = 1
TELLING: Final = 2
MORE_CARDS: Final = 3
WANTING: Final = 4
WANTING_EXACT: Final = 5
WANTING_VALUE: Final = 6
WANTING_DOMAIN: Final = 7
MORE_WANTS: Final = 8
MEANING: Final = 9
MEANING_ONE: Final = 10
COMMITTING: Final = 11
SPEAKING: Final = 12


class Stage:
    """What a seat may do now; one object serves every seat of every table."""

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        """Add what the seat may do now, by what that seat knows."""
        raise NotImplementedError  # every stage lists its choices

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        """The seat does this; it is legal."""
        raise NotImplementedError  # every stage says what a choice does

    def why_not(self, table: Exchange, seat: i64, action: i64) -> IllegalAction:
        """Why the seat may not do this, told only from what the seat knows."""
        text = table.game.actions.text(int(action))
        return IllegalAction(f"{text!r} is not among your choices: {self.prompt(table, seat)}", self.clause())

    def clause(self) -> str:
        """The clause this stage carries out."""
        raise NotImplementedError  # every stage has its clause

    def prompt(self, table: Exchange, seat: i64) -> str:
        """What the seat is deciding, for people."""
        raise NotImplementedError  # every stage says what is decided
