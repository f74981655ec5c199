"""Whether to build a card, and what to pay for it. (City 1, 2, 3)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.cards import SERVICE, TECHNOLOGY, is_wild
from techdeck.core.zones import HAND
from techdeck.games.city.names import CITY
from techdeck.games.city.paying import PAYS_ALONE
from techdeck.games.city.prospects import NO_PLAN, Prospects
from techdeck.games.city.scoring import MOST_BASE


class Builder(Prospects):
    """A builder who weighs what a card brings against what it costs."""

    # --- building -------------------------------------------------------------------------------------

    def build_worth(self, card: i64) -> float:
        """What it is worth to build a card of the hand: points, and what it brings later, less what it costs."""
        if is_wild(card):
            return self.wild_worth(card) - self.weights.wild_kept * self.left
        value, domain = self.table.values[card], self.table.domains[card]
        if domain == SERVICE:
            return self.chance_of_help() * self.points(value, domain) - self.weights.spent * self.dearest(card, 1)
        worth = self.points(value, domain) + self.later(domain) - self.price(card)
        if self.values[value] < MOST_BASE:
            if self.held[value] > 1:
                worth += self.weights.twin
            worth -= self.weights.feeds * float(self.unseen(value))
        return worth

    def wild_worth(self, wild: i64) -> float:
        """What a wild is worth that is built as the best card of the city. (City 3.1)"""
        best, zones = -NO_PLAN, self.table.zones
        for slot in range(zones.counts[CITY]):
            worth = self.model_worth(zones.at(CITY, slot))
            if worth > best:
                best = worth
        return best - self.price(wild)

    def model_worth(self, model: i64) -> float:
        """What a wild is worth that is built as this card of the city. (City 3.1)"""
        if is_wild(model):
            return -NO_PLAN
        value, domain = self.table.values[model], self.table.domains[model]
        if domain == SERVICE:
            return self.chance_of_help() * self.points(value, domain)
        return self.points(value, domain) + 0.2

    def chance_of_help(self) -> float:
        """How likely a service card gets built: the council always helps, a single rival hardly. (City 2.2, 8.2)"""
        if self.table.players == 1:
            return 1.0
        if self.table.players == 2:
            return self.weights.helped_by_one
        return self.weights.helped_by_many

    # --- paying ---------------------------------------------------------------------------------------

    def price(self, built: i64) -> float:
        """What is given up to pay for a company. (City 1.4-1.7)"""
        if self.owned[TECHNOLOGY] >= 2 or self.left == 0.0:
            return 0.0
        if self.owned[TECHNOLOGY] == 1:
            return self.weights.spent * self.dearest(built, 1)
        return self.weights.spent * self.cheapest_way(built)

    def dearest(self, built: i64, cards: i64) -> float:
        """What the least liked cards of the hand besides the built one are worth: one of them, or two together."""
        zones, hand = self.table.zones, HAND + self.seat
        least, second = NO_PLAN, NO_PLAN
        for i in range(zones.counts[hand]):
            card = zones.at(hand, i)
            if card != built:
                worth = self.like(card)
                if worth < least:
                    least, second = worth, least
                elif worth < second:
                    second = worth
        if cards == 1:
            return least
        return least + second

    def cheapest_way(self, built: i64) -> float:
        """What the least liked card that pays alone is worth, or two together if that is less. (City 1.4)"""
        zones, hand = self.table.zones, HAND + self.seat
        alone = NO_PLAN
        for i in range(zones.counts[hand]):
            card = zones.at(hand, i)
            if card != built and self.table.values[card] <= PAYS_ALONE:
                worth = self.like(card)
                if worth < alone:
                    alone = worth
        both = self.dearest(built, 2) + self.weights.second_spent
        if alone < both:
            return alone
        return both
