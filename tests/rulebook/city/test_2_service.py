"""Building a service card together. (City 2)"""

import pytest

from tests.cards.words import who_knows
from tests.city_table import city_cards, city_table, discard, do, hand, happened, marker, may_do
from tests.rulebook.words import frame, refused
from tests.table_words import told

HANDS = ["V9 K1 K2", "S1 S2", "T12 T13"]


def test_2_1_from_the_builder_on_each_may_discard_one_card():
    table = city_table(["K1 K2", "V9 S1 S2", "T12 T13"], first=1)
    do(table, "V9")
    asked = []
    while frame(table) == "Help":
        seat = int(table.current_player())
        asked.append(seat)
        assert may_do(table) == {"no", *hand(table, seat).split()}
        do(table, hand(table, seat).split()[0])
    assert asked == [1, 2, 0]
    assert discard(table) == "K1 T12 S1", "of any value, in that order"


def test_2_1_there_is_no_other_cost():
    table = city_table(HANDS)
    do(table, "V9", "no", "S1", "T12")
    assert (frame(table), hand(table, 0)) == ("NextTo", "K1 K2")


@pytest.mark.parametrize("answers", [("K1", "S1", "no"), ("K1", "no", "T13"), ("no", "S1", "T13"), ("K1", "S1", "T13")])
def test_2_2_with_two_cards_or_more_it_is_built(answers):
    table = city_table(HANDS)
    do(table, "V9", *answers)
    assert (frame(table), int(table.current_player())) == ("NextTo", 0)
    do(table, "V3", "above")
    assert city_cards(table) == "V3 V9"
    assert set(discard(table).split()) == set(answers) - {"no"}


def test_2_3_two_others_are_enough():
    table = city_table(HANDS)
    do(table, "V9", "no", "S1", "T13", "V3", "above")
    assert city_cards(table) == "V3 V9"


def test_2_4_everybody_is_asked_openly():
    """Even one without a card; and all see each card as it is given."""
    table = city_table(["V9 K1", "", "T12"])
    do(table, "V9", "K1")
    assert (int(table.current_player()), may_do(table)) == (1, {"no"})
    assert who_knows(table, "K1") == {0, 1, 2, 6}
    do(table, "no", "T12")
    assert happened(table, "help") == ["K1", "T12"]
    assert [event["seat"] for event in told(table, "no_help")] == [1]


@pytest.mark.parametrize("answers", [("no", "no", "no"), ("K1", "no", "no"), ("no", "S1", "no")])
def test_2_5_else_it_returns_to_the_hand(answers):
    table = city_table(HANDS)
    do(table, "V9", *answers)
    assert "V9" in hand(table, 0).split()
    assert (city_cards(table), table.scores()) == ("V3", [0, 0, 0])
    assert (frame(table), int(table.current_player())) == ("BuildTurn", 1), "the build is over"
    assert who_knows(table, "V9") == {0, 1, 2, 6}


def test_2_6_cards_given_in_vain_stay_discarded():
    table = city_table(HANDS)
    do(table, "V9", "no", "S1", "no")
    assert (discard(table), hand(table, 1)) == ("S1", "S2")


@pytest.mark.parametrize("answers", [("K1", "no", "no"), ("no", "S1", "no"), ("no", "no", "T13")])
def test_2_6_or_return_by_the_option(answers):
    table = city_table(HANDS, options={"service_discards": "return"})
    do(table, "V9", *answers)
    assert [hand(table, s) for s in range(3)] == ["K1 K2 V9", "S1 S2", "T12 T13"]
    assert discard(table) == ""
    given = next(card for card in answers if card != "no")
    assert who_knows(table, given) == {0, 1, 2, 6}, "all have seen it"


def test_2_6_with_the_option_what_was_built_is_still_paid():
    table = city_table(HANDS, options={"service_discards": "return"})
    do(table, "V9", "K1", "no", "T13")
    assert discard(table) == "T13 K1"


def test_2_7_nobody_puts_a_marker_on_it():
    table = city_table(HANDS)
    do(table, "V9", "K1", "S1", "no", "V3", "left")
    assert marker(table, "V9") == ""


@pytest.mark.parametrize(
    ("answers", "points"),
    [(("K1", "S1", "no"), [1, 1, 0]), (("no", "S1", "T13"), [1, 1, 1]), (("K1", "S1", "T13"), [1, 1, 1])],
)
def test_2_8_helpers_score_1_each(answers, points):
    """The builder's 1 is the least a service card scores."""
    table = city_table(HANDS)
    do(table, "V9", *answers, "V3", "left")
    assert table.scores() == points


@pytest.mark.parametrize(
    ("city", "points"), [("V3 K8:0", 1), ("V3 K9:0", 1), ("V3 K9:0 S9:1", 2), ("V3 K9:0 S9:1 T9", 3)]
)
def test_2_9_the_builder_scores_it_like_a_company_but_at_least_1(city, points):
    table = city_table(["V9 K1", "S1"], city)
    do(table, "V9", "K1", "S1", "V3", "left")
    assert table.scores() == [points, 1]


@pytest.mark.parametrize(
    ("hands", "possible"),
    [
        (["V9 K1", "S1"], True),
        (["V9", "S1"], False),
        (["V9 K1", ""], False),
        (["V9", "S1", "T1"], True),
        (["V9 K1", "", ""], False),
    ],
)
def test_2_10_at_least_two_must_have_a_card_to_give(hands, possible):
    table = city_table(hands)
    assert ("V9" in may_do(table)) == possible
    if not possible:
        assert refused(table, "V9").clause == "City 2.10"
