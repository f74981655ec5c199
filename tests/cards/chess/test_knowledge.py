# ruff: noqa: N802 - the id of the card is part of the test's name
"""Knowledge cards that draw, search, exchange and look at the other hand: K2, K3, K6, K10, K11, K12, K13."""

import pytest

from techdeck.core.zones import EXPELLED
from tests.cards.chess.words import ALL, hands, seen_by, used_by_capture, used_from_hand, waits_for
from tests.cards.moments import set_up_again
from tests.cards.words import NOBODY, let_know, skipped, who_knows
from tests.chess_table import at, deck, discard, do, facts, hand, may_do, upgrades_of, zone

SEARCH = "Search the deck for that card, show it and take it."


def test_K2_does_draw_one_and_bury_one_and_the_hand_shrinks_by_the_used_card():
    """It lies aside, so it can't be buried itself, but counts in the hand until it is discarded. (Family 3.11, 3.12)"""
    table = used_from_hand("K2", "S9 T9", "T5", deck="V5 K9")
    assert (may_do(table), table.hand_size(0)) == ({"S9", "T9", "V5"}, 4)
    do(table, "S9")
    assert (hands(table), deck(table), discard(table)) == (["T9 V5", "T5"], "K9 S9", "K2")
    assert [who_knows(table, card) for card in ("S9", "V5", "K9")] == [{0}, {0}, NOBODY]
    told = ["use 0 K2", "draw 0 ?", "put_under_deck 0 ?", "discard K2"]
    assert seen_by(table, None) == seen_by(table, 1) == told


def test_K2_on_a_capturing_pawn_costs_no_hand_card():
    table = used_by_capture("K2", "S9 T9", "T5", deck="V5 K9")
    assert (may_do(table), table.hand_size(1)) == ({"S9", "T9", "V5"}, 3)
    do(table, "S9")
    assert (hands(table), deck(table), discard(table)) == (["T5", "T9 V5"], "K9 S9", "S7")
    assert (at(table, "c3"), waits_for(table)) == ("K2", ("Turn", 0))


def test_K2_can_do_nothing_with_no_card_in_hand_or_in_the_piles():
    table = used_from_hand("K2")
    assert skipped(table) == ["Draw 1.", "Put 1 card from your hand under the deck."]
    assert (hand(table, 0), deck(table), discard(table), waits_for(table)) == ("", "", "K2", ("Turn", 1))


def test_K3_does_fetch_the_spare_queen_from_the_deck_for_an_upgrade():
    """The 12 that was not picked went into the deck; everybody sees who has it now. (Chess 0.7, 5.1)"""
    table = used_from_hand("K3", "S9", deck="V5 V12 T9", a2="S2", d5="T12")
    do(table, "value 12", "domain service")
    assert may_do(table) == {"S9", "V12"}
    do(table, "S9")
    assert (hand(table, 0), discard(table), set(deck(table).split())) == ("V12", "K3 S9", {"V5", "T9"})
    assert [who_knows(table, card) for card in ("V12", "V5", "T9")] == [ALL, NOBODY, NOBODY]
    named = ["use 0 K3", "name_value 0 12", "name_domain 0 service"]
    found = ["search 0 True V12", "take 0 V12", "shuffle deck None", "discard 0 S9", "discard K3"]
    assert seen_by(table, None) == named + found
    do(table, "d5-d6")
    assert upgrades_of(table) == {"V12"}


def test_K3_on_a_capturing_pawn_discards_above_the_captured_piece():
    table = used_by_capture("K3", "T5", deck="V5 K12 T9")
    do(table, "value 12", "domain knowledge", "T5")
    assert (hand(table, 1), discard(table), at(table, "c3")) == ("K12", "T5 S7", "K3")


@pytest.mark.parametrize(("value", "domain"), [(13, "service"), (12, "technology"), (7, "knowledge"), (9, "science")])
def test_K3_can_do_nothing_for_a_king_a_piece_on_the_board_or_a_card_in_a_hand(value: int, domain: str):
    """Not found ends the effect, and where the card is stays unsaid; no king is ever in the deck. (Family 3.18-3.20)"""
    table = used_from_hand("K3", "S9", "K7", deck="V5 V12 K9", d5="T12")
    let_know(table, 1, "V5 V12 K9")
    do(table, f"value {value}", f"domain {domain}")
    assert (skipped(table), discard(table)) == ([SEARCH], "K3")
    assert [fact["found"] for fact in facts(table, "search")] == [False]
    assert hands(table) == ["S9", "K7"]
    assert [who_knows(table, card) for card in ("V5", "V12", "K7")] == [NOBODY, NOBODY, {1}]


def test_K6_does_change_up_to_two_cards_of_the_hand():
    table = used_from_hand("K6", "S9 T9", deck="V5 V12 K9")
    assert may_do(table) == {"S9", "T9", "no"}
    do(table, "S9", "T9")
    assert (hand(table, 0), deck(table), discard(table)) == ("V5 V12", "K9 S9 T9", "K6")
    assert [who_knows(table, card) for card in ("S9", "V12", "K9")] == [{0}, {0}, NOBODY]
    one = used_from_hand("K6", "S9 T9", deck="V5 V12 K9")
    do(one, "T9", "no")
    assert (hand(one, 0), deck(one), skipped(one)) == ("S9 V5", "V12 K9 T9", [])


def test_K6_can_do_nothing_as_the_last_card_of_a_hand():
    """The question is put all the same. (Family 3.6)"""
    table = used_from_hand("K6", deck="V5 V12")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert skipped(table) == ["Put up to 2 cards from your hand under the deck."]
    assert (hand(table, 0), deck(table), discard(table)) == ("", "V5 V12", "K6")


def test_K10_does_draw_two_and_discard_two():
    table = used_from_hand("K10", "S9", deck="V5 V12 K9")
    assert may_do(table) == {"S9", "V5", "V12"}
    do(table, "V5", "S9")
    assert (hand(table, 0), deck(table), discard(table)) == ("V12", "K9", "K10 S9 V5")
    assert [who_knows(table, card) for card in ("V12", "V5", "K9")] == [{0}, ALL, NOBODY]
    drawn = ["use 0 K10", "draw 0 ?", "draw 0 ?"]
    assert seen_by(table, None) == [*drawn, "discard 0 V5", "discard 0 S9", "discard K10"]


def test_K10_built_as_a_pawn_discards_above_what_it_captured():
    table = used_by_capture("K10", "S9", deck="V5 V12 K9")
    do(table, "V5", "S9")
    assert (hand(table, 1), discard(table), at(table, "c3")) == ("V12", "S9 V5 S7", "K10")


def test_K10_can_do_nothing_with_no_card_in_hand_or_in_the_piles():
    table = used_from_hand("K10")
    assert (skipped(table), hand(table, 0), discard(table)) == (["Draw 2.", "Discard 2."], "", "K10")


def test_K11_does_exchange_a_hand_card_with_the_top_of_the_deck_twice_if_wanted():
    table = used_from_hand("K11", "S9 T9", deck="V5 K9")
    assert may_do(table) == {"S9", "T9"}
    do(table, "S9")
    assert (hand(table, 0), deck(table), may_do(table)) == ("T9 V5", "S9 K9", {"T9", "V5", "no"})
    do(table, "T9")
    assert (hand(table, 0), deck(table), discard(table)) == ("S9 V5", "T9 K9", "K11")
    assert [who_knows(table, card) for card in ("S9", "V5", "T9", "K9")] == [{0}, {0}, {0}, NOBODY]
    assert seen_by(table, 1) == ["use 0 K11", *["exchange 0 ? ?"] * 2, "discard K11"]


def test_K11_on_a_capturing_knight_takes_no_piece_from_the_board():
    """Only hand cards go to the deck: pieces are no cards of the hand."""
    table = used_by_capture("K11", "S9", deck="V5 K9", a5="T2")
    assert may_do(table) == {"S9"}
    do(table, "S9", "no")
    assert (hand(table, 1), deck(table), discard(table), at(table, "b2")) == ("V5", "S9 K9", "S7", "K11")


def test_K11_can_do_nothing_without_a_card_on_either_side():
    """Whether to do it once more is asked all the same. (Family 3.6)"""
    for rest, pile in (("", "V5 K9"), ("S9", "")):
        table = used_from_hand("K11", rest, deck=pile)
        assert may_do(table) == {"no"}
        do(table, "no")
        assert skipped(table) == ["Exchange a card from your hand with the top card of the deck."]
        assert (hand(table, 0), deck(table), discard(table)) == (rest, pile, "K11")


def test_K12_does_look_at_the_opponents_hand_and_draw():
    """There is only one player to pick, who is picked all the same."""
    table = used_from_hand("K12", "S9", "T5 K5", deck="V5 K9")
    assert may_do(table) == {"seat 1"}
    do(table, "seat 1")
    assert (hands(table), deck(table), discard(table)) == (["S9 V5", "K5 T5"], "K9", "K12")
    assert [who_knows(table, card) for card in ("T5", "K5", "V5")] == [{0, 1}, {0, 1}, {0}]
    looked = ["use 0 K12", "pick_player 0 to 1", "look_at_hand 0 to 1 ? ?"]
    assert seen_by(table, None) == [*looked, "draw 0 ?", "discard K12"]


def test_K12_on_a_capturing_queen_knows_what_the_opponent_builds_and_keeps():
    """A built card leaves the hand for all to see, so the rest stays known. (Family 6.2, Chess 4.6)"""
    table = used_by_capture("K12", "", "S5 V5", deck="K9")
    do(table, "seat 0", "build S5", "a1")
    assert (at(table, "c3"), at(table, "a1"), discard(table)) == ("K12", "S5", "S7")
    assert [who_knows(table, card) for card in ("S5", "V5")] == [ALL, {0, 1}]


def test_K12_can_do_nothing_before_an_empty_hand_and_without_piles():
    table = used_from_hand("K12", "S9")
    do(table, "seat 1")
    assert skipped(table) == ["Pick another player and look at their hand.", "Draw 1."]
    assert (hands(table), discard(table)) == (["S9", ""], "K12")


def test_K13_does_let_a_king_that_captured_draw_three_and_put_two_back_on_top():
    """A king is never in a hand, so only a capture uses its text. (Chess 3.4, 5.2)"""
    table = used_by_capture("K13", "T5", deck="V5 K9 T9 S8")
    assert may_do(table) == {"T5", "V5", "K9", "T9"}
    do(table, "T5")
    set_up_again(table)
    do(table, "V5")
    assert (hand(table, 1), deck(table), discard(table)) == ("K9 T9", "V5 T5 S8", "S7")
    assert [who_knows(table, card) for card in ("V5", "T5", "K9", "S8")] == [{1}, {1}, {1}, NOBODY]
    assert (at(table, "c3"), waits_for(table)) == ("K13", ("Turn", 0))
    put = ["put_on_deck 1 ?"] * 2
    assert seen_by(table, None)[1:] == ["use 1 K13-c3", *["draw 1 ?"] * 3, *put]


def test_K13_draws_back_the_piece_it_captured_when_the_piles_are_short():
    table = used_by_capture("K13", deck="V5")
    assert (may_do(table), discard(table)) == ({"V5", "S7"}, "")
    do(table, "S7", "V5")
    assert (hand(table, 1), deck(table)) == ("", "V5 S7")


def test_K13_can_do_nothing_after_capturing_a_king_with_no_card_in_hand_or_in_the_piles():
    """The captured king is expelled, so that there is no discard pile either. (Chess 3.3)"""
    table = used_by_capture("K13", taken="S13", other="V5", a2="S2")
    assert skipped(table) == ["Draw 3.", "Put 2 cards from your hand on top of the deck in any order."]
    assert (hands(table), deck(table), discard(table)) == (["V5", ""], "", "")
    assert ("S13" in zone(table, EXPELLED).split(), waits_for(table)) == (True, ("Turn", 0))
