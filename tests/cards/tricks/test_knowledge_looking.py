# ruff: noqa: N802 - the id of the card is part of the test's name
"""Knowledge cards that look into the deck or turn its cards up: K1, K4, K5, K7, K8, K9."""

import pytest

from tests.cards.tricks.words import seen_by
from tests.cards.words import ALL, NOBODY, let_know, skipped, who_knows
from tests.tricks_table import deck, discard, do, hand, happened, may_do, tricks_table

OTHERS = ["S5 T5", "V5 V6"]
GOALS = ["S1", "T1", "V1"]


def test_K1_does_take_one_of_four_and_order_the_rest():
    table = tricks_table(["K1 S9", *OTHERS], goals=GOALS, deck="K9 T9 V9 K10 T10")
    do(table, "K1")
    assert may_do(table) == {"K9", "T9", "V9", "K10"}
    assert deck(table) == "T10"
    do(table, "V9", "K10", "K9")
    assert (hand(table, 0), hand(table, 1), hand(table, 2)) == ("S9 T9 V9", "S5 T5", "V5 V6")
    assert (deck(table), discard(table)) == ("K9 K10 T10", "K1")


def test_K1_does_show_the_cards_to_its_user_only():
    table = tricks_table(["K1 S9", *OTHERS], goals=GOALS, deck="K9 T9 V9 K10 T10")
    do(table, "K1", "V9", "K10", "K9")
    assert [who_knows(table, card) for card in ("K9", "K10", "V9", "T9")] == [{0}] * 4
    assert who_knows(table, "T10") == NOBODY
    returned = ["put_on_deck 0 ?"] * 3
    assert seen_by(table, None) == ["use 0 K1", "look 0 ? ? ? ?", "take 0 ?", *returned, "discard K1", "draw 0 ?"]
    assert seen_by(table, 1) == seen_by(table, None)
    assert seen_by(table, 0)[1:4] == ["look 0 K9 T9 V9 K10", "take 0 V9", "put_on_deck 0 K10"]


def test_K1_can_do_nothing_without_any_pile():
    """Then it is discarded and, being the only card of the pile, drawn again. (Family 3.4, 2.5)"""
    table = tricks_table(["K1 S9", *OTHERS], goals=GOALS)
    do(table, "K1")
    assert skipped(table) == ["Look at the top 4 cards.", "Take 1.", "Put the rest back on top in any order."]
    assert (hand(table, 0), deck(table), discard(table)) == ("K1 S9", "", "")
    assert table.current_player() == 1


def test_K1_looks_on_in_the_shuffled_discard_pile():
    """What was there is looked at first; neither it nor the used card is shuffled in. (Family 2.5, 2.8)"""
    table = tricks_table(["K1 S9", *OTHERS], goals=GOALS, deck="K9 T9", discard="V9 V10 V11")
    do(table, "K1")
    looked = may_do(table)
    assert looked > {"K9", "T9"}
    assert len(looked) == 4
    assert looked | {deck(table)} == {"K9", "T9", "V9", "V10", "V11"}
    assert (discard(table), len(happened(table, "shuffle"))) == ("", 1)
    assert who_knows(table, deck(table)) == NOBODY


def test_K1_hides_from_the_others_which_card_was_taken():
    """Seat 1 knew the top card, but can't tell any more whether it was taken or where it lies. (Family 6.4)"""
    table = tricks_table(["K1 S9", *OTHERS], goals=GOALS, deck="K9 T9 V9 K10 T10")
    let_know(table, 1, "K9 T10")
    do(table, "K1", "V9", "K10", "K9")
    assert (who_knows(table, "K9"), who_knows(table, "T10")) == ({0}, {1})


def test_K1_with_a_single_card_has_no_rest():
    table = tricks_table(["K1 S9", *OTHERS], goals=GOALS, deck="K9")
    do(table, "K1", "K9")
    assert skipped(table) == ["Put the rest back on top in any order."]
    assert hand(table, 0) == "K1 K9 S9"


def test_K4_does_order_five_and_draw_the_top():
    table = tricks_table(["K4 S9", *OTHERS], deck="K9 T9 V9 K10 T10 V10")
    do(table, "K4")
    assert (may_do(table), deck(table)) == ({"K9", "T9", "V9", "K10", "T10"}, "V10")
    do(table, "K9", "T9", "V9")
    assert may_do(table) == {"K10", "T10"}
    do(table, "K10")
    assert (hand(table, 0), deck(table), discard(table)) == ("K10 S9 T10", "V9 T9 K9 V10", "K4")
    assert [who_knows(table, card) for card in ("V9", "T9", "K9", "T10")] == [{0}] * 4
    assert who_knows(table, "V10") == NOBODY
    returned = ["put_on_deck 0 ?"] * 5
    assert seen_by(table, 2) == ["use 0 K4", "look 0 ? ? ? ? ?", *returned, "draw 0 ?", "discard K4", "draw 0 ?"]


def test_K4_can_do_nothing_without_any_pile():
    table = tricks_table(["K4 S9", *OTHERS])
    do(table, "K4")
    assert skipped(table) == ["Look at the top 5 cards.", "Put them back on top in any order.", "Draw 1."]
    assert (hand(table, 0), table.current_player()) == ("K4 S9", 1)


def test_K4_draws_only_after_the_cards_are_back():
    """They lie aside until the text returns them, and are then drawn like any others. (Family 3.15)"""
    table = tricks_table(["K4 S9", *OTHERS], deck="K9", discard="T9")
    do(table, "K4")
    assert (may_do(table), deck(table), discard(table)) == ({"K9", "T9"}, "", "")
    do(table, "K9")
    assert (hand(table, 0), deck(table), discard(table)) == ("K9 S9 T9", "", "K4")
    assert skipped(table) == []


def test_K5_does_put_some_under_and_order_the_rest():
    table = tricks_table(["K5 S9", *OTHERS], deck="K9 T9 V9 V10")
    do(table, "K5")
    assert (may_do(table), deck(table)) == ({"K9", "T9", "V9", "no"}, "V10")
    do(table, "T9", "no")
    assert may_do(table) == {"K9", "V9"}
    do(table, "K9")
    assert (hand(table, 0), deck(table), discard(table)) == ("K9 S9 V9", "V10 T9", "K5")
    assert (who_knows(table, "T9"), who_knows(table, "V10")) == ({0}, NOBODY)
    assert seen_by(table, None)[:2] == ["use 0 K5", "look 0 ? ? ?"]


def test_K5_puts_all_under_so_that_none_returns():
    """The last one put lies lowest; the card drawn is the one that lay below them."""
    table = tricks_table(["K5 S9", *OTHERS], deck="K9 T9 V9 V10")
    do(table, "K5", "V9", "T9", "K9")
    assert (hand(table, 0), deck(table)) == ("S9 V9 V10", "T9 K9")
    assert skipped(table) == ["Put the rest back on top in any order."]


def test_K5_puts_none_under():
    table = tricks_table(["K5 S9", *OTHERS], deck="K9 T9 V9 V10")
    do(table, "K5", "no", "K9", "V9")
    assert (hand(table, 0), deck(table)) == ("S9 T9 V9", "K9 V10")


def test_K5_can_do_nothing_without_any_pile():
    table = tricks_table(["K5 S9", *OTHERS])
    do(table, "K5")
    under, rest = "Put any of them under the deck.", "Put the rest back on top in any order."
    assert skipped(table) == ["Look at the top 3 cards.", under, rest, "Draw 1."]
    assert (hand(table, 0), table.current_player()) == ("K5 S9", 1)


def test_K7_does_turn_up_cards_until_the_domain_comes():
    """The others go under the deck in the order they were turned up, and all have seen them."""
    table = tricks_table(["K7 S9", *OTHERS], deck="K9 T9 V9 V10 V11")
    do(table, "K7")
    assert may_do(table) == {"domain knowledge", "domain science", "domain technology", "domain service"}
    do(table, "domain service")
    assert (hand(table, 0), deck(table), discard(table)) == ("S9 V9 V10", "V11 K9 T9", "K7")
    assert [who_knows(table, card) for card in ("K9", "T9", "V9")] == [ALL] * 3
    assert (who_knows(table, "V10"), who_knows(table, "V11")) == ({0}, NOBODY)
    turned = ["reveal 0 K9", "reveal 0 T9", "reveal 0 V9", "take 0 V9"]
    under = ["put_under_deck 0 K9", "put_under_deck 0 T9"]
    assert seen_by(table, None) == ["use 0 K7", "name_domain 0 service", *turned, *under, "discard K7", "draw 0 ?"]


def test_K7_can_do_nothing_without_any_pile():
    table = tricks_table(["K7 S9", *OTHERS])
    do(table, "K7", "domain service")
    turn = "Turn up cards until one is of that domain, 5 at most."
    assert skipped(table) == [turn, "Take it.", "Put the others under the deck."]
    assert (hand(table, 0), table.current_player()) == ("K7 S9", 1)


def test_K7_finds_none_in_five():
    table = tricks_table(["K7 S9", *OTHERS], deck="K9 K10 K11 K12 K13 V9 T9")
    do(table, "K7", "domain service")
    assert skipped(table) == ["Take it."]
    assert (hand(table, 0), deck(table)) == ("S9 V9", "T9 K9 K10 K11 K12 K13")
    assert [who_knows(table, card) for card in ("K9", "K13", "V9", "T9")] == [ALL, ALL, {0}, NOBODY]


def test_K7_finds_it_at_once():
    table = tricks_table(["K7 S9", *OTHERS], deck="V9 K9")
    do(table, "K7", "domain service")
    assert (hand(table, 0), skipped(table)) == ("K9 S9 V9", ["Put the others under the deck."])


def test_K7_turns_on_in_the_shuffled_discard_pile():
    """What was turned up before lies aside and is not shuffled in. (Family 2.5, 2.8)"""
    table = tricks_table(["K7 S9", *OTHERS], deck="K9 K10", discard="V9")
    do(table, "K7", "domain service")
    assert happened(table, "reveal") == ["K9", "K10", "V9"]
    assert (hand(table, 0), deck(table), discard(table)) == ("K9 S9 V9", "K10", "K7")


def test_K8_does_take_the_lowest_and_discard_the_others():
    table = tricks_table(["K8 S9", *OTHERS], deck="T9 K5 V12 V13")
    do(table, "K8")
    assert (may_do(table), deck(table)) == ({"K5"}, "V13")
    do(table, "K5")
    assert (hand(table, 0), deck(table), discard(table)) == ("K5 S9 V13", "", "K8 V12 T9")
    assert (who_knows(table, "K5"), who_knows(table, "V13")) == (ALL, {0})
    shown = ["reveal 0 T9 K5 V12", "take 0 K5", "discard T9", "discard V12"]
    assert seen_by(table, None) == ["use 0 K8", *shown, "discard K8", "draw 0 ?"]


def test_K8_leaves_the_choice_between_equal_lowest():
    table = tricks_table(["K8 S9", *OTHERS], deck="T3 V12 K3 V13")
    do(table, "K8")
    assert may_do(table) == {"T3", "K3"}
    do(table, "K3")
    assert (hand(table, 0), discard(table)) == ("K3 S9 V13", "K8 V12 T3")


def test_K8_can_do_nothing_without_any_pile():
    table = tricks_table(["K8 S9", *OTHERS])
    do(table, "K8")
    assert skipped(table) == ["Reveal the top 3 cards.", "Take one of the lowest value.", "Discard the others."]
    assert (hand(table, 0), discard(table), table.current_player()) == ("K8 S9", "", 1)


def test_K8_reveals_as_many_as_there_are():
    table = tricks_table(["K8 S9", *OTHERS], deck="T9")
    do(table, "K8", "T9")
    assert skipped(table) == ["Discard the others."]
    assert hand(table, 0) == "K8 S9 T9"


def test_K9_does_take_one_of_the_bottom_and_move_the_rest_to_the_top():
    table = tricks_table(["K9 S9", *OTHERS], deck="V9 V10 K10 T9 S8")
    do(table, "K9")
    assert (may_do(table), deck(table)) == ({"K10", "T9", "S8"}, "V9 V10")
    do(table, "T9", "K10")
    assert (hand(table, 0), deck(table), discard(table)) == ("S8 S9 T9", "K10 V9 V10", "K9")
    assert [who_knows(table, card) for card in ("T9", "K10", "V9")] == [{0}, {0}, NOBODY]
    returned = ["put_on_deck 0 ?"] * 2
    assert seen_by(table, 1) == ["use 0 K9", "look 0 ? ? ?", "take 0 ?", *returned, "discard K9", "draw 0 ?"]


def test_K9_can_do_nothing_without_any_pile():
    table = tricks_table(["K9 S9", *OTHERS])
    do(table, "K9")
    look = "Look at the bottom 3 cards of the deck."
    assert skipped(table) == [look, "Take 1.", "Put the rest back on top in any order."]
    assert (hand(table, 0), table.current_player()) == ("K9 S9", 1)


def test_K9_looks_on_at_the_bottom_of_the_shuffled_discard_pile():
    table = tricks_table(["K9 S9", *OTHERS], deck="K10", discard="T9 V9 V10")
    do(table, "K9")
    looked = may_do(table)
    assert len(looked) == 3
    assert looked | {deck(table)} == {"K10", "T9", "V9", "V10"}
    do(table, "K10")
    assert (discard(table), len(deck(table).split())) == ("", 1)


@pytest.mark.parametrize("order", [("K10", "T9"), ("T9", "K10")])
def test_K9_returns_the_rest_in_any_order(order: tuple[str, str]):
    """The card put last is the top one, so the user draws it."""
    table = tricks_table(["K9 S9", *OTHERS], deck="V9 K10 T9 S8")
    do(table, "K9", "S8", order[0])
    assert deck(table) == f"{order[0]} V9"
    assert order[1] in hand(table, 0).split()
