"""What positions are written with: frames from their keys, and names for all numbers."""

import re

import pytest

from techdeck import TechdeckError, load_game
from techdeck.core.counting import OWN_NUMS
from techdeck.core.effects.verb import Ask, Run
from techdeck.core.rng import fast_rng
from techdeck.games.chess.names import ALLOWED, AT, DANGER, KINGS, MEN, PINNED
from techdeck.games.chess.places import Chess
from tests.chess_table import START, chess_table, goes
from tests.rulebook.chess.words import dealt, play_on

FRAMES = ("Arranging", "Turn", "UsePiece", "Building", "Upgrading", "Ask")


@pytest.mark.parametrize("moment", FRAMES)
def test_frames_come_back_from_their_keys(moment):
    game, seen = load_game("chess", 2), 0
    for seed in range(8):
        table = dealt(seed)
        play_on(table, moment, seed)
        for frame in table.frames:
            name, _, numbers = frame.key().rstrip(")").partition("(")
            if not isinstance(frame, Run | Ask):
                again = game.frame(name, [int(number) for number in re.findall(r"\d+", numbers)])
                assert again.key() == frame.key()
                seen += 1
    assert seen > 0


@pytest.mark.parametrize(("name", "numbers"), [("Round", [1]), ("Turn", [0]), ("Building", [1]), ("", [])])
def test_other_frames_are_refused(name, numbers):
    with pytest.raises(TechdeckError, match="there is no frame"):
        load_game("chess", 2).frame(name, numbers)


@pytest.mark.parametrize("quiet", ["1", "50", "300"])
def test_every_number_has_one_name_or_follows_from_the_board(quiet):
    table = load_game("chess", 2, options={"no_progress": quiet}).blank()
    derived = [MEN, MEN + 1, KINGS, KINGS + 1, DANGER, ALLOWED, PINNED, *range(AT, AT + 54)]
    named = [number for _, first, count in table.number_names() for number in range(first, first + count)]
    assert sorted(named + derived) == list(range(OWN_NUMS, len(table.nums)))
    assert len({name for name, _, _ in table.number_names()}) == len(table.number_names())


@pytest.mark.parametrize("seed", range(4))
def test_a_position_comes_back_whole(seed):
    table, rng = dealt(seed), fast_rng(seed, "positions")
    while not table.is_terminal():
        if rng.below(12) == 0:
            again = table.game.position(table.position())
            assert again.position() == table.position()
            assert again.hash() == table.hash()
            assert again.legal_actions() == table.legal_actions()
        choices = table.legal_actions()
        table.apply_action(choices[rng.below(len(choices))])


def test_a_position_is_read_from_the_board():
    """The rook of the first player moves to c3 by hand."""
    text = chess_table(START).position()
    assert "board: S1 S13 S12 S11 V13 V1 / S2 S3 S4 V4 V3 V2 / - - - - - - / - - - - - - / T2" in text
    moved = text.replace("board: S1 ", "board: - ").replace("/ - - - - - - /", "/ - - S1 - - - /", 1)
    table = load_game("chess", 2).position(moved)
    assert isinstance(table, Chess)
    assert {"a3", "b3", "d3", "c4", "c5"} <= goes(table, "c3")


@pytest.mark.parametrize(
    ("old", "new"),
    [("S13 S12", "- S12"), ("S2 S3", "S1 S3"), ("/ - -", "/ K5 -"), ("V4 V3", "- V3")],
    ids=["no king", "one card twice", "no piece", "a piece nowhere"],
)
def test_a_board_that_contradicts_its_pieces_is_refused(old, new):
    head, mark, tail = chess_table(START.replace("V13", ".")).position().partition("board: ")
    assert old in tail
    with pytest.raises(TechdeckError, match="piece"):
        load_game("chess", 2).position(head + mark + tail.replace(old, new, 1))
