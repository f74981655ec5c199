"""The trading phase: everybody's turn in it, and with two players the swaps. (Tricks 3)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, NO, SEAT
from techdeck.core.choices import Choices
from techdeck.core.effects.swap import exchange
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import A_SEAT, Field, Flag, Form, seat_field
from techdeck.core.frames import Frame
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.zones import DECK, DISCARD, HAND
from techdeck.games.tricks.names import (
    DECK_SWAP,
    PROPOSALS,
    PROPOSER,
    SPEAK,
    SWAP_ALSO,
    SWAPPED,
    TALKED,
    TRADED,
    TRUMP_SWAP,
)
from techdeck.games.tricks.replying import begin_offer
from techdeck.games.tricks.table import tricks
from techdeck.games.tricks.talk import STATEMENT_OR_QUESTION, is_talk, may_speak, why_not_speak
from techdeck.games.tricks.turns import TradeFrame, Unheard, end_turn


class Trading(Frame):
    """Everybody has one trading turn, from the first in precedence to the left. (Tricks 3.1, 3.5)"""

    form: ClassVar[Form] = Form(
        ["Round(2)"],
        [Field("turns", "how many trading turns began", 0, 4), seat_field("seat", "a seat", -1)],
    )

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
        table.nums[TRADED] = 0
        table.nums[SWAPPED] = 0
        for other in range(table.players):
            table.nums[TALKED + other] = 0
        table.push(TRADING_TURN[seat])


TRADING_BEGINS: Final = Trading(0)
TRADING: Final = [Trading(turns, seat) for turns in range(1, 5) for seat in range(4)]


class TradingTurn(TradeFrame):
    """The proposer may propose, speak, swap (with two players), or end the turn. (Tricks 3.2, 3.3, 3.25)"""

    form: ClassVar[Form] = Form(["Trading"], [A_SEAT])
    clause: ClassVar[str] = "Tricks 3.2"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add(NO)
        if table.zones.count(HAND + seat) > 0:
            if table.nums[TRADED] == 0:
                for other in range(table.players):
                    if other != seat and table.zones.count(HAND + other) > 0:
                        out.add(SEAT + other)
            if table.players == 2 and table.nums[SWAPPED] == 0:
                out.add(TRUMP_SWAP)
                if table.zones.count(DECK) + table.zones.count(DISCARD) > 0:
                    out.add(DECK_SWAP)
        if may_speak(table, seat):
            out.add(SPEAK)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        if action == NO:
            if table.journal is not None:
                table.tell("pass", seat, {"what": "trading"})
            end_turn(table)
        elif action == SPEAK:
            table.push(STATEMENT_OR_QUESTION[seat])
        elif action == DECK_SWAP:
            table.push(SWAP_WITH_DECK[seat])
        elif action == TRUMP_SWAP:
            table.push(SWAP_WITH_TRUMP[seat])
        else:
            begin_offer(table, seat, action - SEAT)

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if is_talk(action):
            return why_not_speak(table, seat)
        if action == DECK_SWAP or action == TRUMP_SWAP:
            return why_not_swap(table)
        if SEAT <= action < SEAT + table.players and table.nums[TRADED] == 1:
            return IllegalAction("you have made your trade of this turn", "Tricks 3.4")
        return super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        verbs = {"no": "pass", "seat": "propose_to", "deck-swap": "swap_with", "trump-swap": "swap_with"}
        game = tricks(table)
        about: dict[str, object] = {"proposals_left": int(game.proposals_left())}
        question = Question("trading_turn", verbs, {**about, "talk_left": int(game.talk_left(self.seat))})
        question.targets[DECK_SWAP] = {"kind": "place", "place": "deck"}
        question.targets[TRUMP_SWAP] = {"kind": "place", "place": "trump"}
        return question


def why_not_swap(table: Table) -> IllegalAction:
    """Why the proposer can't swap a card. (Tricks 3.25, 3.26, 3.29)"""
    if table.players > 2:
        return IllegalAction("cards are swapped with the deck or the trump card only by two players", "Tricks 3.25")
    if table.nums[SWAPPED] == 1:
        return IllegalAction("you have swapped a card in this turn", "Tricks 3.26")
    return IllegalAction("the draw deck and the discard pile are empty", "Tricks 3.29")


class SwapCard(Unheard):
    """The proposer chooses the hand card to swap with the deck's top card or the trump card. (Tricks 3.25-3.28)"""

    form: ClassVar[Form] = Form(["TradingTurn"], [A_SEAT, Flag("with_trump", "the second number")])
    clause: ClassVar[str] = "Tricks 3.25"

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
        if table.journal is not None:
            table.begin_event("swap", seat, -1, {"with": self.place()})
        exchange(table, seat, other, action - CARD)
        if table.journal is not None:
            table.end_event()
        if table.nums[SWAP_ALSO] == 0 or table.nums[TRADED] == 1:
            end_turn(table)
        else:
            table.nums[SWAPPED] = 1
            table.pop()

    def place(self) -> str:
        """What the card is swapped with."""
        return "trump" if self.with_trump else "deck"

    def ask(self, table: Table, seat: i64) -> Question:
        return Question("swap_card", {"card": "swap"}, {"with": self.place()})


# Frames are immutable, so one a seat serves every table.
TRADING_TURN: Final = [TradingTurn(seat) for seat in range(4)]
SWAP_WITH_DECK: Final = [SwapCard(seat, False) for seat in range(4)]
SWAP_WITH_TRUMP: Final = [SwapCard(seat, True) for seat in range(4)]
