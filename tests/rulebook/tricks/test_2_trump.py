"""The trump card and precedence. (Tricks 2)"""

import pytest

from techdeck import load_game
from techdeck.core.cards import DOMAIN_NAMES, LETTERS, card_id, parse_card
from techdeck.core.rng import fast_rng
from techdeck.games.tricks.names import TRUMP_DECK
from techdeck.games.tricks.phases import DEAL, Round
from techdeck.games.tricks.setup import first_layout
from techdeck.games.tricks.table import Tricks
from tests.rulebook.words import bid, dealt, no_trades, trump_card
from tests.tricks_table import do, hand, may_do, shown_zone, tricks_table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_1_the_top_card_of_the_trump_deck_is_turned_up(players):
    """Laid out by hand, to look at the trump deck before the first round begins."""
    for seed in range(5):
        table = load_game("tricks", players).blank()
        assert isinstance(table, Tricks)
        table.rng = fast_rng(seed)
        first_layout(table)
        top = card_id(table.zones.top(TRUMP_DECK))
        table.push(Round(DEAL))
        table.settle()
        assert trump_card(table) == top


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_1_its_domain_is_trump_and_all_see_it(players):
    table = dealt(players)
    assert shown_zone(table, None, "trump")["cards"] == [trump_card(table)]
    assert LETTERS[table.trump()] == trump_card(table)[0]
    assert table.view(None).to_dict()["trump"] == DOMAIN_NAMES[table.trump()]
    assert shown_zone(table, None, "trump_deck")["count"] == 3


def test_2_2_a_swap_changes_trump():
    table = tricks_table(["K5 S6", "T7 S8"], phase="trading", trump="service")
    do(table, "trump-swap", "K5")
    assert DOMAIN_NAMES[table.trump()] == "knowledge"


@pytest.mark.parametrize(
    ("used", "answers", "trump"),
    [("S10", ["V2", "K5"], "knowledge"), ("S13", ["V2"], "technology"), ("S5", ["V2", "S9"], "science")],
)
def test_2_2_an_effect_changes_trump(used, answers, trump):
    """Exchanged with a hand card, replaced from the deck, replaced from the discard pile."""
    table = tricks_table([f"{used} K5", "T7 S8"], trump="service", deck="T9 T10", discard="S9")
    do(table, used, *answers)
    assert DOMAIN_NAMES[table.trump()] == trump


def test_2_3_trump_is_what_the_trump_card_counts_as():
    """Seat 0 makes K9 count as science, seat 1 has it passed on, seat 2 puts it in the trump card's place."""
    table = tricks_table(["V10 K9 K3", "V13 T5 T6", "S10 S3 S4"], trump="service", deck="V5 V6 V7")
    do(table, "V10", "K9", "domain science")
    do(table, "V13")
    do(table, "K9", "K3", seat=0)
    do(table, "T5", "T6", seat=1)
    do(table, "S3", "S4", seat=2)
    do(table, "S10", "V2", "K9")
    assert trump_card(table) == "K9"
    assert DOMAIN_NAMES[table.trump()] == "science"


@pytest.mark.parametrize(
    ("goals", "trump", "order"),
    [
        (("K1", "S1", "T1", "V1"), "service", [3, 0, 1, 2]),
        (("K1", "S1", "T1", "V1"), "science", [1, 0, 2, 3]),
        (("V1", "T1", "S1", "K1"), "technology", [1, 3, 2, 0]),
        (("V1", "T1", "S1"), "knowledge", [2, 1, 0]),
        (("V1", "S1"), "technology", [1, 0]),
        (("V1", "S1"), "service", [0, 1]),
    ],
)
def test_2_4_precedence_is_by_goal_of_trump_then_domain(goals, trump, order):
    hands = ["K3", "S3", "T3", "V3"][: len(goals)]
    table = tricks_table(hands, phase="trading", trump=trump, goals=goals)
    assert sorted(range(len(goals)), key=table.precedence) == order
    assert table.current_player() == order[0]


def test_2_4_a_changed_goal_is_what_it_counts_as():
    """Seat 2's goal counts as service, which is trump, and seat 0's, printed so, as technology. (Family 5.4)"""
    table = tricks_table(["K3", "S3", "T3"], phase="bidding", trump="service", goals=("V1", "S1", "K1"))
    table.alter(parse_card("V1"), 1, DOMAIN_NAMES.index("technology"))
    table.alter(parse_card("K1"), 1, DOMAIN_NAMES.index("service"))
    assert sorted(range(3), key=table.precedence) == [2, 1, 0]
    bid(table, 2, 2, 2)
    assert table.current_player() == 2


def test_2_5_the_lower_seat_comes_first_where_goals_are_alike():
    table = tricks_table(["K3", "S3", "T3"], phase="trading", trump="service", goals=("T1", "S6", "S1"))
    assert sorted(range(3), key=table.precedence) == [1, 2, 0]
    same = tricks_table(["K3", "S3", "T3"], phase="trading", trump="service", goals=("T1", "V7", "V1"))
    assert sorted(range(3), key=same.precedence) == [1, 2, 0]


def test_2_6_precedence_looks_at_the_trump_of_the_moment():
    """Service is trump and seat 1 trades first; a swap makes knowledge trump, and the equal bids go to seat 0."""
    table = tricks_table(["S5 S6", "K7 S8"], phase="trading", trump="service", goals=("K1", "V1"))
    assert table.current_player() == 1
    do(table, "trump-swap", "K7")
    no_trades(table)
    bid(table, 2, 2)
    assert table.current_player() == 0


def test_2_6_without_a_swap_the_same_seat_is_first_twice():
    table = tricks_table(["S5 S6", "K7 S8"], phase="trading", trump="service", goals=("K1", "V1"))
    no_trades(table)
    bid(table, 2, 2)
    assert table.current_player() == 1
    assert "K7" in may_do(table)
    assert hand(table, 1) == "K7 S8"
