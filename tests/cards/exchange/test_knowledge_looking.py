# ruff: noqa: N802 - the id of the card is part of the test's name
"""Knowledge cards that look at or reveal cards of the deck: K1, K4, K5, K7, K8, K9.

What they leave on top is what the market card and the redraw are taken from. (Exchange 6.2, 6.3)
"""

from tests.cards.exchange.words import ONES, after, effects, hands, seen_by, stacks
from tests.cards.moments import set_up_again
from tests.cards.words import ALL, NOBODY, skipped, who_knows
from tests.exchange_table import deck, discard, do, may_do

OTHERS = ["S5 T5", "V5 V6"]
NO_K1 = "K5 S1 T1 V1"
"""A market without Data Mining, which somebody has exchanged into their hand."""


def test_K1_does_take_one_of_four_and_order_the_market_card_and_the_redraw():
    table = effects(["K1 S9", *OTHERS], deck="K9 T9 V9 V10 S10", market=NO_K1)
    do(table, "K1")
    assert (may_do(table), deck(table)) == ({"K9", "T9", "V9", "V10"}, "S10")
    do(table, "T9", "K9", "V9")
    assert (hands(table), deck(table), discard(table)) == (["S9 T9 V9", *OTHERS], "K9 S10", "K1")
    assert stacks(table) == ["K5", "S1", "T1", "V10 V1"]
    known = [who_knows(table, card) for card in ("K9", "T9", "V9", "V10", "S10")]
    assert known == [{0}, {0}, {0}, ALL, NOBODY]
    text = ["use 0 K1", "look 0 ? ? ? ?", "take 0 ?", *["put_on_deck 0 ?"] * 3]
    assert seen_by(table, 1) == text + after(0, "K1", "V10-service")


def test_K1_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["K1 S9", *OTHERS], market=NO_K1)
    do(table, "K1")
    assert skipped(table) == ["Look at the top 4 cards.", "Take 1.", "Put the rest back on top in any order."]
    assert (hands(table), stacks(table)) == (["K1 S9", *OTHERS], ["K5", "S1", "T1", "V1"])


def test_K4_does_order_five_cards_for_the_draw_the_market_and_the_redraw():
    """Top card drawn, second to the market, third redrawn; the next two are known to nobody else."""
    table = effects(["K4 S9", *OTHERS], deck="K9 T9 V9 V10 S10 S11")
    do(table, "K4", "S10", "V10")
    table = set_up_again(table)
    do(table, "V9", "T9")
    assert (hands(table), deck(table), discard(table)) == (["K9 S9 V9", *OTHERS], "V10 S10 S11", "K4")
    assert stacks(table) == ["K1", "S1", "T9 T1", "V1"]
    assert [who_knows(table, card) for card in ("V10", "S10", "S11", "T9")] == [{0}, {0}, NOBODY, ALL]


def test_K4_leaves_the_next_user_a_market_card_that_its_user_knows():
    """Two market cards are turned up in a phase, so the second one is arranged as well. (Exchange 6.2)"""
    table = effects(["K4 S9", "K6", "V5"], deck="K9 T9 V9 V10 S10 S11")
    do(table, "K4", "S10", "V10", "V9", "T9", "K6", "no")
    assert (stacks(table), hands(table)) == (["K1", "S1", "T9 T1", "V10 V1"], ["K9 S9 V9", "S10", "V5"])


def test_K4_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["K4", *OTHERS])
    do(table, "K4")
    assert skipped(table) == ["Look at the top 5 cards.", "Put them back on top in any order.", "Draw 1."]
    assert (hands(table), stacks(table)) == (["K4", *OTHERS], ONES)


def test_K5_does_bury_some_of_three_and_leave_the_market_what_it_should_get():
    table = effects(["K5 S9", *OTHERS], deck="K9 T9 V9 V10 S10")
    do(table, "K5")
    assert may_do(table) == {"K9", "T9", "V9", "no"}
    do(table, "K9", "no")
    assert may_do(table) == {"T9", "V9"}
    do(table, "T9")
    assert (hands(table), deck(table), discard(table)) == (["S9 V9 V10", *OTHERS], "S10 K9", "K5")
    assert stacks(table) == ["K1", "S1", "T9 T1", "V1"]
    assert [who_knows(table, card) for card in ("K9", "V9", "S10")] == [{0}, {0}, NOBODY]


def test_K5_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["K5", *OTHERS])
    do(table, "K5")
    text = ["Look at the top 3 cards.", "Put any of them under the deck.", "Put the rest back on top in any order."]
    assert skipped(table) == [*text, "Draw 1."]
    assert (hands(table), stacks(table)) == (["K5", *OTHERS], ONES)


def test_K7_does_turn_up_a_card_of_the_domain_that_a_flush_needs():
    """All know that its user holds it now."""
    table = effects(["K7 S9", *OTHERS], deck="K9 T9 V9 V10 S10")
    do(table, "K7", "domain service")
    assert (hands(table), deck(table), discard(table)) == (["S9 S10 V9", *OTHERS], "K9 T9", "K7")
    assert stacks(table) == ["K1", "S1", "T1", "V10 V1"]
    assert [who_knows(table, card) for card in ("V9", "K9", "T9", "S10")] == [ALL, ALL, ALL, {0}]
    turned = ["reveal 0 K9", "reveal 0 T9", "reveal 0 V9", "take 0 V9"]
    buried = ["put_under_deck 0 K9", "put_under_deck 0 T9"]
    assert seen_by(table, None)[2:] == turned + buried + after(0, "K7", "V10-service")


def test_K7_can_do_nothing_without_deck_and_discard_pile():
    """Cards of the domain on the market are not turned up."""
    table = effects(["K7", *OTHERS])
    do(table, "K7", "domain science")
    turn = "Turn up cards until one is of that domain, 5 at most."
    assert skipped(table) == [turn, "Take it.", "Put the others under the deck."]
    assert (hands(table), stacks(table)) == (["K7", *OTHERS], ONES)


def test_K7_takes_nothing_when_five_cards_are_of_other_domains():
    """They go under the deck; the sixth is the market card after all."""
    table = effects(["K7", *OTHERS], deck="K9 T9 V9 V10 K10 S10 S11")
    do(table, "K7", "domain science")
    assert (skipped(table), deck(table)) == (["Take it."], "K9 T9 V9 V10 K10")
    assert (hands(table)[0], stacks(table)[1]) == ("S11", "S10 S1")


def test_K8_does_take_the_lowest_of_three_and_discard_the_others():
    """What it discards, later users of the phase may find in the pile."""
    table = effects(["K8 S9", *OTHERS], deck="K9 T3 V3 V10 S10")
    do(table, "K8")
    assert may_do(table) == {"T3", "V3"}
    do(table, "V3")
    assert (hands(table), deck(table), discard(table)) == (["S9 S10 V3", *OTHERS], "", "K8 T3 K9")
    assert (stacks(table)[3], who_knows(table, "V3")) == ("V10 V1", ALL)
    text = ["use 0 K8", "reveal 0 K9 T3 V3", "take 0 V3", "discard K9", "discard T3"]
    assert seen_by(table, 2) == text + after(0, "K8", "V10-service")


def test_K8_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["K8", *OTHERS])
    do(table, "K8")
    assert skipped(table) == ["Reveal the top 3 cards.", "Take one of the lowest value.", "Discard the others."]
    assert (hands(table), stacks(table)) == (["K8", *OTHERS], ONES)


def test_K9_does_bring_the_bottom_of_the_deck_to_the_hand_and_the_market():
    table = effects(["K9 S9", *OTHERS], deck="V10 S10 K10 T10 V9")
    do(table, "K9")
    assert may_do(table) == {"K10", "T10", "V9"}
    do(table, "T10", "V9")
    assert (hands(table), deck(table), discard(table)) == (["S9 T10 V9", *OTHERS], "V10 S10", "K9")
    assert stacks(table) == ["K10 K1", "S1", "T1", "V1"]
    assert [who_knows(table, card) for card in ("T10", "V9", "K10", "V10")] == [{0}, {0}, ALL, NOBODY]
    text = ["use 0 K9", "look 0 ? ? ?", "take 0 ?", *["put_on_deck 0 ?"] * 2]
    assert seen_by(table, 1) == text + after(0, "K9", "K10-knowledge")


def test_K9_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["K9", *OTHERS])
    do(table, "K9")
    text = ["Look at the bottom 3 cards of the deck.", "Take 1.", "Put the rest back on top in any order."]
    assert (skipped(table), hands(table), stacks(table)) == (text, ["K9", *OTHERS], ONES)
