"""The best grouping of a hand is the best: a search through all groupings finds nothing better. (Exchange 7)"""

from functools import cache
from itertools import combinations
from random import Random

import pytest

from techdeck.core.cards import card_id, parse_card
from techdeck.games.exchange.at_a_table import ExchangeScore, score_exchange

HANDS = 10_000
PARTS = 10
LETTERS = "KSTV"


def kind_of(text: str) -> tuple[int, str]:
    """Value and domain, read off the text."""
    return int(text[1:].rstrip("'")), text[0]


def group_kind(cards: tuple[str, ...]) -> str:
    """Whether some cards make a set, a flush, or nothing; a set that is also a flush counts as a set."""
    values, domains = {kind_of(card)[0] for card in cards}, {kind_of(card)[1] for card in cards}
    if len(values) == 1:
        return "set"
    return "flush" if len(domains) == 1 else ""


def best_by_search(hand: list[str], market: dict[str, int]) -> int:
    """The most points of any choice of disjoint groups of 3 or 4 with at most one flush, tried one by one."""
    groups = [
        (frozenset(cards), group_kind(cards), len(cards) * max(market[kind_of(card)[1]] for card in cards))
        for size in (3, 4)
        for cards in combinations(hand, size)
        if group_kind(cards)
    ]

    @cache
    def best(left: frozenset[str], flush_left: bool) -> int:
        if len(left) < 3:
            return 0
        first = min(left)
        most = best(left - {first}, flush_left)
        for cards, kind, points in groups:
            if first in cards and cards <= left and (kind == "set" or flush_left):
                most = max(most, points + best(left - cards, flush_left and kind == "set"))
        return most

    return best(frozenset(hand), True)


def random_hand(rng: Random) -> list[str]:
    """Up to eleven cards of one or two decks, often of few values or few domains, so that groups compete."""
    values = rng.sample(range(1, 14), rng.choice([2, 3, 4, 6, 13]))
    domains = rng.sample(LETTERS, rng.choice([1, 2, 3, 4, 4, 4]))
    copies = rng.choice([[""], ["", "'"]])
    pool = [f"{domain}{value}{copy}" for domain in domains for value in values for copy in copies]
    return rng.sample(pool, min(len(pool), rng.randint(0, 11)))


def check_groups(score: ExchangeScore, hand: list[str], market: dict[str, int]) -> None:
    """The groups are groups: disjoint, of the hand, at most one flush, each worth what its stack says."""
    used = [card for group in score.groups for card in group.cards]
    assert len(used) == len(set(used))
    assert set(used) <= set(hand)
    assert [group_kind(tuple(group.cards)) for group in score.groups].count("flush") <= 1
    for group in score.groups:
        assert group_kind(tuple(group.cards)) != ""
        assert len(group.cards) in (3, 4)
        assert group.domain in {kind_of(card)[1] for card in group.cards}
        assert group.points == len(group.cards) * market[group.domain]
    assert score.points == sum(group.points for group in score.groups)


@pytest.mark.parametrize("part", range(PARTS))
def test_no_other_grouping_is_better(part):
    rng = Random(part)
    for _ in range(HANDS // PARTS):
        hand, market = random_hand(rng), {letter: rng.randint(0, 6) for letter in LETTERS}
        score = score_exchange(hand, market)
        check_groups(score, hand, market)
        assert score.points == best_by_search(hand, market), (hand, market)


def test_the_search_itself_knows_the_rulebooks_hand():
    hand = ["K9", "S9", "T9", "V2", "V5", "V8", "K4", "S4", "T4", "V4"]
    assert best_by_search(hand, {"K": 4, "S": 3, "T": 2, "V": 2}) == 34


def test_cards_may_be_written_as_people_say_them():
    words = ["9-knowledge", "nine of science", "t9"]
    known = [card for card in words if card != "nine of science"] + ["s9"]
    assert [card_id(parse_card(card)) for card in known] == ["K9", "T9", "S9"]
    assert score_exchange(known, {"K": 1, "S": 1, "T": 1, "V": 1}).points == 3
