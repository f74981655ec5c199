# ruff: noqa: N802 - the id of the card is part of the test's name
"""Service cards about one other player, one card, or hand sizes: V3, V5, V7, V9, V10, V11."""

import pytest

from tests.cards.exchange.words import ONES, after, effects, hands, seen_by, stacks
from tests.cards.moments import set_up_again
from tests.cards.words import ALL, skipped, who_knows
from tests.exchange_table import (
    accept,
    all_done,
    deck,
    discard,
    do,
    exchange_table,
    frame,
    hand,
    happened,
    market,
    may_do,
    offer,
    stack,
)

LASTING = "It counts as a domain of your choice until the end of the next round."

OTHERS = ["S5 T5", "V5 V6"]
MORE = "Every other player with more cards in hand than you discards 1."
EXCHANGE = "Exchange a neutral card or your own card in play with a card from your hand."


def test_V3_does_give_a_card_and_get_one_which_is_no_trade():
    """The other can't refuse and chooses what comes back; only the phase's market card is turned up."""
    table = effects(["V3 K3 K4", *OTHERS], deck="K9 K10 K11")
    do(table, "V3")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 1")
    assert may_do(table) == {"K3", "K4"}
    do(table, "K3")
    table = set_up_again(table)
    assert (table.current_player(), may_do(table)) == (1, {"K3", "S5", "T5"})
    do(table, "T5")
    assert (hands(table), stacks(table)[0]) == (["K4 K10 T5", "K3 S5", "V5 V6"], "K9 K1")
    assert [who_knows(table, card) for card in ("K3", "T5", "K4")] == [{0, 1}, {0, 1}, {0}]
    assert seen_by(table, 2)[-3:] == after(0, "V3", "K9-knowledge")


def test_V3_can_do_nothing_with_no_other_card_in_hand():
    """Nothing given, nothing given back. (Family 3.27)"""
    table = effects(["V3", *OTHERS], deck="K9 K10")
    do(table, "V3", "seat 1")
    assert skipped(table) == ["Give another player 1 card from your hand."]
    assert (hands(table), table.current_player(), stacks(table)[0]) == (["K10", *OTHERS], 1, "K9 K1")


def test_V5_does_draw_two_and_let_another_player_draw_one():
    """The hands grow, but only as far as the smallest one allows at the scoring. (Exchange 7.1)"""
    table = effects(["V5 K3", "S5", "V6"], deck="K9 K10 K11 K12 K13 T2")
    do(table, "V5")
    assert (hands(table)[0], may_do(table)) == ("K3 K9 K10", {"seat 1", "seat 2"})
    do(table, "seat 2")
    assert (hands(table), stacks(table)[0]) == (["K3 K9 K10 K13", "S5", "K11 V6"], "K12 K1")
    assert [who_knows(table, card) for card in ("K9", "K11")] == [{0}, {2}]
    text = ["use 0 V5", "draw 0 ?", "draw 0 ?", "pick_player 0 to 2", "draw 2 ?"]
    assert seen_by(table, 1) == text + after(0, "V5", "K12-knowledge")


def test_V5_can_do_nothing_without_deck_and_discard_pile():
    """A player is picked all the same."""
    table = effects(["V5 K3", "S5", "V6"])
    do(table, "V5", "seat 1")
    assert skipped(table) == ["Draw 2.", "Pick another player, who draws 1."]
    assert (hands(table), stacks(table), len(happened(table, "no_card"))) == (["K3 V5", "S5", "V6"], ONES, 1)


def test_V7_does_look_at_a_hand_and_maybe_swap_for_a_random_card_of_it():
    found = set()
    for seed in range(30):
        table = effects(["V7 K3 K4", "S5 T5", "V6"], deck="K9 K10", seed=seed)
        do(table, "V7", "seat 1")
        assert (who_knows(table, "S5"), may_do(table)) == ({0, 1}, {"K3", "K4", "no"})
        do(table, "K3")
        got = next(card for card in ("S5", "T5") if card in hand(table, 0))
        assert "K3" in hand(table, 1)
        assert (who_knows(table, got), who_knows(table, "K3")) == ({0, 1}, {0, 1})
        found.add(got)
    assert found == {"S5", "T5"}
    assert seen_by(table, 2)[:3] == ["use 0 V7", "pick_player 0 to 1", "look_at_hand 0 to 1 ? ?"]


def test_V7_may_stop_after_the_look():
    table = effects(["V7 K3", "S5 T5", "V6"], deck="K9 K10")
    do(table, "V7", "seat 1", "no")
    assert (hands(table), stacks(table)[0]) == (["K3 K10", "S5 T5", "V6"], "K9 K1")


def test_V7_can_do_nothing_after_picking_an_empty_hand():
    """The question is put all the same. (Family 3.6)"""
    table = effects(["V7 K3", "", "V6"], deck="K9 K10")
    do(table, "V7", "seat 1")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert skipped(table) == ["Pick another player and look at their hand."]
    assert hands(table) == ["K3 K10", "", "V6"]


def test_V9_does_swap_a_market_card_with_a_hand_card():
    """Nobody has a card of their own in play: any market card, and nothing else. (Exchange 1.4-1.6)"""
    table = effects(["V9 K3 T7", *OTHERS], deck="K9 K10 K11", market="K1 S1 S7 T1 V1")
    do(table, "V9")
    assert may_do(table) == {"K1", "S1", "S7", "T1", "V1"}
    do(table, "S1")
    table = set_up_again(table)
    assert may_do(table) == {"K3", "T7"}
    do(table, "T7")
    assert (stacks(table), hands(table)) == (["K9 K1", "S7", "T7 T1", "V1"], ["K3 K10 S1", *OTHERS])
    assert [who_knows(table, card) for card in ("S1", "T7", "K3")] == [ALL, ALL, {0}]


def test_V9_can_do_nothing_with_no_other_card_in_hand():
    """It lies aside and can't put itself on the market. (Family 3.11)"""
    table = effects(["V9", *OTHERS], deck="K9 K10")
    do(table, "V9")
    assert (skipped(table), hands(table)) == ([EXCHANGE], ["K10", *OTHERS])
    assert stacks(table) == ["K9 K1", *ONES[1:]]


def test_V10_does_make_a_card_fit_a_flush_and_another_stack_until_the_round_is_scored():
    """K9 counts as science: a flush of three on a stack worth 2. (Exchange 6.4, 7.7, 7.9)"""
    table = exchange_table(["V10 K9 S2 S3", "K2 S4 T4 V4"], phase="second effects", deck="S8 T13")
    do(table, "V10", "K9")
    assert may_do(table) == {"domain knowledge", "domain science", "domain technology", "domain service"}
    do(table, "domain science")
    assert (who_knows(table, "K9"), stacks(table)[1]) == ({0, 1, 6}, "S8 S1")
    assert seen_by(table, 1)[:3] == ["use 0 V10", "show 0 K9", "counts_as 0 K9 9 science round"]
    do(table, "no", "best", "best")
    assert table.scores() == [6, 6]


def test_V10_counts_in_trades_and_on_the_market():
    """Seat 1 wants a service card and gets K9; Nanotechnology puts it on the service stack. (Exchange 1.3)"""
    table = exchange_table(["V10 K9", "S10 K3"], phase="effects", deck="T8 T10", fill=True)
    do(table, "V10", "K9", "domain service", "no")
    assert frame(table) == "Trading"
    accept(table, 0, offer(table, 1, "K3", "service"), "K9")
    all_done(table)
    do(table, "no", "S10", "T8", "K9")
    assert ("K9" in stack(table, "V").split(), who_knows(table, "K9")) == (True, {0, 1, 6})


def test_V10_ends_when_the_card_is_discarded():
    """From the pile it comes to the market as a knowledge card. (Family 5.3)"""
    table = effects(["V10 K9", "S3 K3", "S5 K4"], deck="T8 T10 T11 T12 T13 V13")
    do(table, "V10", "K9", "domain service", "S3", "value 9", "K9", "S5", "T1", "K9")
    assert (stack(table, "K"), stack(table, "V")) == ("K9 K1", "V1")


def test_V10_can_do_nothing_with_no_other_card_in_hand():
    table = effects(["V10", *OTHERS], deck="K9 K10")
    do(table, "V10")
    assert skipped(table) == ["Show a card from your hand.", LASTING]
    assert (hands(table), market(table)) == (["K10", *OTHERS], [2, 1, 1, 1])


def test_V11_does_make_bigger_hands_discard():
    """The used card counts in its user's hand; the redraw comes later. (Family 3.12)"""
    table = effects(["V11 K3", "S3 S4", "T3 T4 T6"], deck="K9 K10 K11")
    do(table, "V11")
    assert (table.current_player(), may_do(table)) == (2, {"T3", "T4", "T6"})
    do(table, "T4")
    assert (hands(table), discard(table)) == (["K3 K10", "S3 S4", "T3 T6"], "V11 T4")
    assert (skipped(table), deck(table)) == ([], "K11")
    assert seen_by(table, None) == ["use 0 V11", "discard 2 T4", *after(0, "V11", "K9-knowledge")]


@pytest.mark.parametrize("held", [["V11 K3", "S3 S4", "T3"], ["V11 K3", "S3", ""]])
def test_V11_draws_one_when_no_hand_is_bigger(held: list[str]):
    table = effects(held, deck="K9 K10 K11")
    do(table, "V11")
    assert (hands(table), stacks(table)[0]) == (["K3 K9 K11", *held[1:]], "K10 K1")
    assert skipped(table) == [MORE]


def test_V11_can_do_nothing_when_no_hand_is_bigger_and_there_are_no_piles():
    table = effects(["V11 K3", "S3 S4", "T3"])
    do(table, "V11")
    assert skipped(table) == [MORE, "If nobody did, draw 1."]
    assert (hands(table), stacks(table)) == (["K3 V11", "S3 S4", "T3"], ONES)
