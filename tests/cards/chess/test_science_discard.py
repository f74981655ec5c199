# ruff: noqa: N802 - the id of the card is part of the test's name
"""Science cards about the discard pile, where captured pieces lie: S1, S2, S4, S6, S9."""

import pytest

from tests.cards.chess.words import ALL, HOME, hands, seen_by, used_by_capture, used_from_hand, waits_for
from tests.cards.moments import set_up_again
from tests.cards.words import NOBODY, skipped, who_knows
from tests.chess_table import at, builds_of, chess_table, deck, discard, do, hand, happened, laid, may_do, upgrades_of


def test_S1_does_take_back_a_captured_card_up_to_7_which_may_be_built_again():
    """The note of the rules: a small pawn comes back by an effect, is built, and upgraded later. (Chess 4.7)"""
    table = used_from_hand("S1", "V12", deck="S8", discard="S2 K9 T7", d5="T12")
    assert may_do(table) == {"S2", "T7"}
    do(table, "S2")
    assert (hand(table, 0), deck(table), discard(table)) == ("S2 V12", "S8", "S1 K9 T7")
    assert who_knows(table, "S2") == ALL
    assert seen_by(table, 1) == ["use 0 S1", "take 0 S2", "discard S1"]
    do(table, "d5-d6")
    assert builds_of(table) == {"S2"}
    do(table, "build S2", "a2", "d6-d5")
    assert (upgrades_of(table), at(table, "a2")) == ({"V12"}, "S2")


def test_S1_does_take_into_the_hand_the_piece_its_rook_has_just_captured():
    """An enemy piece can't be built, but its text can be used from the hand. (Chess 3.2, 4.2)"""
    table = used_by_capture("S1", taken="K2", discard="K9 T7", d5="T12")
    assert may_do(table) == {"K2", "T7"}
    do(table, "K2")
    assert (hand(table, 0), discard(table), at(table, "c4")) == ("K2", "K9 T7", "S1")
    do(table, "d5-d6")
    assert ("K2" in may_do(table), builds_of(table)) == (True, set())


def test_S1_can_do_nothing_while_no_card_up_to_7_lies_in_the_discard_pile():
    for pile in ("", "K9 T12 S11"):
        table = used_from_hand("S1", "S9", deck="S8", discard=pile)
        assert skipped(table) == ["Take a card of value 7 or less from the discard pile."]
        assert (hand(table, 0), deck(table), discard(table)) == ("S9", "S8", f"S1 {pile}".strip())


def test_S1_counts_a_captured_card_as_printed():
    """K8 counted as a 7 on the board; the change ended when it was captured. (Family 5.3)"""
    table = chess_table(laid(**HOME, c3="S1", c4="K8"), counts_as={"K8": 7})
    do(table, "c3-c4", "yes")
    assert (skipped(table), discard(table)) == (["Take a card of value 7 or less from the discard pile."], "K8")


def test_S2_does_exchange_a_hand_card_with_a_captured_or_discarded_one():
    """The card of the pile is chosen first; the hand card takes its place there. (Family 3.21)"""
    table = used_from_hand("S2", "V5 T9", "T5", discard="K9 S11 T7")
    assert may_do(table) == {"K9", "S11", "T7"}
    do(table, "S11")
    set_up_again(table)
    assert may_do(table) == {"V5", "T9"}
    do(table, "T9")
    assert (hands(table), discard(table)) == (["S11 V5", "T5"], "S2 K9 T9 T7")
    assert [who_knows(table, card) for card in ("S11", "T9", "V5")] == [ALL, ALL, {0}]
    assert seen_by(table, 1)[1] == "exchange 0 S11 T9"


def test_S2_on_a_capturing_pawn_always_finds_what_it_captured():
    table = used_by_capture("S2", "V5")
    assert may_do(table) == {"K7"}
    do(table, "K7", "V5")
    assert (hand(table, 0), discard(table), at(table, "c4")) == ("K7", "V5", "S2")


def test_S2_can_do_nothing_without_a_card_on_either_side():
    for rest, pile in (("", "K9 T7"), ("V5", "")):
        table = used_from_hand("S2", rest, discard=pile)
        assert skipped(table) == ["Exchange a card from your hand with a card from the discard pile."]
        assert (hand(table, 0), discard(table)) == (rest, f"S2 {pile}".strip())


def test_S4_does_take_a_captured_card_of_a_value_held():
    """The revealed card stays in the hand, known to all."""
    table = used_from_hand("S4", "V2 K9", discard="T7 S2 K2")
    assert may_do(table) == {"V2", "K9"}
    do(table, "V2")
    assert may_do(table) == {"S2", "K2"}
    do(table, "S2")
    assert (hand(table, 0), discard(table)) == ("K9 S2 V2", "S4 T7 K2")
    assert [who_knows(table, card) for card in ("V2", "S2", "K9")] == [ALL, ALL, {0}]
    assert seen_by(table, 1) == ["use 0 S4", "show 0 V2", "take 0 S2", "discard S4"]


def test_S4_on_a_capturing_pawn_takes_what_it_captured_for_a_card_of_that_value():
    table = used_by_capture("S4", "V7")
    do(table, "V7", "K7")
    assert (hand(table, 0), discard(table), at(table, "c4")) == ("K7 V7", "", "S4")


def test_S4_goes_by_what_the_revealed_card_counts_as():
    """V8 counts as a 7 since its owner's last turn. (Family 5.4)"""
    table = chess_table(laid(**HOME), hands=("S4 V8", ""), discard="K8 T7", counts_as={"V8": 7})
    do(table, "S4", "V8")
    assert may_do(table) == {"T7"}


@pytest.mark.parametrize(
    ("rest", "pile", "left_out"),
    [
        ("V2", "K9 S11", ["Take a card of the same value from the discard pile."]),
        ("", "K9", ["Reveal a card from your hand.", "Take a card of the same value from the discard pile."]),
    ],
)
def test_S4_can_do_nothing_when_no_captured_card_has_a_value_held(rest: str, pile: str, left_out: list[str]):
    table = used_from_hand("S4", rest, discard=pile)
    do(table, *rest.split())
    assert (skipped(table), hand(table, 0), discard(table)) == (left_out, rest, f"S4 {pile}")


def test_S6_does_take_one_of_the_two_cards_captured_or_discarded_last_and_bury_the_other():
    table = used_from_hand("S6", "V5", deck="S8", discard="S11 K9 T7")
    assert may_do(table) == {"S11", "K9"}
    do(table, "S11")
    assert (hand(table, 0), deck(table), discard(table)) == ("S11 V5", "S8 K9", "S6 T7")
    assert [who_knows(table, card) for card in ("S11", "K9", "S8")] == [ALL, ALL, NOBODY]
    told = ["use 0 S6", "reveal 0 S11 K9", "take 0 S11", "put_under_deck 0 K9", "discard S6"]
    assert seen_by(table, 1) == told


def test_S6_built_as_a_pawn_takes_what_it_captured_or_buries_it():
    table = used_by_capture("S6", deck="S8", discard="S11 K9")
    assert may_do(table) == {"K7", "S11"}
    do(table, "S11")
    assert (hand(table, 0), deck(table), discard(table)) == ("S11", "S8 K7", "K9")
    alone = used_by_capture("S6", deck="S8")
    assert may_do(alone) == {"K7"}
    do(alone, "K7")
    assert (hand(alone, 0), deck(alone), skipped(alone)) == ("K7", "S8", ["Put the other under the deck."])


def test_S6_can_do_nothing_before_anything_was_captured_or_discarded():
    """It lies aside itself, and the deck is not touched. (Family 3.11)"""
    table = used_from_hand("S6", "V5", deck="S8")
    take, bury = "Take one of the top 2 cards of the discard pile.", "Put the other under the deck."
    assert (skipped(table), hand(table, 0)) == ([take, bury], "V5")
    assert (deck(table), discard(table)) == ("S8", "S6")


def test_S9_does_shuffle_all_captured_pieces_back_into_the_deck_and_draw():
    """So a captured queen may be drawn again; where she lies nobody knows any more. (Family 6.3)"""
    table = used_from_hand("S9", "V5", deck="S8", discard="S12 K9")
    held = set(hand(table, 0).split()) - {"V5"}
    assert held | set(deck(table).split()) == {"S8", "S12", "K9"}
    assert (len(held), discard(table), happened(table, "shuffle")) == (1, "S9", [""])
    assert [who_knows(table, card) for card in held] == [{0}]
    assert seen_by(table, 1) == ["use 0 S9", "gather K9 S12", "shuffle deck None", "draw 0 ?", "discard S9"]


def test_S9_built_as_a_pawn_draws_what_it_captured():
    """A single card that is shuffled is followed all the same. (Family 6.3)"""
    table = used_by_capture("S9")
    assert (hand(table, 0), deck(table), discard(table)) == ("K7", "", "")
    assert (who_knows(table, "K7"), waits_for(table)) == (ALL, ("Turn", 1))


def test_S9_only_draws_before_anything_was_captured_or_discarded():
    table = used_from_hand("S9", "V5", deck="S8 S10")
    assert skipped(table) == ["Shuffle the discard pile into the deck."]
    assert (hand(table, 0), deck(table), discard(table)) == ("S8 V5", "S10", "S9")


def test_S9_can_do_nothing_with_no_cards_in_either_pile():
    table = used_from_hand("S9", "V5")
    assert skipped(table) == ["Shuffle the discard pile into the deck.", "Draw 1."]
    assert (hand(table, 0), discard(table)) == ("V5", "S9")
