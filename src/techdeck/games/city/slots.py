"""The slots of the city: where each lies, its free sides, its marker, who used its card. (City 1.2, 6.8)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.cards import SERVICE
from techdeck.core.choices import Choices
from techdeck.core.zones import CARD_BITS, EVERYBODY
from techdeck.games.city.names import (
    ABOVE,
    ACROSS,
    ALL_SIDES,
    BELOW,
    CITY,
    COUNCIL,
    FREE,
    LEFT,
    MARKER,
    NO_MARKER,
    RIGHT,
    SEEN,
    SIDES,
    UP,
    USERS,
)

if TYPE_CHECKING:
    from techdeck.games.city.places import City


def add_slot(table: City, card: i64, across: i64, up: i64, marker: i64) -> i64:
    """A card comes to a place where nothing lay; returns the new slot. (City 1.2, 6.6)"""
    nums, slot = table.nums, table.zones.count(CITY)
    nums[ACROSS + slot] = across
    nums[UP + slot] = up
    nums[MARKER + slot] = marker
    nums[USERS + slot] = 0
    table.put("build", -1, card, CITY, EVERYBODY)
    open_sides(table, slot)
    return slot


def open_sides(table: City, slot: i64) -> None:
    """All sides of a new slot are free but those where an earlier slot lies; the card there has been seen."""
    table.nums[SEEN + slot] = table.zones.at(CITY, slot)
    table.nums[FREE + slot] = ALL_SIDES
    for other in range(slot):
        close_side(table, other, slot)


def close_side(table: City, one: i64, other: i64) -> None:
    """If two slots touch at a side, it is free for neither of them any more."""
    nums = table.nums
    across, up = nums[ACROSS + other] - nums[ACROSS + one], nums[UP + other] - nums[UP + one]
    if up == 0 and across == 1:
        take_sides(table, one, RIGHT, other, LEFT)
    elif up == 0 and across == -1:
        take_sides(table, one, LEFT, other, RIGHT)
    elif across == 0 and up == 1:
        take_sides(table, one, ABOVE, other, BELOW)
    elif across == 0 and up == -1:
        take_sides(table, one, BELOW, other, ABOVE)


def take_sides(table: City, one: i64, its_side: i64, other: i64, other_side: i64) -> None:
    """These sides of two neighbours are taken."""
    table.nums[FREE + one] &= ALL_SIDES ^ bit(its_side)
    table.nums[FREE + other] &= ALL_SIDES ^ bit(other_side)


def across_of(table: City, slot: i64, side: i64) -> i64:
    """How far to the right the place at a side of a slot lies."""
    at = table.nums[ACROSS + slot]
    if side == LEFT:
        return at - 1
    if side == RIGHT:
        return at + 1
    return at


def up_of(table: City, slot: i64, side: i64) -> i64:
    """How far up the place at a side of a slot lies."""
    at = table.nums[UP + slot]
    if side == ABOVE:
        return at + 1
    if side == BELOW:
        return at - 1
    return at


def add_neighbours(table: City, first: i64, out: Choices) -> None:
    """A choice for every card of the city that has a free side. (City 1.2)"""
    zones, nums = table.zones, table.nums
    cells, start = zones.cells, CITY * zones.cards
    for slot in range(zones.counts[CITY]):
        if nums[FREE + slot] != 0:
            out.add(first + (i64(cells[start + slot]) & CARD_BITS))


def some_place(table: City) -> i64:
    """One of all places where a card may be laid, each as likely, as slot * SIDES + side. (City 8.3)"""
    places: i64 = 0
    for place in range(table.zones.count(CITY) * SIDES):
        if is_place(table, place):
            places += 1
    left = table.rng.below(places)
    for place in range(table.zones.count(CITY) * SIDES):
        if is_place(table, place):
            if left == 0:
                return place
            left -= 1
    return -1


def is_place(table: City, place: i64) -> bool:
    """Whether this side of a slot is free, and no earlier slot names the same place."""
    slot, side = place // SIDES, place % SIDES
    if not has(table.nums[FREE + slot], side):
        return False
    across, up = across_of(table, slot, side), up_of(table, slot, side)
    for other in range(slot):
        if touches(table, other, across, up):
            return False
    return True


def touches(table: City, slot: i64, across: i64, up: i64) -> bool:
    """Whether a slot lies directly beside, above or below a place. (City 1.2)"""
    one, other = table.nums[ACROSS + slot] - across, table.nums[UP + slot] - up
    return one * one + other * other == 1


def slot_of(table: City, card: i64) -> i64:
    """The slot where a card of the city lies."""
    return table.zones.index(card)


def marked_cards(table: City, marker: i64) -> vec[i64]:
    """The cards of the city with this marker, or without any. (City 6.2, 6.3)"""
    zones, nums = table.zones, table.nums
    found: vec[i64] = vec[i64]()
    for slot in range(zones.count(CITY)):
        if nums[MARKER + slot] == marker:
            found = append(found, zones.at(CITY, slot))
    return found


def companies(table: City, owner: i64, domain: i64) -> i64:
    """How many companies of this domain the owner controls, as they count now. (City 1.3, 1.12)"""
    zones, nums, domains = table.zones, table.nums, table.domains
    cells, start = zones.cells, CITY * zones.cards
    count: i64 = 0
    for slot in range(zones.counts[CITY]):
        if nums[MARKER + slot] == owner and domains[i64(cells[start + slot]) & CARD_BITS] == domain:
            count += 1
    return count


def settle_slot(table: City, slot: i64) -> None:
    """Another card has come here: unused, unscored, and without a marker if it is service. (City 4.7, 6.4-6.6)"""
    card, nums = table.zones.at(CITY, slot), table.nums
    nums[SEEN + slot] = card
    nums[USERS + slot] = 0
    take_service_marker(table, slot)


def take_service_marker(table: City, slot: i64) -> None:
    """A marker that lies on what is a service card now goes. (City 6.5, 6.7)"""
    card, owner = table.zones.at(CITY, slot), table.nums[MARKER + slot]
    if owner != NO_MARKER and table.domain_of(card) == SERVICE:
        table.nums[MARKER + slot] = NO_MARKER
        if table.journal is not None:
            tell_marker(table, "marker_goes", owner, card)


def put_marker(table: City, slot: i64, owner: i64) -> None:
    """The card in a slot gets a marker, if it has not got this one. (City 3.5)"""
    if table.nums[MARKER + slot] != owner:
        table.nums[MARKER + slot] = owner
        if table.journal is not None:
            tell_marker(table, "put_marker", owner, table.zones.at(CITY, slot))


def tell_marker(table: City, kind: str, owner: i64, card: i64) -> None:
    """All see whose marker comes to a card, or goes."""
    table.tell_shown(kind, -1 if owner == COUNCIL else owner, [int(card)], -1, {"marker": marker_data(owner)})


def marker_data(owner: i64) -> object:
    """Whose marker it is, as data: a seat, "council", or None."""
    if owner == NO_MARKER:
        return None
    return "council" if owner == COUNCIL else int(owner)


def straighten(table: City) -> None:
    """No card is tilted, and nobody has used any yet. (City 5.6)"""
    if table.journal is not None:
        tell_straightened(table)
    for slot in range(table.zones.count(CITY)):
        table.nums[USERS + slot] = 0


def tell_straightened(table: City) -> None:
    """All see which cards are fresh again."""
    used = [slot for slot in range(int(table.zones.count(CITY))) if table.nums[USERS + slot] != 0]
    if used:
        table.tell_shown("straighten", -1, [int(table.zones.at(CITY, slot)) for slot in used])


def take_service_markers(table: City) -> None:
    """Whatever is a service card now has no marker. (City 6.7)"""
    for slot in range(table.zones.count(CITY)):
        take_service_marker(table, slot)
