"""Which cards could stand behind what a seat has told and committed, as far as others know. (Family 8.6)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.cards import HIDDEN
from techdeck.core.rng import Rng
from techdeck.core.table import Table
from techdeck.core.trading.patterns import NOTHING_MORE, THE_CARD, can_give, fitting, holds_all, is_exact
from techdeck.core.trading.terms import NO_CARD, card_in, told, two_cards, wanted
from techdeck.core.zones import HAND
from techdeck.games.exchange.hidden import is_locked
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


def lacking_of_two(table: Table, seat: i64, one: i64, other: i64) -> i64:
    """Which of one or two patterns the hand can't meet; 0 if it can."""
    places = fitting(table, seat, one)
    if places == 0:
        return one
    if other == 0 or can_give(places, fitting(table, seat, other)):
        return 0
    return other


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


def places_of(table: Table, seat: i64, cards: i64) -> i64:
    """The places of two cards in a hand, as a mask."""
    mask: i64 = 0
    for i in range(table.zones.count(HAND + seat)):
        card = table.zones.at(HAND + seat, i)
        if card == card_in(cards, 0) or card == card_in(cards, 1):
            mask |= bit(i)
    return mask


def some_backing(table: Table, seat: i64, cards: i64, one: i64, other: i64, tied: i64, rng: Rng) -> i64:
    """Two packed cards with the hidden ones filled in, each fitting pair as likely; -1 if there is none."""
    free = (bit(table.zones.count(HAND + seat)) - 1) & (tied ^ -1)
    first = known_or_fitting(table, seat, card_in(cards, 0), one) & free
    if card_in(cards, 1) == NO_CARD:
        return -1 if first == 0 else two_cards(place_card(table, seat, first, rng), NO_CARD)
    second = known_or_fitting(table, seat, card_in(cards, 1), other) & free
    if not can_give(first, second):
        return -1
    while True:
        pair = two_cards(place_card(table, seat, first, rng), place_card(table, seat, second, rng))
        if card_in(pair, 0) != card_in(pair, 1):
            return pair


def known_or_fitting(table: Table, seat: i64, card: i64, pattern: i64) -> i64:
    """The place of a card one knows, or those of all that fit."""
    if card == HIDDEN:
        return fitting(table, seat, pattern)
    return places_of(table, seat, two_cards(card, NO_CARD))


def place_card(table: Table, seat: i64, places: i64, rng: Rng) -> i64:
    """The card at one of these places of a hand, drawn at random."""
    cards = [int(table.zones.at(HAND + seat, i)) for i in range(table.zones.count(HAND + seat)) if has(places, i)]
    return cards[rng.below(len(cards))]
