"""Patterns: what is told of an offered card, and what is asked for in return. (Exchange 2.5, 2.7; Tricks 3.7, 3.8)

A pattern is a number below 512: nothing, any card, a value, a domain, an exact card, one of two values, a value or a
domain. What is told of a card is a promise: an exact card, a value or a domain, which is true of it, or nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import DOMAIN_NAMES, FACES, card_id, face
from techdeck.core.table import Table
from techdeck.core.zones import CARD_BITS, HAND

NOTHING_MORE: Final = 0
ANY: Final = 1
"""Any card at all; of an offered card: nothing is told, it is offered face down."""
OF_VALUE: Final = 1
"""OF_VALUE + v is any card of value v."""
OF_DOMAIN: Final = 15
"""OF_DOMAIN + d is any card of domain d."""
THE_CARD: Final = 19
"""THE_CARD + f is the card with face f, in either copy. (Family 1.9)"""
OR_VALUE: Final = 71
"""OR_VALUE + (v - 1) * 13 + w - 1 is a card of value v or w, v < w."""
OR_DOMAIN: Final = 240
"""OR_DOMAIN + (v - 1) * 4 + d is a card of value v or of domain d."""
PATTERNS: Final = 292
"""All patterns are below this number."""

EXACTLY: Final = 0
BY_VALUE: Final = 1
BY_DOMAIN: Final = 2
NOT_AT_ALL: Final = 3
"""The four ways to tell of an offered card."""


def either_value(one: i64, other: i64) -> i64:
    """The pattern for a card of one of two values."""
    if one > other:
        return OR_VALUE + (other - 1) * 13 + one - 1
    return OR_VALUE + (one - 1) * 13 + other - 1


def value_or_domain(value: i64, domain: i64) -> i64:
    """The pattern for a card of this value or of this domain."""
    return OR_DOMAIN + (value - 1) * 4 + domain


def true_of(table: Table, card: i64, telling: i64) -> i64:
    """What is told of a card in one of the four ways, as it counts now: always true. (Exchange 2.5; Tricks 3.7)"""
    if telling == EXACTLY:
        return THE_CARD + face(card)
    if telling == BY_VALUE:
        return OF_VALUE + table.values[card]
    if telling == BY_DOMAIN:
        return OF_DOMAIN + table.domains[card]
    return ANY


def fits(table: Table, pattern: i64, card: i64) -> bool:
    """Whether the card is what the pattern says, as it counts now. (Family 5.4; Exchange 2.7; Tricks 3.8)"""
    if pattern >= OR_VALUE:
        return fits_either(table, pattern, card)
    if pattern >= THE_CARD:
        return face(card) == pattern - THE_CARD
    if pattern >= OF_DOMAIN:
        return table.domains[card] == pattern - OF_DOMAIN
    return pattern == ANY or table.values[card] == pattern - OF_VALUE


def fits_either(table: Table, pattern: i64, card: i64) -> bool:
    """Whether the card is one of the two kinds the pattern names."""
    if pattern >= OR_DOMAIN:
        pair = pattern - OR_DOMAIN
        return table.values[card] == pair // 4 + 1 or table.domains[card] == pair % 4
    value, pair = table.values[card], pattern - OR_VALUE
    return value == pair // 13 + 1 or value == pair % 13 + 1


def is_exact(pattern: i64) -> bool:
    """Whether a pattern is one exact card."""
    return THE_CARD <= pattern < OR_VALUE


def is_pattern(pattern: i64) -> bool:
    """Whether a pattern asks for something that can be: of two values, the lower one first."""
    if OR_VALUE <= pattern < OR_DOMAIN:
        return (pattern - OR_VALUE) // 13 < (pattern - OR_VALUE) % 13
    return NOTHING_MORE < pattern < PATTERNS


def is_promise(pattern: i64) -> bool:
    """Whether a pattern can be told of an offered card."""
    return NOTHING_MORE < pattern < OR_VALUE


def holds_all(table: Table, seat: i64, card: i64) -> bool:
    """Whether all copies of the card are in the seat's hand. (Exchange 2.8; Tricks 3.8)"""
    zones = table.zones
    if zones.where[card] != HAND + seat:
        return False
    return zones.cards == FACES or zones.where[card + FACES] == HAND + seat


def fitting(table: Table, seat: i64, pattern: i64) -> i64:
    """Which cards of a hand fit the pattern: a mask of their places."""
    zones = table.zones
    cells, start, count = zones.cells, (HAND + seat) * zones.cards, zones.counts[HAND + seat]
    mask: i64 = 0
    if pattern == ANY:
        return bit(count) - 1
    if pattern >= THE_CARD:
        for i in range(count):
            if fits(table, pattern, i64(cells[start + i]) & CARD_BITS):
                mask |= bit(i)
        return mask
    counted, wanted = table.values, pattern - OF_VALUE
    if pattern >= OF_DOMAIN:
        counted, wanted = table.domains, pattern - OF_DOMAIN
    place: i64 = 1
    for k in range(start, start + count):
        if counted[i64(cells[k]) & CARD_BITS] == wanted:
            mask |= place
        place += place
    return mask


def can_give(one: i64, other: i64) -> bool:
    """Whether two masks of places have two different places, one of each."""
    return one != 0 and other != 0 and (one != other or one & (one - 1) != 0)


def pattern_text(pattern: i64) -> str:
    """A pattern in words, for refusals."""
    if pattern >= OR_DOMAIN:
        pair = pattern - OR_DOMAIN
        return f"value {pair // 4 + 1} or {DOMAIN_NAMES[pair % 4]}"
    if pattern >= OR_VALUE:
        return f"value {(pattern - OR_VALUE) // 13 + 1} or {(pattern - OR_VALUE) % 13 + 1}"
    if pattern >= THE_CARD:
        return card_id(pattern - THE_CARD)
    if pattern >= OF_DOMAIN:
        return DOMAIN_NAMES[pattern - OF_DOMAIN]
    return "any card" if pattern == ANY else f"value {pattern - OF_VALUE}"
