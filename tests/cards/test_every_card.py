"""Every card of the edition is shown at work in every game, and also when it can do nothing there."""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from techdeck.games import games

HERE = Path(__file__).resolve().parent
IDS = [f"{letter}{value}" for letter in "KSTV" for value in range(1, 14)]


def names_in(text: str) -> Iterator[str]:
    """The names of the tests in a module."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name


@cache
def names_of(game: str) -> list[str]:
    """The names of all tests of one game."""
    files = sorted((HERE / game).glob("test_*.py"))
    return [name for file in files for name in names_in(file.read_text(encoding="utf-8"))]


def missing(card: str, names: Iterable[str]) -> list[str]:
    """Which of the two tests that every card needs none of these names is."""
    known = list(names)
    wanted = [f"test_{card}_does_", f"test_{card}_can_do_nothing_"]
    return [start for start in wanted if not any(name.startswith(start) for name in known)]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("card", IDS)
def test_a_card_is_shown_at_work_and_at_rest(game: str, card: str) -> None:
    assert missing(card, names_of(game)) == []


def test_no_test_hides_another_of_the_same_name() -> None:
    """Two functions of one name in a module: only the last would run."""
    for file in sorted(HERE.glob("*/test_*.py")):
        counts = Counter(names_in(file.read_text(encoding="utf-8")))
        assert [name for name, count in counts.items() if count > 1] == [], file.name


def test_a_gap_is_caught() -> None:
    """K1 is not K10, a test written in a string is none, and one kind does not stand for the other."""
    text = "def test_K10_does_draw(): pass\ndef test_K1_can_do_nothing_now(): pass\n'''def test_K1_does_x(): pass'''\n"
    names = list(names_in(text))
    assert missing("K1", names) == ["test_K1_does_"]
    assert missing("K10", names) == ["test_K10_can_do_nothing_"]
    assert missing("S7", names) == ["test_S7_does_", "test_S7_can_do_nothing_"]
