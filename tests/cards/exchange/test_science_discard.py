# ruff: noqa: N802 - the id of the card is part of the test's name
"""Science cards that take from the discard pile: S1, S2, S4, S6.

Trading discards nothing, so the pile is empty for the first user of a round; users after that find used cards there.
"""

from tests.cards.exchange.words import ONES, after, effects, hands, seen_by, stacks
from tests.cards.moments import set_up_again
from tests.cards.words import ALL, skipped, who_knows
from tests.exchange_table import deck, discard, do, exchange_table, frame, hand, may_do

OTHERS = ["S5 T5", "V5 V6"]
NO_S1 = "K1 S4 T1 V1"
TAKE_LOW = "Take a card of value 7 or less from the discard pile."


def test_S1_does_take_a_low_card_and_so_hold_one_more_than_before():
    """All know the card; the redraw comes on top of it."""
    table = effects(["S1 K9", *OTHERS], deck="T9 T10 T11", discard="K8 T7 V3", market=NO_S1)
    do(table, "S1")
    assert may_do(table) == {"T7", "V3"}
    do(table, "T7")
    assert (hands(table), deck(table), discard(table)) == (["K9 T7 T10", *OTHERS], "T11", "S1 K8 V3")
    assert (stacks(table)[2], who_knows(table, "T7")) == ("T9 T1", ALL)
    assert seen_by(table, None) == ["use 0 S1", "take 0 T7", *after(0, "S1", "T9-technology")]


def test_S1_wins_no_longer_hand_for_the_scoring():
    """Everybody discards down to the fewest cards. (Exchange 7.1)"""
    hold = ["S1 K9", "S5 T5"]
    table = exchange_table(hold, phase="second effects", deck="T9 T10", discard="T7", market=NO_S1)
    do(table, "S1", "T7", "no")
    assert (frame(table), table.acting_seats(), may_do(table)) == ("Equalise", [0], {"K9", "T7", "T10"})


def test_S1_takes_the_card_that_the_player_before_has_used():
    table = effects(["K6", "S1", "V5"], deck="T9 T10 T11 T12", market=NO_S1)
    do(table, "K6", "no", "S1")
    assert may_do(table) == {"K6"}
    do(table, "K6")
    assert (hands(table), discard(table)) == (["T10", "K6 T12", "V5"], "S1")


def test_S1_can_do_nothing_for_the_first_user_of_a_round_as_nothing_is_discarded_yet():
    """Neither with high cards only. Its own value is low, but it lies aside."""
    for pile in ("", "K8 V9"):
        table = effects(["S1 K9", *OTHERS], deck="T9 T10 T11", discard=pile, market=NO_S1)
        do(table, "S1")
        assert (skipped(table), discard(table)) == ([TAKE_LOW], f"S1 {pile}".strip())
        assert (hands(table)[0], deck(table), stacks(table)[2]) == ("K9 T10", "T11", "T9 T1")


def test_S2_does_swap_a_hand_card_for_a_discarded_one():
    """The hand card takes its place in the pile; all see both. (Family 3.21)"""
    table = effects(["S2 K9 S8", *OTHERS], deck="T10 T11 T12", discard="K5 T9 V9")
    do(table, "S2")
    assert may_do(table) == {"K5", "T9", "V9"}
    do(table, "T9")
    table = set_up_again(table)
    assert may_do(table) == {"K9", "S8"}
    do(table, "S8")
    assert (hands(table), discard(table)) == (["K9 T9 T11", *OTHERS], "S2 K5 S8 V9")
    assert (stacks(table)[2], who_knows(table, "T9"), who_knows(table, "K9")) == ("T10 T1", ALL, {0})
    assert {"exchange 0 T9 S8"} < set(seen_by(table, None))


def test_S2_can_do_nothing_without_a_discard_pile_or_without_another_card():
    for held, pile, left in (("S2 K9", "", "K9 T11"), ("S2", "K5", "T11")):
        table = effects([held, *OTHERS], deck="T10 T11", discard=pile)
        do(table, "S2")
        assert skipped(table) == ["Exchange a card from your hand with a card from the discard pile."]
        assert (hands(table), discard(table)) == ([left, *OTHERS], f"S2 {pile}".strip())


def test_S4_does_show_a_card_and_take_another_of_its_value_for_a_set():
    table = effects(["S4 K9 V2", *OTHERS], deck="T10 T11 T12", discard="K5 T9 S9")
    do(table, "S4")
    assert may_do(table) == {"K9", "V2"}
    do(table, "K9")
    assert (who_knows(table, "K9"), may_do(table)) == (ALL, {"T9", "S9"})
    do(table, "S9")
    assert (hands(table), discard(table), stacks(table)[2]) == (["K9 S9 T11 V2", *OTHERS], "S4 K5 T9", "T10 T1")
    assert seen_by(table, 1) == ["use 0 S4", "show 0 K9", "take 0 S9", *after(0, "S4", "T10-technology")]


def test_S4_finds_no_market_card_of_the_value():
    table = effects(["S4 K9", *OTHERS], deck="T10 T11", discard="K5", market="K1 S9 T9 V1")
    do(table, "S4", "K9")
    assert skipped(table) == ["Take a card of the same value from the discard pile."]
    assert (hand(table, 0), discard(table), who_knows(table, "K9")) == ("K9 T11", "S4 K5", ALL)


def test_S4_can_do_nothing_with_no_other_card_in_hand():
    table = effects(["S4", *OTHERS], deck="T10 T11", discard="K4 V4")
    do(table, "S4")
    text = ["Reveal a card from your hand.", "Take a card of the same value from the discard pile."]
    assert (skipped(table), hand(table, 0), discard(table)) == (text, "T11", "S4 K4 V4")


def test_S6_does_take_one_of_the_last_two_discards_and_bury_the_other():
    """The buried one lies under the deck, known to all."""
    table = effects(["S6 K9", *OTHERS], deck="T10 T11 T12", discard="T9 V9 K5")
    do(table, "S6")
    assert may_do(table) == {"T9", "V9"}
    do(table, "V9")
    assert (hands(table), deck(table), discard(table)) == (["K9 T11 V9", *OTHERS], "T12 T9", "S6 K5")
    assert (stacks(table)[2], who_knows(table, "T9"), who_knows(table, "V9")) == ("T10 T1", ALL, ALL)
    text = ["take 0 V9", "put_under_deck 0 T9", *after(0, "S6", "T10-technology")]
    assert seen_by(table, None)[-5:] == text


def test_S6_takes_the_only_discarded_card():
    table = effects(["S6", *OTHERS], deck="T10 T11", discard="V9")
    do(table, "S6", "V9")
    assert (skipped(table), hand(table, 0)) == (["Put the other under the deck."], "T11 V9")


def test_S6_puts_the_other_card_on_the_market_when_the_deck_is_out():
    """Under an empty deck it is the top card too. (Exchange 6.2)"""
    table = effects(["S6", *OTHERS], discard="V9 T9")
    do(table, "S6", "V9")
    assert (hand(table, 0), stacks(table)) == ("S6 V9", ["K1", "S1", "T9 T1", "V1"])


def test_S6_can_do_nothing_for_the_first_user_of_a_round_as_nothing_is_discarded_yet():
    table = effects(["S6", *OTHERS], deck="K10 T11")
    do(table, "S6")
    text = ["Take one of the top 2 cards of the discard pile.", "Put the other under the deck."]
    assert (skipped(table), hands(table), discard(table)) == (text, ["T11", *OTHERS], "S6")
    assert stacks(table) == ["K10 K1", *ONES[1:]]
