# ruff: noqa: N802 - the id of the card is part of the test's name
"""Science cards that change the market: S5, S10, S13. All market cards are neutral. (Exchange 1.4-1.6)

The market never runs empty: an exchange or a replacement takes one card away and brings another.
"""

from tests.cards.exchange.words import after, effects, hands, seen_by, stacks
from tests.cards.moments import set_up_again
from tests.cards.words import ALL, skipped, who_knows
from tests.exchange_table import deck, discard, do, may_do, stack

OTHERS = ["S5 T5", "V5 V6"]
WIDE = "K1 K7 S1 T1 V1"
"""A market with a second card on the knowledge stack."""


def test_S5_does_bring_a_discarded_card_to_the_market_for_a_market_card():
    """The stack of the one is worth less then, that of the other more. (Exchange 1.5)"""
    table = effects(["S5 K9", "S6", "V5"], deck="S8 K10 K11", discard="V7 T9", market=WIDE)
    do(table, "S5")
    assert may_do(table) == {"K1", "K7", "S1", "T1", "V1"}
    do(table, "K7")
    table = set_up_again(table)
    assert may_do(table) == {"V7", "T9"}
    do(table, "V7")
    assert stacks(table) == ["K1", "S8 S1", "T1", "V7 V1"]
    assert (hands(table)[0], deck(table), discard(table)) == ("K9 K10", "K11", "S5 K7 T9")
    text = ["replace 0 V7-knowledge K7", "market 0 V7-service"]
    assert seen_by(table, None)[-5:] == text + after(0, "S5", "S8-science")


def test_S5_keeps_the_stack_when_the_new_card_is_of_the_same_domain():
    """It lies where the old one lay, and nothing moves on."""
    table = effects(["S5", "S6"], deck="S8 K10", discard="K9", market=WIDE)
    do(table, "S5", "K1", "K9")
    assert (stack(table, "K"), "market 0 K9 knowledge" in seen_by(table, 1)) == ("K7 K9", False)


def test_S5_can_do_nothing_for_the_first_user_of_a_round_as_nothing_is_discarded_yet():
    table = effects(["S5 K9", "S6"], deck="S8 K10 K11")
    do(table, "S5")
    assert skipped(table) == ["Replace a neutral card with a card from the discard pile."]
    assert (stacks(table), discard(table), hands(table)[0]) == (["K1", "S8 S1", "T1", "V1"], "S5", "K9 K10")


def test_S10_does_swap_a_hand_card_with_any_market_card():
    """The hand card strengthens the stack of its domain; all know what was taken. (Exchange 1.5, 1.6)"""
    table = effects(["S10 V4 V7", *OTHERS], deck="S8 K10 K11", market=WIDE)
    do(table, "S10")
    assert may_do(table) == {"K1", "K7", "S1", "T1", "V1"}
    do(table, "K1")
    table = set_up_again(table)
    assert may_do(table) == {"V4", "V7"}
    do(table, "V4")
    assert (stacks(table), hands(table)) == (["K7", "S8 S1", "T1", "V4 V1"], ["K1 K10 V7", *OTHERS])
    assert [who_knows(table, card) for card in ("K1", "V4", "V7")] == [ALL, ALL, {0}]
    assert {"exchange 0 K1 V4-knowledge", "market 0 V4-service"} < set(seen_by(table, None))


def test_S10_may_leave_a_stack_worth_nothing():
    table = effects(["S10 V4", *OTHERS], deck="S8 K10")
    do(table, "S10", "T1", "V4")
    assert (stacks(table), [int(n) for n in table.market()]) == (["K1", "S8 S1", "", "V4 V1"], [1, 2, 0, 2])


def test_S10_can_do_nothing_with_no_other_card_in_hand():
    """It lies aside itself; the market card and the redraw follow."""
    table = effects(["S10", *OTHERS], deck="S8 K10")
    do(table, "S10")
    assert skipped(table) == ["Exchange a card from your hand with a neutral card."]
    assert (stacks(table), hands(table)) == (["K1", "S8 S1", "T1", "V1"], ["K10", *OTHERS])


def test_S13_does_replace_any_market_card_by_the_top_card_of_the_deck():
    """The rulebook's example, and then the market card that every early user turns up. (Exchange 1.5, 6.2)"""
    table = effects(["S13 K9", *OTHERS], deck="S8 S9 K10 K11", market="K1 S1 T1 T4 V1")
    do(table, "S13")
    assert may_do(table) == {"K1", "S1", "T1", "T4", "V1"}
    do(table, "T1")
    assert (stacks(table), discard(table)) == (["K1", "S9 S8 S1", "T4", "V1"], "S13 T1")
    assert (hands(table), deck(table)) == (["K9 K10", *OTHERS], "K11")
    text = ["use 0 S13", "replace 0 S8-technology T1", "market 0 S8-science"]
    assert seen_by(table, None) == text + after(0, "S13", "S9-science")


def test_S13_takes_a_shuffled_discard_when_the_deck_is_out():
    """The replaced card is discarded only after that, so it can't come back at once; it is the market card then."""
    table = effects(["S13", *OTHERS], discard="V9")
    do(table, "S13", "T1")
    assert stacks(table) == ["K1", "S1", "T1", "V9 V1"]
    assert hands(table)[0] == "S13"


def test_S13_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["S13 K9", *OTHERS])
    do(table, "S13")
    assert skipped(table) == ["Replace a neutral card with the top card of the deck."]
    assert (stacks(table), hands(table)) == (["K1", "S1", "T1", "V1"], ["K9 S13", *OTHERS])
