# ruff: noqa: N802 - the id of the card is part of the test's name
"""Science cards about hands, and those about neutral cards, of which there are none: S3, S5, S8, S10-S13."""

import pytest

from tests.cards.chess.words import ALL, HOME, hands, seen_by, used_by_capture, used_from_hand, waits_for
from tests.cards.moments import set_up_again
from tests.cards.words import NOBODY, skipped, value_of, who_knows
from tests.chess_table import (
    SECOND_PLAYER,
    at,
    board,
    builds_of,
    chess_table,
    deck,
    discard,
    do,
    goes,
    hand,
    happened,
    laid,
    may_do,
    upgrades_of,
)

LASTING = "It counts as one value higher or lower until the end of the next round."

S5_TEXT = "Replace a neutral card with a card from the discard pile."
S10_TEXT = "Exchange a card from your hand with a neutral card."
S13_TEXT = "Replace a neutral card with the top card of the deck."


def test_S3_does_make_both_players_discard_a_card_of_the_value_and_draw():
    """The user begins, and chooses between two; pieces on the board are held by nobody. (Family 3.7)"""
    table = used_from_hand("S3", "K9 T9", "V9 V5", deck="S8 S10 K8", a2="S9")
    do(table, "value 9")
    assert (waits_for(table), may_do(table)) == (("Ask", 0), {"K9", "T9"})
    do(table, "K9")
    set_up_again(table)
    assert (waits_for(table), may_do(table)) == (("Ask", 1), {"V9"})
    do(table, "V9")
    assert (hands(table), deck(table), discard(table)) == (["S8 T9", "S10 V5"], "K8", "S3 V9 K9")
    assert [who_knows(table, card) for card in ("S8", "S10", "T9")] == [{0}, {1}, {0}]
    told = ["use 0 S3", "name_value 0 9", "discard 0 K9", "draw 0 ?", "discard 1 V9", "draw 1 ?", "discard S3"]
    assert (seen_by(table, None), at(table, "a2")) == (told, "S9")


def test_S3_used_from_a_hand_is_not_held_but_the_other_3_is():
    table = used_from_hand("S3", "V3", deck="S8")
    do(table, "value 3")
    assert may_do(table) == {"V3"}
    alone = used_from_hand("S3", "V5", deck="S8")
    do(alone, "value 3")
    assert (hand(alone, 0), discard(alone)) == ("V5", "S3")


@pytest.mark.parametrize("value", [4, 13])
def test_S3_can_do_nothing_when_nobody_holds_the_value_as_with_13_always(value: int):
    table = used_from_hand("S3", "K9", "V5", deck="S8")
    do(table, f"value {value}")
    assert skipped(table) == ["Every player who holds a card of that value discards one such card and draws 1."]
    assert (hands(table), deck(table), discard(table)) == (["K9", "V5"], "S8", "S3")


def test_S5_does_nothing_as_there_are_no_neutral_cards():
    """It may be used all the same, is discarded and ends the turn. (Family 3.4, Chess 6.4)"""
    table = used_from_hand("S5", "V5", deck="S8", discard="S12 K9", a2="S2")
    assert (skipped(table), hand(table, 0), discard(table)) == ([S5_TEXT], "V5", "S5 S12 K9")
    assert (at(table, "a2"), deck(table), waits_for(table)) == ("S2", "S8", ("Turn", 1))


def test_S5_can_do_nothing_at_any_time_not_even_as_a_pawn_that_captures():
    table = used_by_capture("S5", discard="S12", a2="S2")
    assert (skipped(table), discard(table), at(table, "c4")) == ([S5_TEXT], "K7 S12", "S5")
    assert waits_for(table) == ("Turn", 1)


def test_S8_does_get_a_card_of_a_wanted_domain_from_the_opponents_hand():
    """All see the revealed card change hands; what was given for it only its receiver sees."""
    table = used_from_hand("S8", "T5 V5", "S9 S10 K9")
    do(table, "domain science")
    assert (waits_for(table), may_do(table)) == (("Ask", 1), {"S9", "S10"})
    do(table, "S10")
    assert (waits_for(table), may_do(table)) == (("Ask", 0), {"S10", "no"})
    do(table, "S10")
    assert may_do(table) == {"T5", "V5"}
    do(table, "T5")
    assert (hands(table), discard(table)) == (["S10 V5", "K9 S9 T5"], "S8")
    assert [who_knows(table, card) for card in ("S10", "T5", "S9", "V5")] == [ALL, {0, 1}, {1}, {0}]
    seen = seen_by(table, None)
    assert seen[:3] == ["use 0 S8", "name_domain 0 science", "show 1 S10"]
    assert seen[3] == "exchange 0 S10 ?"


def test_S8_leaves_both_hands_after_a_no():
    table = used_from_hand("S8", "T5", "S9 S10")
    do(table, "domain science", "S9", "no")
    assert (hands(table), who_knows(table, "S9"), who_knows(table, "S10")) == (["T5", "S9 S10"], ALL, {1})


def test_S8_can_do_nothing_when_the_opponent_holds_no_card_of_the_domain():
    """Pieces are not held; whether to exchange is asked all the same. (Family 3.6)"""
    table = used_from_hand("S8", "T5", "K9", a2="S2")
    do(table, "domain science")
    assert (waits_for(table), may_do(table)) == (("Ask", 0), {"no"})
    do(table, "no")
    told = "Every other player who holds a card of that domain reveals one such card."
    assert (skipped(table), hands(table), who_knows(table, "K9")) == ([told], ["T5", "K9"], {1})


def test_S10_does_nothing_as_there_are_no_neutral_cards():
    """A piece is never neutral, not even a pawn of one's own. (Chess 6.4)"""
    table = used_from_hand("S10", "V5", deck="S8", discard="K9", a2="S2")
    assert (skipped(table), hand(table, 0), discard(table)) == ([S10_TEXT], "V5", "S10 K9")
    assert (at(table, "a2"), waits_for(table)) == ("S2", ("Turn", 1))


def test_S10_can_do_nothing_at_any_time_not_even_as_a_pawn_that_captures():
    table = used_by_capture("S10", "V5", a2="S2")
    assert (skipped(table), hand(table, 0), discard(table)) == ([S10_TEXT], "V5", "K7")
    assert (at(table, "c4"), at(table, "a2")) == ("S10", "S2")


def test_S11_does_let_a_knight_be_built_as_a_10_in_the_next_turn():
    """The change ends with that turn, and the built pawn is a knight. (Chess 4.5, 6.9)"""
    table = used_from_hand("S11", "V11 K9", d5="T12")
    assert may_do(table) == {"V11", "K9"}
    do(table, "V11")
    assert may_do(table) == {"higher", "lower"}
    do(table, "lower")
    assert (value_of(table, "V11"), who_knows(table, "V11"), discard(table)) == (10, ALL, "S11")
    assert seen_by(table, 1) == ["use 0 S11", "show 0 V11", "counts_as 0 V11 10 service round", "discard S11"]
    do(table, "d5-d6")
    assert builds_of(table) == {"V11"}
    do(table, "build V11", "a2")
    assert value_of(table, "V11") == 11
    do(table, "d6-d5")
    assert goes(table, "a2") == {"b4", "c3", "c1"}


def test_S11_on_a_capturing_knight_can_keep_a_queen_from_the_board():
    """A card that counts as a 13 may not be put there until the change ends. (Chess 5.4, 6.9)"""
    table = used_by_capture("S11", "V12", a2="S2", d2="S4", e5="T12")
    do(table, "V12", "higher", "e5-e6")
    assert (value_of(table, "V12"), upgrades_of(table), at(table, "b5")) == (13, set(), "S11")
    do(table, "d2-d3", "e6-e5")
    assert (value_of(table, "V12"), upgrades_of(table)) == (12, {"V12"})


def test_S11_for_the_second_player_ends_with_the_second_players_next_turn():
    table = chess_table(laid(**HOME, a2="S2", d5="T12"), hands=("", "S11 K5"), to_act=SECOND_PLAYER)
    do(table, "S11", "K5", "lower")
    for move, value in (("a2-a3", 4), ("d5-d6", 5), ("a3-a4", 5)):
        do(table, move)
        assert value_of(table, "K5") == value


def test_S11_can_do_nothing_as_the_last_card_of_a_hand():
    """Pieces on the board keep their values: only a card of the hand is shown."""
    table = used_from_hand("S11", a2="S2")
    assert skipped(table) == ["Show a card from your hand.", LASTING]
    assert (value_of(table, "S2"), discard(table)) == (2, "S11")


def test_S12_does_change_any_part_of_the_hand():
    table = used_from_hand("S12", "K9 T9 V5", deck="V12 S8 S10")
    assert may_do(table) == {"K9", "T9", "V5", "no"}
    do(table, "T9", "K9", "no")
    assert (hand(table, 0), deck(table), discard(table)) == ("S8 V5 V12", "S10", "S12 K9 T9")
    assert [who_knows(table, card) for card in ("V12", "K9", "S10")] == [{0}, ALL, NOBODY]
    assert seen_by(table, 1) == ["use 0 S12", "discard 0 T9", "discard 0 K9", "draw 0 ?", "draw 0 ?", "discard S12"]


def test_S12_on_a_capturing_queen_discards_above_the_captured_piece():
    table = used_by_capture("S12", "K9", deck="V12 S8")
    do(table, "K9")
    assert (hand(table, 0), deck(table), discard(table), at(table, "c4")) == ("V12", "S8", "K9 K7", "S12")


def test_S12_can_do_nothing_as_the_last_card_of_a_hand():
    table = used_from_hand("S12", deck="V12")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert skipped(table) == ["Discard any number of cards from your hand."]
    assert (hand(table, 0), deck(table), discard(table)) == ("", "V12", "S12")


def test_S13_does_nothing_as_there_are_no_neutral_cards():
    """The king that captured stays, and so do all pieces and the deck. (Chess 6.4, 6.5)"""
    table = used_by_capture("S13", "V5", deck="V12 S8", a2="S2")
    assert (skipped(table), hand(table, 0), deck(table)) == ([S13_TEXT], "V5", "V12 S8")
    assert (board(table)[2], at(table, "a2"), discard(table)) == (". . S13 . . .", "S2", "K7")
    assert (waits_for(table), happened(table, "replace")) == (("Turn", 1), [])


def test_S13_can_do_nothing_at_any_time_not_even_when_another_card_copies_it():
    """T1 from a hand copies the king on the board. (Chess 6.3)"""
    table = used_from_hand("T1", deck="V12 S8", a2="S2")
    do(table, "S13")
    assert (skipped(table), deck(table), at(table, "a2")) == ([S13_TEXT], "V12 S8", "S2")
    assert (happened(table, "copy"), discard(table)) == (["S13"], "T1")
