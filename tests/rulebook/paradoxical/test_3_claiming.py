"""Claiming: the choice of cards, and what follows. (Paradoxical 3)"""

import pytest

from techdeck.core.cards import parse_card
from tests.paradoxical_table import (
    EXAMPLE,
    deck_1,
    deck_2,
    discard_1,
    discard_2,
    do,
    events,
    hand,
    known_to,
    marked,
    may_do,
    paradoxical_table,
    pool,
    tableau,
    tokens,
    went,
)
from tests.rulebook.paradoxical.words import claim, frame, kinds, refused

PAIRS = "V8 K9 S8 T9 K1 T2 S3 V4"
SET = "K9 T9 S8 V8"
HOUSE = "K2 T2 S12 T12 V12"


def test_3_1_a_claim_needs_a_valid_paradox():
    table = paradoxical_table([PAIRS, ""], deck_1="K5", deck_2="V5")
    assert kinds(table) == {"two-pairs"}
    for kind in ("full-house", "straight"):
        assert refused(table, kind).clause == "Paradoxical 3.1"
    claim(table, "two-pairs", SET)
    assert refused(table, "two-pairs").clause == "Paradoxical 3.1"


def test_3_2_kind_then_set_then_indifferent_cards():
    """With nine cards one stays out of it, whichever the claimer likes."""
    table = paradoxical_table([f"{PAIRS} V13", ""], deck_1="K5")
    do(table, "two-pairs")
    assert may_do(table) == set(SET.split())
    assert refused(table, "K1").clause == "Paradoxical 3.2"
    assert refused(table, "K5").clause == "Paradoxical 2.1"
    do(table, "T9", "K9", "V8")
    assert "already" in refused(table, "T9").reason
    assert may_do(table) == {"S8"}
    do(table, "S8")
    assert may_do(table) == {"K1", "T2", "S3", "V4", "V13"}
    do(table, "V13", "K1", "S3", "V4")
    [event] = events(table, "claim")
    assert (event.about["set_sum"], event.about["indifferent_sum"], event.about["kept"]) == (34, 21, ["T2"])
    assert tableau(table, 0) == "T2"


def test_3_2_only_set_cards_that_lead_to_a_valid_claim_are_offered():
    """Pairs of 4, 3, 2 and 1, 20 in all: a set needs 11. The 4s go with 3s or 2s, and the 1s with nothing."""
    table = paradoxical_table(["K3 T3 K2 T2 K1 T1 S4 V4", ""], deck_1="K9")
    do(table, "two-pairs")
    assert may_do(table) == {"K3", "T3", "K2", "T2", "S4", "V4"}
    do(table, "K3")
    assert may_do(table) == {"T3", "S4", "V4"}


def test_3_2_only_indifferent_cards_that_lead_to_a_valid_claim_are_offered():
    """The set is worth 10: of 1, 1, 1, 4 and 5 it can't have both the 4 and the 5 against it."""
    table = paradoxical_table(["K3 T3 K2 T2 S1 V1 T1 S5 V4", ""], deck_1="K9")
    do(table, "two-pairs", "K3", "T3", "K2", "T2")
    assert may_do(table) == {"S1", "V1", "T1", "S5", "V4"}
    do(table, "S5")
    assert may_do(table) == {"S1", "V1", "T1"}


@pytest.mark.parametrize(("row", "kind", "chosen"), [(PAIRS, "two-pairs", SET), (EXAMPLE, "full-house", HOUSE)])
def test_3_3_the_last_cards_are_taken_without_asking(row, kind, chosen):
    table = paradoxical_table([row, ""], deck_1="K5")
    claim(table, kind, chosen)
    assert tokens(table) == [1, 0]
    assert set(pool(table).split()) == set(row.split()) - set(chosen.split())


def test_3_4_set_cards_go_to_their_own_piles():
    table = paradoxical_table([EXAMPLE, ""], deck_1="K5", discard_1="S9", discard_2="T1")
    claim(table, "full-house", HOUSE)
    assert set(discard_1(table).split()) == {"S9", "K2", "S12"}
    assert set(discard_2(table).split()) == {"T1", "T2", "T12", "V12"}


def test_3_5_in_the_order_in_which_they_came():
    """However they were pointed at; the last one lies on top."""
    table = paradoxical_table([PAIRS, ""], deck_1="K5")
    claim(table, "two-pairs", "S8 V8 K9 T9")
    assert (discard_1(table), discard_2(table)) == ("S8 K9", "T9 V8")


def test_3_6_indifferent_cards_go_to_the_pool_and_are_neutral():
    table = paradoxical_table([PAIRS, ""], deck_1="K5", pool="S6")
    claim(table, "two-pairs", SET)
    assert pool(table) == "S6 K1 T2 S3 V4"
    assert list(table.neutral()) == [parse_card(card) for card in pool(table).split()]


def test_3_7_a_token_for_the_claim():
    table = paradoxical_table(["", PAIRS], deck_1="K5", turn=1)
    claim(table, "two-pairs", SET)
    assert (tokens(table), table.scores()) == ([0, 1], [0, 1])


def test_3_8_all_used_marks_are_taken_off():
    table = paradoxical_table([PAIRS, "T5"], hands=["K6", "V7"], deck_1="K5", marked="K1 T5 K6 V7")
    claim(table, "two-pairs", SET)
    assert marked(table) == ""
    assert may_do(table) == {"pile 1", "pile 2", "T5", "V7", "add V7"}


def test_3_9_all_lasting_changes_end_after_the_claim_is_looked_at():
    """K7 counts as 9 and is half of a pair; V7 in the other hand counts as 8 until then."""
    table = paradoxical_table([PAIRS.replace("K9", "K7"), ""], hands=["", "V7"], deck_1="K5")
    table.alter(parse_card("K7"), 9, 0)
    table.alter(parse_card("V7"), 8, 3)
    assert table.value_of(parse_card("V7")) == 8
    claim(table, "two-pairs", "K7 T9 S8 V8")
    [event] = events(table, "claim")
    assert (event.about["set_sum"], event.about["indifferent_sum"]) == (34, 10)
    assert [table.value_of(parse_card(card)) for card in ("K7", "V7")] == [7, 7]
    assert table.view(None).to_dict()["changed"] == []


def test_3_10_the_claimer_discards_from_the_pool_down_to_five():
    table = paradoxical_table(["", PAIRS], deck_1="K5", pool="S6 V6 S5", turn=1)
    claim(table, "two-pairs", SET)
    assert (frame(table), table.current_player()) == ("PoolLimit", 1)
    assert may_do(table) == {"S6", "V6", "S5", "K1", "T2", "S3", "V4"}
    assert refused(table, "K9").clause == "Paradoxical 3.10"
    do(table, "V6", "K1")
    assert pool(table) == "S6 S5 T2 S3 V4"
    assert (discard_1(table).split()[0], discard_2(table).split()[0]) == ("K1", "V6")
    assert (frame(table), table.current_player()) == ("Turn", 0)


def test_3_11_ten_cards_bring_three_each_from_the_deck_you_like():
    table = paradoxical_table([EXAMPLE, ""], deck_1="K5 K9 S9", deck_2="V3 V4")
    claim(table, "full-house", HOUSE)
    for pile in ("pile 1", "pile 2", "pile 1"):
        assert (frame(table), may_do(table)) == ("DrawAfter", {"pile 1", "pile 2"})
        do(table, pile)
    assert (hand(table, 0), deck_1(table), deck_2(table)) == ("K5 K9 V3", "S9", "V4")
    assert known_to(table, 1).isdisjoint({"K5", "K9", "V3"})
    assert table.journal is not None
    drawn = [went(event) for event in table.journal.feed(1) if event.kind == "draw"]
    assert drawn == [[f"? deck_{deck} > hand 0"] for deck in (1, 2, 1)], "all see which decks the cards come from"


def test_3_11_a_straight_too_and_an_empty_deck_is_refilled():
    """Deck 1 is made of the set cards just discarded; deck 2 of T6 and V8."""
    table = paradoxical_table(["K5 T6 S7 V8 K9 S2 V2 V3 T1 T3", ""])
    claim(table, "straight", "K5 T6 S7 V8 K9")
    do(table, "pile 2", "pile 2")
    assert may_do(table) == {"pile 1"}
    assert refused(table, "pile 2").clause == "Paradoxical 1.5"
    do(table, "pile 1")
    assert {"T6", "V8"} < set(hand(table, 0).split()) < {"T6", "V8", "K5", "S7", "K9"}


def test_3_12_then_up_to_two_hand_cards_go_to_the_tableau():
    table = paradoxical_table([EXAMPLE, ""], hands=["S4", ""], deck_1="K5 K9", deck_2="V3 V4")
    claim(table, "full-house", HOUSE)
    do(table, "pile 1", "pile 2", "pile 1")
    assert may_do(table) == {"no", "add S4", "add K5", "add K9", "add V3"}
    do(table, "add V3")
    assert may_do(table) == {"no", "add S4", "add K5", "add K9"}
    do(table, "add S4")
    assert (tableau(table, 0), hand(table, 0), table.current_player()) == ("V3 S4", "K5 K9", 1)
    assert {"V3", "S4"} <= known_to(table, 1)


@pytest.mark.parametrize("added", [[], ["add K5"]])
def test_3_12_fewer_are_fine_and_then_hands_are_counted(added):
    """Four cards and three more: who adds none or one must discard the rest. (1.10)"""
    table = paradoxical_table([EXAMPLE, ""], hands=["S4 S5 S6 S7", ""], deck_1="K5 K9 K10", deck_2="V3")
    claim(table, "full-house", HOUSE)
    do(table, "pile 1", "pile 1", "pile 1", *added, "no")
    assert (tableau(table, 0), frame(table)) == ("".join(added).removeprefix("add "), "HandLimit")
    do(table, *["S4", "S5"][len(added) :])
    assert table.current_player() == 1


def test_3_13_eight_cards_bring_nothing_and_the_rest_stays():
    table = paradoxical_table([f"{PAIRS} V13 S13", ""], hands=["S4", ""], deck_1="K5", deck_2="V3")
    claim(table, "two-pairs", SET, "K1 T2 S3 V4")
    assert (tableau(table, 0), hand(table, 0)) == ("V13 S13", "S4")
    assert (frame(table), table.current_player()) == ("Turn", 1)
