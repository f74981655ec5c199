"""The trading phase: proposals, counter-offers, commitments; with two players also swaps. (Tricks 3)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, DOMAIN, NO, SEAT, VALUE
from techdeck.core.bits import bit
from techdeck.core.cards import NATURALS
from techdeck.core.choices import Choices
from techdeck.core.effects.swap import exchange
from techdeck.core.errors import IllegalAction
from techdeck.core.frames import Frame
from techdeck.core.table import Table
from techdeck.core.zones import DECK, DISCARD, HAND, PENDING
from techdeck.games.tricks.names import (
    ANY_CARD,
    COMMITTED,
    COUNTER,
    DECK_SWAP,
    EXACT,
    FACE_DOWN,
    FACED_DOWN,
    OFFER_FROM,
    OFFER_TO,
    OFFERED,
    PROPOSAL_LIMIT,
    PROPOSALS,
    SAY_VALUE,
    SILENT,
    SPEAK,
    TALKED,
    TIME_UP,
    TRUMP_SWAP,
    WANTED,
)
from techdeck.games.tricks.offers import add_fitting, begin_offer, clear_offer, hand_over, tell_offer
from techdeck.games.tricks.places import Tricks, tricks
from techdeck.games.tricks.talk import Speaking, may_speak, why_not_speak


class Trading(Frame):
    """Everybody has one trading turn, from the first in precedence to the left. (Tricks 3.1, 3.5)"""

    def __init__(self, turns: i64, seat: i64 = -1) -> None:
        self.turns = turns
        self.seat = seat

    def advance(self, table: Table) -> None:
        if self.turns == table.players:
            table.pop()
            return
        seat = tricks(table).first_in_precedence() if self.seat < 0 else table.left_of(self.seat)
        table.replace(Trading(self.turns + 1, seat))
        table.nums[PROPOSALS] = 0
        for other in range(table.players):
            table.nums[TALKED + other] = 0
        table.push(TRADING_TURN[seat])

    def key(self) -> str:
        return f"Trading({self.turns},{self.seat})"


class TradeFrame(Frame):
    """Any choice within a trading turn; the clock may end the turn. (Tricks 3.24)"""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def acting(self, table: Table) -> i64:
        return bit(self.seat)

    def clock_actions(self, table: Table, out: Choices) -> None:
        out.add(TIME_UP)

    def tick(self, table: Table, action: i64) -> None:
        table.tell("time up", -1, "")
        end_turn(table)

    def key(self) -> str:
        return f"{self.__class__.__name__}({self.seat})"


class TradingTurn(TradeFrame):
    """The proposer may propose, speak, swap (with two players), or end the turn. (Tricks 3.2, 3.3, 3.25)"""

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add(NO)
        if table.zones.count(HAND + seat) > 0:
            for other in range(table.players):
                if other != seat and table.zones.count(HAND + other) > 0:
                    out.add(SEAT + other)
            if table.players == 2:
                out.add(TRUMP_SWAP)
                if table.zones.count(DECK) + table.zones.count(DISCARD) > 0:
                    out.add(DECK_SWAP)
        if may_speak(table, seat):
            out.add(SPEAK)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        if action == NO:
            end_turn(table)
        elif action == SPEAK:
            table.push(Speaking(seat, True))
        elif action == DECK_SWAP or action == TRUMP_SWAP:
            table.push(SwapCard(seat, action == TRUMP_SWAP))
        else:
            begin_offer(tricks(table), seat, action - SEAT)
            table.push(OFFERING[seat])

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if action >= SAY_VALUE and (action == SPEAK or action < SILENT):
            return why_not_speak(table, seat)
        if (action == DECK_SWAP or action == TRUMP_SWAP) and table.players > 2:
            return IllegalAction("cards are swapped with the deck or the trump card only by two players", "Tricks 3.25")
        if action == DECK_SWAP and table.zones.count(DECK) + table.zones.count(DISCARD) == 0:
            return IllegalAction("the draw deck and the discard pile are empty", "Tricks 3.29")
        return super().why_not(table, seat, action)

    def clause(self) -> str:
        return "Tricks 3.2"

    def prompt(self, table: Table) -> str:
        return "propose a trade, speak, or end your trading turn"


class SwapCard(TradeFrame):
    """The proposer chooses the hand card to swap with the deck's top card or the trump card. (Tricks 3.25-3.28)"""

    def __init__(self, seat: i64, with_trump: bool) -> None:
        super().__init__(seat)
        self.with_trump = with_trump

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        table.add_hand(seat, CARD, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        game = tricks(table)
        if not self.with_trump:
            table.refill(DECK, DISCARD)
        other = game.trump_card() if self.with_trump else table.zones.top(DECK)
        exchange(table, seat, other, action - CARD)
        end_turn(table)

    def clause(self) -> str:
        return "Tricks 3.25"

    def prompt(self, table: Table) -> str:
        return "choose the card to swap with the " + ("trump card" if self.with_trump else "top card of the deck")

    def key(self) -> str:
        return f"SwapCard({self.seat},{self.with_trump})"


class Offering(TradeFrame):
    """The offerer lays down one or two cards, each shown or face down. (Tricks 3.6, 3.7)"""

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        laid = table.nums[OFFERED]
        if laid < 0:
            table.add_hand(seat, CARD, out)
            table.add_hand(seat, FACE_DOWN, out)
            return
        out.add(NO)
        for i in range(table.zones.count(HAND + seat)):
            card = table.zones.at(HAND + seat, i)
            if card != laid:
                out.add(CARD + card)
                out.add(FACE_DOWN + card)

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
        frame = table.frames[-2]
        return isinstance(frame, TradingTurn) and frame.seat == self.seat

    def step(self, table: Table, seat: i64, action: i64) -> None:
        game = tricks(table)
        if action == SPEAK:
            table.push(Speaking(seat, False))
        elif action == NO:
            table.tell("refuse", seat, "")
            proposal_failed(game)
        elif action == COUNTER:
            proposer = table.nums[OFFER_FROM]
            table.tell("counter", seat, "")
            begin_offer(game, seat, proposer)
            table.replace(OFFERING[seat])
        else:
            commit_first(game, seat, action - CARD)

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if CARD <= action < CARD + 54:
            return IllegalAction(
                "that card does not fit what is asked for, or the other one could not be given then",
                "Tricks 3.11",
            )
        if action >= SAY_VALUE and (action == SPEAK or action < SILENT):
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
            return IllegalAction("that card does not fit what is asked for", "Tricks 3.11")
        return super().why_not(table, seat, action)

    def clause(self) -> str:
        return "Tricks 3.10"

    def prompt(self, table: Table) -> str:
        return "give the second card"


# Frames are immutable, so one of each kind a seat serves every table.
TRADING_TURN: Final = [TradingTurn(seat) for seat in range(4)]
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
        table.tell("trade", giver, str(partner))
    deliver(table, giver, partner)
    deliver(table, partner, giver)
    end_turn(table)


def deliver(table: Tricks, seat: i64, receiver: i64) -> None:
    """What a seat handed over enters the receiver's hand."""
    while table.zones.count(PENDING + seat) > 0:
        table.into_hand(receiver, table.zones.next_by_seers(PENDING + seat), bit(receiver))


def proposal_failed(table: Tricks) -> None:
    """Nothing moves; the turn goes on while there are proposals left. (Tricks 3.18, 3.19)"""
    clear_offer(table)
    table.pop()
    table.nums[PROPOSALS] += 1
    if table.nums[PROPOSALS] >= table.nums[PROPOSAL_LIMIT]:
        end_turn(table)


def end_turn(table: Table) -> None:
    """The trading turn is over; an open offer lapses. (Tricks 3.4, 3.24)"""
    clear_offer(tricks(table))
    while not isinstance(table.top, Trading):
        table.pop()
