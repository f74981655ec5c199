"""Reveal and score. (Exchange 7.1-7.9)"""

import random
from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from techdeck import BadCard, TechdeckError
from techdeck.core.cards import card_id, printed_domain, printed_value
from techdeck.games.exchange.at_a_table import score_exchange
from techdeck.games.exchange.grouping import best_groups, counted
from techdeck.games.exchange.scoring import best_points
from tests.exchange_table import (
    discard,
    do,
    exchange_table,
    frame,
    hand,
    happened,
    known_to,
    refused,
)
from tests.rulebook.exchange.revealed import EXAMPLE, MARKET_CARDS, at_reveal, points, scores_told

MARKET = {"K": 4, "S": 3, "T": 2, "V": 2}


def test_7_1_all_discard_down_to_the_smallest_hand():
    table = at_reveal("K2 K3 K4 K5", "S2 S3", "T2 T3 T4")
    assert frame(table) == "Equalise"
    assert table.acting_seats() == [0, 2]
    do(table, "K2", "K5", seat=0)
    do(table, "T3", seat=2)
    assert [hand(table, seat) for seat in range(3)] == ["K3 K4", "S2 S3", "T2 T4"]


def test_7_1_nobody_discards_if_all_have_as_many():
    assert frame(at_reveal("K2 K3", "S2 S3")) == "Arranging"


def test_7_2_the_choices_are_secret_until_the_last_one_is_made():
    table = at_reveal("K2 K3 K4", "S2", "T2 T3")
    do(table, "K3", seat=0)
    assert discard(table) == ""
    assert not {"K2", "K3", "K4"} & known_to(table, 1)
    do(table, "T2", seat=2)
    assert discard(table) == ""
    do(table, "K4", seat=0)
    assert set(discard(table).split()) == {"K3", "K4", "T2"}


def test_7_3_then_all_hands_are_shown():
    table = at_reveal("K2 K3", "S2 S3")
    assert {"K2", "K3", "S2", "S3"} <= known_to(table, 0) & known_to(table, 1) & known_to(table, 6)
    assert happened(table, "show_hand") == ["K2 K3", "S2 S3"]


@pytest.mark.parametrize(
    ("held", "groups"),
    [
        ("K9 S9 T9", ["K9 S9 T9"]),
        ("K9 S9 T9 V9", ["K9 S9 T9 V9"]),
        ("V2 V5 V8", ["V2 V5 V8"]),
        ("V2 V5 V8 V12", ["V2 V5 V8 V12"]),
        ("V2 V5 V8 V12 V13", ["V2 V5 V8 V12"]),
        ("K9 S9 T8 T7", []),
    ],
)
def test_7_4_a_group_has_three_or_four_cards_of_one_value_or_of_one_domain(held, groups):
    score = score_exchange(held, MARKET)
    assert [len(group.cards) for group in score.groups] == [len(group.split()) for group in groups]
    assert score.points == sum(len(group.split()) * (4 if "K" in group else 2) for group in groups)


def test_7_5_there_is_no_more_than_one_flush():
    """Two flushes are there; only the better one counts."""
    assert score_exchange("K2 K3 K5 V6 V8 V11", MARKET).points == 12
    table = at_reveal("K2 K3 K5 V6 V8 V11", "S2 S3 S5 T6 T8 T3")
    do(table, "K2", "K3", "K5", "close-group", seat=0)
    assert refused(table, "V6", 0).clause == "Exchange 7.5"


def test_7_6_there_may_be_any_number_of_sets():
    score = score_exchange("K2 S2 T2 K3 S3 T3 K5 S5 T5", MARKET)
    assert (score.points, len(score.groups)) == (36, 3)


def test_7_6_with_two_decks_six_equal_cards_are_two_sets_if_that_is_better():
    assert score_exchange("K2 K2' S2 S2' T2 T2'", MARKET).points == 3 * 4 + 3 * 4
    assert score_exchange("K2 V2 V2' T2 T2' S2", {"K": 6, "S": 1, "T": 1, "V": 1}).points == 4 * 6


def test_7_6_no_card_is_in_two_groups():
    """The 9 of service is in the set or in the flush."""
    assert score_exchange("S9 T9 V9 V2 V5", {"K": 0, "S": 3, "T": 1, "V": 1}).points == 9
    table = at_reveal("S9 T9 V9 V2 V5 V7", "K5 S5 T5 K6 S6 T6")
    do(table, "S9", "T9", "V9", "close-group", seat=0)
    assert refused(table, "V9", 0).clause == "Exchange 7.6"


def test_7_7_a_group_scores_its_cards_times_the_worth_of_a_stack():
    """The rulebook's example: 4 x 3, 2 x 3 and 4 x 4 make 34."""
    score = score_exchange(EXAMPLE, MARKET)
    assert score.points == 34
    assert [(group.cards, group.domain, group.points) for group in score.groups] == [
        (["K4", "S4", "T4", "V4"], "K", 16),
        (["K9", "S9", "T9"], "K", 12),
        (["V2", "V5", "V8"], "V", 6),
    ]


def test_7_7_the_same_at_the_table():
    table = at_reveal(EXAMPLE, "K2 S3 T3 V6 K5 S6 T7 V9 K13 S12")
    do(table, "best", seat=0)
    do(table, "best", seat=1)
    assert scores_told(table) == [(0, 34), (1, 12)]


def test_7_8_each_group_gets_the_best_stack_among_its_domains():
    assert score_exchange("S9 T9 V9", MARKET).points == 9
    assert score_exchange("S9 T9 V9", {"K": 9, "S": 0, "T": 0, "V": 1}).points == 3
    table = at_reveal("S9 T9 V9", "K2 S3 T4")
    do(table, "S9", "T9", "V9", "close-group", "no", seat=0)
    assert points(table)[0] == 9


def test_7_8_the_best_grouping_is_never_beaten_by_any_other():
    """Every way to group some hundred hands, tried out one by one."""
    rng = random.Random(7)
    for number in range(150):
        decks = 2 if number % 2 else 1
        pool = [card for card in range(54 * decks) if card % 54 < 52 and printed_value(card) < rng.choice((4, 6, 14))]
        held = rng.sample(pool, min(rng.choice((5, 8, 9)), len(pool)))
        stacks = [rng.choice((0, 1, 2, 3, 6)) for _ in range(4)]
        kinds = [(int(printed_value(card)), int(printed_domain(card))) for card in held]
        found = score_exchange([card_id(card) for card in held], dict(zip("KSTV", stacks, strict=True)))
        assert found.points == by_trying(kinds, stacks)
        assert_valid(kinds, stacks)


def test_7_8_nor_where_lasting_changes_have_made_cards_equal():
    """Four or more cards of one value and domain: two decks have two of each, Marketing makes more."""
    rng, most = random.Random(8), 0
    for _ in range(300):
        few = [(value, domain) for value in rng.sample(range(1, 14), 3) for domain in rng.sample(range(4), 2)]
        kinds = [rng.choice(few) for _ in range(rng.choice((5, 6, 7, 8)))]
        most = max(most, *[kinds.count(kind) for kind in kinds])
        stacks = [rng.choice((0, 1, 2, 3, 6)) for _ in range(4)]
        groups = best_groups(kinds, stacks)
        assert sum(group.points for group in groups) == points_of(kinds, stacks) == by_trying(kinds, stacks)
        assert_valid(kinds, stacks)
    assert most >= 4


def test_7_8_four_equal_cards_are_a_set_beside_a_flush_of_another_domain():
    """K5 K5' and two more that count as them; S8 S9 S10: 12 points and 9."""
    kinds = [(5, 0)] * 4 + [(8, 1), (9, 1), (10, 1)]
    assert points_of(kinds, [3, 3, 1, 3]) == 21


def test_7_9_values_and_domains_are_what_the_cards_count_as_now():
    table = exchange_table(["V10 K9 V2 V3", "K3 S4 T5 T6"], phase="second effects", market=MARKET_CARDS[:-4], deck="")
    do(table, "V10", "K9", "domain service", "no")
    assert frame(table) == "Arranging"
    assert hand(table, 0) == "K9 V2 V3 V10"
    do(table, "best", seat=0)
    assert points(table)[0] == 4


def test_7_4_a_hand_that_is_none_is_told_so():
    for hand_text, error in (("W1 K2", BadCard), ("K2 K2", BadCard), ("X9", BadCard)):
        with pytest.raises(error):
            score_exchange(hand_text, MARKET)
    for market in ({"K": 1}, {"K": 1, "S": 1, "T": 1, "X": 1}, {"K": 1, "knowledge": 1}, {**MARKET, "K": -1}):
        with pytest.raises(TechdeckError):
            score_exchange("K2", market)
    assert score_exchange(["9-knowledge", "S9", "t9"], MARKET).to_dict()["points"] == 12


def points_of(kinds, stacks):
    """The points of the best grouping, as the game counts them."""
    return best_points(counted(kinds), vec[i64](stacks))


def by_trying(kinds, stacks):
    """The most points of all groupings, by trying them all."""
    groups = []
    for size in (3, 4):
        for some in combinations(range(len(kinds)), size):
            values, domains = {kinds[i][0] for i in some}, {kinds[i][1] for i in some}
            if len(values) == 1 or len(domains) == 1:
                worth = size * max(stacks[domain] for domain in domains)
                groups.append((sum(1 << i for i in some), worth, len(values) > 1))

    def best(start, used, flush):
        most = 0
        for number in range(start, len(groups)):
            mask, worth, is_flush = groups[number]
            if not mask & used and not (flush and is_flush):
                most = max(most, worth + best(number + 1, used | mask, flush or is_flush))
        return most

    return best(0, 0, False)


def assert_valid(kinds, stacks):
    """The groups spelled out are groups, and no card is in two."""
    groups = best_groups(kinds, stacks)
    used = [i for group in groups for i in group.places]
    assert len(used) == len(set(used))
    flushes = [group for group in groups if len({kinds[i][0] for i in group.places}) > 1]
    assert len(flushes) < 2
    assert all(len({kinds[i][1] for i in group.places}) == 1 for group in flushes)
    assert all(len(group.places) in (3, 4) for group in groups)
