"""techdeck schema: what clients of a game see, as JSON Schema."""

from __future__ import annotations

import argparse

from techdeck.commands.shared import known_game, print_json
from techdeck.games.schema import schema

ABOUT = """\
The JSON Schema of what clients of a game see: views, questions, events, commands and actions, each under $defs.
Without --players it holds for every table of the game."""
EXAMPLES = "  techdeck schema tricks\n  techdeck schema city --players 4 > city-4.json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    parser.add_argument("game", metavar="GAME", help="the game, for example tricks")
    parser.add_argument("--players", type=int, metavar="N", help="for so many players only")


def run(wish: argparse.Namespace) -> int:
    """Print it."""
    print_json(schema(known_game(wish.game), wish.players))
    return 0
