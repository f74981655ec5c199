# ruff: noqa: N802 - the id of the card is part of the test's name
"""Knowledge cards that draw, search, exchange and look at hands: K2, K3, K6, K10, K11, K12, K13."""

import pytest

from tests.cards.city.words import city_now, effects, hands, seen_by
from tests.cards.words import ALL, NOBODY, let_know, skipped, who_knows
from tests.city_table import deck, discard, do, may_do
from tests.table_words import facts

OTHERS = ["S5 T5", "V5 V6"]
SEARCH = "Search the deck for that card, show it and take it."


def test_K2_does_draw_one_and_bury_one_while_the_company_stays_tilted_in_its_place():
    """Used where it lies, it is neither discarded nor redrawn, and is no card of the hand. (City 5.2, 5.3)"""
    table = effects(["S9 T9", *OTHERS], "V3 K2:0", deck="K9 V9 V10")
    do(table, "K2")
    assert (may_do(table), table.hand_size(0)) == ({"K9", "S9", "T9"}, 3)
    do(table, "S9")
    assert (hands(table), deck(table), discard(table)) == (["K9 T9", *OTHERS], "V9 V10 S9", "")
    assert (city_now(table), table.current_player()) == ("V3 K2:0~0", 1)
    assert [who_knows(table, card) for card in ("S9", "K9", "V9")] == [{0}, {0}, NOBODY]
    assert seen_by(table, None) == seen_by(table, 1) == ["use 0 K2", "draw 0 ?", "put_under_deck 0 ?"]


def test_K2_of_another_player_lets_the_owner_draw_and_discard_afterwards():
    """The owner's discard is seen by all, the draw by nobody else. (City 5.7, 5.8)"""
    table = effects(["S9 T9", *OTHERS], "V3 K2:1", deck="K9 V9 V10")
    do(table, "K2", "S9")
    assert (table.current_player(), may_do(table), deck(table)) == (1, {"yes", "no"}, "V9 V10 S9")
    do(table, "yes")
    assert may_do(table) == {"S5", "T5", "V9"}
    do(table, "T5")
    assert (hands(table), deck(table), discard(table)) == (["K9 T9", "S5 V9", "V5 V6"], "V10 S9", "T5")
    assert (city_now(table), who_knows(table, "V9")) == ("V3 K2:1~0", {1})
    assert seen_by(table, None)[-3:] == ["owner_draw 1 True", "draw 1 ?", "discard 1 T5"]


def test_K2_can_do_nothing_with_no_card_in_hand_or_in_the_piles():
    """Its owner is asked all the same, and a yes brings no card either. (City 5.8)"""
    table = effects(["", *OTHERS], "V3 K2:1")
    do(table, "K2")
    assert skipped(table) == ["Draw 1.", "Put 1 card from your hand under the deck."]
    assert (table.current_player(), may_do(table)) == (1, {"yes", "no"})
    do(table, "yes")
    assert (hands(table), city_now(table), table.current_player()) == (["", *OTHERS], "V3 K2:1~0", 1)


def test_K3_does_find_a_card_of_a_value_that_lies_in_the_city():
    """The user wants a third 9 for the next build. All see what was found, and the deck is shuffled. (Family 3.18)"""
    table = effects(["S8", *OTHERS], "V3 K3:0 K9:1 S9:2", deck="K10 T9 V9")
    let_know(table, 1, "K10 V9")
    do(table, "K3")
    assert may_do(table) == {f"value {n}" for n in range(1, 14)}
    do(table, "value 9", "domain technology")
    assert may_do(table) == {"S8", "T9"}
    do(table, "S8")
    assert (hands(table), discard(table)) == (["T9", *OTHERS], "S8")
    assert [who_knows(table, card) for card in ("T9", "K10", "V9")] == [ALL, NOBODY, NOBODY]
    named = ["use 0 K3", "name_value 0 9", "name_domain 0 technology"]
    found = ["search 0 True T9", "take 0 T9", "shuffle deck None", "discard 0 S8"]
    assert seen_by(table, None) == named + found


@pytest.mark.parametrize(
    ("value", "domain"), [(3, "service"), (3, "knowledge"), (5, "science"), (12, "science"), (9, "service")]
)
def test_K3_can_do_nothing_when_the_named_card_lies_in_the_city_or_a_hand(value: int, domain: str):
    """Only the deck is searched, not the city, a hand or the discard pile. Then the effect ends. (Family 3.18-3.20)"""
    table = effects(["S9", *OTHERS], "V3 K3:0", deck="K9 V10", discard="V9")
    do(table, "K3", f"value {value}", f"domain {domain}")
    assert (skipped(table), [told["found"] for told in facts(table, "search")]) == ([SEARCH], [False])
    assert (hands(table), discard(table), city_now(table)) == (["S9", *OTHERS], "V9", "V3 K3:0~0")
    assert (who_knows(table, "S5"), who_knows(table, "K9")) == ({1}, NOBODY)


def test_K6_does_change_up_to_two_cards_of_the_hand():
    table = effects(["S9 T9", *OTHERS], "V3 K6:0", deck="K9 V9 V10")
    do(table, "K6")
    assert may_do(table) == {"S9", "T9", "no"}
    do(table, "S9", "T9")
    assert (hands(table), deck(table), discard(table)) == (["K9 V9", *OTHERS], "V10 S9 T9", "")
    assert (who_knows(table, "S9"), who_knows(table, "K9"), city_now(table)) == ({0}, {0}, "V3 K6:0~0")
    assert seen_by(table, 2) == ["use 0 K6", *["put_under_deck 0 ?"] * 2, "draw 0 ?", "draw 0 ?"]


def test_K6_may_stop_after_one_or_none():
    for text, held, left in (("S9", "K9 T9", "V9 V10 S9"), ("", "S9 T9", "K9 V9 V10")):
        table = effects(["S9 T9", *OTHERS], "V3 K6:0", deck="K9 V9 V10")
        do(table, "K6", *text.split(), "no")
        assert (hands(table)[0], deck(table), skipped(table)) == (held, left, [])


def test_K6_can_do_nothing_with_an_empty_hand():
    """The hand is empty; the question is put all the same. (Family 3.6)"""
    table = effects(["", *OTHERS], "V3 K6:0", deck="K9 V9")
    do(table, "K6")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert skipped(table) == ["Put up to 2 cards from your hand under the deck."]
    assert (hands(table), deck(table), city_now(table)) == (["", *OTHERS], "K9 V9", "V3 K6:0~0")


def test_K10_does_draw_two_and_discard_two():
    table = effects(["S9", *OTHERS], "V3 K10:0", deck="K9 T9 V9")
    do(table, "K10")
    assert may_do(table) == {"K9", "S9", "T9"}
    do(table, "K9", "S9")
    assert (hands(table), deck(table), discard(table)) == (["T9", *OTHERS], "V9", "S9 K9")
    assert [who_knows(table, card) for card in ("T9", "K9", "V9")] == [{0}, ALL, NOBODY]
    assert seen_by(table, None) == ["use 0 K10", "draw 0 ?", "draw 0 ?", "discard 0 K9", "discard 0 S9"]


def test_K10_can_do_nothing_with_no_card_in_hand_or_in_the_piles():
    table = effects(["", *OTHERS], "V3 K10:0")
    do(table, "K10")
    assert skipped(table) == ["Draw 2.", "Discard 2."]
    assert (hands(table), discard(table), table.current_player()) == (["", *OTHERS], "", 1)


def test_K11_does_exchange_a_card_with_the_top_of_the_deck_twice_if_wanted():
    table = effects(["S9 T9", *OTHERS], "V3 K11:0", deck="K9 V9")
    do(table, "K11")
    assert may_do(table) == {"S9", "T9"}
    do(table, "S9")
    assert (hands(table)[0], deck(table), may_do(table)) == ("K9 T9", "S9 V9", {"K9", "T9", "no"})
    do(table, "T9")
    assert (hands(table), deck(table), discard(table)) == (["K9 S9", *OTHERS], "T9 V9", "")
    assert [who_knows(table, card) for card in ("K9", "S9", "T9", "V9")] == [{0}, {0}, {0}, NOBODY]
    assert seen_by(table, 1) == ["use 0 K11", *["exchange 0 ? ?"] * 2]


def test_K11_of_another_player_leaves_on_top_what_its_owner_draws():
    """The user knows what the owner got. (Family 6.2, City 5.7)"""
    table = effects(["S9 T9", *OTHERS], "V3 K11:1", deck="K9 V9")
    do(table, "K11", "S9", "no", "yes")
    assert (may_do(table), who_knows(table, "S9")) == ({"S5", "S9", "T5"}, {0, 1})


def test_K11_can_do_nothing_without_a_card_on_either_side():
    """Whether to do it once more is asked all the same. (Family 3.6)"""
    for held, pile in (("", "K9 V9"), ("S9", "")):
        table = effects([held, *OTHERS], "V3 K11:0", deck=pile)
        do(table, "K11")
        assert may_do(table) == {"no"}
        do(table, "no")
        assert skipped(table) == ["Exchange a card from your hand with the top card of the deck."]
        assert (hands(table), deck(table), table.current_player()) == ([held, *OTHERS], pile, 1)


def test_K12_does_look_at_a_hand_and_draw():
    table = effects(["S9", *OTHERS], "V3 K12:0", deck="K9 V9")
    do(table, "K12")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 1")
    assert (hands(table), deck(table)) == (["K9 S9", *OTHERS], "V9")
    assert [who_knows(table, card) for card in ("S5", "T5", "V5", "K9")] == [{0, 1}, {0, 1}, {2}, {0}]
    assert seen_by(table, None) == ["use 0 K12", "pick_player 0 to 1", "look_at_hand 0 to 1 ? ?", "draw 0 ?"]
    assert seen_by(table, 1)[2] == "look_at_hand 0 to 1 S5 T5"


def test_K12_can_do_nothing_alone_against_the_council_with_no_piles():
    """The council is no player. (City 8.6)"""
    table = effects(["S9"], "V3 K12:c")
    do(table, "K12")
    assert skipped(table) == ["Pick another player and look at their hand.", "Draw 1."]
    assert (hands(table)[0], city_now(table)) == ("S9", "V3 K12:c~0")


def test_K12_looks_at_nothing_in_an_empty_hand():
    table = effects(["S9", "", "V5 V6"], "V3 K12:0")
    do(table, "K12", "seat 1")
    assert skipped(table) == ["Pick another player and look at their hand.", "Draw 1."]
    assert who_knows(table, "V5") == {2}


def test_K13_does_draw_three_and_put_two_on_top_from_where_the_owner_draws():
    """The owner of the used company gets the card put last, and its user knows it. (City 5.7)"""
    table = effects(["S9", *OTHERS], "V3 K13:1", deck="K9 T9 V9 V10")
    do(table, "K13")
    assert may_do(table) == {"K9", "S9", "T9", "V9"}
    do(table, "S9", "K9")
    assert (hands(table)[0], deck(table), table.current_player()) == ("T9 V9", "K9 S9 V10", 1)
    do(table, "yes", "S5")
    assert (hands(table), deck(table), discard(table)) == (["T9 V9", "K9 T5", "V5 V6"], "S9 V10", "S5")
    assert [who_knows(table, card) for card in ("K9", "S9", "T9", "V10")] == [{0, 1}, {0}, {0}, NOBODY]
    assert seen_by(table, 2)[:6] == ["use 0 K13", *["draw 0 ?"] * 3, *["put_on_deck 0 ?"] * 2]


def test_K13_can_do_nothing_with_no_card_in_hand_or_in_the_piles():
    table = effects(["", *OTHERS], "V3 K13:0")
    do(table, "K13")
    assert skipped(table) == ["Draw 3.", "Put 2 cards from your hand on top of the deck in any order."]
    assert (hands(table), deck(table), table.current_player()) == (["", *OTHERS], "", 1)


def test_K12_is_used_as_a_bonus_before_another_card():
    """Two knowledge companies: one of them is free, and any card may follow. (City 5.10, 5.11)"""
    table = effects(["S9", *OTHERS], "V3 K12:0 K2:0", deck="K9 V9 V10")
    do(table, "K12", "seat 1")
    assert (table.current_player(), may_do(table)) == (0, {"no", "V3", "K2"})
    do(table, "V3", "seat 1", "K9")
    assert (table.current_player(), may_do(table)) == (1, {"K9", "S5", "T5"})
    do(table, "T5")
    assert table.current_player() == 1
    assert (hands(table), city_now(table)) == (["S9 T5", "K9 S5", "V5 V6"], "V3~0 K12:0~0 K2:0")
