"""What is told of an offered card and what is asked for in return: patterns, packed into the terms of an offer.

A pattern is a number below 256: nothing, any card, a value, a domain, an exact card, one of two values. The terms of an
offer pack four of them (told of the first and second card, first and second wanted) and whom the offer is meant for.
Two cards are packed in 14 bits. (Exchange 2.3, 2.5, 2.7)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import DOMAIN_NAMES, FACES, HIDDEN, card_id, face
from techdeck.core.table import Table
from techdeck.core.zones import CARD_BITS, HAND

NOTHING_MORE: Final = 0
ANY: Final = 1
OF_VALUE: Final = 1
"""OF_VALUE + v is any card of value v."""
OF_DOMAIN: Final = 15
"""OF_DOMAIN + d is any card of domain d."""
THE_CARD: Final = 19
"""THE_CARD + f is the card with face f, in either copy. (Family 1.9)"""
OR_VALUE: Final = 71
"""OR_VALUE + (v - 1) * 13 + w - 1 is a card of value v or w, v < w."""

NO_CARD: Final = 126
NO_CARDS: Final = NO_CARD * 129
"""Two cards packed, neither of them there."""


def either_value(one: i64, other: i64) -> i64:
    """The pattern for a card of one of two values."""
    if one > other:
        return OR_VALUE + (other - 1) * 13 + one - 1
    return OR_VALUE + (one - 1) * 13 + other - 1


def fits(table: Table, pattern: i64, card: i64) -> bool:
    """Whether the card is what the pattern says, as it counts now. (Family 5.4; Exchange 2.7)"""
    if pattern >= OR_VALUE:
        value, pair = table.values[card], pattern - OR_VALUE
        return value == pair // 13 + 1 or value == pair % 13 + 1
    if pattern >= THE_CARD:
        return face(card) == pattern - THE_CARD
    if pattern >= OF_DOMAIN:
        return table.domains[card] == pattern - OF_DOMAIN
    return pattern == ANY or table.values[card] == pattern - OF_VALUE


def is_exact(pattern: i64) -> bool:
    """Whether a pattern is one exact card."""
    return THE_CARD <= pattern < OR_VALUE


def holds_all(table: Table, seat: i64, card: i64) -> bool:
    """Whether all copies of the card are in the seat's hand. (Exchange 2.8)"""
    zones = table.zones
    if zones.where[card] != HAND + seat:
        return False
    return zones.cards == FACES or zones.where[card + FACES] == HAND + seat


def fitting(table: Table, seat: i64, pattern: i64) -> i64:
    """Which cards of a hand fit the pattern: a mask of their places."""
    zones = table.zones
    cells, start = zones.cells, (HAND + seat) * zones.cards
    mask: i64 = 0
    for i in range(zones.counts[HAND + seat]):
        if fits(table, pattern, i64(cells[start + i]) & CARD_BITS):
            mask |= bit(i)
    return mask


def can_give(one: i64, other: i64) -> bool:
    """Whether two masks of places have two different places, one of each."""
    return one != 0 and other != 0 and (one != other or one & (one - 1) != 0)


# --- packing -----------------------------------------------------------------------------------------


def two_cards(one: i64, other: i64) -> i64:
    """Two cards in one number; NO_CARD where there is none."""
    return one + (other << 7)


def card_in(cards: i64, which: i64) -> i64:
    """The first (0) or second (1) of two packed cards."""
    return (cards >> (7 * which)) & CARD_BITS


def has_card(cards: i64, card: i64) -> bool:
    """Whether the card is one of the two."""
    return cards & CARD_BITS == card or cards >> 7 == card


def share_card(cards: i64, others: i64) -> bool:
    """Whether a card is in both pairs."""
    if cards & CARD_BITS != NO_CARD and has_card(others, cards & CARD_BITS):
        return True
    return cards >> 7 != NO_CARD and has_card(others, cards >> 7)


def told(terms: i64, which: i64) -> i64:
    """What the offer tells of its first (0) or second (1) card."""
    return (terms >> (8 * which)) & 255


def wanted(terms: i64, which: i64) -> i64:
    """The first (0) or second (1) pattern asked for; NOTHING_MORE if there is no second."""
    return (terms >> (16 + 8 * which)) & 255


def meant_for(terms: i64) -> i64:
    """The seat the offer is meant for; -1 if it is meant for all. (Exchange 2.9)"""
    return (terms >> 32) - 1


def with_told(terms: i64, which: i64, pattern: i64) -> i64:
    """The terms with this told of a card."""
    return terms + (pattern << (8 * which))


def with_wanted(terms: i64, which: i64, pattern: i64) -> i64:
    """The terms with this asked for."""
    return terms + (pattern << (16 + 8 * which))


def with_meant_for(terms: i64, seat: i64) -> i64:
    """The terms with the seat they are meant for."""
    return terms + ((seat + 1) << 32)


# --- in words ----------------------------------------------------------------------------------------


def pattern_text(pattern: i64) -> str:
    """A pattern in words."""
    if pattern >= OR_VALUE:
        return f"value {(pattern - OR_VALUE) // 13 + 1} or {(pattern - OR_VALUE) % 13 + 1}"
    if pattern >= THE_CARD:
        return card_id(pattern - THE_CARD)
    if pattern >= OF_DOMAIN:
        return DOMAIN_NAMES[pattern - OF_DOMAIN]
    return "any card" if pattern == ANY else f"value {pattern - OF_VALUE}"


def told_text(pattern: i64) -> str:
    """What is told of a card, in words."""
    return "a card face down" if pattern == ANY else pattern_text(pattern)


def terms_text(terms: i64) -> str:
    """An offer in words: what all hear of it."""
    gives = " and ".join([told_text(told(terms, i)) for i in range(2) if told(terms, i) != NOTHING_MORE])
    asks = " and ".join([pattern_text(wanted(terms, i)) for i in range(2) if wanted(terms, i) != NOTHING_MORE])
    to = "to all" if meant_for(terms) < 0 else f"to player {meant_for(terms)}"
    return f"{gives} for {asks} {to}"


def card_texts(cards: i64) -> list[str]:
    """Two packed cards in text, the hidden ones as "?"."""
    found = [card_in(cards, i) for i in range(2)]
    return [card_id(card) for card in found if card != NO_CARD and card <= HIDDEN]
