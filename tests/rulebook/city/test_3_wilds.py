"""What wilds are for in Tech City. (City 3)"""

import pytest

from techdeck.core.zones import EXPELLED
from techdeck.games.city.names import SITE
from tests.cards.words import who_knows
from tests.city_table import city_cards, city_table, deck, discard, do, hand, happened, marker, may_do, place, zone
from tests.rulebook.words import frame, refused
from tests.table_words import facts


def expelled(table):
    """The wilds that have left the game."""
    return {card for card in zone(table, EXPELLED).split() if card.startswith("W")}


def wild_table(hands=("W1 K2", "S2"), city="V3 K9:1", deck="T5 T6 T7 T8", **more):
    """Seat 0 holds a wild, which it builds to the left of the V3."""
    return city_table(list(hands), city, deck=deck, **more)


def test_3_1_a_wild_counts_as_a_card_of_the_city():
    table = wild_table()
    assert "W1" in may_do(table)
    do(table, "W1")
    assert may_do(table) == {"V3", "K9"}
    assert who_knows(table, "W1") == {0, 1, 6}
    do(table, "K9")
    assert facts(table, "count_wild_as") == [{"model": "K9", "value": 9, "domain": "knowledge"}]
    assert (zone(table, SITE), frame(table)) == ("W1", "Pay")


def on_site(table, seat=None):
    """The card that is being built and as what it counts, as the seat sees it in the view and in the question."""
    site, asked = table.view(seat).to_dict()["site"], table.question(seat)
    if site is None:
        return None
    seen = (site["card"], site["value"], site["domain"])
    assert (asked.about["card"], asked.about["value"], asked.about["domain"]) == seen
    return (*seen, asked.code)


def test_3_1_everybody_sees_as_what_a_wild_is_built():
    table = wild_table(("W1 K12 K13", "S2"))
    do(table, "W1")
    assert on_site(table, 1) is None
    do(table, "K9")
    for seat in (0, 1, None):
        assert on_site(table, seat) == ("W1", 9, "knowledge", "pay")
    do(table, "K12")
    assert on_site(table) == ("W1", 9, "knowledge", "pay")
    do(table, "K13")
    assert on_site(table) == ("W1", 9, "knowledge", "choose_neighbour")
    do(table, "V3")
    assert on_site(table) == ("W1", 9, "knowledge", "choose_place")
    do(table, "left")
    assert on_site(table) is None


def test_3_1_also_when_it_is_built_as_a_service_card():
    table = wild_table()
    do(table, "W1", "V3")
    assert on_site(table) == ("W1", 3, "service", "help")


def test_3_1_of_any_other_card_all_see_what_it_counts_as_too():
    table = wild_table(("K7 K2 K3", "S2"))
    assert on_site(table) is None
    do(table, "K7")
    assert on_site(table) == ("K7", 7, "knowledge", "pay")


def test_3_2_as_a_company_it_has_to_be_paid():
    table = wild_table(["W1 K12 K13", "S2"])
    do(table, "W1", "K9", "K12")
    assert frame(table) == "Pay"
    do(table, "K13")
    assert (frame(table), discard(table)) == ("NextTo", "K13 K12")


def test_3_2_as_a_service_card_it_is_built_together():
    table = wild_table()
    do(table, "W1", "V3")
    assert frame(table) == "Help"
    do(table, "K2", "S2")
    assert (frame(table), discard(table)) == ("NextTo", "S2 K2")


@pytest.mark.parametrize(
    ("hands", "models"),
    [(["W1 K2", ""], {"K9"}), (["W1 K12", "S2"], {"V3"}), (["W1", "S2"], set()), (["W1", "S2", "T2"], {"V3"})],
)
def test_3_2_it_counts_only_as_what_can_be_built(hands, models):
    table = wild_table(hands)
    assert ("W1" in may_do(table)) == bool(models)
    if models:
        do(table, "W1")
        assert may_do(table) == models
    else:
        assert refused(table, "W1").clause == "City 3.2"


@pytest.mark.parametrize(
    ("city", "model", "points"),
    [("V3 K9:1", "K9", 1), ("V3 K9:1 S9:1", "K9", 2), ("V3 K9:1 S9:1 T9", "S9", 3), ("V3 K9:1", "V3", 1)],
)
def test_3_3_it_scores_as_the_card_it_counts_as(city, model, points):
    table = wild_table(city=city)
    answers = ["K2", "S2"] if model == "V3" else ["K2"]
    do(table, "W1", model, *answers, "V3", "left")
    assert table.scores()[0] == points


def test_3_3_also_its_domain_counts():
    """It is the second science company, and two base points are scored."""
    table = wild_table(city="V3 S9:0 K9:1")
    do(table, "W1", "S9", "K2", "V3", "left")
    assert table.scores() == [3, 0]


def test_3_4_then_it_is_expelled_and_the_top_card_takes_its_place():
    table = wild_table()
    do(table, "W1", "K9", "K2", "V3", "left")
    assert (city_cards(table), place(table, "T5")) == ("V3 K9 T5", (-1, 0))
    assert (expelled(table), deck(table)) == ({"W1", "W2"}, "T6 T7 T8")
    assert who_knows(table, "T5") == {0, 1, 6}


def test_3_4_from_a_new_deck_if_need_be():
    table = wild_table(deck="")
    do(table, "W1", "K9", "K2", "V3", "left")
    assert city_cards(table) == "V3 K9 K2", "the card that paid for it was all there was"


def test_3_5_the_builders_marker_is_on_the_new_card():
    table = wild_table()
    do(table, "W1", "K9", "K2", "V3", "left")
    assert marker(table, "T5") == "0"


def test_3_5_but_not_on_a_service_card():
    table = wild_table(deck="V5 T6")
    do(table, "W1", "K9", "K2", "V3", "left")
    assert (city_cards(table), marker(table, "V5")) == ("V3 K9 V5", "")
    assert happened(table, "marker_goes") == ["V5"]


def test_3_5_where_no_marker_lay_none_goes():
    table = wild_table(deck="V5 T6")
    do(table, "W1", "V3", "K2", "S2", "V3", "left")
    assert (city_cards(table), marker(table, "V5"), happened(table, "marker_goes")) == ("V3 K9 V5", "", [])


def test_3_6_the_new_card_decides_not_what_the_wild_counted_as():
    table = wild_table()
    do(table, "W1", "V3", "K2", "S2", "V3", "left")
    assert (city_cards(table), marker(table, "T5")) == ("V3 K9 T5", "0")


def test_3_7_a_wild_pays_for_any_company_alone():
    table = city_table(["K9 W1 S12", "T1"])
    do(table, "K9", "W1")
    assert (frame(table), hand(table, 0), discard(table)) == ("NextTo", "S12", "")
    assert "W1" in expelled(table)


def test_3_7_also_as_the_second_card():
    table = city_table(["K9 W1 S12", "T1"])
    do(table, "K9", "S12", "W1")
    assert (frame(table), discard(table)) == ("NextTo", "S12")


def test_3_8_given_to_help_it_is_one_card_and_expelled():
    table = city_table(["V9 W1", "S1", "T1"])
    do(table, "V9", "W1", "no", "no")
    assert (frame(table), discard(table)) == ("BuildTurn", ""), "one card alone is not enough"
    assert "W1" in expelled(table)
    again = city_table(["V9 W1", "S1"])
    do(again, "V9", "W1", "S1", "V3", "left")
    assert (city_cards(again), discard(again)) == ("V3 V9", "S1")
    assert "W1" in expelled(again)


def test_3_8_with_the_option_it_returns_like_any_other():
    table = city_table(["V9 W1", "S1"], options={"service_discards": "return"})
    do(table, "V9", "W1", "no")
    assert hand(table, 0) == "V9 W1"


def test_3_9_brought_by_an_effect_it_is_expelled_for_the_top_card():
    """Professional Services: the wild would take the K9's place; the K9 comes into the hand."""
    table = city_table(["W1 K2", "S2"], "V9 K9:0", phase="effects", deck="T5 T6")
    do(table, "V9", "K9", "W1")
    assert (city_cards(table), marker(table, "T5"), hand(table, 0)) == ("V9 T5", "0", "K2 K9")
    assert "W1" in expelled(table)


def test_3_9_from_the_deck_too():
    """AI replaces a neutral card with the top card of the deck, which is a wild."""
    table = city_table(["K2", "S2"], "V3 S13:0", phase="effects", deck="W1 W2 T5 T6")
    do(table, "S13", "V3")
    assert (city_cards(table), marker(table, "T5"), discard(table)) == ("T5 S13", "", "V3")
    assert expelled(table) == {"W1", "W2"}


def test_3_10_a_wild_turned_up_for_a_wild_is_expelled_too():
    table = wild_table(deck="W2 T5 T6")
    do(table, "W1", "K9", "K2", "V3", "left")
    assert (city_cards(table), deck(table)) == ("V3 K9 T5", "T6")
    assert expelled(table) == {"W1", "W2"}


def stuck_wild():
    """Two technology companies make it free, and no card is left: the wild stays."""
    table = city_table(["W1", "S9 S2", "T1"], "V3 T9:0 T8:0", deck="")
    do(table, "W1", "T9", "V3", "left")
    return table


def test_3_11_with_no_card_left_the_wild_stays_with_its_marker():
    table = stuck_wild()
    assert (city_cards(table), marker(table, "W1")) == ("V3 T9 T8 W1", "0")
    assert table.scores()[0] == 1, "for the other 9"


def test_3_11_it_has_no_value_and_no_domain():
    """Another 9 finds only the T9, though the wild was built as a 9."""
    table = stuck_wild()
    do(table, "S9", "S2", "T8", "right")
    assert table.scores()[1] == 1


def test_3_11_a_card_may_still_take_its_place():
    table = city_table(["K2", "S2"], "V9 K9:0", phase="effects", deck="", discard="")
    table.zones.move(52, 5, 1)
    do(table, "V9", "K9", "W1")
    assert (city_cards(table), marker(table, "W1")) == ("V9 W1", "0")
    do(table, "V9", "V9", "S2")
    assert city_cards(table) == "S2 W1", "the change elsewhere leaves it alone"


def test_3_12_a_wild_cant_count_as_a_wild():
    table = city_table(["W2 K2", "S2"], "V3 W1:1 K9:1", deck="T5")
    do(table, "W2")
    assert may_do(table) == {"V3", "K9"}
    assert refused(table, "W1").clause == "City 3.1"


def test_3_13_not_built_it_returns_as_a_wild():
    table = wild_table()
    do(table, "W1", "V3", "K2", "no")
    assert (hand(table, 0), city_cards(table)) == ("W1", "V3 K9")
    assert table.value_of(52) == 0


def test_3_14_discarded_in_another_way_it_lies_in_the_discard_pile():
    """Big Data: draw 2, discard 2."""
    table = city_table(["W1 K2", "S2"], "V3 K10:0", phase="effects", deck="T5 T6")
    do(table, "K10", "W1", "K2")
    assert discard(table) == "K2 W1"
    assert "W1" not in expelled(table)
