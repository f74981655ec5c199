"""A single player against the City Council. (City 8)"""

import pytest

from techdeck.core.zones import EXPELLED
from tests.city_table import (
    city_cards,
    city_table,
    council_points,
    dealt,
    deck,
    discard,
    do,
    hand,
    happened,
    marker,
    may_do,
    place,
    tilted,
    zone,
)
from tests.rulebook.words import frame, play_on
from tests.table_words import facts


def solo(held, city="V3", strength="easy", **more):
    """A solo table; the council has a marker of its own, c, and is an easy one unless a test says otherwise."""
    return city_table([held], city, options={"council": strength}, **more)


def test_8_1_six_rounds_against_the_council():
    table = dealt(1)
    assert (table.acting_seats(), table.view(0).to_dict()["council"]) == ([0], 0)
    play_on(table)
    assert table.is_terminal()
    assert len(happened(table, "round")) == 5


def test_8_2_the_council_helps_with_a_service_card():
    table = solo("V9 K1", deck="T5 T6 T7")
    do(table, "V9", "K1")
    assert (frame(table), discard(table)) == ("NextTo", "T5 K1"), "after you: its card lies on top"
    assert happened(table, "council_helps") == ["T5"]
    do(table, "V3", "left")
    assert table.scores() == [1]
    scored = facts(table, "council_scores")[0]
    assert (scored["helping"], scored["points"], scored["total"]) == (1, 1, 1)


def test_8_2_it_helps_every_service_card_also_one_that_you_give_nothing_for():
    table = solo("V9 K1", deck="T5 T6 T7")
    do(table, "V9", "no")
    assert (hand(table, 0), deck(table), discard(table)) == ("K1 V9", "T6 T7", "T5")
    assert happened(table, "council_helps") == ["T5"]
    assert (city_cards(table), council_points(table), table.scores()) == ("V3", 0, [0])


def test_8_2_a_wild_it_helps_with_is_expelled():
    table = solo("V9 K1", deck="W1 T6 T7")
    do(table, "V9", "K1")
    assert (frame(table), discard(table)) == ("NextTo", "K1")
    assert "W1" in zone(table, EXPELLED).split()


def test_8_2_without_a_card_it_cant_help():
    assert "V9" not in may_do(solo("V9 K1 K2"))
    assert "V9" in may_do(solo("V9 K1 K2", discard="T5"))


def test_8_3_the_council_builds_after_you():
    table = solo("K9 K1", deck="T5 T6 T7")
    do(table, "K9", "K1", "V3", "left")
    assert (city_cards(table), deck(table)) == ("V3 K9 T5", "T6 T7")
    assert facts(table, "council_builds")[0]["beside"] in ("V3", "K9")


def test_8_3_not_if_you_pass_or_a_service_card_fails():
    for answers, left in ((["no"], "T5 T6 T7"), (["V9", "no"], "T6 T7")):
        table = solo("V9 K1", deck="T5 T6 T7")
        do(table, *answers)
        assert (city_cards(table), deck(table)) == ("V3", left)


def test_8_3_every_place_is_as_likely():
    """Around two cards in a row there are six places, each named by one card or shared by none."""
    found = []
    for seed in range(300):
        table = solo("K9 K1", deck="T5 T6", seed=seed)
        do(table, "K9", "K1", "V3", "left")
        found.append(place(table, "T5"))
    places = {(-2, 0), (1, 0), (-1, 1), (0, 1), (-1, -1), (0, -1)}
    assert set(found) == places
    assert min(found.count(where) for where in places) > 25


def test_8_3_a_place_between_two_cards_counts_once():
    """Around the four cards there are eight places; two of them touch two cards each."""
    found = []
    for seed in range(800):
        table = solo("K9 K1", "V3 K2\nK3 .", deck="T5 T6", seed=seed)
        do(table, "K9", "K1", "V3", "left")
        found.append(place(table, "T5"))
    assert len(set(found)) == 8
    assert all(70 < found.count(where) < 130 for where in set(found)), "each a hundred times, more or less"


def test_8_4_a_wild_is_expelled_and_the_next_card_turned_up():
    table = solo("K9 K1", deck="W1 W2 T9 T6")
    do(table, "K9", "K1", "V3", "left")
    assert (city_cards(table), deck(table)) == ("V3 K9 T9", "T6")
    assert council_points(table) == 1, "the card it builds is scored"
    assert {"W1", "W2"} <= set(zone(table, EXPELLED).split())


def test_8_4_too_few_cards_will_do():
    table = solo("K9 K1", strength="hard", deck="W1 T5 T6")
    do(table, "K9", "K1", "V3", "left")
    assert len(happened(table, "council_turns_up")) == 3, "the card you paid with came into a new deck"
    assert len(city_cards(table).split()) == 3


def test_8_4_without_a_card_it_does_nothing():
    table = solo("K9", "V3 T9:0 T8:0")
    do(table, "K9", "V3", "left")
    assert (city_cards(table), council_points(table)) == ("V3 T9 T8 K9", 0)


@pytest.mark.parametrize(("top", "mark", "points"), [("T5", "c", 0), ("T9", "c", 1), ("V5", "", 1), ("V9", "", 1)])
def test_8_5_its_company_has_its_marker_and_scores(top, mark, points):
    table = solo("K9 K1", deck=f"{top} T6")
    do(table, "K9", "K1", "V3", "left")
    assert (marker(table, top), council_points(table)) == (mark, points)


def test_8_5_with_the_bonuses_of_a_player():
    """Two others, and two science companies of its own."""
    table = solo("K9 K1", "V3 V9 . S1:c . S2:c", deck="T9 T6")
    do(table, "K9", "K1", "V3", "left")
    assert council_points(table) >= 3
    assert table.scores() == [1], "your own bonus needs your own science companies"


def test_8_6_it_does_not_draw_when_its_company_is_used():
    table = solo("K1", "V3 S9:c", phase="effects", deck="T5 T6 T7")
    do(table, "S9")
    assert len(hand(table, 0).split()) == 3, "drawn 1, and the round ended: drawn up to three"
    assert facts(table, "owner_draw") == []


def test_8_6_other_players_are_not_found():
    """Banking: pick another player; Government: every other player who has more cards; E-commerce: pass to the left."""
    table = solo("K1", "V5 V11 V1", phase="effects", deck="T5 T6 T7")
    bank, government, shop = table.clone(), table.clone(), table.clone()
    for twin in (bank, government, shop):
        twin.watch()
    do(bank, "V5")
    assert set(hand(bank, 0).split()) == {"K1", "T5", "T6"}
    do(government, "V11")
    assert "T5" in hand(government, 0), "nobody did, so you draw 1"
    do(shop, "V1", "K1")
    assert "K1" in hand(shop, 0)
    assert tilted(table) == set()


@pytest.mark.parametrize(("yours", "councils", "result"), [(5, 4, 1.0), (4, 5, -1.0), (4, 4, 0.0), (0, 0, 0.0)])
def test_8_7_you_have_to_beat_the_council(yours, councils, result):
    table = solo("K1 K2 K3", phase="end", round=6, scores=[yours], council=councils)
    assert table.is_terminal()
    assert table.returns() == [result]
    assert table.final_winners() == (1 if result > 0 else 0)


def test_8_7_before_the_end_nothing_is_won():
    assert solo("K1 K2 K3", scores=[5]).returns() == [0.0]


def test_8_8_to_concede_is_to_lose():
    table = solo("K1 K2 K3", scores=[9])
    do(table, "concede", seat=0)
    assert table.is_terminal()
    assert (table.returns(), table.final_winners()) == ([-1.0], 0)


TURNED_UP = "T2 T4 T5 T6 T7 T8 T10 T11 T12 T13 S2 S4 S5 S6"


@pytest.mark.parametrize(("strength", "cards"), [("easy", 1), ("fair", 5), ("hard", 12)])
def test_8_9_so_many_cards_are_turned_up_and_the_rest_is_discarded(strength, cards):
    """A wild is not among them. None scores anything, so chance picks one."""
    table, names = solo("K9 K1", strength=strength, deck=f"W1 {TURNED_UP}"), TURNED_UP.split()
    do(table, "K9", "K1", "V3", "left")
    assert happened(table, "council_turns_up") == names[:cards]
    [built] = happened(table, "council_builds")
    assert built in names[:cards]
    rest = [name for name in names[:cards] if name != built]
    assert discard(table) == " ".join([*rest[::-1], "K1"]), "in the order in which they were turned up"
    assert (deck(table).split(), "W1" in zone(table, EXPELLED).split()) == (names[cards:], True)


def test_8_9_the_table_is_fair_unless_another_council_is_asked_for():
    assert dealt(1).game.options()["council"] == "fair"


@pytest.mark.parametrize("seed", range(10))
def test_8_9_it_builds_the_card_that_scores_the_most_in_the_place_where_it_does(seed):
    """S9 matches one card, T7 two; only on one side of V3 it has two of its companies around it."""
    table = solo("K9 K1", "V7 S7:c\nV3 .\nT3:c K3", strength="fair", deck="S9 T7 T5 T6 K4 T8", seed=seed)
    do(table, "K9", "K1", "V7", "left")
    assert happened(table, "council_builds") == ["T7"]
    assert (place(table, "T7"), council_points(table)) == ((1, -1), 3)


def test_8_9_among_equals_by_chance():
    """Four cards match nothing, and there are six places."""
    found = set()
    for seed in range(200):
        table = solo("K9 K1", strength="fair", deck="T5 T6 T7 T8 T10 T11", seed=seed)
        do(table, "K9", "K1", "V3", "left")
        [built] = happened(table, "council_builds")
        found.add((built, place(table, built)))
    assert len(found) == 5 * 6


def test_8_9_an_easy_council_does_not_look_for_the_best_place():
    places = set()
    for seed in range(60):
        table = solo("K9 K1", "V7 S7:c\nV3 .\nT3:c K3", deck="T7 S9", seed=seed)
        do(table, "K9", "K1", "V7", "left")
        places.add(place(table, "T7"))
    assert len(places) > 5
