"""Effects at a table of four with two Tech Decks: each card exists twice, and the copies are two cards. (Family 1.8)"""

import pytest

from techdeck.core.zones import ONLOOKER
from tests.cards.moments import set_up_again
from tests.cards.paradoxical.words import PILES, hands, ready, seen_by, skipped, tableaus
from tests.cards.words import value_of, who_knows
from tests.paradoxical_table import (
    deck_1,
    deck_2,
    discard_1,
    discard_2,
    do,
    hand,
    left_out,
    marked,
    may_do,
    noted,
    paradoxical_table,
    pool,
    tableau,
)
from tests.rulebook.paradoxical.words import dealt, kinds, refused

REST = ("S11", "T13", "V12")
"""Three hands beside the one that a test is about."""
EVERYBODY = {0, 1, 2, 3, ONLOOKER}


def test_both_copies_lie_in_the_same_deck():
    """Each deck has 52 cards. (Paradoxical 0.2, 0.4)"""
    table = dealt(4)
    for deck, letters in ((deck_1(table), "KS"), (deck_2(table), "TV")):
        names = [f"{letter}{value}" for letter in letters for value in range(1, 14)]
        assert sorted(deck.split()) == sorted(names + [f"{name}'" for name in names])


@pytest.mark.parametrize("copy", ["T9", "T9'"])
def test_a_search_finds_either_copy(copy: str):
    """The other one lies in a tableau. (Family 1.9)"""
    other = "T9'" if copy == "T9" else "T9"
    table = ready("K3", "hand", "S8", others=REST, rows=(other, "", ""), deck_1="K10", deck_2=f"V10 {copy} V9")
    do(table, "K3", "value 9", "domain technology", "S8")
    assert (hand(table, 0), noted(table, "search"), tableau(table, 1)) == (f"K3 {copy}", ["found T9"], other)


def test_a_search_takes_one_copy_and_leaves_the_other():
    table = ready("K3", "hand", "S8", others=REST, deck_2="T9 V10 T9'")
    do(table, "K3", "value 9", "domain technology", "S8")
    assert set(hand(table, 0).split()) | set(deck_2(table).split()) == {"K3", "T9", "T9'", "V10"}
    assert len(deck_2(table).split()) == 2


@pytest.mark.parametrize("place", ["hand", "tableau"])
def test_each_copy_is_marked_for_itself(place: str):
    """The twin may still be used. (Paradoxical 4.5)"""
    table = ready("K6", place, "K6' S9", others=REST, deck_1="K9 K10 K11 K12")
    do(table, "K6", "no", "pile 1", "pile 1", "pile 1")
    assert (marked(table), refused(table, "K6").clause) == ("K6", "Paradoxical 4.5")
    do(table, "K6'", "no")
    assert marked(table) == "K6 K6'"


@pytest.mark.parametrize(("marks", "left"), [("stay", "K10 K10'"), ("come_off", "K10")])
def test_the_mark_of_one_copy_is_its_own(marks: str, left: str):
    """K10' is discarded by K10. (Paradoxical 4.6)"""
    options = {"marks": marks}
    table = ready("K10", "hand", "K10' S9", others=REST, deck_1="K9 K11 K12", marks="K10'", options=options)
    do(table, "K10", "pile 1", "K10'", "S9")
    assert (marked(table), discard_1(table)) == (left, "S9 K10'")


def test_a_chain_may_go_on_through_the_twin_but_not_back():
    """T1 copies T1', which copies neither of the two. (Family 4.3)"""
    table = ready("T1", "tableau", "K3 K4", others=REST, rows=("T1'", "K10", ""), pool="V3", deck_1="S3 S4")
    do(table, "T1")
    assert may_do(table) == {"V3", "T1'", "K10"}
    do(table, "T1'")
    table = set_up_again(table)
    assert may_do(table) == {"V3", "K10"}
    do(table, "K10", "pile 1", "K3", "K4")
    assert (hand(table, 0), tableaus(table), marked(table)) == ("S3 S4", ["T1", "T1'", "K10", ""], "T1")


def test_the_twin_on_the_discard_pile_is_copied_and_then_finds_itself():
    """It may still look at the other pile. (Family 4.3, 3.28)"""
    table = ready("T2", "hand", "K3", others=REST, deck_1="K9", discard_2="T2'")
    do(table, "T2", "pile 2")
    assert (noted(table, "copy"), may_do(table)) == (["T2'"], PILES)
    do(table, "pile 2")
    assert skipped(table) == ["Copy the effect of the top card of the discard pile."]


def test_a_turned_up_twin_turns_up_the_next_card():
    """Each text minds its own card: T4' returns on top last. (Family 3.16)"""
    table = ready("T4", "hand", others=REST, deck_1="K9", deck_2="T4' V10 V11")
    do(table, "T4", "pile 2", "yes", "pile 2")
    assert (noted(table, "copy"), noted(table, "reveal")) == (["T4'"], ["T4'", "V10"])
    assert may_do(table) == {"yes", "no"}
    do(table, "no")
    assert deck_2(table) == "T4' V11 V10"


def test_the_last_used_card_may_be_the_twin_and_ends_the_chain_there():
    """Seat 1 uses T8', which copies seat 0's T8; that looks for what another player used and finds itself."""
    table = ready("T8", "hand", others=("T8'", *REST[1:]), deck_1="K9")
    do(table, "T8", "T8'")
    text = "Copy the last effect that another player used this round."
    assert (noted(table, "copy"), left_out(table)) == (["T8"], [text] * 2)


def test_a_hand_counts_the_copy_that_lies_aside_and_no_other():
    """Seat 1 has V11' in hand: two cards against the user's two. (Family 3.12)"""
    table = ready("V11", "hand", "S9", others=("V11' K5", "T13", "V12"), deck_1="K9")
    do(table, "V11", "pile 1")
    assert hands(table)[:2] == ["K9 S9 V11", "K5 V11'"]


def test_copies_share_their_value():
    """Genetics takes the twin of the shown card, Digital Media leaves the choice, Biometrics takes one of two."""
    table = ready("S4", "hand", "K9", others=REST, discard_1="K9' S9 K3")
    do(table, "S4", "K9", "pile 1")
    assert may_do(table) == {"K9'", "S9"}
    table = ready("K8", "hand", others=REST, deck_1="K2 K2' K5")
    do(table, "K8", "pile 1")
    assert may_do(table) == {"K2", "K2'"}
    table = ready("S3", "hand", others=("S7 S7'", *REST[1:]), deck_1="K9")
    do(table, "S3", "value 7", "S7'", "pile 1")
    assert (hand(table, 1), discard_1(table)) == ("K9 S7", "S7'")


def test_copies_share_their_domain():
    """Two copies of a card are two cards of one domain."""
    table = ready("T12", "hand", "K9 K9'", others=REST, deck_1="K2")
    do(table, "T12", "K9")
    assert may_do(table) == {"K9'"}


def test_a_changed_copy_leaves_its_twin_as_it_is():
    table = ready("S11", "hand", "K7 K7'", others=("S12", *REST[1:]), deck_1="K9")
    do(table, "S11", "K7'", "higher")
    assert (value_of(table, "K7"), value_of(table, "K7'")) == (7, 8)
    set_up_again(table)


def test_copies_are_of_one_deck_and_make_no_pair():
    """Two 9s of knowledge are no pair, but two pairs may be 9s and 8s with twins elsewhere. (Paradoxical 2.4)"""
    low = "K1 T2 S3 V4"
    for row, found in ((f"K9 K9' S8 V8 {low}", set()), (f"K9 T9' S8' V8 {low}", {"two-pairs"})):
        table = paradoxical_table([row, "", "", ""], deck_1="K10")
        assert kinds(table) == found


def test_two_players_may_reveal_the_two_copies():
    """Only the one pointed at changes hands; all know where both are."""
    table = ready("S8", "hand", "S2", others=("K9", "K9' K10", "V12"), deck_1="K11")
    do(table, "S8", "domain knowledge", "K9", "K9'")
    assert may_do(table) == {"K9", "K9'", "no"}
    table = set_up_again(table)
    do(table, "K9'", "S2")
    assert hands(table)[:3] == ["S8 K9'", "K9", "K10 S2"]
    assert who_knows(table, "K9") == who_knows(table, "K9'") == EVERYBODY
    assert who_knows(table, "S2") == {0, 2}


def test_both_copies_lie_open_and_one_is_copied():
    table = ready("T10", "hand", others=REST, deck_1="K6 K6' K9")
    do(table, "T10", "pile 1")
    assert may_do(table) == {"K6", "K6'"}
    do(table, "K6'", "no")
    assert (noted(table, "copy"), deck_1(table)) == (["K6'"], "K9 K6 K6'")


def test_entertainment_turns_up_four_cards():
    table = ready("V6", "tableau", others=REST, deck_2="T3 T3' V4 V4' V5")
    do(table, "V6", "pile 2")
    assert (seen_by(table, None)[2], deck_2(table)) == ("reveal 0 T3 T3' V4 V4'", "V5")


def test_a_twin_may_take_its_twins_place():
    """In the pool, in a tableau, and in a discard pile: each goes exactly where the other was."""
    table = ready("S10", "hand", "K9'", others=REST, pool="T11 K9 V11", deck_1="K2")
    do(table, "S10", "K9", "K9'")
    assert (pool(table), hand(table, 0)) == ("T11 K9' V11", "K9 S10")
    table = ready("V9", "tableau", "V9'", others=REST, deck_1="K2")
    do(table, "V9", "V9", "V9'")
    assert (tableau(table, 0), hand(table, 0), marked(table)) == ("V9'", "V9", "V9")
    table = ready("S2", "hand", "T9'", others=REST, deck_1="K2", discard_2="V3 T9 V4")
    do(table, "S2", "pile 2", "T9", "T9'")
    assert (discard_2(table), hand(table, 0)) == ("V3 T9' V4", "S2 T9")
