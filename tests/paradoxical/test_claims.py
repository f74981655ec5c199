"""Every claim of a tableau as a list, with its sums, and what a tableau lacks. (Paradoxical 2, 3.2)"""

import copy
import random

import pytest

from techdeck.core.cards import card_id, parse_card
from techdeck.games.paradoxical.claiming import claim_under_way
from techdeck.games.paradoxical.finding import Claim, claims_of, counted, every_claim, paired, two_highest_pairs
from techdeck.games.paradoxical.names import KIND_NAMES
from techdeck.games.paradoxical.places import Paradoxical
from techdeck.games.paradoxical.weighing import may_claim, would_hold_ten
from tests.paradoxical_table import EXAMPLE, cards, do, paradoxical_table
from tests.rulebook.paradoxical.words import every_claim as every_way

CARDS = [f"{domain}{value}" for domain in "KSTV" for value in range(1, 14)]


def some_table(rng: random.Random, straight: str, few: bool) -> Paradoxical:
    """A tableau of eight to ten cards, some of which count as other values."""
    held = rng.sample([card for card in CARDS if int(card[1:]) < (7 if few else 14)], rng.choice([8, 9, 10, 10]))
    table = paradoxical_table([" ".join(held), ""], deck_1="", options={"straight": straight}, watch=False)
    for card in cards(" ".join(held)):
        if rng.random() < 0.15:
            table.alter(card, rng.randint(1, 13), rng.randrange(4))
    table.settle()
    return table


def as_told(claim: Claim) -> tuple[str, frozenset[str], frozenset[str]]:
    """A claim as the tests of the rules write it."""
    ids = [frozenset(card_id(card) for card in some) for some in (claim.set_cards, claim.indifferent)]
    return KIND_NAMES[claim.kind], ids[0], ids[1]


@pytest.mark.parametrize("straight", ["mixed", "alternating"])
def test_every_claim_is_one_to_which_the_choices_lead_and_the_other_way_round(straight):
    """The choices are drawn up from packed numbers, the list from the cards: two ways to the same claims."""
    rng, met = random.Random(straight), 0
    for number in range(16):
        table = some_table(rng, straight, number % 2 == 0)
        found = every_claim(table, 0)
        told = [as_told(claim) for claim in found]
        assert len(told) == len(set(told))
        assert set(told) == every_way(table)
        assert {claim.kind for claim in found} == {kind for kind in range(3) if may_claim(table, 0, kind)}
        assert would_hold_ten(table, table.tableau(0)) == any(claim.size == 5 for claim in found)
        met += len(found) > 0
    assert met > 4


def test_a_claim_has_its_sums_as_the_cards_count_now():
    table = paradoxical_table(["K8 T9 K7 T7 S2 V3 K4 T1", ""], deck_1="K5")
    table.alter(parse_card("K8"), 9, 0)
    [claim] = every_claim(table, 0)
    assert claim.to_dict() == {
        "paradox": "two_pairs",
        "set_cards": ["K8", "T9", "K7", "T7"],
        "set_sum": 32,
        "indifferent": ["S2", "V3", "K4", "T1"],
        "indifferent_sum": 10,
    }
    assert (claim.size, claim.paradox) == (4, "two_pairs")


def test_claims_travel():
    [claim, *_] = every_claim(paradoxical_table([EXAMPLE, ""]), 0)
    twin = copy.copy(claim)
    assert (twin.to_dict(), repr(twin)) == (claim.to_dict(), repr(claim))


def test_fewer_than_eight_cards_hold_nothing():
    assert claims_of(dict.fromkeys(cards("K9 T9 K8 T8 S1 V1 K1"), 5), False) == []


@pytest.mark.parametrize(
    ("held", "pairs", "sums"),
    [
        ("", [], None),
        ("K9 S9 T8 V8", [], None),
        ("K9 T9 K8 T8 S1 V1 K1", [9, 8, 1], None),
        ("K9 T9 K8 T8 S1 V1 K1 T3", [9, 8, 1], (34, 6)),
        ("K9 T9 K2 S3 V4 K5 T6 S7", [9], None),
        ("K3 V3 K2 T2 S9 T10 K11 T12 S1", [3, 2], (10, 31)),
        ("K9 S9 T9 V9 K2 T2 S3 V4 K5", [9, 2], (22, 21)),
    ],
)
def test_what_the_two_highest_pairs_are_worth_and_the_four_lowest_others(held, pairs, sums):
    values = counted(paradoxical_table([held, ""], deck_1="K13"), cards(held))
    assert (paired(values), two_highest_pairs(values)) == (pairs, sums)


def test_a_claim_in_the_making_is_known_with_its_sums():
    table = paradoxical_table([EXAMPLE, ""], deck_1="K5")
    assert claim_under_way(table) is None
    do(table, "two-pairs", "S12", "K2", "T12")
    begun = claim_under_way(table)
    assert begun is not None
    assert ([card_id(card) for card in begun.set_cards], begun.set_sum) == (["S12", "T12", "K2"], 26), "high ones first"
    assert (begun.indifferent, begun.indifferent_sum) == ([], 0)
    do(table, "T2", "K6", "S3")
    begun = claim_under_way(table)
    assert begun is not None
    assert [card_id(card) for card in begun.indifferent] == ["K6", "S3"]
    assert (begun.indifferent_sum, begun.set_sum) == (9, 28)
    do(table, "K7", "V7")
    assert claim_under_way(table) is None
