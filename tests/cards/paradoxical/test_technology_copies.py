# ruff: noqa: N802 - the id of the card is part of the test's name
"""Technology cards that copy: T1, T2, T3, T4, T5, T8, T10. (Family 4)"""

import pytest

from tests.cards.paradoxical.words import OTHERS, PILES, hands, is_done, places, ready, seen_by, skipped, tableaus, told
from tests.cards.words import ALL, NOBODY, who_knows
from tests.paradoxical_table import (
    deck_1,
    deck_2,
    discard_1,
    discard_2,
    do,
    events,
    hand,
    marked,
    may_do,
    noted,
    paradoxical_table,
    pool,
    tableau,
)

T2_TEXT = "Copy the effect of the top card of the discard pile."
T4_REVEAL, T4_CHOICE = "Reveal the top card of the deck.", "Copy its effect, or put it under the deck."
T8_TEXT = "Copy the last effect that another player used this round."


@places
def test_T1_does_copy_a_card_of_any_tableau_or_of_the_pool_even_a_used_one(place: str):
    """The copied card stays, keeps no mark from it, and the copier says which deck. (Family 4.2, 4.6)"""
    table = ready(
        "T1", place, "S9", row="K12", rows=("K10 S4", "V9"), pool="T11", deck_1="K9 K11", deck_2="V10", marks="S4"
    )
    do(table, "T1")
    assert may_do(table) == {"K12", "K10", "S4", "V9", "T11"}
    do(table, "K10")
    assert (table.acting_seats(), may_do(table)) == ([0], PILES)
    do(table, "pile 1", "S9", "K9")
    assert (hands(table, "T1"), discard_1(table), discard_2(table)) == (["K11", *OTHERS], "K9 S9", "")
    assert (tableaus(table, "T1"), pool(table), marked(table)) == (["K12", "K10 S4", "V9"], "T11", "S4 T1")
    between = ["copy 0 K10", "choose_pile 0 1", "draw 0 ?", "draw 0 ?", "discard 0 S9", "discard 0 K9"]
    assert seen_by(table, None) == told("T1", place, *between)


def test_T1_copies_a_card_that_its_own_player_may_then_still_use():
    table = ready("T1", "hand", "S9", row="V10", deck_1="K9 K11")
    do(table, "T1", "V10", "S9", "domain service", "pile 1", "pile 1")
    assert (marked(table), "V10" in may_do(table)) == ("T1", True)


def test_T1_copies_V9_which_may_take_T1_itself_out_of_the_tableau():
    """The chain runs in place. (Family 3.14, 4.1)"""
    table = ready("T1", "tableau", "S9", rows=("V9", ""), deck_1="K9")
    do(table, "T1", "V9")
    assert may_do(table) == {"T1"}
    do(table, "T1", "S9")
    assert (tableau(table, 0), hand(table, 0), marked(table)) == ("S9", "T1", "T1")


@places
def test_T1_can_do_nothing_when_no_other_card_is_in_play(place: str):
    """As at the start of the game; T1 does not copy itself. (Family 4.3)"""
    table = ready("T1", place, "S9", deck_1="K9")
    do(table, "T1")
    assert (skipped(table), noted(table, "copy")) == (["Copy the effect of a card in play."], [])
    assert hands(table, "T1") == ["S9", *OTHERS]
    assert is_done(table, "T1", place)


@places
def test_T2_does_copy_the_top_card_of_either_discard_pile(place: str):
    table = ready("T2", place, "S9", deck_1="K9 K11", deck_2="V9", discard_1="K12", discard_2="V10 V11")
    do(table, "T2")
    assert may_do(table) == PILES
    do(table, "pile 1")
    assert (noted(table, "copy"), may_do(table)) == (["K12"], {"seat 1", "seat 2"})
    do(table, "seat 2", "pile 2")
    assert (hands(table, "T2"), deck_2(table), discard_1(table)) == (["S9 V9", *OTHERS], "", "K12")
    assert (who_knows(table, "V5"), who_knows(table, "K5")) == ({0, 2}, {1})
    between = [
        "choose_pile 0 1",
        "copy 0 K12",
        "pick_player 0 to 2",
        "look_at_hand 0 to 2 ? ?",
        "choose_pile 0 2",
        "draw 0 ?",
    ]
    assert seen_by(table, 1) == told("T2", place, *between)
    assert is_done(table, "T2", place)


@pytest.mark.parametrize(("pile", "asked"), [("", []), ("V10", ["pile 1"])])
def test_T2_can_do_nothing_with_an_empty_pile_chosen_or_before_the_first_discard(pile: str, asked: list[str]):
    table = ready("T2", "hand", "S9", deck_1="K9", discard_2=pile)
    do(table, "T2", *asked)
    assert (skipped(table), noted(table, "copy"), hands(table, "T2")) == ([T2_TEXT], [], ["S9", *OTHERS])
    assert is_done(table, "T2", "hand")


@places
def test_T3_does_copy_a_shown_hand_card_which_may_itself_be_used_later(place: str):
    """The shown card is a card like any other: not used, not marked. (Family 4.2)"""
    table = ready("T3", place, "K10 S9", deck_1="K9 K11", deck_2="V9")
    do(table, "T3")
    assert may_do(table) == {"K10", "S9"}
    do(table, "K10", "pile 1")
    assert may_do(table) == {"K10", "S9", "K9", "K11"}
    do(table, "S9", "K9")
    assert (hands(table, "T3"), discard_1(table)) == (["K10 K11", *OTHERS], "K9 S9")
    assert (who_knows(table, "K10"), who_knows(table, "K11")) == (ALL, {0})
    assert seen_by(table, 2)[:4] == ["use 0 T3", "show 0 K10", "copy 0 K10", "choose_pile 0 1"]
    assert is_done(table, "T3", place)
    do(table, "pile 2", "pile 1")
    assert {"K10", "K11"} <= may_do(table)
    assert "T3" not in may_do(table)


@places
def test_T3_can_do_nothing_with_an_empty_hand(place: str):
    table = ready("T3", place, row="K10", deck_1="K9")
    do(table, "T3")
    assert (skipped(table), hands(table, "T3")) == (
        ["Reveal a card from your hand.", "Copy its effect."],
        ["", *OTHERS],
    )
    assert is_done(table, "T3", place)


@places
def test_T4_does_copy_the_top_card_of_either_deck_and_leave_it_there(place: str):
    """It lies aside meanwhile: the copied draw takes the cards below it. (Family 3.15, 3.16)"""
    table = ready("T4", place, "S9 S10", deck_1="K10 K9 K11 K12", deck_2="V9")
    do(table, "T4", "pile 1")
    assert (may_do(table), deck_1(table), who_knows(table, "K10")) == ({"yes", "no"}, "K9 K11 K12", ALL)
    do(table, "yes", "pile 1", "S9", "S10")
    assert (hands(table, "T4"), deck_1(table), discard_1(table)) == (["K9 K11", *OTHERS], "K10 K12", "S10 S9")
    assert [who_knows(table, card) for card in ("K10", "K9", "K12")] == [ALL, {0}, NOBODY]
    assert seen_by(table, None)[:5] == ["use 0 T4", "choose_pile 0 1", "reveal 0 K10", "copy 0 K10", "choose_pile 0 1"]
    assert is_done(table, "T4", place)


@places
def test_T4_puts_the_revealed_card_under_its_deck(place: str):
    table = ready("T4", place, deck_1="K9", deck_2="V9 V10")
    do(table, "T4", "pile 2", "no")
    assert (deck_1(table), deck_2(table), noted(table, "copy")) == ("K9", "V10 V9", [])
    assert (who_knows(table, "V9"), who_knows(table, "V10")) == (ALL, NOBODY)
    assert is_done(table, "T4", place)


@places
def test_T4_can_do_nothing_with_an_empty_deck_chosen(place: str):
    table = ready("T4", place, "S9", deck_1="K9")
    do(table, "T4", "pile 2")
    assert (skipped(table), hands(table, "T4"), deck_1(table)) == ([T4_REVEAL, T4_CHOICE], ["S9", *OTHERS], "K9")
    assert is_done(table, "T4", place)


@places
def test_T5_does_copy_a_hand_card_that_another_player_chooses_to_show(place: str):
    """The copier is "you" and says which deck; the shown card gets no mark. (Family 4.1, 4.2)"""
    table = ready("T5", place, "S9", others=("V5 K4", "K6"), deck_1="K9 K10 K11", deck_2="V9")
    do(table, "T5")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 1")
    assert (table.acting_seats(), may_do(table)) == ([1], {"V5", "K4"})
    do(table, "V5")
    assert (table.acting_seats(), may_do(table)) == ([0], PILES)
    do(table, "pile 1", "seat 2", "pile 2")
    assert (hands(table, "T5"), deck_1(table), deck_2(table)) == (["K9 K10 S9", "K4 V5", "K6 V9"], "K11", "")
    assert [who_knows(table, card) for card in ("V5", "K4", "K9", "V9")] == [ALL, {1}, {0}, {2}]
    assert seen_by(table, None)[:5] == ["use 0 T5", "pick_player 0 to 1", "show 1 V5", "copy 0 V5", "choose_pile 0 1"]
    assert is_done(table, "T5", place)


@places
def test_T5_can_do_nothing_before_an_empty_hand_as_at_the_start(place: str):
    """Tableau cards are not shown for it. (Paradoxical 0.9)"""
    table = ready("T5", place, "S9", others=("", "V5"), rows=("K10", ""), deck_1="K9")
    do(table, "T5", "seat 1")
    pick = "Pick another player, who reveals a card of their choice."
    assert (skipped(table), hands(table, "T5")) == ([pick, "Copy its effect."], ["S9", "", "V5"])
    assert is_done(table, "T5", place)


@pytest.mark.parametrize("used", ["hand", "tableau"])
def test_T8_does_copy_the_last_card_another_player_used_since_the_last_claim(used: str):
    """From wherever that was used; turns without a use do not count. (Paradoxical 4.13, Family 4.4)"""
    in_hand = used == "hand"
    rows, held = ["" if in_hand else "K10", "", ""], ["K10 S9" if in_hand else "S9", "T8", "S4 S6"]
    table = paradoxical_table(rows, hands=held, deck_1="K9 K11 K12 K13 S3", deck_2="V9 V10")
    do(table, "K10", "pile 1", "S9", "K9", "pile 2", "pile 2", "pile 1", "T8")
    assert (noted(table, "copy"), int(table.current_player()), may_do(table)) == (["K10"], 1, PILES)
    do(table, "pile 1", "K13", "S3")
    assert (hand(table, 1), discard_1(table), marked(table)) == ("T8", "S3 K13 K9 S9", "K10 T8")


def test_T8_copies_the_used_card_and_not_what_that_card_copied():
    table = paradoxical_table(hands=["T3 K10", "T8 S6"], deck_1="K9 K11 K12")
    do(table, "T3", "K10", "pile 1", "K9", "K11", "T8")
    assert (noted(table, "copy"), may_do(table)) == (["K10", "T3"], {"S6"})


def test_T8_copies_a_card_that_has_left_the_tableau_since():
    """Robotics went to the discard pile by its own text; T8 copies it all the same. (Family 4.4)"""
    table = paradoxical_table(["T13", "K2"], hands=["", "T8"], deck_1="K9", discard_1="K11")
    do(table, "T13", "pile 1", "T13", "K11", "T8")
    assert (noted(table, "copy"), may_do(table)) == (["T13"], PILES)
    do(table, "pile 2", "K2", "T13")
    assert (tableau(table, 1), discard_1(table)) == ("T13", "K2")


def test_T8_copies_a_card_that_lies_nobody_knows_where_and_all_hear_which_it_is():
    """K10 was used and then dealt anew face down: its text is known to all, its place is not. (Family 4.4, 6.2)"""
    held = ["K10", "S4", "S5"]
    table = paradoxical_table(["", "V12 T8", ""], hands=held, deck_1="K9 K11 K12 K13 S3", deck_2="V9 V10")
    do(table, "K10", "pile 1", "K9", "K11", "V12")
    for seat, card in enumerate(held):
        if seat in table.acting_seats():
            do(table, card, seat=seat)
    do(table, "pile 2", "pile 2", "T8")
    assert (noted(table, "copy"), noted(table, "copy_unseen")) == ([], ["K10"])
    assert [event.moved for event in events(table, "copy_unseen")] == [[]]


@places
def test_T8_can_do_nothing_before_another_player_has_used_a_card(place: str):
    table = ready("T8", place, "S9", deck_1="K9")
    do(table, "T8")
    assert (skipped(table), noted(table, "copy"), hands(table, "T8")) == ([T8_TEXT], [], ["S9", *OTHERS])
    assert is_done(table, "T8", place)


@places
def test_T10_does_copy_one_of_the_top_two_of_a_deck_and_put_both_under_it(place: str):
    """Both lie aside meanwhile; the copied text asks anew which deck. (Family 3.15, 3.28)"""
    table = ready("T10", place, "S9 S10", deck_1="K10 K6 K9 K11 K12", deck_2="V9")
    do(table, "T10", "pile 1")
    assert (may_do(table), deck_1(table)) == ({"K10", "K6"}, "K9 K11 K12")
    do(table, "K10")
    assert may_do(table) == PILES
    do(table, "pile 1", "S9", "S10")
    assert (hands(table, "T10"), deck_1(table), deck_2(table)) == (["K9 K11", *OTHERS], "K12 K10 K6", "V9")
    assert [who_knows(table, card) for card in ("K10", "K6", "K12")] == [ALL, ALL, NOBODY]
    assert seen_by(table, 1)[:4] == ["use 0 T10", "choose_pile 0 1", "reveal 0 K10 K6", "copy 0 K10"]
    assert is_done(table, "T10", place)


@places
def test_T10_can_do_nothing_with_an_empty_deck_chosen(place: str):
    table = ready("T10", place, "S9", deck_1="K9")
    do(table, "T10", "pile 2")
    assert skipped(table) == ["Reveal the top 2 cards.", "Copy the effect of one.", "Put both under the deck."]
    assert (hands(table, "T10"), deck_1(table)) == (["S9", *OTHERS], "K9")
    assert is_done(table, "T10", place)


def test_T10_copies_T4_of_one_deck_which_turns_up_the_other():
    """Each text minds its own cards and its own deck. (Family 3.15, 3.16)"""
    table = ready("T10", "hand", "S9 S10", deck_1="K10 K9", deck_2="T4 V10 V11")
    do(table, "T10", "pile 2", "T4", "pile 1")
    assert (deck_1(table), deck_2(table)) == ("K9", "V11")
    do(table, "no")
    assert (deck_1(table), deck_2(table), noted(table, "copy")) == ("K9 K10", "V11 T4 V10", ["T4"])
