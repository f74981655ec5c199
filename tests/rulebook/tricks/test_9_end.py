"""The end of the game and its tie-breaks. (Tricks 9)"""

import pytest

from techdeck.core.cards import DOMAIN_NAMES, parse_card
from techdeck.core.counting import ROUND, UNTIL_NEXT_ROUND
from techdeck.core.zones import EVERYBODY, EXPELLED
from techdeck.games.tricks.names import BASE, BEST, SCORE
from techdeck.games.tricks.scoring import card_rank
from tests.rulebook.words import dealt, frame, play_on, to_round
from tests.tricks_table import do, happened, tricks_table

HANDS = ["K5", "S3", "S4", "S6"]


def last_trick(scores, goals=("T1", "V1", "S1", "K1"), left="S2", base=(), best=()):
    """Before the last trick of the game, which seat 0 will win; everybody scores 2 more in this round.

    Knowledge is trump; two other 2s are expelled so that this one is left. best: the highest card won, "" for none.
    """
    count = len(scores)
    table = tricks_table(HANDS[:count], phase="tricks", trump="K2", goals=goals, bids=(0, 1, 1, 1)[:count])
    for two in {"S2", "T2", "V2"} - {left}:
        table.zones.move(parse_card(two), EXPELLED, EVERYBODY)
    table.nums[ROUND] = 3
    for seat, score in enumerate(scores):
        table.nums[SCORE + seat] = score
    for seat, number in enumerate(base):
        table.nums[BASE + seat] = number
    for seat, card in enumerate(best):
        table.nums[BEST + seat] = card_rank(parse_card(card)) if card else -1
    return table


def end(table):
    """Play the last trick."""
    do(table, *HANDS[: int(table.players)])
    assert table.is_terminal()
    return table.returns()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_9_1_a_game_is_three_rounds(players):
    table = dealt(players)
    for number in (1, 2, 3):
        to_round(table, number)
        assert (int(table.nums[ROUND]), frame(table)) == (number, "TradingTurn"), "a new deal"
    play_on(table)
    assert table.is_terminal()
    assert len(happened(table, "show_bids")) == 3
    assert len(happened(table, "score")) == 3 * players


def test_9_2_the_points_of_all_rounds_are_added_and_the_most_wins():
    table = last_trick((10, 11, 7))
    assert end(table) == [-1.0, 2.0, -1.0]
    assert table.scores() == [12, 13, 9]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_9_2_in_whole_games_too(players):
    for seed in range(6):
        table = dealt(players, seed)
        play_on(table, seed=seed)
        best = max(table.scores())
        winners = [seat for seat, value in enumerate(table.returns()) if value >= 0]
        assert all(table.scores()[seat] == best for seat in winners)


@pytest.mark.parametrize(
    ("goals", "left", "winner"), [(("T1", "V1"), "T2", 0), (("V1", "T1"), "T2", 1), (("T1", "V1"), "V2", 1)]
)
def test_9_3_first_the_goal_of_the_trump_decks_last_card(goals, left, winner):
    table = last_trick((10, 10), goals, left, base=(9, 9), best=("K13", "K12"))
    assert end(table)[winner] == 1.0


def test_9_4_then_the_most_base_points():
    """Seat 0 wins one more trick: 7 against 6, then 7 against 8."""
    assert end(last_trick((10, 10), base=(6, 6))) == [1.0, -1.0]
    assert end(last_trick((10, 10), base=(6, 8))) == [-1.0, 1.0]


@pytest.mark.parametrize(
    ("best", "winner"), [(("K12", "K13"), 1), (("V12", "K12"), 0), (("S12", "T12"), 1), (("", "S4"), 0)]
)
def test_9_5_then_the_highest_card_won(best, winner):
    """In the last one seat 0 wins its only card above the 4 in this very trick."""
    assert end(last_trick((10, 10), base=(6, 7), best=best))[winner] == 1.0


def test_9_5_cards_of_all_rounds_count():
    """A king won in the first round is remembered."""
    table = tricks_table(["K13", "S3"], phase="tricks", trump="T2", bids=(0, 0))
    do(table, "K13", "S3")
    assert table.nums[BEST] == card_rank(parse_card("K13"))
    to_round(table, 3)
    assert table.nums[BEST] >= card_rank(parse_card("K13"))


def test_9_5_all_the_cards_in_a_trick_count_not_only_the_one_that_took_it():
    """A trump 3 takes a king."""
    table = tricks_table(["K13", "V3"], phase="tricks", trump="V2", bids=(0, 0))
    do(table, "K13", "V3")
    assert table.view(None).to_dict()["highest_won"] == [None, "K13"]


def test_9_6_value_first_then_the_order_of_domains():
    order = ["V3", "K4", "S4", "T4", "V4", "K5", "V12", "K13", "S13", "T13", "V13"]
    ranks = [int(card_rank(parse_card(card))) for card in order]
    assert ranks == sorted(ranks)
    assert len(set(ranks)) == len(ranks)


def test_9_7_only_players_still_level_count():
    """Seat 2 has the goal of the last card, more base points and the best card, but fewer points."""
    goals = ("T1", "K1", "V1")
    table = last_trick((10, 10, 9), goals, "V2", base=(5, 6, 9), best=("K12", "K11", "K13"))
    assert end(table) == [2.0, -1.0, -1.0]


def test_9_7_the_highest_card_counts_only_among_those_level_on_base_points():
    """Three have the same points; seat 2 has the best card, but fewer base points than the others."""
    table = last_trick((10, 10, 10), ("T1", "V1", "K1"), base=(6, 7, 6), best=("K12", "K11", "K13"))
    assert end(table) == [2.0, -1.0, -1.0]


def test_9_7_original_goals_and_printed_values():
    """Seat 0's goal was exchanged for a technology card this round, and its 12 counts as a 13: neither helps."""
    table = last_trick((10, 10), ("V1", "T1"), "T2", base=(5, 6))
    table.zones.swap(parse_card("V1"), parse_card("T9"), EVERYBODY, EVERYBODY)
    assert end(table) == [-1.0, 1.0]
    printed = last_trick((10, 10), base=(6, 7), best=("", "K6"))
    printed.alter(parse_card("K5"), 13, 0)
    assert end(printed) == [-1.0, 1.0], "the K5 it won counted as 13 and is printed 5"


def test_9_7_what_is_printed_on_the_goal():
    """Seat 0's goal counts as technology, the domain of the last card: seat 1's is printed so."""
    table = last_trick((10, 10), ("V1", "T1"), "T2", base=(9, 6))
    table.alter(parse_card("V1"), 1, DOMAIN_NAMES.index("technology"), UNTIL_NEXT_ROUND)
    assert end(table) == [-1.0, 1.0]
    assert DOMAIN_NAMES[table.domain_of(parse_card("V1"))] == "technology", "the change still holds"


def test_9_8_who_never_won_a_trick_comes_last():
    """Set up by hand: level base points of 0 mean that all of them never won one, so play can't bring this about."""
    assert end(last_trick((8, 10, 10), base=(5, 6, 6), best=("K13", "", "K3"))) == [-1.0, -1.0, 2.0]


def test_9_9_players_still_level_share_the_victory():
    """Seats 1 and 2 never won a trick and have the same points."""
    assert end(last_trick((8, 10, 10), left="V2", goals=("V1", "S1", "T1"))) == [-1.0, 0.5, 0.5]
    four = last_trick((8, 10, 10, 10), left="V2", goals=("V1", "S1", "T1", "K1"))
    assert end(four) == pytest.approx([-1.0, 1 / 3, 1 / 3, 1 / 3])
