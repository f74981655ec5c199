# ruff: noqa: N802 - the id of the card is part of the test's name
"""Technology cards that copy: T1, T2, T3, T4, T5, T8, T10. (Family 4)"""

from techdeck.core.zones import EXPELLED
from tests.cards.chess.words import ALL, HOME, hands, seen_by, used_by_capture, used_from_hand, waits_for
from tests.cards.moments import set_up_again
from tests.cards.words import NOBODY, skipped, who_knows
from tests.chess_table import SECOND_PLAYER, at, chess_table, deck, discard, do, hand, happened, laid, may_do, zone


def test_T1_does_copy_any_piece_on_the_board_of_either_side_kings_too():
    """The copied piece stays where it is, and its owner gets nothing. (Chess 6.3, Family 4.2)"""
    table = used_from_hand("T1", "V5", "K9", deck="S8 S10", a2="S2", d5="K2")
    assert may_do(table) == {"S2", "K2", "S13", "V13", "K13", "T13"}
    do(table, "K2")
    assert may_do(table) == {"V5", "S8"}
    do(table, "V5")
    assert (hands(table), deck(table), discard(table)) == (["S8", "K9"], "S10 V5", "T1")
    assert (at(table, "d5"), happened(table, "use")) == ("K2", ["T1"])
    told = ["use 0 T1", "copy 0 K2-d5", "draw 0 ?", "put_under_deck 0 ?", "discard T1"]
    assert seen_by(table, None) == told


def test_T1_on_a_capturing_rook_copies_neither_itself_nor_what_it_captured():
    """The captured piece is no longer in play, and T1 is part of its chain. (Family 4.3)"""
    table = used_by_capture("T1", "K9", a2="S2", d5="K2", deck="S8 S10")
    assert may_do(table) == {"S2", "K2", "S13", "V13", "K13", "T13"}
    do(table, "K13")
    assert hand(table, 1) == "K9 S7 S8 S10", "the deck had two cards and the captured one"
    do(table, "S10", "S8")
    assert (hand(table, 1), deck(table), at(table, "c3")) == ("K9 S7", "S8 S10", "T1")


def test_T1_copies_a_kings_text_that_no_hand_ever_holds():
    """Robotics from the hand: a captured rook comes back in place of a pawn. (Chess 6.7)"""
    table = used_from_hand("T1", discard="K5 S1", a2="S2")
    do(table, "T13")
    assert may_do(table) == {"S2"}
    do(table, "S2")
    assert may_do(table) == {"S1"}
    do(table, "S1")
    assert (at(table, "a2"), discard(table)) == ("S1", "T1 K5 S2")


def test_T1_on_a_capturing_rook_may_be_exchanged_by_the_text_it_copies():
    """The second player copies a pawn of the first: "your own" is who copies. (Family 4.1, 3.14)"""
    table = used_by_capture("T1", "K12", d5="K2", e2="V9")
    do(table, "V9")
    assert may_do(table) == {"T1", "K2"}
    do(table, "T1", "K12")
    assert (at(table, "c3"), hand(table, 1), at(table, "e2")) == ("K12", "T1", "V9")


def test_T1_can_do_nothing_when_the_copied_king_wants_a_neutral_card():
    """There is always a king in play to copy, but that of science finds nothing here. (Chess 6.4)"""
    table = used_from_hand("T1", deck="S8")
    do(table, "S13")
    assert skipped(table) == ["Replace a neutral card with the top card of the deck."]
    assert (deck(table), discard(table), waits_for(table)) == ("S8", "T1", ("Turn", 1))


def test_T2_does_copy_the_text_of_the_piece_just_captured():
    """As a pawn: what it took lies on top of the discard pile and stays there. (Chess 3.2)"""
    table = used_by_capture("T2", "K9", "S9", taken="V5", deck="S8 S10 V8", discard="K10")
    assert (happened(table, "copy"), may_do(table)) == (["V5"], {"seat 0"})
    do(table, "seat 0")
    assert (hands(table), deck(table), discard(table)) == (["S9 V8", "K9 S8 S10"], "", "V5 K10")
    assert (at(table, "c3"), happened(table, "use")) == ("T2", ["T2"])


def test_T2_from_a_hand_copies_what_was_discarded_or_captured_last():
    table = used_from_hand("T2", "V5", deck="S8 S10", discard="K10 S9")
    do(table, "V5", "S8")
    assert (hand(table, 0), deck(table), discard(table)) == ("S10", "", "T2 S8 V5 K10 S9")
    assert (happened(table, "copy"), waits_for(table)) == (["K10"], ("Turn", 1))


def test_T2_can_do_nothing_before_anything_was_captured_or_discarded():
    """A captured king does not help: it is expelled. (Chess 3.3, Family 4.5)"""
    none = "Copy the effect of the top card of the discard pile."
    table = used_from_hand("T2", "V5", deck="S8")
    assert (skipped(table), hand(table, 0), discard(table)) == ([none], "V5", "T2")
    king = used_by_capture("T2", taken="S13", a2="S2")
    assert (skipped(king), discard(king), "S13" in zone(king, EXPELLED)) == ([none], "", True)


def test_T3_does_use_the_text_of_a_shown_hand_card_without_discarding_it():
    table = used_from_hand("T3", "K10 V5", deck="S8 S10 K8")
    assert may_do(table) == {"K10", "V5"}
    do(table, "K10")
    set_up_again(table)
    assert may_do(table) == {"K10", "V5", "S8", "S10"}
    do(table, "V5", "S8")
    assert (hand(table, 0), deck(table), discard(table)) == ("K10 S10", "K8", "T3 S8 V5")
    assert [who_knows(table, card) for card in ("K10", "S10")] == [ALL, {0}]
    assert (seen_by(table, 1)[:3], happened(table, "use")) == (["use 0 T3", "show 0 K10", "copy 0 K10"], ["T3"])


def test_T3_shows_V9_which_puts_itself_on_the_board():
    """The shown card is a hand card like any other, so it may take the place of a piece. (Chess 6.6)"""
    table = used_from_hand("T3", "V9", a2="S2")
    do(table, "V9", "S2")
    assert may_do(table) == {"V9"}
    do(table, "V9")
    assert (at(table, "a2"), hand(table, 0), discard(table)) == ("V9", "S2", "T3")


def test_T3_on_a_capturing_pawn_costs_no_card_at_all():
    table = used_by_capture("T3", "K2", deck="S8")
    do(table, "K2", "S8")
    assert (hand(table, 1), deck(table), discard(table), at(table, "c3")) == ("K2", "S8", "S7", "T3")


def test_T3_can_do_nothing_as_the_last_card_of_a_hand():
    table = used_from_hand("T3", deck="S8")
    assert skipped(table) == ["Reveal a card from your hand.", "Copy its effect."]
    assert (hand(table, 0), deck(table), discard(table)) == ("", "S8", "T3")


def test_T4_does_copy_the_turned_up_card_or_bury_it():
    """It lies aside meanwhile and returns on top, of whatever domain it is. (Family 3.15, 3.16)"""
    table = used_from_hand("T4", "V5", deck="K10 S8 S10 K8")
    assert (may_do(table), who_knows(table, "K10")) == ({"yes", "no"}, ALL)
    do(table, "yes", "V5", "S8")
    assert (hand(table, 0), deck(table), discard(table)) == ("S10", "K10 K8", "T4 S8 V5")
    assert seen_by(table, None)[:3] == ["use 0 T4", "reveal 0 K10", "copy 0 K10"]
    buried = used_from_hand("T4", "V5", deck="K10 S8 S10 K8")
    do(buried, "no")
    assert (hand(buried, 0), deck(buried), who_knows(buried, "K10")) == ("V5", "S8 S10 K8 K10", ALL)


def test_T4_turns_up_S7_which_puts_the_next_card_on_the_board():
    """S7 lies aside, so the cut can't hit it."""
    table = used_from_hand("T4", deck="S7 V12", a2="S2")
    do(table, "yes", "no", "S2")
    assert (at(table, "a2"), deck(table), discard(table)) == ("V12", "S7 S2", "T4")


def test_T4_can_do_nothing_without_deck_and_discard_pile():
    table = used_from_hand("T4", "V5")
    assert skipped(table) == ["Reveal the top card of the deck.", "Copy its effect, or put it under the deck."]
    assert (hand(table, 0), discard(table)) == ("V5", "T4")


def test_T5_does_copy_a_card_that_the_opponent_chooses_to_show():
    """The opponent's hand is picked all the same, and nothing leaves it. (Family 4.1, 4.2)"""
    table = used_from_hand("T5", "V5", "K10 S10", deck="S8 S9 K8")
    assert may_do(table) == {"seat 1"}
    do(table, "seat 1")
    assert (waits_for(table), may_do(table)) == (("Ask", 1), {"K10", "S10"})
    do(table, "K10")
    assert (waits_for(table), may_do(table)) == (("Ask", 0), {"V5", "S8", "S9"})
    do(table, "V5", "S8")
    assert (hands(table), discard(table)) == (["S9", "K10 S10"], "T5 S8 V5")
    assert [who_knows(table, card) for card in ("K10", "S10")] == [ALL, {1}]


def test_T5_gets_nothing_when_the_opponent_shows_a_card_about_neutral_cards():
    table = used_from_hand("T5", "V5", "K10 S10", deck="S8")
    do(table, "seat 1", "S10")
    assert skipped(table) == ["Exchange a card from your hand with a neutral card."]
    assert (hands(table), deck(table)) == (["V5", "K10 S10"], "S8")


def test_T5_can_do_nothing_before_an_empty_hand():
    table = used_from_hand("T5", "V5", deck="S8")
    do(table, "seat 1")
    assert skipped(table) == ["Pick another player, who reveals a card of their choice.", "Copy its effect."]
    assert (hands(table), deck(table), discard(table)) == (["V5", ""], "S8", "T5")


def test_T8_does_copy_what_the_opponent_used_last_since_the_game_began():
    """From a hand or on a capturing piece alike, however many turns ago. (Chess 6.10)"""
    table = used_by_capture("S1", other="T8", discard="K9 T6 V2", d5="T12", a2="S2")
    do(table, "T6", "d5-d6", "a2-a3", "d6-d5", "a3-a4", "T8")
    assert (happened(table, "use"), happened(table, "copy")) == (["S1", "T8"], ["S1"])
    assert (waits_for(table), may_do(table)) == (("Ask", 1), {"K7", "V2"})
    do(table, "K7")
    assert (hands(table), discard(table), at(table, "c4")) == (["T6", "K7"], "T8 K9 V2", "S1")


def test_T8_copies_the_rook_T1_which_can_not_copy_itself():
    """The used card is meant, not what it copied; no card is carried out twice. (Family 4.3, 4.4)"""
    table = used_by_capture("T1", "K9", "T8", deck="S8 S10", d5="K2")
    do(table, "K2", "K9", "T8")
    assert happened(table, "copy") == ["K2", "T1"]
    assert may_do(table) == {"K2", "S13", "V13", "K13", "T13"}


def test_T8_can_do_nothing_before_the_opponent_has_used_a_card():
    """A capture whose text was not used is no use. (Chess 3.4)"""
    table = chess_table(laid(**HOME, c3="S1", c4="K7", d5="T12"), hands=("", "T8"), discard="V2")
    do(table, "c3-c4", "no", "T8")
    assert skipped(table) == ["Copy the last effect that another player used this round."]
    assert (hands(table), discard(table)) == (["", ""], "T8 K7 V2")


def test_T8_can_do_nothing_about_its_users_own_last_card():
    table = chess_table(laid(**HOME, d2="S2", d5="T12"), hands=("", "K2 K9 T8"), deck="S8", to_act=SECOND_PLAYER)
    do(table, "K2", "K9", "d2-d3", "T8")
    assert (happened(table, "copy"), len(skipped(table))) == ([], 1)


def test_T10_does_copy_one_of_two_turned_up_cards_and_bury_both():
    table = used_from_hand("T10", "V5", deck="K10 S10 S8 S9 K8")
    assert may_do(table) == {"K10", "S10"}
    do(table, "K10", "V5", "S8")
    assert (hand(table, 0), deck(table), discard(table)) == ("S9", "K8 K10 S10", "T10 S8 V5")
    assert [who_knows(table, card) for card in ("K10", "S10", "S9", "K8")] == [ALL, ALL, {0}, NOBODY]
    assert seen_by(table, 1)[:3] == ["use 0 T10", "reveal 0 K10 S10", "copy 0 K10"]


def test_T10_built_as_a_pawn_turns_up_what_it_captured_when_the_deck_is_short():
    """V5 is captured, shuffled into the empty deck and copied at once."""
    table = used_by_capture("T10", taken="V5", deck="S10")
    assert (may_do(table), discard(table)) == ({"V5", "S10"}, "")
    do(table, "V5", "seat 0")
    assert (hands(table), deck(table)) == (["", ""], "S10 V5")
    assert skipped(table) == ["Draw 2.", "Pick another player, who draws 1."]


def test_T10_can_do_nothing_without_deck_and_discard_pile():
    table = used_from_hand("T10", "V5")
    assert skipped(table) == ["Reveal the top 2 cards.", "Copy the effect of one.", "Put both under the deck."]
    assert (hand(table, 0), discard(table)) == ("V5", "T10")
