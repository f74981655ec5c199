# ruff: noqa: N802 - the id of the card is part of the test's name
"""Knowledge cards that look at the deck: K1, K4, K5, K7, K8, K9."""

from techdeck.core.cards import parse_card
from techdeck.core.zones import ASIDE
from tests.cards.chess.words import ALL, hands, seen_by, used_by_capture, used_from_hand, waits_for
from tests.cards.moments import set_up_again
from tests.cards.words import NOBODY, skipped, who_knows
from tests.chess_table import at, builds_of, deck, discard, do, hand, happened, may_do, upgrades_of, zone


def test_K1_does_bring_one_of_the_next_four_cards_to_a_hand_that_nothing_else_refills():
    """No card is drawn for the used one, so the hand has as many as before. (Chess 1.4, 6.2)"""
    table = used_from_hand("K1", "S9", "T5", deck="V5 K9 T9 V12 S8")
    assert (may_do(table), zone(table, ASIDE)) == ({"V5", "K9", "T9", "V12"}, "V12 T9 K9 V5")
    do(table, "V12")
    assert may_do(table) == {"V5", "K9", "T9"}
    do(table, "T9", "V5")
    assert (hands(table), deck(table), discard(table)) == (["S9 V12", "T5"], "K9 V5 T9 S8", "K1")
    assert [who_knows(table, card) for card in ("V12", "K9", "V5", "T9", "S8")] == [{0}] * 4 + [NOBODY]
    back = ["put_on_deck 0 ?"] * 3
    assert seen_by(table, 1) == ["use 0 K1", "look 0 ? ? ? ?", "take 0 ?", *back, "discard K1"]
    assert waits_for(table) == ("Turn", 1)


def test_K1_does_the_same_for_the_second_players_rook_which_stays_on_its_square():
    """What it captured lies in the discard pile before the text begins. (Chess 3.2, 3.5)"""
    table = used_by_capture("K1", "T5", "S9", deck="V5 K9 T9 T12 S8")
    assert waits_for(table) == ("Ask", 1)
    do(table, "T12", "T9", "V5")
    assert (hands(table), deck(table), discard(table)) == (["S9", "T5 T12"], "K9 V5 T9 S8", "S7")
    assert (at(table, "c3"), at(table, "c4")) == ("K1", ".")
    told = ["capture 1 to 0 K1-c3 S7 rook pawn 2", "use 1 K1-c3", "look 1 ? ? ? ?", "take 1 ?"]
    assert seen_by(table, None)[:4] == told
    assert waits_for(table) == ("Turn", 0)


def test_K1_can_do_nothing_without_deck_and_discard_pile():
    table = used_from_hand("K1", "S9")
    assert skipped(table) == ["Look at the top 4 cards.", "Take 1.", "Put the rest back on top in any order."]
    assert (hand(table, 0), deck(table), discard(table)) == ("S9", "", "K1")
    assert waits_for(table) == ("Turn", 1)


def test_K4_does_order_the_next_five_cards_and_draw_one():
    table = used_from_hand("K4", deck="V5 K9 T9 V12 S8 S10")
    do(table, "S8", "V5", "T9")
    set_up_again(table)
    do(table, "V12")
    assert (hand(table, 0), deck(table), discard(table)) == ("K9", "V12 T9 V5 S8 S10", "K4")
    assert [who_knows(table, card) for card in ("K9", "V12", "S8", "S10")] == [{0}, {0}, {0}, NOBODY]
    back = ["put_on_deck 0 ?"] * 5
    assert seen_by(table, None) == ["use 0 K4", "look 0 ? ? ? ? ?", *back, "draw 0 ?", "discard K4"]


def test_K4_captures_a_piece_which_may_be_among_the_five_when_the_deck_is_short():
    """The discard pile with the captured piece becomes the deck when a card is needed. (Family 2.5, Chess 3.2)"""
    table = used_by_capture("K4", deck="V5 K9")
    assert may_do(table) == {"V5", "K9", "S7"}
    do(table, "V5", "K9")
    assert (hand(table, 1), deck(table), discard(table)) == ("S7", "K9 V5", "")
    assert (who_knows(table, "S7"), happened(table, "shuffle")) == ({1}, [""])


def test_K4_can_do_nothing_without_deck_and_discard_pile():
    table = used_from_hand("K4", "S9")
    told = ["Look at the top 5 cards.", "Put them back on top in any order.", "Draw 1."]
    assert (skipped(table), hand(table, 0), discard(table)) == (told, "S9", "K4")


def test_K5_does_bury_what_is_not_wanted_of_the_next_three_and_draw_one():
    table = used_from_hand("K5", deck="K9 V12 T9 S8")
    assert may_do(table) == {"K9", "V12", "T9", "no"}
    do(table, "K9", "T9", "no")
    assert (hand(table, 0), deck(table), discard(table)) == ("V12", "S8 K9 T9", "K5")
    assert [who_knows(table, card) for card in ("V12", "K9", "T9", "S8")] == [{0}, {0}, {0}, NOBODY]
    under = ["put_under_deck 0 ?"] * 2
    told = ["use 0 K5", "look 0 ? ? ?", *under, "put_on_deck 0 ?", "draw 0 ?", "discard K5"]
    assert seen_by(table, 1) == told


def test_K5_can_do_nothing_without_deck_and_discard_pile():
    table = used_from_hand("K5", "S9")
    told = ["Look at the top 3 cards.", "Put any of them under the deck.", "Put the rest back on top in any order."]
    assert (skipped(table), hand(table, 0), discard(table)) == ([*told, "Draw 1."], "S9", "K5")


def test_K7_does_turn_up_cards_until_one_of_a_domain_that_may_enter_the_board():
    """All see the card, which can be built and upgraded to in the next turn. (Chess 4.2, 5.2)"""
    table = used_from_hand("K7", deck="K9 T9 V5 S8 S10", a2="S2", d5="T12")
    do(table, "domain service")
    assert (hand(table, 0), deck(table), discard(table)) == ("V5", "S8 S10 K9 T9", "K7")
    assert [who_knows(table, card) for card in ("V5", "K9", "T9", "S8")] == [ALL, ALL, ALL, NOBODY]
    shown = ["reveal 0 K9", "reveal 0 T9", "reveal 0 V5", "take 0 V5"]
    under = ["put_under_deck 0 K9", "put_under_deck 0 T9"]
    assert seen_by(table, 1) == ["use 0 K7", "name_domain 0 service", *shown, *under, "discard K7"]
    do(table, "d5-d6")
    assert (builds_of(table), upgrades_of(table)) == ({"V5"}, {"V5"})


def test_K7_buries_five_cards_of_other_domains():
    table = used_from_hand("K7", deck="K9 T9 K8 T8 K10 V5")
    do(table, "domain service")
    assert (hand(table, 0), deck(table), skipped(table)) == ("", "V5 K9 T9 K8 T8 K10", ["Take it."])


def test_K7_goes_by_the_domain_a_card_counts_as_though_the_board_does_not():
    """The changed T9 was put on the deck in an earlier turn. (Family 5.4, Chess 4.5)"""
    table = used_from_hand("K7", deck="T9 S8", d5="T12")
    table.alter(parse_card("T9"), 9, 3)
    do(table, "domain service")
    assert (hand(table, 0), deck(table)) == ("T9", "S8")
    do(table, "d5-d6")
    assert builds_of(table) == set()


def test_K7_can_do_nothing_without_deck_and_discard_pile():
    table = used_from_hand("K7", "S9")
    do(table, "domain service")
    turn = "Turn up cards until one is of that domain, 5 at most."
    assert skipped(table) == [turn, "Take it.", "Put the others under the deck."]
    assert (hand(table, 0), discard(table)) == ("S9", "K7")


def test_K8_does_take_the_lowest_of_the_next_three_and_discard_the_others():
    """A captured rook that came back to the deck is the lowest card of all."""
    table = used_from_hand("K8", deck="V12 S1 K9 S8")
    assert may_do(table) == {"S1"}
    do(table, "S1")
    assert (hand(table, 0), deck(table), discard(table)) == ("S1", "S8", "K8 K9 V12")
    assert [who_knows(table, card) for card in ("S1", "S8")] == [ALL, NOBODY]
    told = ["use 0 K8", "reveal 0 V12 S1 K9", "take 0 S1", "discard V12", "discard K9", "discard K8"]
    assert seen_by(table, None) == told


def test_K8_lets_its_user_choose_between_equal_cards():
    table = used_from_hand("K8", deck="V5 S5 K9")
    assert may_do(table) == {"V5", "S5"}


def test_K8_can_do_nothing_without_deck_and_discard_pile():
    table = used_from_hand("K8", "S9")
    told = ["Reveal the top 3 cards.", "Take one of the lowest value.", "Discard the others."]
    assert (skipped(table), hand(table, 0), discard(table)) == (told, "S9", "K8")


def test_K9_does_take_one_of_the_bottom_three_and_put_the_others_on_top():
    table = used_from_hand("K9", deck="S8 S10 V5 T9 V12")
    assert may_do(table) == {"V5", "T9", "V12"}
    do(table, "V12", "V5")
    assert (hand(table, 0), deck(table), discard(table)) == ("V12", "T9 V5 S8 S10", "K9")
    assert [who_knows(table, card) for card in ("V12", "V5", "T9", "S8")] == [{0}, {0}, {0}, NOBODY]


def test_K9_can_do_nothing_without_deck_and_discard_pile():
    table = used_from_hand("K9", "S9")
    told = ["Look at the bottom 3 cards of the deck.", "Take 1.", "Put the rest back on top in any order."]
    assert (skipped(table), hand(table, 0), discard(table)) == (told, "S9", "K9")
