"""What positions are written with: frames from their keys, and names for all numbers."""

import re

import pytest

from techdeck import TechdeckError, load_game
from techdeck.core.counting import OWN_NUMS
from techdeck.core.effects.run import Ask, Run
from techdeck.core.rng import fast_rng
from techdeck.games.chess.names import (
    ACTION_LIMIT,
    ALLOWED,
    AT,
    DANGER,
    ENDED,
    HISTORY,
    KINGS,
    MARK,
    MEN,
    PINNED,
    QUIET_LIMIT,
    REPETITION,
    WINNER,
)
from techdeck.games.chess.places import Chess
from tests.chess_table import START, chess_table, do, goes
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
    derived = [MEN, MEN + 1, KINGS, KINGS + 1, DANGER, ALLOWED, PINNED, MARK, *range(AT, AT + 54)]
    derived += [ENDED, WINNER, QUIET_LIMIT, ACTION_LIMIT, REPETITION]
    named = [number for n in table.number_names() for number in range(n.first, n.first + n.count)]
    assert sorted(named + derived) == list(range(OWN_NUMS, len(table.nums)))
    assert len({number.name for number in table.number_names()}) == len(table.number_names())


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


def refused_position(table: Chess, old: str, new: str, why: str) -> None:
    """The table's position with one text changed is refused for this reason."""
    text = table.position()
    assert table.game.position(text).position() == text
    assert old in text
    with pytest.raises(TechdeckError, match=why):
        table.game.position(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("round: 3", "first: 2\nround: 3", "first must be 0 to 1, not 2"),
        ("round: 3", "builds: 4 3\nround: 3", "builds must be 0 to 3, not 4"),
        ("round: 3", "upgrades: 2 -1\nround: 3", "upgrades must be 0 to 2, not -1"),
        ("quiet: 2", "quiet: 1", "no longer than the quiet time"),
        ("quiet: 2", "quiet: 100", "quiet must be 0 to 99"),
        ("stretch: 2", "stretch: 1", "history"),
        ("to do: Turn", "to do: ActionEnds(0)", "ActionEnds must lie on Turn, not on nothing"),
        ("to do: Turn", "to do: Turn UsePiece(1,13)", "the turn of seat 0"),
        ("to do: Turn", "to do: Turn UsePiece(0,4)", "made no capture"),
        ("to do: Turn", "to do: Turn Building(0,4)", "can't come"),
        ("to do: Turn", "to do: Turn Upgrading(0,44)", "can't come"),
        ("to do: Turn", "to do: Turn AfterUse(0,17) UsePiece(0,13)", "UsePiece must lie on Turn"),
        ("hand 1: K5", "pieces of the first: K5", "can't be in"),
        ("to do: Turn", "quiet limit: 900\nto do: Turn", "there is nothing called"),
    ],
)
def test_lines_that_do_not_fit_each_other_are_refused(old, new, why):
    table = chess_table(START, hands=("S5", "K5"))
    do(table, "a2-a3", "a5-a4")
    refused_position(table, old, new, why)


def test_a_history_that_did_not_lead_here_is_refused():
    table = chess_table(START)
    do(table, "a2-a3", "a5-a4")
    last = int(table.nums[HISTORY + 1])
    for other in (last + 1, last + 2048, 1, 2047):
        refused_position(table, str(last), str(other), "history")


def test_a_setup_that_is_not_as_far_is_refused():
    table = dealt()
    seat = int(table.current_player())
    do(table, "S11", "S12", "S1")
    refused_position(table, f"Arranging({seat},3)", f"Arranging({seat},2)", "once chosen")
    refused_position(table, f"Arranging({seat},3)", f"Arranging({seat},4)", "once chosen")
    refused_position(table, f"Arranging({seat},3)", f"Arranging({1 - seat},0)", "once chosen")
    refused_position(table, f"Arranging({seat},3)", f"Arranging({seat},7)", "choice of the setup must be 0 to 6")
    refused_position(table, "S1 -", "- S1", "once chosen")
