# ruff: noqa: N802 - the id of the card is part of the test's name
"""Knowledge cards that draw, search, exchange and look at hands: K2, K3, K6, K10, K11, K12, K13."""

import pytest

from tests.cards.paradoxical.words import OTHERS, PILES, hands, is_done, places, ready, seen_by, skipped, told
from tests.cards.words import ALL, NOBODY, let_know, who_knows
from tests.paradoxical_table import deck_1, deck_2, discard_1, discard_2, do, hand, may_do, noted, tableau
from tests.rulebook.paradoxical.words import frame

SEARCH = "Search the deck for that card, show it and take it."
EXCHANGE = "Exchange a card from your hand with the top card of the deck."


@places
def test_K2_does_draw_from_either_deck_and_put_a_card_under_its_own_deck(place: str):
    """From the hand it lies aside: it can't be put away. (Family 3.11, 3.29, Paradoxical 4.3)"""
    table = ready("K2", place, "S10 T10", deck_1="K9 S9", deck_2="V9 V10")
    do(table, "K2")
    assert (frame(table), may_do(table)) == ("ChoosePile", PILES)
    do(table, "pile 2")
    assert may_do(table) == {"S10", "T10", "V9"}
    do(table, "S10")
    assert (hands(table, "K2"), deck_1(table), deck_2(table)) == (["T10 V9", *OTHERS], "K9 S9 S10", "V10")
    assert [who_knows(table, card) for card in ("S10", "V9", "V10")] == [{0}, {0}, NOBODY]
    between = ("choose_pile 0 2", "draw 0 ?", "put_under_deck 0 ?")
    assert seen_by(table, None) == seen_by(table, 1) == told("K2", place, *between)
    assert is_done(table, "K2", place)


@places
def test_K2_can_do_nothing_with_an_empty_hand_and_an_empty_deck_chosen(place: str):
    """The cards of the other deck do not stand in. (Family 3.28)"""
    table = ready("K2", place, deck_2="V9", discard_2="V10")
    do(table, "K2", "pile 1")
    assert skipped(table) == ["Draw 1.", "Put 1 card from your hand under the deck."]
    assert (hands(table, "K2"), deck_2(table), discard_2(table)) == (["", *OTHERS], "V9", "V10")
    assert is_done(table, "K2", place)


def test_K2_draws_from_the_shuffled_discard_pile_of_that_deck_only():
    table = ready("K2", "hand", "T10", discard_1="K9", discard_2="V9")
    do(table, "K2", "pile 1", "T10")
    assert (hand(table, 0), deck_1(table), deck_2(table)) == ("K2 K9", "", "T10")
    assert (discard_1(table), discard_2(table)) == ("", "V9")


@places
def test_K3_does_find_the_named_card_in_its_own_deck_without_asking_which(place: str):
    """The other deck is not touched, so who knew it goes on knowing it. (Paradoxical 4.9)"""
    table = ready("K3", place, "S9", deck_1="K9 K10", deck_2="T9 V9 V10")
    let_know(table, 1, "K10 V9")
    do(table, "K3", "value 9", "domain technology")
    assert may_do(table) == {"S9", "T9"}
    do(table, "S9")
    assert (hands(table, "K3"), discard_1(table), discard_2(table)) == (["T9", *OTHERS], "S9", "")
    assert (deck_1(table), set(deck_2(table).split())) == ("K9 K10", {"V9", "V10"})
    assert [who_knows(table, card) for card in ("T9", "K10", "V9")] == [ALL, {1}, NOBODY]
    named, found = (
        ["name_value 0 9", "name_domain 0 technology"],
        ["search 0 found T9", "take 0 T9", "shuffle deck_2"],
    )
    assert seen_by(table, None) == told("K3", place, *named, *found, "discard 0 S9")
    assert is_done(table, "K3", place)


@pytest.mark.parametrize("where", ["tableau", "pool", "discard", "hand"])
def test_K3_can_do_nothing_when_the_named_card_lies_in_a_tableau_the_pool_or_a_discard_pile(where: str):
    """Not found ends the effect: nothing is discarded, and the deck is shuffled all the same. (Family 3.18-3.20)"""
    table = ready(
        "K3",
        "hand",
        "S9",
        others=("T9" if where == "hand" else "K5", "V5"),
        rows=("T9" if where == "tableau" else "", ""),
        deck_1="K9 K10",
        deck_2="V9 V10",
        discard_2="T9" if where == "discard" else "",
        pool="T9" if where == "pool" else "",
    )
    let_know(table, 1, "K10 V9")
    do(table, "K3", "value 9", "domain technology")
    assert (skipped(table), noted(table, "search"), hand(table, 0)) == ([SEARCH], ["not found T9"], "K3 S9")
    assert (discard_1(table), who_knows(table, "V9"), who_knows(table, "K10")) == ("", NOBODY, {1})
    assert is_done(table, "K3", "hand")


@places
def test_K6_does_put_two_under_their_own_decks_and_draw_two_from_either(place: str):
    """Which deck is asked when it comes to drawing. (Family 3.28, 3.29)"""
    table = ready("K6", place, "S10 T10", deck_1="K9 S9", deck_2="V9 V10 V11")
    do(table, "K6")
    assert may_do(table) == {"S10", "T10", "no"}
    do(table, "S10", "T10")
    assert may_do(table) == PILES
    do(table, "pile 2")
    assert (hands(table, "K6"), deck_1(table), deck_2(table)) == (["V9 V10", *OTHERS], "K9 S9 S10", "V11 T10")
    assert [who_knows(table, card) for card in ("S10", "T10", "V9", "V11")] == [{0}, {0}, {0}, NOBODY]
    away = ["put_under_deck 0 ?"] * 2
    assert seen_by(table, 2) == told("K6", place, *away, "choose_pile 0 2", "draw 0 ?", "draw 0 ?")
    assert is_done(table, "K6", place)


def test_K6_draws_its_own_cards_back_from_an_empty_deck():
    table = ready("K6", "hand", "S10 T10", deck_2="V9")
    do(table, "K6", "S10", "no", "pile 1")
    assert (hand(table, 0), deck_1(table), skipped(table)) == ("K6 S10 T10", "", [])


@pytest.mark.parametrize("held", ["", "S10"])
def test_K6_can_do_nothing_with_an_empty_hand_or_after_a_no(held: str):
    """Nothing is drawn after a no, so it does not matter which deck. (Family 3.6, 3.28)"""
    table = ready("K6", "tableau", held, deck_1="K9", deck_2="V9")
    do(table, "K6")
    assert may_do(table) == {"no", *held.split()}
    do(table, "no")
    assert skipped(table) == ([] if held else ["Put up to 2 cards from your hand under the deck."])
    assert (hands(table), deck_1(table), deck_2(table)) == ([held, *OTHERS], "K9", "V9")
    assert is_done(table, "K6", "tableau")


@places
def test_K10_does_draw_two_from_one_deck_and_discard_two_each_to_its_own_pile(place: str):
    table = ready("K10", place, "S10", deck_1="K9", deck_2="T9 V9 V10", discard_1="K8", discard_2="T8")
    do(table, "K10", "pile 2")
    assert may_do(table) == {"S10", "T9", "V9"}
    do(table, "S10", "T9")
    assert (hands(table, "K10"), deck_1(table), deck_2(table)) == (["V9", *OTHERS], "K9", "V10")
    assert (discard_1(table), discard_2(table)) == ("S10 K8", "T9 T8")
    assert [who_knows(table, card) for card in ("V9", "S10", "T9", "V10")] == [{0}, ALL, ALL, NOBODY]
    between = ("choose_pile 0 2", "draw 0 ?", "draw 0 ?", "discard 0 S10", "discard 0 T9")
    assert seen_by(table, None) == told("K10", place, *between)
    assert is_done(table, "K10", place)


@places
def test_K10_can_do_nothing_with_an_empty_hand_and_an_empty_deck_chosen(place: str):
    table = ready("K10", place, deck_1="K9")
    do(table, "K10", "pile 2")
    assert (skipped(table), hands(table, "K10")) == (["Draw 2.", "Discard 2."], ["", *OTHERS])
    assert is_done(table, "K10", place)


def test_K10_from_a_full_hand_leaves_five_cards_in_it():
    """From a full hand: two come, two go, and the card returns as the fifth. (Paradoxical 1.10, 4.3)"""
    table = ready("K10", "hand", "S9 S10 T9 T10", deck_1="K9 K11 K12")
    do(table, "K10", "pile 1", "S9", "S10")
    assert (hand(table, 0), frame(table)) == ("K9 K10 K11 T9 T10", "Turn")


@places
def test_K11_does_exchange_hand_cards_with_the_tops_of_both_decks(place: str):
    """A card that comes to the other deck's place goes on top of its own deck instead. (Family 3.29)"""
    table = ready("K11", place, "S10 T10", deck_1="K9 S9", deck_2="V9 V10")
    let_know(table, 1, "T10")
    do(table, "K11", "pile 2")
    assert may_do(table) == {"S10", "T10"}
    do(table, "S10")
    assert (hands(table, "K11")[0], deck_1(table), deck_2(table)) == ("T10 V9", "S10 K9 S9", "V10")
    assert [who_knows(table, card) for card in ("S10", "V9", "T10", "V10")] == [{0}, {0}, {0}, NOBODY]
    assert may_do(table) == PILES
    do(table, "pile 1")
    assert may_do(table) == {"T10", "V9", "no"}
    do(table, "V9")
    assert (hands(table, "K11"), deck_1(table), deck_2(table)) == (["S10 T10", *OTHERS], "K9 S9", "V9 V10")
    home = "put_back 0 ?"
    swaps = ["choose_pile 0 2", "exchange 0 ? ?", home, "choose_pile 0 1", "exchange 0 ? ?", home]
    assert seen_by(table, 1) == told("K11", place, *swaps)
    assert is_done(table, "K11", place)


def test_K11_puts_a_card_of_the_same_deck_exactly_where_the_other_was():
    table = ready("K11", "hand", "S10 T10", deck_1="K9 S9", deck_2="V9 V10")
    do(table, "K11", "pile 2", "T10", "pile 2", "no")
    assert (hand(table, 0), deck_1(table), deck_2(table)) == ("K11 S10 V9", "K9 S9", "T10 V10")
    assert who_knows(table, "T10") == {0}


@pytest.mark.parametrize(("held", "asked"), [("", []), ("S10", ["pile 2"])])
def test_K11_can_do_nothing_without_a_hand_card_or_a_card_of_the_chosen_deck(held: str, asked: list[str]):
    """Whether to do it once more is asked all the same; which deck only where that matters. (Family 3.6, 3.28)"""
    table = ready("K11", "tableau", held, deck_1="K9")
    do(table, "K11", *asked, *asked)
    assert may_do(table) == {"no"}
    do(table, "no")
    assert (skipped(table), hands(table), deck_1(table)) == ([EXCHANGE], [held, *OTHERS], "K9")
    assert is_done(table, "K11", "tableau")


@places
def test_K12_does_look_at_a_hand_and_draw_from_either_deck(place: str):
    """Tableaus are open anyway. (Paradoxical 0.11)"""
    table = ready("K12", place, "S10", deck_1="K9", deck_2="V9 V10")
    do(table, "K12")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 1", "pile 2")
    assert (hands(table, "K12"), deck_2(table)) == (["S10 V9", *OTHERS], "V10")
    assert [who_knows(table, card) for card in ("K5", "T5", "V5", "V9")] == [{0, 1}, {0, 1}, {2}, {0}]
    between = ("pick_player 0 to 1", "look_at_hand 0 to 1 ? ?", "choose_pile 0 2", "draw 0 ?")
    assert seen_by(table, None) == told("K12", place, *between)
    assert seen_by(table, 1)[2] == "look_at_hand 0 to 1 K5 T5"
    assert is_done(table, "K12", place)


def test_K12_can_do_nothing_before_an_empty_hand_as_at_the_start_and_with_an_empty_deck_chosen():
    """Nobody holds a card at the start. (Paradoxical 0.9)"""
    table = ready("K12", "tableau", others=("", ""), rows=("K5", "V5"), deck_2="V9")
    do(table, "K12", "seat 2", "pile 1")
    assert skipped(table) == ["Pick another player and look at their hand.", "Draw 1."]
    assert (hands(table), tableau(table, 2), deck_2(table)) == (["", "", ""], "V5", "V9")
    assert is_done(table, "K12", "tableau")


def test_K12_may_be_discarded_itself_when_the_sixth_card_came():
    """The hand is counted when the card has returned to it. (Paradoxical 1.9, 1.10)"""
    table = ready("K12", "hand", "S9 S10 T9 T10", deck_1="K9 K11")
    do(table, "K12", "seat 1", "pile 1")
    assert (frame(table), may_do(table)) == ("HandLimit", {"K9", "K12", "S9", "S10", "T9", "T10"})
    do(table, "K12")
    assert (hand(table, 0), discard_1(table), frame(table)) == ("K9 S9 S10 T9 T10", "K12", "Turn")


@places
def test_K13_does_draw_three_from_one_deck_and_put_two_on_their_own_decks(place: str):
    """The next player may turn them up into a tableau. (Paradoxical 1.4)"""
    table = ready("K13", place, "S10", deck_1="K9", deck_2="T9 V9 V10 V11")
    do(table, "K13", "pile 2")
    assert may_do(table) == {"S10", "T9", "V9", "V10"}
    do(table, "S10", "V9")
    assert (hands(table, "K13"), deck_1(table), deck_2(table)) == (["T9 V10", *OTHERS], "S10 K9", "V9 V11")
    assert [who_knows(table, card) for card in ("S10", "V9", "V11")] == [{0}, {0}, NOBODY]
    away = ["put_on_deck 0 ?"] * 2
    assert seen_by(table, 2) == told("K13", place, "choose_pile 0 2", *["draw 0 ?"] * 3, *away)
    assert is_done(table, "K13", place)
    do(table, "pile 1")
    assert tableau(table, 1) == "S10"


@places
def test_K13_can_do_nothing_with_an_empty_hand_and_an_empty_deck_chosen(place: str):
    table = ready("K13", place, deck_1="K9")
    do(table, "K13", "pile 2")
    assert skipped(table) == ["Draw 3.", "Put 2 cards from your hand on top of the deck in any order."]
    assert (hands(table, "K13"), deck_1(table)) == (["", *OTHERS], "K9")
    assert is_done(table, "K13", place)


def test_K13_draws_what_there_is_in_that_deck_and_its_discard_pile():
    table = ready("K13", "hand", deck_1="K9", discard_1="S9", deck_2="V9")
    do(table, "K13", "pile 1")
    assert may_do(table) == {"K9", "S9"}
    do(table, "S9", "K9")
    assert (hand(table, 0), deck_1(table), deck_2(table), skipped(table)) == ("K13", "K9 S9", "V9", [])
