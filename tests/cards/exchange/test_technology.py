# ruff: noqa: N802 - the id of the card is part of the test's name
"""Technology cards that do not copy: T6, T7, T9, T11, T12, T13."""

import pytest

from tests.cards.exchange.words import ONES, after, effects, hands, seen_by, stacks
from tests.cards.moments import set_up_again
from tests.cards.words import ALL, NOBODY, skipped, who_knows
from tests.exchange_table import all_done, deck, discard, do, exchange_table, may_do, stack

OTHERS = ["S5 T5", "V5 V6"]
PUT_ON_TOP = "Put a card from the discard pile on top of the deck."
EXCHANGE = "Exchange a neutral card or your own card in play with a card from the discard pile."


def test_T6_does_draw_one_and_one_more_for_a_technology_card():
    """The user holds two more cards than before, until all discard down to the fewest. (Exchange 7.1)"""
    table = effects(["T6 K9", *OTHERS], deck="T9 K10 K11 K12 K13")
    do(table, "T6")
    assert (may_do(table), who_knows(table, "T9")) == ({"yes", "no"}, {0})
    table = set_up_again(table)
    do(table, "yes")
    assert (hands(table), stacks(table)[0], deck(table)) == (["K9 K10 K12 T9", *OTHERS], "K11 K1", "K13")
    assert [who_knows(table, card) for card in ("T9", "K10")] == [ALL, {0}]


@pytest.mark.parametrize(("top", "answer", "shown"), [("T9", "no", {0}), ("V9", "yes", ALL), ("V9", "no", {0})])
def test_T6_draws_no_more_for_an_unshown_card_or_another_domain(top: str, answer: str, shown: set[int]):
    table = effects(["T6 K9", *OTHERS], deck=f"{top} K10 K11 K12")
    do(table, "T6", answer)
    assert (hands(table)[0], stacks(table)[0], who_knows(table, top)) == (f"K9 K11 {top}", "K10 K1", shown)


def test_T6_can_do_nothing_without_deck_and_discard_pile():
    """The question is put all the same. (Family 3.6)"""
    table = effects(["T6", *OTHERS])
    do(table, "T6")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert (skipped(table), hands(table), stacks(table)) == (["Draw 1."], ["T6", *OTHERS], ONES)


def test_T7_does_choose_the_market_card_from_the_discard_pile():
    """The card on top of the deck is what its user turns up next. (Exchange 6.2)"""
    table = effects(["T7 K9", *OTHERS], deck="K10 K11", discard="V9 S9")
    do(table, "T7")
    assert may_do(table) == {"V9", "S9"}
    do(table, "S9")
    assert (stacks(table), hands(table)) == (["K1", "S9 S1", "T1", "V1"], ["K9 K10", *OTHERS])
    assert (deck(table), discard(table)) == ("K11", "T7 V9")
    text = ["use 0 T7", "put_on_deck 0 S9"]
    assert seen_by(table, None) == text + after(0, "T7", "S9-science")


def test_T7_of_the_third_user_brings_the_card_into_the_hand():
    """By the redraw, and all know it. (Exchange 6.3)"""
    table = effects(["T7 K9", *OTHERS], deck="K10 K11", discard="V9 S9", users=2)
    do(table, "T7", "S9")
    assert (hands(table)[0], stacks(table), who_knows(table, "S9")) == ("K9 S9", ONES, ALL)


def test_T7_can_do_nothing_for_the_first_user_of_a_round_as_nothing_is_discarded_yet():
    table = effects(["T7 K9", *OTHERS], deck="K10 K11")
    do(table, "T7")
    assert (skipped(table), hands(table), discard(table)) == ([PUT_ON_TOP], ["K9 K11", *OTHERS], "T7")


def test_T9_does_put_a_hand_card_on_the_market_for_a_discarded_market_card():
    """It goes to its own domain's stack; the replaced one may be of another. (Exchange 1.5)"""
    table = effects(["T9 K9 V9", *OTHERS], deck="K10 S11 K12 K13")
    do(table, "T9")
    assert may_do(table) == {"K1", "S1", "T1", "V1"}
    do(table, "T1")
    table = set_up_again(table)
    assert may_do(table) == {"K9", "V9"}
    do(table, "V9")
    assert (stacks(table), discard(table)) == (["K1", "S11 S1", "", "V9 V1"], "T9 T1")
    assert (hands(table), deck(table)) == (["K9 K10 K12", *OTHERS], "K13")
    text = ["replace 0 V9-technology T1", "market 0 V9-service", "draw 0 ?"]
    assert seen_by(table, None)[-6:] == text + after(0, "T9", "S11-science")


def test_T9_only_draws_with_no_other_card_in_hand():
    table = effects(["T9", *OTHERS], deck="K10 S11 K12")
    do(table, "T9")
    assert skipped(table) == ["Replace a neutral card with a card from your hand."]
    assert (hands(table)[0], stacks(table)) == ("K10 K12", ["K1", "S11 S1", "T1", "V1"])


def test_T9_can_do_nothing_with_no_other_card_and_no_piles():
    table = effects(["T9", *OTHERS])
    do(table, "T9")
    assert skipped(table) == ["Replace a neutral card with a card from your hand.", "Draw 1."]
    assert (hands(table), stacks(table)) == (["T9", *OTHERS], ONES)


def test_T9_puts_a_changed_card_on_the_stack_it_counts_for():
    """Marketing in the first effects phase, Manufacturing in the second. (Exchange 1.3, 6.4)"""
    table = exchange_table(["V10 T9 K9", "K2 K3"], phase="effects", deck="S11 K12", fill=True)
    do(table, "V10", "K9", "domain service", "no")
    all_done(table)
    do(table, "T9", "T1", "K9")
    assert "K9" in stack(table, "V").split()


def test_T11_does_look_at_the_coming_market_card_and_at_a_hand():
    table = effects(["T11 K9", *OTHERS], deck="K10 S11 K12 K13")
    do(table, "T11")
    assert may_do(table) == {"K10", "S11"}
    do(table, "K10")
    assert (may_do(table), deck(table)) == ({"seat 1", "seat 2"}, "S11 K10 K12 K13")
    do(table, "seat 2")
    assert (hands(table), stacks(table)) == (["K9 K10", *OTHERS], ["K1", "S11 S1", "T1", "V1"])
    known = [who_knows(table, card) for card in ("K10", "V5", "V6", "S5", "K12")]
    assert known == [{0}, {0, 2}, {0, 2}, {1}, NOBODY]
    text = ["use 0 T11", "look 0 ? ?", *["put_on_deck 0 ?"] * 2, "pick_player 0 to 2", "look_at_hand 0 to 2 ? ?"]
    assert seen_by(table, 1) == text + after(0, "T11", "S11-science")


def test_T11_can_do_nothing_after_picking_an_empty_hand_without_piles():
    table = effects(["T11", "", "V5 V6"])
    do(table, "T11", "seat 1")
    text = ["Look at the top 2 cards.", "Put them back on top in any order."]
    assert skipped(table) == [*text, "Pick another player and look at their hand."]
    assert (hands(table), who_knows(table, "V5")) == (["T11", "", "V5 V6"], {2})


def test_T12_does_show_two_cards_of_a_domain_to_draw_two_and_discard_one():
    """The user holds one card more than before; all know the two shown."""
    table = effects(["T12 K9 K10 S9", *OTHERS], deck="V9 V10 V11 V12 V13")
    do(table, "T12")
    assert may_do(table) == {"K9", "K10", "no"}
    do(table, "K9")
    assert may_do(table) == {"K10"}
    do(table, "K10", "S9")
    assert (hands(table), deck(table)) == (["K9 K10 V9 V10 V12", *OTHERS], "V13")
    assert (discard(table), stacks(table)[3]) == ("T12 S9", "V11 V1")
    assert [who_knows(table, card) for card in ("K9", "K10", "V9")] == [ALL, ALL, {0}]
    text = ["use 0 T12", "show 0 K9", "show 0 K10", "draw 0 ?", "draw 0 ?", "discard 0 S9"]
    assert seen_by(table, 2) == text + after(0, "T12", "V11-service")


def test_T12_may_be_declined():
    table = effects(["T12 K9 K10", *OTHERS], deck="V9 V10 V11")
    do(table, "T12", "no")
    assert (hands(table)[0], stacks(table)[3], who_knows(table, "K9")) == ("K9 K10 V10", "V9 V1", {0})


def test_T12_can_do_nothing_without_two_other_cards_of_one_domain():
    """Automation lies aside and is no second technology card. (Family 3.11)"""
    table = effects(["T12 T9 K9", *OTHERS], deck="V9 V10 V11")
    do(table, "T12")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert (hands(table), discard(table)) == (["K9 T9 V10", *OTHERS], "T12")


def test_T13_does_swap_a_market_card_with_a_discarded_one():
    """Nobody has a card of their own in play, so all market cards are offered and no others. (Exchange 1.4)"""
    table = effects(["T13 K9", *OTHERS], deck="K10 K11", discard="T8 V9 S9", market="K1 K7 S1 T1 V1")
    do(table, "T13")
    assert may_do(table) == {"K1", "K7", "S1", "T1", "V1"}
    do(table, "K7")
    table = set_up_again(table)
    assert may_do(table) == {"T8", "V9", "S9"}
    do(table, "V9")
    assert (stacks(table), discard(table)) == (["K10 K1", "S1", "T1", "V9 V1"], "T13 T8 K7 S9")
    assert hands(table) == ["K9 K11", *OTHERS]
    assert {"exchange 0 K7 V9-knowledge", "market 0 V9-service"} < set(seen_by(table, None))


def test_T13_can_do_nothing_for_the_first_user_of_a_round_as_nothing_is_discarded_yet():
    table = effects(["T13 K9", *OTHERS], deck="K10 K11")
    do(table, "T13")
    assert (skipped(table), hands(table)) == ([EXCHANGE], ["K9 K11", *OTHERS])
    assert (stacks(table), discard(table)) == (["K10 K1", *ONES[1:]], "T13")
