"""Wilds that would come into the city by an effect, and those that have to stay there. (City 3.9-3.11)"""

import pytest

from techdeck.core.zones import EXPELLED
from techdeck.games.city.places import City
from tests.cards.city.words import city_now, effects, expelled, turned_up
from tests.cards.moments import set_up_again
from tests.cards.words import ALL, who_knows
from tests.city_table import deck, discard, do, hand, happened, may_do, zone
from tests.rulebook.words import frame

OTHERS = ["K12 T5", "V11 V12"]


@pytest.mark.parametrize(
    ("city", "uses", "held", "on_deck", "pile", "after"),
    [
        ("V3 S5:0", "S5 V3 W1", "K3", "", "W1", ("T9 S5:0~0", "K3", "V3")),
        ("V3 S10:0", "S10 V3 W1", "W1", "", "", ("T9 S10:0~0", "V3", "")),
        ("V3 S13:0", "S13 V3", "K3", "W1", "", ("T9 S13:0~0", "K3", "V3")),
        ("V3 T13:0", "T13 V3 W1", "K3", "", "W1 K4", ("T9 T13:0~0", "K3", "V3 K4")),
        ("V3 T13:0", "T13 T13 W1", "K3", "", "W1 K4", ("V3 T9:0", "K3", "T13 K4")),
        ("V9 K2:0", "V9 V9 W1", "W1", "", "", ("T9 K2:0", "V9", "")),
        ("V9 K2:0", "V9 K2 W1", "W1", "", "", ("V9~0 T9:0", "K2", "")),
    ],
)
def test_a_wild_brought_into_the_city_gives_way_to_the_top_card(
    city: str, uses: str, held: str, on_deck: str, pile: str, after: tuple[str, str, str]
):
    """The place stays neutral or keeps its marker, and nothing scores. (City 3.9, 4.7, 6.4, 6.5)"""
    table = effects([held, *OTHERS], city, deck=f"{on_deck} T9 T10", discard=pile)
    do(table, *uses.split())
    assert (city_now(table), hand(table, 0), discard(table)) == after
    assert (expelled(table), deck(table), table.scores()) == ({"W1"}, "T10", [0, 0, 0])
    assert turned_up(table) == ["T9"]


def test_manufacturing_draws_after_the_wild_has_given_way():
    table = effects(["W1 K3", *OTHERS], "V3 T9:0", deck="T8 T10 T11")
    do(table, "T9", "V3", "W1")
    assert (city_now(table), hand(table, 0), discard(table)) == ("T8 T9:0~0", "K3 T10", "V3")
    assert expelled(table) == {"W1"}


def test_a_service_card_that_comes_for_a_wild_takes_the_marker_off():
    table = effects(["W1", *OTHERS], "V9 K2:0", deck="V8 T10")
    do(table, "V9", "K2", "W1")
    assert (city_now(table), hand(table, 0)) == ("V9~0 V8", "K2")


def test_two_wilds_in_a_row_are_both_expelled():
    table = effects(["K3", *OTHERS], "V3 S13:0", deck="W1 W2 T9")
    do(table, "S13", "V3")
    assert (city_now(table), expelled(table), discard(table)) == ("T9 S13:0~0", {"W1", "W2"}, "V3")


def test_earth_sciences_may_take_a_wild_or_lose_it_for_the_top_card():
    """The company goes where the wild was cut; if that was the top of the deck, it comes back at once. (City 3.9)"""
    came_back = set()
    for seed in range(30):
        table = effects(["K3", *OTHERS], "V3 S7:0 K9:0", deck="W1 W2", seed=seed)
        do(table, "S7")
        shown = happened(table, "show")[0]
        do(table, "no", "K9")
        back = shown == "W1"
        assert city_now(table) == "V3 S7:0~0 K9:0"
        assert expelled(table) == ({"W1"} if back else {"W1", "W2"})
        assert deck(table) == ("W2" if back else "")
        came_back.add(back)
    assert came_back == {True, False}
    table = effects(["K3", *OTHERS], "V3 S7:0 K9:0", deck="W1")
    do(table, "S7", "yes")
    assert (hand(table, 0), who_knows(table, "W1"), expelled(table)) == ("K3 W1", ALL, set())


def test_the_replaced_card_comes_back_if_it_is_the_only_card_left():
    """It lies in the discard pile when the new card is needed. (City 3.9, Family 2.5)"""
    table = effects(["K3", *OTHERS], "V3~12 S13:0", deck="W1")
    do(table, "S13", "V3")
    assert (city_now(table), deck(table), discard(table)) == ("V3 S13:0~0", "", "")
    assert expelled(table) == {"W1"}


def stuck(city: str = "V9 K2:0", target: str = "K2") -> City:
    """A wild that stays in the city, as there is no card for it. (City 3.11)"""
    table = effects(["W1", "S5", "V5"], city)
    do(table, "V9", target, "W1")
    return table


def test_a_wild_that_stays_in_the_city_can_be_neither_used_nor_copied():
    table = stuck("V9 K2:0 T1:1")
    assert (city_now(table), expelled(table)) == ("V9~0 W1:0 T1:1", set())
    assert may_do(table) == {"no", "V9", "T1"}
    do(table, "T1")
    assert may_do(table) == {"V9"}


def test_a_wild_that_stays_in_a_neutral_place_is_neutral_and_may_be_exchanged():
    table = stuck(target="V9")
    assert city_now(table) == "W1 K2:0"
    table = effects(["K3", *OTHERS], "W1 S10:0")
    do(table, "S10", "W1", "K3")
    assert (city_now(table), hand(table, 0), who_knows(table, "W1")) == ("K3 S10:0~0", "W1", ALL)


def test_a_wild_that_stayed_is_discarded_when_it_is_replaced():
    """By then there is a deck again. It is not expelled. (City 3.14)"""
    table = effects(["K3", *OTHERS], "W1 S13:0", deck="T9")
    do(table, "S13", "W1")
    assert (city_now(table), discard(table), expelled(table)) == ("T9 S13:0~0", "W1", set())
    assert "W1" not in zone(table, EXPELLED).split()


def test_the_moment_before_a_wild_comes_into_the_city_can_be_saved():
    table = effects(["W1 K3", *OTHERS], "V9 K2:0", deck="T9")
    do(table, "V9", "K2")
    table = set_up_again(table)
    assert (frame(table), may_do(table)) == ("Ask", {"W1", "K3"})
    do(table, "W1")
    assert (city_now(table), hand(table, 0)) == ("V9~0 T9:0", "K2 K3")
