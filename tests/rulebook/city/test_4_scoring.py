"""What building scores, with the rulebook's examples. (City 4)"""

import pytest

from techdeck.core.cards import parse_card
from tests.cards.words import let_count_as
from tests.city_table import city_cards, city_table, discard, do, happened, marker


def points(city, card="K9", pay="K2", near="V3", side="left", hands=None):
    """What seat 0 scores for a card built at a place of this city."""
    table = city_table(hands or [f"{card} {pay}", "S2"], city)
    do(table, card, pay, near, side)
    return table.scores()[0]


@pytest.mark.parametrize(
    ("city", "expected"),
    [("V3", 0), ("V3 S9:1", 1), ("V3 . . S9 . . T9:1", 2), ("V3 S9:1 T9:1 V9", 3), ("V3 S8:1 T10", 0)],
)
def test_4_1_base_points_for_equal_values_anywhere(city, expected):
    assert points(city) == expected


def test_4_1_changed_values_count():
    table = city_table(["K9 K2", "S2"], "V3 S8:1 T9:1")
    let_count_as(table, "S8", 9)
    do(table, "K9", "K2", "V3", "left")
    assert table.scores() == [2, 0]


@pytest.mark.parametrize("others", ["S9:1 T9:1 V9", "S9:1 T9:1 V9 K9':1", "S9:1 S9':1 V9 V9' T9"])
def test_4_2_more_than_three_others_score_3_too(others):
    """With two decks more than four cards share a value."""
    assert points(f"V3 {others}", hands=["K9 K2", "S2", "", "", ""]) == 3


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("V3 K1:1 S1:0 S4:0", 0),
        ("V3 T9:1 S1:0 S4:0", 1),
        ("V3 T9:1 V9 S1:0 S4:0", 3),
        ("V3 T9:1 V9 S1:0 S4:0 S5:0", 3),
        ("V3 T9:1 V9 S1:0 S4:1", 2),
        ("V3 T9:1 V9 S1:0 S4", 2),
        ("V3 T9:1 V9 S9 S1:0 S4:0", 4),
    ],
)
def test_4_3_science_bonus_with_2_base_points(city, expected):
    assert points(city) == expected


def test_4_4_the_new_company_is_one_of_the_science_companies():
    assert points("V3 T9:1 V9 S1:0", card="S9") == 3
    assert points("V3 T9:1 V9 S1:0", card="K9") == 2
    assert points("V3 T9:1 V9 S1:1", card="S9") == 2


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("K1:0 .\n. V3\nK3:0 .", 1),
        ("K1:0 K3:0\n. V3", 1),
        ("K1:0 .\n. V3", 0),
        ("K1:0 .\n. V3\nK3:1 .", 0),
        ("K1:0 .\n. V3\nK3 .", 0),
        ("K1:0 K3:0\n. V3\nK4:0 .", 1),
        (". K1:0\n. V3 K3:0\n. K4:0", 1),
        (". K1:0\n. V3 K3:0 K4:0", 0),
    ],
)
def test_4_5_two_own_companies_among_the_eight_around(city, expected):
    """The new card lies to the left of the V3."""
    assert points(city) == expected


def test_4_6_a_service_card_can_earn_both_bonuses():
    table = city_table(["V9 K2", "S2"], "S1:0 S4:0\n. V3\nK9:1 T9:1")
    do(table, "V9", "K2", "S2", "V3", "left")
    assert table.scores() == [4, 1], "two others, science, neighbours"


def test_4_7_a_card_that_comes_by_an_effect_scores_nothing():
    """Manufacturing puts the K9 in a neutral card's place, among other 9s."""
    table = city_table(["K9 K2", "S2"], "V3 T9:0 S9:0", phase="effects", deck="K4")
    do(table, "T9", "V3", "K9")
    assert (city_cards(table), table.scores()) == ("K9 T9 S9", [0, 0])
    assert happened(table, "score") == []


def test_4_7_nor_does_the_card_in_place_of_a_wild():
    table = city_table(["W1 K2", "S2"], "V3 K9:1 T5 V5", deck="S5")
    do(table, "W1", "K9", "K2", "V3", "left")
    assert (city_cards(table), table.scores()) == ("V3 K9 T5 V5 S5", [1, 0])


def test_4_1_the_rulebooks_company_example():
    """The 7-Knowledge is free by two technology companies; two other 7s and two own neighbours: 3 points."""
    table = city_table(["K7 K12", "S12"], "V3 S7:1\nT7:0 S3:1\nT3:0 .")
    do(table, "K7")
    assert (discard(table), int(table.current_player())) == ("", 0)
    do(table, "T3", "right")
    assert (table.scores(), marker(table, "K7")) == ([3, 0], "0")


def test_4_6_the_rulebooks_service_example():
    """The 7-Service: three other 7s, two science companies, two own neighbours: 5 points, and 1 for the helper."""
    table = city_table(["K12 K13", "V7 S12"], "V3 S7:1\nT7:0 S3:1\nT3:0 K7:0", first=1)
    do(table, "V7", "S12", "K12", "S3", "right")
    assert (table.scores(), marker(table, "V7")) == ([1, 5], "")
    assert discard(table) == "K12 S12"
    assert table.zones.where[parse_card("V7")] == table.zones.where[parse_card("V3")]
