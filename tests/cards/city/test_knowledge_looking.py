# ruff: noqa: N802 - the id of the card is part of the test's name
"""Knowledge cards that look into the deck or turn its cards up: K1, K4, K5, K7, K8, K9."""

from tests.cards.city.words import city_now, effects, hands, seen_by
from tests.cards.words import ALL, NOBODY, let_know, skipped, who_knows
from tests.city_table import deck, discard, do, happened, may_do

OTHERS = ["S5 T5", "V5 V6"]


def test_K1_does_take_one_of_the_next_four_cards_and_order_the_others():
    table = effects(["S9", *OTHERS], "V3 K1:0", deck="K9 T9 V9 K10 T10")
    do(table, "K1")
    assert (may_do(table), deck(table)) == ({"K9", "T9", "V9", "K10"}, "T10")
    do(table, "V9", "K10", "K9")
    assert (hands(table), deck(table), discard(table)) == (["S9 V9", *OTHERS], "T9 K9 K10 T10", "")
    assert (city_now(table), table.current_player()) == ("V3 K1:0~0", 1)
    assert [who_knows(table, card) for card in ("K9", "K10", "T9", "V9", "T10")] == [{0}] * 4 + [NOBODY]
    returned = ["put_on_deck 0 ?"] * 3
    assert seen_by(table, None) == seen_by(table, 1) == ["use 0 K1", "look 0 ? ? ? ?", "take 0 ?", *returned]
    assert seen_by(table, 0)[1:3] == ["look 0 K9 T9 V9 K10", "take 0 V9"]


def test_K1_of_another_player_lets_its_user_decide_what_the_owner_draws():
    """The owner draws only after the text, from what was put back. (City 5.8)"""
    table = effects(["S9", *OTHERS], "V3 K1:1", deck="K9 T9 V9 K10 T10")
    do(table, "K1", "V9", "K10", "T9")
    assert (table.current_player(), deck(table)) == (1, "K9 T9 K10 T10")
    do(table, "yes")
    assert (may_do(table), who_knows(table, "K9")) == ({"K9", "S5", "T5"}, {0, 1})


def test_K1_can_do_nothing_without_deck_and_discard_pile():
    """It is tilted all the same. (Family 3.4, City 5.3)"""
    table = effects(["S9", *OTHERS], "V3 K1:0")
    do(table, "K1")
    assert skipped(table) == ["Look at the top 4 cards.", "Take 1.", "Put the rest back on top in any order."]
    assert (hands(table), city_now(table), table.current_player()) == (["S9", *OTHERS], "V3 K1:0~0", 1)


def test_K1_looks_on_in_the_shuffled_discard_pile():
    """What was there is looked at first and not shuffled in; the city is no pile. (Family 2.5, 2.8)"""
    table = effects(["S9", *OTHERS], "V3 K1:0", deck="K9 T9", discard="V9 V10 V11")
    do(table, "K1")
    looked = may_do(table)
    assert (looked > {"K9", "T9"}, len(looked)) == (True, 4)
    assert looked | {deck(table)} == {"K9", "T9", "V9", "V10", "V11"}
    assert (discard(table), city_now(table)) == ("", "V3 K1:0~0")


def test_K4_does_order_the_next_five_cards_and_draw_one():
    table = effects(["S9", *OTHERS], "V3 K4:0", deck="K9 T9 V9 K10 T10 V10")
    do(table, "K4")
    assert (may_do(table), deck(table)) == ({"K9", "T9", "V9", "K10", "T10"}, "V10")
    do(table, "K9", "T9", "V9", "K10")
    assert (hands(table), deck(table)) == (["S9 T10", *OTHERS], "K10 V9 T9 K9 V10")
    assert [who_knows(table, card) for card in ("K10", "K9", "T10", "V10")] == [{0}] * 3 + [NOBODY]
    returned = ["put_on_deck 0 ?"] * 5
    assert seen_by(table, 2) == ["use 0 K4", "look 0 ? ? ? ? ?", *returned, "draw 0 ?"]


def test_K4_as_a_bonus_puts_on_top_what_AI_brings_into_the_city():
    """Two knowledge companies: Databases first, AI after it. (City 5.10)"""
    table = effects(["S9", *OTHERS], "V3 K4:0 K2:0 S13:0", deck="K9 T9 V9")
    do(table, "K4", "T9", "K9")
    assert (hands(table)[0], deck(table)) == ("S9 V9", "K9 T9")
    do(table, "S13", "V3")
    assert (city_now(table), discard(table)) == ("K9 K4:0~0 K2:0 S13:0~0", "V3")


def test_K4_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["S9", *OTHERS], "V3 K4:0")
    do(table, "K4")
    assert skipped(table) == ["Look at the top 5 cards.", "Put them back on top in any order.", "Draw 1."]
    assert (hands(table), table.current_player()) == (["S9", *OTHERS], 1)


def test_K5_does_bury_what_is_not_wanted_of_the_next_three_and_draw_one():
    table = effects(["S9", *OTHERS], "V3 K5:0", deck="K9 T9 V9 V10")
    do(table, "K5")
    assert (may_do(table), deck(table)) == ({"K9", "T9", "V9", "no"}, "V10")
    do(table, "T9", "no")
    assert may_do(table) == {"K9", "V9"}
    do(table, "K9")
    assert (hands(table), deck(table), discard(table)) == (["S9 V9", *OTHERS], "K9 V10 T9", "")
    assert [who_knows(table, card) for card in ("T9", "K9", "V9", "V10")] == [{0}, {0}, {0}, NOBODY]
    back = ["put_under_deck 0 ?", "put_on_deck 0 ?", "put_on_deck 0 ?"]
    assert seen_by(table, None) == ["use 0 K5", "look 0 ? ? ?", *back, "draw 0 ?"]


def test_K5_puts_all_under_so_that_none_returns():
    table = effects(["S9", *OTHERS], "V3 K5:0", deck="K9 T9 V9 V10")
    do(table, "K5", "V9", "T9", "K9")
    assert (hands(table)[0], deck(table)) == ("S9 V10", "V9 T9 K9")
    assert skipped(table) == ["Put the rest back on top in any order."]


def test_K5_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["S9", *OTHERS], "V3 K5:0")
    do(table, "K5")
    under, rest = "Put any of them under the deck.", "Put the rest back on top in any order."
    assert skipped(table) == ["Look at the top 3 cards.", under, rest, "Draw 1."]
    assert (hands(table), table.current_player()) == (["S9", *OTHERS], 1)


def test_K7_does_turn_up_cards_until_the_domain_for_the_next_company_comes():
    table = effects(["S9", *OTHERS], "V3 K7:0 T1:0", deck="K9 V9 T9 V10")
    do(table, "K7")
    assert may_do(table) == {"domain knowledge", "domain science", "domain technology", "domain service"}
    do(table, "domain technology")
    assert (hands(table), deck(table), discard(table)) == (["S9 T9", *OTHERS], "V10 K9 V9", "")
    assert [who_knows(table, card) for card in ("K9", "V9", "T9", "V10")] == [ALL, ALL, ALL, NOBODY]
    turned = ["reveal 0 K9", "reveal 0 V9", "reveal 0 T9", "take 0 T9"]
    under = ["put_under_deck 0 K9", "put_under_deck 0 V9"]
    assert seen_by(table, None) == ["use 0 K7", "name_domain 0 technology", *turned, *under]


def test_K7_finds_none_in_five():
    table = effects(["S9", *OTHERS], "V3 K7:0", deck="K9 K10 K11 K12 K13 T9")
    do(table, "K7", "domain technology")
    assert skipped(table) == ["Take it."]
    assert (hands(table)[0], deck(table)) == ("S9", "T9 K9 K10 K11 K12 K13")


def test_K7_can_do_nothing_without_deck_and_discard_pile():
    """The cards of the domain that lie in the city are not turned up."""
    table = effects(["S9", *OTHERS], "V3 K7:0 T1:0")
    do(table, "K7", "domain technology")
    turn = "Turn up cards until one is of that domain, 5 at most."
    assert skipped(table) == [turn, "Take it.", "Put the others under the deck."]
    assert (hands(table), city_now(table)) == (["S9", *OTHERS], "V3 K7:0~0 T1:0")


def test_K8_does_take_the_lowest_of_three_as_good_payment_for_a_build():
    table = effects(["S9", *OTHERS], "V3 K8:0", deck="T9 K5 V12 V13")
    do(table, "K8")
    assert (may_do(table), deck(table)) == ({"K5"}, "V13")
    do(table, "K5")
    assert (hands(table), deck(table), discard(table)) == (["K5 S9", *OTHERS], "V13", "V12 T9")
    assert (who_knows(table, "K5"), who_knows(table, "V13")) == (ALL, NOBODY)
    assert seen_by(table, None) == ["use 0 K8", "reveal 0 T9 K5 V12", "take 0 K5", "discard T9", "discard V12"]


def test_K8_leaves_the_choice_between_equal_lowest():
    table = effects(["S9", *OTHERS], "V3 K8:0", deck="T2 V12 K2 V13")
    do(table, "K8")
    assert may_do(table) == {"T2", "K2"}
    do(table, "K2")
    assert (hands(table)[0], discard(table)) == ("K2 S9", "V12 T2")


def test_K8_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["S9", *OTHERS], "V3 K8:0")
    do(table, "K8")
    assert skipped(table) == ["Reveal the top 3 cards.", "Take one of the lowest value.", "Discard the others."]
    assert (hands(table), discard(table), table.current_player()) == (["S9", *OTHERS], "", 1)


def test_K9_does_take_one_of_the_bottom_three_and_put_the_others_on_top():
    table = effects(["S9", *OTHERS], "V3 K9:0", deck="V9 V10 K10 T9 S8")
    let_know(table, 1, "S8")
    do(table, "K9")
    assert (may_do(table), deck(table)) == ({"K10", "T9", "S8"}, "V9 V10")
    do(table, "T9", "K10")
    assert (hands(table), deck(table), discard(table)) == (["S9 T9", *OTHERS], "S8 K10 V9 V10", "")
    assert [who_knows(table, card) for card in ("T9", "K10", "S8", "V9")] == [{0}, {0}, {0}, NOBODY]
    returned = ["put_on_deck 0 ?"] * 2
    assert seen_by(table, 2) == ["use 0 K9", "look 0 ? ? ?", "take 0 ?", *returned]
    assert seen_by(table, 1) == ["use 0 K9", "look 0 S8 ? ?", "take 0 ?", *returned], "it knew the bottom card"


def test_K9_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["S9", *OTHERS], "V3 K9:0")
    do(table, "K9")
    look = "Look at the bottom 3 cards of the deck."
    assert skipped(table) == [look, "Take 1.", "Put the rest back on top in any order."]
    assert (hands(table), happened(table, "take"), table.current_player()) == (["S9", *OTHERS], [], 1)
