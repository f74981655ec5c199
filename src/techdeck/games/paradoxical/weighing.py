"""Some cards of a tableau: how many of each value, what they are worth, what they can become. (Paradoxical 2, 3)

A mask stands for the cards: bit i is the i-th card that came to the tableau.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.table import Table
from techdeck.core.zones import CARD_BITS
from techdeck.games.paradoxical.claims import can_claim, one
from techdeck.games.paradoxical.names import (
    ALTERNATING,
    FULL_HOUSE,
    STRAIGHT,
    TABLEAU,
    TABLEAU_ROOM,
    is_of_second,
    set_size,
)
from techdeck.games.paradoxical.places import Paradoxical


def packed(table: Paradoxical, seat: i64, chosen: i64) -> tuple[i64, i64]:
    """How many of the chosen cards of a tableau have each value, of deck 1 and of deck 2. (Paradoxical 2.1, 2.11)

    Used cards count like any other. (Paradoxical 2.12)
    """
    zones, values = table.zones, table.values
    cells, start = zones.cells, (TABLEAU + seat) * zones.cards
    first: i64 = 0
    second: i64 = 0
    for i in range(zones.counts[TABLEAU + seat]):
        if has(chosen, i):
            card = i64(cells[start + i]) & CARD_BITS
            if is_of_second(card):
                second += one(values[card])
            else:
                first += one(values[card])
    return first, second


def would_hold_ten(table: Paradoxical, cards: list[int]) -> bool:
    """Whether a tableau of these cards would hold a full house or a straight. (Paradoxical 2.6, 2.8, 3.1)"""
    if len(cards) < TABLEAU_ROOM:
        return False
    first: i64 = 0
    second: i64 = 0
    for card in cards:
        if is_of_second(card):
            second += one(table.value_of(card))
        else:
            first += one(table.value_of(card))
    in_turn = table.decks_alternate()
    return can_claim(FULL_HOUSE, first, second, 0, 0, in_turn) or can_claim(STRAIGHT, first, second, 0, 0, in_turn)


def whole(table: Table, seat: i64) -> i64:
    """The mask of all cards of a tableau."""
    return bit(table.zones.count(TABLEAU + seat)) - 1


def can_complete(table: Paradoxical, seat: i64, kind: i64, chosen: i64) -> bool:
    """Whether some valid paradox of this kind has these cards in its set. (Paradoxical 3.1, 3.2)"""
    first, second = packed(table, seat, whole(table, seat))
    one_set, two_set = packed(table, seat, chosen)
    return can_claim(kind, first, second, one_set, two_set, table.nums[ALTERNATING] == 1)


def may_claim(table: Paradoxical, seat: i64, kind: i64) -> bool:
    """Whether a tableau holds a paradox of this kind. (Paradoxical 2.1, 3.1)"""
    return table.zones.count(TABLEAU + seat) >= 2 * set_size(kind) and can_complete(table, seat, kind, 0)


def worth(table: Paradoxical, seat: i64, chosen: i64) -> i64:
    """What some cards of a tableau add up to. (Paradoxical 2.2, 2.11)"""
    total: i64 = 0
    for i in range(table.zones.count(TABLEAU + seat)):
        if has(chosen, i):
            total += table.value_of(table.zones.at(TABLEAU + seat, i))
    return total


def chosen_cards(table: Paradoxical, seat: i64, chosen: i64) -> vec[i64]:
    """Some cards of a tableau, in the order in which they came. (Paradoxical 3.5)"""
    found: vec[i64] = vec[i64]()
    for i in range(table.zones.count(TABLEAU + seat)):
        if has(chosen, i):
            found = append(found, table.zones.at(TABLEAU + seat, i))
    return found
