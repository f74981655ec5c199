"""Building. (Chess 4)"""

import pytest

from tests.chess_table import (
    SECOND_PLAYER,
    at,
    builds_of,
    chess_table,
    do,
    events,
    goes,
    hand,
    known_to,
    laid,
    may_do,
    refused,
)

OPEN = laid(a1="S13", b1="V13", c2="S12", e6="T13", f6="K13", e5="T12")
FIRST_RANKS = {f"square {file}{rank}" for file in "abcdef" for rank in "12"}
SECOND_RANKS = {f"square {file}{rank}" for file in "abcdef" for rank in "56"}


def test_4_1_three_times_in_a_game():
    table = chess_table(OPEN, hands=("S5 S6 S7 S8", "K5"))
    for card, square, answer in [("S5", "a2", "e5-e4"), ("S6", "b2", "e4-e5"), ("S7", "d2", "e5-e4")]:
        assert f"build {card}" in may_do(table)
        do(table, f"build {card}", square)
        assert at(table, square) == card
        do(table, answer)
    assert builds_of(table) == set()
    assert refused(table, "build S8") == "Chess 4.1"
    assert table.facts()["builds_left"] == [0, 3]
    assert hand(table, 0) == "S8"


def test_4_1_a_new_pawn_moves_like_any_other():
    table = chess_table(OPEN, hands=("S5", ""))
    do(table, "build S5", "d1", "e5-e4")
    assert goes(table, "d1") == {"d2", "c1", "e1", "e2"}


@pytest.mark.parametrize(("hand", "buildable"), [
    ("S1 S2 S9 S10 S11 V11", "S2 S9 S10"),
    ("K2 T5 V5 S3", "V5 S3"),
])  # fmt: skip
def test_4_2_a_pawn_of_ones_own_domains(hand, buildable):
    table = chess_table(OPEN, hands=(hand, ""))
    assert builds_of(table) == set(buildable.split())
    for card in set(hand.split()) - set(buildable.split()):
        assert refused(table, f"build {card}") == "Chess 4.2"
    assert refused(table, "build S6") == "Chess 1.2", "not in the hand"


def test_4_2_the_second_player_builds_knowledge_and_technology():
    table = chess_table(OPEN, hands=("", "K2 T5 V5 S3"), to_act=SECOND_PLAYER)
    assert builds_of(table) == {"K2", "T5"}


def test_4_3_on_the_first_or_second_rank():
    table = chess_table(OPEN, hands=("S5", "K5"))
    do(table, "build S5")
    assert may_do(table) == FIRST_RANKS - {"square a1", "square b1", "square c2"}
    assert refused(table, "a3") == "Chess 4.3"
    second = chess_table(OPEN, hands=("S5", "K5"), to_act=SECOND_PLAYER)
    do(second, "build K5")
    assert may_do(second) == SECOND_RANKS - {"square e6", "square f6", "square e5"}


def test_4_4_on_an_empty_square():
    """Two squares of the first two ranks are not the first player's; on one of them stands an enemy."""
    board = """
        .   .   .  .  T13 K13
        .   .   .  .  .   .
        .   .   .  .  .   .
        .   .   .  .  .   .
        V2  V3  V4 V5 K12 .
        S13 V13 S3 S4 S5  S6
    """
    table = chess_table(board, hands=("S8 S9", ""))
    do(table, "build S8")
    assert may_do(table) == {"square f2"}
    do(table, "f2", "f6-f5")
    assert builds_of(table) == set()
    assert refused(table, "build S9") == "Chess 4.4"


def test_4_5_the_value_as_it_counts_now_the_domain_as_printed():
    table = chess_table(OPEN, hands=("S11 S10 V1 K5", ""), counts_as={"S11": 10, "S10": 11, "V1": 2})
    table.alter(4, 5, 1)
    assert table.change_text(4) == "science 5"
    assert builds_of(table) == {"S11", "V1"}
    do(table, "build S11", "d1", "e5-d5")
    assert goes(table, "d1") == {"d2", "c1", "e1", "e2"}, "still a pawn"
    do(table, "c2-c3", "d5-e5")
    assert goes(table, "d1") == {"b2", "f2", "e3"}, "a knight again; c3 has a piece of its own"


def test_4_5_a_printed_13_is_never_built():
    table = chess_table(laid(a1="S13", c2="S12", e6="T13"), hands=("V13", ""), counts_as={"V13": 10})
    assert builds_of(table) == set()
    assert refused(table, "build V13") == "Chess 4.2"


def test_4_6_the_card_is_shown_then_the_square_chosen():
    table = chess_table(OPEN, hands=("S5 S6", ""))
    do(table, "build S5")
    assert "S5" in known_to(table, 1)
    assert "S6" not in known_to(table, 1)
    assert all(text.startswith("square") for text in may_do(table)), "no way back"
    do(table, "a2")
    assert [(moved.source.zone, moved.target.at) for event in events(table, "build") for moved in event.moved] == [
        ("hand", "a2")
    ]
    assert hand(table, 0) == "S6"


def test_4_7_a_captured_pawn_may_be_recovered_built_and_upgraded():
    position = laid(a1="S13", b1="V13", d5="S3", c2="S2", e6="T13", f6="K13")
    table = chess_table(position, hands=("S1 V12", ""), to_act=SECOND_PLAYER)
    do(table, "e6-d5", "no", "S1", "S3", "d5-e6", "build S3", "c1", "e6-d5", "upgrade V12", "c1")
    assert (at(table, "c1"), hand(table, 0)) == ("V12", "S3")
    twin = chess_table(position, hands=("S1 V12", ""), to_act=SECOND_PLAYER)
    do(twin, "e6-d5", "no", "S1", "S3", "d5-e6", "upgrade S3", "c2")
    assert (at(twin, "c2"), hand(twin, 0)) == ("S3", "S2 V12"), "it may also come back in place of another"


def test_4_3_another_square_is_refused_for_its_own_reason():
    table = chess_table(OPEN, hands=("S5", ""))
    do(table, "build S5")
    assert refused(table, "a3") == "Chess 4.3"
    assert refused(table, "a1") == "Chess 4.4"
    assert refused(table, "S5") == "Chess 4.3"
    attacked = chess_table(laid(e6="T13", f6="K13", a1="S13", a5="T1", c1="S2"), hands=("S6", ""))
    do(attacked, "build S6")
    assert refused(attacked, "b1") == "Chess 7.5"
