"""What a card that is built scores, part by part. (City 4)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from techdeck.core.cards import SCIENCE, SERVICE, card_id
from techdeck.core.zones import CARD_BITS
from techdeck.games.city.names import ACROSS, CITY, COUNCIL, MARKER, SCORE, SITE_DOMAIN, SITE_VALUE, UP

if TYPE_CHECKING:
    from techdeck.games.city.places import City

MOST_BASE: Final = 3
"""The most base points a card scores. (City 4.2)"""


class Score:
    """Points by what they come from: equal values, science companies, own neighbours, a service card, helping."""

    def __init__(self, equal: int, science: int, neighbours: int, service: int, helping: int) -> None:
        self.equal = equal
        self.science = science
        self.neighbours = neighbours
        self.service = service
        """The one point a service card scores at least. (City 2.9)"""
        self.helping = helping

    @property
    def points(self) -> int:
        """All of them together."""
        return self.equal + self.science + self.neighbours + self.service + self.helping

    def to_dict(self) -> dict[str, object]:
        """The parts and their sum as plain data."""
        return {
            "points": self.points,
            "equal": self.equal,
            "science": self.science,
            "neighbours": self.neighbours,
            "service": self.service,
            "helping": self.helping,
        }


def score_build(table: City, builder: i64, slot: i64) -> None:
    """The builder scores the newest card of the city; a service card at least 1. (City 2.9, 3.3, 4.1)"""
    nums = table.nums
    value, domain, across, up = nums[SITE_VALUE], nums[SITE_DOMAIN], nums[ACROSS + slot], nums[UP + slot]
    base = base_points(table, slot, value)
    points = base + science_point(table, builder, slot, domain, base)
    points += neighbours_point(table, builder, slot, across, up)
    nums[SCORE + builder] += points + service_point(domain, points)
    if table.journal is not None:
        tell_score(table, builder, score_of(table, builder, slot, value, domain, across, up))


def score_of(table: City, builder: i64, slots: i64, value: i64, domain: i64, across: i64, up: i64) -> Score:
    """What a card of this value and domain scores at a place of a city of so many slots. (City 2.9, 4)"""
    base = base_points(table, slots, value)
    science = science_point(table, builder, slots, domain, base)
    near = neighbours_point(table, builder, slots, across, up)
    service = service_point(domain, base + science + near)
    return Score(int(base), int(science), int(near), int(service), 0)


def award_help(table: City, who: i64) -> None:
    """Whoever helped with a service card scores 1. (City 2.8, 8.2)"""
    table.nums[SCORE + who] += 1
    if table.journal is not None:
        tell_score(table, who, Score(0, 0, 0, 0, 1))


def tell_score(table: City, who: i64, score: Score) -> None:
    """All hear what the newest card of the city brings a player or the council, and how many points they have now."""
    about: dict[str, object] = {"card": card_id(table.zones.top(CITY)), **score.to_dict()}
    about["total"] = int(table.nums[SCORE + who])
    if who == COUNCIL:
        table.tell("council_scores", -1, about)
    else:
        table.tell("score", who, about)


def base_points(table: City, slots: i64, value: i64) -> i64:
    """One for each card of this value in the first so many slots, three at most. (City 1.12, 4.1, 4.2)"""
    zones, values = table.zones, table.values
    cells, start = zones.cells, CITY * zones.cards
    others: i64 = 0
    for slot in range(slots):
        if values[i64(cells[start + slot]) & CARD_BITS] == value:
            others += 1
    if others > MOST_BASE:
        return MOST_BASE
    return others


def science_point(table: City, owner: i64, slots: i64, domain: i64, base: i64) -> i64:
    """One for 2 base points and two science companies, the new card among them if it is one. (City 4.3, 4.4, 4.6)"""
    if base < 2:
        return 0
    zones, nums, domains = table.zones, table.nums, table.domains
    science: i64 = 0
    if domain == SCIENCE:
        science = 1
    for slot in range(slots):
        if nums[MARKER + slot] == owner and domains[zones.at(CITY, slot)] == SCIENCE:
            science += 1
    if science >= 2:
        return 1
    return 0


def neighbours_point(table: City, owner: i64, slots: i64, across: i64, up: i64) -> i64:
    """One for two own companies around a place. (City 4.5, 4.6)"""
    if companies_around(table, owner, slots, across, up) >= 2:
        return 1
    return 0


def companies_around(table: City, owner: i64, slots: i64, across: i64, up: i64) -> i64:
    """How many of the owner's companies touch a place at a side or a corner. (City 4.5)"""
    nums = table.nums
    near: i64 = 0
    for slot in range(slots):
        if nums[MARKER + slot] == owner:
            right, above = nums[ACROSS + slot] - across, nums[UP + slot] - up
            if -1 <= right <= 1 and -1 <= above <= 1:
                near += 1
    return near


def service_point(domain: i64, points: i64) -> i64:
    """The point a service card scores at least. (City 2.9)"""
    if domain == SERVICE and points == 0:
        return 1
    return 0
