"""techdeck schema: what clients of a game see, and the messages of live tables, as JSON Schema."""

from __future__ import annotations

import argparse

from techdeck.commands.shared import known_game, print_json
from techdeck.core.errors import TechdeckError
from techdeck.games.schema import schema

ABOUT = """\
The JSON Schema of what clients of a game see: views, questions, events, commands and actions, each under $defs.
Without --players it holds for every table of the game. With --live: the messages of `techdeck serve`."""
EXAMPLES = "  techdeck schema tricks\n  techdeck schema city --players 4 > city-4.json\n  techdeck schema --live"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game, for example tricks")
    parser.add_argument("--live", action="store_true", help="the messages of live tables instead")
    parser.add_argument("--players", type=int, metavar="N", help="for so many players only")


def run(wish: argparse.Namespace) -> int:
    """Print it."""
    if wish.live == (wish.game is not None):
        raise TechdeckError("say which: the name of a game, or --live")
    if wish.live:
        from techdeck.server.schema import protocol_schema

        print_json(protocol_schema())
    else:
        print_json(schema(known_game(wish.game), wish.players))
    return 0
