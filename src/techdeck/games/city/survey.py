"""Looking over the city before a build: which places are open, what a card would score there, what it would cost.

All of it is open to everybody, so a view's table answers as well as the real one. (City 0.8)
"""

from __future__ import annotations

from typing import Final

from techdeck.core.cards import DOMAIN_NAMES, is_wild
from techdeck.games.city.paying import Price, price_of
from techdeck.games.city.places import City, Place
from techdeck.games.city.scoring import (
    Score,
    base_points,
    companies_around,
    science_point,
    score_of,
    service_point,
)

BESIDE: Final[list[Place]] = [(-1, 0), (1, 0), (0, 1), (0, -1)]
"""Steps to the left, to the right, up and down, in the order of the sides."""
AROUND: Final[list[Place]] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
"""Steps to the eight places around one. (City 4.5)"""


class Survey:
    """The city in the eyes of one builder: a seat, or the council."""

    def __init__(self, table: City, builder: int) -> None:
        self.table = table
        self.builder = builder
        self.cards = table.city_cards()
        self.taken: dict[Place, int] = {table.place_of(slot): slot for slot in range(len(self.cards))}
        """Every place where a card lies, with its slot."""
        # What was looked at once is kept: a survey is of one moment.
        self.around: dict[Place, int] = {}
        self.scores: dict[int, Score] = {}
        self.companies: dict[int, int] = {}
        self.good_place: bool | None = None

    # --- places ---------------------------------------------------------------------------------------

    def places(self) -> list[Place]:
        """Every place where a card may be laid, from the top left to the bottom right. (City 1.2)"""
        found = {place for taken in self.taken for place in steps_from(taken, BESIDE) if place not in self.taken}
        return sorted(found, key=lambda place: (-place[1], place[0]))

    def neighbours(self, place: Place) -> list[int]:
        """The slots directly to the left and right of a place, above and below it. (City 1.2)"""
        return [self.taken[beside] for beside in steps_from(place, BESIDE) if beside in self.taken]

    def near(self, place: Place) -> int:
        """How many companies of the builder lie around a place, corners included. (City 4.5)"""
        found = self.around.get(place)
        if found is None:
            found = int(companies_around(self.table, self.builder, len(self.cards), place[0], place[1]))
            self.around[place] = found
        return found

    def has_good_place(self) -> bool:
        """Whether there is an open place with two companies of the builder around it. (City 4.5)"""
        if self.good_place is None:
            self.good_place = any(self.near(place) >= 2 for place in self.places())
        return self.good_place

    # --- points and costs -----------------------------------------------------------------------------

    def score(self, card: int, place: Place) -> Score:
        """What a card that is no wild would score at a place, part by part. (City 4)"""
        return self.score_as(int(self.table.value_of(card)), int(self.table.domain_of(card)), place)

    def score_as(self, value: int, domain: int, place: Place) -> Score:
        """What a card that counts as this value and domain would score at a place. (City 2.9, 3.3, 4)"""
        return score_of(self.table, self.builder, len(self.cards), value, domain, place[0], place[1])

    def bare(self, value: int, domain: int) -> Score:
        """What such a card scores wherever it is laid: all but a point for neighbours. (City 2.9, 4)"""
        key = value * len(DOMAIN_NAMES) + domain
        found = self.scores.get(key)
        if found is None:
            base = base_points(self.table, len(self.cards), value)
            science = science_point(self.table, self.builder, len(self.cards), domain, base)
            found = Score(int(base), int(science), 0, int(service_point(domain, base + science)), 0)
            self.scores[key] = found
        return found

    def anywhere(self, value: int, domain: int) -> int:
        """The points such a card scores wherever it is laid."""
        return self.bare(value, domain).points

    def at_best(self, value: int, domain: int) -> int:
        """The points such a card scores at the best place. (City 4.5)"""
        score = self.bare(value, domain)
        return score.equal + score.science + 1 if self.has_good_place() else score.points

    def of_value(self, value: int) -> list[int]:
        """The cards of the city with this value. (City 4.1)"""
        return [card for card in self.cards if self.table.value_of(card) == value and not is_wild(card)]

    def controls(self, domain: int) -> int:
        """How many companies of this domain the builder controls. (City 1.3)"""
        found = self.companies.get(domain)
        if found is None:
            found = self.table.controls(self.builder, domain)
            self.companies[domain] = found
        return found

    def price(self) -> Price:
        """What a company costs the builder. (City 1.4, 1.6, 1.7)"""
        return price_of(self.table, self.builder)


def steps_from(place: Place, steps: list[Place]) -> list[Place]:
    """The places so many steps away."""
    return [(place[0] + x, place[1] + y) for x, y in steps]
