"""How much a seat likes cards: what a game says of it, and what follows for which value, domain or player to name."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.cards import FACES, NATURALS, is_wild, printed_domain, printed_value
from techdeck.core.effects.worth import gain
from techdeck.core.game import Deck
from techdeck.core.table import Table
from techdeck.core.zones import HAND, NOWHERE

WORST: Final = -1.0e9
UNKNOWN: Final = -1
"""A card that nobody chooses: the top of a deck, or one by chance."""


class Liking:
    """How much a seat likes cards and where they lie; each game has its own."""

    fair: float = 7.0
    """How much a card is liked that the seat does not know."""

    def __init__(self, deck: Deck) -> None:
        self.gains: vec[float] = vec[float]([gain(program) for program in deck.programs])

    def of(self, table: Table, seat: i64, card: i64) -> float:
        """How much the seat would like to hold the card; where a game says nothing else, a high one."""
        return float(table.value_of(card))

    def lying(self, table: Table, seat: i64, card: i64, zone: i64) -> float:
        """What it is to the seat that the card, which may be unknown, lies in this zone."""
        if zone != HAND + seat:
            return 0.0
        return self.fair if card == UNKNOWN else self.of(table, seat, card)

    def counting(self, table: Table, seat: i64, card: i64, value: i64, domain: i64) -> float:
        """How much the seat would like the card to count as this: high, and of a domain it holds."""
        return float(value) + 14.0 * float(held_of(table, seat, domain))

    def picking(self, table: Table, seat: i64, other: i64) -> float:
        """How much the seat would like a text to be about another player: one with many cards."""
        return float(table.zones.counts[HAND + other])

    def text(self, card: i64) -> float:
        """How many cards the card's text brings its user, roughly."""
        return self.gains[card % FACES]


def held_of(table: Table, seat: i64, domain: i64) -> i64:
    """How many cards of a domain the seat holds."""
    zones, count = table.zones, i64(0)
    for i in range(zones.counts[HAND + seat]):
        if table.domain_of(zones.at(HAND + seat, i)) == domain:
            count += 1
    return count


def main_domain(table: Table, seat: i64) -> i64:
    """The domain the seat holds most cards of."""
    best: i64 = 0
    for domain in range(1, 4):
        if held_of(table, seat, domain) > held_of(table, seat, best):
            best = domain
    return best


def is_unseen(table: Table, seat: i64, card: i64) -> bool:
    """Whether the seat can't say where the card lies."""
    return table.zones.where[card] == NOWHERE or not table.zones.knows(seat, card)


def best_unseen(table: Table, seat: i64, like: Liking, value: i64) -> i64:
    """The natural the seat would like best of those it can't place, of this printed value if there is one."""
    found: i64 = value - 1 if value > 0 else 0
    most = WORST
    for card in range(NATURALS):
        if value == 0 or printed_value(card) == value:
            liked = like.of(table, seat, card)
            if liked > most and is_unseen(table, seat, card):
                found, most = card, liked
    return found


def value_sought(table: Table, seat: i64, like: Liking) -> i64:
    """The value of the card to search for."""
    return printed_value(best_unseen(table, seat, like, 0))


def domain_sought(table: Table, seat: i64, like: Liking, value: i64) -> i64:
    """The domain of the card of this value to search for."""
    return printed_domain(best_unseen(table, seat, like, value))


def least_value(table: Table, seat: i64, like: Liking) -> i64:
    """The value of the natural in hand that the seat likes least; 0 if it holds none."""
    zones = table.zones
    found, least = i64(0), -WORST
    for i in range(zones.counts[HAND + seat]):
        card = zones.at(HAND + seat, i)
        liked = like.of(table, seat, card)
        if not is_wild(card) and liked < least:
            found, least = table.value_of(card), liked
    return found
