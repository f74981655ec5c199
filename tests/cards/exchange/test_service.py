# ruff: noqa: N802 - the id of the card is part of the test's name
"""Service cards by which every player draws, discards, shows or passes: V1, V2, V4, V6, V8, V12, V13."""

import pytest

from tests.cards.exchange.words import ONES, after, effects, hands, put, seen_by, stacks
from tests.cards.moments import set_up_again
from tests.cards.words import ALL, NOBODY, skipped, who_knows
from tests.exchange_table import deck, discard, do, happened, may_do

NO_V1 = "K1 S1 T1 V9"
PUT_AND_DEAL = "Every player puts 1 card face down; these are shuffled and 1 is dealt to every player who put one."
DOMAINS = {"domain knowledge", "domain science", "domain technology", "domain service"}


def test_V1_does_move_a_card_of_every_hand_to_the_left_without_any_trade():
    """All choose in secret; no market card comes for it but the one of the phase. (Family 3.9, Exchange 6.2)"""
    table = effects(["V1 K3 K4", "S3 S4", "T3 T4"], deck="K9 K10 K11", market=NO_V1)
    do(table, "V1")
    assert (table.acting_seats(), may_do(table, 0)) == ([0, 1, 2], {"K3", "K4"})
    put(table, "K3", "S4", "T3")
    assert (hands(table), stacks(table)) == (["K4 K10 T3", "K3 S3", "S4 T4"], ["K9 K1", "S1", "T1", "V9"])
    assert [who_knows(table, card) for card in ("K3", "S4", "T3", "K4")] == [{0, 1}, {1, 2}, {0, 2}, {0}]
    down = ["put_face_down 0 ?", "put_face_down 1 ?", "put_face_down 2 ?"]
    text = ["use 0 V1", *down, "pass_cards 0 to 1 ?", "pass_cards 1 to 2 ?", "pass_cards 2 to 0 ?"]
    assert seen_by(table, None) == text + after(0, "V1", "K9-knowledge")


def test_V1_keeps_half_made_choices_through_a_saved_position():
    """Set up again in the middle, it is still secret who put what. (Family 3.8, 8.7)"""
    table = effects(["V1 K3 K4", "S3 S4", "T3 T4"], deck="K9 K10", market=NO_V1)
    do(table, "V1")
    do(table, "S4", seat=1)
    table = set_up_again(table)
    assert (table.acting_seats(), who_knows(table, "S4")) == ([0, 2], {1})
    do(table, "K3", seat=0)
    do(table, "T3", seat=2)
    assert hands(table) == ["K4 K10 T3", "K3 S3", "S4 T4"]


def test_V1_can_do_nothing_with_no_other_card_in_any_hand():
    table = effects(["V1", "", ""], deck="K9 K10", market=NO_V1)
    do(table, "V1")
    assert skipped(table) == ["Every player passes 1 card to the left."]
    assert (hands(table), discard(table), stacks(table)[0]) == (["K10", "", ""], "V1", "K9 K1")


def test_V2_does_let_every_player_draw_and_discard_from_its_user_on():
    table = effects(["K3", "V2 K4", "K6"], first=1, deck="S3 S4 S6 T7 S8")
    do(table, "V2")
    assert (table.current_player(), may_do(table)) == (1, {"K4", "S3"})
    do(table, "K4")
    assert (table.current_player(), may_do(table)) == (2, {"K6", "S4"})
    do(table, "S4")
    assert (table.current_player(), may_do(table)) == (0, {"K3", "S6"})
    do(table, "K3")
    assert (hands(table), discard(table), stacks(table)[2]) == (["S6", "S3 S8", "K6"], "V2 K3 S4 K4", "T7 T1")
    assert [who_knows(table, card) for card in ("S3", "S4", "S6", "S8")] == [{1}, ALL, {0}, {1}]
    turns = ["draw 1 ?", "discard 1 K4", "draw 2 ?", "discard 2 S4", "draw 0 ?", "discard 0 K3"]
    assert seen_by(table, None) == ["use 1 V2", *turns, *after(1, "V2", "T7-technology")]


def test_V2_can_do_nothing_with_no_card_anywhere():
    """But V2 itself, which its user draws again."""
    table = effects(["V2", "", ""])
    do(table, "V2")
    assert skipped(table) == ["Every player draws 1, then discards 1."]
    assert (hands(table), discard(table), stacks(table)) == (["V2", "", ""], "", ONES)


def test_V4_does_let_every_player_change_up_to_two_cards():
    """Nobody else sees which they were. (Family 3.7)"""
    table = effects(["V4 K3 K4", "S5", "T5 T6 T7"], deck="K9 K10 S9 S10 S11 S12")
    do(table, "V4")
    assert (table.current_player(), may_do(table)) == (0, {"K3", "K4", "no"})
    do(table, "K3", "K4")
    assert (hands(table)[0], table.current_player(), may_do(table)) == ("K9 K10", 1, {"S5", "no"})
    do(table, "S5")
    assert (hands(table)[1], table.current_player(), may_do(table)) == ("S9", 2, {"T5", "T6", "T7", "no"})
    do(table, "no")
    assert (hands(table), deck(table)) == (["K9 K10 S11", "S9", "T5 T6 T7"], "S12 K3 K4 S5")
    assert (stacks(table)[1], discard(table)) == ("S10 S1", "V4")
    assert [who_knows(table, card) for card in ("K3", "S5", "K9", "S9")] == [{0}, {1}, {0}, {1}]


def test_V4_can_do_nothing_with_no_other_card_in_any_hand():
    """Everybody is asked and can only say no. (Family 3.6)"""
    table = effects(["V4", "", ""], deck="K9 K10")
    do(table, "V4")
    for seat in range(3):
        assert (table.current_player(), may_do(table)) == (seat, {"no"})
        do(table, "no")
    assert skipped(table) == ["Every player may put up to 2 cards from their hand under the deck and draw that many."]
    assert (hands(table), stacks(table)[0]) == (["K10", "", ""], "K9 K1")


def test_V6_does_share_out_as_many_revealed_cards_as_there_are_players():
    """From its user on each takes one and discards one before the next does. (Family 3.7)"""
    table = effects(["K3", "V6 K4", "K6"], first=1, deck="S3 S4 S6 T7 S8")
    do(table, "V6")
    assert (table.current_player(), may_do(table), deck(table)) == (1, {"S3", "S4", "S6"}, "T7 S8")
    do(table, "S4")
    assert may_do(table) == {"K4", "S4"}
    do(table, "K4")
    assert (table.current_player(), may_do(table)) == (2, {"S3", "S6"})
    do(table, "S3", "S3", "S6", "K3")
    assert (hands(table), discard(table)) == (["S6", "S4 S8", "K6"], "V6 K3 S3 K4")
    assert [who_knows(table, card) for card in ("S4", "S6", "K6", "S8")] == [ALL, ALL, {2}, {1}]
    assert (stacks(table)[2], seen_by(table, 0)[:2]) == ("T7 T1", ["use 1 V6", "reveal 1 S3 S4 S6"])


def test_V6_gives_the_last_players_nothing_when_cards_are_few():
    table = effects(["V6 K3", "K4", "K6"], deck="S3 S4")
    do(table, "V6", "S3", "K3", "S4", "K4")
    assert (hands(table)[1:], table.current_player()) == (["S4", "K6"], 1)


def test_V6_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["V6 K3", "K4", "K6"])
    do(table, "V6")
    revealed = "Reveal as many cards from the deck as there are players."
    assert skipped(table) == [revealed, "Every player takes one of them while they last; whoever does discards 1."]
    assert (hands(table), stacks(table)) == (["K3 V6", "K4", "K6"], ONES)


def test_V8_does_let_whoever_shows_a_card_of_the_domain_draw_and_discard():
    """A market card can't be shown: it is in nobody's hand."""
    table = effects(["V8 K3 S3", "K4 T5", "S4"], deck="K10 S9 T9 T10")
    do(table, "V8")
    assert may_do(table) == DOMAINS
    do(table, "domain knowledge")
    assert (table.current_player(), may_do(table)) == (0, {"K3", "no"})
    do(table, "K3")
    assert may_do(table) == {"K3", "S3", "K10"}
    do(table, "S3")
    assert (table.current_player(), may_do(table)) == (1, {"K4", "no"})
    do(table, "no")
    assert (table.current_player(), may_do(table)) == (2, {"no"})
    do(table, "no")
    assert (hands(table), discard(table)) == (["K3 K10 T9", "K4 T5", "S4"], "V8 S3")
    assert [who_knows(table, card) for card in ("K3", "K10", "K4")] == [ALL, {0}, {1}]
    text = ["use 0 V8", "name_domain 0 knowledge", "show 0 K3", "draw 0 ?", "discard 0 S3"]
    assert seen_by(table, None) == text + after(0, "V8", "S9-science")


def test_V8_can_do_nothing_where_nobody_holds_the_domain():
    """All are asked; Education lies aside and can't be shown itself. (Family 3.6, 3.11)"""
    table = effects(["V8 K3", "K4", "S4"], deck="K9 S9")
    do(table, "V8", "domain service")
    for seat in range(3):
        assert (table.current_player(), may_do(table)) == (seat, {"no"})
        do(table, "no")
    assert (hands(table), happened(table, "show")) == (["K3 S9", "K4", "S4"], [])


def test_V12_does_shuffle_a_card_of_each_hand_and_deal_them_back():
    """Each comes to somebody, any order is possible, and only its new holder knows it. (Family 6.3)"""
    dealt = set()
    for seed in range(60):
        table = effects(["V12 K3 K4", "S3", "T3 T4"], deck="K9 K10", seed=seed)
        do(table, "V12")
        assert (table.acting_seats(), may_do(table, 0)) == ([0, 1, 2], {"K3", "K4"})
        put(table, "K3", "S3", "T3")
        got = [set(text.split()) & {"K3", "S3", "T3"} for text in hands(table)]
        assert [len(text.split()) for text in hands(table)] == [3, 1, 2]
        for seat, cards in enumerate(got):
            assert [who_knows(table, card) for card in cards] == [{seat}]
        dealt.add(" ".join(card for cards in got for card in cards))
    assert len(dealt) == 6
    down, gathered, given = [[f"{what}_face_down {seat} ?" for seat in range(3)] for what in ("put", "gather", "deal")]
    text = ["use 0 V12", *down, *gathered, "shuffle_face_down 0", *given]
    assert seen_by(table, None) == text + after(0, "V12", "K9-knowledge")


def test_V12_deals_only_to_players_who_put_a_card():
    table = effects(["V12 K3", "", "T3"], deck="K9 K10")
    do(table, "V12")
    assert table.acting_seats() == [0, 2]
    do(table, "K3", seat=0)
    do(table, "T3", seat=2)
    assert [len(text.split()) for text in hands(table)] == [2, 0, 1]


def test_V12_can_do_nothing_with_no_other_card_in_any_hand():
    table = effects(["V12", "", ""], deck="K9 K10")
    do(table, "V12")
    assert (skipped(table), hands(table), deck(table)) == ([PUT_AND_DEAL], ["K10", "", ""], "")


@pytest.mark.parametrize(
    ("before", "put_down", "held"),
    [
        (["V13 K3 K4 K5", "S3 S4 S6"], ["K3 K5", "S4 S6"], ["K4 K10 S4 S6", "K3 K5 S3"]),
        (["V13 K3 K4", "S3", "T3 T4 T5"], ["K4 K3", "S3", "T3 T4"], ["K10 S3", "T3 T4", "K3 K4 T5"]),
    ],
)
def test_V13_does_pass_two_cards_to_the_right(before: list[str], put_down: list[str], held: list[str]):
    """Who has only one other card passes that one. Then hands may differ in size. (Family 2.9, 3.9)"""
    table = effects(before, deck="K9 K10 K11")
    do(table, "V13")
    put(table, *put_down)
    assert (hands(table), stacks(table)[0], discard(table)) == (held, "K9 K1", "V13")
    last = len(before) - 1
    assert [who_knows(table, card) for card in ("K3", "S3", "K11")] == [{0, last}, {1} if last == 1 else {0, 1}, NOBODY]


def test_V13_can_do_nothing_with_no_other_card_in_any_hand():
    table = effects(["V13", "", ""], deck="K9 K10")
    do(table, "V13")
    assert (skipped(table), hands(table)) == (["Every player passes 2 cards to the right."], ["K10", "", ""])
