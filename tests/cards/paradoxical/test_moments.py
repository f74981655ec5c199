"""Every moment in the middle of an effect can be written as a position and set up again. (Family 8.7)"""

import pytest

from tests.cards.moments import answer_at_random, set_up_again
from tests.cards.paradoxical.words import CARDS, PILES, hands, places, put, ready
from tests.cards.words import value_of, without
from tests.paradoxical_table import deck_1, discard_1, do, hand, marked, may_do, pool, tableau
from tests.rulebook.paradoxical.words import frame

HELD = ["K3 S7 V2 S4", "S6 T3 V7 V3", "K13 V12 T10 S12"]
ROWS = ["K2", "S10 T1", "V9"]
NEUTRAL = "K9 V13"
PILE_CARDS = ["K4 S8 K5 S2", "T7 V8 T6", "S3 K6", "T5 V11"]


@places
@pytest.mark.parametrize("card", CARDS)
def test_every_question_of_an_effect_is_the_same_after_reading_it(card: str, place: str):
    mine, *others = [without(card, text) for text in HELD]
    row, *rows = [without(card, text) for text in ROWS]
    one, two, first, second = (without(card, text) for text in PILE_CARDS)
    table = ready(
        card,
        place,
        mine,
        others=others,
        row=row,
        rows=rows,
        deck_1=one,
        deck_2=two,
        discard_1=first,
        discard_2=second,
        pool=without(card, NEUTRAL),
        marks="S7" if card != "S7" else "",
    )
    do(table, card)
    answer_at_random(table, len(card) + int(card[1:]), check=True)
    set_up_again(table)


def test_a_chain_of_copies_goes_on_after_reading_it():
    """T5 from the hand shows T3, which shows T2, which copies K10 from a pile: four texts wait, and the used card."""
    table = ready("T5", "hand", "K3 T2 K4", others=("T3", ""), deck_1="S3 S4 S6", discard_1="K10")
    do(table, "T5", "seat 1", "T3", "T2", "pile 1")
    table = set_up_again(table)
    assert may_do(table) == PILES
    do(table, "pile 1")
    table = set_up_again(table)
    assert may_do(table) == {"K3", "K4", "S3", "S4", "T2"}
    do(table, "K3", "K4")
    assert (hands(table), discard_1(table), marked(table)) == (["S3 S4 T2 T5", "T3", ""], "K4 K3 K10", "T5")


def test_half_an_exchange_goes_on_after_reading_it():
    """The card of the tableau is chosen, the card of the hand is not yet."""
    table = ready("V9", "tableau", "S9", row="K2", deck_1="K9")
    do(table, "V9", "K2")
    table = set_up_again(table)
    do(table, "S9")
    assert (tableau(table, 0), hand(table, 0)) == ("V9 S9", "K2")


def test_a_deck_chosen_for_everybody_stays_chosen_after_reading_it():
    """Hospitality: seat 1 draws from the deck the user has picked."""
    table = ready("V2", "hand", "S9", deck_1="K9", deck_2="V9 V10 V11")
    do(table, "V2", "pile 2", "S9")
    table = set_up_again(table)
    assert (table.acting_seats(), may_do(table)) == ([1], {"K5", "T5", "V10"})


def test_half_made_secret_choices_stay_secret_and_made_after_reading_them():
    table = ready("V13", "tableau", "K3 K4 K6", deck_1="K9")
    do(table, "V13")
    put(table, "K3", "K5 T5")
    table = set_up_again(table)
    assert (table.acting_seats(), may_do(table, 0)) == ([0, 2], {"K4", "K6"})
    do(table, "K6", seat=0)
    do(table, "V5", "V6", seat=2)
    assert hands(table) == ["K4 K5 T5", "V5 V6", "K3 K6"]


def test_a_hand_that_is_too_big_still_is_after_reading_it():
    table = ready("V5", "tableau", "S9 S10 T9 T10", others=("K5", "V6"), deck_1="K9 K10 K11")
    do(table, "V5", "pile 1", "seat 1", "pile 1")
    table = set_up_again(table)
    assert (frame(table), table.acting_seats()) == ("HandLimit", [0])
    do(table, "K9")
    assert (frame(table), int(table.current_player())) == ("Turn", 1)


def test_cards_lying_aside_go_back_to_their_own_deck_after_reading_them():
    table = ready("T4", "hand", "S9 S10", deck_1="K10 K9 K11 K12")
    do(table, "T4", "pile 1", "yes")
    table = set_up_again(table)
    do(table, "pile 1", "S9", "S10")
    assert deck_1(table) == "K10 K12"


def test_lasting_changes_marks_and_what_is_remembered_of_them_are_kept():
    """K2 puts the used K4 under the deck, where it stays marked. (Paradoxical 4.6, 4.7)"""
    table = ready("S11", "hand", "K4 S9 K2", pool="K13", deck_1="K9 K10 K11 K12", marks="K4")
    do(table, "S11", "S9", "higher")
    table = set_up_again(table)
    assert value_of(table, "S9") == 10
    do(table, "pile 1", "pile 1", "K2", "pile 1", "K4")
    table = set_up_again(table)
    assert (marked(table), table.view(1).to_dict()["used_marks"]) == ("K2 K4 S11", ["K2", "K4", "S11"])
    assert pool(table) == "K13"
