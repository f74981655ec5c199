"""A seat that is preparing nothing: what it may begin, say, cancel or answer. (Exchange 2-5)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.zones import HAND
from techdeck.games.exchange.accepting import begin_accept
from techdeck.games.exchange.hidden import is_locked
from techdeck.games.exchange.names import (
    ACCEPT,
    ACCEPT_LIMIT,
    ACCEPTED,
    ACCEPTS_BEGUN,
    ANSWER_NO,
    ANSWER_YES,
    CANCEL,
    COME_BACK,
    DONE,
    LOOK,
    OFFER,
    OFFER_LIMIT,
    OFFERS,
    OFFERS_BEGUN,
    OPEN,
    SAY_DONE,
    SAY_VALUE,
    SEATS,
    SLOTS,
    SPEAK,
    STAGE,
)
from techdeck.games.exchange.offering import begin_offer
from techdeck.games.exchange.offers import is_open_to, withdraw, withdraw_all
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.stages import SPEAKING, Stage
from techdeck.games.exchange.talk import add_answers, answer, may_speak, why_not_answer, why_not_speak


def may_offer(table: Exchange, seat: i64) -> bool:
    """Whether the seat may begin one more offer. (Exchange 2.10, 2.13)"""
    nums = table.nums
    if nums[OFFERS_BEGUN + seat] >= nums[OFFER_LIMIT] or nums[OPEN + seat] == bit(SLOTS) - 1:
        return False
    return table.zones.count(HAND + seat) > 0


def may_accept(table: Exchange, seat: i64) -> bool:
    """Whether the seat may begin to accept anything. (Exchange 3.5, 3.15)"""
    return table.nums[ACCEPTS_BEGUN + seat] < table.nums[ACCEPT_LIMIT] and table.nums[ACCEPTED + seat] < 0


class Idle(Stage):
    """Offer, accept, cancel, speak, answer, or be done. (Exchange 2.1, 2.11, 3.4, 4.5, 5.1)"""

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        out.add(SAY_DONE)
        if may_offer(table, seat):
            out.add(OFFER)
        if may_speak(table, seat):
            out.add(SPEAK)
        if may_accept(table, seat):
            self.add_accepts(table, seat, out)
        for slot in range(SLOTS):
            if has(table.nums[OPEN + seat], slot) and not is_locked(table, seat * SLOTS + slot):
                out.add(CANCEL + seat * SLOTS + slot)
        add_answers(table, seat, out)

    def add_accepts(self, table: Exchange, seat: i64, out: Choices) -> None:
        """Every open offer meant for the seat. (Exchange 2.9)"""
        for other in range(table.players):
            if other != seat and table.nums[OPEN + other] != 0:
                for number in range(other * SLOTS, other * SLOTS + SLOTS):
                    if is_open_to(table, number, seat):
                        out.add(ACCEPT + number)

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

    def clause(self) -> str:
        return "Exchange 2.1"

    def prompt(self, table: Exchange, seat: i64) -> str:
        return "offer, accept, speak, or be done trading"


def say_done(table: Exchange, seat: i64) -> None:
    """The seat is done trading, for now. (Exchange 5.1, 5.2)"""
    table.nums[DONE] |= bit(seat)
    table.said("done", seat, "")
    withdraw_all(table, seat)
    if table.trading_seats() == 0:
        table.nums[LOOK] = 1


def why_not_offer(table: Exchange, seat: i64) -> IllegalAction:
    """Why the seat can't begin an offer."""
    if table.nums[OFFERS_BEGUN + seat] >= table.nums[OFFER_LIMIT]:
        return IllegalAction("you have begun all your offers of this trading phase", "Exchange 2.13")
    if table.zones.count(HAND + seat) == 0:
        return IllegalAction("you have no card to offer", "Exchange 2.3")
    return IllegalAction("you have eight open offers: cancel one first", "Exchange 2.10")


def why_not_accept(table: Exchange, seat: i64, number: i64) -> IllegalAction:
    """Why the seat can't begin to accept this offer."""
    owner, slot = number // SLOTS, number % SLOTS
    if owner == seat:
        return IllegalAction("you can't accept your own offer", "Exchange 2.2")
    if owner >= table.players or not has(table.nums[OPEN + owner], slot):
        return IllegalAction("there is no such open offer", "Exchange 3.4")
    if table.nums[ACCEPTED + seat] >= 0:
        return IllegalAction("your committed cards wait for another trade", "Exchange 3.15")
    if table.nums[ACCEPTS_BEGUN + seat] >= table.nums[ACCEPT_LIMIT]:
        return IllegalAction("you have begun to accept often enough in this trading phase", "Exchange 3.5")
    if not is_open_to(table, number, seat) and has(table.trading_seats(), owner):
        return IllegalAction("that offer is meant for another player", "Exchange 2.9")
    return IllegalAction("the player who made this offer does not trade any more", "Exchange 5.12")


def why_not_cancel(table: Exchange, seat: i64, number: i64) -> IllegalAction:
    """Why the seat can't cancel this offer."""
    if number // SLOTS == seat and has(table.nums[OPEN + seat], number % SLOTS):
        return IllegalAction("cards are committed to that offer, it can't be cancelled any more", "Exchange 3.15")
    return IllegalAction("that is no open offer of yours", "Exchange 2.11")
