"""Tech Chess at the terminal: the board, typed moves, what is told, and whole games."""

import io

import pytest

from techdeck.core.state import State
from techdeck.games import load_game
from techdeck.terminal.screen import Screen, length
from techdeck.terminal.session import Session
from tests.chess_table import at, chess_table, do, laid
from tests.terminal.typist import clumsy, drawn, flat, shown, told

KINGS = {"a1": "S13", "f1": "V13", "a6": "K13", "f6": "T13"}
WORDS = ["K3", "S9", "navigation", "science", "a2-a3", "d1 c3", "b2", "king", "pawn", "use", "build", "upgrade", "yes"]
WISHES = ["?", "? K9", "? 2.4", "? pawn", "h", "l", "s", "c", "d", "t", "b", "concede", "", "garbage", "99", "f7-a9"]


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


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_table_fits_the_screen(width, seat):
    table = chess_table(hands=("V5 V9", "K9 T9"), deck="K5 K6")
    do(table, "d1-c3", "d6-e4", "c3-b5", "no")
    for colour in (False, True):
        lines = drawn(table, seat, width, colour)
        assert all(length(line) <= width for line in lines)
        assert sum("|" in line for line in lines) == 12


def test_all_of_it_fits_a_screen_of_80_by_24_while_choosing():
    text = against_chance(chess_table(hands=("V5 V9 K7", "K9 T9"), deck="K5 K6"))
    screen = text.split("=== turn 1")[-1].splitlines()
    assert len(screen) <= 24
    assert max(map(len, screen)) <= 80


def test_builds_upgrades_and_hands_stand_beside_the_board():
    table = chess_table(laid(**KINGS, b2="S3", b3="K4"), hands=("V5", "K9 T9"), builds=(2, 3), upgrades=(1, 2))
    beside = [line[54:] for line in drawn(table)]
    for part in ("2 cards in hand", "3 builds, 2 upgrades left", "1 card in hand", "2 builds, 1 upgrade left"):
        assert part in beside


def test_check_is_told_with_the_piece_and_the_king():
    table = chess_table(laid(**KINGS, c6="K1", c3="S12"))
    do(table, "c3-a3")
    assert told(table)[-1] == "Check! S12 Renewal on a3 attacks K13 Quantum Computing on a6."
    lines = drawn(table, seat=1)
    assert any("KING!" in line for line in lines)
    assert "Check: S12 Renewal on a3 attacks K13 Quantum Computing on a6." in lines


def test_the_question_says_what_a_check_means():
    two = chess_table(laid(**KINGS, a4="T1"))
    assert "With two kings you need not save this one" in flat(against_chance(two))
    one = chess_table(laid(a1="S13", c1="V1", a6="K13", f6="T13", a4="T1"))
    assert "Get your last king out of the attack." in flat(against_chance(one))


@pytest.mark.parametrize("typed", ["b2-b3", "b2 b3", "b2b3", "B2-B3", "b2 to b3", "move b2-b3", "b2xb3"])
def test_a_move_may_be_typed_in_many_ways(typed):
    table = chess_table()
    assert "You move the pawn S3 Biometrics from b2 to b3." in against_chance(table, typed)
    assert at(table, "b3") == "S3"


def test_a_piece_is_picked_first_and_then_its_square():
    table = chess_table()
    assert "Where does the knight d1 go?" in against_chance(table, "knight", "c3")
    assert at(table, "c3") == "S11"


def test_a_move_that_is_not_allowed_is_refused_with_the_clause():
    table = chess_table()
    before = table.hash()
    text = flat(against_chance(table, "a1-a3", "c1-c9", "W1"))
    assert "Not allowed: " in text
    assert "(Chess 2.2)" in text
    assert table.hash() == before


def test_a_build_is_one_sentence_to_be_agreed_to_and_can_be_left():
    table = chess_table(laid(**KINGS), hands=("V5", "K9"))
    before = table.hash()
    text = flat(against_chance(table, "V5", "build", "b2", "n"))
    assert "You build V5 Banking as a pawn on b2." in text
    assert table.hash() == before
    against_chance(table, "V5", "build", "b2", "y")
    assert at(table, "b2") == "V5"


def test_an_upgrade_is_one_sentence_to_be_agreed_to():
    table = chess_table(laid(**KINGS, b2="S3"), hands=("V12", "K9"))
    text = flat(against_chance(table, "V12", "upgrade", "1", "y"))
    assert "You upgrade the pawn on b2 to V12 Logistics; the pawn comes to your hand." in text
    assert at(table, "b2") == "V12"


def test_a_capture_is_told_with_both_pieces_and_its_text_is_offered():
    table = chess_table(laid(**KINGS, b2="V5", b3="K4"), hands=("", "K9"), deck="T8 T9 S9")
    text = flat(against_chance(table, "b2-b3"))
    assert "You take Ben's pawn with a pawn, on b3: V5 Banking and K4 Databases." in text
    assert "Use the text of your pawn V5 Banking on b3, which made the capture?" in text


def test_setting_up_is_one_gesture_that_can_be_taken_back():
    state = load_game("chess", 2).new_initial_state(seed=3)
    text = against_chance(state, "1", "b", "1", "1", "1", "1", "1", "1", "1")
    assert text.count("Pick your knight") == 2
    assert "=== turn " in text


def test_the_rule_and_the_words_of_the_game_are_explained():
    text = flat(against_chance(chess_table(), "?", "? S13", "? neutral", "? rook"))
    assert "Chess 1.2" in text
    assert "there are no neutral cards" in text
    assert "Chess 2.2" in text


@pytest.mark.parametrize("seed", range(2))
def test_a_clumsy_typist_gets_through_a_whole_game(seed):
    state = load_game("chess", 2).new_initial_state(seed=seed)
    out = io.StringIO()
    width = 60 if seed else 80
    read = clumsy(seed, WORDS, WISHES)
    Session(state, seed % 2, "simple", Screen(read, out, width, colour=False)).play()
    assert state.is_terminal()
    assert max(len(line) for line in out.getvalue().splitlines()) <= width
