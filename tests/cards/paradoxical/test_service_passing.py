# ruff: noqa: N802 - the id of the card is part of the test's name
"""Service cards by which cards go from hand to hand: V1, V3, V7, V12, V13. No deck is asked for in any of them."""

import pytest

from techdeck.games.paradoxical.places import Paradoxical
from tests.cards.paradoxical.words import OTHERS, hands, is_done, places, put, ready, seen_by, skipped, tableaus, told
from tests.cards.words import ALL, NOBODY, let_know, who_knows
from tests.paradoxical_table import do, hand, left_out, marked, may_do
from tests.rulebook.paradoxical.words import frame, refused

V1_TEXT = "Every player passes 1 card to the left."
V3_GIVE, V3_BACK = "Give another player 1 card from your hand.", "If you do, that player gives you 1."
V7_PICK = "Pick another player and look at their hand."
V12_TEXT = "Every player puts 1 card face down; these are shuffled and 1 is dealt to every player who put one."
V13_TEXT = "Every player passes 2 cards to the right."


@places
def test_V1_does_pass_a_hand_card_to_the_left_and_its_used_mark_goes_with_it(place: str):
    """Tableau cards are not passed; seat 1 may not use K4 again. (Paradoxical 4.6)"""
    table = ready("V1", place, "K4 S9", row="K2", deck_1="K9", marks="K4")
    do(table, "V1")
    assert (table.acting_seats(), may_do(table, 0), may_do(table, 1)) == ([0, 1, 2], {"K4", "S9"}, {"K5", "T5"})
    put(table, "K4", "T5")
    assert (hands(table, "V1"), table.acting_seats()) == (["S9", "K5", "V5 V6"], [2])
    do(table, "V6")
    assert (hands(table, "V1"), tableaus(table, "V1")[0]) == (["S9 V6", "K4 K5", "T5 V5"], "K2")
    assert [who_knows(table, card) for card in ("K4", "T5", "V6", "S9")] == [{0, 1}, {1, 2}, {0, 2}, {0}]
    down = [f"put_face_down {seat} ?" for seat in range(3)]
    taken = ["pass_cards 0 to 1 ?", "pass_cards 1 to 2 ?", "pass_cards 2 to 0 ?"]
    assert seen_by(table, None) == told("V1", place, *down, *taken)
    assert (marked(table), refused(table, "K4").clause) == ("K4 V1", "Paradoxical 4.5")


@places
def test_V1_can_do_nothing_with_empty_hands_as_at_the_start(place: str):
    table = ready("V1", place, others=("", ""), rows=("K2", "V2"), deck_1="K9")
    do(table, "V1")
    assert (skipped(table), hands(table, "V1"), tableaus(table)[1:]) == ([V1_TEXT], ["", "", ""], ["K2", "V2"])
    assert is_done(table, "V1", place)


def test_V1_of_a_tableau_leaves_every_hand_card_free_to_be_passed():
    """With nothing to pass one still gets a card; from the hand the used one stays aside. (Family 3.9, 3.11)"""
    table = ready("V1", "hand", others=("K5", ""), deck_1="K9")
    do(table, "V1")
    assert table.acting_seats() == [1]
    do(table, "K5")
    assert hands(table) == ["V1", "", "K5"]


@places
def test_V3_does_swap_a_hand_card_with_one_of_another_players_choice(place: str):
    table = ready("V3", place, "K4 S9", deck_1="K9")
    let_know(table, 1, "S9")
    do(table, "V3")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 2")
    assert may_do(table) == {"K4", "S9"}
    do(table, "K4")
    assert (table.acting_seats(), may_do(table)) == ([2], {"K4", "V5", "V6"})
    do(table, "V5")
    assert hands(table, "V3") == ["S9 V5", "K5 T5", "K4 V6"]
    assert [who_knows(table, card) for card in ("K4", "V5", "S9", "V6")] == [{0, 2}, {0, 2}, {0}, {2}]
    assert seen_by(table, 1) == told("V3", place, "pick_player 0 to 2", "give 0 to 2 ?", "give 2 to 0 ?")
    assert is_done(table, "V3", place)


def test_V3_may_bring_the_given_card_straight_back():
    table = ready("V3", "tableau", "K4", others=("", "V5"), deck_1="K9")
    do(table, "V3", "seat 1", "K4", "K4")
    assert hands(table) == ["K4", "", "V5"]


@places
def test_V3_can_do_nothing_with_an_empty_hand(place: str):
    """Nothing given, nothing got: not even a skip for the second sentence. (Family 3.27)"""
    table = ready("V3", place, row="K2", deck_1="K9")
    do(table, "V3", "seat 1")
    assert (skipped(table), hands(table, "V3")) == ([V3_GIVE], ["", *OTHERS])
    assert V3_BACK not in left_out(table)
    assert is_done(table, "V3", place)


@places
def test_V7_does_look_at_a_hand_and_exchange_a_card_with_a_random_one_of_it(place: str):
    found = set()
    for seed in range(20):
        table = ready("V7", place, "S9 T9", deck_1="K9", seed=seed)
        do(table, "V7", "seat 1")
        assert (may_do(table), who_knows(table, "K5"), who_knows(table, "T5")) == ({"S9", "T9", "no"}, {0, 1}, {0, 1})
        do(table, "T9")
        got = (set(hand(table, 0).split()) - {"S9", "V7"}).pop()
        left = "T5" if got == "K5" else "K5"
        assert hands(table, "V7") == [" ".join(sorted([got, "S9"])), " ".join(sorted([left, "T9"])), "V5 V6"]
        assert [who_knows(table, card) for card in (got, left, "T9", "S9")] == [{0, 1}, {0, 1}, {0, 1}, {0}]
        assert seen_by(table, 2) == told("V7", place, "pick_player 0 to 1", "look_at_hand 0 to 1 ? ?", "exchange 0 ? ?")
        assert is_done(table, "V7", place)
        found.add(got)
    assert found == {"K5", "T5"}


@places
def test_V7_can_do_nothing_before_an_empty_hand_as_at_the_start(place: str):
    """Whether to exchange is asked all the same. (Family 3.6)"""
    table = ready("V7", place, "S9", others=("", "V5"), rows=("K2", ""), deck_1="K9")
    do(table, "V7", "seat 1")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert (skipped(table), hands(table, "V7")) == ([V7_PICK], ["S9", "", "V5"])
    assert is_done(table, "V7", place)


def shuffled(place: str, seed: int) -> Paradoxical:
    """Everybody has put a card face down for V12: K4, which was used, K5 and V5."""
    table = ready("V12", place, "K4 S9", row="K2", deck_1="K9", marks="K4", seed=seed)
    let_know(table, 1, "K4 S9")
    do(table, "V12")
    assert (table.acting_seats(), may_do(table, 0)) == ([0, 1, 2], {"K4", "S9"})
    put(table, "K4", "K5", "V5")
    return table


@places
def test_V12_does_shuffle_a_hand_card_of_each_player_and_deal_them_back(place: str):
    """Nobody can follow them; the used one keeps its mark wherever it came to. (Paradoxical 4.6, 4.7)"""
    owners = set()
    for seed in range(20):
        table = shuffled(place, seed)
        got = [(set(text.split()) & {"K4", "K5", "V5"}).pop() for text in hands(table, "V12")]
        assert (sorted(got), marked(table)) == (["K4", "K5", "V5"], "K4 V12")
        assert [who_knows(table, card) for card in got] == [{0}, {1}, {2}]
        kinds = ("put_face_down", "gather_face_down", "deal_face_down")
        down, gathered, dealt = [[f"{kind} {seat} ?" for seat in range(3)] for kind in kinds]
        assert seen_by(table, None) == told("V12", place, *down, *gathered, "shuffle_face_down 0", *dealt)
        assert table.view(2).to_dict()["used_marks"] == ["K4", "V12"]
        owners.add(got.index("K4"))
    assert owners == {0, 1, 2}


@places
def test_V12_can_do_nothing_with_empty_hands_as_at_the_start(place: str):
    table = ready("V12", place, others=("", ""), row="K2", deck_1="K9")
    do(table, "V12")
    assert (skipped(table), hands(table, "V12")) == ([V12_TEXT], ["", "", ""])
    assert is_done(table, "V12", place)


def test_V12_deals_only_to_players_who_put_a_card():
    table = ready("V12", "hand", others=("K5", ""), deck_1="K9")
    do(table, "V12", "K5")
    assert (hands(table), frame(table)) == (["V12", "K5", ""], "Turn")
    assert who_knows(table, "K5") == {1}


@pytest.mark.parametrize(
    ("before", "put_down", "after"),
    [
        (["K3 K4", "S3 S4"], ["K3 K4", "S3 S4"], ["S3 S4", "K3 K4"]),
        (["K3 K4 K6", "S3 S4", "T3"], ["K3 K4", "S3 S4", "T3"], ["K6 S3 S4", "T3", "K3 K4"]),
    ],
)
def test_V13_does_pass_two_hand_cards_to_the_right(before: list[str], put_down: list[str], after: list[str]):
    """Who has too few passes what there is; at a table of two, left and right are the same. (Family 3.9)"""
    for place in ("hand", "tableau"):
        table = ready("V13", place, before[0], others=before[1:], deck_1="K9")
        do(table, "V13")
        put(table, *put_down)
        assert (hands(table, "V13"), marked(table), frame(table)) == (after, "V13", "Turn")
        down = [f"put_face_down {seat} ?" for seat, text in enumerate(put_down) for _ in text.split()]
        assert seen_by(table, None)[: 1 + len(down)] == ["use 0 V13", *down]


def test_V13_never_takes_a_hand_over_five():
    """Who has five passes two and gets two at most; the used card is one of the five. (Paradoxical 1.9)"""
    table = ready("V13", "hand", "K3 K4 K6 K7", others=("S2 S3", "T2 T3 T4 T6 T7"), deck_1="K9")
    do(table, "V13")
    put(table, "K3 K4", "S2 S3", "T2 T3")
    assert (hands(table), frame(table)) == (["K6 K7 S2 S3 V13", "T2 T3", "K3 K4 T4 T6 T7"], "Turn")


@places
def test_V13_can_do_nothing_with_empty_hands_as_at_the_start(place: str):
    table = ready("V13", place, others=("", ""), rows=("K2", ""), deck_1="K9")
    do(table, "V13")
    assert (skipped(table), hands(table, "V13"), who_knows(table, "K2")) == ([V13_TEXT], ["", "", ""], ALL)
    assert (who_knows(table, "K9"), is_done(table, "V13", place)) == (NOBODY, True)
