"""The paradoxes found are all there are: a search through all choices of cards finds the same. (Paradoxical 2)"""

from itertools import combinations, pairwise
from random import Random

import pytest

from techdeck.games.paradoxical.at_a_table import find_paradoxes

TABLEAUS = 10_000
PARTS = 20
Claim = tuple[str, frozenset[str], frozenset[str]]


def value_of(card: str) -> int:
    """The value, read off the text."""
    return int(card[1:].rstrip("'"))


def deck_of(card: str) -> int:
    """1 for knowledge and science, 2 for technology and service."""
    return 1 if card[0] in "KS" else 2


def is_pair(cards: tuple[str, ...]) -> bool:
    """Equal values, one card of each deck."""
    return len({value_of(card) for card in cards}) == 1 and {deck_of(card) for card in cards} == {1, 2}


def is_two_pairs(cards: tuple[str, ...]) -> bool:
    """Two pairs of different values, however the four cards are told apart."""
    by_value = {value: tuple(c for c in cards if value_of(c) == value) for value in {value_of(c) for c in cards}}
    return len(by_value) == 2 and all(len(pair) == 2 and is_pair(pair) for pair in by_value.values())


def is_full_house(cards: tuple[str, ...]) -> bool:
    """A pair across the decks and a triple of another value."""
    by_value = {value: tuple(c for c in cards if value_of(c) == value) for value in {value_of(c) for c in cards}}
    sizes = sorted(len(some) for some in by_value.values())
    return sizes == [2, 3] and all(is_pair(some) for some in by_value.values() if len(some) == 2)


def is_straight(cards: tuple[str, ...], alternating: bool) -> bool:
    """Five values in a row, not all of one deck; or decks that alternate along it."""
    in_order = sorted(cards, key=value_of)
    values, decks = [value_of(card) for card in in_order], [deck_of(card) for card in in_order]
    if values != list(range(values[0], values[0] + 5)):
        return False
    return all(a != b for a, b in pairwise(decks)) if alternating else len(set(decks)) == 2


def by_search(cards: list[str], alternating: bool) -> set[Claim]:
    """Every set of 4 or 5 cards with every choice of as many others that it outweighs."""
    found: set[Claim] = set()
    for size in (4, 5):
        for chosen in combinations(cards, size):
            kinds = ["two pairs"] if size == 4 and is_two_pairs(chosen) else []
            kinds += ["full house"] if size == 5 and is_full_house(chosen) else []
            kinds += ["straight"] if size == 5 and is_straight(chosen, alternating) else []
            rest = [card for card in cards if card not in chosen]
            for others in combinations(rest, size) if kinds else []:
                if sum(map(value_of, chosen)) > sum(map(value_of, others)):
                    found |= {(kind, frozenset(chosen), frozenset(others)) for kind in kinds}
    return found


def random_tableau(rng: Random) -> list[str]:
    """Up to ten cards of one or two decks, often of neighbouring or few values."""
    low, width = rng.randint(1, 10), rng.choice([3, 4, 6, 13])
    values = range(low if width < 13 else 1, min(13, low + width) + 1)
    copies = rng.choice([[""], ["", "'"]])
    pool = [f"{domain}{value}{copy}" for domain in "KSTV" for value in values for copy in copies]
    return rng.sample(pool, min(len(pool), rng.choice([7, 8, 9, 10, 10, 10])))


@pytest.mark.parametrize("part", range(PARTS))
def test_the_finder_finds_exactly_what_a_search_finds(part):
    rng = Random(part)
    met = 0
    for _ in range(TABLEAUS // PARTS):
        cards, alternating = random_tableau(rng), rng.random() < 0.3
        found = find_paradoxes(cards, "alternating" if alternating else "mixed")
        told = [(one.kind, frozenset(one.set_cards), frozenset(one.indifferent)) for one in found]
        assert len(told) == len(set(told))
        assert set(told) == by_search(cards, alternating), cards
        met += bool(told)
    assert met > 50


def test_the_search_itself_knows_the_rulebooks_paradox():
    cards = ["K2", "K6", "K7", "S3", "S10", "S12", "T2", "T12", "V7", "V12"]
    claim = ("full house", frozenset(["K2", "T2", "S12", "T12", "V12"]), frozenset(["K6", "K7", "S3", "S10", "V7"]))
    assert claim in by_search(cards, False)
