"""What a card that is built scores. (City 4)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.cards import SCIENCE, SERVICE
from techdeck.core.zones import CARD_BITS
from techdeck.games.city.names import ACROSS, CITY, COUNCIL, MARKER, SCORE, SITE_DOMAIN, SITE_VALUE, UP

if TYPE_CHECKING:
    from techdeck.games.city.places import City


def score_build(table: City, builder: i64, slot: i64) -> None:
    """The builder scores the newest card of the city; a service card at least 1. (City 2.9, 3.3, 4.1)"""
    base = base_points(table, slot)
    bonus = bonus_points(table, builder, slot, base)
    reason = "for the build"
    if table.journal is not None:
        reason += made_of(base, bonus, bonus_points(table, builder, slot, 0))
    if table.nums[SITE_DOMAIN] == SERVICE and base + bonus == 0:
        base = 1
    award(table, builder, base + bonus, reason)


def made_of(base: i64, bonus: i64, near: i64) -> str:
    """What the points of a build are made of, for people: equal values, science, neighbours. (City 4.1, 4.3, 4.5)"""
    parts = [(int(base), "equal"), (int(bonus - near), "science"), (int(near), "near")]
    named = ", ".join([f"{points} {name}" for points, name in parts if points > 0])
    return f": {named}" if named else ""


def award(table: City, who: i64, points: i64, reason: str) -> None:
    """A player, or the council, scores points."""
    table.nums[SCORE + who] += points
    if table.journal is not None:
        table.said("council scores" if who == COUNCIL else "score", -1 if who == COUNCIL else who, f"{points} {reason}")


def base_points(table: City, slot: i64) -> i64:
    """One for each other card of the same value, three at most. (City 1.12, 4.1, 4.2)"""
    zones, values, value = table.zones, table.values, table.nums[SITE_VALUE]
    cells, start = zones.cells, CITY * zones.cards
    others: i64 = 0
    for other in range(slot):
        if values[i64(cells[start + other]) & CARD_BITS] == value:
            others += 1
    if others > 3:
        return 3
    return others


def bonus_points(table: City, owner: i64, slot: i64, base: i64) -> i64:
    """One for two science companies and 2 base points, one for two own neighbours. (City 4.3-4.6)"""
    zones, nums, domains = table.zones, table.nums, table.domains
    science: i64 = 0
    near: i64 = 0
    if nums[SITE_DOMAIN] == SCIENCE:
        science = 1
    for other in range(slot):
        if nums[MARKER + other] == owner:
            if domains[zones.at(CITY, other)] == SCIENCE:
                science += 1
            if is_around(table, other, slot):
                near += 1
    points: i64 = 0
    if base >= 2 and science >= 2:
        points += 1
    if near >= 2:
        points += 1
    return points


def is_around(table: City, one: i64, other: i64) -> bool:
    """Whether two slots touch at a side or a corner. (City 4.5)"""
    nums = table.nums
    across, up = nums[ACROSS + one] - nums[ACROSS + other], nums[UP + one] - nums[UP + other]
    return -1 <= across <= 1 and -1 <= up <= 1
