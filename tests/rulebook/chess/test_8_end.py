"""End of the game. (Chess 8)"""

import pytest

from techdeck.games.chess.tables import Tables
from tests.chess_table import SECOND_PLAYER, chess_table, do, ended_by, facts, laid, may_do
from tests.rulebook.chess.words import dealt, play_on, ready

MATE_IN_ONE = laid(e1="S13", d1="S1", f5="V1", f4="S12", a6="T13")
"""The rook goes to d6: rank 6, 5 and 4 are covered, so the king has no way out."""
STALEMATE_IN_ONE = laid(f1="S13", b1="S1", f5="V1", c1="S12", a6="T13")
"""The queen goes to c2: every square round the king is attacked, and the king is not."""
SHUFFLE = laid(a1="S13", c1="V13", d1="S1", e6="T13", f4="K13", a6="T1")
FOUR_MOVES = ("a1-a2", "e6-e5", "a2-a1", "e5-e6")
"""After these the same position is there again."""


def test_8_1_who_has_captured_both_kings_wins_at_once():
    """It takes a change that ends (7.8), or a board set up by hand, to find a last king attacked."""
    table = chess_table(laid(a1="S13", c1="V13", d1="S1", d6="T13", f5="K13", a5="K5"))
    do(table, "d1-d6", "no")
    assert ended_by(table) == "", "one king is left"
    last = chess_table(laid(a1="S13", c1="V13", d6="T13", a6="S1", a5="K5"))
    do(last, "a6-d6")
    assert ended_by(last) == "kings_captured"
    assert last.returns() == [1.0, -1.0]
    assert facts(last, "end") == [{"why": "kings_captured"}]


def test_8_2_mate():
    table = chess_table(MATE_IN_ONE)
    do(table, "d1-d6")
    assert ended_by(table) == "mate"
    assert table.returns() == [1.0, -1.0]
    escape = chess_table(MATE_IN_ONE.replace("V1", "V2"))
    do(escape, "d1-d6")
    assert ended_by(escape) == "", "rank 5 is open"


def test_8_2_the_second_player_may_mate_too():
    """The same from the other side of the board, and with the first player in seat 1."""
    table = chess_table(laid(e6="T13", d6="T1", f2="K1", f3="K12", a1="S13"), to_act=SECOND_PLAYER, first=1)
    do(table, "d6-d1")
    assert ended_by(table) == "mate"
    assert table.returns() == [1.0, -1.0], "seat 0 is the second player"


def test_8_2_a_build_may_save_the_king_but_no_effect():
    useless = chess_table(MATE_IN_ONE, hands=("", "V5 K11"))
    do(useless, "d1-d6")
    assert ended_by(useless) == "mate"
    build = chess_table(MATE_IN_ONE, hands=("", "K5"))
    do(build, "d1-d6")
    assert ended_by(build) == ""
    assert may_do(build) == {"build K5"}
    do(build, "build K5")
    assert may_do(build) == {"square b6", "square c6"}
    used_up = chess_table(MATE_IN_ONE, hands=("", "K5"), builds=(3, 0))
    do(used_up, "d1-d6")
    assert ended_by(used_up) == "mate"


def test_8_3_no_action_without_an_attack_is_stalemate():
    table = chess_table(STALEMATE_IN_ONE)
    do(table, "c1-c2")
    assert ended_by(table) == "stalemate"
    for card in ("V5", "K5"):
        other = chess_table(STALEMATE_IN_ONE, hands=("", card))
        do(other, "c1-c2")
        assert ended_by(other) == "", "a card may be used, or even built"


def test_8_4_a_stalemate_is_a_draw():
    """With two kings it can't come about: one of them would have to be shut in by own pieces that can't move."""
    table = chess_table(STALEMATE_IN_ONE)
    do(table, "c1-c2")
    assert table.returns() == [0.0, 0.0]


def test_8_5_a_king_each_and_nothing_else_is_a_draw():
    table = chess_table(laid(c2="S13", c3="K5", f6="T13"))
    do(table, "c2-c3")
    assert ended_by(table) == "bare_kings"
    assert table.returns() == [0.0, 0.0]
    for more in ({"a1": "V13"}, {"a1": "S2"}, {"a6": "T3"}):
        other = chess_table(laid(c2="S13", c3="K5", f6="T13", **more))
        do(other, "c2-c3", "no")
        assert ended_by(other) == "", f"{more} is left"


def test_8_6_whatever_cards_the_players_hold():
    table = chess_table(laid(c2="S13", c3="K5", f6="T13"), hands=("S5 V9", "K6 T7"))
    do(table, "c2-c3")
    assert ended_by(table) == "bare_kings"


def test_8_7_the_same_position_for_the_third_time_is_a_draw():
    table = chess_table(SHUFFLE)
    do(table, *FOUR_MOVES, *FOUR_MOVES[:3])
    assert ended_by(table) == ""
    do(table, FOUR_MOVES[3])
    assert ended_by(table) == "repetition"
    assert table.returns() == [0.0, 0.0]


def test_8_7_unless_the_option_is_off():
    table = chess_table(SHUFFLE, options={"repetition": "off"})
    do(table, *FOUR_MOVES, *FOUR_MOVES, *FOUR_MOVES)
    assert ended_by(table) == ""


def test_8_7_other_moves_in_between_do_not_matter():
    table = chess_table(SHUFFLE)
    do(table, *FOUR_MOVES, "d1-d2", "a6-a5", "d2-d1", "a5-a6")
    assert ended_by(table) == "repetition"


def test_8_8_the_same_cards_on_the_same_squares():
    """Two rooks change places: only when each is back it is the position of the start again."""
    table = chess_table(laid(a1="S13", f1="V13", a3="S1", c3="V1", e6="T13", f6="K13"))
    swap = ("a3-a4", "e6-e5", "c3-a3", "e5-e6", "a4-c4", "e6-e5", "c4-c3", "e5-e6")
    back = ("c3-c2", "e6-e5", "a3-c3", "e5-e6", "c2-a2", "e6-e5", "a2-a3", "e5-e6")
    do(table, *swap, *back)
    assert ended_by(table) == "", "rooks stood on these squares for the third time, but not the same cards"
    do(table, *swap)
    assert ended_by(table) == ""
    do(table, *back)
    assert ended_by(table) == "repetition"


def test_8_8_equal_marks_are_not_enough():
    """If every position had the same mark, only the boards would tell them apart."""
    table = chess_table(SHUFFLE)
    table.tables = Tables()
    for card in range(54):
        table.tables.weights[card] = 0
    do(table, "a1-a2", "a6-a5", "a2-a3", "e6-e5", "d1-d2", "a5-b5", "d2-e2", "f4-f5", "e2-f2", "b5-c5")
    assert ended_by(table) == ""


def test_8_8_no_card_effect_in_between():
    """Both use a card that does nothing: the count begins anew."""
    table = chess_table(SHUFFLE, hands=("S10", "S5"))
    do(table, *FOUR_MOVES, "S10", "S5", *FOUR_MOVES)
    assert ended_by(table) == ""
    do(table, *FOUR_MOVES)
    assert ended_by(table) == "repetition"


def test_8_8_no_lasting_change_has_ended_in_between():
    """The rook counts as a pawn for the first three turns."""
    table = chess_table(SHUFFLE, counts_as={"S1": 2})
    do(table, *FOUR_MOVES, *FOUR_MOVES)
    assert ended_by(table) == ""
    do(table, *FOUR_MOVES[:3])
    assert ended_by(table) == "repetition"


def test_8_8_a_capture_a_build_or_an_upgrade_begins_anew():
    table = chess_table(SHUFFLE, hands=("S5", ""))
    do(table, *FOUR_MOVES, "build S5", "b1", "e6-e5", "a1-a2", "e5-e6", "a2-a1", "e6-e5", "a1-a2", "e5-e6")
    assert ended_by(table) == ""


@pytest.mark.parametrize("limit", [1, 3])
def test_8_9_actions_without_progress(limit):
    table = chess_table(SHUFFLE, options={"no_progress": str(limit), "repetition": "off"})
    do(table, *(FOUR_MOVES * 2)[: 2 * limit - 1])
    assert ended_by(table) == ""
    do(table, (FOUR_MOVES * 2)[2 * limit - 1])
    assert ended_by(table) == "no_progress"
    assert table.returns() == [0.0, 0.0]


def test_8_9_the_usual_limit_is_50_actions_of_each():
    table = chess_table(SHUFFLE, options={"repetition": "off"})
    do(table, *FOUR_MOVES * 24, *FOUR_MOVES[:3])
    assert ended_by(table) == ""
    assert table.facts()["actions_without_progress"] == 99
    do(table, FOUR_MOVES[3])
    assert ended_by(table) == "no_progress"


@pytest.mark.parametrize(
    "progress", [["build S5", "b1"], ["upgrade S5", "e1"], ["d1-d6", "no"]], ids=["build", "upgrade", "capture"]
)
def test_8_9_a_capture_a_build_or_an_upgrade_is_progress(progress):
    board = laid(a1="S13", c1="V13", d1="S1", e1="S2", e6="T13", f4="K13", d6="T1")
    table = chess_table(board, hands=("S5", ""), options={"no_progress": "2"})
    do(table, "a1-a2", "e6-e5", *progress, "e5-e6", "a2-a1")
    assert ended_by(table) == ""
    assert table.facts()["actions_without_progress"] == 2


def test_8_9_a_card_effect_is_not():
    table = chess_table(SHUFFLE, hands=("S10", "S5"), options={"no_progress": "2"})
    do(table, "a1-a2", "e6-e5", "S10", "S5")
    assert ended_by(table) == "no_progress"


def test_8_10_after_600_actions_the_game_is_a_draw():
    assert ready().facts()["actions_left"] == 600
    table = chess_table(SHUFFLE, options={"max_actions": "5"})
    do(table, *FOUR_MOVES)
    assert ended_by(table) == ""
    do(table, "a1-a2")
    assert ended_by(table) == "action_limit"
    assert table.returns() == [0.0, 0.0]


def test_8_10_no_game_is_longer():
    for seed in range(3):
        table = ready(seed, max_actions="20", no_progress="300", repetition="off")
        play_on(table, seed=seed)
        assert ended_by(table) != ""
        assert int(str(table.facts()["turn"])) <= 21


@pytest.mark.parametrize(
    ("position", "last", "end"), [(MATE_IN_ONE, "d1-d6", "mate"), (STALEMATE_IN_ONE, "c1-c2", "stalemate")]
)
def test_8_11_a_win_or_a_stalemate_goes_before_the_other_draws(position, last, end):
    """The king comes to a6 and the last move is made: the second action without progress, and the last of all."""
    limits = {"max_actions": "3", "no_progress": "1"}
    table = chess_table(position.replace("T13", ".").replace("\n. ", "\nT13 ", 1), options=limits, to_act=SECOND_PLAYER)
    do(table, "a5-a6", last)
    assert ended_by(table) == end


def test_8_12_in_a_draw_both_are_level():
    table = chess_table(STALEMATE_IN_ONE)
    do(table, "c1-c2")
    assert table.winners() == 3
    assert table.returns() == [0.0, 0.0]


def test_8_13_a_king_is_a_point_and_a_winner_by_capture_or_mate_has_two():
    assert ready().scores() == [0, 0]
    capture = chess_table(laid(a1="S13", c1="V13", d1="S1", d6="T13", f5="K13", a5="K5"))
    do(capture, "d1-d6")
    assert capture.scores() == [1, 0]
    mate = chess_table(MATE_IN_ONE)
    assert mate.scores() == [1, 1]
    do(mate, "d1-d6")
    assert mate.scores() == [2, 1]


def test_8_13_who_wins_because_the_other_concedes_may_have_fewer():
    table = ready()
    table.apply_action(table.string_to_action(1, "concede"), 1)
    assert table.is_terminal()
    assert (table.returns(), table.scores()) == ([1.0, -1.0], [0, 0])


def test_8_13_nobody_has_points_before_a_king_is_captured():
    """Also while the pieces are still being put on the board."""
    table = dealt()
    for _ in range(14):
        assert table.scores() == [0, 0]
        assert table.facts()["in_check"] == [False, False]
        do(table, sorted(may_do(table))[0])
    assert table.scores() == [0, 0]


def test_8_8_a_change_that_ended_with_its_card_does_not_end_again():
    """S5 counts as 6, and the second player's text has it discarded at once: turns later nothing is left to end."""
    table = chess_table(SHUFFLE, hands=("S11 S5", "S3"), deck="K8 K9")
    do(table, "S11", "S5", "higher", "S3", "value 6", "S5")
    do(table, *FOUR_MOVES, *FOUR_MOVES[:3])
    assert ended_by(table) == ""
    do(table, FOUR_MOVES[3])
    assert ended_by(table) == "repetition"
