"""Swaps with the deck and with the trump card, for two players. (Tricks 3.25-3.29)"""

import pytest

from techdeck.core.cards import DOMAIN_NAMES
from tests.rulebook.words import frame, refused, trump_card
from tests.tricks_table import (
    deck,
    discard,
    do,
    facts,
    hand,
    happened,
    known_to,
    may_do,
    shown_zone,
    told,
    tricks_table,
)


def cards_of(event):
    """The cards of an event as data."""
    return [card["card"] for card in event["cards"]]


def pair(**more):
    """Two players, service is trump, seat 0 has the first trading turn."""
    more = {"deck": "T5 T6 T7", **more}
    return tricks_table(["K3 K4 K5", "S3 S4"], phase="trading", trump="service", goals=("V1", "K1"), **more)


def test_3_25_with_two_players_the_proposer_may_swap():
    table = pair()
    assert {"deck-swap", "trump-swap", "seat 1"} <= may_do(table)
    do(table, "deck-swap")
    assert may_do(table) == {"K3", "K4", "K5"}
    assert refused(table, "S3").clause == "Tricks 3.25"
    do(table, "K4")
    assert hand(table, 0) == "K3 K5 T5", "nobody was asked to agree"


@pytest.mark.parametrize(("swap", "got"), [("deck-swap", "T5"), ("trump-swap", "V2")])
def test_3_25_a_swap_may_come_after_a_refusal(swap, got):
    """In any order. (Tricks 3.2)"""
    table = pair()
    do(table, "seat 1", "K3", "no", "any-card", "no")
    do(table, "no", seat=1)
    assert {"deck-swap", "trump-swap", "seat 1"} <= may_do(table)
    do(table, swap, "K4")
    assert hand(table, 0) == f"K3 K5 {got}"


@pytest.mark.parametrize("players", [3, 4])
def test_3_25_with_more_players_nobody_may(players):
    hands = ["K3 K4", "S3 S4", "T3 T4", "V3 V4"][:players]
    table = tricks_table(hands, phase="trading", trump="service", goals=("V1", "K1", "S1", "T1"), deck="T5 T6")
    assert may_do(table).isdisjoint({"deck-swap", "trump-swap"})
    for swap in ("deck-swap", "trump-swap"):
        assert refused(table, swap).clause == "Tricks 3.25"


@pytest.mark.parametrize("swap", ["deck-swap", "trump-swap"])
def test_3_26_a_swap_is_one_for_one_and_is_the_trade_of_the_turn(swap):
    table = pair()
    do(table, swap, "K4")
    assert len(hand(table, 0).split()) == 3
    assert (table.current_player(), frame(table)) == (1, "TradingTurn")
    do(table, swap, "S3")
    assert frame(table) == "Bidding"


def also(**more):
    """The same with the option that a swap comes on top of a trade."""
    return pair(options={"swap": "also"}, **more)


def test_3_26_the_usual_option_is_instead():
    assert pair().game.options()["swap"] == "instead"
    assert also().game.options()["swap"] == "also"


@pytest.mark.parametrize("swap", ["deck-swap", "trump-swap"])
def test_3_26_with_also_a_trade_may_follow_a_swap(swap):
    table = also()
    do(table, swap, "K4")
    assert (table.current_player(), frame(table)) == (0, "TradingTurn")
    assert may_do(table) == {"no", "seat 1", "speak"}
    for more in ("deck-swap", "trump-swap"):
        error = refused(table, more)
        assert (error.reason, error.clause) == ("you have swapped a card in this turn", "Tricks 3.26")
    do(table, "seat 1", "K3", "no", "S3", "no")
    do(table, "S3", seat=1)
    assert "S3" in hand(table, 0).split()
    assert (table.current_player(), frame(table)) == (1, "TradingTurn"), "both are done"


@pytest.mark.parametrize("swap", ["deck-swap", "trump-swap"])
def test_3_26_with_also_a_swap_may_follow_a_trade(swap):
    table = also()
    do(table, "seat 1", "K3", "no", "S3", "no")
    do(table, "S3", seat=1)
    assert (table.current_player(), frame(table)) == (0, "TradingTurn")
    assert may_do(table) == {"no", "deck-swap", "trump-swap", "speak"}
    error = refused(table, "seat 1")
    assert (error.reason, error.clause) == ("you have made your trade of this turn", "Tricks 3.4")
    assert table.view(1).to_dict()["offer"] is None
    do(table, swap, "K4")
    assert (table.current_player(), frame(table)) == (1, "TradingTurn")
    assert {"seat 0", "deck-swap", "trump-swap"} <= may_do(table), "a new turn, a new trade and a new swap"


def test_3_26_with_also_neither_is_a_must():
    table = also()
    do(table, "trump-swap", "K4", "no", "no")
    assert frame(table) == "Bidding"


def test_3_26_with_more_players_also_means_nothing():
    table = tricks_table(
        ["K3 K4", "S3 S4", "T3 T4"], phase="trading", options={"swap": "also"}, goals=("V1", "K1", "S1")
    )
    assert may_do(table).isdisjoint({"deck-swap", "trump-swap"})
    do(table, "seat 1", "K3", "no", "S3", "no")
    do(table, "S3", seat=1)
    assert table.current_player() == 1, "the trade ends the turn"


def test_3_27_the_top_card_is_taken_unseen():
    table = pair()
    do(table, "deck-swap")
    assert "T5" not in known_to(table, 0)
    do(table, "K4")
    assert (hand(table, 0), deck(table)) == ("K3 K5 T5", "K4 T6 T7")
    assert {"T5", "K4"} <= known_to(table, 0)
    assert known_to(table, 1).isdisjoint({"T5", "K4"})
    assert known_to(table, 0).isdisjoint({"T6", "T7"})
    assert table.journal is not None
    [swap] = [event.to_dict() for event in table.journal.feed(1) if event.kind == "swap"]
    assert (swap["seat"], swap["about"]) == (0, {"with": "deck"})
    ends = [(card["card"], card["from"]["zone"], card["to"]["zone"]) for card in swap["cards"]]
    assert sorted(ends) == [(None, "deck", "hand"), (None, "hand", "deck")]


def test_3_28_the_hand_card_becomes_trump_for_all_to_see():
    table = pair()
    do(table, "trump-swap", "K4")
    assert (hand(table, 0), trump_card(table)) == ("K3 K5 V2", "K4")
    assert DOMAIN_NAMES[table.trump()] == "knowledge"
    assert {"K4", "V2"} <= known_to(table, 1)
    assert shown_zone(table, None, "trump")["cards"] == ["K4"]
    assert [(swap["about"], set(cards_of(swap))) for swap in told(table, "swap")] == [({"with": "trump"}, {"V2", "K4"})]
    assert facts(table, "trump_is") == [{"domain": "knowledge"}]


def test_3_29_with_both_piles_empty_there_is_no_swap_with_the_deck():
    table = pair(deck="")
    assert "trump-swap" in may_do(table)
    assert "deck-swap" not in may_do(table)
    assert refused(table, "deck-swap").clause == "Tricks 3.29"


def test_3_29_a_discard_pile_is_enough():
    """It is shuffled when the card is needed. (Family 2.7)"""
    table = pair(deck="", discard="T9")
    do(table, "deck-swap")
    assert (deck(table), discard(table)) == ("", "T9")
    do(table, "K4")
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 K5 T9", "K4", "")


def test_3_29_a_swap_with_the_trump_card_shuffles_nothing():
    table = pair(deck="", discard="T9 T10")
    do(table, "trump-swap", "K4")
    assert (deck(table), discard(table)) == ("", "T9 T10")
    assert happened(table, "shuffle") == []
