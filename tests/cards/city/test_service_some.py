# ruff: noqa: N802 - the id of the card is part of the test's name
"""Service cards about one other player, the city, or what a card counts as: V3, V5, V7, V9, V10."""

import pytest

from techdeck.core.cards import KNOWLEDGE, SERVICE, parse_card
from techdeck.games.city.places import City
from tests.cards.city.words import city_now, effects, hands, seen_by, to_my_build
from tests.cards.words import ALL, NOBODY, let_know, skipped, who_knows
from tests.city_table import deck, discard, do, happened, marker, may_do
from tests.rulebook.words import frame

LASTING = "It counts as a domain of your choice until the end of the next round."

V9_TEXT = "Exchange a neutral card or your own card in play with a card from your hand."


def domain_of(table: City, text: str) -> int:
    """The domain this card counts as now. (Family 5.4)"""
    return int(table.domain_of(parse_card(text)))


def test_V3_does_swap_a_card_with_another_player_from_the_first_round_on():
    """The other player chooses what comes back, even the card just given."""
    table = effects(["K3 K4", "S3 S4", "T3"], "V3", deck="K9")
    let_know(table, 2, "K4")
    do(table, "V3")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 1", "K3")
    assert (table.current_player(), may_do(table)) == (1, {"K3", "S3", "S4"})
    do(table, "S4")
    assert (hands(table), deck(table), city_now(table)) == (["K4 S4", "K3 S3", "T3"], "K9", "V3~0")
    assert [who_knows(table, card) for card in ("K3", "S4", "K4", "S3")] == [{0, 1}, {0, 1}, {0}, {1}]
    assert seen_by(table, 2) == ["use 0 V3", "pick_player 0 to 1", "give 0 to 1 ?", "give 1 to 0 ?"]


def test_V3_is_used_by_one_player_after_the_other():
    """Each once in a phase; it is never tilted. (City 5.4)"""
    table = effects(["K3", "S3", "T3"], "V3")
    for seat, gift in enumerate(("K3", "S3", "T3")):
        assert (table.current_player(), may_do(table)) == (seat, {"no", "V3"})
        do(table, "V3", f"seat {(seat + 1) % 3}", gift, gift)
        assert hands(table) == ["K3", "S3", "T3"]


def test_V3_can_do_nothing_alone_against_the_council():
    """So the first card of the city is of no use to a lone player. (City 8.6)"""
    table = effects(["K3 K4 K6"], "V3", deck="K9")
    do(table, "V3")
    assert (skipped(table), hands(table)) == (["Give another player 1 card from your hand."], ["K3 K4 K6"])


def test_V3_gives_nothing_from_an_empty_hand_and_gets_nothing():
    table = effects(["", "S3", "T3"], "V3")
    do(table, "V3", "seat 1")
    assert (skipped(table), hands(table)) == (["Give another player 1 card from your hand."], ["", "S3", "T3"])


def test_V5_does_draw_two_and_let_another_player_draw_one():
    """So hands may grow beyond what the end of the round allows. (City 7.1)"""
    table = effects(["K3", "K4", "K6"], "V5", deck="S3 S4 S6 S7")
    do(table, "V5")
    assert (hands(table)[0], may_do(table)) == ("K3 S3 S4", {"seat 1", "seat 2"})
    do(table, "seat 2")
    assert (hands(table), deck(table), discard(table)) == (["K3 S3 S4", "K4", "K6 S6"], "S7", "")
    assert [who_knows(table, card) for card in ("S3", "S6", "S7")] == [{0}, {2}, NOBODY]
    assert seen_by(table, 1) == ["use 0 V5", "draw 0 ?", "draw 0 ?", "pick_player 0 to 2", "draw 2 ?"]


def test_V5_is_a_plain_draw_of_two_for_a_lone_player():
    table = effects(["K3 K4"], "V5", deck="S3 S4 S6 S7")
    do(table, "V5")
    assert (hands(table), deck(table)) == (["K3 K4 S3 S4"], "S6 S7")
    assert skipped(table) == ["Pick another player, who draws 1."]


def test_V5_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["K3", "K4", "K6"], "V5")
    do(table, "V5", "seat 1")
    assert skipped(table) == ["Draw 2.", "Pick another player, who draws 1."]
    assert hands(table) == ["K3", "K4", "K6"]


def test_V7_does_look_at_a_hand_and_exchange_a_card_with_a_random_one_of_it():
    table = effects(["K3 K4", "S3", "T3"], "V7", deck="K9")
    do(table, "V7", "seat 1")
    assert (may_do(table), who_knows(table, "S3")) == ({"K3", "K4", "no"}, {0, 1})
    do(table, "K3")
    assert (hands(table), discard(table)) == (["K4 S3", "K3", "T3"], "")
    assert [who_knows(table, card) for card in ("K3", "S3", "K4")] == [{0, 1}, {0, 1}, {0}]
    looked = ["use 0 V7", "pick_player 0 to 1", "look_at_hand 0 to 1 ?"]
    assert seen_by(table, 2) == [*looked, "exchange 0 ? ?"]


def test_V7_hits_every_card_of_that_hand():
    got = set()
    for seed in range(40):
        table = effects(["K3", "S3 S4 S6", "T3"], "V7", seed=seed)
        do(table, "V7", "seat 1", "K3")
        got.add(hands(table)[0])
    assert got == {"S3", "S4", "S6"}


def test_V7_can_do_nothing_alone_against_the_council():
    """There is no hand to look at; the question is put all the same. (City 8.6, Family 3.6)"""
    table = effects(["K3 K4 K6"], "V7", deck="K9")
    do(table, "V7")
    assert (frame(table), may_do(table)) == ("Ask", {"no"})
    do(table, "no")
    assert skipped(table) == ["Pick another player and look at their hand."]
    assert (hands(table), happened(table, "exchange")) == (["K3 K4 K6"], [])


@pytest.mark.parametrize(("own", "picked"), [("K3", ""), ("", "S3"), ("", "")])
def test_V7_exchanges_nothing_where_a_hand_is_empty(own: str, picked: str):
    table = effects([own, picked, "T3"], "V7", deck="K9")
    do(table, "V7", "seat 1")
    assert (table.current_player(), may_do(table)) == (0, {"no"})
    do(table, "no")
    assert (hands(table), happened(table, "exchange")) == ([own, picked, "T3"], [])


def test_V9_does_exchange_a_neutral_card_or_an_own_company_with_a_hand_card():
    """The company comes back to the hand; the new one has its marker, costs and scores nothing. (City 4.7, 6.3, 6.5)"""
    table = effects(["K9 S3", "S5", "T5"], "V9 K2:0 S9:1", deck="S6")
    let_know(table, 1, "S3")
    do(table, "V9")
    assert may_do(table) == {"V9", "K2"}
    do(table, "K2")
    assert may_do(table) == {"K9", "S3"}
    do(table, "K9")
    assert (city_now(table), hands(table)) == ("V9~0 K9:0 S9:1", ["K2 S3", "S5", "T5"])
    assert [who_knows(table, card) for card in ("K9", "K2", "S3")] == [ALL, ALL, {0, 1}]
    assert (discard(table), table.scores()) == ("", [0, 0, 0])
    assert seen_by(table, 2)[1:] == ["exchange 0 K2 K9@1,0"]


@pytest.mark.parametrize(("card", "city"), [("K9", "K9 K2:0"), ("V8", "V8 K2:0")])
def test_V9_may_take_itself_into_the_hand(card: str, city: str):
    """It is a neutral card in play like any other. What takes its place is neutral and unused. (City 5.2, 6.4, 6.6)"""
    table = effects([f"{card} S3", "S5", "T5"], "V9 K2:0")
    do(table, "V9", "V9", card)
    assert (city_now(table), hands(table)[0], may_do(table)) == (city, "S3 V9", {"no", "K2", card})


def test_V9_gives_up_the_marker_of_a_company_for_a_service_card():
    table = effects(["V8 S3", "S5", "T5"], "V9 K2:0")
    do(table, "V9", "K2", "V8")
    assert (city_now(table), hands(table)[0]) == ("V9~0 V8", "K2 S3")


def test_V9_can_do_nothing_with_an_empty_hand():
    table = effects(["", "S5", "T5"], "V9 K2:0", deck="S6")
    do(table, "V9")
    assert (skipped(table), city_now(table), hands(table)) == ([V9_TEXT], "V9~0 K2:0", ["", "S5", "T5"])


def test_V10_does_let_a_service_card_be_built_as_a_company_in_the_next_round():
    """It is paid and has a marker, until it is a service card again at the end of that round. (City 1.12, 6.7)"""
    table = effects(["V6 K2 K4", "K5 K6 T5", "V5 V7 V8"], "V10 S1:0", deck="K13")
    do(table, "V10")
    assert may_do(table) == {"V6", "K2", "K4"}
    do(table, "V6")
    assert may_do(table) == {"domain knowledge", "domain science", "domain technology", "domain service"}
    do(table, "domain knowledge")
    assert (domain_of(table, "V6"), who_knows(table, "V6")) == (KNOWLEDGE, ALL)
    assert seen_by(table, None) == ["use 0 V10", "show 0 V6", "counts_as 0 V6 6 knowledge next_round"]
    to_my_build(table)
    do(table, "V6")
    assert frame(table) == "Pay"
    do(table, "K2", "V10", "left")
    assert (marker(table, "V6"), frame(table)) == ("0", "EffectTurn")
    while frame(table) == "EffectTurn":
        do(table, "no")
    assert (marker(table, "V6"), domain_of(table, "V6")) == ("", SERVICE)


def test_V10_lets_a_company_be_built_together_as_a_service_card():
    """It needs help instead of payment and is neutral, also when the change is over. (City 1.12, 2.1, 6.7)"""
    table = effects(["K9 K2 K4", "K5 K6 T5", "V5 V7 V8"], "V10 S1:0", deck="K13 T9 T10")
    do(table, "V10", "K9", "domain service")
    to_my_build(table)
    do(table, "K9", "K2", "K5", "no", "V10", "left")
    assert (marker(table, "K9"), table.scores()) == ("", [1, 1, 0])
    while frame(table) == "EffectTurn":
        do(table, "no")
    assert (marker(table, "K9"), domain_of(table, "K9")) == ("", KNOWLEDGE)


def test_V10_can_do_nothing_with_an_empty_hand():
    """Cards of the city can't be shown for it."""
    table = effects(["", "S5", "T5"], "V10 K2:0", deck="S6")
    do(table, "V10")
    assert skipped(table) == ["Show a card from your hand.", LASTING]
    assert (domain_of(table, "K2"), hands(table)) == (KNOWLEDGE, ["", "S5", "T5"])
