"""The terms of an offer in one number, and two cards in one. (Exchange 2.3; Tricks 3.6)

The terms pack four patterns of nine bits (told of the first and second card, first and second wanted) and whom the
offer is meant for. Two cards are packed in 14 bits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.zones import CARD_BITS

NO_CARD: Final = 126
NO_CARDS: Final = NO_CARD * 129
"""Two cards packed, neither of them there."""
TWO_CARDS: Final = 2**14 - 1
"""The highest number two packed cards can have."""
MOST_TERMS: Final = 2**39 - 1
"""The highest number terms can have."""


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
    """What the offer tells of its first (0) or second (1) card; NOTHING_MORE if there is no second."""
    return (terms >> (9 * which)) & 511


def wanted(terms: i64, which: i64) -> i64:
    """The first (0) or second (1) pattern asked for; NOTHING_MORE if there is no second."""
    return (terms >> (18 + 9 * which)) & 511


def meant_for(terms: i64) -> i64:
    """The seat the offer is meant for; -1 if it is meant for all. (Exchange 2.9)"""
    return (terms >> 36) - 1


def with_told(terms: i64, which: i64, pattern: i64) -> i64:
    """The terms with this told of a card."""
    return terms + (pattern << (9 * which))


def with_wanted(terms: i64, which: i64, pattern: i64) -> i64:
    """The terms with this asked for."""
    return terms + (pattern << (18 + 9 * which))


def with_meant_for(terms: i64, seat: i64) -> i64:
    """The terms with the seat they are meant for."""
    return terms + ((seat + 1) << 36)
