"""Wilds that come into a hand, at every moment they can turn up. (Exchange 1.7-1.9, 1.11, 1.12)

A wild never stays in a hand: it is shown, put on a stack of that player's choice, and a card is drawn instead. So
nobody ever passes, gives, discards, uses or shows one of their own. What wilds do in the piles and on the market is
in test_wilds_market.py.
"""

import pytest

from tests.cards.exchange.words import check_market, effects, hands, put, stacks
from tests.cards.moments import set_up_again
from tests.cards.words import ALL, skipped, who_knows
from tests.exchange_table import (
    accept,
    dealt,
    deck,
    discard,
    do,
    exchange_table,
    frame,
    hand,
    happened,
    may_do,
    offer,
    stack,
)

OTHERS = ["K12 T5", "V11 V12"]
STACKS = {"domain knowledge", "domain science", "domain technology", "domain service"}
NO_K1 = "K7 S1 T1 V1"
SCIENCE = "domain science"


@pytest.mark.parametrize(
    ("card", "answers", "on_deck", "held"),
    [
        ("K1", ["W1", SCIENCE, "K8", "T9"], "W1 K8 T9 T10 T11 T12", "S8 T9 T11"),
        ("K2", [SCIENCE, "S8"], "W1 K8 T9 T10", "K8 T10"),
        ("K4", ["T11", "T10", "T9", "K8", SCIENCE], "W1 K8 T9 T10 T11 T12", "K8 S8 T10"),
        ("K5", ["no", "K8", "T9", SCIENCE], "W1 K8 T9 T10 T11", "S8 T9 T10"),
        ("K6", ["S8", SCIENCE], "W1 K8 T9 T10", "K8 T10"),
        ("K9", ["W1", SCIENCE, "K8"], "T11 K8 T9 W1", "K8 S8 T11"),
        ("K10", [SCIENCE, "S8", "K8"], "W1 K8 T9 T10 T11", "T9 T11"),
        ("K11", ["S8", SCIENCE, "no"], "W1 K8 T9", "S8 T9"),
        ("K12", ["seat 1", SCIENCE], "W1 K8 T9 T10", "K8 S8 T10"),
        ("K13", [SCIENCE, "S8", "K8"], "W1 K8 T9 T10 T11 T12", "S8 T9 T10"),
        ("S9", [SCIENCE], "W1 K8 T9 T10", "K8 S8 T10"),
        ("S12", ["S8", SCIENCE], "W1 K8 T9 T10", "K8 T10"),
        ("T6", [SCIENCE, "no"], "W1 K8 T9 T10", "K8 S8 T10"),
        ("V5", [SCIENCE, "seat 1"], "W1 K8 T9 T10 T11 T12", "K8 S8 T9 T12"),
        ("V11", [SCIENCE], "W1 K8 T9 T10", "K8 S8 T10"),
    ],
)
def test_a_wild_that_is_drawn_or_taken_goes_to_a_stack(card: str, answers: list[str], on_deck: str, held: str):
    """It is placed before the text goes on; the card drawn instead comes from the deck, not from those lying aside."""
    table = effects([f"{card} S8", "K3 T5", "V9 V12"], deck=on_deck, market=NO_K1)
    do(table, card)
    for answer in answers:
        if answer == SCIENCE:
            assert (frame(table), table.acting_seats(), may_do(table)) == ("PlaceWild", [0], STACKS)
            assert who_knows(table, "W1") == ALL
            set_up_again(table)
        do(table, answer)
    assert (hand(table, 0), "W1" in stack(table, "S").split(), table.current_player()) == (held, True, 1)
    assert happened(table, "show").count("W1") == 1
    check_market(table)


def test_an_exchanged_wild_brings_back_the_card_that_took_its_place():
    """Simulation puts S8 on the deck, and that is the card drawn instead of the wild."""
    table = effects(["K11 S8 T4", *OTHERS], deck="W1 K8 T9 T10")
    do(table, "K11", "S8", SCIENCE)
    assert (hand(table, 0), deck(table), may_do(table)) == ("S8 T4", "K8 T9 T10", {"S8", "T4", "no"})


def test_a_cut_wild_is_taken_and_placed():
    """Earth Sciences offers nothing else; here it was the last card of all."""
    table = effects(["S7 S8", *OTHERS], deck="W1")
    do(table, "S7", "yes", SCIENCE)
    assert (hands(table), stacks(table)[1]) == (["S7 S8", *OTHERS], "W1 S1")


@pytest.mark.parametrize(
    ("card", "answers", "held", "pile"),
    [
        ("S6", ["W1", SCIENCE], "S8 T9 T11", "S6"),
        ("S2", ["W1", "S8", SCIENCE], "T9 T11", "S2 S8 K8"),
    ],
)
def test_a_wild_taken_from_the_discard_pile_is_placed(card: str, answers: list[str], held: str, pile: str):
    table = effects([f"{card} S8", *OTHERS], deck="T9 T10 T11 T12", discard="W1 K8")
    do(table, card, *answers)
    assert (hand(table, 0), discard(table), stacks(table)[1]) == (held, pile, "W1 S1")


def test_a_wild_may_come_by_the_redraw():
    """Then its user places it after the market card has been turned up. (Exchange 6.3)"""
    table = effects(["K6 S8", *OTHERS], deck="K8 W1 T9")
    do(table, "K6", "no")
    assert (frame(table), table.acting_seats(), discard(table)) == ("PlaceWild", [0], "K6")
    do(table, "domain technology")
    assert (hand(table, 0), stacks(table)) == ("S8 T9", ["K8 K1", "S1", "W1 T1", "V1"])


def test_two_wilds_in_one_draw_are_both_placed_and_two_cards_are_drawn():
    """Also one that is drawn for the other. (Exchange 1.8)"""
    table = effects(["K10 S8", *OTHERS], deck="W1 W2 K8 T9 T10 T11")
    do(table, "K10", "domain science", "domain service")
    assert (may_do(table), deck(table)) == ({"K8", "S8", "T9"}, "T10 T11")
    assert {*stacks(table)[1].split(), *stacks(table)[3].split()} == {"S1", "V1", "W1", "W2"}
    table = effects(["K2 S8", *OTHERS], deck="W1 W2 K8 T9 T10")
    do(table, "K2", "domain science")
    assert (frame(table), stacks(table)[1]) == ("PlaceWild", "W1 S1")
    do(table, "domain science")
    assert (stacks(table)[1], may_do(table)) == ("W2 W1 S1", {"K8", "S8"})


def test_with_no_card_left_nothing_is_drawn_for_a_wild():
    """The hand is one card short then. (Family 2.6)"""
    table = effects(["K2 S8", *OTHERS], deck="W1")
    do(table, "K2", "domain science")
    assert may_do(table) == {"S8"}
    do(table, "S8")
    assert (hands(table)[0], stacks(table)[1]) == ("K2", "S8 W1 S1")


def test_of_a_wild_each_player_places_what_they_have_drawn_themselves():
    """Hospitality: seat 1 draws the wild, places it, draws anew and only then discards. (Family 3.7)"""
    table = effects(["V2 S8", "K12", "V11"], deck="K8 W1 T9 T10 T11 T12")
    do(table, "V2", "S8")
    assert (frame(table), table.acting_seats()) == ("PlaceWild", [1])
    table = set_up_again(table)
    do(table, "domain technology")
    assert may_do(table) == {"K12", "T9"}
    do(table, "K12", "V11")
    assert (hands(table), stacks(table)[2]) == (["K8 T12", "T9", "T10"], "T11 W1 T1")


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("S3", ["value 12", "K12"]),
        ("V4", ["no", "K12", "no"]),
        ("V5", ["seat 1"]),
        ("V8", ["domain knowledge", "no", "K12"]),
    ],
)
def test_another_player_who_draws_a_wild_places_it(card: str, answers: list[str]):
    on_deck = "K8 T9 W1 T10 T11 T12" if card == "V5" else "W1 T10 T11 T12"
    table = effects([f"{card} S8", *OTHERS], deck=on_deck)
    do(table, card, *answers)
    assert (frame(table), table.acting_seats()) == ("PlaceWild", [1])
    do(table, "domain knowledge")
    assert (stacks(table)[0].split()[-2:], "T10" in hand(table, 1)) == (["W1", "K1"], True)


def test_a_wild_among_the_shared_out_cards_is_placed_by_whoever_takes_it():
    """Entertainment: the card drawn instead is none of those still lying there, and it may be discarded."""
    table = effects(["V6 S8", *OTHERS], deck="W1 K8 T9 T10 T11 T12")
    do(table, "V6", "K8", "S8")
    assert may_do(table) == {"W1", "T9"}
    do(table, "W1")
    assert (frame(table), table.acting_seats()) == ("PlaceWild", [1])
    table = set_up_again(table)
    do(table, "domain service")
    assert (table.current_player(), may_do(table)) == (1, {"K12", "T5", "T10"})
    do(table, "T10")
    assert may_do(table) == {"T9"}
    do(table, "T9", "V11")
    assert (hands(table), stacks(table)[3]) == (["K8 T12", "K12 T5", "T9 V12"], "W1 V1")


def test_a_text_about_the_card_drawn_means_the_one_drawn_for_the_wild():
    """Two wilds, then a technology card, which brings one more card. (Exchange 1.11)"""
    table = effects(["T6 S8", *OTHERS], deck="W1 W2 T9 K8 K9 K10")
    do(table, "T6", "domain science")
    table = set_up_again(table)
    do(table, "domain science")
    table = set_up_again(table)
    do(table, "yes")
    assert (hand(table, 0), who_knows(table, "T9"), stacks(table)[0]) == ("K8 K10 S8 T9", ALL, "K9 K1")


def test_when_nothing_is_drawn_for_the_wild_there_is_nothing_to_reveal():
    table = effects(["T6 S8", *OTHERS], deck="W1")
    do(table, "T6", "domain science")
    assert may_do(table) == {"no"}


def test_a_dealt_wild_is_placed_before_trading_begins():
    """The moment can be saved and set up again. (Exchange 1.9)"""
    table = next(table for seed in range(99) if frame(table := dealt(3, seed)) == "PlaceWild")
    set_up_again(table)
    while frame(table) == "PlaceWild":
        do(table, "domain science")
    assert frame(table) == "Trading"
    check_market(table)


def test_a_wild_turned_up_after_a_trade_is_placed_while_trading_goes_on():
    """By the player whose offer was accepted; the moment can be saved. (Exchange 1.10)"""
    table = exchange_table(["K2 K4", "K3", "K6"], deck="W1")
    kept = offer(table, 2, "K6", "any")
    accept(table, 1, offer(table, 0, "K2", "any"), "K3")
    table = set_up_again(table)
    assert (frame(table), table.acting_seats(), may_do(table)) == ("PlaceWild", [0], STACKS)
    do(table, "domain knowledge")
    accept(table, 0, kept, "K4")
    assert (stacks(table)[0].split()[-2:], hand(table, 0)) == (["W1", "K1"], "K3 K6")


def test_passing_and_giving_never_meet_a_wild():
    """Nobody holds one: a drawn one is gone before the next text runs."""
    table = effects(["K2 S8", "V1 K12", "V13 V12"], deck="W1 K8 T9 T10 T11 T13 V9", market="K1 S1 T1 V7")
    do(table, "K2", "domain service", "S8", "V1")
    assert not any("W1" in may_do(table, seat) for seat in range(3))
    put(table, "K8", "K12", "V12")
    do(table, "V13")
    assert not any("W1" in may_do(table, seat) for seat in range(3))
    assert skipped(table) == []
