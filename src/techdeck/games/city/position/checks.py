"""Whether the lines of a position of Tech City fit each other. (Family 8.8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit, size
from techdeck.core.cards import SERVICE, card_id, is_wild
from techdeck.core.counting import ROUND
from techdeck.core.errors import Misfit
from techdeck.core.frames import Frame
from techdeck.core.limits import TO_DO
from techdeck.core.position_checks import check_whose_turn
from techdeck.core.zones import HAND
from techdeck.games.city.building import BuildTurn, CountAs
from techdeck.games.city.effects import EffectTurn
from techdeck.games.city.names import (
    ACROSS,
    CITY,
    COUNCIL,
    FIRST,
    HELP,
    HELPERS,
    MARKER,
    NO_MARKER,
    ROUNDS,
    SITE,
    SITE_DOMAIN,
    SITE_VALUE,
    SLOTS,
    UP,
    USERS,
)
from techdeck.games.city.paying import FIRST_OF_TWO, Pay
from techdeck.games.city.places import City
from techdeck.games.city.placing import NextTo, OnSide
from techdeck.games.city.service import Help
from techdeck.games.city.slots import open_sides, touches


def complete_city(table: City) -> None:
    """The city fits together, and which sides are free follows from where the cards lie. (City 0.3, 0.7, 1.2)"""
    cards = int(table.zones.count(CITY))
    if not 1 <= cards <= SLOTS:
        raise Misfit("city", f"the city has 1 to {SLOTS} cards, not {cards}")
    for slot in range(cards):
        check_place(table, slot)
        check_marker(table, slot)
        open_sides(table, slot)
    check_connected(table, cards)
    check_site(table)
    check_frames(table)
    check_builds_left(table, cards)


def check_place(table: City, slot: i64) -> None:
    """No other card lies at this place. (City 1.2)"""
    nums = table.nums
    for other in range(slot):
        if nums[ACROSS + other] == nums[ACROSS + slot] and nums[UP + other] == nums[UP + slot]:
            cards = f"{in_city(table, other)} and {in_city(table, slot)}"
            raise Misfit("across", f"{cards} lie at the same place of the city")


def check_connected(table: City, cards: int) -> None:
    """From the first card all others are reached, side by side. (City 1.2)"""
    reached = [0]
    for slot in reached:
        for other in range(cards):
            if other not in reached and touches(table, other, table.nums[ACROSS + slot], table.nums[UP + slot]):
                reached.append(other)
    for slot in range(cards):
        if slot not in reached:
            apart = f"{in_city(table, slot)} lies apart from {in_city(table, 0)}"
            raise Misfit("across", f"{apart}: cards of the city touch at a side", "up")


def check_marker(table: City, slot: i64) -> None:
    """The marker is somebody's, a service card has none, and those who used the card have a seat. (City 6.2)"""
    owner, card = table.nums[MARKER + slot], in_city(table, slot)
    if not NO_MARKER <= owner < table.players and not (table.players == 1 and owner == COUNCIL):
        raise Misfit("marker", f"the marker of {card} is {owner}: write a seat, or {NO_MARKER} for none")
    if owner != NO_MARKER and table.domain_of(table.zones.at(CITY, slot)) == SERVICE:
        raise Misfit("marker", f"{card} is a service card, which has no marker: write {NO_MARKER}")
    if not 0 <= table.nums[USERS + slot] < bit(table.players):
        raise Misfit("users", f"the users of {card} are a sum of 1 for seat 0, 2 for seat 1, 4 for seat 2 and so on")


def check_site(table: City) -> None:
    """A card is on the site exactly while it is paid for, helped with or laid. (City 1.11, 2.1)"""
    building = [frame for frame in table.frames if isinstance(frame, (Pay, Help, NextTo, OnSide))]
    if table.zones.count(SITE) != len(building):
        raise Misfit("site", f"cards on the site: {table.zones.count(SITE)}, but builds in 'to do': {len(building)}")
    service = table.nums[SITE_DOMAIN] == SERVICE
    if not building and table.nums[SITE_VALUE] + table.nums[SITE_DOMAIN] > 0:
        raise Misfit("site value", "nothing is built, so it counts as nothing: write 0, and 0 as site domain")
    if building and table.nums[SITE_VALUE] == 0:
        raise Misfit("site value", "what is built counts as a value from 1 to 13")
    helping = len([frame for frame in building if isinstance(frame, Help)]) > 0
    paying = len([frame for frame in building if isinstance(frame, Pay)]) > 0
    if (helping and not service) or (service and paying):
        raise Misfit("site domain", f"a service card, domain {SERVICE}, is helped with, and any other is paid for")
    if table.zones.count(HELP) != (size(table.nums[HELPERS]) if helping else 0):
        raise Misfit("help", "each of the helpers has given one card, until all were asked")
    if not service and table.nums[HELPERS] != 0:
        raise Misfit("helpers", "only a service card is helped with: write 0")


def check_frames(table: City) -> None:
    """Those who act are those whose turn it is, with the cards they need. (City 1.1, 2.1, 3.1, 5.1, 5.7)"""
    for below, frame in zip(table.frames, table.frames[1:], strict=False):
        builder = builder_of(frame)
        if isinstance(frame, (BuildTurn, EffectTurn)):
            check_whose_turn(table, table.nums[FIRST], frame.seat, frame.left)
        if isinstance(below, BuildTurn) and table.left_of(builder) != below.seat:
            raise Misfit(TO_DO, f"seat {builder} builds, so the next one is seat {table.left_of(builder)}")
        if isinstance(below, BuildTurn) and below.left >= table.players:
            raise Misfit(TO_DO, f"while somebody builds, 0 to {table.players - 1} are still asked after")
        if isinstance(frame, CountAs) and not holds_wild(table, frame.seat, frame.wild):
            raise Misfit(TO_DO, f"{card_id(frame.wild)} is no wild in the hand of seat {frame.seat}")
        if isinstance(frame, Pay) and frame.paid == FIRST_OF_TWO and table.zones.count(HAND + frame.seat) < 2:
            raise Misfit(TO_DO, f"seat {frame.seat} pays with two cards, so it has two or more in hand")
        if isinstance(frame, OnSide) and frame.slot >= table.zones.count(CITY):
            raise Misfit(TO_DO, f"a place of the city is 0 to {table.zones.count(CITY) - 1}, not {frame.slot}")
        if isinstance(frame, Help) and (frame.builder + table.players - frame.left) % table.players != frame.seat:
            raise Misfit(
                TO_DO, "help is asked for from the builder on, so the one asked follows from how many are left"
            )


def holds_wild(table: City, seat: i64, card: i64) -> bool:
    """Whether the card is a wild in this hand."""
    return is_wild(card) and table.zones.where[card] == HAND + seat


def builder_of(frame: Frame) -> i64:
    """The seat that builds."""
    if isinstance(frame, Help):
        return frame.builder
    return frame.seat if isinstance(frame, (CountAs, Pay, NextTo, OnSide)) else -1


def check_builds_left(table: City, cards: int) -> None:
    """There is room for all that can still be built; after a lone player the council builds. (City 8.3)"""
    each = 2 if table.players == 1 else 1
    left = (ROUNDS - table.nums[ROUND]) * table.players * each
    for frame in table.frames:
        if isinstance(frame, BuildTurn):
            left += frame.left * each
        elif builder_of(frame) >= 0:
            left += each
    if cards + left > SLOTS:
        raise Misfit("city", f"{left} cards can still be built, so the city has {SLOTS - left} at most, not {cards}")


def in_city(table: City, slot: i64) -> str:
    """A card of the city in text."""
    return card_id(table.zones.at(CITY, slot))
