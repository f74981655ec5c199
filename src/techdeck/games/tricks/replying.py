"""How an offer comes to stand, and what the one it is made to may do. (Tricks 3.9-3.15)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, NO
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import A_SEAT, Form
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.trading.patterns import NOTHING_MORE, fits
from techdeck.core.trading.terms import NO_CARD, meant_for, two_cards, wanted, with_meant_for
from techdeck.core.zones import HAND
from techdeck.games.tricks.names import COMMITTED, COUNTER, DRAFT_TERMS, OFFER_FROM, OFFER_TERMS, SPEAK
from techdeck.games.tricks.offer_data import is_counter, offer_question
from techdeck.games.tricks.offering import OFFERING
from techdeck.games.tricks.offers import add_fitting, execute, make_offer, proposal_failed
from techdeck.games.tricks.talk import STATEMENT, is_talk, may_speak, why_not_speak
from techdeck.games.tricks.turns import TradeFrame, Unheard


class Proposing(Unheard):
    """An offer is put together above; once it is complete, it stands, and the other one replies. (Tricks 3.9, 3.30)"""

    form: ClassVar[Form] = Form(["TradingTurn", "Reply"], [A_SEAT])

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.waits_for = 0

    def advance(self, table: Table) -> None:
        make_offer(table, self.seat)
        if is_counter(table):
            table.pop()
        table.replace(REPLY[meant_for(table.nums[OFFER_TERMS])])


def begin_offer(table: Table, seat: i64, partner: i64) -> None:
    """The seat begins to put together an offer to another one; nobody hears of it. (Tricks 3.6, 3.30)"""
    table.nums[DRAFT_TERMS] = with_meant_for(0, partner)
    table.push(PROPOSING[seat])
    table.push(OFFERING[seat])


class Reply(TradeFrame):
    """The one asked commits a fitting card, refuses, counters once, or speaks first. (Tricks 3.9-3.14)"""

    form: ClassVar[Form] = Form(["TradingTurn"], [A_SEAT])
    clause: ClassVar[str] = "Tricks 3.9"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add(NO)
        add_fitting(table, seat, 0, out)
        if not is_counter(table):
            out.add(COUNTER)
        if may_speak(table, seat):
            out.add(SPEAK)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        if action == SPEAK:
            table.push(STATEMENT[seat])
        elif action == NO:
            if table.journal is not None:
                table.tell("refuse", seat, {"counter": is_counter(table)}, table.nums[OFFER_FROM])
            proposal_failed(table)
        elif action == COUNTER:
            begin_offer(table, seat, table.nums[OFFER_FROM])
        elif wanted(table.nums[OFFER_TERMS], 1) == NOTHING_MORE:
            execute(table, two_cards(action - CARD, NO_CARD))
        else:
            table.nums[COMMITTED] = action - CARD
            table.push(COMMIT_SECOND[seat])

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if CARD <= action < CARD + 54:
            return why_not_first(table, seat, action - CARD)
        if is_talk(action):
            return why_not_speak(table, seat)
        if action == COUNTER:
            return IllegalAction("a counter-offer can't be countered: accept or refuse it", "Tricks 3.14")
        return super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        question = offer_question(table, "reply", {"no": "refuse", "card": "give"}, -1)
        question.left = 1 if wanted(table.nums[OFFER_TERMS], 1) == NOTHING_MORE else 2
        return question


class CommitSecond(Unheard):
    """The second of two cards asked for; the trade is done with it. (Tricks 3.10)"""

    form: ClassVar[Form] = Form(["Reply"], [A_SEAT])
    clause: ClassVar[str] = "Tricks 3.10"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        add_fitting(table, seat, 1, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        execute(table, two_cards(table.nums[COMMITTED], action - CARD))

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if CARD <= action < CARD + 54:
            return why_not_commit(table, seat, action - CARD, "that card does not fit what is asked for")
        return super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        question = offer_question(table, "give_second", {"card": "give"}, table.nums[COMMITTED])
        question.left = 1
        return question


def why_not_first(table: Table, seat: i64, card: i64) -> IllegalAction:
    """Why a card can't be given for the first of the patterns. (Tricks 3.10-3.11)"""
    if table.zones.where[card] == HAND + seat and fits(table, wanted(table.nums[OFFER_TERMS], 0), card):
        return IllegalAction("that card fits, but then you hold none for the other one asked for", "Tricks 3.11")
    return why_not_commit(table, seat, card, "that card does not fit what is asked for")


def why_not_commit(table: Table, seat: i64, card: i64, reason: str) -> IllegalAction:
    """Why a card can't be given for a pattern: only of a card of one's own it matters whether it fits. (Tricks 3.10)"""
    if table.zones.where[card] != HAND + seat:
        return IllegalAction("commit a card of your own hand", "Tricks 3.10")
    if card == table.nums[COMMITTED]:
        return IllegalAction("that card is given already, and no card counts for two patterns", "Tricks 3.10")
    return IllegalAction(reason, "Tricks 3.11")


# Frames are immutable, so one of each kind a seat serves every table.
PROPOSING: Final = [Proposing(seat) for seat in range(4)]
REPLY: Final = [Reply(seat) for seat in range(4)]
COMMIT_SECOND: Final = [CommitSecond(seat) for seat in range(4)]
