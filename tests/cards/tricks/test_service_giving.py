# ruff: noqa: N802 - the id of the card is part of the test's name
"""Service cards by which two players give or exchange: V3, V7."""

import pytest

from tests.cards.tricks.words import seen_by
from tests.cards.words import let_know, skipped, who_knows
from tests.tricks_table import deck, discard, do, hand, happened, may_do, tricks_table


def test_V3_does_give_a_card_and_get_one_back():
    table = tricks_table(["V3 K3 K4", "S3", "T3"], deck="K9 K10")
    do(table, "V3")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 1")
    assert may_do(table) == {"K3", "K4"}
    do(table, "K3")
    assert (table.current_player(), may_do(table)) == (1, {"K3", "S3"})
    do(table, "S3")
    assert ([hand(table, seat) for seat in range(3)], deck(table), discard(table)) == (
        ["K4 K9 S3", "K3", "T3"],
        "K10",
        "V3",
    )
    assert [who_knows(table, card) for card in ("K3", "S3", "K4", "T3")] == [{0, 1}, {0, 1}, {0}, {2}]
    given = ["use 0 V3", "pick_player 0 to 1", "give 0 to 1 ?", "give 1 to 0 ?", "discard V3", "draw 0 ?"]
    assert seen_by(table, 2) == seen_by(table, None) == given
    assert seen_by(table, 1)[2:4] == ["give 0 to 1 K3", "give 1 to 0 S3"]


def test_V3_may_bring_the_same_card_back():
    table = tricks_table(["V3 K3 K4", "S3", "T3"], deck="K9 K10")
    do(table, "V3", "seat 1", "K3", "K3")
    assert [hand(table, seat) for seat in range(3)] == ["K3 K4 K9", "S3", "T3"]
    assert who_knows(table, "K3") == {0, 1}


def test_V3_makes_onlookers_lose_track_but_not_the_two_concerned():
    """Seat 1 sees which card left, so it still knows the other one. (Family 6.2, 6.4)"""
    table = tricks_table(["V3 K3 K4", "S3 S4", "T3"], deck="K9 K10")
    for seat in (0, 1, 2):
        let_know(table, seat, "K4 S4")
    do(table, "V3", "seat 1", "K3")
    assert (who_knows(table, "K4"), who_knows(table, "S4")) == ({0, 1}, {0, 1, 2})
    do(table, "S3")
    assert (who_knows(table, "K4"), who_knows(table, "S4")) == ({0, 1}, {0, 1})


def test_V3_leaves_no_doubt_about_the_only_card_of_a_hand():
    """The whole hand left, so those who knew it still know what went. (Family 6.5)"""
    table = tricks_table(["V3 K3", "S3", "T3"], deck="K9 K10")
    let_know(table, 2, "K3")
    do(table, "V3", "seat 1", "K3")
    assert who_knows(table, "K3") == {0, 1, 2}
    do(table, "S3")
    assert (who_knows(table, "K3"), who_knows(table, "S3")) == ({0, 1}, {0, 1})


def test_V3_can_do_nothing_with_an_empty_hand():
    """Without a gift nothing is given back. (Family 3.27)"""
    table = tricks_table(["V3", "S3", "T3"], deck="K9 K10")
    do(table, "V3", "seat 1")
    assert skipped(table) == ["Give another player 1 card from your hand."]
    assert ([hand(table, seat) for seat in range(3)], discard(table), table.current_player()) == (
        ["K9", "S3", "T3"],
        "V3",
        1,
    )


def test_V7_does_look_at_a_hand_and_exchange_with_a_card_of_it():
    table = tricks_table(["V7 K3 K4", "S3", "T3"], deck="K9 K10")
    do(table, "V7", "seat 1")
    assert (may_do(table), who_knows(table, "S3"), who_knows(table, "K3")) == ({"K3", "K4", "no"}, {0, 1}, {0})
    do(table, "K3")
    assert ([hand(table, seat) for seat in range(3)], deck(table), discard(table)) == (
        ["K4 K9 S3", "K3", "T3"],
        "K10",
        "V7",
    )
    assert [who_knows(table, card) for card in ("K3", "S3", "K4")] == [{0, 1}, {0, 1}, {0}]
    looked = ["use 0 V7", "pick_player 0 to 1", "look_at_hand 0 to 1 ?", "exchange 0 ? ?"]
    assert seen_by(table, 2) == [*looked, "discard V7", "draw 0 ?"]
    assert seen_by(table, 1)[2] == "look_at_hand 0 to 1 S3"
    assert set(seen_by(table, 1)[3].split()) == {"exchange", "0", "K3", "S3"}


def test_V7_draws_the_other_card_at_random_and_the_others_see_no_difference():
    """Every card of that hand can be hit, and only the two players know which was. (Family 6.6)"""
    got, seen = set(), set()
    for seed in range(40):
        table = tricks_table(["V7 K3", "S3 S4 S6", "T3"], deck="K9 K10", seed=seed)
        do(table, "V7", "seat 1", "K3")
        got.add(hand(table, 0))
        for seat in (2, None):
            seen.add((seat, table.view(seat).information_state_string(), str(seen_by(table, seat))))
        assert [who_knows(table, card) for card in ("K3", "S3", "S4", "S6")] == [{0, 1}] * 4
    assert got == {"K9 S3", "K9 S4", "K9 S6"}
    assert len(seen) == 2


def test_V7_may_be_only_a_look():
    table = tricks_table(["V7 K3", "S3 S4", "T3"], deck="K9 K10")
    do(table, "V7", "seat 1", "no")
    assert ([hand(table, seat) for seat in range(3)], happened(table, "exchange")) == (["K3 K9", "S3 S4", "T3"], [])
    assert (who_knows(table, "S3"), who_knows(table, "S4")) == ({0, 1}, {0, 1})


def test_V7_makes_onlookers_lose_track_of_both_hands():
    """They don't see which cards changed hands. (Family 6.4)"""
    table = tricks_table(["V7 K3 K4", "S3 S4", "T3"], deck="K9 K10")
    let_know(table, 2, "K4 S3 S4")
    do(table, "V7", "seat 1", "K3")
    assert [2 in who_knows(table, card) for card in ("K3", "K4", "S3", "S4")] == [False] * 4
    assert who_knows(table, "K4") == {0}


@pytest.mark.parametrize(("own", "picked"), [("K3", ""), ("", "S3"), ("", "")])
def test_V7_can_do_nothing_where_a_hand_is_empty(own: str, picked: str):
    """Its user is asked all the same and can only say no. (Family 3.6)"""
    table = tricks_table([f"V7 {own}", picked, "T3"], deck="K9 K10")
    do(table, "V7", "seat 1")
    assert (table.current_player(), may_do(table)) == (0, {"no"})
    do(table, "no")
    look = [] if picked else ["Pick another player and look at their hand."]
    assert skipped(table)[: len(look)] == look
    assert happened(table, "exchange") == []
    assert [hand(table, seat) for seat in range(3)] == [f"{own} K9".strip(), picked, "T3"]
