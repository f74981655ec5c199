"""The trading phase: everybody's turn in it, and with two players the swaps. (Tricks 3)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, NO, SEAT
from techdeck.core.choices import Choices
from techdeck.core.effects.swap import exchange
from techdeck.core.errors import IllegalAction
from techdeck.core.frames import Frame
from techdeck.core.table import Table
from techdeck.core.zones import DECK, DISCARD, HAND
from techdeck.games.tricks.names import (
    DECK_SWAP,
    PROPOSALS,
    PROPOSER,
    SPEAK,
    TALKED,
    TRUMP_SWAP,
)
from techdeck.games.tricks.offers import begin_offer
from techdeck.games.tricks.proposals import OFFERING
from techdeck.games.tricks.table import tricks
from techdeck.games.tricks.talk import STATEMENT_OR_QUESTION, is_talk, may_speak, why_not_speak
from techdeck.games.tricks.turns import TradeFrame, end_turn


class Trading(Frame):
    """Everybody has one trading turn, from the first in precedence to the left. (Tricks 3.1, 3.5)"""

    def __init__(self, turns: i64, seat: i64 = -1) -> None:
        self.turns = turns
        self.seat = seat

    def advance(self, table: Table) -> None:
        if self.turns >= table.players:
            table.pop()
            return
        seat = tricks(table).first_in_precedence() if self.seat < 0 else table.left_of(self.seat)
        table.replace(TRADING[4 * self.turns + seat])
        table.nums[PROPOSALS] = 0
        table.nums[PROPOSER] = seat
        for other in range(table.players):
            table.nums[TALKED + other] = 0
        table.push(TRADING_TURN[seat])

    def key(self) -> str:
        return f"Trading({self.turns},{self.seat})"


TRADING_BEGINS: Final = Trading(0)
TRADING: Final = [Trading(turns, seat) for turns in range(1, 5) for seat in range(4)]


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
            table.said("pass", seat, "trading")
            end_turn(table)
        elif action == SPEAK:
            table.push(STATEMENT_OR_QUESTION[seat])
        elif action == DECK_SWAP or action == TRUMP_SWAP:
            table.push(SwapCard(seat, action == TRUMP_SWAP))
        else:
            begin_offer(tricks(table), seat, action - SEAT)
            table.push(OFFERING[seat])

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if is_talk(action):
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
        return f"SwapCard({self.seat},{int(self.with_trump)})"


TRADING_TURN: Final = [TradingTurn(seat) for seat in range(4)]
"""Frames are immutable, so one a seat serves every table."""
