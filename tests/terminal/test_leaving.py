"""Leaving a game at the terminal: saved, not saved, or played on after all."""

import io
from pathlib import Path

import pytest

from techdeck.core.errors import TechdeckError
from techdeck.games import load_game
from techdeck.terminal.screen import Screen
from techdeck.terminal.session import Session
from techdeck.terminal.signals import Stopped
from tests.terminal.typist import answers, flat, shown


def left(*typed: str, heard: list[str] | None = None) -> str:
    """What somebody sees who wants to leave at once and answers like this."""
    return flat(shown(load_game("tricks", 2).new_initial_state(seed=5), "q", *typed, heard=heard))


def saved() -> list[str]:
    """The files in the folder."""
    return [path.name for path in Path().iterdir()]


def test_b_goes_back_to_the_game():
    text = left("b", "q", "n")
    assert text.count("Your hand:") == 2
    assert "The game was not saved." in text
    assert saved() == []


def test_the_way_back_is_told_where_one_is_asked():
    heard: list[str] = []
    left("n", heard=heard)
    assert "[Y/n, b back, or a file name]" in heard[-1]


def test_a_file_name_has_a_dot_or_a_slash():
    text = left("k", "saved", "my game.log")
    assert text.count("Please type y, n, b to keep playing, or a file name with a dot or a slash, like game.log.") == 2
    assert "To continue: techdeck play --resume 'my game.log'" in text
    assert saved() == ["my game.log"]


def test_a_slash_makes_a_file_name_too():
    assert "To continue: techdeck play --resume saved" in left("./saved")
    assert saved() == ["saved"]


def test_a_tilde_is_ones_own_folder(tmp_path, monkeypatch):
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    assert f"To continue: techdeck play --resume {home}/x.log" in left("~/x.log")
    assert [path.name for path in home.iterdir()] == ["x.log"]


def test_a_name_no_file_can_have_is_refused():
    text = left(f"{'x' * 300}.log", "n")
    assert "can't be written: File name too long; choose another file." in text
    assert saved() == []


def end_of_game(*typed: str) -> tuple[Session, io.StringIO]:
    """A game of two that ends by giving up and can't be saved where it should; not begun yet."""
    table, out = load_game("tricks", 2).new_initial_state(seed=5), io.StringIO()
    screen = Screen(answers("concede", "y", *typed), out, 80, colour=False)
    return Session(table, 0, "simple", screen, Path("gone/game.log")), out


def test_a_finished_game_that_can_not_be_saved_is_offered_another_file():
    session, out = end_of_game("b", "gone/other.log", "here.log")
    session.play()
    text = flat(out.getvalue())
    assert "Not saved: gone/game.log: there is no folder gone; choose another file." in text
    assert "Please type y, n, or a file name with a dot or a slash, like game.log." in text
    assert "Not saved: gone/other.log: there is no folder gone" in text
    assert text.endswith("The game is saved. To look at it again: techdeck replay here.log")
    assert saved() == ["here.log"]


def test_nobody_there_to_name_another_file():
    session, _ = end_of_game()
    with pytest.raises(
        TechdeckError,
        match=r"no folder gone.*\n.* saved\. To look at it again:\n  techdeck replay techdeck-tricks-5\.log",
    ):
        session.play()
    assert saved() == ["techdeck-tricks-5.log"]


def test_a_game_that_can_be_saved_nowhere_is_shown(monkeypatch):
    monkeypatch.setattr("techdeck.terminal.leaving.free_path", lambda state: Path("gone/free.log"))
    session, out = end_of_game()
    with pytest.raises(TechdeckError, match="its log is on the screen"):
        session.play()
    assert "techdeck log 1\ngame: tricks\n" in out.getvalue()
    assert "; played by seat 0 against bot simple\n" in out.getvalue()


class Gone(io.StringIO):
    """A screen that goes away when certain words are to be shown, with this error."""

    def __init__(self, words: str, error: BaseException) -> None:
        super().__init__()
        self.words = words
        self.error = error

    def write(self, text: str) -> int:
        if self.words in text:
            raise self.error
        return super().write(text)


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("The bids are secret", OSError("no screen")),
        ("The bids are secret", Stopped()),
        ("The game is saved", Stopped()),
    ],
)
def test_a_game_is_saved_once_however_the_terminal_goes_away(words, error):
    table = load_game("tricks", 2).new_initial_state(seed=5)
    session = Session(table, 0, "simple", Screen(answers("1"), Gone(words, error), 80, colour=False))
    with pytest.raises(type(error)):
        session.play()
    assert saved() == ["techdeck-tricks-5.log"]
