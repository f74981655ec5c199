# ruff: noqa: N802 - the id of the card is part of the test's name
"""Technology cards that draw, put back, look and bring back pieces: T6, T7, T9, T11, T12, T13."""

from tests.cards.chess.words import ALL, HOME, hands, seen_by, used_by_capture, used_from_hand, waits_for
from tests.cards.moments import set_up_again
from tests.cards.words import NOBODY, skipped, who_knows
from tests.chess_table import SECOND_PLAYER, at, chess_table, deck, discard, do, entered, goes, hand, laid, may_do

NEUTRAL = "Replace a neutral card with a card from your hand."
T13_TEXT = "Exchange a neutral card or your own card in play with a card from the discard pile."


def test_T6_does_draw_one_and_one_more_if_technology_is_shown():
    """Whoever plays the technology pieces: any card of that domain will do."""
    table = used_from_hand("T6", "V5", deck="T9 S8 S10")
    assert (hand(table, 0), may_do(table)) == ("T9 V5", {"yes", "no"})
    do(table, "yes")
    assert (hand(table, 0), deck(table), discard(table)) == ("S8 T9 V5", "S10", "T6")
    assert [who_knows(table, card) for card in ("T9", "S8", "S10")] == [ALL, {0}, NOBODY]
    assert seen_by(table, 1) == ["use 0 T6", "draw 0 ?", "show 0 T9", "draw 0 ?", "discard T6"]
    other = used_from_hand("T6", "V5", deck="S8 T9")
    do(other, "yes")
    assert (hand(other, 0), deck(other)) == ("S8 V5", "T9")


def test_T6_built_as_a_pawn_asks_about_the_piece_it_captured_when_it_draws_that():
    table = used_by_capture("T6")
    assert (hand(table, 1), may_do(table)) == ("S7", {"yes", "no"})
    do(table, "no")
    assert (who_knows(table, "S7"), at(table, "c3")) == (ALL, "T6"), "a single card is followed"


def test_T6_can_do_nothing_without_deck_and_discard_pile():
    """Whether to reveal the drawn card is asked all the same. (Family 3.6)"""
    table = used_from_hand("T6", "V5")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert (skipped(table), hand(table, 0), discard(table)) == (["Draw 1."], "V5", "T6")


def test_T7_does_put_a_captured_or_discarded_card_on_the_deck_for_the_next_draw():
    table = used_from_hand("T7", "K2", deck="S8", discard="K9 S12 T5", d5="T12")
    assert may_do(table) == {"K9", "S12", "T5"}
    do(table, "S12")
    assert (deck(table), discard(table), who_knows(table, "S12")) == ("S12 S8", "T7 K9 T5", ALL)
    assert seen_by(table, 1) == ["use 0 T7", "put_on_deck 0 S12", "discard T7"]
    do(table, "d5-d6", "K2")
    assert hand(table, 0) == "S12"


def test_T7_built_as_a_pawn_may_put_what_it_captured_on_the_deck():
    table = used_by_capture("T7", deck="S8")
    assert may_do(table) == {"S7"}
    do(table, "S7")
    assert (deck(table), discard(table), at(table, "c3")) == ("S7 S8", "", "T7")


def test_T7_can_do_nothing_before_anything_was_captured_or_discarded():
    table = used_from_hand("T7", "V5", deck="S8")
    assert skipped(table) == ["Put a card from the discard pile on top of the deck."]
    assert (hand(table, 0), deck(table), discard(table)) == ("V5", "S8", "T7")


def test_T9_does_only_draw_one_as_there_are_no_neutral_cards():
    """The first sentence is left out and says so; no piece is touched. (Family 3.2, Chess 6.4)"""
    table = used_from_hand("T9", "V5", deck="S8 S10", a2="S2")
    assert (skipped(table), hand(table, 0), deck(table)) == ([NEUTRAL], "S8 V5", "S10")
    assert (at(table, "a2"), discard(table), waits_for(table)) == ("S2", "T9", ("Turn", 1))
    assert seen_by(table, None) == ["use 0 T9", f"skip 0 {NEUTRAL}", "draw 0 ?", "discard T9"]


def test_T9_built_as_a_pawn_draws_what_it_captured_from_empty_piles():
    table = used_by_capture("T9", "K5", a5="T2")
    assert (skipped(table), hand(table, 1), discard(table)) == ([NEUTRAL], "K5 S7", "")
    assert (at(table, "c3"), at(table, "a5")) == ("T9", "T2")


def test_T9_can_do_nothing_without_deck_and_discard_pile():
    table = used_from_hand("T9", "V5")
    assert (skipped(table), hand(table, 0), discard(table)) == ([NEUTRAL, "Draw 1."], "V5", "T9")


def test_T11_does_order_the_next_two_cards_and_look_at_the_opponents_hand():
    """For one's own next draw or the opponent's, as nobody draws but by a text. (Chess 1.4)"""
    table = used_from_hand("T11", "V5", "K9 T5", deck="S8 S10 K8")
    do(table, "S8")
    set_up_again(table)
    assert may_do(table) == {"seat 1"}
    do(table, "seat 1")
    assert (hands(table), deck(table), discard(table)) == (["V5", "K9 T5"], "S10 S8 K8", "T11")
    known = [who_knows(table, card) for card in ("S8", "S10", "K8", "K9", "T5")]
    assert known == [{0}, {0}, NOBODY, {0, 1}, {0, 1}]
    back = ["put_on_deck 0 ?"] * 2
    told = ["use 0 T11", "look 0 ? ?", *back, "pick_player 0 to 1", "look_at_hand 0 to 1 ? ?", "discard T11"]
    assert seen_by(table, None) == told


def test_T11_can_do_nothing_without_piles_and_before_an_empty_hand():
    table = used_from_hand("T11", "V5")
    do(table, "seat 1")
    peek = "Pick another player and look at their hand."
    assert skipped(table) == ["Look at the top 2 cards.", "Put them back on top in any order.", peek]
    assert (hand(table, 0), discard(table)) == ("V5", "T11")


def test_T12_does_draw_two_and_discard_one_for_two_shown_cards_of_a_domain():
    table = used_from_hand("T12", "K5 K9 V5", deck="S8 S10 K8")
    assert may_do(table) == {"K5", "K9", "no"}
    do(table, "K5")
    assert may_do(table) == {"K9"}
    do(table, "K9")
    assert may_do(table) == {"K5", "K9", "V5", "S8", "S10"}
    do(table, "K5")
    assert (hand(table, 0), deck(table), discard(table)) == ("K9 S8 S10 V5", "K8", "T12 K5")
    assert [who_knows(table, card) for card in ("K9", "V5", "S8")] == [ALL, {0}, {0}]
    told = ["use 0 T12", "show 0 K5", "show 0 K9", "draw 0 ?", "draw 0 ?", "discard 0 K5", "discard T12"]
    assert seen_by(table, 1) == told


def test_T12_on_a_capturing_queen_is_itself_no_card_to_show():
    """Neither the queen on the board nor the card lying aside is in the hand. (Family 3.11)"""
    table = used_by_capture("T12", "T9", deck="S8")
    assert may_do(table) == {"no"}
    aside = used_from_hand("T12", "T9", deck="S8")
    assert may_do(aside) == {"no"}


def test_T12_can_do_nothing_without_two_cards_of_a_domain_in_hand():
    """It is asked all the same, and that nothing was possible stays unsaid. (Family 3.6)"""
    table = used_from_hand("T12", "K5 V5 S9", deck="S8 S10")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert (hand(table, 0), deck(table), discard(table), skipped(table)) == ("K5 S9 V5", "S8 S10", "T12", [])


def test_T13_does_bring_a_captured_piece_back_in_place_of_another_when_the_king_captures():
    """The piece it replaces lies in its place in the pile; no upgrade is counted. (Chess 6.5-6.8)"""
    table = used_by_capture("T13", discard="S11 K12 T3", a5="K2", d6="T1")
    assert may_do(table) == {"K2", "T1"}, "not the kings"
    do(table, "K2")
    set_up_again(table)
    assert may_do(table) == {"K12", "T3"}, "not what it has just captured"
    do(table, "K12")
    assert (at(table, "a5"), discard(table), at(table, "c3")) == ("K12", "S7 S11 K2 T3", "T13")
    assert table.facts()["upgrades_left"] == [2, 2]
    assert entered(table) == ["K12-a5"]
    do(table, "b1-a1")
    assert {"a2", "b4", "f5"} & goes(table, "a5") == {"a2", "b4", "f5"}


def test_T13_ends_the_change_of_a_piece_that_goes_to_the_pile():
    """K5 counts as a 4 on the board and comes to the pile as a 5. (Family 5.3)"""
    squares = {square: king for square, king in HOME.items() if king != "T13"}
    position = laid(**squares, c4="T13", c3="S7", a5="K5")
    table = chess_table(position, discard="K12", to_act=SECOND_PLAYER, counts_as={"K5": 4})
    do(table, "c4-c3", "yes", "K5", "K12")
    assert (int(table.value_of(4)), discard(table), at(table, "a5")) == (5, "S7 K5", "K12")


def test_T13_can_do_nothing_while_no_captured_piece_of_its_own_side_lies_in_the_pile():
    """Enemy pieces may not stand in for its own; nor may anything stand in for a king. (Chess 6.5, 6.6)"""
    table = used_by_capture("T13", discard="S12 V1", a5="K2")
    assert (skipped(table), at(table, "a5"), discard(table)) == ([T13_TEXT], "K2", "S7 S12 V1")
    kings = used_by_capture("T13", discard="K12")
    assert (skipped(kings), discard(kings), entered(kings)) == ([T13_TEXT], "S7 K12", [])
