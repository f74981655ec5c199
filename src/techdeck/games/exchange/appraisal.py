"""What a hand is worth to a seat with these or other cards, as the stacks will likely be. (Exchange 7)

Everything is counted in tenths of a point, so that a hope is a number too. All of it the seat knows.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.cards import HIDDEN, is_wild, printed_domain, printed_value
from techdeck.core.trading.patterns import OF_DOMAIN, OF_VALUE, OR_DOMAIN, OR_VALUE, THE_CARD
from techdeck.core.zones import CARD_BITS, DISCARD, HAND
from techdeck.games.exchange.market import worth
from techdeck.games.exchange.names import STACK
from techdeck.games.exchange.phases import Round
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.scoring import VALUES, add_card, all_of, best_points, best_stack, number_of, remove_card

TENTHS: Final = 10
HUNDRED: Final = 100


class Weights:
    """How a trader thinks; found by many games of such players against each other."""

    def __init__(self) -> None:
        self.growth = 4.0
        """What each stack will still grow by, in tenths of a card."""
        self.hope_first = 35.0
        """What a pair counts for in the first trading, in hundredths of a triple; and later on."""
        self.hope_effects = 30.0
        self.hope_second = 22.0
        self.hope_last = 10.0
        self.accept_share = 0.1
        """What part of what another visibly needs must be gained for it."""
        self.accept_share_two = 0.03
        self.least_gain = 4.0
        """A trade must be worth so many tenths."""
        self.draw = 0.4


class Appraisal:
    """A seat's hand, counted once for each decision."""

    def __init__(self, table: Exchange, seat: i64, weights: Weights) -> None:
        self.table = table
        self.seat = seat
        self.weights = weights
        self.counts: vec[i64] = vec[i64]([0] * VALUES)
        self.alive: vec[i64] = vec[i64]([0] * VALUES)
        """How many cards of each value are out of sight: in a deck or a hand."""
        self.market: vec[i64] = vec[i64]([0] * 4)
        for domain in range(4):
            self.market[domain] = TENTHS * worth(table, domain) + i64(weights.growth)
        self.hope = self.hope_now()
        self.count_cards()
        self.now = self.total()

    def hope_now(self) -> i64:
        """What a pair counts for by the phase of the round, in hundredths of a triple. (Exchange 0.7)"""
        bottom, weights = self.table.stack[1], self.weights
        if not isinstance(bottom, Round):
            return 0
        if bottom.phase <= 2:
            return i64(weights.hope_first)
        if bottom.phase == 3:
            return i64(weights.hope_effects)
        if bottom.phase == 4:
            return i64(weights.hope_second)
        if bottom.phase == 5:
            return i64(weights.hope_last)
        return 0

    def count_cards(self) -> None:
        """Count the hand, and what is out of sight."""
        table, counts, alive = self.table, self.counts, self.alive
        cells, start = table.zones.cells, (HAND + self.seat) * table.zones.cards
        for i in range(table.zones.counts[HAND + self.seat]):
            card = i64(cells[start + i]) & CARD_BITS
            if card != HIDDEN and not is_wild(card):
                add_card(counts, table.values[card], table.domains[card])
        where, own = table.zones.where, HAND + self.seat
        for card in range(table.cards):
            zone = where[card]
            if zone != own and zone != DISCARD and not STACK <= zone < STACK + 4:
                alive[printed_value(card)] += 1

    def total(self) -> i64:
        """What the cards counted now are worth: their best grouping, and a hope for every pair."""
        counts, market, hoped = self.counts, self.market, i64(0)
        if self.hope > 0:
            for value in range(1, VALUES):
                if all_of(counts[value]) == 2 and self.alive[value] > 0:
                    hoped += best_stack(counts[value], market)
        return best_points(counts, market) + hoped * 3 * self.hope // HUNDRED

    def without(self, card: i64) -> i64:
        """What the hand is worth without a card of it."""
        value, domain = self.table.values[card], self.table.domains[card]
        remove_card(self.counts, value, domain)
        left = self.total()
        add_card(self.counts, value, domain)
        return left

    def plus(self, value: i64, domain: i64) -> i64:
        """What the cards counted now would be worth with one more."""
        add_card(self.counts, value, domain)
        more = self.total()
        remove_card(self.counts, value, domain)
        return more

    def take_out(self, card: i64) -> None:
        """Think of the hand without this card."""
        remove_card(self.counts, self.table.values[card], self.table.domains[card])

    def put_in(self, card: i64) -> None:
        """Think of the hand with this card again."""
        add_card(self.counts, self.table.values[card], self.table.domains[card])

    def like(self, card: i64) -> i64:
        """What the seat would lose without a card of its own, or win with another."""
        if is_wild(card):
            return 0
        if self.table.zones.where[card] == HAND + self.seat:
            return self.now - self.without(card)
        return self.plus(self.table.values[card], self.table.domains[card]) - self.now

    def promised(self, pattern: i64) -> i64:
        """What the cards counted now would be worth with a card of which this was told; guessed with care."""
        if pattern >= OR_DOMAIN:
            pair = pattern - OR_DOMAIN
            return smaller(self.plus(pair // 4 + 1, self.poorest()), self.plus(self.lonely(), pair % 4))
        if pattern >= OR_VALUE:
            pair = pattern - OR_VALUE
            return smaller(self.plus(pair // 13 + 1, self.poorest()), self.plus(pair % 13 + 1, self.poorest()))
        if pattern >= THE_CARD:
            return self.plus(printed_value(pattern - THE_CARD), printed_domain(pattern - THE_CARD))
        if pattern >= OF_DOMAIN:
            return self.plus(self.lonely(), pattern - OF_DOMAIN)
        if pattern > OF_VALUE:
            return self.plus(pattern - OF_VALUE, self.poorest())
        return self.total()

    def poorest(self) -> i64:
        """The domain of the stack that is worth least: the careful guess where only a value is told."""
        best: i64 = 0
        for domain in range(1, 4):
            if self.market[domain] < self.market[best]:
                best = domain
        return best

    def lonely(self) -> i64:
        """A value the seat does not hold: the careful guess where only a domain is told."""
        for value in range(1, VALUES):
            if self.counts[value] == 0:
                return value
        return 1

    def of_domain(self, domain: i64) -> i64:
        """How many cards of a domain are counted."""
        found: i64 = 0
        for value in range(1, VALUES):
            found += number_of(self.counts[value], domain)
        return found


def smaller(one: i64, other: i64) -> i64:
    """The smaller of two numbers."""
    if one < other:
        return one
    return other
