"""Tech Chess at the terminal: the board, typed moves, and what is told."""

import pytest

from techdeck.core.state import State
from techdeck.games import load_game
from techdeck.terminal.screen import length
from tests.chess_table import at, board, chess_table, do, ended_by, laid, rows
from tests.terminal.typist import drawn, flat, shown, told

KINGS = {"a1": "S13", "f1": "V13", "a6": "K13", "f6": "T13"}


def against_chance(state: State, *typed: str, seat: int = 0, width: int = 80) -> str:
    """What the person sees who types these lines against a random player."""
    return shown(state, *typed, seat=seat, width=width, bot="random")


def test_the_own_side_is_at_the_bottom_in_capitals():
    lines = drawn(chess_table())
    assert lines[2].startswith("6 | rook  | king  | queen |knight | king  | rook  |   knowledge and technology")
    assert lines[3].startswith("  |__T1___|__T13__|__K12__|__K11__|__K13__|__K1___|")
    assert lines[12].startswith("1 | ROOK  | KING  | QUEEN |KNIGHT | KING  | ROOK  |")
    assert lines[14].split()[:6] == list("abcdef")


def test_the_second_player_sees_the_board_from_the_other_side():
    lines = drawn(chess_table(), seat=1)
    assert lines[2].startswith("1 | rook  | king  |knight | queen | king  | rook  |")
    assert lines[12].startswith("6 | ROOK  | KING  |KNIGHT | QUEEN | KING  | ROOK  |")
    assert lines[14].split()[:6] == list("fedcba")


@pytest.mark.parametrize("width", [40, 60, 80, 100])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_table_fits_the_screen(width, seat):
    table = chess_table(hands=("V5 V9", "K9 T9"), deck="K5 K6")
    do(table, "d1-c3", "d6-e4", "c3-b5", "no")
    for colour in (False, True):
        lines = drawn(table, seat, width, colour)
        # The heading has no shorter form below 60 columns.
        assert all(length(line) <= max(width, 50) for line in lines)
        assert sum("|" in line for line in lines) == 12


def test_builds_upgrades_hands_and_captured_pieces_stand_beside_the_board():
    table = chess_table(laid(**KINGS, b2="S3", b3="K4"), hands=("V5", "K9 T9"), builds=(2, 3), upgrades=(1, 2))
    do(table, "b2-b3", "no")
    text = game_text(table.game, People(2, 0), Screen(width=80, colour=False))
    assert table.journal is not None
    text.teller.tell(table.journal.feed(0))
    lines = text.table(table.view(0).table)
    beside = [line[54:] for line in lines]
    for part in ("2 cards in hand", "3 builds, 2 upgrades left", "1 card in hand", "2 builds, 1 upgrade left"):
        assert part in beside
    assert "captured K4" in beside


def test_check_is_told_with_the_piece_and_the_king():
    table = chess_table(laid(**KINGS, c6="K1", c3="S12"))
    do(table, "c3-a3")
    assert told(table)[-1] == "You say check: Ben's king is attacked."
    lines = drawn(table, seat=1)
    assert any("KING!" in line for line in lines)
    assert "Check: Ada's queen S12 on a3 attacks your king on a6." in lines


def test_the_question_says_what_a_check_means():
    two = chess_table(laid(**KINGS, a4="T1"))
    assert "Check! With two kings you may leave it so" in flat(against_chance(two))
    one = chess_table(laid(a1="S13", c1="V1", a6="K13", f6="T13", a4="T1"))
    assert "Check! You must get your last king out of the attack." in flat(against_chance(one))


@pytest.mark.parametrize("typed", ["b2-b3", "b2 b3", "b2b3", "B2-B3", "b2 to b3", "move b2-b3", "b2xb3"])
def test_a_move_may_be_typed_in_many_ways(typed):
    table = chess_table()
    assert "You move the pawn S3 from b2 to b3." in against_chance(table, typed)
    assert at(table, "b3") == "S3"


def test_a_piece_is_picked_by_number_by_square_or_by_card_and_then_its_square():
    for typed in (("1", "1"), ("knight", "c3"), ("d1", "d1 to c3")):
        table = chess_table()
        text = against_chance(table, *typed)
        assert "The knight S11 on d1 moves two squares along a rank or file" in flat(text)
        assert "You move the knight S11 from d1 to" in text


def test_a_square_that_several_pieces_reach_is_asked_about():
    assert "'b3' could be: pawn a2, pawn b2, pawn c2. Please say a bit more." in against_chance(chess_table(), "b3")


def test_a_move_that_is_not_allowed_is_refused_with_the_clause():
    text = against_chance(chess_table(), "a1-a3", "b2-b4", "c4-c5", "a1-b1")
    for reason in (
        "Not allowed: a rook can't go from a1 to a3 now (Chess 2.2).",
        "Not allowed: a pawn can't go from b2 to b4 now (Chess 2.6).",
        "Not allowed: no piece of yours stands on c4 (Chess 2.1).",
        "Not allowed: a piece of your own stands on b1 (Chess 2.1).",
    ):
        assert reason in text


def test_a_build_is_one_sentence_to_be_agreed_to():
    table = chess_table(laid(**KINGS), hands=("V5", ""))
    before = table.hash()
    assert "You build V5 Banking as a pawn on b2." in against_chance(table, "V5", "build", "b2", "n")
    assert table.hash() == before
    text = against_chance(table, "build V5", "b2", "y")
    assert "- You build V5 Banking as a pawn on b2." in text
    assert at(table, "b2") == "V5"


def test_an_upgrade_is_one_sentence_to_be_agreed_to_and_can_be_left():
    table = chess_table(laid(**KINGS, b2="S3"), hands=("V12", ""))
    text = flat(against_chance(table, "V12", "upgrade", "b", "V12", "upgrade", "1", "y"))
    assert "You exchange the pawn S3 Biometrics on b2 for V12 Logistics, a queen; the pawn comes to your hand." in text
    assert "- You upgrade: V12 Logistics is now a queen on b2; the pawn S3 goes back to your hand." in text


def test_a_hand_card_shows_its_text_before_it_is_used():
    table = chess_table(laid(**KINGS), hands=("K10 V5", ""), deck="T9 T8 T7")
    text = flat(against_chance(table, "big data", "use"))
    assert 'K10 Big Data: "Draw 2. Discard 2."' in text
    assert "You get T9 Manufacturing and T8 Semiconductors." in text


def test_a_capture_is_one_sentence_and_its_text_is_offered():
    table = chess_table(laid(**KINGS, b2="V5", b3="K4"), deck="T9 T8 T7")
    text = flat(against_chance(table, "b2-b3", "yes"))
    assert "- Your pawn V5 goes from b2 to b3 and captures Ben's pawn K4." in text
    assert 'Use the text of your pawn V5 on b3? "Draw 2. Pick another player, who draws 1."' in text
    assert "You get T9 Manufacturing and T8 Semiconductors." in text


def test_a_captured_king_is_told_with_what_that_means():
    table = chess_table(laid(**KINGS, c3="S12", c6="K1"))
    do(table, "c3-f6", "no")
    assert told(table, 1)[0] == (
        "Ada's queen S12 goes from c3 to f6 and captures your king T13. "
        "You have one king left, which may not stay attacked (Chess 7.4)."
    )


def test_a_card_that_comes_by_a_text_is_told_with_its_square():
    table = chess_table(laid(**KINGS, b2="S3"), hands=("V9 S12", ""))
    do(table, "V9", "S3", "S12")
    assert "S12 Renewal stands on b2 now, as a queen." in told(table)


def test_a_piece_that_counts_as_another_value_is_marked():
    table = chess_table(laid(**KINGS, b2="S10"), counts_as={"S10": 11})
    lines = drawn(table)
    assert any("_S10*_" in line for line in lines)
    assert any("KNIGHT" in line for line in lines)
    assert any("S10* counts as" in line for line in lines)


def test_the_end_is_told_with_its_clause_and_the_points():
    table = chess_table(laid(f6="K13", a5="S1", b1="V1", a4="S12", c1="S13"))
    text = against_chance(table, "b1-b6")
    assert ended_by(table) == "mate"
    assert "- Mate: Ben's last king is attacked and nothing can save it (Chess 8.2)." in text
    assert "You      2 of 2 kings captured   (king T13 Robotics, mate)" in text
    assert "6 |       | ROOK  |       |       |       | king! |" in text.partition("=== the end")[2]
    assert text.endswith("You won the game by mate.\n")


def test_a_draw_is_a_draw():
    table = chess_table(laid(a1="S13", a3="K2", f6="K13"))
    text = against_chance(table, "a1-a3")
    assert ended_by(table) == "bare kings"
    assert "Only one king is left to each player. A draw (Chess 8.5)." in text
    assert flat(text).endswith("The game is a draw: only one king is left to each player (Chess 8.5).")


def test_setting_up_can_be_left_to_the_computer_after_any_choice():
    state = load_game("chess", 2).new_initial_state(seed=3)
    text = flat(against_chance(state, "V11", "b", "S11", "rest", "n", "V11", "V12", "rest", "y"))
    assert "first rank: rook S1, king S13, queen V12, knight V11, king V13, rook V1." in text
    assert "- You pick the knight V11 and the queen V12 and put S1, S13, S2, S3, S4 on the left." in text
    assert "The cards are dealt. You get" in text
    assert isinstance(state, Chess)
    assert board(state)[4:] == rows("S2 S3 S4 V4 V3 V2\nS1 S13 V12 V11 V13 V1")


def test_a_forced_move_is_shown_and_asked_for():
    table = chess_table(laid(a1="S13", f6="T13", a3="T1", b3="K1"))
    assert len(table.legal_actions()) == 1
    text = against_chance(table)
    assert "made for you" not in text
    assert "Your turn: pick a piece" in flat(text)
    assert "1 | KING! |" in text
    assert table.history() == []


def test_help_names_what_only_this_game_knows():
    assert "moves the piece on b2 to c3" in against_chance(chess_table(), "h")
    assert "Chess 1.2:" in against_chance(chess_table(), "?")


def test_the_rule_of_the_moment_is_that_of_the_last_king_or_of_the_pick():
    text = against_chance(chess_table(laid(a1="S13", f6="T13", a3="T1", b3="K1")), "?")
    assert "Chess 7.4: " in text
    assert "Chess 7.5: " in text
    state = load_game("chess", 2).new_initial_state(seed=3)
    text = against_chance(state, "?", "S11", "S12", "?")
    assert "Chess 0.6: " in text.partition("Pick your queen")[0]
    assert "Chess 0.13: " in text


def test_the_discard_pile_is_shown_from_the_top():
    table = chess_table(discard="K9 S7")
    assert "  Top card first:   K9 Navigation   S7 Earth Sciences" in against_chance(table, "d")


def test_a_captured_piece_that_is_back_on_the_board_is_not_captured_any_more():
    table = chess_table(laid(**KINGS, b2="S3", b3="K4"), hands=("", "S1"))
    text = game_text(table.game, People(2, 0), Screen(width=80, colour=False))
    heard = 0
    for steps in (["b2-b3", "no"], ["S1", "K4", "b3-c3", "build K4", "c5"], ["c3-c4", "a6-a5", "c4-c5"]):
        do(table, *steps)
        assert table.journal is not None
        text.teller.tell(table.journal.feed(0, heard))
        heard = len(table.journal.events)
        beside = [line[54:] for line in text.table(table.view(0).table)]
        back = at(table, "c5") == "K4"
        assert ("captured K4" in beside, any("captured" in line for line in beside)) == (not back, not back)
