"""How Tech Exchange is judged at a glance: what a sensible player does, and what a moment is worth."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import CARD, DOMAIN, NO, VALUE
from techdeck.core.answering import answer, asked_by_text
from techdeck.core.bits import has, size
from techdeck.core.cards import face
from techdeck.core.choices import Choices
from techdeck.core.counting import OVER, ROUND
from techdeck.core.effects.worth import gain
from techdeck.core.game import Deck
from techdeck.core.judging import Judgement, Plan
from techdeck.core.liking import Liking
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.table import Table
from techdeck.core.trading.patterns import NOTHING_MORE, OF_DOMAIN, OF_VALUE, OR_DOMAIN, OR_VALUE
from techdeck.core.trading.terms import NO_CARD, card_in, wanted
from techdeck.core.zones import DISCARD
from techdeck.games.exchange.appraisal import TENTHS, Appraisal, Weights
from techdeck.games.exchange.arranging import Arranging
from techdeck.games.exchange.bargaining import Trader
from techdeck.games.exchange.idle import may_offer
from techdeck.games.exchange.market import PlaceWild
from techdeck.games.exchange.names import (
    ACCEPT,
    ADDRESSING,
    AIM,
    ANSWER_YES,
    ASK_VALUE,
    BEST,
    CANCEL,
    COME_BACK,
    COMMITTING,
    DONE,
    DRAFT_CARDS,
    DRAFT_TERMS,
    EITHER,
    IDLE,
    LAYING,
    OFFER,
    OFFER_TERMS,
    OFFERS_MADE,
    OPEN,
    QUIET,
    QUIET_LIMIT,
    SAY_DONE,
    SCORE,
    SEATS,
    SLOTS,
    SPEAK,
    SPEAKING,
    STAGE,
    TALKED,
    TO_ALL,
    WANTING,
    WANTING_EITHER,
)
from techdeck.games.exchange.phases import Equalise, Round, UseCard
from techdeck.games.exchange.places import Exchange, exchange
from techdeck.games.exchange.trading import Trading

MOST_OPEN: Final = 4
"""So many offers are open at a time: every offer brings the end of trading nearer. (Exchange 5.7)"""
MOST_MADE: Final = 8
"""So many are made in one trading phase."""
ASKS_FIRST: Final = 4
"""So often the player asks who holds what before its first offer."""
STEPS: Final = 8
"""The phases of a round."""


class TraderLiking(Liking):
    """How much a trader likes cards, and the market."""

    def __init__(self, gains: vec[float], view: Appraisal, fair: float) -> None:
        self.gains = gains
        self.view = view
        self.fair = fair

    def of(self, table: Table, seat: i64, card: i64) -> float:
        return float(self.view.like(card))


class ExchangeJudgement(Judgement):
    """A trader who knows what groups are worth, and what the others ask for."""

    def __init__(self, deck: Deck) -> None:
        self.weights = Weights()
        self.gains = vec[float]([gain(program) for program in deck.programs])
        """How many cards each text brings, roughly; and while nothing is discarded."""
        self.first_gains = vec[float]([gain(program, 0) for program in deck.programs])
        self.trades = True
        """Whether the player trades at all: without it, it says it is done at once."""
        self.hurries = True
        """Whether a search plays on without new offers."""

    def choose(self, table: State, seat: i64, out: Choices, rng: FastRng) -> i64:
        if out.count == 1:
            return out.pick(0)
        frame, game = table.top, exchange(table)
        if isinstance(frame, Arranging):
            return BEST
        view = Appraisal(game, seat, self.weights)
        if isinstance(frame, Trading):
            action = self.trade(game, seat, Trader(view), out)
            return action if out.has(action) else out.pick(0)
        if isinstance(frame, UseCard):
            return self.use(game, view, out)
        if isinstance(frame, PlaceWild):
            return DOMAIN + best_stack_to_grow(view)
        if isinstance(frame, Equalise):
            return least_missed(view, out)
        if asked_by_text(table):
            return answer(table, seat, out, TraderLiking(self.gains, view, self.fair(view)), rng)
        return out.pick(rng.below(out.count))

    # --- trading --------------------------------------------------------------------------------------

    def trade(self, table: Exchange, seat: i64, trader: Trader, out: Choices) -> i64:
        """The next step of what the seat is doing; every step is thought out anew. (Exchange 2-5)"""
        stage = table.nums[STAGE + seat]
        if stage == COMMITTING:
            return commit(table, seat, trader)
        if stage == LAYING:
            return lay(table, seat, trader)
        if stage == WANTING or stage == WANTING_EITHER:
            return want(table, seat, trader, stage)
        if stage == ADDRESSING:
            return TO_ALL
        if stage == SPEAKING:
            return ask_about(trader)
        if not self.trades:
            return NO if has(table.nums[DONE], seat) else SAY_DONE
        return self.begin(table, seat, trader, out)

    def follow(self, table: State, seat: i64, out: Choices, rng: FastRng) -> i64:
        """In trading, who has no offer open makes none either: what lies there is accepted if it pays."""
        nums = table.nums
        if self.hurries and isinstance(table.top, Trading) and nums[STAGE + seat] == IDLE and nums[OPEN + seat] == 0:
            game = exchange(table)
            if self.trades and is_any_open(game, seat):
                offer = Trader(Appraisal(game, seat, self.weights)).best_offer()
                if offer >= 0 and out.has(ACCEPT + offer):
                    return ACCEPT + offer
            if out.has(SAY_DONE):
                return SAY_DONE
            if out.has(NO):
                return NO
        return self.choose(table, seat, out, rng)

    def plans(self, table: State, seat: i64, out: Choices) -> list[Plan]:
        """In trading, whole gestures: accept, be done, answer, or offer one of the spare cards; else every choice."""
        if not isinstance(table.top, Trading) or not self.trades:
            return []
        game, stage = exchange(table), table.nums[STAGE + seat]
        trader = Trader(Appraisal(game, seat, self.weights))
        if stage == LAYING and card_in(game.nums[DRAFT_CARDS + seat], 0) == NO_CARD:
            return [Plan([NO]), *[Plan([int(CARD + card)]) for card in trader.offerable()]]
        if stage != IDLE:
            return [Plan([int(self.trade(game, seat, trader, out))])]
        taken = [int(out.pick(i)) for i in range(out.count) if is_told_whole(out.pick(i))]
        offers = trader.offerable() if out.has(OFFER) and may_offer_more(game, seat) else []
        return [*[Plan([action]) for action in taken], *[Plan([OFFER, int(CARD + card)]) for card in offers]]

    def begin(self, table: Exchange, seat: i64, trader: Trader, out: Choices) -> i64:
        """Accept, withdraw, offer, answer, ask, or be done, whichever comes first; who is done may come back."""
        offer = trader.best_offer()
        if offer >= 0 and out.has(ACCEPT + offer):
            return ACCEPT + offer
        for reply in range(ANSWER_YES, ANSWER_YES + 2 * SEATS):
            if out.has(reply):
                return reply
        resting = has(table.nums[DONE], seat)
        if not resting:
            stale = trader.stale_offer()
            if stale >= 0 and out.has(CANCEL + stale):
                return CANCEL + stale
        speaks = not resting and out.has(SPEAK) and trader.unheard_of() > 0
        if speaks and table.nums[TALKED + seat] < ASKS_FIRST:
            return SPEAK
        if may_offer_more(table, seat) and trader.best_bargain().worth > 0.0:
            if resting and out.has(COME_BACK):
                return COME_BACK
            if out.has(OFFER):
                return OFFER
        if resting:
            return NO
        if table.nums[OPEN + seat] != 0 and speaks:
            return SPEAK
        return SAY_DONE

    # --- effects --------------------------------------------------------------------------------------

    def use(self, table: Exchange, view: Appraisal, out: Choices) -> i64:
        """The card whose text, and the card drawn for it, bring more than it is worth in the hand. (Exchange 6)"""
        fair = self.fair(view)
        best, most = i64(NO), 0.0
        gains = self.gains if table.zones.counts[DISCARD] > 0 else self.first_gains
        for i in range(out.count):
            if out.pick(i) != NO:
                card = out.pick(i) - CARD
                surplus = (1.0 + gains[face(card)]) * fair - float(view.like(card))
                if surplus > most:
                    best, most = out.pick(i), surplus
        return best

    def fair(self, view: Appraisal) -> float:
        """What a card that nobody knows is worth."""
        total: i64 = 0
        for domain in range(4):
            total += view.market[domain]
        return self.weights.draw * float(total) / 4.0

    # --- worth ----------------------------------------------------------------------------------------

    def stage(self, table: State) -> i64:
        """The phases of all rounds, one after the other."""
        if table.nums[OVER] != 0:
            return STEPS * 4
        stage, bottom = STEPS * table.nums[ROUND], table.stack[1]
        if isinstance(bottom, Round):
            return stage + bottom.phase
        return stage

    def horizon(self, table: State) -> i64:
        """The end of the round."""
        return STEPS * (table.nums[ROUND] + 1)

    def worth(self, table: State, seat: i64) -> float:
        if table.is_terminal():
            return super().worth(table, seat)
        game, total = exchange(table), 0.0
        mine = self.outlook(game, seat)
        spread = 6.0 + 2.0 * float(3 - table.nums[ROUND])
        for other in range(table.players):
            total += exp((self.outlook(game, other) - mine) / spread)
        return 1.0 / total

    def outlook(self, table: Exchange, seat: i64) -> float:
        """The points a seat has, and those its hand is worth, with its hopes."""
        return float(table.nums[SCORE + seat]) + float(Appraisal(table, seat, self.weights).now) / float(TENTHS)


def is_any_open(table: Exchange, seat: i64) -> bool:
    """Whether another seat has an open offer."""
    for other in range(table.players):
        if other != seat and table.nums[OPEN + other] != 0:
            return True
    return False


def is_told_whole(action: i64) -> bool:
    """Whether an action of trading is worth weighing as it is: to be done, to rest, to answer, to accept."""
    return action == NO or action == SAY_DONE or ANSWER_YES <= action < ANSWER_YES + 2 * SEATS or is_accept(action)


def is_accept(action: i64) -> bool:
    """Whether an action accepts an offer."""
    return ACCEPT <= action < ACCEPT + SEATS * SLOTS


def may_offer_more(table: Exchange, seat: i64) -> bool:
    """Whether one more offer may be made and does not end trading before it can be accepted. (Exchange 2.13, 5.7)"""
    nums = table.nums
    if size(nums[OPEN + seat]) >= MOST_OPEN or nums[OFFERS_MADE + seat] >= MOST_MADE or not may_offer(table, seat):
        return False
    return nums[QUIET_LIMIT] == 0 or nums[QUIET_LIMIT] - nums[QUIET] > 1


def commit(table: Exchange, seat: i64, trader: Trader) -> i64:
    """The card that is missed least, if the offer is still worth it. (Exchange 3.2)"""
    number, laid = table.nums[AIM + seat], card_in(table.nums[DRAFT_CARDS + seat], 0)
    terms = table.nums[OFFER_TERMS + number]
    if trader.surplus(number) <= 0.0:
        return NO
    if laid == NO_CARD:
        return CARD + trader.cheapest(wanted(terms, 0), wanted(terms, 1), NO_CARD)
    return CARD + trader.cheapest(wanted(terms, 1), NOTHING_MORE, laid)


def lay(table: Exchange, seat: i64, trader: Trader) -> i64:
    """The spare card of the best bargain, told exactly; one is enough. (Exchange 2.3, 2.5)"""
    if card_in(table.nums[DRAFT_CARDS + seat], 0) != NO_CARD:
        return NO
    bargain = trader.best_bargain()
    if bargain.worth <= 0.0:
        return NO
    return CARD + bargain.card


def want(table: Exchange, seat: i64, trader: Trader, stage: i64) -> i64:
    """What is asked for in return; nothing more once it is said. (Exchange 2.7)"""
    if stage == WANTING and wanted(table.nums[DRAFT_TERMS + seat], 0) != NOTHING_MORE:
        return NO
    pattern = trader.best_wish(card_in(table.nums[DRAFT_CARDS + seat], 0)).pattern
    if pattern >= OR_VALUE:
        return EITHER if stage == WANTING else one_of_two(pattern, table.nums[AIM + seat] > 0)
    if pattern >= OF_DOMAIN:
        return DOMAIN + pattern - OF_DOMAIN
    if pattern > OF_VALUE:
        return VALUE + pattern - OF_VALUE - 1
    return NO


def one_of_two(pattern: i64, value_named: bool) -> i64:
    """How a card of either kind is asked for: first a value, then the other value or the domain. (Exchange 2.7)"""
    if pattern >= OR_DOMAIN:
        pair = pattern - OR_DOMAIN
        return DOMAIN + pair % 4 if value_named else VALUE + pair // 4
    pair = pattern - OR_VALUE
    return VALUE + pair % 13 if value_named else VALUE + pair // 13


def ask_about(trader: Trader) -> i64:
    """Ask for a value one would like to have more of; of a domain if a trade has left nothing to ask. (Exchange 4.3)"""
    value = trader.unheard_of()
    if value > 0:
        return ASK_VALUE + value - 1
    return ASK_VALUE + 13


def best_stack_to_grow(view: Appraisal) -> i64:
    """The stack that makes the hand most valuable if it grows. (Exchange 1.7)"""
    best, most = i64(0), i64(-1)
    for domain in range(4):
        view.market[domain] += TENTHS
        total = view.total()
        view.market[domain] -= TENTHS
        if total > most:
            best, most = domain, total
    return best


def least_missed(view: Appraisal, out: Choices) -> i64:
    """The card of the hand that is missed least. (Exchange 7.1)"""
    best, most = out.pick(0), i64(-1)
    for i in range(out.count):
        left = view.without(out.pick(i) - CARD)
        if left > most:
            best, most = out.pick(i), left
    return best
