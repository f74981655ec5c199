"""The phases of a round: deal, trump, trading, bidding, card effects, tricks, scoring, clean-up. (Tricks 1-9)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.choices import Choices
from techdeck.core.counting import ROUND
from techdeck.core.fields import A_SEAT, BOTTOM, USED_NATURAL, Field, Form
from techdeck.core.frames import DEPENDS, CardFrame, Frame, PhaseFrame
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.using import UseHandCard
from techdeck.core.zones import EVERYBODY, HAND, MAX_SEATS
from techdeck.games.tricks.names import (
    BID,
    BIDDING,
    BIDS_SHOWN,
    FIRST,
    GOAL_TRICKS,
    TAKEN,
    TRICKS_DONE,
    TRUMP,
    TRUMP_DECK,
    TURNED_UP,
)
from techdeck.games.tricks.scoring import score_round, tie_breaks
from techdeck.games.tricks.setup import clean_up, deal_hands
from techdeck.games.tricks.table import Tricks, tricks
from techdeck.games.tricks.trading import TRADING_BEGINS
from techdeck.games.tricks.tricktaking import SIX_TRICKS

DEAL: Final = 0
TRADE: Final = 1
BIDS: Final = 2
EFFECTS: Final = 3
DRAW_UP: Final = 4
PLAY: Final = 5
SCORING: Final = 6
NAMES: Final = ["trading", "trading", "trading", "bidding", "effects", "effects", "tricks", "tricks"]
"""What goes on while this phase comes next; dealing and scoring ask nobody anything."""

MOST_CARDS: Final = 108


class Round(PhaseFrame):
    """A round, at the phase that comes next."""

    form: ClassVar[Form] = Form([BOTTOM], [Field("phase", "the phase of a round", DEAL, SCORING)])

    def advance(self, table: Table) -> None:
        game, phase = tricks(table), self.phase
        table.replace(ROUND_AT[phase + 1])
        if phase == DEAL:
            begin_round(game)
        elif phase == TRADE:
            table.push(TRADING_BEGINS)
        elif phase == BIDS:
            table.push(SECRET_BIDS)
        elif phase == EFFECTS:
            begin_effects(game)
        elif phase == DRAW_UP:
            draw_up_to_six(game)
        elif phase == PLAY:
            table.push(SIX_TRICKS)
        else:
            end_round(game)


ROUND_AT: Final = [Round(phase) for phase in range(SCORING + 2)]
"""Frames are immutable, so one a phase serves every table."""


def phase_of(table: Tricks) -> i64:
    """The phase that comes next, as the round says it."""
    first = table.frames[0] if len(table.frames) > 0 else None
    return first.phase if isinstance(first, Round) else DEAL


def phase_name(table: Tricks) -> str:
    """What goes on: trading, bidding, effects or tricks; at the end it is over. (Tricks 0.7)"""
    return "over" if table.is_terminal() else NAMES[phase_of(table)]


def begin_round(table: Tricks) -> None:
    """Deal, and turn up the trump card. (Tricks 1.1, 2.1, 5.14)"""
    nums = table.nums
    table.forget_uses()
    nums[BIDS_SHOWN] = 0
    nums[TRICKS_DONE] = 0
    for seat in range(4):
        nums[BID + seat] = -1
        nums[TAKEN + seat] = 0
        nums[GOAL_TRICKS + seat] = 0
    if table.journal is not None:
        table.tell("begin_round", -1, {"round": int(nums[ROUND])})
    deal_hands(table)
    nums[TURNED_UP] = table.zones.top(TRUMP_DECK)
    table.put("turn_up", -1, nums[TURNED_UP], TRUMP, EVERYBODY)
    if table.journal is not None:
        table.play_changed(-1)


def end_round(table: Tricks) -> None:
    """Score, clean up, and play on or end. (Tricks 7, 8, 9.1)"""
    score_round(table)
    clean_up(table)
    if table.nums[ROUND] == 3:
        table.learn("last_trump", -1, table.zones.at(TRUMP_DECK, 0), EVERYBODY)
        if table.journal is not None:
            for step in tie_breaks(table):
                table.tell("tie_break", -1, step)
        table.end()
        return
    table.nums[ROUND] += 1
    table.replace(ROUND_AT[DEAL])


class Bidding(Frame):
    """Each player bids in secret; all bids are shown together. (Tricks 4.1, 4.2)"""

    form: ClassVar[Form] = Form(["Round(3)"], [])
    clause: ClassVar[str] = "Tricks 4.1"

    waits_for: i64 = DEPENDS

    def acting(self, table: Table) -> i64:
        mask: i64 = 0
        for seat in range(table.players):
            if table.nums[BID + seat] < 0:
                mask |= bit(seat)
        return mask

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add_run(BIDDING, 7)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.nums[BID + seat] = action - BIDDING
        if table.journal is not None:
            table.tell_some("bid", seat, {"bid": int(action - BIDDING)}, bit(seat), {"bid": None})

    def advance(self, table: Table) -> None:
        """All have bid: the highest is the first player, precedence decides between equals. (Tricks 4.3, 4.4)"""
        game, best = tricks(table), 0
        for seat in range(table.players):
            more = table.nums[BID + seat] - table.nums[BID + best]
            if more > 0 or (more == 0 and game.precedes(seat, best)):
                best = seat
        table.nums[FIRST] = best
        table.nums[BIDS_SHOWN] = 1
        if table.journal is not None:
            bids = [int(table.nums[BID + seat]) for seat in range(table.players)]
            table.tell("show_bids", best, {"bids": bids})
        table.pop()

    def ask(self, table: Table, seat: i64) -> Question:
        return Question("bid")


SECRET_BIDS: Final = Bidding()


def begin_effects(table: Tricks) -> None:
    """From the first player on, each may use one card; left out by the option. (Tricks 5.1, 5.2)"""
    if table.game.chosen["effects"] == "on":
        table.push(USE_CARD[MAX_SEATS * table.players + table.nums[FIRST]])


class UseCard(UseHandCard):
    """A player may use the effect of one hand card, or pass. (Tricks 5.1)"""

    form: ClassVar[Form] = Form(["Round(4)"], [A_SEAT, Field("left", "how many may use a card", 0, MAX_SEATS)])
    clause: ClassVar[str] = "Tricks 5.1"

    def next(self, seat: i64) -> Frame:
        return USE_CARD[MAX_SEATS * (self.left - 1) + seat]

    def after(self, seat: i64, card: i64) -> Frame:
        return AFTER_USE[MOST_CARDS * seat + card]


class AfterUse(CardFrame):
    """The text is done: the used card is discarded, its user draws 1. (Family 3.13; Tricks 5.3)"""

    form: ClassVar[Form] = Form(["UseCard"], [A_SEAT, USED_NATURAL], under_texts=True)

    def advance(self, table: Table) -> None:
        table.pop()
        table.discard(self.card)
        tricks(table).draw_card(self.seat)


USE_CARD: Final = [UseCard(seat, left) for left in range(MAX_SEATS) for seat in range(MAX_SEATS)]
AFTER_USE: Final = [AfterUse(seat, card) for seat in range(MAX_SEATS) for card in range(MOST_CARDS)]


def draw_up_to_six(table: Tricks) -> None:
    """Whoever holds fewer than 6 draws to 6, from the first player on; the phase ends. (Tricks 5.4, 5.5, 5.15)"""
    if table.game.chosen["effects"] == "off":
        return
    seat = table.nums[FIRST]
    for _turn in range(table.players):
        while table.zones.count(HAND + seat) < 6 and table.draw_card(seat) >= 0:
            pass
        seat = table.left_of(seat)
    if table.changes > 0:
        end_turn_changes(table)


def end_turn_changes(table: Tricks) -> None:
    """The effects phase, a "turn" in texts, is over; trump may be what is printed on it again. (Tricks 2.3, 5.15)"""
    trump = table.trump()
    table.end_turn_changes()
    if table.journal is not None and table.trump() != trump:
        card = int(table.zones.at(TRUMP, 0))
        table.tell_shown("trump_is", -1, [card], -1, {"domain": DOMAIN_NAMES[table.trump()]})
