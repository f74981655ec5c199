"""The phases of a round: trading, card effects, reveal and score, reset. (Exchange 0.7)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.counting import ROUND
from techdeck.core.discarding import DiscardTogether
from techdeck.core.fields import A_SEAT, BOTTOM, CARDS_DOWN, USED_CARD, Field, Form
from techdeck.core.frames import CardFrame, Frame, PhaseFrame
from techdeck.core.table import CLOCK, Table
from techdeck.core.using import UseHandCard
from techdeck.core.zones import DECK, DISCARD, EVERYBODY, HAND
from techdeck.games.exchange.arranging import begin_arranging
from techdeck.games.exchange.market import sort_market, turn_up
from techdeck.games.exchange.names import FIRST, POINTS, USERS
from techdeck.games.exchange.places import Exchange, exchange
from techdeck.games.exchange.setup import deal_hands, reset
from techdeck.games.exchange.trading import ORDER, begin_trading

DEAL: Final = 0
FIRST_TRADING: Final = 1
FIRST_EFFECTS: Final = 2
SECOND_TRADING: Final = 3
SECOND_EFFECTS: Final = 4
EQUALISING: Final = 5
REVEALING: Final = 6
RESETTING: Final = 7

MARKET_USERS: Final = 2
"""So many users of an effects phase put a card on the market. (Exchange 6.2)"""


class Round(PhaseFrame):
    """A round, at the phase that comes next. (Exchange 0.7)"""

    form: ClassVar[Form] = Form([BOTTOM], [Field("phase", "the phase of a round", DEAL, RESETTING)])

    def advance(self, table: Table) -> None:
        game, phase = exchange(table), self.phase
        table.replace(Round(phase + 1))
        if phase == DEAL:
            begin_round(game)
        elif phase == FIRST_TRADING or phase == SECOND_TRADING:
            end_effects(game)
            begin_trading(table, 1 if phase == FIRST_TRADING else 2)
        elif phase == FIRST_EFFECTS or phase == SECOND_EFFECTS:
            begin_effects(game, phase)
        elif phase == EQUALISING:
            end_effects(game)
            table.push(Equalise(smallest_hand(table)))
        elif phase == REVEALING:
            reveal_hands(game)
            begin_arranging(game)
        else:
            end_round(game)


def begin_round(table: Exchange) -> None:
    """Everybody gets a hand. (Exchange 0.4, 6.5)"""
    table.forget_uses()
    for seat in range(table.players):
        table.nums[POINTS + seat] = 0
    deal_hands(table)


def end_round(table: Exchange) -> None:
    """Lay out the cards anew and pass the marker, or end the game. (Exchange 8.1-8.3, 9.1)"""
    nums = table.nums
    if nums[ROUND] == 3:
        table.end()
        return
    nums[ROUND] += 1
    nums[FIRST] = table.left_of(nums[FIRST])
    if table.journal is not None:
        table.tell("round_begins", nums[FIRST], {"round": int(nums[ROUND])})
    reset(table)
    table.replace(Round(DEAL))


# --- card effects --------------------------------------------------------------------------------------


def begin_effects(table: Exchange, phase: i64) -> None:
    """From the first player on, each may use one card. (Exchange 6.1)"""
    table.nums[USERS] = 0
    if table.journal is not None:
        table.tell("effects_begin", CLOCK, {"phase": ORDER[0 if phase == FIRST_EFFECTS else 1]})
    table.push(UseCard(table.nums[FIRST], table.players))


def end_effects(table: Exchange) -> None:
    """The phase, a "turn" in texts, is over, and so are changes that held so long. (Exchange 1.5, 6.6)"""
    if table.changes > 0:
        table.end_turn_changes()
        sort_market(table, table.nums[FIRST])


class UseCard(UseHandCard):
    """A player may use the effect of one hand card, or pass. (Exchange 6.1)"""

    form: ClassVar[Form] = Form(
        ["Round(3)", "Round(5)"], [A_SEAT, Field("left", "how many may use a card", 0, 0, per_player=1)]
    )
    clause: ClassVar[str] = "Exchange 6.1"

    def next(self, seat: i64) -> Frame:
        return UseCard(seat, self.left - 1)

    def after(self, seat: i64, card: i64) -> Frame:
        return AfterUse(seat, card)


class AfterUse(CardFrame):
    """The text is done: the first two users of the phase put a card on the market. (Exchange 6.2)"""

    form: ClassVar[Form] = Form(["UseCard"], [A_SEAT, USED_CARD], under_texts=True)

    def advance(self, table: Table) -> None:
        table.replace(Redraw(self.seat, self.card))
        table.nums[USERS] += 1
        if table.nums[USERS] <= MARKET_USERS:
            turn_up(table, self.seat)


class Redraw(CardFrame):
    """At last the used card is discarded, and its user draws a card. (Family 3.13; Exchange 6.3)"""

    form: ClassVar[Form] = Form(["UseCard"], [A_SEAT, USED_CARD])

    def advance(self, table: Table) -> None:
        table.pop()
        table.discard(self.card)
        table.draw(self.seat, DECK, DISCARD)


# --- reveal --------------------------------------------------------------------------------------------


def smallest_hand(table: Table) -> i64:
    """How many cards the player with the fewest has. (Exchange 7.1)"""
    fewest = table.zones.count(HAND)
    for seat in range(1, table.players):
        if table.zones.count(HAND + seat) < fewest:
            fewest = table.zones.count(HAND + seat)
    return fewest


class Equalise(DiscardTogether):
    """Whoever has more than the fewest cards chooses in secret what to discard. (Exchange 7.1, 7.2)"""

    form: ClassVar[Form] = Form(
        ["Round(6)"], [Field("fewest", "how many cards are kept", 0, 0, per_card=1)], holds=CARDS_DOWN
    )
    clause: ClassVar[str] = "Exchange 7.1"

    def __init__(self, fewest: i64) -> None:
        self.fewest = fewest

    def most(self, table: Table) -> i64:
        return self.fewest

    def first(self, table: Table) -> i64:
        return table.nums[FIRST]


def reveal_hands(table: Exchange) -> None:
    """All hands are shown. (Exchange 7.3)"""
    for seat in range(table.players):
        table.learn_hand("show_hand", seat, seat, EVERYBODY)
