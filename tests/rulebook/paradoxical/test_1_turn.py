"""A turn: one action, room for cards, hands of five. (Paradoxical 1)"""

import pytest

from tests.paradoxical_table import (
    EXAMPLE,
    deck_1,
    deck_2,
    discard_1,
    discard_2,
    do,
    hand,
    known_to,
    may_do,
    noted,
    paradoxical_table,
    tableau,
)
from tests.rulebook.paradoxical.words import frame, refused

FULL = "K1 K3 K5 K7 K9 K11 K13 S2 S4 S6"


def test_1_1_one_of_four_actions():
    table = paradoxical_table([EXAMPLE, ""], hands=["S4", ""], deck_1="K5", deck_2="V3")
    draws, uses, claims = {"pile 1", "pile 2"}, {*EXAMPLE.split(), "S4"}, {"two-pairs", "full-house"}
    assert may_do(table) == draws | uses | claims | {"add S4"}


@pytest.mark.parametrize("action", [["pile 1"], ["V10"], ["add V10"], ["two-pairs", "K2", "K3", "T2", "T3"]])
def test_1_1_then_the_player_to_the_left_has_a_turn(action):
    """V10 is Marketing: with nothing else in hand it does nothing."""
    table = paradoxical_table(["K2 K3 T2 T3 S1 V1 K1 T1", "", ""], hands=["V10"], deck_1="K5", deck_2="V5 V6")
    do(table, *action)
    assert (frame(table), table.current_player()) == ("Turn", 1)
    do(table, "pile 2")
    assert table.current_player() == 2


def test_1_1_after_the_last_seat_comes_the_first():
    table = paradoxical_table(["", "", ""], deck_1="K5 K6", turn=2)
    do(table, "pile 1")
    assert table.current_player() == 0


def test_1_2_nobody_may_pass():
    table = paradoxical_table(["", ""], deck_1="K5")
    assert may_do(table) == {"pile 1"}
    assert refused(table, "no").clause == "Paradoxical 1.1"


def test_1_3_without_any_action_the_turn_is_over():
    """Seat 1 has nothing; seat 0 has a card to use, and later not even that: all turns pass to the bound."""
    table = paradoxical_table(["V10", "", ""], options={"turns": "3"})
    assert may_do(table) == {"V10"}
    do(table, "V10")
    assert table.is_terminal()
    assert noted(table, "pass") == ["turn"] * 8
    held = paradoxical_table(["", "", ""], hands=["", "K4"])
    assert (held.current_player(), noted(held, "pass")) == (1, ["turn"]), "who holds a card can add it"


def test_1_3_a_claim_is_something_to_do():
    table = paradoxical_table(["K2 K3 T2 T3 S1 V1 K1 T1", ""], marked="K2 K3 T2 T3 S1 V1 K1 T1")
    assert may_do(table) == {"two-pairs"}


@pytest.mark.parametrize(
    ("pile", "left", "row"), [("pile 1", ("K6", "V3 V4"), "K5"), ("pile 2", ("K5 K6", "V4"), "V3")]
)
def test_1_4_draw_the_top_card_of_either_deck_face_up(pile, left, row):
    table = paradoxical_table(["S9", ""], deck_1="K5 K6", deck_2="V3 V4")
    do(table, pile)
    assert (deck_1(table), deck_2(table)) == left
    assert tableau(table, 0) == f"S9 {row}"
    assert row in known_to(table, 1)


def test_1_5_a_deck_can_be_drawn_from_while_it_or_its_pile_has_a_card():
    table = paradoxical_table(["", ""], discard_1="K5", deck_2="V3")
    assert may_do(table) == {"pile 1", "pile 2"}
    do(table, "pile 1")
    assert (tableau(table, 0), noted(table, "shuffle")) == ("K5", ["deck_1"])
    assert may_do(table) == {"pile 2"}
    assert refused(table, "pile 1").clause == "Paradoxical 1.5"


def test_1_6_add_a_card_of_your_hand_face_up():
    table = paradoxical_table(["S9", ""], hands=["K4 T5", "V6"], deck_1="K5")
    assert refused(table, "add V6").clause == "Paradoxical 1.6"
    do(table, "add T5")
    assert (tableau(table, 0), hand(table, 0)) == ("S9 T5", "K4")
    assert "T5" in known_to(table, 1)


@pytest.mark.parametrize(("action", "new"), [("pile 2", "V3"), ("add T5", "T5")])
def test_1_7_a_full_tableau_first_loses_a_card_of_your_choice(action, new):
    table = paradoxical_table([FULL, ""], hands=["T5", ""], deck_1="K2", deck_2="V3")
    do(table, action)
    assert may_do(table) == set(FULL.split())
    assert refused(table, "T5").clause == "Paradoxical 1.7"
    do(table, "K5")
    assert tableau(table, 0) == f"K1 K3 K7 K9 K11 K13 S2 S4 S6 {new}"
    assert (discard_1(table), table.current_player()) == ("K5", 1)


def test_1_7_with_nine_cards_there_is_room():
    table = paradoxical_table([FULL.removesuffix(" S6"), ""], deck_2="V3 V4")
    do(table, "pile 2")
    assert (tableau(table, 0).split()[-1], table.current_player()) == ("V3", 1)


def test_1_8_the_deck_is_said_and_the_card_shown_before_room_is_made():
    table = paradoxical_table([FULL, ""], hands=["T5", ""], deck_1="K2", deck_2="V3")
    do(table, "add T5")
    assert "T5" in known_to(table, 1)
    assert ("T5" in hand(table, 0), tableau(table, 0)) == (True, FULL)
    last = paradoxical_table([FULL, ""], deck_2="V3")
    assert "pile 1" not in may_do(last), "deck 1 and its pile are empty when the deck is said"


def test_1_9_who_holds_more_than_five_discards_down_to_five():
    """Banking, from the hand: draw 2, and another player draws 1."""
    table = paradoxical_table(hands=["V5 K3 K4 K6", "S3 S4 S5 S6 S7"], deck_1="K7 K8 K9", deck_2="T3")
    do(table, "V5", "pile 1", "seat 1", "pile 2")
    assert (frame(table), table.current_player()) == ("HandLimit", 0)
    assert may_do(table) == {"K3", "K4", "K6", "K7", "K8", "V5"}
    do(table, "K8")
    assert (table.current_player(), may_do(table)) == (1, {"S3", "S4", "S5", "S6", "S7", "T3"})
    assert refused(table, "no").clause == "Paradoxical 1.9"
    do(table, "S3")
    assert (frame(table), discard_1(table)) == ("Turn", "S3 K8")
    assert [len(hand(table, seat).split()) for seat in (0, 1)] == [5, 5]


def test_1_9_five_may_be_kept():
    table = paradoxical_table(hands=["V5 K3 K4", ""], deck_1="K7 K8", deck_2="T3")
    do(table, "V5", "pile 1", "seat 1", "pile 2")
    assert (frame(table), hand(table, 0)) == ("Turn", "K3 K4 K7 K8 V5")


def test_1_10_hands_are_counted_when_the_action_is_done():
    """Big Data: six and then seven cards in between are nobody's business."""
    table = paradoxical_table(hands=["K10 K3 K4 K5 K6", ""], deck_1="K7 K8 K9")
    do(table, "K10", "pile 1")
    assert (frame(table), len(may_do(table))) == ("Ask", 6)
    do(table, "K3", "K4")
    assert (frame(table), table.current_player()) == ("Turn", 1)
    assert hand(table, 0) == "K5 K6 K7 K8 K10"


def test_1_10_from_the_active_player_to_the_left():
    """Seat 2 uses Banking from its tableau and gives seat 1 the sixth card, too."""
    hands = ["", "S3 S4 S5 S6 S7", "K3 K4 K6 K11"]
    table = paradoxical_table(["", "", "V5"], hands=hands, deck_1="K7 K8 K9", turn=2)
    do(table, "V5", "pile 1", "seat 1", "pile 1")
    order = []
    while frame(table) == "HandLimit":
        order.append(int(table.current_player()))
        do(table, hand(table, order[-1]).split()[0])
    assert order == [2, 1]


def test_1_11_a_discarded_card_goes_to_its_own_pile():
    table = paradoxical_table([FULL.replace("S6", "T9"), ""], deck_1="K2", deck_2="V3 V4")
    do(table, "pile 1", "T9")
    assert (discard_1(table), discard_2(table)) == ("", "T9")
