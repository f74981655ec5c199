"""What positions are written with: frames from their keys, and names for all numbers."""

import re

import pytest

from techdeck import TechdeckError, load_game
from techdeck.core.counting import OWN_NUMS
from techdeck.core.effects.verb import Ask, Run
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
def test_every_number_has_one_name(quiet):
    table = load_game("chess", 2, options={"no_progress": quiet}).blank()
    named = [number for _, first, count in table.number_names() for number in range(first, first + count)]
    assert named == list(range(OWN_NUMS, len(table.nums)))
    assert len({name for name, _, _ in table.number_names()}) == len(table.number_names())
