"""The simple player of Tech Chess: its rules of thumb one by one, and whole games."""

import pytest

from techdeck.bots import load_bot
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.games import load_game
from techdeck.games.chess.places import Chess
from tests.chess_table import at, chess_table, do, laid, moves

CHOOSE = load_bot("simple", "chess")
SQUARES = [file + rank for file in "abcdef" for rank in "123456"]
KINGS = {"a1": "S13", "f1": "V13", "a6": "K13", "f6": "T13"}


def does(table: Chess, seed: int = 3) -> str:
    """What the simple player does now, as in logs."""
    who = int(table.current_player())
    return table.action_to_string(who, CHOOSE(table.view(who), table.legal_actions(who), fast_rng(seed)))


def played(names: list[str], seed: int) -> State:
    """A whole game, each seat played by its bot."""
    state = load_game("chess", 2).new_initial_state(seed=seed)
    choosers = [load_bot(name, "chess") for name in names]
    rngs = [fast_rng(seed, f"seat {seat}") for seat in range(2)]
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        state.apply_action(choosers[seat](state.view(seat), state.legal_actions(seat), rngs[seat]), seat)
    return state


def test_it_takes_a_king_rather_than_a_queen():
    board = laid(**KINGS, c3="S12", c5="K12", e5="T4")
    assert does(chess_table(board)) == "move c3-c5"
    board = laid(**{**KINGS, "f6": "."}, c3="S12", c5="K12", f3="T13")
    assert does(chess_table(board)).endswith("-f3")


def test_it_leaves_a_guarded_pawn_alone():
    table = chess_table(laid(**KINGS, c3="S12", c5="K4", d6="T1", b2="V5"))
    assert does(table) != "move c3-c5"


def test_it_brings_an_attacked_queen_to_safety():
    table = chess_table(laid(**KINGS, c3="S12", d4="K4", c6="T1", d6="K1"))
    do(table, does(table))
    queen = next(square for square in SQUARES if at(table, square) == "S12")
    assert not any(move.endswith(queen) for move in moves(table))


def test_it_sees_a_mate_in_one():
    table = chess_table(laid(f6="K13", a5="S1", b1="V1", c1="S13", d4="S12"))
    do(table, does(table))
    assert table.is_terminal()
    assert table.returns() == [1.0, -1.0]


def test_it_upgrades_to_a_queen_and_puts_the_pawn_back():
    table = chess_table(hands=("V12 K9", ""))
    assert does(table) == "upgrade V12"
    do(table, "upgrade V12")
    assert does(table).startswith("square ")


def test_it_builds_where_the_new_pawn_is_safe():
    table = chess_table(laid(**KINGS, b2="S3", c6="K1"), hands=("V7", ""))
    assert does(table) == "build V7"
    do(table, "build V7")
    assert does(table) not in {"square c1", "square c2"}


def test_it_uses_a_card_that_is_of_no_other_use():
    assert does(chess_table(hands=("K9", ""), deck="T9 T8 T7 T6")) == "card K9"


def test_it_uses_the_text_of_a_capturing_piece_if_that_brings_cards():
    table = chess_table(laid(**KINGS, b2="V5", b3="K4"), deck="T9 T8 T7")
    do(table, "b2-b3")
    assert does(table) == "yes"


def test_a_text_that_exchanges_a_piece_gives_a_pawn_for_the_best_card():
    table = chess_table(laid(**KINGS, b2="S3", c2="V1"), hands=("V9 S12 S6", ""))
    do(table, "V9")
    assert does(table) == "card S3"
    do(table, "S3")
    assert does(table) == "card S12"


@pytest.mark.parametrize("seed", range(3))
def test_it_answers_every_question_and_only_from_its_view(seed):
    """Moves by chance lead to all kinds of questions."""
    state, rng = load_game("chess", 2).new_initial_state(seed=seed), fast_rng(seed)
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        legal = state.legal_actions(seat)
        here = CHOOSE(state.view(seat), legal, fast_rng(seed))
        assert here in legal
        assert here == CHOOSE(state.view(seat).imagine(seed).view(seat), legal, fast_rng(seed))
        state.apply_action(legal[rng.below(len(legal))], seat)


def test_simple_beats_random():
    """These 16 games gave 16 wins; equal players would win half of them, or draw."""
    wins = 0
    for number in range(16):
        names = ["random", "random"]
        names[number % 2] = "simple"
        wins += played(names, number).returns()[number % 2] > 0
    assert wins >= 14


def test_simple_against_simple_comes_to_an_end():
    assert played(["simple", "simple"], 1).is_terminal()
