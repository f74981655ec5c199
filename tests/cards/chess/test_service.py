# ruff: noqa: N802 - the id of the card is part of the test's name
"""Service cards by which both players' cards move: V1, V2, V4, V6, V8, V11, V12, V13."""

import pytest

from tests.cards.chess.words import ALL, HOME, hands, put, seen_by, used_by_capture, used_from_hand, waits_for
from tests.cards.moments import set_up_again
from tests.cards.words import skipped, who_knows
from tests.chess_table import at, chess_table, deck, discard, do, happened, laid, may_do


def test_V1_does_swap_one_card_between_the_players_chosen_in_secret():
    """Left of each is the other. The used card lies aside and can't be passed. (Family 3.9, 3.11)"""
    table = used_from_hand("V1", "V5 S9", "K9 T5")
    assert (table.acting_seats(), may_do(table, 0)) == ([0, 1], {"V5", "S9"})
    do(table, "K9", seat=1)
    set_up_again(table)
    assert (hands(table), table.acting_seats()) == (["S9 V5", "T5"], [0])
    do(table, "V5", seat=0)
    assert (hands(table), discard(table)) == (["K9 S9", "T5 V5"], "V1")
    assert [who_knows(table, card) for card in ("K9", "V5", "S9", "T5")] == [{0, 1}, {0, 1}, {0}, {1}]
    down = ["put_face_down 1 ?", "put_face_down 0 ?"]
    assert seen_by(table, None) == ["use 0 V1", *down, "pass_cards 0 to 1 ?", "pass_cards 1 to 0 ?", "discard V1"]


def test_V1_on_a_capturing_rook_passes_no_pieces():
    table = used_by_capture("V1", "V5", "K9", a2="S2")
    put(table, "V5", "K9")
    assert (hands(table), discard(table), at(table, "c4"), at(table, "a2")) == (["K9", "V5"], "K7", "V1", "S2")


def test_V1_takes_the_last_card_of_the_only_player_who_has_one():
    table = used_from_hand("V1", "", "K9")
    assert table.acting_seats() == [1]
    do(table, "K9", seat=1)
    assert hands(table) == ["K9", ""]


def test_V1_can_do_nothing_with_empty_hands():
    table = used_from_hand("V1", deck="S8")
    assert skipped(table) == ["Every player passes 1 card to the left."]
    assert (hands(table), deck(table), discard(table)) == (["", ""], "S8", "V1")


def test_V2_does_let_both_players_draw_and_discard_the_user_first():
    table = used_from_hand("V2", "V5", "K9", deck="S8 S10 K8")
    assert (waits_for(table), may_do(table)) == (("Ask", 0), {"V5", "S8"})
    do(table, "V5")
    assert (waits_for(table), may_do(table)) == (("Ask", 1), {"K9", "S10"})
    do(table, "S10")
    assert (hands(table), deck(table), discard(table)) == (["S8", "K9"], "K8", "V2 S10 V5")
    told = ["use 0 V2", "draw 0 ?", "discard 0 V5", "draw 1 ?", "discard 1 S10", "discard V2"]
    assert seen_by(table, None) == told


def test_V2_copied_by_a_capturing_rook_begins_with_the_player_who_copies():
    """T1 copies it for the second player, who is then the first to draw. (Family 3.7, 4.1)"""
    table = used_by_capture("T1", "K9", "V5", deck="S8 S10 K8", e2="V2")
    do(table, "V2")
    assert (waits_for(table), may_do(table)) == (("Ask", 1), {"K9", "S8"})
    do(table, "K9")
    assert (waits_for(table), may_do(table)) == (("Ask", 0), {"V5", "S10"})
    do(table, "V5")
    assert (hands(table), discard(table)) == (["S10", "S8"], "V5 K9 S7")


def test_V2_can_do_nothing_without_any_card():
    table = used_from_hand("V2")
    assert skipped(table) == ["Every player draws 1, then discards 1."]
    assert (hands(table), discard(table)) == (["", ""], "V2")


def test_V4_does_let_both_players_change_up_to_two_cards():
    table = used_from_hand("V4", "V5 S9", "K9 T5", deck="S8 S10 K8 T8")
    assert may_do(table) == {"V5", "S9", "no"}
    do(table, "V5", "S9")
    assert (waits_for(table), may_do(table)) == (("Ask", 1), {"K9", "T5", "no"})
    do(table, "K9", "no")
    assert (hands(table), deck(table), discard(table)) == (["S8 S10", "K8 T5"], "T8 V5 S9 K9", "V4")
    assert [who_knows(table, card) for card in ("V5", "K9", "S8", "K8")] == [{0}, {1}, {0}, {1}]


def test_V4_on_a_capturing_pawn_concerns_both_players_too():
    table = used_by_capture("V4", "V5", "K9", deck="S8 S10")
    do(table, "no", "K9")
    assert (hands(table), deck(table), discard(table), at(table, "c4")) == (["V5", "S8"], "S10 K9", "K7", "V4")


def test_V4_can_do_nothing_with_empty_hands():
    """Both are asked all the same. (Family 3.6)"""
    table = used_from_hand("V4", deck="S8")
    for seat in (0, 1):
        assert (waits_for(table), may_do(table)) == (("Ask", seat), {"no"})
        do(table, "no")
    told = ["Every player may put up to 2 cards from their hand under the deck and draw that many."]
    assert (skipped(table), hands(table), deck(table)) == (told, ["", ""], "S8")


def test_V6_does_reveal_two_cards_of_which_each_player_takes_one_and_discards_one():
    table = used_from_hand("V6", "V5", "K9", deck="S8 S10 K8")
    assert may_do(table) == {"S8", "S10"}
    do(table, "S10")
    assert may_do(table) == {"S10", "V5"}
    do(table, "V5")
    assert (waits_for(table), may_do(table)) == (("Ask", 1), {"S8"})
    do(table, "S8", "K9")
    assert (hands(table), deck(table), discard(table)) == (["S10", "S8"], "K8", "V6 K9 V5")
    assert [who_knows(table, card) for card in ("S10", "S8")] == [ALL, ALL]
    told = ["use 0 V6", "reveal 0 S8 S10", "take 0 S10", "discard 0 V5", "take 1 S8", "discard 1 K9", "discard V6"]
    assert seen_by(table, None) == told


def test_V6_built_as_a_pawn_reveals_only_what_it_captured_from_empty_piles():
    """The opponent finds none left, and so discards none. (Family 3.2)"""
    table = used_by_capture("V6", "V5", "K9")
    do(table, "K7", "V5")
    assert (hands(table), deck(table), discard(table), at(table, "c4")) == (["K7", "K9"], "", "V5", "V6")


def test_V6_can_do_nothing_without_deck_and_discard_pile():
    table = used_from_hand("V6", "V5", "K9")
    reveal = "Reveal as many cards from the deck as there are players."
    assert skipped(table)[0] == reveal
    assert (hands(table), discard(table)) == (["V5", "K9"], "V6")


def test_V8_does_let_a_player_who_shows_a_card_of_the_domain_draw_and_discard():
    table = used_from_hand("V8", "V5 S9", "K9 V10", deck="S8 S10 K8")
    do(table, "domain service")
    assert (waits_for(table), may_do(table)) == (("Ask", 0), {"V5", "no"})
    do(table, "V5", "S9")
    assert (waits_for(table), may_do(table)) == (("Ask", 1), {"V10", "no"})
    do(table, "no")
    assert (hands(table), deck(table), discard(table)) == (["S8 V5", "K9 V10"], "S10 K8", "V8 S9")
    assert [who_knows(table, card) for card in ("V5", "V10", "S8")] == [ALL, {1}, {0}]


def test_V8_can_do_nothing_where_nobody_holds_the_domain():
    """Pieces on the board can't be shown for it; both are asked all the same. (Family 3.6)"""
    table = used_from_hand("V8", "S9", "K9", deck="S8", a2="V2")
    do(table, "domain service")
    for seat in (0, 1):
        assert (waits_for(table), may_do(table)) == (("Ask", seat), {"no"})
        do(table, "no")
    assert (hands(table), deck(table), discard(table)) == (["S9", "K9"], "S8", "V8")


def test_V11_does_make_an_opponent_with_more_cards_in_hand_discard():
    """Used from the hand it counts there until it is discarded. (Family 3.12)"""
    table = used_from_hand("V11", "V5", "K9 T5 K8", deck="S8")
    assert (waits_for(table), may_do(table)) == (("Ask", 1), {"K9", "T5", "K8"})
    do(table, "T5")
    assert (hands(table), deck(table), discard(table)) == (["V5", "K8 K9"], "S8", "V11 T5")
    even = used_from_hand("V11", "V5", "K9 T5", deck="S8 S10")
    assert (hands(even), deck(even), discard(even)) == (["S8 V5", "K9 T5"], "S10", "V11")


def test_V11_does_not_count_in_the_hand_when_its_knight_captures():
    table = used_by_capture("V11", "V5", "K9 T5", deck="S8")
    assert (waits_for(table), may_do(table)) == (("Ask", 1), {"K9", "T5"})
    do(table, "T5")
    assert (hands(table), deck(table), discard(table), at(table, "b5")) == (["V5", "K9"], "S8", "T5 K7", "V11")


def test_V11_can_do_nothing_before_a_smaller_hand_and_without_piles():
    table = used_from_hand("V11", "V5", "K9")
    assert (hands(table), discard(table)) == (["V5", "K9"], "V11")
    told = ["Every other player with more cards in hand than you discards 1.", "If nobody did, draw 1."]
    assert skipped(table) == told


def test_V12_does_shuffle_one_card_of_each_hand_and_deal_them_back():
    """Each may get the own card back, and nobody knows which card the other got. (Family 6.3)"""
    got = set()
    for seed in range(6):
        table = chess_table(laid(**HOME), hands=("V12 V5 S9", "K9 T5"), seed=seed)
        do(table, "V12")
        put(table, "V5", "K9")
        got.add(tuple(hands(table)))
        assert {0 in who_knows(table, "V5"), 1 in who_knows(table, "V5")} == {True, False}
        assert discard(table) == "V12"
    assert got == {("S9 V5", "K9 T5"), ("K9 S9", "T5 V5")}


def test_V12_on_a_capturing_queen_deals_back_the_only_card_put_down():
    table = used_by_capture("V12", "", "K9")
    assert table.acting_seats() == [1]
    do(table, "K9", seat=1)
    assert (hands(table), at(table, "c4"), discard(table)) == (["", "K9"], "V12", "K7")


def test_V12_can_do_nothing_with_empty_hands():
    table = used_from_hand("V12", deck="S8")
    put_down = "Every player puts 1 card face down; these are shuffled and 1 is dealt to every player who put one."
    assert (skipped(table), hands(table), deck(table)) == ([put_down], ["", ""], "S8")


@pytest.mark.parametrize(
    ("before", "put_down", "after"),
    [
        (["V5 V8 S9", "K9 T5"], ["V5 S9", "K9 T5"], ["K9 T5 V8", "S9 V5"]),
        (["V5", "K9 T5 K8"], ["V5", "K9 K8"], ["K8 K9", "T5 V5"]),
        (["", "K9"], ["", "K9"], ["K9", ""]),
    ],
)
def test_V13_does_swap_two_cards_of_each_hand_when_the_king_captures(
    before: list[str], put_down: list[str], after: list[str]
):
    """Who has too few passes what there is; the king is in no hand. (Family 3.9, Chess 5.2)"""
    table = used_by_capture("V13", *before)
    put(table, *put_down)
    assert (hands(table), at(table, "c4"), discard(table)) == (after, "V13", "K7")
    assert waits_for(table) == ("Turn", 1)


def test_V13_moves_nothing_until_both_have_chosen():
    table = used_by_capture("V13", "V5 V8", "K9 T5")
    do(table, "V5", seat=0)
    set_up_again(table)
    do(table, "T5", seat=1)
    set_up_again(table)
    assert hands(table) == ["V8", "K9"]
    put(table, "V8", "K9")
    assert (hands(table), who_knows(table, "V5")) == (["K9 T5", "V5 V8"], {0, 1})


def test_V13_can_do_nothing_with_empty_hands():
    table = used_by_capture("V13", deck="S8")
    assert (skipped(table), hands(table)) == (["Every player passes 2 cards to the right."], ["", ""])
    assert (at(table, "c4"), deck(table), happened(table, "take")) == ("V13", "S8", [])
