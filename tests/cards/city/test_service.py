# ruff: noqa: N802 - the id of the card is part of the test's name
"""Service cards by which every player draws, discards, shows or passes: V1, V2, V4, V6, V8, V11, V12, V13."""

import pytest

from tests.cards.city.words import city_now, effects, hands, put, seen_by
from tests.cards.moments import set_up_again
from tests.cards.words import ALL, NOBODY, skipped, who_knows
from tests.city_table import deck, discard, do, happened, may_do

PUT_AND_DEAL = "Every player puts 1 card face down; these are shuffled and 1 is dealt to every player who put one."
DOMAINS = {"domain knowledge", "domain science", "domain technology", "domain service"}


def test_V1_does_pass_one_card_to_the_left_and_the_next_player_may_use_it_again():
    """A service card is not tilted: each player may use it once. (City 5.4)"""
    table = effects(["K3 K4", "S3 S4", "T3 T4"], "V1", deck="K9")
    do(table, "V1")
    assert table.acting_seats() == [0, 1, 2]
    put(table, "K3", "S4", "T3")
    assert (hands(table), city_now(table)) == (["K4 T3", "K3 S3", "S4 T4"], "V1~0")
    assert [who_knows(table, card) for card in ("K3", "S4", "T3", "K4")] == [{0, 1}, {1, 2}, {0, 2}, {0}]
    down = ["put_face_down 0 ?", "put_face_down 1 ?", "put_face_down 2 ?"]
    passed = ["pass_cards 0 to 1 ?", "pass_cards 1 to 2 ?", "pass_cards 2 to 0 ?"]
    assert seen_by(table, None) == ["use 0 V1", *down, *passed]
    assert (table.current_player(), may_do(table)) == (1, {"no", "V1"})
    do(table, "V1")
    put(table, "T3", "K3", "S4")
    assert (hands(table), city_now(table)) == (["K4 S4", "S3 T3", "K3 T4"], "V1~01")


def test_V1_keeps_half_made_choices_through_a_saved_position():
    """Set up again in the middle, it is still secret who put what. (Family 3.8, 8.7)"""
    table = effects(["K3 K4", "S3 S4", "T3 T4"], "V1")
    do(table, "V1")
    do(table, "S4", seat=1)
    table = set_up_again(table)
    assert (table.acting_seats(), who_knows(table, "S4")) == ([0, 2], {1})
    do(table, "K3", seat=0)
    do(table, "T3", seat=2)
    assert hands(table) == ["K4 T3", "K3 S3", "S4 T4"]


def test_V1_gives_a_lone_player_the_card_back():
    """The council is no player, so the player sits at their own left. (City 8.6)"""
    table = effects(["K3 K4 K6"], "V1")
    do(table, "V1", "K3")
    assert (hands(table), who_knows(table, "K3")) == (["K3 K4 K6"], {0})


def test_V1_can_do_nothing_with_empty_hands():
    table = effects(["", "", ""], "V1", deck="K9 K10")
    do(table, "V1")
    assert skipped(table) == ["Every player passes 1 card to the left."]
    assert (hands(table), deck(table), city_now(table)) == (["", "", ""], "K9 K10", "V1~0")


def test_V2_does_let_every_player_draw_and_discard_from_its_user_on():
    table = effects(["K3", "K4", "K6"], "V2 K9:0", first=1, deck="S3 S4 S6 S7")
    do(table, "V2")
    assert (table.current_player(), may_do(table)) == (1, {"K4", "S3"})
    do(table, "K4")
    assert (table.current_player(), may_do(table)) == (2, {"K6", "S4"})
    do(table, "S4")
    assert (table.current_player(), may_do(table)) == (0, {"K3", "S6"})
    do(table, "K3")
    assert (hands(table), deck(table), discard(table)) == (["S6", "S3", "K6"], "S7", "K3 S4 K4")
    assert [who_knows(table, card) for card in ("S3", "S4", "S6", "S7")] == [{1}, ALL, {0}, NOBODY]
    turns = ["draw 1 ?", "discard 1 K4", "draw 2 ?", "discard 2 S4", "draw 0 ?", "discard 0 K3"]
    assert seen_by(table, None) == ["use 1 V2", *turns]


def test_V2_can_do_nothing_without_any_card():
    table = effects(["", "", ""], "V2")
    do(table, "V2")
    assert skipped(table) == ["Every player draws 1, then discards 1."]
    assert (hands(table), discard(table), table.current_player()) == (["", "", ""], "", 1)


def test_V4_does_let_every_player_change_up_to_two_cards():
    """The card put last lies lowest; nobody else sees which they were. (Family 3.7)"""
    table = effects(["K3 K4", "S5", "T5 T6 T7"], "V4", deck="K9 K10 S9 S10")
    do(table, "V4")
    assert (table.current_player(), may_do(table)) == (0, {"K3", "K4", "no"})
    do(table, "K3", "K4")
    assert (hands(table)[0], table.current_player(), may_do(table)) == ("K9 K10", 1, {"S5", "no"})
    do(table, "S5")
    assert (hands(table)[1], table.current_player(), may_do(table)) == ("S9", 2, {"T5", "T6", "T7", "no"})
    do(table, "no")
    assert (hands(table), deck(table), discard(table)) == (["K9 K10", "S9", "T5 T6 T7"], "S10 K3 K4 S5", "")
    assert [who_knows(table, card) for card in ("K3", "S5", "K9", "S9")] == [{0}, {1}, {0}, {1}]
    assert seen_by(table, 2)[:5] == ["use 0 V4", *["put_under_deck 0 ?"] * 2, "draw 0 ?", "draw 0 ?"]


def test_V4_can_do_nothing_with_empty_hands():
    """Everybody is asked and can only say no. (Family 3.6)"""
    table = effects(["", "", ""], "V4", deck="K9 K10")
    do(table, "V4")
    for seat in range(3):
        assert (table.current_player(), may_do(table)) == (seat, {"no"})
        do(table, "no")
    assert (hands(table), deck(table), city_now(table)) == (["", "", ""], "K9 K10", "V4~0")
    assert skipped(table) == ["Every player may put up to 2 cards from their hand under the deck and draw that many."]


def test_V6_does_give_every_player_one_of_the_revealed_cards():
    """From its user on each takes one and discards one before the next does. (Family 3.7)"""
    table = effects(["K3", "K4", "K6"], "V6", first=1, deck="S3 S4 S6 S7")
    do(table, "V6")
    assert (table.current_player(), may_do(table), deck(table)) == (1, {"S3", "S4", "S6"}, "S7")
    do(table, "S4")
    assert may_do(table) == {"K4", "S4"}
    do(table, "K4")
    assert (table.current_player(), may_do(table)) == (2, {"S3", "S6"})
    do(table, "S3", "S3", "S6", "K3")
    assert (hands(table), deck(table), discard(table)) == (["S6", "S4", "K6"], "S7", "K3 S3 K4")
    assert [who_knows(table, card) for card in ("S4", "S6", "K6")] == [ALL, ALL, {2}]
    assert seen_by(table, 0)[:4] == ["use 1 V6", "reveal 1 S3 S4 S6", "take 1 S4", "discard 1 K4"]


def test_V6_reveals_a_single_card_for_a_lone_player():
    """The council takes none. (City 8.6)"""
    table = effects(["K3 K4 K6"], "V6", deck="S3 S4")
    do(table, "V6")
    assert (may_do(table), deck(table)) == ({"S3"}, "S4")
    do(table, "S3", "K3")
    assert (hands(table), discard(table)) == (["K4 K6 S3"], "K3")


def test_V6_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["K3", "K4", "K6"], "V6")
    do(table, "V6")
    revealed = "Reveal as many cards from the deck as there are players."
    assert skipped(table) == [revealed, "Every player takes one of them while they last; whoever does discards 1."]
    assert (hands(table), discard(table)) == (["K3", "K4", "K6"], "")


def test_V8_does_let_whoever_shows_a_card_of_the_domain_draw_and_discard():
    table = effects(["K3 S3", "K4 T5", "S4"], "V8 K9:2", deck="K10 S9 T9")
    do(table, "V8")
    assert may_do(table) == DOMAINS
    do(table, "domain knowledge")
    assert (table.current_player(), may_do(table)) == (0, {"K3", "no"})
    do(table, "K3")
    assert may_do(table) == {"K3", "S3", "K10"}
    do(table, "S3")
    assert (table.current_player(), may_do(table)) == (1, {"K4", "no"})
    do(table, "no")
    assert (table.current_player(), may_do(table)) == (2, {"no"}), "a company in the city can't be shown"
    do(table, "no")
    assert (hands(table), deck(table), discard(table)) == (["K3 K10", "K4 T5", "S4"], "S9 T9", "S3")
    assert [who_knows(table, card) for card in ("K3", "K10", "K4")] == [ALL, {0}, {1}]
    assert seen_by(table, None) == ["use 0 V8", "name_domain 0 knowledge", "show 0 K3", "draw 0 ?", "discard 0 S3"]


def test_V8_can_do_nothing_where_nobody_holds_the_domain():
    """All are asked; V8 itself lies in the city and in no hand. (Family 3.6)"""
    table = effects(["K3", "K4", "S4"], "V8", deck="K9 S9")
    do(table, "V8", "domain service")
    for seat in range(3):
        assert (table.current_player(), may_do(table)) == (seat, {"no"})
        do(table, "no")
    assert (hands(table), deck(table), happened(table, "show")) == (["K3", "K4", "S4"], "K9 S9", [])


def test_V11_does_make_players_with_more_cards_in_hand_discard():
    """The used card lies in the city and is no card of its user's hand; companies are none either."""
    table = effects(["K3 K4", "S3 S4", "T3 T4 T6"], "V11 K9:1 S9:1", deck="K10")
    do(table, "V11")
    assert (table.current_player(), may_do(table)) == (2, {"T3", "T4", "T6"})
    do(table, "T4")
    assert (hands(table), deck(table), discard(table)) == (["K3 K4", "S3 S4", "T3 T6"], "K10", "T4")
    assert (skipped(table), seen_by(table, None)) == ([], ["use 0 V11", "discard 2 T4"])


def test_V11_draws_one_when_nobody_had_to_discard():
    for held in (["K3 K4", "S3 S4", "T3"], ["K3 K4 K6"]):
        table = effects(held, "V11", deck="K9 K10")
        do(table, "V11")
        assert (hands(table)[0].split()[-1], deck(table), hands(table)[1:]) == ("K9", "K10", held[1:])
        assert skipped(table) == ["Every other player with more cards in hand than you discards 1."]


def test_V11_can_do_nothing_before_smaller_hands_and_no_piles():
    table = effects(["K3 K4", "S3 S4", "T3"], "V11")
    do(table, "V11")
    more = "Every other player with more cards in hand than you discards 1."
    assert skipped(table) == [more, "If nobody did, draw 1."]
    assert (hands(table), table.current_player()) == (["K3 K4", "S3 S4", "T3"], 1)


def test_V12_does_shuffle_a_card_of_each_hand_and_deal_them_back():
    """Each comes to somebody, any order is possible, and only its new holder knows it. (Family 6.3)"""
    dealt = set()
    for seed in range(60):
        table = effects(["K3 K4", "S3", "T3 T4"], "V12", seed=seed)
        do(table, "V12")
        assert (table.acting_seats(), may_do(table, 0)) == ([0, 1, 2], {"K3", "K4"})
        put(table, "K3", "S3", "T3")
        got = [set(text.split()) & {"K3", "S3", "T3"} for text in hands(table)]
        assert [len(text.split()) for text in hands(table)] == [2, 1, 2]
        for seat, cards in enumerate(got):
            assert [who_knows(table, card) for card in cards] == [{seat}]
        dealt.add(" ".join(card for cards in got for card in cards))
    assert len(dealt) == 6
    each = [f"{kind} {seat} ?" for kind in ("put_face_down", "gather_face_down") for seat in range(3)]
    dealt_back = [f"deal_face_down {seat} ?" for seat in range(3)]
    assert seen_by(table, None) == ["use 0 V12", *each, "shuffle_face_down 0", *dealt_back]


def test_V12_deals_only_to_players_who_put_a_card():
    table = effects(["K3", "", "T3"], "V12")
    do(table, "V12")
    assert table.acting_seats() == [0, 2]
    do(table, "K3", seat=0)
    do(table, "T3", seat=2)
    assert [len(text.split()) for text in hands(table)] == [1, 0, 1]


def test_V12_can_do_nothing_with_empty_hands():
    table = effects(["", "", ""], "V12", deck="K9")
    do(table, "V12")
    assert (skipped(table), hands(table), deck(table)) == ([PUT_AND_DEAL], ["", "", ""], "K9")


@pytest.mark.parametrize(
    ("before", "put_down", "after"),
    [
        (["K3 K4 K5", "S3 S4 S6"], ["K3 K5", "S4 S6"], ["K4 S4 S6", "K3 K5 S3"]),
        (["K3 K4", "S3", "T3 T4 T5"], ["K4 K3", "S3", "T3 T4"], ["S3", "T3 T4", "K3 K4 T5"]),
    ],
)
def test_V13_does_pass_two_cards_to_the_right(before: list[str], put_down: list[str], after: list[str]):
    """Who has only one passes that one. (Family 2.9, 3.9)"""
    table = effects(before, "V13", deck="K9")
    do(table, "V13")
    put(table, *put_down)
    assert (hands(table), deck(table), city_now(table)) == (after, "K9", "V13~0")
    last = len(before) - 1
    assert [who_knows(table, card) for card in ("K3", "S3")] == [{0, last}, {1} if last == 1 else {0, 1}]


def test_V13_can_do_nothing_with_empty_hands():
    table = effects(["", "", ""], "V13", deck="K9")
    do(table, "V13")
    assert (skipped(table), hands(table)) == (["Every player passes 2 cards to the right."], ["", "", ""])
