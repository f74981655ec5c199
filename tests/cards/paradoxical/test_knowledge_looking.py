# ruff: noqa: N802 - the id of the card is part of the test's name
"""Knowledge cards that look at a deck or turn its cards up: K1, K4, K5, K7, K8, K9."""

from tests.cards.paradoxical.words import OTHERS, PILES, hands, is_done, places, ready, seen_by, skipped, told
from tests.cards.words import ALL, NOBODY, let_know, who_knows
from tests.paradoxical_table import deck_1, deck_2, discard_1, discard_2, do, hand, may_do, tableau

BACK = "put_on_deck 0 ?"


@places
def test_K1_does_take_one_of_the_top_four_of_a_deck_and_order_what_others_will_turn_up(place: str):
    table = ready("K1", place, "S12", deck_1="K9 S9 K10 S10 K11", deck_2="V9")
    do(table, "K1")
    assert may_do(table) == PILES
    do(table, "pile 1")
    assert may_do(table) == {"K9", "S9", "K10", "S10"}
    do(table, "S9", "K9", "S10")
    assert (hands(table, "K1"), deck_1(table)) == (["S9 S12", *OTHERS], "K10 S10 K9 K11")
    assert [who_knows(table, card) for card in ("S9", "K10", "K9", "K11", "V9")] == [{0}, {0}, {0}, NOBODY, NOBODY]
    assert seen_by(table, 1) == told("K1", place, "choose_pile 0 1", "look 0 ? ? ? ?", "take 0 ?", BACK, BACK, BACK)
    assert is_done(table, "K1", place)
    do(table, "pile 1")
    assert tableau(table, 1) == "K10"


@places
def test_K1_can_do_nothing_with_an_empty_deck_chosen(place: str):
    table = ready("K1", place, "S12", deck_2="V9")
    do(table, "K1", "pile 1")
    assert skipped(table) == ["Look at the top 4 cards.", "Take 1.", "Put the rest back on top in any order."]
    assert (hands(table, "K1"), deck_2(table)) == (["S12", *OTHERS], "V9")
    assert is_done(table, "K1", place)


def test_K1_looks_on_in_the_shuffled_discard_pile_of_that_deck():
    table = ready("K1", "hand", deck_1="K9", discard_1="S9", discard_2="V9")
    do(table, "K1", "pile 1")
    assert (may_do(table), discard_1(table), discard_2(table)) == ({"K9", "S9"}, "", "V9")
    do(table, "K9")
    assert (hand(table, 0), deck_1(table)) == ("K1 K9", "S9")


@places
def test_K4_does_order_the_top_five_of_one_deck_and_draw_from_either(place: str):
    """Which deck is asked for each sentence. (Family 3.28)"""
    for pile, drawn, left in (("pile 1", "S10", "S9 K10 K9 K11"), ("pile 2", "V9", "S10 S9 K10 K9 K11")):
        table = ready("K4", place, deck_1="K9 S9 K10 S10 K11", deck_2="V9")
        do(table, "K4", "pile 1")
        assert may_do(table) == {"K9", "S9", "K10", "S10", "K11"}
        do(table, "K11", "K9", "K10", "S9")
        assert may_do(table) == PILES
        do(table, pile)
        assert (hands(table, "K4"), deck_1(table)) == ([drawn, *OTHERS], left)
        assert (who_knows(table, "S10"), who_knows(table, "K11")) == ({0}, {0})
        looked = ["choose_pile 0 1", "look 0 ? ? ? ? ?", *[BACK] * 5]
        assert seen_by(table, None) == told("K4", place, *looked, f"choose_pile 0 {pile[-1]}", "draw 0 ?")
        assert is_done(table, "K4", place)


@places
def test_K4_can_do_nothing_with_an_empty_deck_chosen_twice(place: str):
    table = ready("K4", place, "S12", deck_2="V9")
    do(table, "K4", "pile 1", "pile 1")
    assert skipped(table) == ["Look at the top 5 cards.", "Put them back on top in any order.", "Draw 1."]
    assert (hands(table, "K4"), deck_2(table)) == (["S12", *OTHERS], "V9")
    assert is_done(table, "K4", place)


@places
def test_K5_does_bury_what_is_not_wanted_of_one_deck_and_draw_from_either(place: str):
    table = ready("K5", place, others=("K6 T5", "V5 V6"), deck_1="K9", deck_2="T9 V9 T10 V10")
    do(table, "K5", "pile 2")
    assert may_do(table) == {"T9", "V9", "T10", "no"}
    do(table, "V9", "no")
    assert may_do(table) == {"T9", "T10"}
    do(table, "T9", "pile 2")
    assert (hands(table, "K5")[0], deck_1(table), deck_2(table)) == ("T10", "K9", "T9 V10 V9")
    assert [who_knows(table, card) for card in ("V9", "T9", "V10")] == [{0}, {0}, NOBODY]
    looked = ["choose_pile 0 2", "look 0 ? ? ?", "put_under_deck 0 ?", BACK, BACK]
    assert seen_by(table, 2) == told("K5", place, *looked, "choose_pile 0 2", "draw 0 ?")
    assert is_done(table, "K5", place)


def test_K5_puts_all_under_so_that_none_returns():
    table = ready("K5", "hand", others=("K6", "V5"), deck_1="K9 S9", deck_2="V9")
    do(table, "K5", "pile 1", "K9", "S9", "pile 2")
    assert (hand(table, 0), deck_1(table)) == ("K5 V9", "K9 S9")
    assert skipped(table) == ["Put the rest back on top in any order."]


@places
def test_K5_can_do_nothing_with_an_empty_deck_chosen_twice(place: str):
    table = ready("K5", place, "S12", others=("K6", "V5"), deck_2="V9")
    do(table, "K5", "pile 1", "pile 1")
    look, under = "Look at the top 3 cards.", "Put any of them under the deck."
    assert skipped(table) == [look, under, "Put the rest back on top in any order.", "Draw 1."]
    assert (hands(table, "K5"), deck_2(table)) == (["S12", "K6", "V5"], "V9")
    assert is_done(table, "K5", place)


@places
def test_K7_does_turn_up_cards_of_the_deck_that_has_the_wanted_domain(place: str):
    """All see them; the others go under that deck. (Family 3.17)"""
    table = ready("K7", place, "S12", deck_1="K9", deck_2="T9 T10 V9 V10")
    do(table, "K7")
    assert may_do(table) == {f"domain {name}" for name in ("knowledge", "science", "technology", "service")}
    do(table, "domain service")
    assert may_do(table) == PILES
    do(table, "pile 2")
    assert (hands(table, "K7"), deck_2(table)) == (["S12 V9", *OTHERS], "V10 T9 T10")
    assert [who_knows(table, card) for card in ("V9", "T9", "T10", "V10")] == [ALL, ALL, ALL, NOBODY]
    turned = [f"reveal 0 {card}" for card in ("T9", "T10", "V9")]
    under = [f"put_under_deck 0 {card}" for card in ("T9", "T10")]
    assert seen_by(table, None) == told(
        "K7", place, "name_domain 0 service", "choose_pile 0 2", *turned, "take 0 V9", *under
    )
    assert is_done(table, "K7", place)


@places
def test_K7_can_do_nothing_but_bury_five_cards_when_the_chosen_deck_has_no_such_domain(place: str):
    """Deck 1 has no service card at all; with no cards there nothing is turned up either."""
    table = ready("K7", place, deck_1="K9 S9 K10 S10 K11 S11", deck_2="V9")
    do(table, "K7", "domain service", "pile 1")
    assert (skipped(table), hands(table, "K7")) == (["Take it."], ["", *OTHERS])
    assert (deck_1(table), deck_2(table)) == ("S11 K9 S9 K10 S10 K11", "V9")
    assert is_done(table, "K7", place)
    table = ready("K7", place, deck_2="V9")
    do(table, "K7", "domain service", "pile 1")
    turn = "Turn up cards until one is of that domain, 5 at most."
    assert (skipped(table), deck_2(table)) == ([turn, "Take it.", "Put the others under the deck."], "V9")


@places
def test_K8_does_take_the_lowest_of_three_of_a_deck_and_discard_the_others_to_its_pile(place: str):
    table = ready("K8", place, "S12", deck_1="K9", deck_2="T9 V2 V9 T10", discard_1="S9", discard_2="T11")
    do(table, "K8", "pile 2")
    assert may_do(table) == {"V2"}
    do(table, "V2")
    assert (hands(table, "K8"), deck_2(table)) == (["S12 V2", *OTHERS], "T10")
    assert (discard_1(table), discard_2(table)) == ("S9", "V9 T9 T11")
    assert (who_knows(table, "V2"), who_knows(table, "T10")) == (ALL, NOBODY)
    between = ("choose_pile 0 2", "reveal 0 T9 V2 V9", "take 0 V2", "discard T9", "discard V9")
    assert seen_by(table, 1) == told("K8", place, *between)
    assert is_done(table, "K8", place)


def test_K8_leaves_the_choice_between_equal_lowest():
    table = ready("K8", "tableau", deck_1="K9 S9 K10")
    do(table, "K8", "pile 1")
    assert may_do(table) == {"K9", "S9"}
    do(table, "S9")
    assert (hand(table, 0), discard_1(table)) == ("S9", "K10 K9")


@places
def test_K8_can_do_nothing_with_an_empty_deck_chosen(place: str):
    table = ready("K8", place, "S12", deck_2="V9")
    do(table, "K8", "pile 1")
    assert skipped(table) == ["Reveal the top 3 cards.", "Take one of the lowest value.", "Discard the others."]
    assert (hands(table, "K8"), deck_2(table), discard_2(table)) == (["S12", *OTHERS], "V9", "")
    assert is_done(table, "K8", place)


@places
def test_K9_does_take_one_of_the_bottom_three_of_a_deck_and_put_the_others_on_top(place: str):
    table = ready("K9", place, "S12", deck_1="K10 S9", deck_2="T9 V9 T10 V10 T11")
    let_know(table, 1, "T9")
    do(table, "K9", "pile 2")
    assert may_do(table) == {"T10", "V10", "T11"}
    do(table, "V10", "T11")
    assert (hands(table, "K9"), deck_1(table), deck_2(table)) == (["S12 V10", *OTHERS], "K10 S9", "T10 T11 T9 V9")
    assert [who_knows(table, card) for card in ("T10", "T11", "T9", "V9")] == [{0}, {0}, {1}, NOBODY]
    assert seen_by(table, 2) == told("K9", place, "choose_pile 0 2", "look 0 ? ? ?", "take 0 ?", BACK, BACK)
    assert is_done(table, "K9", place)


@places
def test_K9_can_do_nothing_with_an_empty_deck_chosen(place: str):
    table = ready("K9", place, "S12", deck_1="K10")
    do(table, "K9", "pile 2")
    rest = "Put the rest back on top in any order."
    assert skipped(table) == ["Look at the bottom 3 cards of the deck.", "Take 1.", rest]
    assert (hands(table, "K9"), deck_1(table)) == (["S12", *OTHERS], "K10")
    assert is_done(table, "K9", place)
