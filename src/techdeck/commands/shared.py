"""What several commands need: options, files, JSON, text as wide as the terminal."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path

from techdeck.core.errors import TechdeckError
from techdeck.core.game import Game
from techdeck.games import games, load_game

WIDEST = 100
"""Longer lines are hard to read."""


def add_json(parser: argparse.ArgumentParser) -> None:
    """Output for programs."""
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def add_table(parser: argparse.ArgumentParser) -> None:
    """Edition and options of a table."""
    parser.add_argument("--edition", default=None, metavar="E", help="a packaged edition or an edition file (.toml)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated; `techdeck games GAME` lists them",
    )


def chosen_options(given: list[str]) -> dict[str, str]:
    """The options as pairs."""
    pairs: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise TechdeckError(f"--option {text!r} should look like NAME=VALUE, for example effects=off")
        pairs[name.strip()] = value.strip()
    return pairs


def known_game(name: str) -> str:
    """The name, if there is such a game."""
    if name not in games():
        raise TechdeckError(f"there is no game {name!r}: choose from {', '.join(games())}")
    return name


def table_for(name: str, players: int, wish: argparse.Namespace, usual: Sequence[str] = ()) -> Game:
    """The game a command was asked for; usual are options that hold unless others were asked for."""
    return load_game(known_game(name), players, wish.edition or "open-1", chosen_options([*usual, *wish.option]))


def print_json(data: object) -> None:
    """Plain data for programs."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def width() -> int:
    """How wide text may be."""
    return max(40, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))


def wrapped(text: str, first: str = "", rest: str = "") -> str:
    """A paragraph within the terminal's width, with these indents."""
    return textwrap.fill(text, width(), initial_indent=first, subsequent_indent=rest, break_long_words=False)


def log_problem(path: str, error: TechdeckError) -> TechdeckError:
    """What is wrong with a saved game or what was asked of it, with the file's name and what may help."""
    return TechdeckError(f"{path}: {hinted(error)}")


def hinted(error: TechdeckError) -> str:
    """The error; where an edition file is needed, with the option that gives it."""
    return f"{error}; name it with --edition FILE" if "edition file" in str(error) else str(error)


def read_text(path: str) -> str:
    """The text of a file, or of standard input for "-"; what can't be read is reported with the file's name."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise TechdeckError(f"{path}: can't be read: {error.strerror}; give the path of a file") from None
    except UnicodeDecodeError as error:
        raise TechdeckError(f"{path}: this is not UTF-8 text (byte {error.start}); give a text file") from None
