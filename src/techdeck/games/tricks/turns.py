"""A trading turn, and how it ends: by a trade, by choice, or by the clock. (Tricks 3.4, 3.24)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.choices import Choices
from techdeck.core.frames import Frame, SeatChoice
from techdeck.core.table import Table
from techdeck.core.trading.terms import NO_CARDS
from techdeck.games.tricks.names import (
    COMMITTED,
    DRAFT_CARDS,
    DRAFT_TERMS,
    OFFER_CARDS,
    OFFER_FROM,
    OFFER_TERMS,
    TIME_UP,
)

TURN_DEPTH: Final = 3
"""A trading turn lies on the round and on the trading phase."""


class TradeFrame(SeatChoice):
    """Any choice within a trading turn; the clock may end the turn. (Tricks 3.24)"""

    unheard: bool = False
    """Whether others know nothing of it: what a seat has begun and not finished. (Tricks 3.30)"""

    def clock_actions(self, table: Table, out: Choices) -> None:
        out.add(TIME_UP)

    def tick(self, table: Table, action: i64) -> None:
        table.tell("time_up", -1, {})
        end_turn(table)


class Unheard(TradeFrame):
    """A choice of which nobody else hears before what was begun is finished. (Tricks 3.30)"""

    unheard: bool = True


def clear_offer(table: Table) -> None:
    """No offer stands, and none is being put together."""
    nums = table.nums
    nums[OFFER_FROM] = -1
    nums[OFFER_TERMS] = 0
    nums[OFFER_CARDS] = NO_CARDS
    clear_draft(table)


def clear_draft(table: Table) -> None:
    """No offer is being put together, and no card is committed."""
    nums = table.nums
    nums[DRAFT_TERMS] = 0
    nums[DRAFT_CARDS] = NO_CARDS
    nums[COMMITTED] = -1


def end_turn(table: Table) -> None:
    """The trading turn is over; an open offer lapses. (Tricks 3.4, 3.24)"""
    clear_offer(table)
    while table.depth >= TURN_DEPTH:
        table.pop()


def drop_unheard(table: Table) -> None:
    """As if what was begun and not finished had not been begun: so the others see the table. (Tricks 3.30)"""
    clear_draft(table)
    while is_unheard(table.top):
        table.pop()


def heard(table: Table) -> Frame:
    """What goes on as far as all know it. (Tricks 3.30)"""
    depth = table.depth
    while is_unheard(table.stack[depth]):
        depth -= 1
    return table.stack[depth]


def is_unheard(frame: Frame) -> bool:
    """Whether others know nothing of this frame. (Tricks 3.30)"""
    return isinstance(frame, TradeFrame) and frame.unheard
