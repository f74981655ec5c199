# ruff: noqa: N802 - the id of the card is part of the test's name
"""Technology cards that do not copy: T6, T7, T9, T11, T12, T13."""

import pytest

from tests.cards.paradoxical.words import (
    OTHERS,
    PILES,
    exchanged,
    hands,
    is_done,
    places,
    ready,
    seen_by,
    skipped,
    tableaus,
    told,
)
from tests.cards.words import ALL, NOBODY, let_count_as, value_of, who_knows
from tests.paradoxical_table import (
    deck_1,
    deck_2,
    discard_1,
    discard_2,
    do,
    hand,
    marked,
    may_do,
    noted,
    pool,
    tableau,
)
from tests.rulebook.paradoxical.words import frame

T7_TEXT = "Put a card from the discard pile on top of the deck."
T9_TEXT = "Replace a neutral card with a card from your hand."
T13_TEXT = "Exchange a neutral card or your own card in play with a card from the discard pile."


@places
def test_T6_does_draw_one_and_for_shown_technology_of_deck_2_one_more_from_either_deck(place: str):
    """Which deck is asked for both draws, for the second only if it comes to it. (Family 3.28)"""
    table = ready("T6", place, "S9", deck_1="K9 K10", deck_2="T9 V9")
    do(table, "T6", "pile 2")
    assert may_do(table) == {"yes", "no"}
    do(table, "yes")
    assert may_do(table) == PILES
    do(table, "pile 1")
    assert (hands(table, "T6"), deck_1(table), deck_2(table)) == (["K9 S9 T9", *OTHERS], "K10", "V9")
    assert [who_knows(table, card) for card in ("T9", "K9", "K10")] == [ALL, {0}, NOBODY]
    assert seen_by(table, None) == told(
        "T6", place, "choose_pile 0 2", "draw 0 ?", "show 0 T9", "choose_pile 0 1", "draw 0 ?"
    )
    assert is_done(table, "T6", place)


@pytest.mark.parametrize(("pile", "answer", "known"), [("pile 2", "no", {0}), ("pile 1", "yes", ALL)])
def test_T6_brings_one_card_when_it_stays_hidden_or_is_of_deck_1(pile: str, answer: str, known: set[int]):
    table = ready("T6", "tableau", deck_1="K9 K10", deck_2="T9 V9")
    do(table, "T6", pile, answer)
    drawn = "K9" if pile == "pile 1" else "T9"
    assert (hand(table, 0), who_knows(table, drawn), frame(table)) == (drawn, known, "Turn")


@places
def test_T6_can_do_nothing_with_an_empty_deck_chosen(place: str):
    """Whether to reveal it is asked all the same. (Family 3.6)"""
    table = ready("T6", place, "S9", deck_1="K9")
    do(table, "T6", "pile 2")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert (skipped(table), hands(table, "T6"), deck_1(table)) == (["Draw 1."], ["S9", *OTHERS], "K9")
    assert is_done(table, "T6", place)


@places
def test_T7_does_put_a_discarded_card_on_its_own_deck_for_the_next_tableau(place: str):
    table = ready("T7", place, "S9", deck_1="K10", deck_2="V9", discard_1="K9 K11", discard_2="T9 T10")
    do(table, "T7", "pile 2")
    assert may_do(table) == {"T9", "T10"}
    do(table, "T10")
    assert (deck_2(table), discard_2(table), deck_1(table), discard_1(table)) == ("T10 V9", "T9", "K10", "K9 K11")
    assert (who_knows(table, "T10"), hands(table, "T7")) == (ALL, ["S9", *OTHERS])
    assert seen_by(table, None) == told("T7", place, "choose_pile 0 2", "put_on_deck 0 T10")
    assert is_done(table, "T7", place)
    do(table, "pile 2")
    assert tableau(table, 1) == "T10"


@pytest.mark.parametrize(("pile", "asked"), [("", []), ("T9", ["pile 1"])])
def test_T7_can_do_nothing_with_an_empty_pile_chosen_or_before_the_first_discard(pile: str, asked: list[str]):
    table = ready("T7", "hand", "S9", deck_1="K10", discard_2=pile)
    do(table, "T7", *asked)
    assert (skipped(table), deck_1(table), discard_2(table)) == ([T7_TEXT], "K10", pile)
    assert is_done(table, "T7", "hand")


@places
def test_T9_does_put_a_hand_card_into_the_pool_and_draw_from_either_deck(place: str):
    """The old pool card is discarded to its own pile, the new one keeps its mark. (Paradoxical 1.11, 4.6)"""
    table = ready("T9", place, "S9 T10", pool="K11 T11", deck_1="K10", deck_2="V9", marks="S9")
    do(table, "T9")
    assert may_do(table) == {"K11", "T11"}
    do(table, "T11")
    assert may_do(table) == {"S9", "T10"}
    do(table, "S9")
    assert may_do(table) == PILES
    do(table, "pile 1")
    assert (pool(table), discard_1(table), discard_2(table)) == ("K11 S9", "", "T11")
    assert (hands(table, "T9"), deck_1(table)) == (["K10 T10", *OTHERS], "")
    assert [who_knows(table, card) for card in ("S9", "T11", "K10", "T10")] == [ALL, ALL, {0}, {0}]
    assert seen_by(table, None) == told("T9", place, "replace 0 S9 T11", "choose_pile 0 1", "draw 0 ?")
    assert is_done(table, "T9", place, "S9 T9")


def test_T9_draws_before_the_first_claim_though_nothing_was_replaced():
    """There is no neutral card, but the second sentence stands alone. (Family 3.2)"""
    table = ready("T9", "hand", "S9", deck_2="V9")
    do(table, "T9", "pile 2")
    assert (skipped(table), hand(table, 0)) == ([T9_TEXT], "S9 T9 V9")


@pytest.mark.parametrize(("held", "neutral"), [("S9", ""), ("", "K11")])
def test_T9_can_do_nothing_before_the_first_claim_with_an_empty_deck_chosen(held: str, neutral: str):
    """Nor with an empty hand."""
    table = ready("T9", "tableau", held, pool=neutral, deck_1="K10")
    do(table, "T9", "pile 2")
    assert (skipped(table), hands(table), pool(table)) == ([T9_TEXT, "Draw 1."], [held, *OTHERS], neutral)
    assert is_done(table, "T9", "tableau")


@places
def test_T11_does_order_the_top_two_of_a_deck_and_look_at_a_hand(place: str):
    table = ready("T11", place, "S9", deck_1="K9", deck_2="T9 V9 V10")
    do(table, "T11", "pile 2")
    assert may_do(table) == {"T9", "V9"}
    do(table, "T9")
    assert (deck_2(table), may_do(table)) == ("V9 T9 V10", {"seat 1", "seat 2"})
    do(table, "seat 2")
    assert [who_knows(table, card) for card in ("V9", "T9", "V10", "V5", "K5")] == [{0}, {0}, NOBODY, {0, 2}, {1}]
    back = "put_on_deck 0 ?"
    between = ("choose_pile 0 2", "look 0 ? ?", back, back, "pick_player 0 to 2", "look_at_hand 0 to 2 ? ?")
    assert seen_by(table, 1) == told("T11", place, *between)
    assert hands(table, "T11") == ["S9", *OTHERS]
    assert is_done(table, "T11", place)


def test_T11_can_do_nothing_with_an_empty_deck_chosen_and_an_empty_hand_to_look_at():
    table = ready("T11", "tableau", others=("", "V5"), deck_2="V9")
    do(table, "T11", "pile 1", "seat 1")
    look = "Look at the top 2 cards."
    peek = "Pick another player and look at their hand."
    assert skipped(table) == [look, "Put them back on top in any order.", peek]
    assert (deck_2(table), who_knows(table, "V5")) == ("V9", {2})
    assert is_done(table, "T11", "tableau")


@places
def test_T12_does_draw_two_from_one_deck_and_discard_one_for_two_shown_cards_of_a_domain(place: str):
    """Domain, not deck: K9 and S9 would not do. (Paradoxical 0.4)"""
    table = ready("T12", place, "K9 K10 S9", deck_1="K11", deck_2="V9 T9 V10")
    do(table, "T12")
    assert may_do(table) == {"K9", "K10", "no"}
    do(table, "K9")
    assert may_do(table) == {"K10"}
    do(table, "K10")
    assert may_do(table) == PILES
    do(table, "pile 2")
    assert may_do(table) == {"K9", "K10", "S9", "V9", "T9"}
    do(table, "K9")
    assert (hands(table, "T12"), deck_2(table)) == (["K10 S9 T9 V9", *OTHERS], "V10")
    assert (discard_1(table), [who_knows(table, card) for card in ("K10", "T9", "S9")]) == ("K9", [ALL, {0}, {0}])
    between = ["show 0 K9", "show 0 K10", "choose_pile 0 2", "draw 0 ?", "draw 0 ?", "discard 0 K9"]
    assert seen_by(table, None) == told("T12", place, *between)
    assert is_done(table, "T12", place)


@places
def test_T12_can_do_nothing_without_two_hand_cards_of_a_domain(place: str):
    """T12 itself makes no pair with T9, from wherever it is used; no deck is asked for."""
    table = ready("T12", place, "K9 S9 T9", row="K10", deck_1="K11", deck_2="V9")
    do(table, "T12")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert (hands(table, "T12"), noted(table, "choose_pile")) == (["K9 S9 T9", *OTHERS], [])
    assert is_done(table, "T12", place)


@places
def test_T13_does_exchange_a_pool_card_or_an_own_tableau_card_with_a_discarded_one(place: str):
    """A card of the same deck takes that very place in the pile, another the top of its own. (Family 3.29)"""
    for target, pile_1, pile_2 in (("K11", "K11", "T8"), ("T11", "", "T11 T8"), ("K12", "K12", "T8")):
        table = ready("T13", place, "S9", row="T11", rows=("K2", "V2"), pool="K11 K12", deck_1="K10", discard_2="V9 T8")
        do(table, "T13", "pile 2")
        own = {"T11"} | ({"T13"} if place == "tableau" else set())
        assert may_do(table) == {"K11", "K12"} | own
        do(table, target)
        assert may_do(table) == {"V9", "T8"}
        do(table, "V9")
        assert pool(table) == "K11 K12".replace(target, "V9")
        assert tableaus(table, "T13") == ["T11".replace(target, "V9"), "K2", "V2"]
        assert (discard_1(table), discard_2(table)) == (pile_1, pile_2)
        assert (who_knows(table, "V9"), who_knows(table, target), hands(table, "T13")) == (ALL, ALL, ["S9", *OTHERS])
        assert exchanged(table) == [{"V9", target}]
        assert is_done(table, "T13", place)


def test_T13_of_a_tableau_may_go_to_the_pile_itself_and_stays_marked():
    """Its place is taken by a card that may be used. (Paradoxical 4.4, 4.6)"""
    table = ready("T13", "tableau", row="K2", deck_1="K10", discard_1="K9", discard_2="V9")
    do(table, "T13", "pile 1", "T13", "K9")
    assert (tableau(table, 0), discard_1(table), discard_2(table), marked(table)) == ("K9 K2", "", "T13 V9", "T13")
    do(table, "pile 1", "pile 2")
    assert "K9" in may_do(table)


def test_T13_in_hand_with_an_empty_tableau_reaches_the_pool_only():
    table = ready("T13", "hand", rows=("K2", ""), pool="K11", discard_1="K9")
    do(table, "T13", "pile 1")
    assert may_do(table) == {"K11"}


@pytest.mark.parametrize(("row", "pile", "asked"), [("K2", "", []), ("", "K9", []), ("K2", "K9", ["pile 2"])])
def test_T13_can_do_nothing_with_an_empty_pile_chosen_or_no_card_of_the_pool_or_the_tableau(
    row: str, pile: str, asked: list[str]
):
    table = ready("T13", "hand", "S9", row=row, rows=("K3", ""), deck_1="K10", discard_1=pile)
    do(table, "T13", *asked)
    assert (skipped(table), tableaus(table), discard_1(table)) == ([T13_TEXT], [row, "K3", ""], pile)
    assert is_done(table, "T13", "hand")


def test_T13_ends_the_lasting_change_of_a_card_it_puts_on_the_pile():
    table = ready("T13", "hand", row="K2", discard_1="K9")
    let_count_as(table, "K2", 3)
    do(table, "T13", "pile 1", "K2", "K9")
    assert (value_of(table, "K2"), discard_1(table)) == (2, "K2")
