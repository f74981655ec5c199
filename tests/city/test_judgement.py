"""The quick player of Tech City in positions where a person sees at once what to do."""

import pytest

from tests.city_table import city_table, dealt, do, place
from tests.table_words import judged


def test_it_builds_the_card_that_matches_most():
    table = city_table(["T9 K2 K4 S13", "V7"], "V3 K9:1 S9:1 T2:1", round=5)
    assert judged(table) == "T9"


def test_it_pays_with_a_card_that_is_enough_alone_and_useful_for_nothing_else():
    table = city_table(["T9 K12 K4 S12", "V7"], "V3 K9:1 S9:1 T2:1", round=3)
    do(table, "T9")
    assert judged(table) == "K4"


def test_it_builds_beside_two_companies_of_its_own():
    table = city_table(["T9 K4", "V7"], "K7:0 S2:0 V3 T3:1 T5:1", round=3)
    do(table, "T9", "K4")
    do(table, judged(table))
    do(table, judged(table))
    assert place(table, "T9") in [(0, 1), (1, 1), (0, -1), (1, -1)]


def test_it_does_not_help_a_single_rival_to_many_points():
    table = city_table(["V9 K2 K4", "K5 S6 T8 T4"], "V3 K9:0 S9:0 T9:0", round=3)
    do(table, "V9", "K2")
    assert judged(table, 1) == "no"


def test_a_helper_whose_card_no_longer_decides_takes_the_point():
    table = city_table(["V9 K2 K4", "K5 S6 T8", "T6 T7 S13"], "V3 K9:0 S9:0 T9:0", round=3)
    do(table, "V9", "K2", "K5")
    assert judged(table, 2) != "no"


def test_a_builder_of_a_service_card_gives_the_first_card():
    table = city_table(["V9 K2 K4", "K5 S6 T8", "T6 T7 S13"], "V3 K9:0 S9:0 T9:0", round=3)
    do(table, "V9")
    assert judged(table, 0) != "no"


def test_a_wild_counts_as_the_card_that_scores_most():
    table = city_table(["W1 K2 K4", "V7"], "V3 K9:0 S9:1 T9:1", round=6)
    do(table, "W1")
    assert judged(table) in ("K9", "S9", "T9")


def test_effects_that_bring_cards_are_used_and_after_the_last_build_none():
    city = "V3 V5 K2:1"
    assert judged(city_table(["K4", "V7"], city, phase="effects", deck="K5 K6 K7 K8")) == "V5"
    assert judged(city_table(["K4", "V7"], city, phase="effects", deck="K5 K6 K7 K8", round=6)) == "no"


def test_it_keeps_what_scores_when_it_has_too_many_cards():
    table = city_table(["T9 K12 K11 S12 T13 T11 K13", "V7"], "V3 K9:1 S9:1", phase="end", round=3)
    assert judged(table) != "T9"


@pytest.mark.parametrize("points", [(9, 2), (2, 9)])
def test_who_leads_late_is_likely_to_win(points):
    table = city_table(["K4 K5 K6", "S4 S5 S6"], "V3 K9:0 S9:1", round=5, scores=points)
    mine, theirs = (table.game.judgement.worth(table, seat) for seat in range(2))
    assert (mine > 0.8) == (points[0] > points[1])
    assert mine + theirs == pytest.approx(1.0)


def test_alone_it_builds_against_the_council_to_the_end():
    table = dealt(1, seed=4)
    while not table.is_terminal():
        do(table, judged(table))
    assert table.points(0) > 3
