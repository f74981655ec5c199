"""Wilds at every moment they can turn up while effects are used. (City 3, Family 1.7)

In a hand or a pile a wild is a card like any other (City 3.14), without value and domain, and with nothing to copy
(Family 1.7). How one comes into the city by an effect is in test_wilds_city.py; building and paying are in clause 3.
"""

import pytest

from techdeck.core.zones import HAND
from tests.cards.city.words import effects, expelled, hands, put
from tests.cards.words import ALL, skipped, who_knows
from tests.city_table import city_table, dealt, deck, discard, do, hand, happened, may_do, zone

OTHERS = ["K12 T5", "V11 V12"]


def test_a_dealt_wild_stays_in_the_hand_unseen():
    """Also at the first moment of the game. (City 0.5, 3.14)"""
    for seed in range(20):
        table = dealt(3, seed)
        for wild in ("W1", "W2"):
            for seat in range(3):
                if wild in zone(table, HAND + seat).split():
                    assert who_knows(table, wild) == {seat}
                    return
    raise AssertionError("no wild was dealt")


@pytest.mark.parametrize(
    ("card", "answers", "on_deck", "held"),
    [
        ("K1", ["W1", "K8"], "W1 K8 T9", "S8 W1"),
        ("K2", ["S8"], "W1 K8", "W1"),
        ("K5", ["no", "K8", "T9"], "W1 K8 T9", "S8 W1"),
        ("K9", ["W1", "K8"], "K8 T9 W1", "S8 W1"),
        ("K11", ["S8", "no"], "W1 K8", "W1"),
        ("K13", ["S8", "K8"], "W1 K8 T9", "T9 W1"),
        ("S9", [], "W1", "S8 W1"),
        ("S12", ["S8", "no"], "W1 K8", "K2 W1"),
        ("T6", ["no"], "W1 K8", "S8 W1"),
    ],
)
def test_a_wild_that_is_drawn_or_taken_stays_in_the_hand(card: str, answers: list[str], on_deck: str, held: str):
    """Nobody else sees it, and nothing is expelled. (City 3.14)"""
    table = effects(["S8 K2" if card == "S12" else "S8", *OTHERS], f"V3 {card}:0", deck=on_deck)
    do(table, card, *answers)
    assert (hand(table, 0), who_knows(table, "W1")) == (held, {0})
    assert (expelled(table), table.current_player()) == (set(), 1)


def test_the_owner_of_a_company_may_draw_a_wild_and_discard_it():
    """It lies in the discard pile and is not expelled. (City 3.14, 5.7)"""
    table = effects(["S9", *OTHERS], "V3 K6:1", deck="W1 K9")
    do(table, "K6", "no", "yes")
    assert may_do(table) == {"K12", "T5", "W1"}
    do(table, "W1")
    assert (discard(table), expelled(table)) == ("W1", set())


def test_at_the_end_of_the_round_a_wild_may_be_discarded_or_drawn():
    table = city_table(["W1 K2 K3 K4 K5 K6 K7", "S9"], phase="end", deck="W2 T9 T10")
    do(table, "W1")
    assert (discard(table), hand(table, 1)) == ("W1", "S9 T9 W2")
    assert (who_knows(table, "W2"), expelled(table)) == ({1}, set())


def test_a_wild_is_never_of_a_named_domain():
    """Statistics turns it up and goes on; all see it go under the deck."""
    table = effects(["S9", *OTHERS], "V3 K7:0", deck="W1 W2 T9 T10")
    do(table, "K7", "domain technology")
    assert (hand(table, 0), deck(table), who_knows(table, "W1")) == ("S9 T9", "T10 W1 W2", ALL)


def test_a_wild_is_never_the_lowest():
    """Digital Media discards it with the others; a wild alone can't be taken."""
    table = effects(["S9", *OTHERS], "V3 K8:0", deck="W1 T9 K10 K2")
    do(table, "K8")
    assert may_do(table) == {"T9"}
    do(table, "T9")
    assert (hand(table, 0), discard(table), expelled(table)) == ("S9 T9", "K10 W1", set())
    table = effects(["S9", *OTHERS], "V3 K8:0", deck="W1 W2")
    do(table, "K8")
    assert (skipped(table), discard(table)) == (["Take one of the lowest value."], "W2 W1")


def test_a_wild_has_no_value_to_take_or_to_match():
    """It is not 7 or less, and shown from the hand it finds no card of its value."""
    table = effects(["S9", *OTHERS], "V3 S1:0", discard="W1 K9")
    do(table, "S1")
    assert (skipped(table), discard(table)) == (["Take a card of value 7 or less from the discard pile."], "W1 K9")
    table = effects(["W1", *OTHERS], "V3 S4:0", discard="W2 K9")
    do(table, "S4", "W1")
    assert skipped(table) == ["Take a card of the same value from the discard pile."]
    assert (hand(table, 0), discard(table), who_knows(table, "W1")) == ("W1", "W2 K9", ALL)


@pytest.mark.parametrize("card", ["S11", "V10"])
def test_a_shown_wild_can_count_as_nothing_else(card: str):
    table = effects(["W1", *OTHERS], f"V3 {card}:0" if card == "S11" else f"V3 {card}")
    do(table, card, "W1")
    text = (
        "It counts as one value higher or lower until the end of the next round."
        if card == "S11"
        else "It counts as a domain of your choice until the end of the next round."
    )
    assert (skipped(table), who_knows(table, "W1"), table.current_player()) == ([text], ALL, 1)


def test_a_wild_can_be_neither_named_nor_searched_for():
    table = effects(["S9", "W2", "V5"], "V3 K3:0 S3:0", deck="W1 K9")
    do(table, "K3")
    assert may_do(table) == {f"value {n}" for n in range(1, 14)}
    do(table, "value 1")
    assert len(may_do(table)) == 4
    table = effects(["S9", "W2", "V5"], "V3 K3:0 S3:0", deck="W1 K9")
    do(table, "S3", "value 9", "S9")
    assert (hands(table), discard(table)) == (["W1", "W2", "V5"], "S9")


@pytest.mark.parametrize(("card", "asked"), [("S8", [0]), ("V8", [0, 1, 2])])
def test_a_wild_is_not_shown_as_a_card_of_a_domain(card: str, asked: list[int]):
    """Who holds only a wild is left out by Neuroscience, and can only say no to Education."""
    table = effects(["W1", "W2", ""], f"V3 {card}:0" if card == "S8" else f"V3 {card}", deck="K9")
    do(table, card, "domain service")
    for seat in asked:
        assert (table.current_player(), may_do(table)) == (seat, {"no"})
        do(table, "no")
    assert (hands(table), happened(table, "show")) == (["W1", "W2", ""], [])


def test_a_drawn_wild_is_no_technology_and_two_wilds_are_no_pair():
    table = effects(["S9", *OTHERS], "V3 T6:0 T12:0", deck="W1 K9")
    do(table, "T6", "yes")
    assert (hand(table, 0), deck(table), who_knows(table, "W1")) == ("S9 W1", "K9", ALL)
    table = effects(["W1 W2", *OTHERS], "V3 T6:0 T12:0", deck="K9 K10")
    do(table, "T12")
    assert may_do(table) == {"no"}


def test_a_wild_offers_nothing_to_copy():
    """From the pile, the hand, the deck or another hand. (Family 1.7, 4.5)"""
    table = effects(["S9", *OTHERS], "V3 T2:0", discard="W1 K10")
    do(table, "T2")
    assert skipped(table) == ["Copy the effect of the top card of the discard pile."]
    table = effects(["W1", *OTHERS], "V3 T3:0")
    do(table, "T3", "W1")
    assert skipped(table) == ["Copy its effect."]
    table = effects(["S9", "W1", "V5"], "V3 T5:0")
    do(table, "T5", "seat 1", "W1")
    assert (skipped(table), hand(table, 1), who_knows(table, "W1")) == (["Copy its effect."], "W1", ALL)


def test_a_turned_up_wild_can_only_go_under_the_deck():
    table = effects(["S9", *OTHERS], "V3 T4:0", deck="W1 K10")
    do(table, "T4")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert deck(table) == "K10 W1"
    table = effects(["S9", *OTHERS], "V3 T10:0", deck="W1 K6 K10")
    do(table, "T10")
    assert may_do(table) == {"K6"}
    table = effects(["S9", *OTHERS], "V3 T10:0", deck="W1 W2 K10")
    do(table, "T10")
    assert (skipped(table), deck(table)) == (["Copy the effect of one."], "K10 W1 W2")


def test_a_wild_is_passed_given_dealt_and_exchanged_like_any_card():
    table = effects(["W1 K3", "S5", "V5"], "V1")
    do(table, "V1")
    put(table, "W1", "S5", "V5")
    assert (hands(table), who_knows(table, "W1")) == (["K3 V5", "W1", "S5"], {0, 1})
    table = effects(["W1", "S5"], "V3")
    do(table, "V3", "seat 1", "W1", "S5")
    assert hands(table) == ["S5", "W1"]
    table = effects(["W1 K3 K4", "W2 S5", "V5 V6"], "V13")
    do(table, "V13")
    put(table, "W1 K3", "W2 S5", "V5 V6")
    assert hands(table) == ["K4 S5 W2", "V5 V6", "K3 W1"]
    table = effects(["K3", "W1"], "V7")
    do(table, "V7", "seat 1", "K3")
    assert (hands(table), who_knows(table, "W1")) == (["W1", "K3"], {0, 1})
    table = effects(["W1", "W2"], "V12")
    do(table, "V12")
    put(table, "W1", "W2")
    assert {hand(table, 0), hand(table, 1)} == {"W1", "W2"}


def test_a_wild_comes_and_goes_by_the_piles():
    """Taken, exchanged, put on the deck, shuffled in: never expelled. (City 3.14)"""
    table = effects(["K3", *OTHERS], "V3 S2:0", discard="W1 K9")
    do(table, "S2", "W1", "K3")
    assert (hand(table, 0), discard(table), who_knows(table, "W1")) == ("W1", "K3 K9", ALL)
    table = effects(["K3", *OTHERS], "V3 S6:0", deck="K4", discard="W1 K9")
    do(table, "S6", "K9")
    assert (hand(table, 0), deck(table)) == ("K3 K9", "K4 W1")
    table = effects(["K3", *OTHERS], "V3 T7:0", deck="K4", discard="W1 K9")
    do(table, "T7", "W1")
    assert (deck(table), who_knows(table, "W1")) == ("W1 K4", ALL)
    table = effects(["K3", *OTHERS], "V3 V6", deck="W1 K9 K10")
    do(table, "V6", "W1", "K3", "K9", "T5", "K10", "V11")
    assert (hand(table, 0), expelled(table)) == ("W1", set())
