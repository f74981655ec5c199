# ruff: noqa: N802 - the id of the card is part of the test's name
"""Service cards about the opponent, and those that touch pieces and what cards count as: V3, V5, V7, V9, V10."""

import pytest

from techdeck.core.cards import parse_card
from tests.cards.chess.words import ALL, HOME, hands, seen_by, used_by_capture, used_from_hand, waits_for
from tests.cards.moments import set_up_again
from tests.cards.words import NOBODY, skipped, value_of, who_knows
from tests.chess_table import (
    SECOND_PLAYER,
    at,
    builds_of,
    chess_table,
    deck,
    discard,
    do,
    ended_by,
    entered,
    goes,
    hand,
    happened,
    laid,
    may_do,
    refused,
    upgrades_of,
)

LASTING = "It counts as a domain of your choice until the end of the next round."

V9_TEXT = "Exchange a neutral card or your own card in play with a card from your hand."


def test_V3_does_give_the_opponent_a_card_for_one_of_the_opponents_choice():
    """An own domain's card for the board may come back for one that is of no use there."""
    table = used_from_hand("V3", "K9 V5", "S9 T5")
    assert may_do(table) == {"seat 1"}
    do(table, "seat 1", "K9")
    assert (waits_for(table), may_do(table)) == (("Ask", 1), {"S9", "T5", "K9"})
    do(table, "S9")
    assert (hands(table), discard(table)) == (["S9 V5", "K9 T5"], "V3")
    assert [who_knows(table, card) for card in ("K9", "S9", "V5", "T5")] == [{0, 1}, {0, 1}, {0}, {1}]
    assert seen_by(table, None) == ["use 0 V3", "pick_player 0 to 1", "give 0 to 1 ?", "give 1 to 0 ?", "discard V3"]


def test_V3_may_get_the_very_card_back_from_an_empty_hand():
    table = used_by_capture("V3", "K9", "")
    do(table, "seat 1", "K9")
    assert may_do(table) == {"K9"}
    do(table, "K9")
    assert (hands(table), at(table, "c4"), discard(table)) == (["K9", ""], "V3", "K7")


def test_V3_can_do_nothing_as_the_last_card_of_a_hand():
    """Nothing was given, so nothing is given back. (Family 3.27)"""
    table = used_from_hand("V3", "", "S9 T5")
    do(table, "seat 1")
    assert (skipped(table), hands(table)) == (["Give another player 1 card from your hand."], ["", "S9 T5"])


def test_V5_does_draw_two_and_the_opponent_draws_one():
    table = used_from_hand("V5", "", "K9", deck="S8 S10 K8 T8")
    assert (hand(table, 0), may_do(table)) == ("S8 S10", {"seat 1"})
    do(table, "seat 1")
    assert (hands(table), deck(table), discard(table)) == (["S8 S10", "K8 K9"], "T8", "V5")
    assert [who_knows(table, card) for card in ("S8", "K8", "T8")] == [{0}, {1}, NOBODY]
    assert seen_by(table, None) == ["use 0 V5", "draw 0 ?", "draw 0 ?", "pick_player 0 to 1", "draw 1 ?", "discard V5"]


def test_V5_built_as_a_pawn_gives_its_owner_two_cards_for_none():
    table = used_by_capture("V5", deck="S8 S10")
    do(table, "seat 1")
    assert (hands(table), deck(table), discard(table), at(table, "c4")) == (["S8 S10", "K7"], "", "", "V5")


def test_V5_can_do_nothing_without_deck_and_discard_pile():
    table = used_from_hand("V5", "S9", "K9")
    do(table, "seat 1")
    assert skipped(table) == ["Draw 2.", "Pick another player, who draws 1."]
    assert (hands(table), discard(table)) == (["S9", "K9"], "V5")


def test_V7_does_look_at_the_opponents_hand_and_exchange_a_card_with_a_random_one_of_it():
    got = set()
    for seed in range(12):
        table = chess_table(laid(**HOME), hands=("V7 K9", "S9 T5"), seed=seed)
        do(table, "V7", "seat 1")
        assert [who_knows(table, card) for card in ("S9", "T5")] == [{0, 1}, {0, 1}]
        assert may_do(table) == {"K9", "no"}
        do(table, "K9")
        got.add(hand(table, 0))
        assert (who_knows(table, "K9"), who_knows(table, hand(table, 0)), discard(table)) == ({0, 1}, {0, 1}, "V7")
    assert got == {"S9", "T5"}


def test_V7_leaves_both_hands_after_a_no():
    table = used_from_hand("V7", "K9", "S9 T5")
    do(table, "seat 1")
    set_up_again(table)
    do(table, "no")
    assert (hands(table), who_knows(table, "S9")) == (["K9", "S9 T5"], {0, 1})


@pytest.mark.parametrize(("rest", "other"), [("K9", ""), ("", "")])
def test_V7_can_do_nothing_before_an_empty_hand(rest: str, other: str):
    """Whether to exchange is asked all the same. (Family 3.6)"""
    table = used_from_hand("V7", rest, other)
    do(table, "seat 1")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert skipped(table) == ["Pick another player and look at their hand."]
    assert (hands(table), discard(table)) == ([rest, other], "V7")


def test_V9_does_put_a_hand_card_on_the_board_in_place_of_an_own_piece_without_using_up_an_upgrade():
    """Any piece but a king may go, not only a small pawn; the card is of an own domain and no 13. (Chess 6.5-6.8)"""
    table = used_from_hand("V9", "V12 S5 K9", a2="S2", c2="V10", d5="T12")
    assert may_do(table) == {"S2", "V10"}
    do(table, "V10")
    set_up_again(table)
    assert may_do(table) == {"V12", "S5"}
    do(table, "V12")
    assert (at(table, "c2"), hands(table), discard(table)) == ("V12", ["K9 S5 V10", ""], "V9")
    assert [who_knows(table, card) for card in ("V12", "V10", "S5")] == [ALL, ALL, {0}]
    assert table.facts()["upgrades_left"] == [2, 2]
    seen = seen_by(table, 1)
    assert seen[1] == "exchange 0 V10 V12-c2"
    do(table, "d5-d6")
    assert {"c6", "f5", "a4"} <= goes(table, "c2")


def test_V9_built_as_a_pawn_may_exchange_itself_on_the_square_of_its_capture():
    """It comes to the hand, from where its text can be used again. (Family 3.14)"""
    table = used_by_capture("V9", "V12", a2="S2", d5="T12")
    assert may_do(table) == {"V9", "S2"}
    do(table, "V9", "V12", "d5-d6")
    assert (at(table, "c4"), hand(table, 0), discard(table)) == ("V12", "V9", "K7")
    assert "V9" in may_do(table)


def test_V9_is_open_to_the_second_player_with_cards_of_the_second_players_domains():
    """From the first seat, if the other one has begun; the chosen piece stands where the old one stood."""
    table = chess_table(laid(**HOME, a2="S2", d5="T2"), hands=("", "V9 K5 V12"), to_act=SECOND_PLAYER, first=1)
    do(table, "V9")
    assert (waits_for(table), may_do(table)) == (("Ask", 0), {"T2"})
    do(table, "T2")
    assert may_do(table) == {"K5"}
    do(table, "K5")
    assert (at(table, "d5"), hands(table), waits_for(table)) == ("K5", ["T2 V12", ""], ("Turn", 1))


def test_V9_takes_a_piece_to_the_hand_from_where_it_may_come_to_another_square():
    """S2 leaves a2 by the effect and stands on c2 by an upgrade later. (Chess 5.1, 6.8)"""
    table = used_from_hand("V9", "S5", a2="S2", c2="V3", d5="T12")
    do(table, "S2", "S5", "d5-d6", "upgrade S2", "c2", "d6-d5")
    assert (at(table, "a2"), at(table, "c2"), hand(table, 0)) == ("S5", "S2", "V3")
    assert {"b3", "c3", "d3"} <= goes(table, "c2")


def test_V9_may_mate_the_last_king():
    """The queen on d3 attacks along the diagonal, and two pawns guard the other ways out. (Chess 7.1, 8.2)"""
    position = laid(b1="S13", f1="V13", b4="V4", c5="V3", d3="S2", a6="K13")
    table = chess_table(position, hands=("V9 S12", ""))
    do(table, "V9", "S2", "S12")
    assert (ended_by(table), table.scores(), happened(table, "check")) == ("mate", [2, 0], ["K13"])
    answered = chess_table(position, hands=("V9 S12", "K5"))
    do(answered, "V9", "S2", "S12")
    assert (may_do(answered), refused(answered, "K5")) == ({"build K5"}, "Chess 7.5")


def test_V9_built_as_a_pawn_may_be_used_when_it_takes_the_attacker_of_the_last_king():
    """The king is safe before the text begins, and an own piece in its place keeps it so. (Chess 7.5, 7.6)"""
    position = laid(a1="S13", b4="V9", a5="T1", b6="T13", f6="K13")
    table = chess_table(position, hands=("V12 S5", ""))
    assert refused(table, "V12") == "Chess 7.5"
    do(table, "b4-a5", "yes", "V9", "V12")
    assert (at(table, "a5"), hand(table, 0), discard(table)) == ("V12", "S5 V9", "T1")


def test_V9_can_do_nothing_without_a_hand_card_of_ones_own_domains():
    """No king may be exchanged, and no card of the other side's domains may enter. (Chess 6.5, 6.6)"""
    for rest, pieces in (("K9 T5", {"a2": "S2"}), ("V12", {}), ("", {"a2": "S2"})):
        table = used_from_hand("V9", rest, **pieces)
        assert (skipped(table), hand(table, 0), discard(table)) == ([V9_TEXT], rest, "V9")
        assert entered(table) == []


def test_V10_does_make_a_hand_card_count_as_another_domain_for_texts_but_not_for_the_board():
    """Until the end of its user's next turn: T12 finds two of a domain; no build or upgrade. (Chess 4.5, 5.4, 6.9)"""
    table = used_from_hand("V10", "K9 V5 T12", deck="S8 S10", a2="S2", d5="T2")
    assert may_do(table) == {"K9", "V5", "T12"}
    do(table, "K9")
    assert may_do(table) == {"domain knowledge", "domain science", "domain technology", "domain service"}
    do(table, "domain service")
    assert (int(table.domain_of(parse_card("K9"))), value_of(table, "K9"), who_knows(table, "K9")) == (3, 9, ALL)
    assert seen_by(table, 1) == ["use 0 V10", "show 0 K9", "counts_as 0 K9 9 service round", "discard V10"]
    do(table, "d5-d4")
    assert (builds_of(table), upgrades_of(table)) == ({"V5"}, {"V5"})
    do(table, "T12")
    assert may_do(table) == {"K9", "V5", "no"}
    do(table, "no")
    assert int(table.domain_of(parse_card("K9"))) == 0


def test_V10_does_not_keep_an_own_card_from_the_board():
    table = used_from_hand("V10", "V5", d5="T2")
    do(table, "V5", "domain knowledge", "d5-d4")
    assert builds_of(table) == {"V5"}


def test_V10_built_as_a_pawn_changes_a_hand_card_and_never_a_piece():
    table = used_by_capture("V10", "K9", a2="S2")
    assert may_do(table) == {"K9"}
    do(table, "K9", "domain science")
    assert (int(table.domain_of(parse_card("K9"))), at(table, "c4"), discard(table)) == (1, "V10", "K7")


def test_V10_can_do_nothing_as_the_last_card_of_a_hand():
    table = used_from_hand("V10", a2="S2")
    assert skipped(table) == ["Show a card from your hand.", LASTING]
    assert (hand(table, 0), discard(table)) == ("", "V10")
