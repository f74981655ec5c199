"""One step of a card's text: the verb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.questions import Question

if TYPE_CHECKING:
    from techdeck.core.effects.run import Run
    from techdeck.core.rng import Rng
    from techdeck.core.table import Table


class Verb:
    """One step of a text. It does what it can at once, or asks the actor and goes on when answered."""

    def do(self, table: Table, run: Run) -> None:
        """Carry the verb out, or push a question."""
        raise NotImplementedError  # every verb says it

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        """Add what the asked seat may answer."""
        raise NotImplementedError("this verb asks nothing")  # only verbs that ask are asked

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        """The seat's answer."""
        raise NotImplementedError("this verb asks nothing")  # only verbs that ask hear an answer

    def why_not(self, table: Table, run: Run, action: i64) -> IllegalAction | None:
        """Why an answer is refused, where the verb knows better words than that it is no choice."""
        return None

    def can_be_asked(self, table: Table, run: Run, seat: i64) -> bool:
        """Whether the registers are as they must be when this is asked; positions look. (Family 8.8)"""
        return True

    def imagined(self, table: Table, run: Run, eyes: i64, rng: Rng) -> bool:
        """Make so in a table imagined with these eyes what follows from being asked; False if it can't be."""
        return True

    def copies(self) -> bool:
        """Whether another card's text is carried out by this verb."""
        return False

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        """What is asked; the card and its sentence are added."""
        raise NotImplementedError("this verb asks nothing")  # only verbs that ask make a question

    def searches(self) -> bool:
        """Whether the verb looks for a card that was named."""
        return False

    def possible(self, table: Table, run: Run) -> bool:
        """Whether the verb can do anything now, as far as the actor can see: offered in "this, or that"."""
        return True

    def draws_on(self) -> bool:
        """Whether the verb takes from a deck or a discard pile, so that with two of them one must be chosen."""
        return False

    def pile_use(self) -> str:
        """What the verb does with the deck that is chosen: draw, look, reveal, or other; or with its discards."""
        return "other"

    def pile_matters(self, table: Table, run: Run) -> bool:
        """Whether anything can come of it with one of two decks, as far as all can see. (Family 3.28)"""
        return table.has_pile_cards()
