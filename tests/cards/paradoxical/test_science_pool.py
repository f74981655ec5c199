# ruff: noqa: N802 - the id of the card is part of the test's name
"""Science cards that change the pool, the neutral cards of this game: S5, S10, S13. (Paradoxical 4.10)"""

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

S5_TEXT = "Replace a neutral card with a card from the discard pile."
S10_TEXT = "Exchange a card from your hand with a neutral card."
S13_TEXT = "Replace a neutral card with the top card of the deck."


@places
def test_S5_does_replace_a_pool_card_with_a_discarded_one(place: str):
    """The old card goes to its own pile; a full pool stays at five. (Paradoxical 0.8, 1.11)"""
    table = ready(
        "S5", place, "S9", row="K2", pool="K11 T11 S11 V11 K12", deck_1="K10", discard_1="K9", discard_2="V9 T9"
    )
    do(table, "S5")
    assert may_do(table) == PILES
    do(table, "pile 2")
    assert may_do(table) == {"K11", "T11", "S11", "V11", "K12"}
    do(table, "S11")
    assert may_do(table) == {"V9", "T9"}
    do(table, "T9")
    assert (pool(table), discard_1(table), discard_2(table)) == ("K11 T11 T9 V11 K12", "S11 K9", "V9")
    assert (hands(table, "S5"), who_knows(table, "T9"), who_knows(table, "S11")) == (["S9", *OTHERS], ALL, ALL)
    assert seen_by(table, None) == told("S5", place, "choose_pile 0 2", "replace 0 T9 S11")
    assert is_done(table, "S5", place)


@places
def test_S5_can_do_nothing_before_the_first_claim_as_the_pool_is_empty(place: str):
    """Tableau cards are not neutral, and nobody is asked which pile. (Paradoxical 4.10, Family 3.28)"""
    table = ready("S5", place, "S9", row="K2", rows=("K3", ""), deck_1="K10", discard_1="K9")
    do(table, "S5")
    assert (skipped(table), noted(table, "choose_pile")) == ([S5_TEXT], [])
    assert (hands(table, "S5"), pool(table), discard_1(table)) == (["S9", *OTHERS], "", "K9")
    assert is_done(table, "S5", place)


def test_S5_finds_nothing_in_an_empty_pile():
    table = ready("S5", "hand", pool="K11", deck_1="K10", discard_1="K9")
    do(table, "S5", "pile 2")
    assert (skipped(table), pool(table), discard_1(table)) == ([S5_TEXT], "K11", "K9")


def test_S5_ends_a_lasting_change_of_the_replaced_card():
    table = ready("S5", "hand", pool="K11", discard_1="K9")
    let_count_as(table, "K11", 12)
    do(table, "S5", "pile 1", "K11", "K9")
    assert (value_of(table, "K11"), pool(table), discard_1(table)) == (11, "K9", "K11")


@places
def test_S10_does_exchange_a_hand_card_with_a_pool_card_and_leave_its_used_mark_on(place: str):
    """All see both cards, and that the one in the pool is marked. (Paradoxical 4.6)"""
    table = ready("S10", place, "S9 T9", row="K2", pool="K11 T11", deck_1="K10", marks="T9")
    let_know(table, 1, "S9")
    do(table, "S10")
    assert may_do(table) == {"K11", "T11"}
    do(table, "K11")
    assert may_do(table) == {"S9", "T9"}
    do(table, "T9")
    assert (pool(table), hands(table, "S10")) == ("T9 T11", ["K11 S9", *OTHERS])
    assert [who_knows(table, card) for card in ("T9", "K11", "S9")] == [ALL, ALL, {0, 1}]
    assert exchanged(table) == [{"K11", "T9"}]
    assert (noted(table, "choose_pile"), discard_1(table), discard_2(table)) == ([], "", "")
    assert is_done(table, "S10", place, "S10 T9")


@pytest.mark.parametrize(("held", "neutral"), [("S9", ""), ("", "K11")])
def test_S10_can_do_nothing_before_the_first_claim_or_with_an_empty_hand(held: str, neutral: str):
    """The card itself lies aside, or in the tableau. (Family 3.11, 3.23)"""
    for place in ("hand", "tableau"):
        table = ready("S10", place, held, row="K2", pool=neutral, deck_1="K10")
        do(table, "S10")
        assert (skipped(table), hands(table, "S10"), pool(table)) == ([S10_TEXT], [held, *OTHERS], neutral)
        assert is_done(table, "S10", place)


@places
def test_S13_does_replace_a_pool_card_with_the_top_card_of_either_deck(place: str):
    table = ready("S13", place, "S9", row="K2", pool="K11 T11", deck_1="K9 K10", deck_2="V9 V10", discard_1="K12")
    do(table, "S13", "pile 2")
    assert may_do(table) == {"K11", "T11"}
    do(table, "K11")
    assert (pool(table), deck_1(table), deck_2(table)) == ("V9 T11", "K9 K10", "V10")
    assert (discard_1(table), discard_2(table), hands(table, "S13")) == ("K11 K12", "", ["S9", *OTHERS])
    assert [who_knows(table, card) for card in ("V9", "V10", "K11")] == [ALL, NOBODY, ALL]
    assert seen_by(table, 2) == told("S13", place, "choose_pile 0 2", "replace 0 V9 K11")
    assert is_done(table, "S13", place)


@places
def test_S13_can_do_nothing_before_the_first_claim_as_the_pool_is_empty(place: str):
    table = ready("S13", place, "S9", row="K2", deck_1="K9", deck_2="V9")
    do(table, "S13")
    assert (skipped(table), noted(table, "choose_pile"), pool(table)) == ([S13_TEXT], [], "")
    assert (deck_1(table), deck_2(table), tableau(table, 0).split()[-1]) == ("K9", "V9", "K2")
    assert is_done(table, "S13", place)


def test_S13_finds_no_card_in_an_empty_deck():
    table = ready("S13", "tableau", pool="K11", deck_1="K9")
    do(table, "S13", "pile 2")
    assert (skipped(table), pool(table), marked(table)) == ([S13_TEXT], "K11", "S13")


def test_S13_turns_the_discard_pile_into_the_deck_before_the_old_card_lies_there():
    """The new card is needed first; the replaced one is discarded afterwards. (Family 2.5, 2.7, 3.22)"""
    table = ready("S13", "hand", pool="K11", discard_1="K9")
    do(table, "S13", "pile 1")
    assert (deck_1(table), discard_1(table)) == ("", "K9")
    do(table, "K11")
    assert (pool(table), deck_1(table), discard_1(table), hand(table, 0)) == ("K9", "", "K11", "S13")
