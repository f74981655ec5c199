"""How the quick player of Tricks of the Trade trades: who wants tricks and who wants none have use for each other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, DOMAIN, NO, SEAT, VALUE
from techdeck.core.cards import NATURALS
from techdeck.core.choices import Choices
from techdeck.core.judging import Plan
from techdeck.core.liking import WORST
from techdeck.core.rng import FastRng
from techdeck.core.table import Table
from techdeck.core.trading.patterns import ANY, NOTHING_MORE, THE_CARD, fits, is_exact
from techdeck.core.trading.terms import told, wanted
from techdeck.core.zones import HAND
from techdeck.games.tricks.chances import NOTHING, TricksLiking, trump_of
from techdeck.games.tricks.names import (
    ANY_CARD,
    COUNTER,
    DECK_SWAP,
    EXACT,
    GOAL,
    OFFER_FROM,
    OFFER_TERMS,
    PROPOSALS,
    SILENT,
    TRUMP,
    TRUMP_SWAP,
)
from techdeck.games.tricks.offering import Offering
from techdeck.games.tricks.replying import CommitSecond, Reply
from techdeck.games.tricks.talk import Answering
from techdeck.games.tricks.trading import SwapCard, TradingTurn
from techdeck.games.tricks.wanting import WantExact, Wanting

NEW_TRUMP: Final = 0.7
"""So many tricks more a new trump must promise."""
MARGIN: Final = 0.15
"""A trade must bring so much more than it costs: the other one gains by it too."""
VISIBLE_NEED: Final = 0.15
"""What a card of the other one's goal costs more, for all see what it is to them."""
CHEAP: Final = 0.3
DEAR: Final = 0.45
"""A card offered by who wants tricks is liked less than the one; by who wants none, it wins more than the other."""
BARGAIN: Final = 0.4
"""A card one would like so much more than one's worst is worth a counter-offer."""


class Bargaining:
    """Every choice of a trading turn, and the few whole gestures that are worth weighing."""

    def __init__(self, like: TricksLiking) -> None:
        self.like = like

    def choose(self, table: Table, seat: i64, out: Choices, rng: FastRng) -> i64:
        """What the player does."""
        top = table.top
        if isinstance(top, TradingTurn):
            return self.turn(table, seat, out)
        if isinstance(top, Reply):
            return self.reply(table, seat, out)
        if isinstance(top, Offering):
            return NO if out.has(NO) else CARD + self.least_liked(table, seat)
        if isinstance(top, Wanting):
            return NO if out.has(NO) else self.wish(table, seat)
        if isinstance(top, CommitSecond):
            return self.least_fitting(table, seat, out)
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
        partner = (seat + 1 + table.nums[PROPOSALS]) % table.players
        if partner != seat and out.has(SEAT + partner) and self.has_something(table, seat):
            return SEAT + partner
        if out.has(DECK_SWAP):
            return DECK_SWAP
        return NO

    def has_something(self, table: Table, seat: i64) -> bool:
        """Whether there is a card the seat would rather part with and others may like."""
        card, high = self.least_liked(table, seat), self.like.wants_high(table, seat)
        chance = self.like.chance(table, card, trump_of(table))
        return chance < CHEAP if high else chance > DEAR

    def least_liked(self, table: Table, seat: i64) -> i64:
        """The card of the hand the seat likes least."""
        zones, high = table.zones, self.like.wants_high(table, seat)
        found, least = zones.at(HAND + seat, 0), 1.0e9
        for i in range(zones.counts[HAND + seat]):
            liked = self.like.use(table, seat, zones.at(HAND + seat, i), high)
            if liked < least:
                found, least = zones.at(HAND + seat, i), liked
        return found

    def wish(self, table: Table, seat: i64) -> i64:
        """Who wants tricks asks for trump, who wants none for any card; in return for a card named, just that one."""
        if table.nums[OFFER_FROM] >= 0 and is_exact(told(table.nums[OFFER_TERMS], 0)):
            return EXACT
        return DOMAIN + trump_of(table) if self.like.wants_high(table, seat) else i64(ANY_CARD)

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
        """Accept what brings more than it costs, ask for a good card that was named, or refuse. (Tricks 3.9)"""
        terms, high = table.nums[OFFER_TERMS], self.like.wants_high(table, seat)
        gain = self.promise(table, seat, told(terms, 0), high) + self.promise(table, seat, told(terms, 1), high)
        least = self.least_fitting(table, seat, out)
        if least != NO and gain >= MARGIN + self.cost(table, seat, least - CARD, high):
            return least
        if out.has(COUNTER) and is_exact(told(terms, 0)):
            worst = self.like.use(table, seat, self.least_liked(table, seat), high)
            if self.like.use(table, seat, told(terms, 0) - THE_CARD, high) >= worst + BARGAIN:
                return COUNTER
        return NO

    def cost(self, table: Table, seat: i64, card: i64, high: bool) -> float:
        """What it costs to give this card, and another one if two are asked for."""
        terms, other = table.nums[OFFER_TERMS], table.nums[OFFER_FROM]
        cost = self.like.use(table, seat, card, high)
        if wanted(terms, 1) != NOTHING_MORE:
            cost += max(cost, self.like.fair)
        if other >= 0 and table.domains[card] == table.domains[table.zones.at(GOAL + other, 0)]:
            cost += VISIBLE_NEED
        return cost

    def least_fitting(self, table: Table, seat: i64, out: Choices) -> i64:
        """The card liked least of those that may be given; NO if there is none."""
        high = self.like.wants_high(table, seat)
        found, least = i64(NO), 1.0e9
        for i in range(out.count):
            action = out.pick(i)
            if CARD <= action < CARD + NATURALS:
                liked = self.like.use(table, seat, action - CARD, high)
                if liked < least:
                    found, least = action, liked
        return found

    def promise(self, table: Table, seat: i64, pattern: i64, high: bool) -> float:
        """What a promised card is worth: as much as cards that fit are on average; face down it is a guess."""
        if pattern == NOTHING_MORE:
            return 0.0
        if pattern == ANY:
            return self.like.fair
        total, count = 0.0, 0.0
        for card in range(NATURALS):
            if fits(table, pattern, card) and table.zones.where[card] != HAND + seat:
                total += self.like.use(table, seat, card, high)
                count += 1.0
        return total / max(count, 1.0)

    def reveal(self, table: Table, seat: i64, out: Choices) -> i64:
        """Tell the truth where tricks are not wanted, for it brings offers; else say nothing. (Tricks 3.22)"""
        return i64(SILENT) if self.like.wants_high(table, seat) else out.pick(1)

    # --- whole gestures -------------------------------------------------------------------------------

    def plans(self, table: Table, seat: i64, out: Choices) -> list[Plan]:
        """The gestures worth weighing in a trading turn and in a reply; none elsewhere."""
        top = table.top
        if isinstance(top, TradingTurn):
            return [Plan([NO]), *self.swaps(table, seat, out), *self.proposals(table, seat, out)]
        if isinstance(top, Reply):
            given = [Plan([int(out.pick(i))]) for i in range(out.count) if out.pick(i) >= CARD]
            given = [plan for plan in given if plan.steps[0] < CARD + NATURALS]
            return [Plan([NO]), *given, *[Plan([COUNTER, *offer]) for offer in self.offers(table, seat)]]
        if isinstance(top, Offering):
            laid = [[NO, *wish] for wish in self.wishes(table)]
            return [Plan(steps) for steps in (laid if out.has(NO) else self.offers(table, seat))]
        if isinstance(top, Wanting):
            return [Plan([NO])] if out.has(NO) else [Plan(wish) for wish in self.wishes(table)]
        return []

    def proposals(self, table: Table, seat: i64, out: Choices) -> list[Plan]:
        """An offer or two to everybody."""
        offers = self.offers(table, seat)
        partners = [int(SEAT + other) for other in range(table.players) if out.has(SEAT + other)]
        return [Plan([partner, *offer]) for partner in partners for offer in offers]

    def offers(self, table: Table, seat: i64) -> list[list[int]]:
        """The least card for trump, the least for a king, the best for any card: steps from the card to the wish."""
        zones, trump = table.zones, trump_of(table)
        held = [int(zones.at(HAND + seat, i)) for i in range(zones.counts[HAND + seat])]
        held.sort(key=lambda card: self.like.chance(table, card, trump))
        if not held:
            return []
        low, best = held[0], held[len(held) - 1]
        return [[CARD + low, NO, *wish] for wish in self.wishes(table)[:2]] + [[CARD + best, NO, ANY_CARD, NO]]

    def wishes(self, table: Table) -> list[list[int]]:
        """Trump, a king, or any card."""
        return [[int(DOMAIN + trump_of(table)), NO], [VALUE + 12, NO], [ANY_CARD, NO]]

    def swaps(self, table: Table, seat: i64, out: Choices) -> list[Plan]:
        """With two players: the lowest card of every domain for the trump card, the worst and best for the deck's."""
        plans: list[Plan] = []
        zones = table.zones
        held = [int(zones.at(HAND + seat, i)) for i in range(zones.counts[HAND + seat])]
        held.sort(key=lambda card: self.like.chance(table, card, trump_of(table)))
        if out.has(TRUMP_SWAP):
            for domain in range(4):
                lowest = [card for card in held if table.domain_of(card) == domain][:1]
                plans += [Plan([TRUMP_SWAP, CARD + card]) for card in lowest]
        if out.has(DECK_SWAP):
            plans += [Plan([DECK_SWAP, CARD + held[0]]), Plan([DECK_SWAP, CARD + held[len(held) - 1]])]
        return plans
