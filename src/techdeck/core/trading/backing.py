"""Which cards could stand behind what a seat has promised, as far as others know. (Family 8.6)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.cards import HIDDEN
from techdeck.core.rng import Rng
from techdeck.core.table import Table
from techdeck.core.trading.patterns import NOTHING_MORE, THE_CARD, can_give, fitting
from techdeck.core.trading.terms import NO_CARD, card_in, told, two_cards
from techdeck.core.zones import HAND


def masked_cards(cards: i64, terms: i64) -> i64:
    """Two cards without those of which it was not told exactly which they are. (Exchange 2.6; Tricks 3.7)"""
    one, other = card_in(cards, 0), card_in(cards, 1)
    if one != NO_CARD and told(terms, 0) < THE_CARD:
        one = HIDDEN
    if other != NO_CARD and told(terms, 1) < THE_CARD:
        other = HIDDEN
    return two_cards(one, other)


def lacking_of_two(table: Table, seat: i64, one: i64, other: i64) -> i64:
    """Which of one or two patterns the hand can't meet; 0 if it can."""
    places = fitting(table, seat, one)
    if places == 0:
        return one
    if other == NOTHING_MORE or can_give(places, fitting(table, seat, other)):
        return 0
    return other


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
