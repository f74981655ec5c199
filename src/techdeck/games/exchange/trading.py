"""The trading phases: everybody acts at once until trading ends. (Exchange 2.1, 5)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.actions import NO
from techdeck.core.bits import bit, has
from techdeck.core.choices import Choices
from techdeck.core.counting import CONCEDED
from techdeck.core.errors import IllegalAction
from techdeck.core.frames import DEPENDS, Frame
from techdeck.core.table import CLOCK, Table
from techdeck.core.trading.terms import NO_CARDS
from techdeck.core.zones import DECK, DISCARD
from techdeck.games.exchange.accepting import Committing, close_window, first_waiting
from techdeck.games.exchange.hidden import drop_draft
from techdeck.games.exchange.idle import Idle
from techdeck.games.exchange.market import worth
from techdeck.games.exchange.names import (
    ACCEPT_CARDS,
    ACCEPTED,
    ACCEPTS_BEGUN,
    ANSWERED,
    COME_BACK,
    DONE,
    LOOK,
    NEWS,
    OFFER_CARDS,
    OFFER_TERMS,
    OFFERS_BEGUN,
    OPEN,
    QUESTION,
    QUIET,
    QUIET_LIMIT,
    QUIET_TIME,
    SLOTS,
    STAGE,
    STOP_CARDS,
    TALKED,
    TRADES,
    WINDOW_CLOSED,
)
from techdeck.games.exchange.offering import Laying, Meaning, MeaningOne, MoreCards, Telling
from techdeck.games.exchange.places import Exchange, exchange
from techdeck.games.exchange.stages import Stage
from techdeck.games.exchange.talk import Speaking
from techdeck.games.exchange.wanting import MoreWants, Wanting, WantingDomain, WantingExact, WantingValue

STAGES: Final[list[Stage]] = [
    Idle(),
    Laying(),
    Telling(),
    MoreCards(),
    Wanting(),
    WantingExact(),
    WantingValue(),
    WantingDomain(),
    MoreWants(),
    Meaning(),
    MeaningOne(),
    Committing(),
    Speaking(),
]
"""By their numbers."""


class Trading(Frame):
    """All who are not done trade, each at a stage of their own. (Exchange 2.1, 5.3)"""

    waits_for: i64 = DEPENDS

    def __init__(self, phase: i64) -> None:
        self.phase = phase

    def acting(self, table: Table) -> i64:
        """Whoever is not done, and whoever may come back; nobody when it must be looked whether trading has ended."""
        game, nums = exchange(table), table.nums
        trading = game.trading_seats()
        if nums[LOOK] == 1 or trading == 0:
            return 0
        return trading | (nums[NEWS] & nums[DONE] & (nums[CONCEDED] ^ game.everyone()))

    def advance(self, table: Table) -> None:
        game = exchange(table)
        table.nums[LOOK] = 0
        why = self.over(game)
        if why != "":
            end_trading(game, why)
        elif game.trading_seats() == 0:
            waiting = first_waiting(table)
            if waiting < 0:
                end_trading(game, "all are done")
            else:
                close_window(game, waiting)

    def over(self, table: Exchange) -> str:
        """Why trading has ended, if it has, though not all are done. (Exchange 5.7-5.10)"""
        nums = table.nums
        if table.zones.count(DECK) + table.zones.count(DISCARD) <= nums[STOP_CARDS]:
            return "too few cards are left"
        if self.phase == 1 and nums[TRADES] > 0 and highest_stack(table) >= 3:
            return "a stack is worth 3"
        return "no trade for a while" if 0 < nums[QUIET_LIMIT] <= nums[QUIET] else ""

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        if has(table.nums[DONE], seat):
            out.add(NO)
            out.add(COME_BACK)
        else:
            STAGES[table.nums[STAGE + seat]].legal(exchange(table), seat, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        nums = table.nums
        nums[QUIET] += 1
        if has(nums[DONE], seat):
            reconsider(table, seat, action)
        else:
            STAGES[nums[STAGE + seat]].step(exchange(table), seat, action)
        if 0 < nums[QUIET_LIMIT] <= nums[QUIET]:
            nums[LOOK] = 1

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if has(table.nums[DONE], seat):
            return IllegalAction("you are done trading: come back first, or stay done", "Exchange 5.4")
        return STAGES[table.nums[STAGE + seat]].why_not(exchange(table), seat, action)

    def clock_actions(self, table: Table, out: Choices) -> None:
        """On a live table: closing the windows, else saying that quiet time is over. (Exchange 3.14, 5.6)"""
        if table.nums[QUIET_LIMIT] > 0:
            return
        if first_waiting(table) < 0:
            out.add(QUIET_TIME)
        for number in range(table.players * SLOTS):
            for seat in range(table.players):
                if table.nums[ACCEPTED + seat] == number:
                    out.add(WINDOW_CLOSED + number)
                    break

    def tick(self, table: Table, action: i64) -> None:
        if action == QUIET_TIME:
            end_trading(exchange(table), "no trade for a while")
        else:
            close_window(exchange(table), action - WINDOW_CLOSED)

    def clause(self) -> str:
        return "Exchange 2.1"

    def prompt(self, table: Table) -> str:
        eyes = exchange(table).eyes
        if eyes < 0 or eyes >= table.players:
            return "trade"
        if has(table.nums[DONE], eyes):
            return "you are done trading: come back, or stay done"
        return STAGES[table.nums[STAGE + eyes]].prompt(exchange(table), eyes)

    def key(self) -> str:
        return f"Trading({self.phase})"


def highest_stack(table: Table) -> i64:
    """What the most valuable stack is worth. (Exchange 5.9)"""
    best: i64 = 0
    for domain in range(4):
        if worth(table, domain) > best:
            best = worth(table, domain)
    return best


def reconsider(table: Table, seat: i64, action: i64) -> None:
    """A seat that is done comes back, or stays done until there is something new. (Exchange 5.3, 5.4)"""
    nums = table.nums
    nums[NEWS] &= bit(seat) ^ -1
    if action == COME_BACK:
        nums[DONE] &= bit(seat) ^ -1
        table.said("come back", seat, "")


def begin_trading(table: Table, phase: i64) -> None:
    """A trading phase begins: nobody is done, and every limit starts anew. (Exchange 2.13, 3.5, 4.6)"""
    nums = table.nums
    clear_trading(table)
    nums[LOOK] = 1
    nums[TRADES] = 0
    nums[QUIET] = 0
    for seat in range(table.players):
        nums[OFFERS_BEGUN + seat] = 0
        nums[ACCEPTS_BEGUN + seat] = 0
        nums[TALKED + seat] = 0
    if table.journal is not None:
        table.said("trading", CLOCK, "first" if phase == 1 else "second")
    table.push(Trading(phase))


def clear_trading(table: Table) -> None:
    """No offers, no questions, nobody prepares anything. (Exchange 5.11)"""
    nums = table.nums
    nums[DONE] = 0
    nums[NEWS] = 0
    nums[LOOK] = 0
    for seat in range(table.players):
        drop_draft(table, seat)
        nums[ACCEPTED + seat] = -1
        nums[ACCEPT_CARDS + seat] = NO_CARDS
        nums[QUESTION + seat] = 0
        nums[ANSWERED + seat] = 0
        if nums[OPEN + seat] != 0:
            nums[OPEN + seat] = 0
            for number in range(seat * SLOTS, seat * SLOTS + SLOTS):
                nums[OFFER_CARDS + number] = NO_CARDS
                nums[OFFER_TERMS + number] = 0


def end_trading(table: Exchange, why: str) -> None:
    """Trading is over: open offers lapse, committed cards go back. (Exchange 5.5, 5.11)"""
    table.said("trading ends", CLOCK, why)
    clear_trading(table)
    table.pop()
