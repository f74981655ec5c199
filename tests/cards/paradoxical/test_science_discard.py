# ruff: noqa: N802 - the id of the card is part of the test's name
"""Science cards that use the discard piles: S1, S2, S4, S6, S9."""

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
    told,
)
from tests.cards.words import ALL, NOBODY, let_count_as, let_know, value_of, who_knows
from tests.paradoxical_table import deck_1, deck_2, discard_1, discard_2, do, hand, may_do, noted

S1_TEXT = "Take a card of value 7 or less from the discard pile."
S2_TEXT = "Exchange a card from your hand with a card from the discard pile."
S4_TAKE = "Take a card of the same value from the discard pile."
S6_TAKE, S6_PUT = "Take one of the top 2 cards of the discard pile.", "Put the other under the deck."
S9_SHUFFLE = "Shuffle the discard pile into the deck."


@places
def test_S1_does_take_a_low_card_such_as_a_set_card_from_either_discard_pile(place: str):
    table = ready("S1", place, "S9", deck_1="K10", discard_1="K9 S7 K3", discard_2="T2 V13")
    do(table, "S1")
    assert may_do(table) == PILES
    do(table, "pile 1")
    assert may_do(table) == {"S7", "K3"}
    do(table, "S7")
    assert (hands(table, "S1"), discard_1(table), discard_2(table)) == (["S7 S9", *OTHERS], "K9 K3", "T2 V13")
    assert who_knows(table, "S7") == ALL
    assert seen_by(table, None) == told("S1", place, "choose_pile 0 1", "take 0 S7")
    assert is_done(table, "S1", place)


@places
def test_S1_can_do_nothing_with_a_pile_of_high_cards_chosen(place: str):
    table = ready("S1", place, "S9", deck_1="K10", discard_1="K9 S8", discard_2="T2")
    do(table, "S1", "pile 1")
    assert (skipped(table), hands(table, "S1")) == ([S1_TEXT], ["S9", *OTHERS])
    assert is_done(table, "S1", place)


def test_S1_can_do_nothing_before_the_first_discard():
    """Both piles start empty, and nobody is asked which. (Paradoxical 0.5, Family 3.28)"""
    table = ready("S1", "tableau", "S9", deck_1="K10")
    do(table, "S1")
    assert (skipped(table), noted(table, "choose_pile")) == ([S1_TEXT], [])
    assert is_done(table, "S1", "tableau")


@places
def test_S2_does_exchange_a_hand_card_with_a_discarded_one_and_each_goes_to_its_own_pile(place: str):
    """A card of the same deck takes that very place, one of the other deck the top of its own pile. (Family 3.29)"""
    for card, pile_1, pile_2 in (("S10", "K9 S10 K12", "V9"), ("T10", "K9 K12", "T10 V9")):
        table = ready("S2", place, "S10 T10", deck_1="K10", discard_1="K9 K11 K12", discard_2="V9")
        do(table, "S2", "pile 1")
        assert may_do(table) == {"K9", "K11", "K12"}
        do(table, "K11")
        assert may_do(table) == {"S10", "T10"}
        do(table, card)
        other = "T10" if card == "S10" else "S10"
        assert (hands(table, "S2"), discard_1(table), discard_2(table)) == ([f"K11 {other}", *OTHERS], pile_1, pile_2)
        assert [who_knows(table, name) for name in ("K11", card, other)] == [ALL, ALL, {0}]
        home = ["put_back 0 T10"] if card == "T10" else []
        others = [line for line in seen_by(table, 2) if not line.startswith("exchange")]
        assert (exchanged(table, 2), others) == ([{"K11", card}], told("S2", place, "choose_pile 0 1", *home))
        assert is_done(table, "S2", place)


@pytest.mark.parametrize(("held", "asked"), [("", []), ("S10", ["pile 2"])])
def test_S2_can_do_nothing_with_an_empty_hand_or_an_empty_pile_chosen(held: str, asked: list[str]):
    """Without a hand card nobody is asked which pile. (Family 3.23, 3.28)"""
    table = ready("S2", "tableau", held, deck_1="K10", discard_1="K9")
    do(table, "S2", *asked)
    assert (skipped(table), hands(table), discard_1(table)) == ([S2_TEXT], [held, *OTHERS], "K9")
    assert is_done(table, "S2", "tableau")


def test_S2_ends_a_lasting_change_of_the_card_it_discards():
    table = ready("S2", "hand", "S10", discard_2="V9")
    let_count_as(table, "S10", 11)
    do(table, "S2", "pile 2", "V9", "S10")
    assert (value_of(table, "S10"), discard_1(table), discard_2(table)) == (10, "S10", "")


@places
def test_S4_does_take_the_other_half_of_a_pair_from_a_discard_pile(place: str):
    """Which pile is asked after the card was shown. (Paradoxical 2.4)"""
    table = ready("S4", place, "S9 T6", deck_1="K10", discard_1="K9", discard_2="T9 V10 V9")
    do(table, "S4")
    assert may_do(table) == {"S9", "T6"}
    do(table, "S9")
    assert may_do(table) == PILES
    do(table, "pile 2")
    assert may_do(table) == {"T9", "V9"}
    do(table, "V9")
    assert (hands(table, "S4"), discard_1(table), discard_2(table)) == (["S9 T6 V9", *OTHERS], "K9", "T9 V10")
    assert [who_knows(table, card) for card in ("S9", "V9", "T6")] == [ALL, ALL, {0}]
    assert seen_by(table, None) == told("S4", place, "show 0 S9", "choose_pile 0 2", "take 0 V9")
    assert is_done(table, "S4", place)


@places
def test_S4_can_do_nothing_when_the_value_lies_only_in_tableaus_or_the_pool(place: str):
    table = ready("S4", place, "S9", rows=("K9", ""), pool="T9", deck_1="K10", discard_1="K3", discard_2="V10")
    do(table, "S4", "S9")
    assert (skipped(table), hands(table, "S4"), who_knows(table, "S9")) == ([S4_TAKE], ["S9", *OTHERS], ALL)
    assert is_done(table, "S4", place)


def test_S4_shows_nothing_from_an_empty_hand():
    table = ready("S4", "hand", row="K4", deck_1="K10", discard_2="V4")
    do(table, "S4")
    assert skipped(table) == ["Reveal a card from your hand.", S4_TAKE]


@places
def test_S6_does_take_one_of_the_top_two_of_a_pile_and_put_the_other_under_its_deck(place: str):
    table = ready("S6", place, "S9", deck_1="K10", deck_2="T9 T10", discard_1="K11", discard_2="V9 T11 V10")
    do(table, "S6", "pile 2")
    assert may_do(table) == {"V9", "T11"}
    do(table, "V9")
    assert (hands(table, "S6"), deck_1(table), deck_2(table)) == (["S9 V9", *OTHERS], "K10", "T9 T10 T11")
    assert (discard_1(table), discard_2(table)) == ("K11", "V10")
    assert [who_knows(table, card) for card in ("V9", "T11", "T10")] == [ALL, ALL, NOBODY]
    between = ("choose_pile 0 2", "reveal 0 V9 T11", "take 0 V9", "put_under_deck 0 T11")
    assert seen_by(table, 1) == told("S6", place, *between)
    assert is_done(table, "S6", place)


def test_S6_with_a_single_card_has_no_other():
    table = ready("S6", "hand", deck_1="K10", discard_1="K9")
    do(table, "S6", "pile 1", "K9")
    assert (hand(table, 0), deck_1(table), skipped(table)) == ("K9 S6", "K10", [S6_PUT])


@pytest.mark.parametrize(("pile", "asked"), [("", []), ("V9", ["pile 1"])])
def test_S6_can_do_nothing_with_an_empty_pile_chosen_or_before_the_first_discard(pile: str, asked: list[str]):
    table = ready("S6", "tableau", "S9", deck_1="K10", discard_2=pile)
    do(table, "S6", *asked)
    assert (skipped(table), hands(table), discard_2(table)) == ([S6_TAKE, S6_PUT], ["S9", *OTHERS], pile)
    assert is_done(table, "S6", "tableau")


@places
def test_S9_does_shuffle_a_discard_pile_into_its_own_deck_and_draw_from_either(place: str):
    """The other deck keeps its order, and who knows it goes on knowing it. (Family 3.28, 6.3)"""
    table = ready("S9", place, "S10", deck_1="K9 K10", deck_2="V9 V10", discard_1="K11", discard_2="T9")
    let_know(table, 1, "K9 V10")
    do(table, "S9", "pile 1")
    assert (set(deck_1(table).split()), discard_1(table), discard_2(table)) == ({"K9", "K10", "K11"}, "", "T9")
    assert may_do(table) == PILES
    do(table, "pile 2")
    assert (hands(table, "S9"), deck_2(table)) == (["S10 V9", *OTHERS], "V10")
    assert [who_knows(table, card) for card in ("K9", "K11", "V10", "V9")] == [NOBODY, NOBODY, {1}, {0}]
    mixed = ["gather K11", "shuffle deck_1"]
    assert seen_by(table, None) == told("S9", place, "choose_pile 0 1", *mixed, "choose_pile 0 2", "draw 0 ?")
    assert is_done(table, "S9", place)


def test_S9_shuffles_by_chance():
    """Each of the four cards comes to the top with one seed or another."""
    tops = set()
    for seed in range(40):
        table = ready("S9", "tableau", deck_1="K9 K10", discard_1="K11 K12", seed=seed)
        do(table, "S9", "pile 1", "pile 1")
        tops.add(hand(table, 0))
    assert tops == {"K9", "K10", "K11", "K12"}


@places
def test_S9_can_do_nothing_with_an_empty_pile_and_an_empty_deck_chosen(place: str):
    table = ready("S9", place, "S10", deck_2="V9", discard_2="T9")
    do(table, "S9", "pile 1", "pile 1")
    assert (skipped(table), hands(table, "S9")) == ([S9_SHUFFLE, "Draw 1."], ["S10", *OTHERS])
    assert (deck_2(table), discard_2(table), noted(table, "shuffle")) == ("V9", "T9", [])
    assert is_done(table, "S9", place)
