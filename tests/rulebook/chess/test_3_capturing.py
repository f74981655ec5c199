"""Capturing. (Chess 3)"""

import pytest

from techdeck.core.zones import EXPELLED
from tests.chess_table import SECOND_PLAYER, at, chess_table, discard, do, goes, hand, laid, may_do, told, zone
from tests.rulebook.chess.words import frame

MIDDLE = """
    .   .   .   .   T13 K13
    .   .   .   .   .   .
    .   K5  T7  K9  .   .
    .   .   S2  .   .   .
    .   .   .   .   .   .
    S13 V13 S1  .   .   .
"""


def test_3_1_pieces_capture_as_they_move():
    table = chess_table(MIDDLE)
    assert {"b4", "c4", "d4"} <= goes(table, "c3")
    do(table, "c3-c4")
    assert (at(table, "c3"), at(table, "c4")) == (".", "S2")
    [mover, taken] = told(table, "capture")[0]["cards"]
    assert (mover["card"], mover["from"]["at"], mover["to"]["at"]) == ("S2", "c3", "c4")
    assert (taken["card"], taken["from"]["at"], taken["to"]["zone"]) == ("T7", "c4", "discard")


def test_3_2_the_captured_card_is_discarded():
    table = chess_table(MIDDLE, discard="T4")
    do(table, "c3-d4", "no")
    assert discard(table) == "K9 T4"


def test_3_3_a_captured_king_is_expelled():
    table = chess_table(laid(a1="S13", b1="V13", c3="S2", d4="T13", f6="K13"))
    do(table, "c3-d4", "no")
    assert discard(table) == ""
    assert "T13" in zone(table, EXPELLED).split()
    assert table.scores() == [1, 0]
    [capture] = told(table, "capture")
    assert (capture["cards"][1]["to"]["zone"], capture["about"]["kings_left"]) == ("expelled", 1)


def test_3_4_the_effect_of_the_capturing_card_may_be_used():
    table = chess_table(MIDDLE, hands=("V5", ""))
    do(table, "c3-c4")
    assert may_do(table) == {"yes", "no"}
    do(table, "yes", "T7", "V5")
    assert hand(table, 0) == "T7", "S2: exchange a hand card with one of the discard pile"
    assert at(table, "c4") == "S2"
    other = chess_table(MIDDLE, hands=("V5", ""))
    do(other, "c3-c4", "no")
    assert hand(other, 0) == "V5"
    assert other.current_player() == 1


@pytest.mark.parametrize("to", ["b4", "c4", "d4"])
def test_3_5_one_is_asked_after_every_capture(to):
    table = chess_table(MIDDLE)
    do(table, f"c3-{to}")
    assert frame(table) == "UsePiece", "even if the effect can do nothing"


def test_3_5_nobody_is_asked_when_the_game_is_over():
    """The last piece but the kings is captured: a draw, and the king's effect is not asked about."""
    table = chess_table(laid(c2="S13", c3="K5", f6="T13"))
    do(table, "c2-c3")
    assert table.is_terminal()


def test_3_5_the_piece_stays_and_its_effect_may_hit_itself():
    """V9 captures and exchanges itself with a hand card: the rook stands on the square of the capture."""
    table = chess_table(MIDDLE.replace("S2", "V9"), hands=("V1", ""))
    do(table, "c3-c4", "yes")
    assert {"V9", "S1"} == may_do(table), "all its pieces but the kings"
    do(table, "V9", "V1")
    assert (at(table, "c4"), hand(table, 0), discard(table)) == ("V1", "V9", "T7")


def test_3_5_the_second_player_too():
    table = chess_table(MIDDLE, hands=("", "T4"), to_act=SECOND_PLAYER)
    do(table, "b4-c3")
    assert (frame(table), int(table.current_player())) == ("UsePiece", 1)
