"""The trading phases: everybody acts at once until trading ends. (Exchange 2.1, 5)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.choices import Choices
from techdeck.core.counting import CONCEDED
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import Field, Form
from techdeck.core.frames import DEPENDS, PhaseFrame
from techdeck.core.questions import Question
from techdeck.core.table import CLOCK, Table
from techdeck.core.trading.terms import NO_CARDS
from techdeck.core.zones import DECK, DISCARD
from techdeck.games.exchange.accepting import Committing, close_window, first_waiting
from techdeck.games.exchange.idle import Idle, Resting
from techdeck.games.exchange.market import worth
from techdeck.games.exchange.masking import forget_draft
from techdeck.games.exchange.names import (
    ACCEPTED,
    ANSWERED,
    ASKED,
    DONE,
    DROPPED,
    IDLE,
    LOOK,
    NEWS,
    OFFER_CARDS,
    OFFER_TERMS,
    OFFERS_MADE,
    OPEN,
    QUESTION,
    QUIET,
    QUIET_LIMIT,
    QUIET_TIME,
    RESTING,
    SLOTS,
    STAGE,
    STOP_CARDS,
    TALKED,
    TRADES,
    WINDOW_CLOSED,
)
from techdeck.games.exchange.offering import Addressing, Laying
from techdeck.games.exchange.offers import release
from techdeck.games.exchange.places import Exchange, exchange
from techdeck.games.exchange.stages import Stage
from techdeck.games.exchange.talk import Speaking
from techdeck.games.exchange.wanting import Wanting, WantingEither, WantingExact

STAGES: Final[list[Stage]] = [
    Idle(),
    Laying(),
    Wanting(),
    WantingExact(),
    WantingEither(),
    Addressing(),
    Committing(),
    Speaking(),
    Resting(),
]
"""By their numbers."""

ORDER: Final = ["first", "second"]
"""The names of the two trading phases, and of the two phases of card effects."""


def stage_of(table: Table, seat: i64) -> Stage:
    """What a seat is doing: one that is done and prepares nothing rests. (Exchange 5.13)"""
    stage = table.nums[STAGE + seat]
    if stage == IDLE and has(table.nums[DONE], seat):
        stage = RESTING
    return STAGES[stage]


class Trading(PhaseFrame):
    """All trade, each at a stage of their own; who is done is asked if there is something new. (Exchange 2.1, 5.13)"""

    form: ClassVar[Form] = Form(["Round(2)", "Round(4)"], [Field("phase", "a trading phase", 1, 2)])
    clause: ClassVar[str] = "Exchange 2.1"

    waits_for: i64 = DEPENDS

    def acting(self, table: Table) -> i64:
        """Whoever is not done, and whoever has heard something new; nobody if it is to be seen whether trading ends."""
        game, nums = exchange(table), table.nums
        trading = game.trading_seats()
        if nums[LOOK] == 1 or trading == 0:
            return 0
        return trading | ((nums[NEWS] | nums[ASKED]) & nums[DONE] & (nums[CONCEDED] ^ game.everyone()))

    def advance(self, table: Table) -> None:
        game = exchange(table)
        table.nums[LOOK] = 0
        why = self.over(game)
        if why != "":
            end_trading(game, why)
        elif game.trading_seats() == 0:
            waiting = first_waiting(table)
            if waiting < 0:
                end_trading(game, "all_done")
            else:
                close_window(game, waiting)

    def over(self, table: Exchange) -> str:
        """Why trading has ended, if it has, though not all are done. (Exchange 5.7-5.10)"""
        nums = table.nums
        if table.zones.count(DECK) + table.zones.count(DISCARD) <= nums[STOP_CARDS]:
            return "few_cards"
        if self.phase == 1 and nums[TRADES] > 0 and highest_stack(table) >= 3:
            return "stack"
        return "quiet" if 0 < nums[QUIET_LIMIT] <= nums[QUIET] else ""

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        stage_of(table, seat).legal(exchange(table), seat, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        stage_of(table, seat).step(exchange(table), seat, action)

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        return stage_of(table, seat).why_not(exchange(table), seat, action)

    def why_not_now(self, table: Table, seat: i64) -> IllegalAction:
        """There are no turns: who is done waits for something new, who has conceded trades no more. (Exchange 2.1)"""
        if has(table.nums[CONCEDED], seat):
            return IllegalAction("you have conceded: you do not trade any more", "Exchange 5.12", "not_your_turn")
        why = "you are done trading, and nothing new has happened since: wait for the next trade or offer"
        return IllegalAction(why, "Exchange 5.4", "not_your_turn")

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
            end_trading(exchange(table), "quiet")
        else:
            close_window(exchange(table), action - WINDOW_CLOSED)

    def ask(self, table: Table, seat: i64) -> Question:
        """A seat is asked by its own stage; of what others prepare nobody hears. (Exchange 2.12, 3.4)"""
        question = Question("trade")
        question.clause = "Exchange 2.1"
        if seat < table.players and has(table.acting_now, seat):
            stage = stage_of(table, seat)
            question = stage.ask(exchange(table), seat)
            question.clause = stage.clause
        question.verbs["quiet"] = "end_trading"
        question.verbs["window-closed"] = "close_window"
        return question


def highest_stack(table: Table) -> i64:
    """What the most valuable stack is worth. (Exchange 5.9)"""
    best: i64 = 0
    for domain in range(4):
        if worth(table, domain) > best:
            best = worth(table, domain)
    return best


def begin_trading(table: Table, phase: i64) -> None:
    """A trading phase begins: nobody is done, and every limit starts anew. (Exchange 2.13, 3.5, 4.6)"""
    nums = table.nums
    clear_trading(table)
    nums[LOOK] = 1
    nums[TRADES] = 0
    nums[QUIET] = 0
    for seat in range(table.players):
        nums[OFFERS_MADE + seat] = 0
        nums[DROPPED + seat] = 0
        nums[TALKED + seat] = 0
    if table.journal is not None:
        table.tell("trading_begins", CLOCK, {"phase": ORDER[phase - 1]})
    table.push(Trading(phase))


def clear_trading(table: Table) -> None:
    """No offers, no questions, nobody prepares anything. (Exchange 5.11)"""
    nums = table.nums
    nums[DONE] = 0
    nums[NEWS] = 0
    nums[ASKED] = 0
    nums[LOOK] = 0
    for seat in range(table.players):
        forget_draft(table, seat)
        release(table, seat)
        nums[QUESTION + seat] = 0
        nums[ANSWERED + seat] = 0
        if nums[OPEN + seat] != 0:
            nums[OPEN + seat] = 0
            for number in range(seat * SLOTS, seat * SLOTS + SLOTS):
                nums[OFFER_CARDS + number] = NO_CARDS
                nums[OFFER_TERMS + number] = 0


def end_trading(table: Exchange, why: str) -> None:
    """Trading is over: open offers lapse, committed cards go back. (Exchange 5.5, 5.11)"""
    if table.journal is not None:
        table.tell("trading_ends", CLOCK, {"reason": why})
    clear_trading(table)
    table.pop()
