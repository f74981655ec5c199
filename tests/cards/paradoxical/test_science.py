# ruff: noqa: N802 - the id of the card is part of the test's name
"""Science cards about hands, the cut and what a card counts as: S3, S7, S8, S11, S12."""

import pytest

from techdeck.games.paradoxical.places import Paradoxical
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
from tests.cards.words import ALL, NOBODY, let_know, value_of, who_knows
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
    tableau,
    tokens,
)
from tests.rulebook.paradoxical.words import claim, frame, kinds

LASTING = "It counts as one value higher or lower until the end of the next round."

S3_TEXT = "Every player who holds a card of that value discards one such card and draws 1."
S7_CUT = "Cut the deck at random and reveal the card there."
S7_CHOICE = "Take it, or exchange it with your own card in play."
S8_REVEAL = "Every other player who holds a card of that domain reveals one such card."


@places
def test_S3_does_make_every_holder_of_the_value_discard_one_and_draw_from_the_users_deck(place: str):
    """The user says which deck when the first has discarded, for all; tableaus do not count. (Family 3.28)"""
    table = ready("S3", place, "S9", others=("K7 T7", "V7"), row="S7", deck_1="K9", deck_2="T9 V9 V10")
    do(table, "S3")
    assert may_do(table) == {f"value {n}" for n in range(1, 14)}
    do(table, "value 7")
    assert (table.acting_seats(), may_do(table)) == ([1], {"K7", "T7"})
    do(table, "T7")
    assert (table.acting_seats(), may_do(table)) == ([0], PILES)
    do(table, "pile 2")
    assert (hand(table, 1), table.acting_seats(), may_do(table)) == ("K7 T9", [2], {"V7"})
    do(table, "V7")
    assert (hands(table, "S3"), deck_1(table), deck_2(table)) == (["S9", "K7 T9", "V9"], "K9", "V10")
    assert (discard_1(table), discard_2(table), tableaus(table, "S3")[0]) == ("", "V7 T7", "S7")
    assert [who_knows(table, card) for card in ("T9", "V9", "K7")] == [{1}, {2}, {1}]
    between = ["name_value 0 7", "discard 1 T7", "choose_pile 0 2", "draw 1 ?", "discard 2 V7", "draw 2 ?"]
    assert seen_by(table, None) == told("S3", place, *between)
    assert is_done(table, "S3", place)


@pytest.mark.parametrize("value", [3, 11, 12, 13])
def test_S3_can_do_nothing_when_the_value_lies_only_in_tableaus_and_the_pool(value: int):
    """The used card itself lies aside. (Family 3.11)"""
    table = ready("S3", "hand", "S9", row="K11", rows=("K12", ""), pool="K13", deck_1="K9", deck_2="V9")
    do(table, "S3", f"value {value}")
    assert (skipped(table), hands(table, "S3"), deck_1(table)) == ([S3_TEXT], ["S9", *OTHERS], "K9")
    assert is_done(table, "S3", "hand")


def test_S3_of_a_tableau_card_spares_the_card_itself():
    """It is in play, not in a hand."""
    table = ready("S3", "tableau", "K3", deck_1="K9", deck_2="V9")
    do(table, "S3", "value 3")
    assert may_do(table) == {"K3"}
    do(table, "K3", "pile 1")
    assert (hand(table, 0), tableau(table, 0), discard_1(table)) == ("K9", "S3", "K3")


def cut(place: str, seed: int, row: str = "T10 S10") -> tuple[Paradoxical, str]:
    """A table at which seat 0 has used S7 with deck 1, and the card at the cut."""
    table = ready("S7", place, "S9", row=row, deck_1="K9 K10 K11", deck_2="V9", discard_1="K12", seed=seed)
    do(table, "S7", "pile 1")
    return table, noted(table, "show")[0]


@places
def test_S7_does_take_the_card_at_the_cut_or_exchange_it_with_a_tableau_card(place: str):
    """It is revealed in its place first; every place can be cut at. (Family 3.17, 3.26)"""
    found = set()
    for seed in range(20):
        table, shown = cut(place, seed)
        assert (deck_1(table), who_knows(table, shown), may_do(table)) == ("K9 K10 K11", ALL, {"yes", "no"})
        do(table, "yes")
        assert hands(table, "S7") == [f"{shown} S9", *OTHERS]
        left = [card for card in ("K9", "K10", "K11") if card != shown]
        assert (deck_1(table).split(), [who_knows(table, card) for card in left]) == (left, [NOBODY, NOBODY])
        assert seen_by(table, 1) == told("S7", place, "choose_pile 0 1", f"show 0 {shown}", f"take 0 {shown}")
        assert is_done(table, "S7", place)
        found.add(shown)
    assert found == {"K9", "K10", "K11"}


@places
def test_S7_puts_the_exchanged_card_into_its_own_deck(place: str):
    """A card of the same deck goes where the cut was, one of the other on top of its own. (Family 3.21, 3.29)"""
    for card in ("S10", "T10"):
        table, shown = cut(place, 3)
        do(table, "no")
        assert may_do(table) == {"T10", "S10"} | ({"S7"} if place == "tableau" else set())
        do(table, card)
        new_row = "T10 S10".replace(card, shown)
        assert (hands(table, "S7"), tableaus(table, "S7")[0]) == (["S9", *OTHERS], new_row)
        in_place = "K9 K10 K11".replace(shown, "S10")
        left = " ".join(other for other in ("K9", "K10", "K11") if other != shown)
        same = card == "S10"
        assert (deck_1(table), deck_2(table)) == ((in_place, "V9") if same else (left, "T10 V9"))
        assert (who_knows(table, card), who_knows(table, shown)) == (ALL, ALL)
        assert exchanged(table) == [{shown, card}]
        assert is_done(table, "S7", place)


def test_S7_of_a_tableau_may_leave_for_the_deck_and_stays_marked():
    """The used card is its own target. (Family 3.14, Paradoxical 4.4, 4.6)"""
    table, shown = cut("tableau", 2)
    do(table, "no", "S7")
    assert (tableau(table, 0), deck_1(table)) == (f"{shown} T10 S10", "K9 K10 K11".replace(shown, "S7"))
    assert (marked(table), who_knows(table, "S7")) == ("S7", ALL)


def test_S7_with_an_empty_tableau_can_only_take_it():
    """From the hand at the start of the game. (Paradoxical 4.11)"""
    table, _ = cut("hand", 1, row="")
    assert may_do(table) == {"yes"}


@places
def test_S7_can_do_nothing_with_an_empty_deck_chosen(place: str):
    table = ready("S7", place, "S9", row="T10", deck_2="V9")
    do(table, "S7", "pile 1")
    assert (skipped(table), hands(table, "S7")) == ([S7_CUT, S7_CHOICE], ["S9", *OTHERS])
    assert is_done(table, "S7", place)


def revealed(place: str) -> Paradoxical:
    """Seat 0 has used S8, and the others have revealed K6 and K7 of their hands."""
    table = ready("S8", place, "S9 T9", others=("K5 K6 V5", "V6 K7"), rows=("K10", "K11"), deck_1="K9", marks="K6")
    let_know(table, 1, "S9")
    let_know(table, 2, "V5 S9")
    do(table, "S8", "domain knowledge")
    assert (table.acting_seats(), may_do(table)) == ([1], {"K5", "K6"})
    do(table, "K6")
    assert (table.acting_seats(), may_do(table)) == ([2], {"K7"})
    do(table, "K7")
    assert (table.acting_seats(), may_do(table)) == ([0], {"K6", "K7", "no"})
    return table


@places
def test_S8_does_exchange_a_card_for_one_of_the_wanted_domain_used_mark_and_all(place: str):
    """Only hands are asked, tableaus lie open anyway; K6 stays marked. (Paradoxical 4.6, Family 6.4)"""
    table = revealed(place)
    do(table, "K6", "T9")
    assert hands(table, "S8") == ["K6 S9", "K5 T9 V5", "K7 V6"]
    assert [who_knows(table, card) for card in ("K6", "K7", "T9", "K5")] == [ALL, ALL, {0, 1}, {1}]
    assert (who_knows(table, "V5"), who_knows(table, "S9"), marked(table)) == ({1, 2}, {0, 1}, "K6 S8")
    seen = seen_by(table, None)
    assert seen[:4] == ["use 0 S8", "name_domain 0 knowledge", "show 1 K6", "show 2 K7"]
    assert exchanged(table) == [{"K6", "?"}]


def test_S8_without_an_exchange_leaves_all_hands():
    table = revealed("tableau")
    do(table, "no")
    assert (hands(table), skipped(table)) == (["S9 T9", "K5 K6 V5", "K7 V6"], [])
    assert [who_knows(table, card) for card in ("K6", "K7", "K5", "S9")] == [ALL, ALL, {1}, {0, 1, 2}]


@places
def test_S8_can_do_nothing_when_the_domain_lies_only_in_other_tableaus(place: str):
    """The last question is put all the same. (Family 3.6)"""
    table = ready("S8", place, "S9", rows=("S10", "S11"), deck_1="K9")
    do(table, "S8", "domain science")
    assert (table.acting_seats(), may_do(table)) == ([0], {"no"})
    do(table, "no")
    assert (skipped(table), hands(table, "S8")) == ([S8_REVEAL], ["S9", *OTHERS])
    assert is_done(table, "S8", place)


ROW = "V8 K9 T9 K1 T2 S3 V4"
"""Two pairs of 9s and 8s but for one card, and four low cards to outweigh."""


@places
def test_S11_does_turn_a_hand_card_into_the_one_that_a_paradox_lacks(place: str):
    """The 7 counts as an 8 until it has been claimed with. (Paradoxical 2.11, 3.9, 4.12)"""
    table = ready("S11", place, "S7 S13", row=ROW, deck_1="K2 K3 K4 S4 S6")
    do(table, "S11")
    assert may_do(table) == {"S7", "S13"}
    do(table, "S7")
    assert may_do(table) == {"higher", "lower"}
    do(table, "higher")
    assert (value_of(table, "S7"), who_knows(table, "S7"), who_knows(table, "S13")) == (8, ALL, {0})
    assert seen_by(table, None) == told("S11", place, "show 0 S7", "counts_as 0 S7 8 science round")
    assert is_done(table, "S11", place)
    do(table, "pile 1", "pile 1", "add S7", "pile 1", "pile 1")
    assert kinds(table) == {"two-pairs"}
    if place == "hand":
        claim(table, "two-pairs", "K9 T9 S7 V8")
    else:
        claim(table, "two-pairs", "K9 T9 S7 V8", "K1 T2 S3 V4")
    assert (tokens(table), value_of(table, "S7")) == ([1, 0, 0], 7)


@pytest.mark.parametrize(("card", "ways"), [("K13", {"lower"}), ("K1", {"higher"})])
def test_S11_stays_between_1_and_13(card: str, ways: set[str]):
    """So a straight never goes past 13. (Family 5.6, Paradoxical 2.10)"""
    table = ready("S11", "tableau", card, deck_1="K9")
    do(table, "S11", card)
    assert may_do(table) == ways


@places
def test_S11_can_do_nothing_with_an_empty_hand_as_tableau_cards_can_not_be_changed(place: str):
    table = ready("S11", place, row="K7", deck_1="K9")
    do(table, "S11")
    assert skipped(table) == ["Show a card from your hand.", LASTING]
    assert (value_of(table, "K7"), value_of(table, "S11")) == (7, 11)
    assert is_done(table, "S11", place)


@places
def test_S12_does_discard_any_number_to_their_own_piles_and_draw_as_many_from_one_deck(place: str):
    table = ready("S12", place, "S9 T9 V3", deck_1="K9", deck_2="V9 V10 V11")
    do(table, "S12")
    assert may_do(table) == {"S9", "T9", "V3", "no"}
    do(table, "S9", "T9", "no")
    assert may_do(table) == PILES
    do(table, "pile 2")
    assert (hands(table, "S12"), deck_1(table), deck_2(table)) == (["V3 V9 V10", *OTHERS], "K9", "V11")
    assert (discard_1(table), discard_2(table), who_knows(table, "V9")) == ("S9", "T9", {0})
    between = ["discard 0 S9", "discard 0 T9", "choose_pile 0 2", "draw 0 ?", "draw 0 ?"]
    assert seen_by(table, None) == told("S12", place, *between)
    assert is_done(table, "S12", place)


def test_S12_draws_from_what_it_discarded_when_there_is_no_deck():
    """Only the discarded science card is of deck 1. (Paradoxical 0.6)"""
    table = ready("S12", "hand", "S9 T9", deck_2="V9")
    do(table, "S12", "S9", "T9", "pile 1")
    assert (hand(table, 0), discard_1(table), discard_2(table)) == ("S9 S12", "", "T9")


@pytest.mark.parametrize("held", ["", "S9"])
def test_S12_can_do_nothing_with_an_empty_hand_or_after_a_no(held: str):
    table = ready("S12", "hand", held, deck_1="K9", deck_2="V9")
    do(table, "S12")
    assert may_do(table) == {"no", *held.split()}
    do(table, "no")
    assert skipped(table) == ([] if held else ["Discard any number of cards from your hand."])
    assert (hands(table, "S12"), frame(table)) == ([held, *OTHERS], "Turn")
    assert is_done(table, "S12", "hand")
