"""techdeck sim: many games at once."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from techdeck.commands.shared import add_json, add_table, print_json, table_for
from techdeck.core.errors import TechdeckError
from techdeck.lab.simulate import MOST_JOBS, Simulation, simulate

ABOUT = """\
Play many games from a seed, by chance or by bots, and tell how often each seat won, with a 95 % interval.
The same seed gives the same hash."""
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
    bots = wish.bot or ["random"]
    result = simulate(game, wish.games, wish.seed, jobs=wish.jobs, progress=meter(wish.games), bots=bots)
    data = {**result.to_dict(), "seed": wish.seed, "edition": game.deck.name, "options": game.options()}
    print_json(data) if wish.json else print(report(result))
    return 0


def meter(games: int) -> Callable[[int], None] | None:
    """Shows progress on stderr where somebody watches it."""
    if not sys.stderr.isatty():
        return None

    def show(done: int) -> None:
        end = "\r\x1b[K" if done == games else ""
        print(f"\r{done:,} of {games:,} games{end}", end="", file=sys.stderr, flush=True)

    return show


def report(result: Simulation) -> str:
    """The result for people."""
    data = result.to_dict()
    seats = "1 player" if result.players == 1 else f"{result.players} players"
    speed = f"{data['actions_per_second']:,} actions per second"
    lines = [
        f"{result.game}, {seats}, {result.games:,} games in {result.seconds:.2f} s",
        f"{result.actions:,} actions, {result.actions / result.games:.1f} per game, {speed}",
        "",
        f"seat  bot         {'won     (95 % interval)':24}  points  return",
        *(seat_line(result, seat) for seat in range(result.players)),
    ]
    return "\n".join([*lines, "", figures_told(result.players), f"hash of all final tables: {result.hash}"])


def seat_line(result: Simulation, seat: int) -> str:
    """What the games came to for one seat."""
    rate, points = result.win_rates[seat], result.scores[seat] / result.games
    won = f"{100 * rate.win_rate:5.1f} % ({100 * rate.low:.1f} to {100 * rate.high:.1f})"
    return f"{seat:4}  {result.bots[seat]:10}  {won:24}  {points:6.2f}  {result.returns_mean[seat]:+6.3f}"


def figures_told(players: int) -> str:
    """What the figures are: nobody pays a lone player, who wins, loses or draws against the game. (City 8.7)"""
    if players == 1:
        return "won: a draw counts as half\nreturn: 1 for a win, -1 for a loss, 0 for a draw"
    return "won: a shared victory counts in equal parts\nreturn: each loser pays 1, and the winners share it"
