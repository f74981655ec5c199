"""Leaving a game at the terminal: saved, not saved, or played on after all."""

from pathlib import Path

from techdeck.games import load_game
from tests.terminal.typist import flat, shown


def left(*typed: str, heard: list[str] | None = None) -> str:
    """What somebody sees who wants to leave at once and answers like this."""
    return flat(shown(load_game("tricks", 2).new_initial_state(seed=5), "q", *typed, heard=heard))


def saved() -> list[str]:
    """The files in the folder."""
    return [path.name for path in Path().iterdir()]


def test_b_goes_back_to_the_game():
    text = left("b", "q", "n")
    assert text.count("Your hand:") == 2
    assert "The game is not saved." in text
    assert saved() == []


def test_the_way_back_is_told_where_one_is_asked():
    heard: list[str] = []
    left("n", heard=heard)
    assert "[Y/n, b back, or a file name]" in heard[-1]


def test_a_file_name_has_a_dot_or_a_slash():
    text = left("k", "saved", "my game.log")
    assert text.count("Please type y, n, b to play on, or a file name with a dot or a slash, like game.log.") == 2
    assert "Play on with: techdeck play --resume 'my game.log'" in text
    assert saved() == ["my game.log"]


def test_a_slash_makes_a_file_name_too():
    assert "Play on with: techdeck play --resume saved" in left("./saved")
    assert saved() == ["saved"]
