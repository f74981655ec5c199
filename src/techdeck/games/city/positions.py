"""Positions of Tech City: frames by their names, and a city that fits together. (Family 8.7, 8.8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import SERVICE, card_id
from techdeck.core.errors import TechdeckError
from techdeck.core.frames import Frame
from techdeck.games.city.building import BuildTurn, CountAs
from techdeck.games.city.effects import EffectTurn, OwnerDiscards, OwnerMayDraw
from techdeck.games.city.names import ACROSS, CITY, COUNCIL, FIRST, MARKER, NO_MARKER, SITE, SLOTS, UP, USERS
from techdeck.games.city.paying import Pay
from techdeck.games.city.phases import DISCARD_DOWN, Round
from techdeck.games.city.places import City
from techdeck.games.city.placing import NextTo, OnSide
from techdeck.games.city.service import Help
from techdeck.games.city.slots import open_sides


def frame_of(name: str, n: list[int]) -> Frame:
    """The frame of this name with these numbers."""
    if len(n) == 1:
        return frame_of_one(name, n[0])
    if len(n) == 2:
        return frame_of_two(name, n[0], n[1])
    if len(n) == 3 and name in ("Help", "EffectTurn"):
        return Help(n[0], n[1], n[2]) if name == "Help" else EffectTurn(n[0], n[1], n[2])
    if len(n) == 0 and name == "DiscardDown":
        return DISCARD_DOWN
    raise no_frame(name, len(n))


def frame_of_one(name: str, number: int) -> Frame:
    """A frame with one number: a seat, or the phase that comes next."""
    if name == "Round":
        return Round(number)
    if name == "NextTo":
        return NextTo(number)
    if name == "OwnerMayDraw":
        return OwnerMayDraw(number)
    if name == "OwnerDiscards":
        return OwnerDiscards(number)
    raise no_frame(name, 1)


def frame_of_two(name: str, seat: int, number: int) -> Frame:
    """A frame with two numbers, the first of them a seat."""
    if name == "BuildTurn":
        return BuildTurn(seat, number)
    if name == "CountAs":
        return CountAs(seat, number)
    if name == "Pay":
        return Pay(seat, number)
    if name == "OnSide":
        return OnSide(seat, number)
    raise no_frame(name, 2)


def no_frame(name: str, numbers: int) -> TechdeckError:
    """Nothing in this game is called so."""
    return TechdeckError(f"there is no frame {name!r} with {numbers} numbers in Tech City")


def complete_city(table: City) -> None:
    """The city fits together, and which sides are free follows from where the cards lie. (City 0.3, 0.7, 1.2)"""
    cards = int(table.zones.count(CITY))
    if not 0 <= table.nums[FIRST] < table.players:
        raise TechdeckError(f"the first player is one of 0 to {table.players - 1}, not {table.nums[FIRST]}")
    if not 1 <= cards <= SLOTS:
        raise TechdeckError(f"the city has 1 to {SLOTS} cards, not {cards}")
    for slot in range(cards):
        check_place(table, slot)
        check_marker(table, slot)
        open_sides(table, slot)
    check_site(table)


def check_place(table: City, slot: i64) -> None:
    """No other card lies at this place. (City 1.2)"""
    nums = table.nums
    for other in range(slot):
        if nums[ACROSS + other] == nums[ACROSS + slot] and nums[UP + other] == nums[UP + slot]:
            raise TechdeckError(f"{in_city(table, other)} and {in_city(table, slot)} lie at the same place of the city")


def check_marker(table: City, slot: i64) -> None:
    """The marker is somebody's, a service card has none, and those who used the card have a seat. (City 6.2)"""
    owner, card = table.nums[MARKER + slot], in_city(table, slot)
    if not NO_MARKER <= owner < table.players and not (table.players == 1 and owner == COUNCIL):
        raise TechdeckError(f"the marker of {card} is {owner}: write a seat, or {NO_MARKER} for none")
    if owner != NO_MARKER and table.domain_of(table.zones.at(CITY, slot)) == SERVICE:
        raise TechdeckError(f"{card} is a service card, which has no marker: write {NO_MARKER}")
    if not 0 <= table.nums[USERS + slot] < bit(table.players):
        raise TechdeckError(f"the users of {card} are a sum of 1 for seat 0, 2 for seat 1, 4 for seat 2 and so on")


def check_site(table: City) -> None:
    """A card is on the site exactly while it is paid for, helped with or laid. (City 1.11)"""
    building = [frame for frame in table.frames if isinstance(frame, (Pay, Help, NextTo, OnSide))]
    if table.zones.count(SITE) != len(building):
        raise TechdeckError(f"cards on the site: {table.zones.count(SITE)}, but builds in 'to do': {len(building)}")


def in_city(table: City, slot: i64) -> str:
    """A card of the city in text."""
    return card_id(table.zones.at(CITY, slot))
