"""Scoring a round. (Tricks 7)"""

import pytest

from techdeck.core.cards import DOMAIN_NAMES, card_id, parse_card
from techdeck.games.tricks.names import BID, GOAL_TRICKS, TAKEN
from techdeck.games.tricks.scoring import round_points, score_round
from tests.rulebook.words import dealt, goals, no_effects, play_on
from tests.tricks_table import do, facts, happened, told, tricks_table


def points(won, bid, goal_tricks=0, bonus="cumulative"):
    """What a round scores for so many tricks won, bid, and won with a card of the goal's domain."""
    table = tricks_table(["K3", "S3"], phase="tricks", options={"bid_bonus": bonus})
    table.nums[TAKEN], table.nums[BID], table.nums[GOAL_TRICKS] = won, bid, goal_tricks
    return int(round_points(table, 0))


PARTS = ("tricks", "goal", "reached", "exact", "all_or_none")
"""What the points of a round are made of."""


def scored(table, seat=0):
    """The parts of what a seat scored last that are not 0; together they are its points."""
    about = facts(table, "score")[seat - int(table.players)]
    assert sum(about[part] for part in PARTS) == about["points"]
    return {part: about[part] for part in PARTS if about[part]}


@pytest.mark.parametrize("won", [1, 2, 3, 4, 5])
def test_7_1_a_point_for_each_trick(won):
    assert points(won, 6) == won


def test_7_1_base_points_add_up_over_the_rounds():
    table = dealt(3, effects="off")
    play_on(table)
    base = table.view(None).to_dict()["base_points"]
    assert isinstance(base, list)
    assert sum(base) == 18


@pytest.mark.parametrize(("won", "bid", "more"), [(3, 2, 1), (5, 0, 1), (2, 3, 0), (1, 6, 0)])
def test_7_2_a_point_for_reaching_the_bid(won, bid, more):
    assert points(won, bid) == won + more


@pytest.mark.parametrize(("bonus", "exact"), [("cumulative", 1 + 3), ("exact_only", 3)])
def test_7_3_an_exact_bid(bonus, exact):
    assert points(3, 3, bonus=bonus) == 3 + exact
    assert points(4, 3, bonus=bonus) == 4 + 1, "more than the bid is not exact"
    assert points(2, 3, bonus=bonus) == 2
    assert tricks_table(["K3", "S3"]).game.options()["bid_bonus"] == "cumulative"


def test_7_4_a_point_for_each_trick_with_a_card_of_the_goals_domain():
    """Seat 0 wins three tricks: one with two science cards, one with one, one with none."""
    hands = ["S9 K9 T9 K3", "S8 S7 T8 K4"]
    table = tricks_table(hands, phase="tricks", trump="V2", goals=("S1", "V1"), bids=(6, 6))
    do(table, "S9", "S8", "K9", "K4", "T9", "T8", "K3", "S7")
    assert happened(table, "take_trick") == ["S9 S8", "K9 K4", "T9 T8", "K3 S7"]
    assert [trick["goal"] for trick in facts(table, "take_trick")] == [True, False, False, True]
    assert scored(table) == {"tricks": 4, "goal": 2}


def test_7_4_a_trick_of_somebody_else_scores_nothing():
    table = tricks_table(["S3 K9", "S8 K4"], phase="tricks", trump="V2", goals=("S1", "V1"), bids=(6, 6))
    do(table, "S3", "S8", "K4", "K9")
    assert [scored(table, seat) for seat in (0, 1)] == [{"tricks": 1}, {"tricks": 1}]


@pytest.mark.parametrize(("won", "more"), [(0, 2), (6, 2), (1, 0), (5, 0)])
def test_7_5_all_six_or_none(won, more):
    bid = 3
    assert points(won, bid) == won + (1 if won > bid else 0) + more


def test_7_6_the_goal_card_you_have_now():
    """V9 made V13 the goal. With empty piles its user draws V9 back, and it is the only service card played."""
    table = tricks_table(["V9 V13 K5", "S3 S4 S6"], trump="K2", bids=(6, 6), goals=("K1", "S1"))
    do(table, "V9", "K1", "V13")
    assert goals(table) == ["V13", "S1"]
    no_effects(table)
    do(table, "K5", "S3", "K1", "S4")
    do(table, "V9", "S6")
    assert scored(table) == {"tricks": 3, "goal": 1}


def test_7_6_the_domains_the_cards_count_as_now():
    """Marketing: K9 counts as science, the domain of the goal."""
    table = tricks_table(["V10 K9", "T3 T4"], trump="V2", bids=(6, 6), goals=("S1", "K1"))
    do(table, "V10", "K9", "domain science", "no")
    do(table, "K9", "T3")
    do(table, "V10", "T4")
    assert scored(table) == {"tricks": 2, "goal": 1}


def test_7_6_the_goal_card_as_it_counts_now():
    """The goal S1 counts as knowledge: two of the three tricks have a knowledge card."""
    hands = ["K9 K8 S9", "T3 T4 T5"]
    table = tricks_table(hands, phase="tricks", trump="V2", bids=(6, 6), goals=("S1", "V1"))
    table.alter(parse_card("S1"), 1, DOMAIN_NAMES.index("knowledge"))
    do(table, "K9", "T3", "K8", "T4", "S9", "T5")
    assert scored(table) == {"tricks": 3, "goal": 2}


@pytest.mark.parametrize(
    ("won", "bid", "bonus", "parts"),
    [
        (6, 6, "cumulative", {"tricks": 6, "goal": 2, "reached": 1, "exact": 3, "all_or_none": 2}),
        (6, 6, "exact_only", {"tricks": 6, "goal": 2, "exact": 3, "all_or_none": 2}),
        (3, 2, "exact_only", {"tricks": 3, "goal": 2, "reached": 1}),
        (2, 3, "cumulative", {"tricks": 2, "goal": 2}),
    ],
)
def test_7_3_the_score_is_told_with_its_parts(won, bid, bonus, parts):
    table = tricks_table(["K3", "S3"], phase="tricks", options={"bid_bonus": bonus})
    table.nums[TAKEN], table.nums[BID], table.nums[GOAL_TRICKS] = won, bid, 2
    score_round(table)
    assert scored(table) == parts
    [mine, _] = told(table, "score")
    assert (mine["seat"], mine["about"]["bid"], mine["about"]["total"]) == (0, bid, sum(parts.values()))


@pytest.mark.parametrize(("bonus", "total"), [("cumulative", 6), ("exact_only", 5)])
def test_7_7_the_example_of_bidding_nothing(bonus, total):
    assert points(0, 0, bonus=bonus) == total


def told_again(table):
    """The scores, reckoned once more from what the journal told."""
    assert table.journal is not None
    total = [0] * int(table.players)
    won: list[list[list[str]]] = [[] for _ in total]
    bids = [0] * len(total)
    for event in table.journal.events:
        if event.kind == "show_bids":
            bids, won = list(event.about["bids"]), [[] for _ in total]
        elif event.kind == "take_trick":
            won[event.seat].append([card_id(card)[0] for card in event.cards])
        elif event.kind == "score":
            seat, tricks = event.seat, won[event.seat]
            total[seat] += len(tricks) + sum(goals(table)[seat][0] in trick for trick in tricks)
            total[seat] += (1 if len(tricks) >= bids[seat] else 0) + (3 if len(tricks) == bids[seat] else 0)
            total[seat] += 2 if len(tricks) in (0, 6) else 0
            assert event.about["total"] == total[seat]
    return total


@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_1_whole_games_add_up(players):
    """Without effects, so that printed domains count."""
    for seed in range(5):
        table = dealt(players, seed, effects="off")
        play_on(table, seed=seed)
        assert told_again(table) == table.scores()
