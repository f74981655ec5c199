"""What a claim brings: a pool of five at most, and for ten cards new ones. (Paradoxical 3.10-3.13)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import NO, PILE
from techdeck.core.bits import bit
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import A_SEAT, Field, Form
from techdeck.core.frames import DEPENDS, SeatFrame
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.zones import DECK, DISCARD, HAND, SECOND_DECK, SECOND_DISCARD
from techdeck.games.paradoxical.building import PoolLimit, add_draws, lay
from techdeck.games.paradoxical.names import TWO_PAIRS, adding
from techdeck.games.paradoxical.places import Paradoxical, paradoxical

NEW_CARDS: Final = 3
"""So many are drawn after a claim of ten cards. (Paradoxical 3.11)"""
MAY_ADD: Final = 2
"""So many hand cards may go to the tableau then. (Paradoxical 3.12)"""


def reward(table: Paradoxical, seat: i64, kind: i64) -> None:
    """The pool is kept to five; then ten cards bring 3 new ones, two of which may be added. (Paradoxical 3.10-3.13)"""
    if kind != TWO_PAIRS:
        table.push(AddAfter(seat, MAY_ADD))
        table.push(DrawAfter(seat, NEW_CARDS))
    table.push(PoolLimit(seat))


class AfterClaim(SeatFrame):
    """What a claim of ten cards brings, card by card, while there is some left. (Paradoxical 3.11, 3.12)"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def advance(self, table: Table) -> None:
        table.pop()


class DrawAfter(AfterClaim):
    """After a claim of ten cards: draw so many more, each from the deck one likes. (Paradoxical 3.11)"""

    form: ClassVar[Form] = Form(["AddAfter"], [A_SEAT, Field("left", "cards left to draw", 0, 3)])
    clause: ClassVar[str] = "Paradoxical 3.11"

    waits_for: i64 = DEPENDS

    def acting(self, table: Table) -> i64:
        game = paradoxical(table)
        if self.left > 0 and (game.can_draw(0) or game.can_draw(1)):
            return bit(self.seat)
        return 0

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        add_draws(paradoxical(table), out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.replace(DrawAfter(seat, self.left - 1))
        if action == PILE:
            table.draw(seat, DECK, DISCARD)
        else:
            table.draw(seat, SECOND_DECK, SECOND_DISCARD)

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if PILE <= action < PILE + 2:
            return IllegalAction("that deck and its discard pile are empty", "Paradoxical 1.5")
        return super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        return Question("draw_after_claim", {"pile": "draw"}, left=int(self.left))


class AddAfter(AfterClaim):
    """After a claim of ten cards: up to so many more hand cards into the tableau. (Paradoxical 3.12)"""

    form: ClassVar[Form] = Form(["EndOfTurn"], [A_SEAT, Field("left", "cards left to add", 0, 2)])
    clause: ClassVar[str] = "Paradoxical 3.12"

    waits_for: i64 = DEPENDS

    def acting(self, table: Table) -> i64:
        if self.left > 0 and table.zones.count(HAND + self.seat) > 0:
            return bit(self.seat)
        return 0

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add(NO)
        table.add_hand(seat, adding(table.zones.cards), out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        if action == NO:
            table.pop()
            return
        table.replace(AddAfter(seat, self.left - 1))
        lay(paradoxical(table), "add", seat, action - adding(table.zones.cards))

    def ask(self, table: Table, seat: i64) -> Question:
        return Question("add_after_claim", {"no": "stop", "add": "add"}, left=int(self.left))
