"""Which cards could stand behind what a seat has told and committed, as far as others know. (Family 8.6)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.rng import Rng
from techdeck.core.table import Table
from techdeck.core.trading.backing import lacking_of_two, places_of, some_backing
from techdeck.core.trading.patterns import NOTHING_MORE, THE_CARD, fitting, holds_all, is_exact
from techdeck.core.trading.terms import told, wanted
from techdeck.core.zones import HAND
from techdeck.games.exchange.names import (
    ACCEPT_CARDS,
    ACCEPTED,
    OFFER_CARDS,
    OFFER_TERMS,
    OPEN,
    SLOTS,
    TRADES,
    WINDOW,
)
from techdeck.games.exchange.tied import is_locked

MOST_TRIES: Final = 60


def makes_promises(table: Table, seat: i64) -> bool:
    """Whether the seat has an open offer, or an accept that waits."""
    return table.nums[OPEN + seat] != 0 or table.nums[ACCEPTED + seat] >= 0


def keeps_word(table: Table, seat: i64) -> bool:
    """Whether the hand has cards for all that the seat told of them, and none that it could not have asked for."""
    return not makes_promises(table, seat) or (missing_pattern(table, seat) == 0 and asked_for_own(table, seat) == 0)


def asked_for_own(table: Table, seat: i64) -> i64:
    """What exact card the seat asks for and has in every copy, before any trade; 0 if there is none. (Exchange 2.8)"""
    nums = table.nums
    if nums[TRADES] > 0:
        return 0
    for slot in range(SLOTS):
        if has(nums[OPEN + seat], slot):
            terms = nums[OFFER_TERMS + seat * SLOTS + slot]
            for which in range(2):
                pattern = wanted(terms, which)
                if is_exact(pattern) and holds_all(table, seat, pattern - THE_CARD):
                    return pattern
    return 0


def missing_pattern(table: Table, seat: i64) -> i64:
    """A pattern the seat's hand has no card for, though it told so; 0 if there is none."""
    nums = table.nums
    for slot in range(SLOTS):
        if has(nums[OPEN + seat], slot):
            terms = nums[OFFER_TERMS + seat * SLOTS + slot]
            lacking = lacking_of_two(table, seat, told(terms, 0), told(terms, 1))
            if lacking > 0:
                return lacking
    if nums[WINDOW] > 0:
        return untied_pattern(table, seat)
    return 0


def untied_pattern(table: Table, seat: i64) -> i64:
    """A pattern for which no card is left when all tied cards are different ones; 0 if all are met. (Exchange 3.15)"""
    patterns = tied_patterns(table, seat)
    places = [int(fitting(table, seat, pattern)) for pattern in patterns]
    holders = [-1] * int(table.zones.count(HAND + seat))
    for number in range(len(patterns)):
        if not find_place(number, places, holders, [False] * len(holders)):
            return patterns[number]
    return 0


def tied_patterns(table: Table, seat: i64) -> list[int]:
    """What all know of the cards a seat has tied: for its accept, and for its offers that others have accepted."""
    nums = table.nums
    found: list[int] = []
    if nums[ACCEPTED + seat] >= 0:
        terms = nums[OFFER_TERMS + nums[ACCEPTED + seat]]
        found += [int(wanted(terms, 0)), int(wanted(terms, 1))]
    for number in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if nums[OFFER_TERMS + number] != 0 and is_locked(table, number):
            found += [int(told(nums[OFFER_TERMS + number], 0)), int(told(nums[OFFER_TERMS + number], 1))]
    return [pattern for pattern in found if pattern != NOTHING_MORE]


def find_place(number: int, places: list[int], holders: list[int], tried: list[bool]) -> bool:
    """Give a pattern a place of its own, moving others on if need be."""
    for place in range(len(holders)):
        if has(places[number], place) and not tried[place]:
            tried[place] = True
            if holders[place] < 0 or find_place(holders[place], places, holders, tried):
                holders[place] = number
                return True
    return False


# --- the cards behind offers ---------------------------------------------------------------------------


def back_offers(table: Table, seat: i64, rng: Rng) -> bool:
    """Put fitting cards behind a seat's accept and offers; tried often, since cards that are tied may not suffice."""
    if not makes_promises(table, seat):
        return True
    nums = table.nums
    before = nums[:]
    for _ in range(MOST_TRIES):
        if back_once(table, seat, rng):
            return True
        for i in range(len(before)):
            nums[i] = before[i]
    return False


def back_once(table: Table, seat: i64, rng: Rng) -> bool:
    """The same, tried once; no card is tied twice. (Exchange 3.15)"""
    nums = table.nums
    tied: i64 = 0
    if nums[ACCEPTED + seat] >= 0:
        terms = nums[OFFER_TERMS + nums[ACCEPTED + seat]]
        cards = some_backing(table, seat, nums[ACCEPT_CARDS + seat], wanted(terms, 0), wanted(terms, 1), tied, rng)
        if cards < 0:
            return False
        nums[ACCEPT_CARDS + seat] = cards
        tied = places_of(table, seat, cards)
    # Offers somebody has accepted come first: their cards are tied, and the other offers keep away from them.
    tied = back_some(table, seat, True, tied, rng)
    return tied >= 0 and back_some(table, seat, False, tied, rng) >= 0


def back_some(table: Table, seat: i64, locked: bool, tied: i64, rng: Rng) -> i64:
    """Put cards behind the offers that are locked, or those that are not: the places tied then; -1 if none fit."""
    nums = table.nums
    for number in range(seat * SLOTS, seat * SLOTS + SLOTS):
        terms = nums[OFFER_TERMS + number]
        if terms != 0 and is_locked(table, number) == locked:
            cards = some_backing(table, seat, nums[OFFER_CARDS + number], told(terms, 0), told(terms, 1), tied, rng)
            if cards < 0:
                return -1
            nums[OFFER_CARDS + number] = cards
            if locked:
                tied |= places_of(table, seat, cards)
    return tied
