# ruff: noqa: N802 - the id of the card is part of the test's name
"""The science card that can put a card on the board: S7."""

from techdeck.core.cards import parse_card
from tests.cards.chess.words import ALL, HOME, seen_by, used_by_capture, used_from_hand, waits_for
from tests.cards.moments import set_up_again
from tests.cards.words import NOBODY, skipped, who_knows
from tests.chess_table import (
    SECOND_PLAYER,
    at,
    chess_table,
    deck,
    discard,
    do,
    goes,
    hand,
    happened,
    laid,
    may_do,
)


def test_S7_does_take_the_card_at_the_cut_or_put_it_on_the_board_in_place_of_an_own_piece():
    """The piece goes where the card was, all know it there, and no upgrade is counted. (Chess 6.5-6.8)"""
    table = used_from_hand("S7", deck="V12", a2="S2", c2="V11")
    assert (may_do(table), happened(table, "show")) == ({"yes", "no"}, ["V12"])
    do(table, "no")
    set_up_again(table)
    assert may_do(table) == {"S2", "V11"}, "no king, and no piece of the other side"
    do(table, "S2")
    assert (at(table, "a2"), deck(table), hand(table, 0), discard(table)) == ("V12", "S2", "", "S7")
    assert (who_knows(table, "S2"), table.facts()["upgrades_left"]) == (ALL, [2, 2])
    seen = seen_by(table, None)
    assert seen == ["use 0 S7", "show 0 V12", "exchange 0 S2 V12-a2", "discard S7"]
    taken = used_from_hand("S7", deck="V12", a2="S2")
    do(taken, "yes")
    assert (at(taken, "a2"), deck(taken), hand(taken, 0)) == ("S2", "", "V12")
    assert who_knows(taken, "V12") == ALL


def test_S7_built_as_a_pawn_may_exchange_itself_on_the_square_of_its_capture():
    """The queen stands there at once and says check to the king on her file. (Family 3.14, Chess 3.5)"""
    behind = laid(b1="S13", f1="V13", c3="S7", c4="K8", c6="K13", f6="T13")
    table = chess_table(behind, deck="V12")
    do(table, "c3-c4", "yes", "no")
    assert may_do(table) == {"S7"}
    do(table, "S7")
    assert (at(table, "c4"), deck(table), discard(table)) == ("V12", "S7", "K8")
    assert (who_knows(table, "S7"), waits_for(table)) == (ALL, ("Turn", 1))
    assert happened(table, "check") == ["K13"]


def test_S7_only_takes_a_card_that_may_not_enter_the_board():
    """K5 is not of the first player's domains; no piece but kings is there to be exchanged. (Chess 6.5, 6.6)"""
    table = used_from_hand("S7", deck="K5", a2="S2")
    assert may_do(table) == {"yes"}
    bare = used_from_hand("S7", deck="V12")
    assert may_do(bare) == {"yes"}
    table.alter(parse_card("K5"), 5, 3)
    assert may_do(table) == {"yes"}, "whatever domain it counts as"


def test_S7_puts_no_card_that_counts_as_a_13_on_the_board():
    """V12 was shown as a 13 and put on the deck. (Chess 6.6)"""
    table = chess_table(laid(**HOME, a2="S2"), hands=("S7", ""), deck="V12", counts_as={"V12": 13})
    do(table, "S7")
    assert may_do(table) == {"yes"}


def test_S7_used_by_the_second_player_puts_cards_of_the_second_players_domains_there():
    table = chess_table(laid(**HOME, a2="S2", d5="T2"), hands=("", "S7"), deck="K5", to_act=SECOND_PLAYER)
    do(table, "S7", "no")
    assert may_do(table) == {"T2"}
    do(table, "T2")
    assert (at(table, "d5"), deck(table), at(table, "a2")) == ("K5", "T2", "S2")


def test_S7_sits_the_first_player_at_either_seat():
    table = chess_table(laid(**HOME, a2="S2", d5="T2"), hands=("S7", ""), deck="V12", first=1)
    do(table, "S7", "no", "S2")
    assert (at(table, "a2"), waits_for(table)) == ("V12", ("Turn", 0))
    do(table, "d5-d4")
    assert {"b2", "a3", "b3", "c4"} <= goes(table, "a2")


def test_S7_cuts_anywhere_in_the_deck():
    """The exchanged piece lies at the very place of the cut. (Family 3.21, 3.26)"""
    places = set()
    for seed in range(12):
        table = chess_table(laid(**HOME, a2="S2"), hands=("S7", ""), deck="V5 V6 V8 V10", seed=seed)
        do(table, "S7", "no", "S2")
        index = deck(table).split().index("S2")
        assert at(table, "a2") == ["V5", "V6", "V8", "V10"][index]
        assert [who_knows(table, card) for card in deck(table).split() if card != "S2"] == [NOBODY] * 3
        places.add(index)
    assert places == {0, 1, 2, 3}


def test_S7_turns_up_the_piece_it_captured_when_there_is_no_deck():
    """The discard pile is shuffled for the cut; an enemy piece can only be taken. (Family 2.7, Chess 6.6)"""
    table = used_by_capture("S7", taken="K8")
    assert (may_do(table), happened(table, "show")) == ({"yes"}, ["K8"])
    do(table, "yes")
    assert (hand(table, 0), deck(table), discard(table), at(table, "c4")) == ("K8", "", "", "S7")


def test_S7_can_do_nothing_with_no_cards_in_either_pile():
    table = used_from_hand("S7", "V5", a2="S2")
    cut = "Cut the deck at random and reveal the card there."
    assert skipped(table) == [cut, "Take it, or exchange it with your own card in play."]
    assert (hand(table, 0), at(table, "a2"), discard(table)) == ("V5", "S2", "S7")


def test_S7_can_do_nothing_after_capturing_a_king_with_no_cards_in_either_pile():
    """The king is expelled and comes to no pile. (Chess 3.3)"""
    table = used_by_capture("S7", taken="K13", d5="T12")
    assert len(skipped(table)) == 2
    assert (at(table, "c4"), discard(table), waits_for(table)) == ("S7", "", ("Turn", 1))
