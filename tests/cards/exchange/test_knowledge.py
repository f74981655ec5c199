# ruff: noqa: N802 - the id of the card is part of the test's name
"""Knowledge cards that draw, search, exchange and look at hands: K2, K3, K6, K10, K11, K12, K13.

After the text the first two users of a phase turn up a market card; then the used card is discarded and its user
draws. (Exchange 6.2, 6.3)
"""

import pytest

from tests.cards.exchange.words import ONES, after, effects, hands, seen_by, stacks
from tests.cards.words import ALL, NOBODY, let_know, skipped, who_knows
from tests.exchange_table import deck, discard, do, facts, happened, market, may_do

OTHERS = ["S5 T5", "V5 V6"]
SEARCH = "Search the deck for that card, show it and take it."


def test_K2_does_draw_one_and_bury_one_before_the_market_card_and_the_redraw():
    """The used card lies aside: it can't be buried, but counts in the hand. (Family 3.11, 3.12)"""
    table = effects(["K2 S9 T9", *OTHERS], deck="K9 V9 V10 V11")
    do(table, "K2")
    assert (may_do(table), table.hand_size(0)) == ({"K9", "S9", "T9"}, 4)
    do(table, "S9")
    assert (hands(table), deck(table), discard(table)) == (["K9 T9 V10", *OTHERS], "V11 S9", "K2")
    assert (stacks(table), table.current_player()) == (["K1", "S1", "T1", "V9 V1"], 1)
    assert [who_knows(table, card) for card in ("S9", "K9", "V9", "V10", "V11")] == [{0}, {0}, ALL, {0}, NOBODY]
    text = ["use 0 K2", "draw 0 ?", "put_under_deck 0 ?"]
    assert seen_by(table, None) == seen_by(table, 1) == text + after(0, "K2", "V9-service")


def test_K2_of_the_third_user_turns_up_no_market_card():
    """So the card below comes to the hand instead. (Exchange 6.2)"""
    table = effects(["K2 S9 T9", *OTHERS], deck="K9 V9 V10 V11", users=2)
    do(table, "K2", "S9")
    assert (hands(table)[0], deck(table), stacks(table)) == ("K9 T9 V9", "V10 V11 S9", ONES)


def test_K2_can_do_nothing_with_no_other_card_and_no_piles():
    """No market card can be turned up either, and the user draws the discarded K2 again. (Exchange 6.3)"""
    table = effects(["K2", *OTHERS])
    do(table, "K2")
    assert skipped(table) == ["Draw 1.", "Put 1 card from your hand under the deck."]
    assert (len(happened(table, "no_card")), stacks(table)) == (1, ONES)
    assert (hands(table), discard(table), table.current_player()) == (["K2", *OTHERS], "", 1)


def test_K3_does_find_the_card_that_a_set_needs():
    """All see what was found. The market card and the redraw come from the shuffled deck. (Family 3.18)"""
    table = effects(["K3 S9 V9 S8", *OTHERS], deck="K10 T9 K11")
    let_know(table, 1, "K10 K11")
    do(table, "K3")
    assert may_do(table) == {f"value {n}" for n in range(1, 14)}
    do(table, "value 9", "domain technology")
    assert may_do(table) == {"S8", "S9", "T9", "V9"}
    do(table, "S8")
    drawn, shown = ("K10", "K11") if "K10" in hands(table)[0] else ("K11", "K10")
    assert (hands(table), stacks(table)[0]) == ([f"{drawn} S9 T9 V9", *OTHERS], f"{shown} K1")
    assert [who_knows(table, card) for card in ("T9", drawn, shown)] == [ALL, {0}, ALL]
    named = ["use 0 K3", "name_value 0 9", "name_domain 0 technology"]
    found = ["search 0 True T9", "take 0 T9", "shuffle deck None", "discard 0 S8"]
    assert seen_by(table, None) == named + found + after(0, "K3", f"{shown}-knowledge")


@pytest.mark.parametrize(
    ("value", "domain"), [(1, "science"), (3, "knowledge"), (5, "science"), (12, "science"), (9, "service")]
)
def test_K3_can_do_nothing_when_the_named_card_lies_on_the_market_in_a_hand_or_discarded(value: int, domain: str):
    """Only the deck is searched. The effect ends, and the market card and the redraw follow. (Family 3.18-3.20)"""
    table = effects(["K3 S9", *OTHERS], deck="K9 K10 K11", discard="V9")
    do(table, "K3", f"value {value}", f"domain {domain}")
    assert (skipped(table), [fact["found"] for fact in facts(table, "search")]) == ([SEARCH], [False])
    assert (discard(table), market(table)) == ("K3 V9", [2, 1, 1, 1])
    assert (len(hands(table)[0].split()), hands(table)[1:], who_knows(table, "S5")) == (2, OTHERS, {1})


def test_K6_does_change_up_to_two_cards_of_the_hand_before_the_market_card():
    table = effects(["K6 S9 T9", *OTHERS], deck="K9 V9 V10 V11 V12")
    do(table, "K6")
    assert may_do(table) == {"S9", "T9", "no"}
    do(table, "S9", "T9")
    assert (hands(table), deck(table), discard(table)) == (["K9 V9 V11", *OTHERS], "V12 S9 T9", "K6")
    assert (who_knows(table, "S9"), who_knows(table, "K9"), stacks(table)[3]) == ({0}, {0}, "V10 V1")
    away = "put_under_deck 0 ?"
    assert seen_by(table, 2) == ["use 0 K6", away, away, *["draw 0 ?"] * 2, *after(0, "K6", "V10-service")]


def test_K6_may_stop_after_one_or_none():
    for text, held, left in (("S9", "K9 T9 V10", "V11 S9"), ("", "S9 T9 V9", "V10 V11")):
        table = effects(["K6 S9 T9", *OTHERS], deck="K9 V9 V10 V11")
        do(table, "K6", *text.split(), "no")
        assert (hands(table)[0], deck(table), skipped(table)) == (held, left, [])


def test_K6_can_do_nothing_with_no_other_card_in_hand():
    """The question is put all the same; the market card and the redraw follow. (Family 3.6)"""
    table = effects(["K6", *OTHERS], deck="K9 V9 V10")
    do(table, "K6")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert skipped(table) == ["Put up to 2 cards from your hand under the deck."]
    assert (hands(table), deck(table), stacks(table)[0]) == (["V9", *OTHERS], "V10", "K9 K1")


def test_K10_does_draw_two_and_discard_two_before_the_market_card():
    table = effects(["K10 S9", *OTHERS], deck="K9 T9 V9 V10 V11")
    do(table, "K10")
    assert may_do(table) == {"K9", "S9", "T9"}
    do(table, "K9", "S9")
    assert (hands(table), deck(table), discard(table)) == (["T9 V10", *OTHERS], "V11", "K10 S9 K9")
    assert [who_knows(table, card) for card in ("T9", "K9", "V11")] == [{0}, ALL, NOBODY]
    text = ["use 0 K10", "draw 0 ?", "draw 0 ?", "discard 0 K9", "discard 0 S9"]
    assert seen_by(table, None) == text + after(0, "K10", "V9-service")


def test_K10_can_do_nothing_with_no_other_card_and_no_piles():
    table = effects(["K10", *OTHERS])
    do(table, "K10")
    assert skipped(table) == ["Draw 2.", "Discard 2."]
    assert (hands(table), discard(table), table.current_player()) == (["K10", *OTHERS], "", 1)


def test_K11_does_swap_a_card_with_the_top_of_the_deck_and_so_choose_the_market_card():
    """The card left on top is turned up for the market. (Exchange 6.2)"""
    table = effects(["K11 S9 T9", *OTHERS], deck="K9 V9 V10")
    do(table, "K11")
    assert may_do(table) == {"S9", "T9"}
    do(table, "S9")
    assert (hands(table)[0], deck(table), may_do(table)) == ("K9 T9", "S9 V9 V10", {"K9", "T9", "no"})
    do(table, "T9")
    assert (hands(table), deck(table), discard(table)) == (["K9 S9 V9", *OTHERS], "V10", "K11")
    assert stacks(table) == ["K1", "S1", "T9 T1", "V1"]
    assert [who_knows(table, card) for card in ("K9", "S9", "T9", "V9")] == [{0}, {0}, ALL, {0}]
    assert seen_by(table, 1) == ["use 0 K11", *["exchange 0 ? ?"] * 2, *after(0, "K11", "T9-technology")]


def test_K11_of_the_third_user_brings_the_exchanged_card_back_by_the_redraw():
    table = effects(["K11 S9 T9", *OTHERS], deck="K9 V9", users=2)
    do(table, "K11", "S9", "no")
    assert (hands(table)[0], deck(table), stacks(table)) == ("K9 S9 T9", "V9", ONES)


def test_K11_can_do_nothing_without_another_card_or_without_piles():
    """Whether to do it once more is asked all the same. (Family 3.6)"""
    for held, pile, left in (("K11", "K9 V9", "V9"), ("K11 S9", "", "K11 S9")):
        table = effects([held, *OTHERS], deck=pile)
        do(table, "K11")
        assert may_do(table) == {"no"}
        do(table, "no")
        assert skipped(table) == ["Exchange a card from your hand with the top card of the deck."]
        assert (hands(table), deck(table), table.current_player()) == ([left, *OTHERS], "", 1)


def test_K12_does_look_at_another_hand_before_the_second_trading():
    """What was seen is of use in trading; the draw comes before the market card."""
    table = effects(["K12 S9", *OTHERS], deck="K9 V9 V10 V11")
    do(table, "K12")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 1")
    assert (hands(table), deck(table)) == (["K9 S9 V10", *OTHERS], "V11")
    assert [who_knows(table, card) for card in ("S5", "T5", "V5", "K9")] == [{0, 1}, {0, 1}, {2}, {0}]
    text = ["use 0 K12", "pick_player 0 to 1", "look_at_hand 0 to 1 ? ?", "draw 0 ?"]
    assert seen_by(table, None) == text + after(0, "K12", "V9-service")
    assert seen_by(table, 1)[2] == "look_at_hand 0 to 1 S5 T5"


def test_K12_can_do_nothing_after_picking_an_empty_hand_without_piles():
    table = effects(["K12", "", "V5 V6"])
    do(table, "K12", "seat 1")
    assert skipped(table) == ["Pick another player and look at their hand.", "Draw 1."]
    assert (hands(table), who_knows(table, "V5")) == (["K12", "", "V5 V6"], {2})


def test_K13_does_draw_three_and_choose_the_market_card_and_the_redraw():
    """The card put last goes to the market, the one below it comes back to the hand. (Exchange 6.2, 6.3)"""
    table = effects(["K13 S9", *OTHERS], deck="K9 T9 V9 V10")
    do(table, "K13")
    assert may_do(table) == {"K9", "S9", "T9", "V9"}
    do(table, "S9", "K9")
    assert (hands(table), deck(table), discard(table)) == (["S9 T9 V9", *OTHERS], "V10", "K13")
    assert (stacks(table), who_knows(table, "S9")) == (["K9 K1", "S1", "T1", "V1"], {0})
    away = "put_on_deck 0 ?"
    assert seen_by(table, 2) == ["use 0 K13", *["draw 0 ?"] * 3, away, away, *after(0, "K13", "K9-knowledge")]


def test_K13_of_the_third_user_leaves_a_known_card_for_the_next_draw():
    table = effects(["K13 S9", *OTHERS], deck="K9 T9 V9 V10", users=2)
    do(table, "K13", "S9", "K9")
    assert (hands(table)[0], deck(table), stacks(table)) == ("K9 T9 V9", "S9 V10", ONES)
    assert (who_knows(table, "S9"), who_knows(table, "V10")) == ({0}, NOBODY)


def test_K13_can_do_nothing_with_no_other_card_and_no_piles():
    table = effects(["K13", *OTHERS])
    do(table, "K13")
    assert skipped(table) == ["Draw 3.", "Put 2 cards from your hand on top of the deck in any order."]
    assert (hands(table), deck(table), stacks(table)) == (["K13", *OTHERS], "", ONES)
