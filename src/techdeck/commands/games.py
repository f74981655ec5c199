"""techdeck games: what can be played."""

from __future__ import annotations

import argparse

from techdeck.commands.shared import add_json, known_game, print_json, wrapped
from techdeck.core.game import Option
from techdeck.games import OPTIONS, PLAYERS, TITLES, games, seats_of
from techdeck.terminal.program import command, told

ABOUT = "List the games, or show one game with its players and options."
EXAMPLES = "  techdeck games\n  techdeck games tricks\n  techdeck games tricks --json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="a game; leave it out to list them all")
    add_json(parser)


def run(wish: argparse.Namespace) -> int:
    """Print it."""
    if wish.game is None:
        found = [game_data(name) for name in games()]
        print_json(found) if wish.json else print("\n".join(line_of(name) for name in games()))
        return 0
    name = known_game(wish.game)
    if wish.json:
        print_json({**game_data(name), "options": [option_data(option) for option in OPTIONS[name]]})
    else:
        print_game(name)
    return 0


def game_data(name: str) -> dict[str, object]:
    """A game as plain data."""
    low, high = PLAYERS[name]
    return {"name": name, "title": TITLES[name], "min_players": low, "max_players": high}


def option_data(option: Option) -> dict[str, object]:
    """An option as plain data."""
    named = {"name": option.name, "default": option.default, "choices": option.choices}
    return {**named, "clause": option.clause, "text": option.text}


def line_of(name: str) -> str:
    """A game in one line."""
    return f"{name:12} {TITLES[name]}, {seats_of(name)}"


def print_game(name: str) -> None:
    """A game with its options."""
    print(line_of(name))
    print("\noptions (--option NAME=VALUE):")
    for option in OPTIONS[name]:
        print(f"  {option.name}={option.default}    choices: {', '.join(option.choices)}    [{option.clause}]")
        print(wrapped(option.text, "      ", "      "))
    print(told("\nplay it:", command("play", name)))
    print(told("read its rules:", command("rules", name)))
