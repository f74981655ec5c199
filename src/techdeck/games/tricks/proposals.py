"""Proposals, counter-offers and what becomes of them. (Tricks 3.6-3.19)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, DOMAIN, NO, VALUE
from techdeck.core.bits import bit
from techdeck.core.cards import NATURALS
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.table import Table
from techdeck.core.zones import HAND
from techdeck.games.tricks.names import (
    ANY_CARD,
    COMMITTED,
    COUNTER,
    EXACT,
    FACE_DOWN,
    FACED_DOWN,
    OFFER_FROM,
    OFFER_TO,
    OFFERED,
    PROPOSAL_LIMIT,
    PROPOSALS,
    PROPOSER,
    SPEAK,
    WANTED,
)
from techdeck.games.tricks.offers import add_fitting, begin_offer, clear_offer, hand_over, tell_offer
from techdeck.games.tricks.table import Tricks, tricks
from techdeck.games.tricks.talk import STATEMENT, is_talk, may_speak, why_not_speak
from techdeck.games.tricks.turns import TradeFrame, end_turn


class Offering(TradeFrame):
    """The offerer lays down one or two cards, each shown or face down. (Tricks 3.6, 3.7)"""

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        laid = table.nums[OFFERED]
        if laid < 0:
            table.add_hand(seat, CARD, out)
            table.add_hand(seat, FACE_DOWN, out)
            return
        zones = table.zones
        out.add(NO)
        start, count = (HAND + seat) * zones.cards, zones.count(HAND + seat)
        out.add_two_ways(CARD, FACE_DOWN, zones.cells, start, count, laid)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        if action == NO:
            table.replace(WANTING[seat])
            return
        slot: i64 = 0 if table.nums[OFFERED] < 0 else 1
        down = action >= FACE_DOWN
        card = action - FACE_DOWN if down else action - CARD
        table.nums[OFFERED + slot] = card
        table.nums[FACED_DOWN + slot] = 1 if down else 0
        if down:
            if table.journal is not None:
                table.note("offer", seat, [int(card)], bit(seat), "face down")
        else:
            table.show(seat, card)
        if slot == 1 or table.zones.count(HAND + seat) == 1:
            table.replace(WANTING[seat])

    def clause(self) -> str:
        return "Tricks 3.6"

    def prompt(self, table: Table) -> str:
        more = table.nums[OFFERED] >= 0
        return "offer a second card, or stop" if more else "offer a card, shown or face down"


class Wanting(TradeFrame):
    """The offerer says what is wanted in return: one or two patterns. (Tricks 3.8)"""

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add(ANY_CARD)
        out.add(EXACT)
        out.add_run(VALUE, 13)
        out.add_run(DOMAIN, 4)
        if table.nums[WANTED] >= 0:
            out.add(NO)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        if action == EXACT:
            table.push(WANT_EXACT[seat])
        elif action == NO:
            make_offer(table)
        else:
            want(table, action)

    def clause(self) -> str:
        return "Tricks 3.8"

    def prompt(self, table: Table) -> str:
        more = table.nums[WANTED] >= 0
        return "ask for a second card, or stop" if more else "ask for a card: exact, a value, a domain or any"


class WantExact(TradeFrame):
    """The offerer names the exact card wanted: any that is not in their own hand. (Tricks 3.8)"""

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        zones = table.zones
        after: i64 = 0
        for i in range(zones.count(HAND + seat)):
            held = zones.at(HAND + seat, i)
            out.add_run(CARD + after, held - after)
            after = held + 1
        out.add_run(CARD + after, NATURALS - after)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.pop()
        want(table, action)

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if CARD <= action < CARD + NATURALS:
            return IllegalAction("you hold that card yourself", "Tricks 3.8")
        return super().why_not(table, seat, action)

    def clause(self) -> str:
        return "Tricks 3.8"

    def prompt(self, table: Table) -> str:
        return "name the card you ask for"


class Reply(TradeFrame):
    """The one asked commits a fitting card, refuses, counters once, or speaks first. (Tricks 3.9-3.14)"""

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        game = tricks(table)
        out.add(NO)
        add_fitting(game, seat, 0, out)
        if not self.is_counter(table):
            out.add(COUNTER)
        if may_speak(table, seat):
            out.add(SPEAK)

    def is_counter(self, table: Table) -> bool:
        """Whether the proposer is answering a counter-offer. (Tricks 3.14)"""
        return table.nums[PROPOSER] == self.seat

    def step(self, table: Table, seat: i64, action: i64) -> None:
        game = tricks(table)
        if action == SPEAK:
            table.push(STATEMENT[seat])
        elif action == NO:
            table.said("refuse", seat, "")
            proposal_failed(game)
        elif action == COUNTER:
            proposer = table.nums[OFFER_FROM]
            table.said("counter", seat, "")
            begin_offer(game, seat, proposer)
            table.replace(OFFERING[seat])
        else:
            commit_first(game, seat, action - CARD)

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if CARD <= action < CARD + 54:
            reason = "that card does not fit what is asked for, or the other one could not be given then"
            return why_not_commit(table, seat, action - CARD, reason)
        if is_talk(action):
            return why_not_speak(table, seat)
        if action == COUNTER:
            return IllegalAction("a counter-offer can't be countered: accept or refuse it", "Tricks 3.14")
        return super().why_not(table, seat, action)

    def clause(self) -> str:
        return "Tricks 3.9"

    def prompt(self, table: Table) -> str:
        return "give a fitting card, refuse" + ("" if self.is_counter(table) else ", or make a counter-offer")


class CommitSecond(TradeFrame):
    """The second of two cards asked for; the trade is done with it. (Tricks 3.10)"""

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        add_fitting(tricks(table), seat, 1, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        execute(tricks(table), table.nums[COMMITTED], action - CARD)

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if CARD <= action < CARD + 54:
            return why_not_commit(table, seat, action - CARD, "that card does not fit what is asked for")
        return super().why_not(table, seat, action)

    def clause(self) -> str:
        return "Tricks 3.10"

    def prompt(self, table: Table) -> str:
        return "give the second card"


def why_not_commit(table: Table, seat: i64, card: i64, reason: str) -> IllegalAction:
    """Why a card can't be given for a pattern: only of a card of one's own it matters whether it fits. (Tricks 3.10)"""
    if table.zones.where[card] != HAND + seat:
        return IllegalAction("commit a card of your own hand", "Tricks 3.10")
    if card == table.nums[COMMITTED]:
        return IllegalAction("that card is given already, and no card counts for two patterns", "Tricks 3.10")
    return IllegalAction(reason, "Tricks 3.11")


# Frames are immutable, so one of each kind a seat serves every table.
OFFERING: Final = [Offering(seat) for seat in range(4)]
WANTING: Final = [Wanting(seat) for seat in range(4)]
WANT_EXACT: Final = [WantExact(seat) for seat in range(4)]
REPLY: Final = [Reply(seat) for seat in range(4)]
COMMIT_SECOND: Final = [CommitSecond(seat) for seat in range(4)]


def want(table: Table, pattern: i64) -> None:
    """One more pattern is asked for; with two, or a partner of one card, the offer stands. (Tricks 3.6)"""
    slot: i64 = 0 if table.nums[WANTED] < 0 else 1
    table.nums[WANTED + slot] = pattern
    if slot == 1 or table.zones.count(HAND + table.nums[OFFER_TO]) == 1:
        make_offer(table)


def make_offer(table: Table) -> None:
    """The offer is complete: the other one replies. (Tricks 3.9)"""
    tell_offer(tricks(table))
    table.replace(REPLY[table.nums[OFFER_TO]])


def commit_first(table: Tricks, seat: i64, card: i64) -> None:
    """The first fitting card is committed; with one pattern the trade is done. (Tricks 3.15)"""
    if table.nums[WANTED + 1] < 0:
        execute(table, card, -1)
        return
    table.nums[COMMITTED] = card
    table.replace(COMMIT_SECOND[seat])


def execute(table: Tricks, first: i64, second: i64) -> None:
    """The cards change hands at once, each seen by those it was promised to. (Tricks 3.15-3.17)"""
    nums = table.nums
    giver, partner = nums[OFFER_FROM], nums[OFFER_TO]
    hand_over(
        table,
        giver,
        partner,
        nums[OFFERED],
        nums[FACED_DOWN] == 1,
        nums[OFFERED + 1],
        nums[FACED_DOWN + 1] == 1,
    )
    hand_over(table, partner, giver, first, nums[WANTED] == ANY_CARD, second, nums[WANTED + 1] == ANY_CARD)
    if table.journal is not None:
        table.said("trade", giver, str(partner))
    table.deliver(giver, partner)
    table.deliver(partner, giver)
    end_turn(table)


def proposal_failed(table: Tricks) -> None:
    """Nothing moves; the turn goes on while there are proposals left. (Tricks 3.18, 3.19)"""
    clear_offer(table)
    table.pop()
    table.nums[PROPOSALS] += 1
    if table.nums[PROPOSALS] >= table.nums[PROPOSAL_LIMIT]:
        end_turn(table)
