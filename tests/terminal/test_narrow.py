"""A narrow terminal: from 40 columns up, no line of a table, a heading, a menu or the news is wider than the screen."""

import io
import random
from collections.abc import Callable

import pytest

from techdeck.games import PLAYERS, games, load_game
from techdeck.terminal.screen import Screen, length
from techdeck.terminal.session import Session
from tests.terminal.typist import answers, shown

LOOKS = ["t", "s", "l", "c", "d", "e", "h", "?", "? K9", "99", "b"]


def curious(seed: int, times: int) -> Callable[[str], str]:
    """Somebody who plays by numbers, looks at everything in between, and goes away after a while."""
    rng = random.Random(seed)
    typed = [rng.choice(LOOKS) if rng.random() < 0.2 else str(rng.randint(1, 5)) for _ in range(times)]
    return answers(*typed)


@pytest.mark.parametrize("width", [40, 57])
@pytest.mark.parametrize("most", [True, False])
@pytest.mark.parametrize("name", games())
def test_no_line_is_wider_than_the_screen(name, most, width):
    state = load_game(name, PLAYERS[name][1 if most else 0]).new_initial_state(seed=11)
    out = io.StringIO()
    Session(state, 0, "simple", Screen(curious(width, 400), out, width, colour=most)).play()
    lines = [line for line in out.getvalue().splitlines() if "techdeck play --resume" not in line]
    assert len(state.history()) > 20
    assert [line for line in lines if length(line) > width] == []


def test_a_goal_stands_below_its_player_where_there_is_no_room():
    text = shown(load_game("tricks", 4).new_initial_state(seed=11), "s", width=40)
    assert "=== round 1 of 3, trading ==============\n    deck 4, discard pile 0\n" in text
    assert "         cards  bid  tricks  points\nYou         10    -       0       0\n  goal " in text
    assert "          points  all tricks  won of bid\n" in text


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        (["concede", "n"], "Then chance plays your cards. Really\ngive up? [y/N] > "),
        (["q", "n"], "Save the game to techdeck-tricks-11.log?\n[Y/n, b back, or a file name] > "),
    ],
)
def test_a_question_is_broken_between_words_and_its_keys_stay_together(typed, asked):
    heard: list[str] = []
    table = load_game("tricks", 3).new_initial_state(seed=11)
    text = shown(table, *typed, width=40, heard=heard)
    *before, last = asked.split("\n")
    assert heard[1] == last
    assert "\n".join(["  4) say or ask something", *before, ""]) in text


def test_a_notice_is_broken_between_words_and_its_command_is_not():
    text = shown(load_game("tricks", 3).new_initial_state(seed=11), "q", f"./{'long-' * 10}name.log", width=40)
    assert text.endswith(f"The game is saved. To continue:\n  techdeck play --resume {'long-' * 10}name.log\n")
    text = shown(load_game("tricks", 3).new_initial_state(seed=11), width=40)
    command = "techdeck play tricks --players 3 --seed 11"
    assert text.endswith(f"\nYou haven't played anything yet. To deal\nthe same cards again:\n  {command}\n")
    table = load_game("tricks", 2).new_initial_state(seed=11)
    assert "\n  The whole section:\n    techdeck rules tricks 3\n" in shown(table, "?", width=40)
    assert "\nYour draw offer stands until Ben does\nsomething.\n" in shown(table, "draw", "y", "draw", width=40)


def test_a_game_that_is_there_already_can_be_gone_on_with():
    for _ in range(2):
        text = shown(load_game("tricks", 3).new_initial_state(seed=11), "q", "a-game.log", "n", width=40)
    told = "Not saved: a-game.log: this is already a\nsaved game; choose another file, or\ncontinue that game:\n"
    assert f"{told}  techdeck play --resume a-game.log\n" in text
