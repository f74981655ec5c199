"""techdeck sim: many games at once."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from techdeck.commands.shared import add_json, add_table, print_json, table_for
from techdeck.core.errors import TechdeckError
from techdeck.lab.simulate import MOST_JOBS, Simulation, check_bots, simulate

ABOUT = "Have chance or bots play many games from a seed, and add them up. The same seed gives the same hash."
EXAMPLES = """\
  techdeck sim tricks --players 4 --games 10000 --seed 1 --jobs 2
  techdeck sim tricks --players 2 --games 100 --seed 1 --bot simple --bot random --json
  techdeck sim tricks --players 3 --games 1000 --seed 1 --option effects=off"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    parser.add_argument("game", metavar="GAME", help="the game, for example tricks")
    parser.add_argument("--players", type=int, required=True, metavar="N", help="how many players")
    parser.add_argument("--games", type=int, default=1000, metavar="K", help="how many games to play (default 1000)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the seed of all chance (default 0)")
    parser.add_argument(
        "--bot",
        action="append",
        metavar="NAME",
        help="who plays: give it once for all seats, or once for each seat in order (default random)",
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes to use (default 1)")
    add_table(parser)
    add_json(parser)


def run(wish: argparse.Namespace) -> int:
    """Play and print."""
    if wish.games < 1:
        raise TechdeckError(f"--games must be 1 or more, not {wish.games}")
    if not 1 <= wish.jobs <= MOST_JOBS:
        raise TechdeckError(f"--jobs must be 1 to {MOST_JOBS}, not {wish.jobs}")
    game = table_for(wish.game, wish.players, wish)
    bots = check_bots(game, wish.bot or ["random"])
    result = simulate(game, wish.games, wish.seed, jobs=wish.jobs, progress=meter(wish.games), bots=bots)
    data = {**result.to_dict(), "seed": wish.seed, "bots": bots, "edition": game.deck.name, "options": game.options()}
    print_json(data) if wish.json else print(report(result, bots))
    return 0


def meter(games: int) -> Callable[[int], None] | None:
    """Shows progress on stderr where somebody watches it."""
    if not sys.stderr.isatty():
        return None

    def show(done: int) -> None:
        end = "\r\x1b[K" if done == games else ""
        print(f"\r{done:,} of {games:,} games{end}", end="", file=sys.stderr, flush=True)

    return show


def report(result: Simulation, bots: list[str]) -> str:
    """The result for people."""
    data = result.to_dict()
    seats = "1 player" if result.players == 1 else f"{result.players} players"
    speed = f"{data['actions_per_second']:,} actions per second"
    lines = [
        f"{result.game}, {seats}, {result.games:,} games in {result.seconds:.2f} s",
        f"{result.actions:,} actions, {result.actions / result.games:.1f} per game, {speed}",
        "",
        "seat  bot         points  return",
    ]
    for seat, bot in enumerate(bots):
        points = result.scores[seat] / result.games
        lines.append(f"{seat:4}  {bot:10}  {points:6.2f}  {result.returns_mean[seat]:+6.3f}")
    return "\n".join([*lines, "", returns_told(result.players), f"hash of all final tables: {result.hash}"])


def returns_told(players: int) -> str:
    """What a return is: nobody pays a lone player, who wins, loses or draws against the game. (City 8.7)"""
    if players == 1:
        return "return: 1 for a win, -1 for a loss, 0 for a draw"
    return "return: each loser pays 1, and the winners share it"
