"""What a seat sees when it looks over the city: equal values, companies by domain, places and what they would score."""

from __future__ import annotations

from techdeck.core.cards import HIDDEN, SCIENCE, SERVICE, is_wild
from techdeck.core.zones import HAND
from techdeck.games.city.names import ACROSS, CITY, MARKER, UP
from techdeck.games.city.places import City

Place = tuple[int, int]
BESIDE = [(-1, 0), (1, 0), (0, 1), (0, -1)]
"""Steps to the left, right, above and below, in the order of the engine's sides."""
AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


class Survey:
    """The city in the eyes of one seat; whose is a seat, or the council."""

    def __init__(self, table: City, whose: int) -> None:
        self.table = table
        self.cards = table.zones.listed(CITY)
        self.taken: dict[Place, int] = {}
        self.own: set[Place] = set()
        self.values = [0] * 14
        self.companies = [0] * 5
        self.good_place: bool | None = None
        nums = table.nums
        for slot, card in enumerate(self.cards):
            place = (int(nums[ACROSS + slot]), int(nums[UP + slot]))
            self.taken[place] = slot
            self.values[int(table.value_of(card))] += not is_wild(card)
            if nums[MARKER + slot] == whose:
                self.own.add(place)
                self.companies[int(table.domain_of(card))] += 1

    def places(self) -> list[Place]:
        """Every place where a card may be laid, from the top left to the bottom right. (City 1.2)"""
        found = {(x + dx, y + dy) for x, y in self.taken for dx, dy in BESIDE} - set(self.taken)
        return sorted(found, key=lambda place: (-place[1], place[0]))

    def near(self, place: Place) -> int:
        """How many own companies lie around a place. (City 4.5)"""
        return sum((place[0] + x, place[1] + y) in self.own for x, y in AROUND)

    def of_value(self, value: int) -> list[int]:
        """The cards of the city with this value."""
        return [card for card in self.cards if self.table.value_of(card) == value and not is_wild(card)]

    def base(self, value: int) -> int:
        """The base points of a card of this value. (City 4.1, 4.2)"""
        return min(3, self.values[value])

    def science(self, value: int, domain: int) -> int:
        """The point for two science companies, the new one included. (City 4.3, 4.4)"""
        return int(self.base(value) >= 2 and self.companies[SCIENCE] + (domain == SCIENCE) >= 2)

    def anywhere(self, value: int, domain: int) -> int:
        """What such a card scores wherever it is laid; a service card at least 1. (City 2.9)"""
        points = self.base(value) + self.science(value, domain)
        return max(1, points) if domain == SERVICE else points

    def at(self, value: int, domain: int, place: Place) -> int:
        """What such a card scores at a place. (City 4)"""
        points = self.base(value) + self.science(value, domain) + (self.near(place) >= 2)
        return max(1, points) if domain == SERVICE else points

    def at_best(self, value: int, domain: int) -> int:
        """What such a card scores at the best place."""
        points = self.base(value) + self.science(value, domain) + self.has_good_place()
        return max(1, points) if domain == SERVICE else points

    def has_good_place(self) -> bool:
        """Whether there is a place beside two own companies. (City 4.5)"""
        if self.good_place is None:
            self.good_place = any(self.near(place) >= 2 for place in self.places())
        return self.good_place

    def promise(self, place: Place) -> int:
        """How many free places around a place have an own company beside them already: room for the next card."""
        beside = [(place[0] + x, place[1] + y) for x, y in AROUND]
        return sum(other not in self.taken and self.near(other) > 0 for other in beside)


def hand_of(table: City, seat: int) -> list[int]:
    """The cards of a hand that are known."""
    return [card for card in table.zones.listed(HAND + seat) if card != HIDDEN]
