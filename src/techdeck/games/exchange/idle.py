"""A seat that is preparing nothing: what it may begin, say, cancel or answer, and what if it is done. (Exchange 2-5)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import NO
from techdeck.core.bits import bit, has
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.questions import Question
from techdeck.core.zones import HAND
from techdeck.games.exchange.accepting import add_accepts, begin_accept, why_not_accept
from techdeck.games.exchange.names import (
    ACCEPT,
    ANSWER_NO,
    ANSWER_YES,
    ASKED,
    CANCEL,
    COME_BACK,
    DONE,
    LOOK,
    NEWS,
    OFFER,
    OFFER_LIMIT,
    OFFERS,
    OFFERS_MADE,
    OPEN,
    QUIET_LIMIT,
    SAY_DONE,
    SAY_VALUE,
    SEATS,
    SLOTS,
    SPEAK,
    SPEAKING,
    STAGE,
)
from techdeck.games.exchange.offering import begin_offer
from techdeck.games.exchange.offers import withdraw, withdraw_all
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.stages import Stage, dropped_too_many, may_begin
from techdeck.games.exchange.talk import add_answers, answer, may_speak, why_not_answer, why_not_speak
from techdeck.games.exchange.tied import free_places, is_locked

DOES: Final = {"offer": "begin_offer", "done": "be_done", "no": "pass"}
"""What actions without an object do; the others do what they are called."""


def may_offer(table: Exchange, seat: i64) -> bool:
    """Whether the seat may begin one more offer. (Exchange 2.10, 2.13, 3.5, 3.15)"""
    nums = table.nums
    if nums[OFFERS_MADE + seat] >= nums[OFFER_LIMIT] or nums[OPEN + seat] == bit(SLOTS) - 1:
        return False
    return may_begin(table, seat) and free_places(table, seat) != 0


class Idle(Stage):
    """Offer, accept, cancel, speak, answer, or be done. (Exchange 2.1, 2.11, 3.4, 4.5, 5.1)"""

    clause: ClassVar[str] = "Exchange 2.1"

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        out.add(SAY_DONE)
        if may_offer(table, seat):
            out.add(OFFER)
        if may_speak(table, seat):
            out.add(SPEAK)
        add_accepts(table, seat, out)
        if table.nums[OPEN + seat] != 0:
            for slot in range(SLOTS):
                if has(table.nums[OPEN + seat], slot) and not is_locked(table, seat * SLOTS + slot):
                    out.add(CANCEL + seat * SLOTS + slot)
        add_answers(table, seat, out)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        if action == OFFER:
            begin_offer(table, seat)
        elif action < CANCEL:
            begin_accept(table, seat, action - ACCEPT)
        elif action < SPEAK:
            withdraw(table, action - CANCEL)
        elif action == SPEAK:
            table.nums[STAGE + seat] = SPEAKING
        elif action == SAY_DONE:
            say_done(table, seat)
        else:
            answer(table, seat, action)

    def why_not(self, table: Exchange, seat: i64, action: i64) -> IllegalAction:
        if action == OFFER:
            return why_not_offer(table, seat)
        if ACCEPT <= action < ACCEPT + OFFERS:
            return why_not_accept(table, seat, action - ACCEPT)
        if CANCEL <= action < CANCEL + OFFERS:
            return why_not_cancel(table, seat, action - CANCEL)
        if action == SPEAK or SAY_VALUE <= action < ANSWER_YES:
            return why_not_speak(table, seat, action)
        if ANSWER_YES <= action < ANSWER_NO + SEATS:
            return why_not_answer(table, seat, action)
        if action == COME_BACK:
            return IllegalAction("you are not done trading", "Exchange 5.3")
        return super().why_not(table, seat, action)

    def ask(self, table: Exchange, seat: i64) -> Question:
        return Question("trade", dict(DOES))


def say_done(table: Exchange, seat: i64) -> None:
    """The seat is done trading, for now; with a clock it may come back whenever it likes. (Exchange 5.1, 5.2, 5.4)"""
    nums = table.nums
    nums[DONE] |= bit(seat)
    if has_clock(table):
        nums[NEWS] |= bit(seat)
    if table.journal is not None:
        table.tell("done", seat, {})
    withdraw_all(table, seat)
    if table.trading_seats() == 0:
        nums[LOOK] = 1


def has_clock(table: Exchange) -> bool:
    """Whether this is a live table. (Exchange 3.13)"""
    return table.nums[QUIET_LIMIT] == 0


class Resting(Stage):
    """A seat that is done may come back, or accept, answer or pass and stay done. (Exchange 5.3, 5.4, 5.13)"""

    clause: ClassVar[str] = "Exchange 5.13"

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        out.add(NO)
        if may_come_back(table, seat):
            out.add(COME_BACK)
        add_accepts(table, seat, out)
        add_answers(table, seat, out)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        if action == NO:
            leave_alone(table, seat)
            if table.journal is not None:
                table.tell("pass", seat, {"what": "trading"})
        elif action == COME_BACK:
            leave_alone(table, seat)
            table.nums[DONE] ^= bit(seat)
            if table.journal is not None:
                table.tell("come_back", seat, {})
        elif action < CANCEL:
            begin_accept(table, seat, action - ACCEPT)
        else:
            answer(table, seat, action)

    def why_not(self, table: Exchange, seat: i64, action: i64) -> IllegalAction:
        if ACCEPT <= action < ACCEPT + OFFERS:
            return why_not_accept(table, seat, action - ACCEPT)
        if ANSWER_YES <= action < ANSWER_NO + SEATS:
            return why_not_answer(table, seat, action)
        if action == COME_BACK:
            return IllegalAction("there was no trade and no new offer since you were done", "Exchange 5.4")
        return IllegalAction("you are done trading: come back first, or stay done", "Exchange 5.13")

    def ask(self, table: Exchange, seat: i64) -> Question:
        return Question("rest", dict(DOES))


def may_come_back(table: Exchange, seat: i64) -> bool:
    """Whether a seat that is done may trade on: there was a trade or an offer since, or there is a clock. (5.4)"""
    return has(table.nums[NEWS], seat) or has_clock(table)


def leave_alone(table: Exchange, seat: i64) -> None:
    """The seat is not asked again before there is something new. (Exchange 5.13)"""
    table.nums[NEWS] &= bit(seat) ^ -1
    table.nums[ASKED] &= bit(seat) ^ -1


def why_not_offer(table: Exchange, seat: i64) -> IllegalAction:
    """Why the seat can't begin an offer."""
    if table.nums[OFFERS_MADE + seat] >= table.nums[OFFER_LIMIT]:
        return IllegalAction("you have made all your offers of this trading phase", "Exchange 2.13")
    if not may_begin(table, seat):
        return dropped_too_many()
    if table.zones.count(HAND + seat) == 0:
        return IllegalAction("you have no card to offer", "Exchange 2.3")
    if free_places(table, seat) == 0:
        return IllegalAction("all your cards are committed to trades", "Exchange 3.15")
    return IllegalAction("you have eight open offers: cancel one first", "Exchange 2.10")


def why_not_cancel(table: Exchange, seat: i64, number: i64) -> IllegalAction:
    """Why the seat can't cancel this offer."""
    if number // SLOTS == seat and has(table.nums[OPEN + seat], number % SLOTS):
        return IllegalAction("cards are committed to that offer, it can't be cancelled any more", "Exchange 3.15")
    return IllegalAction("that is no open offer of yours", "Exchange 2.11")
