"""The turn. (Chess 1)"""

import pytest

from techdeck.core.counting import ROUND
from tests.chess_table import at, chess_table, discard, do, hand, may_do
from tests.rulebook.chess.words import play_on, ready

BOARD = """
    .   .   . . T13 K13
    .   .   . . .   .
    .   .   . . .   .
    .   .   . . .   .
    S2  .   . . .   .
    S13 V13 . . .   .
"""
CAPTURE = """
    .   .   .  . T13 K13
    .   .   .  . .   .
    .   .   .  . .   .
    .   .   K2 . .   .
    .   S2  .  . .   .
    S13 V13 .  . .   .
"""


def test_1_1_the_first_player_begins_and_they_alternate():
    for seed in range(4):
        table = ready(seed)
        first = int(table.current_player())
        assert at(table, "a1")[0] in "SV"
        do(table, "a2-a3")
        assert table.current_player() == 1 - first
        do(table, "a5-a4")
        assert table.current_player() == first


@pytest.mark.parametrize("action", [["a2-a3"], ["build S5", "c1"], ["upgrade V6", "a2"], ["K7"]])
def test_1_2_one_of_four_things(action):
    table = chess_table(BOARD, hands=("S5 V6 K7", "T5"))
    assert {text.split()[0] for text in may_do(table)} == {"move", "build", "upgrade", "S5", "V6", "K7"}
    do(table, *action)
    play_on(table, "Turn")
    assert table.nums[ROUND] == 2, "one thing is a turn"
    assert table.current_player() == 1


def test_1_3_nobody_may_pass():
    table = chess_table(hands=("S5", "T5"))
    assert "no" not in may_do(table)


def test_1_4_nothing_is_drawn_for_a_card_that_left():
    table = chess_table(BOARD, hands=("S5 V6 K7", "T5"), deck="K9 K10 T6 T7")
    do(table, "build S5", "c2")
    assert hand(table, 0) == "K7 V6"
    do(table, "e6-e5")
    do(table, "upgrade V6", "a2")
    assert hand(table, 0) == "K7 S2", "the pawn came, no card was drawn"


def test_1_4_a_hand_may_be_empty():
    table = chess_table(BOARD, deck="K9 K10")
    do(table, "a1-b2", "e6-e5")
    assert (hand(table, 0), hand(table, 1)) == ("", "")


def test_1_5_the_effect_of_a_capturing_piece_is_part_of_the_action():
    """S2 captures and exchanges a hand card with the captured one, all in turn 1."""
    table = chess_table(CAPTURE, hands=("S5", ""))
    do(table, "b2-c3", "yes", "K2")
    assert (table.nums[ROUND], int(table.current_player())) == (1, 0)
    do(table, "S5")
    assert (hand(table, 0), discard(table)) == ("K2", "S5")
    assert (table.nums[ROUND], int(table.current_player())) == (2, 1)
