"""How the quick player of Tricks of the Trade trades: who wants tricks and who wants none have use for each other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, DOMAIN, NO, SEAT, VALUE
from techdeck.core.cards import NATURALS
from techdeck.core.choices import Choices
from techdeck.core.liking import WORST
from techdeck.core.rng import FastRng
from techdeck.core.table import Table
from techdeck.core.trading.patterns import ANY, NOTHING_MORE, THE_CARD, fits, is_exact
from techdeck.core.trading.terms import NO_CARD, card_in, meant_for, told, wanted
from techdeck.core.zones import HAND
from techdeck.games.tricks.chances import NOTHING, TricksLiking, trump_of
from techdeck.games.tricks.names import (
    COMMITTED,
    COUNTER,
    DECK_SWAP,
    DRAFT_CARDS,
    DRAFT_TERMS,
    EXACT,
    OFFER_FROM,
    OFFER_TERMS,
    PROPOSALS,
    SILENT,
    TRUMP,
    TRUMP_SWAP,
)
from techdeck.games.tricks.offering import Offering
from techdeck.games.tricks.prospects import Prospects
from techdeck.games.tricks.replying import CommitSecond, Reply
from techdeck.games.tricks.talk import Answering
from techdeck.games.tricks.trading import SwapCard, TradingTurn
from techdeck.games.tricks.wanting import WantEither, WantExact, Wanting, WantOther
from techdeck.games.tricks.wishing import asking_for, asks_for_two, best_value, gives_two, winning_wish

NEW_TRUMP: Final = 0.7
"""So many tricks more a new trump must promise."""
MARGIN: Final = [0.0, 0.0, 1.0, 0.15, 0.15]
"""So many points more a trade must promise, by players: of two, one gains what the other loses."""
KING: Final = 13


class Bargaining:
    """Every choice of a trading turn.

    Who wants many tricks gives cards that are nothing to them for kings or trumps; who wants none gives away the most
    dangerous cards. So both gain, and those who don't trade lose by it.
    """

    def __init__(self, like: TricksLiking, prospects: Prospects) -> None:
        self.like = like
        self.prospects = prospects

    def choose(self, table: Table, seat: i64, out: Choices, rng: FastRng) -> i64:
        """What the player does."""
        top = table.top
        if isinstance(top, TradingTurn):
            return self.turn(table, seat, out)
        if isinstance(top, Reply):
            return self.reply(table, seat, out)
        if isinstance(top, Offering):
            return self.lay(table, seat, out)
        if isinstance(top, Wanting):
            return self.wish(table, seat, out)
        if isinstance(top, WantEither):
            value = best_value(table, seat, meant_for(table.nums[DRAFT_TERMS]))
            return VALUE + (value if value > 0 else KING) - 1
        if isinstance(top, WantOther):
            return DOMAIN + trump_of(table)
        if isinstance(top, CommitSecond):
            return self.second(table, seat, out)
        if isinstance(top, SwapCard):
            return CARD + (self.new_trump(table, seat) if top.with_trump else self.least_liked(table, seat))
        if isinstance(top, WantExact):
            return self.exact_wish(table, seat, out)
        if isinstance(top, Answering):
            return self.reveal(table, seat, out)
        return out.pick(rng.below(out.count))

    # --- one's own turn -------------------------------------------------------------------------------

    def turn(self, table: Table, seat: i64, out: Choices) -> i64:
        """Make another domain trump, propose to each in turn, swap a bad card with the deck, or end. (Tricks 3.2)"""
        if out.has(TRUMP_SWAP) and self.trump_gain(table, seat, self.new_trump(table, seat)) >= NEW_TRUMP:
            return TRUMP_SWAP
        partner = self.partner(table, seat, out)
        if partner >= 0:
            return SEAT + partner
        if out.has(DECK_SWAP):
            return DECK_SWAP
        return NO

    def partner(self, table: Table, seat: i64, out: Choices) -> i64:
        """Whom to propose to: the next one from whom there is something to gain; -1 if there is nobody."""
        made, others = table.nums[PROPOSALS], table.players - 1
        if others == 1 or made >= others:
            return -1
        for k in range(made, made + others):
            other = (seat + 1 + k % others) % table.players
            if out.has(SEAT + other) and self.best_gain(table, seat, other) >= MARGIN[table.players]:
                return other
        return -1

    def best_gain(self, table: Table, seat: i64, other: i64) -> float:
        """What the better one of the two offers to this partner would bring."""
        many, none = self.gain(table, seat, other, True), self.gain(table, seat, other, False)
        return many if many > none else none

    def asks_for_many(self, table: Table, seat: i64, other: i64) -> bool:
        """Whether the seat would rather ask for cards that win than give them away."""
        return self.gain(table, seat, other, True) > self.gain(table, seat, other, False)

    def gain(self, table: Table, seat: i64, other: i64, many: bool) -> float:
        """What an offer by this plan would bring: cards to spare go, and those come that one may hope for."""
        mind, pattern = self.prospects, i64(ANY)
        if many:
            pattern = winning_wish(table, seat, other)
            if pattern == NOTHING_MORE:
                return WORST
        mind.think(table, seat)
        before, first = mind.worth(), self.spare(table, seat, NO_CARD, many)
        mind.add(table, first, -1)
        if gives_two(table) and table.zones.counts[HAND + seat] > 1:
            mind.add(table, self.spare(table, seat, first, many), -1)
            if asks_for_two(table):
                mind.add_unseen(table, seat, other, pattern)
        mind.add_unseen(table, seat, other, pattern)
        return mind.worth() - before

    def spare(self, table: Table, seat: i64, laid: i64, many: bool) -> i64:
        """The card best to spare by this plan of the hand in thought, other than the one that is laid already."""
        zones = table.zones
        found, most = i64(NO_CARD), WORST
        for i in range(zones.counts[HAND + seat]):
            card = zones.at(HAND + seat, i)
            if card != laid:
                left = self.without(table, card, many)
                if left > most:
                    found, most = card, left
        return found

    def without(self, table: Table, card: i64, many: bool) -> float:
        """What the hand in thought is worth by its plan without a card; of equal cards, the lowest is given."""
        mind = self.prospects
        mind.add(table, card, -1)
        left = mind.strength() - 0.001 * float(table.values[card]) if many else mind.none
        mind.add(table, card, 1)
        return left

    def lay(self, table: Table, seat: i64, out: Choices) -> i64:
        """A card to spare or two, told exactly; in a counter-offer one. (Tricks 3.6, 3.7)"""
        mind, laid = self.prospects, card_in(table.nums[DRAFT_CARDS], 0)
        if laid != NO_CARD and (table.nums[OFFER_FROM] >= 0 or not gives_two(table)):
            return NO
        many = self.plan(table, seat)
        mind.think(table, seat)
        if laid != NO_CARD:
            mind.add(table, laid, -1)
        return CARD + self.spare(table, seat, laid, many)

    def least_liked(self, table: Table, seat: i64) -> i64:
        """The card of the hand the seat likes least."""
        zones, high = table.zones, self.like.wants_high(table, seat)
        found, least = zones.at(HAND + seat, 0), 1.0e9
        for i in range(zones.counts[HAND + seat]):
            liked = self.like.use(table, seat, zones.at(HAND + seat, i), high)
            if liked < least:
                found, least = zones.at(HAND + seat, i), liked
        return found

    def wish(self, table: Table, seat: i64, out: Choices) -> i64:
        """A card or two: a king or a trump, or any; in return for a card named, just that one."""
        nums = table.nums
        if out.has(NO) and (told(nums[DRAFT_TERMS], 1) == NOTHING_MORE or not asks_for_two(table)):
            return NO
        if nums[OFFER_FROM] >= 0 and is_exact(told(nums[OFFER_TERMS], 0)) and not out.has(NO):
            return EXACT
        return asking_for(self.wished(table, seat))

    def wished(self, table: Table, seat: i64) -> i64:
        """The pattern of a card that wins, if the plan is to win and there can be one; else any card."""
        if self.plan(table, seat):
            pattern = winning_wish(table, seat, meant_for(table.nums[DRAFT_TERMS]))
            if pattern != NOTHING_MORE:
                return pattern
        return ANY

    def plan(self, table: Table, seat: i64) -> bool:
        """Whether an offer asks for cards that win; a counter-offer goes by the hand as it is."""
        if table.nums[OFFER_FROM] < 0:
            return self.asks_for_many(table, seat, meant_for(table.nums[DRAFT_TERMS]))
        self.prospects.think(table, seat)
        return self.prospects.wants_many()

    def exact_wish(self, table: Table, seat: i64, out: Choices) -> i64:
        """The card the other one has named, or the one that would be liked best."""
        named = CARD + told(table.nums[OFFER_TERMS], 0) - THE_CARD
        if table.nums[OFFER_FROM] >= 0 and out.has(named):
            return named
        high = self.like.wants_high(table, seat)
        found, most = out.pick(0), WORST
        for i in range(out.count):
            liked = self.like.use(table, seat, out.pick(i) - CARD, high)
            if liked > most:
                found, most = out.pick(i), liked
        return found

    def new_trump(self, table: Table, seat: i64) -> i64:
        """The card of the hand that would make the best trump card. (Tricks 3.28)"""
        zones = table.zones
        found, most = zones.at(HAND + seat, 0), WORST
        for i in range(zones.counts[HAND + seat]):
            gain = self.trump_gain(table, seat, zones.at(HAND + seat, i))
            if gain > most:
                found, most = zones.at(HAND + seat, i), gain
        return found

    def trump_gain(self, table: Table, seat: i64, card: i64) -> float:
        """How many more tricks the hand is good for with this card as trump card, and the old one in hand."""
        like, old = self.like, table.zones.at(TRUMP, 0)
        gained = like.hoped(table, seat, table.domains[card], card, old)
        gained -= like.hoped(table, seat, trump_of(table), NOTHING, NOTHING)
        return gained if like.wants_high(table, seat) else -gained

    # --- answers --------------------------------------------------------------------------------------

    def reply(self, table: Table, seat: i64, out: Choices) -> i64:
        """Accept what promises more than the hand, make a counter-offer that does, or refuse. (Tricks 3.9)"""
        mind, terms = self.prospects, table.nums[OFFER_TERMS]
        mind.think(table, seat)
        before, margin = mind.worth(), MARGIN[table.players]
        mind.add_unseen(table, seat, table.nums[OFFER_FROM], told(terms, 0))
        mind.add_unseen(table, seat, table.nums[OFFER_FROM], told(terms, 1))
        first = self.least_fitting(table, seat, out)
        if first != NO:
            mind.add(table, first - CARD, -1)
            if wanted(terms, 1) != NOTHING_MORE:
                mind.add(table, self.least_of(table, seat, wanted(terms, 1), first - CARD), -1)
            if mind.worth() >= before + margin:
                return first
        if out.has(COUNTER) and is_exact(told(terms, 0)) and self.one_for_one(table, seat) >= margin:
            return COUNTER
        return NO

    def one_for_one(self, table: Table, seat: i64) -> float:
        """What it would bring to get the first card offered for the one card that is best to spare."""
        mind = self.prospects
        mind.think(table, seat)
        before, spare = mind.worth(), self.spare(table, seat, NO_CARD, mind.wants_many())
        mind.add(table, spare, -1)
        mind.add_unseen(table, seat, table.nums[OFFER_FROM], told(table.nums[OFFER_TERMS], 0))
        return mind.worth() - before

    def second(self, table: Table, seat: i64, out: Choices) -> i64:
        """The other card for an offer that is accepted. (Tricks 3.10)"""
        mind, terms = self.prospects, table.nums[OFFER_TERMS]
        mind.think(table, seat)
        mind.add_unseen(table, seat, table.nums[OFFER_FROM], told(terms, 0))
        mind.add_unseen(table, seat, table.nums[OFFER_FROM], told(terms, 1))
        mind.add(table, table.nums[COMMITTED], -1)
        return self.least_fitting(table, seat, out)

    def least_fitting(self, table: Table, seat: i64, out: Choices) -> i64:
        """The card best to spare, with what is offered, of those that may be given; NO if there is none."""
        many = self.prospects.wants_many()
        found, most = i64(NO), WORST
        for i in range(out.count):
            action = out.pick(i)
            if CARD <= action < CARD + NATURALS:
                left = self.without(table, action - CARD, many)
                if left > most:
                    found, most = action, left
        return found

    def least_of(self, table: Table, seat: i64, pattern: i64, given: i64) -> i64:
        """The card best to spare of those that fit a pattern, other than the one that is given already."""
        zones, many = table.zones, self.prospects.wants_many()
        found, most = i64(NO_CARD), WORST
        for i in range(zones.counts[HAND + seat]):
            card = zones.at(HAND + seat, i)
            if card != given and fits(table, pattern, card):
                left = self.without(table, card, many)
                if left > most:
                    found, most = card, left
        return found

    def reveal(self, table: Table, seat: i64, out: Choices) -> i64:
        """Tell the truth where no tricks are wanted, for it brings offers; else say nothing. (Tricks 3.22)"""
        self.prospects.think(table, seat)
        return i64(SILENT) if self.prospects.wants_many() else out.pick(1)
