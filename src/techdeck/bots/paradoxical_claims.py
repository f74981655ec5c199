"""Every claim a seat may make now, with its sums, and which of them leaves most behind. (Paradoxical 2, 3)"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise, product

from techdeck.bots.paradoxical_tableau import promise, tableau
from techdeck.core.bits import has
from techdeck.games.paradoxical.names import ALTERNATING, FULL_HOUSE, STRAIGHT, TWO_PAIRS
from techdeck.games.paradoxical.places import Paradoxical

REWARD = 4.5
"""What the three cards after a claim of ten are worth, in what a tableau promises. (Paradoxical 3.11, 3.12)"""


@dataclass(frozen=True)
class Claim:
    """A whole claim: its kind, the set cards with their sum, the indifferent cards with theirs."""

    kind: int
    set_cards: tuple[int, ...]
    set_sum: int
    indifferent: tuple[int, ...]
    rest_sum: int


def every_claim(table: Paradoxical, seat: int) -> list[Claim]:
    """All claims that the seat's tableau allows, with the values as they count now. (Paradoxical 2.11, 3.2)"""
    cards = tableau(table, seat)
    found: list[Claim] = []
    if len(cards) >= 8:
        for set_cards in two_pairs(table, cards):
            found += claims_with(table, TWO_PAIRS, cards, set_cards)
    if len(cards) >= 10:
        for set_cards in full_houses(table, cards):
            found += claims_with(table, FULL_HOUSE, cards, set_cards)
        for set_cards in straights(table, cards):
            found += claims_with(table, STRAIGHT, cards, set_cards)
    return found


def claims_with(table: Paradoxical, kind: int, cards: list[int], set_cards: tuple[int, ...]) -> Iterator[Claim]:
    """The claims with these set cards: the indifferent ones must be worth less. (Paradoxical 2.2, 2.3)"""
    set_sum = worth(table, set_cards)
    others = [card for card in cards if card not in set_cards]
    for rest in combinations(others, len(set_cards)):
        rest_sum = worth(table, rest)
        if rest_sum < set_sum:
            yield Claim(kind, set_cards, set_sum, rest, rest_sum)


def worth(table: Paradoxical, cards: tuple[int, ...]) -> int:
    """What some cards add up to."""
    return sum([int(table.value_of(card)) for card in cards])


def of_value(table: Paradoxical, cards: list[int], value: int) -> list[int]:
    """The cards that count as this value."""
    return [card for card in cards if table.value_of(card) == value]


def pairs(table: Paradoxical, cards: list[int], value: int) -> list[tuple[int, ...]]:
    """The pairs of a value: one card of each deck. (Paradoxical 2.4)"""
    both = of_value(table, cards, value)
    second = [card for card in both if table.is_of_second(card)]
    return list(product([card for card in both if card not in second], second))


def two_pairs(table: Paradoxical, cards: list[int]) -> Iterator[tuple[int, ...]]:
    """Two pairs of different values. (Paradoxical 2.4, 2.5)"""
    found = [some for value in range(13, 0, -1) if (some := pairs(table, cards, value))]
    for high, low in combinations(found, 2):
        for one, other in product(high, low):
            yield (*one, *other)


def full_houses(table: Paradoxical, cards: list[int]) -> Iterator[tuple[int, ...]]:
    """Three cards of a value and a pair of another. (Paradoxical 2.6, 2.7)"""
    for value in range(13, 0, -1):
        for triple in combinations(of_value(table, cards, value), 3):
            for other in range(13, 0, -1):
                if other != value:
                    for pair in pairs(table, cards, other):
                        yield (*triple, *pair)


def straights(table: Paradoxical, cards: list[int]) -> Iterator[tuple[int, ...]]:
    """Five values in a row, of both decks; or with the decks in turn, if so agreed. (Paradoxical 2.8-2.10)"""
    in_turn = table.nums[ALTERNATING] == 1
    for low in range(9, 0, -1):
        for run in product(*[of_value(table, cards, value) for value in range(low, low + 5)]):
            decks = [table.is_of_second(card) for card in run]
            mixed = len(set(decks)) == 2
            if mixed and not (in_turn and any(one == other for one, other in pairwise(decks))):
                yield run


def left_behind(table: Paradoxical, seat: int, claim: Claim) -> float:
    """What the seat has after the claim: the cards that stay, and the reward for ten cards. (Paradoxical 3.11-3.13)"""
    gone = {*claim.set_cards, *claim.indifferent}
    stays = [card for card in tableau(table, seat) if card not in gone]
    return promise(table, stays) + (0.0 if claim.kind == TWO_PAIRS else REWARD)


def best_first(table: Paradoxical, seat: int) -> list[Claim]:
    """All claims, those first that leave most behind, and of equal ones those that outweigh most."""
    found = every_claim(table, seat)
    return sorted(found, key=lambda one: (-left_behind(table, seat, one), one.rest_sum - one.set_sum, one.set_cards))


def chosen_of(table: Paradoxical, seat: int, mask: int) -> set[int]:
    """The cards of a tableau that a claim has so far."""
    return {card for place, card in enumerate(tableau(table, seat)) if has(mask, place)}
