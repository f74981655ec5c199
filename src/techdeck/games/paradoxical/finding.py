"""Every valid paradox of some cards, one by one, with its sums; and what some cards lack for one. (Paradoxical 2, 3.2)

Cards come with the values they count as, in the order in which they came to a tableau.
"""

from __future__ import annotations

from itertools import combinations, pairwise, product

from techdeck.core.cards import card_id
from techdeck.games.paradoxical.names import (
    FULL_HOUSE,
    KINDS,
    STRAIGHT,
    TABLEAU_ROOM,
    TWO_PAIRS,
    is_of_second,
    set_size,
)
from techdeck.games.paradoxical.places import Paradoxical

Values = dict[int, int]
"""Cards with the values they count as. (Paradoxical 2.11)"""


class Claim:
    """A paradox, or what is chosen of one so far: its kind, and its set and indifferent cards with their sums."""

    def __init__(
        self, kind: int, set_cards: list[int], set_sum: int, indifferent: list[int], indifferent_sum: int
    ) -> None:
        self.kind = kind
        self.set_cards = set_cards
        self.set_sum = set_sum
        self.indifferent = indifferent
        self.indifferent_sum = indifferent_sum

    def __reduce__(self) -> tuple[object, ...]:
        return Claim, (self.kind, self.set_cards, self.set_sum, self.indifferent, self.indifferent_sum)

    def __repr__(self) -> str:
        return f"Claim({self.to_dict()})"

    @property
    def paradox(self) -> str:
        """The kind of paradox, as clients are told it."""
        return KINDS[self.kind]

    @property
    def size(self) -> int:
        """How many set cards it takes; as many are indifferent. (Paradoxical 2.1)"""
        return int(set_size(self.kind))

    def to_dict(self) -> dict[str, object]:
        """The claim as plain data."""
        return {
            "paradox": self.paradox,
            "set_cards": [card_id(card) for card in self.set_cards],
            "set_sum": self.set_sum,
            "indifferent": [card_id(card) for card in self.indifferent],
            "indifferent_sum": self.indifferent_sum,
        }


def counted(table: Paradoxical, cards: list[int]) -> Values:
    """These cards with the values they count as now. (Paradoxical 2.11)"""
    return {card: int(table.value_of(card)) for card in cards}


def every_claim(table: Paradoxical, seat: int) -> list[Claim]:
    """Every claim that the seat's tableau allows. (Paradoxical 3.1, 3.2)"""
    return claims_of(counted(table, table.tableau(seat)), table.decks_alternate())


def claims_of(values: Values, alternating: bool) -> list[Claim]:
    """Every claim that these cards of a tableau allow. (Paradoxical 2.1-2.10)"""
    found: list[Claim] = []
    if len(values) >= 8:
        for chosen in two_pairs(values):
            found += claims_with(TWO_PAIRS, values, chosen)
    if len(values) >= TABLEAU_ROOM:
        for chosen in full_houses(values):
            found += claims_with(FULL_HOUSE, values, chosen)
        for chosen in straights(values, alternating):
            found += claims_with(STRAIGHT, values, chosen)
    return found


def claims_with(kind: int, values: Values, chosen: list[int]) -> list[Claim]:
    """The claims with these set cards: the indifferent ones must be worth less. (Paradoxical 2.2, 2.3)"""
    set_sum, found = worth(values, chosen), []
    others = [card for card in values if card not in chosen]
    for some in combinations(others, len(chosen)):
        rest = list(some)
        rest_sum = worth(values, rest)
        if rest_sum < set_sum:
            found.append(Claim(kind, chosen, set_sum, rest, rest_sum))
    return found


def worth(values: Values, cards: list[int]) -> int:
    """What some cards add up to. (Paradoxical 2.2)"""
    return sum([values[card] for card in cards])


def of_value(values: Values, value: int) -> list[int]:
    """The cards that count as this value."""
    return [card for card in values if values[card] == value]


def pairs(values: Values, value: int) -> list[list[int]]:
    """The pairs of a value: one card of each deck. (Paradoxical 2.4)"""
    both = of_value(values, value)
    second = [card for card in both if is_of_second(card)]
    return [[one, other] for one in both if not is_of_second(one) for other in second]


def paired(values: Values) -> list[int]:
    """The values of which there is a pair, high ones first. (Paradoxical 2.4)"""
    first = {value for card, value in values.items() if not is_of_second(card)}
    second = {value for card, value in values.items() if is_of_second(card)}
    return sorted(first & second, reverse=True)


def two_pairs(values: Values) -> list[list[int]]:
    """Two pairs of different values. (Paradoxical 2.4, 2.5)"""
    found: list[list[int]] = []
    for high, low in combinations(paired(values), 2):
        found += [[*one, *other] for one in pairs(values, high) for other in pairs(values, low)]
    return found


def full_houses(values: Values) -> list[list[int]]:
    """Three cards of a value and a pair of another. (Paradoxical 2.6, 2.7)"""
    found: list[list[int]] = []
    for value in range(13, 0, -1):
        for triple in combinations(of_value(values, value), 3):
            for other in paired(values):
                if other != value:
                    found += [[*triple, *pair] for pair in pairs(values, other)]
    return found


def straights(values: Values, alternating: bool) -> list[list[int]]:
    """Five values in a row, of both decks; or with the decks in turn, if so agreed. (Paradoxical 2.8-2.10)"""
    found: list[list[int]] = []
    for low in range(9, 0, -1):
        for run in product(*[of_value(values, value) for value in range(low, low + 5)]):
            turns = [is_of_second(one) != is_of_second(other) for one, other in pairwise(run)]
            if all(turns) if alternating else any(turns):
                found.append(list(run))
    return found


def two_highest_pairs(values: Values) -> tuple[int, int] | None:
    """What the two highest pairs are worth, and the four lowest other cards; None if these are too few. (2.2, 2.4)"""
    high = paired(values)[:2]
    if len(high) < 2 or len(values) < 8:
        return None
    chosen = [card for value in high for card in pairs(values, value)[0]]
    others = sorted([values[card] for card in values if card not in chosen])
    return worth(values, chosen), sum(others[:4])
