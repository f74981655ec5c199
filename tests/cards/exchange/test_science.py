# ruff: noqa: N802 - the id of the card is part of the test's name
"""Science cards about hands and the deck: S3, S7, S8, S9, S11, S12."""

import pytest

from tests.cards.exchange.words import ONES, after, effects, hands, seen_by, stacks
from tests.cards.moments import set_up_again
from tests.cards.words import ALL, let_know, skipped, value_of, who_knows
from tests.exchange_table import accept, deck, discard, do, exchange_table, frame, hand, happened, may_do, offer

LASTING = "It counts as one value higher or lower until the end of the next round."

OTHERS = ["S5 T5", "V5 V6"]
BIOMETRICS = "Every player who holds a card of that value discards one such card and draws 1."


def test_S3_does_break_up_the_sets_of_a_value_in_all_hands():
    """Each holder loses one such card, from the user on, and draws before the market card comes."""
    table = effects(["S3 K9 T4", "S9 T9 S4", "V5 V6"], deck="K10 K11 K12 K13 T2")
    do(table, "S3", "value 9")
    assert (table.current_player(), may_do(table)) == (0, {"K9"})
    do(table, "K9")
    assert (table.current_player(), may_do(table)) == (1, {"S9", "T9"})
    do(table, "T9")
    assert hands(table) == ["K10 K13 T4", "K11 S4 S9", "V5 V6"]
    assert (discard(table), stacks(table)[0], deck(table)) == ("S3 T9 K9", "K12 K1", "T2")
    text = ["use 0 S3", "name_value 0 9", "discard 0 K9", "draw 0 ?", "discard 1 T9", "draw 1 ?"]
    assert seen_by(table, None) == text + after(0, "S3", "K12-knowledge")


def test_S3_goes_round_from_its_user():
    table = effects(["K9", "S3", "T9"], first=1, deck="K10 K11 K12 K13")
    do(table, "S3", "value 9", "T9", "K9")
    assert (hands(table), discard(table)) == (["K11", "K13", "K10"], "S3 K9 T9")


@pytest.mark.parametrize("value", [1, 3, 12])
def test_S3_can_do_nothing_when_only_the_market_or_nobody_has_the_value(value: int):
    """Market cards are in no hand, and Biometrics itself lies aside. (Family 3.11)"""
    table = effects(["S3 K9", *OTHERS], deck="K10 K11 K12")
    do(table, "S3", f"value {value}")
    assert (skipped(table), stacks(table)) == ([BIOMETRICS], ["K10 K1", "S1", "T1", "V1"])
    assert (hands(table), discard(table)) == (["K9 K11", *OTHERS], "S3")


def test_S7_does_take_a_card_of_the_deck_by_chance_as_nobody_owns_a_market_card():
    """Only taking is offered. Any card of the deck may come, also the top one. (Exchange 1.4, Family 3.26)"""
    found = set()
    for seed in range(40):
        table = effects(["S7 K9", *OTHERS], deck="T9 T10 T11", seed=seed)
        do(table, "S7")
        assert may_do(table) == {"yes"}
        card = happened(table, "show")[0]
        assert who_knows(table, card) == ALL
        do(table, "yes")
        rest = [name for name in ("T9", "T10", "T11") if name != card]
        assert (set(hand(table, 0).split()), stacks(table)[2]) == ({"K9", card, rest[1]}, f"{rest[0]} T1")
        assert seen_by(table, 1)[:3] == ["use 0 S7", f"show 0 {card}", f"take 0 {card}"]
        found.add(card)
    assert found == {"T9", "T10", "T11"}


def test_S7_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["S7", *OTHERS])
    do(table, "S7")
    cut = "Cut the deck at random and reveal the card there."
    assert skipped(table) == [cut, "Take it, or exchange it with your own card in play."]
    assert (hands(table), stacks(table)) == (["S7", *OTHERS], ONES)


def test_S8_does_make_the_others_show_a_card_of_a_domain_and_maybe_swap_for_one():
    """The one exchange nobody can refuse; it is no trade, so it brings no market card of its own. (Exchange 3.9)"""
    table = effects(["S8 K9", "S5 T5", "T6 V6"], deck="K10 K11 K12")
    do(table, "S8", "domain technology")
    assert (table.current_player(), may_do(table)) == (1, {"T5"})
    do(table, "T5")
    assert (table.current_player(), may_do(table)) == (2, {"T6"})
    do(table, "T6")
    assert (table.current_player(), may_do(table)) == (0, {"T5", "T6", "no"})
    do(table, "T5")
    table = set_up_again(table)
    do(table, "K9")
    assert (hands(table), discard(table)) == (["K11 T5", "K9 S5", "T6 V6"], "S8")
    assert (stacks(table), [who_knows(table, card) for card in ("T5", "T6", "K9")]) == (
        ["K10 K1", "S1", "T1", "V1"],
        [ALL, ALL, {0, 1}],
    )


def test_S8_may_be_used_only_to_learn_what_others_hold():
    table = effects(["S8 K9", "S5 T5", "T6 V6"], deck="K10 K11 K12")
    do(table, "S8", "domain science", "S5")
    assert may_do(table) == {"S5", "no"}
    do(table, "no")
    assert (hands(table), who_knows(table, "S5")) == (["K9 K11", "S5 T5", "T6 V6"], ALL)


def test_S8_can_do_nothing_when_nobody_else_holds_the_domain():
    """The user is asked and can only say no; cards of the market and of the own hand do not count. (Family 3.6)"""
    table = effects(["S8 K9", *OTHERS], deck="K10 K11 K12")
    do(table, "S8", "domain knowledge")
    assert (table.current_player(), may_do(table)) == (0, {"no"})
    do(table, "no")
    assert skipped(table) == ["Every other player who holds a card of that domain reveals one such card."]
    assert (hands(table), happened(table, "show")) == (["K9 K11", *OTHERS], [])


def test_S9_does_shuffle_the_discard_pile_in_but_no_market_cards():
    """Three cards are shuffled: one is drawn, one comes to the market, one is redrawn. S9 itself is left out."""
    table = effects(["S9 K9", *OTHERS], deck="V10", discard="V9 V11")
    let_know(table, 1, "V10")
    do(table, "S9")
    shown = stacks(table)[3].split()[0]
    drawn = {"V9", "V10", "V11"} - {shown}
    assert (set(hand(table, 0).split()), discard(table), deck(table)) == ({"K9", *drawn}, "S9", "")
    assert [who_knows(table, card) for card in drawn] == [{0}, {0}]
    assert seen_by(table, None) == [
        "use 0 S9",
        "gather V11 V9",
        "shuffle deck None",
        "draw 0 ?",
        *after(0, "S9", f"{shown}-service"),
    ]


def test_S9_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["S9", *OTHERS])
    do(table, "S9")
    assert skipped(table) == ["Shuffle the discard pile into the deck.", "Draw 1."]
    assert (hands(table), stacks(table), len(happened(table, "no_card"))) == (["S9", *OTHERS], ONES, 1)


def test_S11_does_make_a_card_fit_a_set_until_the_round_is_scored():
    """The 8 counts as a 9: three 9s on a stack worth 1. At the reset it is an 8 again. (Exchange 6.4, 7.9, 8.4)"""
    table = exchange_table(["S11 K8 T9 V9", "K2 K3 K4 K6"], phase="second effects", deck="S5 S6")
    do(table, "S11", "K8")
    assert may_do(table) == {"higher", "lower"}
    do(table, "higher")
    assert (value_of(table, "K8"), who_knows(table, "K8")) == (9, {0, 1, 6})
    assert seen_by(table, 1)[:3] == ["use 0 S11", "show 0 K8", "counts_as 0 K8 9 knowledge round"]
    do(table, "no", "best", "best")
    assert (table.scores(), value_of(table, "K8")) == ([3, 4], 8)


def test_S11_counts_in_the_second_trading():
    """A statement about the new value is true, one about the old value is not. (Family 5.4, Exchange 4.4)"""
    table = exchange_table(["S11 K8", "K2 K3"], phase="effects", deck="S5 S6", fill=True)
    do(table, "S11", "K8", "higher", "no")
    assert frame(table) == "Trading"
    do(table, "speak")
    said = may_do(table)
    assert "say-value 9" in said
    assert "say-value 8" not in said


def test_S11_on_a_card_that_is_traded_away_goes_with_it():
    """Its new holder scores it as what it counts as. (Exchange 7.9)"""
    table = exchange_table(["S11 K8 S2", "K2 K3"], phase="effects", deck="S5 S6 S10", fill=True)
    do(table, "S11", "K8", "higher", "no")
    accept(table, 1, offer(table, 0, "K8", "2"), "K2")
    assert (hand(table, 1), value_of(table, "K8")) == ("K3 K8", 9)


def test_S11_can_do_nothing_with_no_other_card_in_hand():
    table = effects(["S11", *OTHERS], deck="K10 K11")
    do(table, "S11")
    assert skipped(table) == ["Show a card from your hand.", LASTING]
    assert (hands(table), stacks(table)[0]) == (["K11", *OTHERS], "K10 K1")


def test_S12_does_change_any_number_of_cards_that_fit_no_group():
    table = effects(["S12 K9 K10 T2", *OTHERS], deck="V9 V10 V11 V12")
    do(table, "S12")
    assert may_do(table) == {"K9", "K10", "T2", "no"}
    do(table, "T2", "K9", "no")
    assert (hands(table), deck(table), discard(table)) == (["K10 V9 V10 V12", *OTHERS], "", "S12 K9 T2")
    assert (stacks(table)[3], who_knows(table, "V9")) == ("V11 V1", {0})
    text = ["use 0 S12", "discard 0 T2", "discard 0 K9", "draw 0 ?", "draw 0 ?"]
    assert seen_by(table, 2) == text + after(0, "S12", "V11-service")


def test_S12_draws_from_its_own_discards_when_the_deck_is_out():
    """Then the market gets one of them, too. (Family 2.5)"""
    table = effects(["S12 K9 K10", *OTHERS], deck="V9")
    do(table, "S12", "K9", "K10")
    drawn = set(hand(table, 0).split())
    assert "V9" in drawn
    assert {"K9", "K10", "S12"} - drawn == {stacks(table)[0].split()[0]}
    assert len(drawn) == 3


def test_S12_can_do_nothing_with_no_other_card_in_hand():
    table = effects(["S12", *OTHERS], deck="V9 V10")
    do(table, "S12")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert skipped(table) == ["Discard any number of cards from your hand."]
    assert (hands(table), discard(table), stacks(table)[3]) == (["V10", *OTHERS], "S12", "V9 V1")
