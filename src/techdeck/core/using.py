"""Using one card of a hand in turn, as several games do. (Family 3.1)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.actions import CARD, NO
from techdeck.core.choices import Choices
from techdeck.core.frames import Frame, TurnFrame
from techdeck.core.questions import Question
from techdeck.core.table import Table


class UseHandCard(TurnFrame):
    """A player may use the effect of one hand card, or pass; then the next to the left. (Family 3.1)"""

    def next(self, seat: i64) -> Frame:
        """The same for the next player."""
        raise NotImplementedError  # each game has a frame of its own

    def after(self, seat: i64, card: i64) -> Frame:
        """What happens to the card once its text is done."""
        raise NotImplementedError  # each game says it

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add(NO)
        table.add_hand(seat, CARD, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.replace(self.next(table.left_of(seat)))
        if action == NO:
            if table.journal is not None:
                table.tell("pass", seat, {"what": "effect"})
        else:
            table.push(self.after(seat, action - CARD))
            table.use(seat, action - CARD)

    def ask(self, table: Table, seat: i64) -> Question:
        return Question("use_card", {"no": "pass", "card": "use"})
