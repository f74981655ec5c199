"""What a city promises one builder: points for a card, good places, what is worth keeping. (City 1, 4)"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.cards import FACES, HIDDEN, KNOWLEDGE, SCIENCE, SERVICE, TECHNOLOGY, card_of, is_wild
from techdeck.core.counting import ROUND
from techdeck.core.zones import CARD_BITS, DISCARD, EXPELLED, HAND, SECOND_DISCARD
from techdeck.games.city.names import ACROSS, CITY, FREE, MARKER, ROUNDS, SIDES, UP
from techdeck.games.city.paying import PAYS_ALONE
from techdeck.games.city.places import City
from techdeck.games.city.scoring import MOST_BASE
from techdeck.games.city.slots import across_of, up_of

NO_PLAN: Final = 99.0
"""More than any card is worth."""


class Weights:
    """What things are worth in points; found by many games of such players against each other."""

    def __init__(self) -> None:
        self.knowledge = 2.4
        self.science = 3.0
        self.technology = 1.7
        self.third = 0.3
        """What a third company of a domain brings, compared to the first two."""
        self.pays = 0.4
        self.twin = 0.3
        self.wild = 3.0
        self.wild_kept = 1.5
        self.spent = 0.25
        """What a card that is paid loses of what it is worth."""
        self.second_spent = 0.4
        self.feeds = 0.0
        """What a card that others may match costs."""
        self.helped_by_one = 0.1
        self.helped_by_many = 0.3
        self.most_for_rival = 3.0
        self.room = 0.1
        self.rival_draws = 0.3


class Prospects:
    """The city in the eyes of one builder, counted once for each decision; all of it that seat knows."""

    def __init__(self, table: City, seat: i64, weights: Weights) -> None:
        self.table = table
        self.seat = seat
        self.weights = weights
        self.values: vec[i64] = vec[i64]([0] * 14)
        """How many cards of the city have each value."""
        self.held: vec[i64] = vec[i64]([0] * 14)
        """How many cards of the seat's hand have each value."""
        self.owned: vec[i64] = vec[i64]([0] * 5)
        """How many companies of each domain the seat controls."""
        self.across: vec[i64] = vec[i64]()
        self.up: vec[i64] = vec[i64]()
        self.left = float(ROUNDS - table.nums[ROUND]) / float(ROUNDS)
        """The part of the game that is left after this round."""
        self.count_city()
        self.count_hand()
        self.beside = 0.0
        if self.has_good_place():
            self.beside = 1.0

    def count_city(self) -> None:
        """Count values, own domains and where own companies lie."""
        table, nums, values, owned = self.table, self.table.nums, self.values, self.owned
        cells, start = table.zones.cells, CITY * table.zones.cards
        for slot in range(table.zones.counts[CITY]):
            card = i64(cells[start + slot]) & CARD_BITS
            values[table.values[card]] += 1
            if nums[MARKER + slot] == self.seat:
                owned[table.domains[card]] += 1
                self.across = append(self.across, nums[ACROSS + slot])
                self.up = append(self.up, nums[UP + slot])

    def count_hand(self) -> None:
        """Count the values of the hand."""
        table, held = self.table, self.held
        cells, start = table.zones.cells, (HAND + self.seat) * table.zones.cards
        for i in range(table.zones.counts[HAND + self.seat]):
            card = i64(cells[start + i]) & CARD_BITS
            if card != HIDDEN:
                held[table.values[card]] += 1

    # --- places ---------------------------------------------------------------------------------------

    def near(self, across: i64, up: i64) -> i64:
        """How many own companies lie around a place, corners included. (City 4.5)"""
        xs, ys = self.across, self.up
        found: i64 = 0
        for i in range(len(xs)):
            if -1 <= xs[i] - across <= 1 and -1 <= ys[i] - up <= 1:
                found += 1
        return found

    def has_good_place(self) -> bool:
        """Whether an open place has two own companies around it. (City 4.5)"""
        table = self.table
        if len(self.across) < 2:
            return False
        for slot in range(table.zones.counts[CITY]):
            free = table.nums[FREE + slot]
            for side in range(SIDES):
                if has(free, side) and self.near(across_of(table, slot, side), up_of(table, slot, side)) >= 2:
                    return True
        return False

    def place_worth(self, across: i64, up: i64) -> float:
        """A point beside two own companies; and the nearer to own ones, the sooner the next card finds two."""
        near = self.near(across, up)
        if near >= 2:
            return 1.0 + self.weights.room * self.room_around(across, up)
        return 0.3 * float(near) + self.weights.room * self.room_around(across, up)

    def room_around(self, across: i64, up: i64) -> float:
        """How many open places around one have an own company beside them already, at most four."""
        table = self.table
        taken: i64 = 0
        for slot in range(table.zones.counts[CITY]):
            right, above = table.nums[ACROSS + slot] - across, table.nums[UP + slot] - up
            if -1 <= right <= 1 and -1 <= above <= 1:
                taken += 1
        return float(8 - taken) / 8.0

    # --- points ---------------------------------------------------------------------------------------

    def points(self, value: i64, domain: i64) -> float:
        """What a card that counts as this scores at the best place. (City 4)"""
        base = self.values[value]
        if base > MOST_BASE:
            base = MOST_BASE
        points = float(base) + self.beside
        science = self.owned[SCIENCE]
        if domain == SCIENCE:
            science += 1
        if base >= 2 and science >= 2:
            points += 1.0
        if domain == SERVICE and points == 0.0:
            return 1.0
        return points

    def like_to_build(self, card: i64) -> float:
        """What a card would score if it were built now; a wild about what the best card does."""
        if is_wild(card):
            return self.weights.wild
        return self.points(self.table.values[card], self.table.domains[card])

    def later(self, domain: i64) -> float:
        """What one more company of a domain brings in the rounds that are left."""
        weights, worth = self.weights, 0.0
        if domain == KNOWLEDGE:
            worth = weights.knowledge
        elif domain == SCIENCE:
            worth = weights.science
        elif domain == TECHNOLOGY:
            worth = weights.technology
        if self.owned[domain] >= 2:
            worth *= weights.third
        return worth * self.left

    def like(self, card: i64) -> float:
        """What it is worth to hold a card: for what it would score, for its company, and to pay with."""
        weights = self.weights
        if is_wild(card):
            return weights.wild
        value, domain = self.table.values[card], self.table.domains[card]
        worth = self.points(value, domain) + self.later(domain)
        if value <= PAYS_ALONE:
            worth += weights.pays
        if self.held[value] > 1:
            worth += weights.twin
        return worth

    def unseen(self, value: i64) -> i64:
        """How many cards that print this value the seat has not in its hand and sees nowhere."""
        where = self.table.zones.where
        found: i64 = 0
        for domain in range(4):
            card = card_of(domain, value)
            while card < self.table.cards:
                if not self.is_seen(where[card]):
                    found += 1
                card += FACES
        return found

    def is_seen(self, zone: i64) -> bool:
        """Whether the seat sees every card that lies there."""
        return zone == HAND + self.seat or zone >= SECOND_DISCARD or zone == DISCARD or zone == EXPELLED
