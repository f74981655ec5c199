"""Moving. (Chess 2)"""

import pytest

from tests.chess_table import SECOND_PLAYER, at, chess_table, do, goes, laid, refused


def alone(piece: str, square: str, *others: str) -> str:
    """A board with a piece of one side on a square, all kings in corners far away, and others as "K5 b4"."""
    placed = {text.split()[1]: text.split()[0] for text in others}
    return laid(**{"a1": "S13", "b1": "V13", "e6": "T13", "f6": "K13", square: piece} | placed)


def lines(text: str) -> set[str]:
    """Squares from a text."""
    return set(text.split())


def test_2_1_a_piece_goes_to_another_square_but_never_to_its_own_side():
    table = chess_table(alone("S12", "c3", "V5 c4", "K5 d3"))
    assert "c4" not in goes(table, "c3")
    assert "d3" in goes(table, "c3")
    assert refused(table, "c3-c4") == "Chess 2.1"
    assert refused(table, "d4-d5") == "Chess 2.1", "nothing stands there"
    assert refused(table, "d3-d2") == "Chess 2.1", "not your piece"
    do(table, "c3-c2")
    assert (at(table, "c3"), at(table, "c2")) == (".", "S12")


def test_2_2_a_1_is_a_rook():
    table = chess_table(alone("S1", "c3"))
    assert goes(table, "c3") == lines("c1 c2 c4 c5 c6 a3 b3 d3 e3 f3")
    assert refused(table, "c3-d4") == "Chess 2.2"


def test_2_3_an_11_is_a_knight():
    assert goes(chess_table(alone("V11", "c3")), "c3") == lines("b5 d5 e4 e2 d1 a4 a2"), "b1 has a king of its own"
    assert goes(chess_table(alone("V11", "f1")), "f1") == lines("e3 d2")
    assert refused(chess_table(alone("V11", "c3")), "c3-c4") == "Chess 2.3"


def test_2_4_a_12_is_a_queen():
    straight, slanted = lines("c1 c2 c4 c5 c6 a3 b3 d3 e3 f3"), lines("b4 a5 d4 e5 f6 b2 d2 e1")
    assert goes(chess_table(alone("V12", "c3")), "c3") == straight | slanted
    assert refused(chess_table(alone("V12", "c3")), "c3-d5") == "Chess 2.4"


def test_2_5_a_13_is_a_king_of_one_or_two_steps():
    table = chess_table("""
        .   .   . . T13 K13
        .   .   . . .   .
        .   .   . . .   .
        .   .   S13 . .   .
        .   .   . . .   .
        V13 .   . . .   .
    """)  # fmt: skip
    assert goes(table, "c3") == lines("c4 c5 c2 c1 b3 a3 d3 e3 b4 a5 d4 e5 b2 d2 e1")
    assert refused(table, "c3-c6") == "Chess 2.5"
    assert refused(table, "c3-d5") == "Chess 2.5", "no corner in its way"


@pytest.mark.parametrize("value", range(2, 11))
def test_2_6_2_to_10_are_pawns(value):
    forward_and_sideways = lines("c4 b3 d3 b4 d4")
    assert forward_and_sideways <= goes(chess_table(alone(f"S{value}", "c3")), "c3")


def test_2_7_all_diagonals_but_never_straight_back():
    table = chess_table(alone("S5", "c3", "K5 c4"))
    assert goes(table, "c3") == lines("c4 b3 d3 b4 d4 b2 d2")
    assert refused(table, "c3-c2") == "Chess 2.6"
    second = chess_table(alone("S5", "c3", "K5 c4"), to_act=SECOND_PLAYER)
    assert goes(second, "c4") == lines("c3 b4 d4 b3 d3 b5 d5"), "its forward is down the board"


def test_2_8_only_the_knight_jumps():
    ring = [f"K{n} {square}" for n, square in enumerate(["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"], 2)]
    for piece in ("S1", "V12"):
        assert goes(chess_table(alone(piece, "c3", *ring)), "c3") <= lines("b2 c2 d2 b3 d3 b4 c4 d4")
    assert goes(chess_table(alone("S11", "c3", *ring)), "c3") == lines("b5 d5 e4 e2 d1 a4 a2")
    king = chess_table(alone("S5", "e3", "K5 a2"))
    assert "a3" not in goes(king, "a1"), "the king can't pass a2"
    assert {"a2", "c3"} <= goes(king, "a1")


def test_2_9_a_king_may_pass_an_attacked_square():
    """The rook on f2 attacks the whole of rank 2; the last king goes over it, and not onto it."""
    table = chess_table("""
        .   . . . T13 K13
        .   . . . .   .
        .   . . . .   .
        .   . . . .   .
        .   . . . .   T1
        S13 . . . S2  .
    """)  # fmt: skip
    assert goes(table, "a1") == lines("b1 c1 a3 c3")


def test_2_10_a_piece_moves_by_the_value_it_counts_as():
    table = chess_table(alone("S10", "c3"), counts_as={"S10": 11})
    assert goes(table, "c3") == lines("b5 d5 e4 e2 d1 a4 a2")
    rook = chess_table(alone("S2", "c3"), counts_as={"S2": 1})
    assert goes(rook, "c3") == lines("c1 c2 c4 c5 c6 a3 b3 d3 e3 f3")


def test_2_11_a_piece_belongs_to_its_side_whatever_domain_it_counts_as():
    table = chess_table(alone("S5", "c3", "K5 d4"))
    table.alter(4 + 13, 5, 0)
    assert table.change_text(4 + 13) == "knowledge 5"
    assert "d4" in goes(table, "c3"), "it still captures the other side"
    do(table, "c3-c4")
    assert at(table, "c4") == "S5"
    assert "c4" in goes(table, "d4"), "and is captured by it"
