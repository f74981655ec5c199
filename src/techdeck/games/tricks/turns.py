"""A trading turn, and how it ends: by a trade, by choice, or by the clock. (Tricks 3.4, 3.24)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.choices import Choices
from techdeck.core.frames import Frame
from techdeck.core.table import Table
from techdeck.games.tricks.names import TIME_UP
from techdeck.games.tricks.offers import clear_offer
from techdeck.games.tricks.table import tricks


class TradeFrame(Frame):
    """Any choice within a trading turn; the clock may end the turn. (Tricks 3.24)"""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.waits_for = bit(seat)

    def clock_actions(self, table: Table, out: Choices) -> None:
        out.add(TIME_UP)

    def tick(self, table: Table, action: i64) -> None:
        table.said("time up", -1, "")
        end_turn(table)

    def key(self) -> str:
        return f"{self.__class__.__name__}({self.seat})"


def end_turn(table: Table) -> None:
    """The trading turn is over; an open offer lapses. (Tricks 3.4, 3.24)"""
    clear_offer(tricks(table))
    while isinstance(table.top, TradeFrame):
        table.pop()
