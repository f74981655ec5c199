"""techdeck arena: bots against each other, and who is better."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from techdeck.bots.outside.player import Program
from techdeck.commands.shared import add_json, add_table, chosen_options, known_game, print_json, table_for
from techdeck.core.errors import TechdeckError
from techdeck.games import PLAYERS
from techdeck.lab.arena.contest import Contest, Sequential, arena
from techdeck.lab.arena.picture import picture
from techdeck.lab.arena.record import Record
from techdeck.lab.seating import OneBot

ABOUT = """\
Let bots play each other: the same deals for all, everybody in every seat. Tells how much each one wins, with 95 %
intervals that treat a deal as one observation, and rates them. With --sprt, a sequential test stops as soon as it is
clear whether the first bot is better than the second, or says that it is undecided."""
EXAMPLES = """\
  techdeck arena tricks --bots casual,novice --games 400
  techdeck arena city --bots novice,casual,skilled --players 4 --games 300 --jobs 2 --picture city.svg
  techdeck arena chess --bots skilled,casual --sprt --games 2000 --record chess.jsonl
  techdeck arena tricks --bots casual --program "python3 my_bot.py" --seconds 0.5"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    parser.add_argument("game", metavar="GAME", help="the game, for example tricks")
    parser.add_argument("--bots", default="", metavar="A,B,...", help="the bots, by name")
    parser.add_argument(
        "--program",
        action="append",
        default=[],
        metavar="COMMAND",
        help="a bot that is a program of its own (docs/outside-bots.md); may be repeated",
    )
    parser.add_argument("--seconds", type=float, default=1.0, metavar="T", help="what a program has for a choice (1.0)")
    parser.add_argument(
        "--set",
        action=Setting,
        default=[],
        metavar="NAME=VALUE",
        help="an option of the program named before it, or of all if none is; may be repeated",
    )
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (default: as many as bots)")
    parser.add_argument("--games", type=int, default=200, metavar="K", help="how many games at most (default 200)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the seed of all chance (default 0)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes to use (default 1)")
    parser.add_argument("--sprt", action="store_true", help="stop once it is clear whether the first bot is better")
    parser.add_argument("--elo0", type=float, default=0.0, metavar="E", help="--sprt: not better than this (default 0)")
    parser.add_argument("--elo1", type=float, default=30.0, metavar="E", help="--sprt: or better by this (default 30)")
    parser.add_argument("--record", metavar="FILE", help="keep the deals there, and go on from there after a stop")
    parser.add_argument("--picture", metavar="FILE.svg", help="draw the ratings")
    add_table(parser)
    add_json(parser)


def run(wish: argparse.Namespace) -> int:
    """Hold the contest, and tell what it came to."""
    bots: list[OneBot] = [name.strip() for name in wish.bots.split(",") if name.strip()]
    if not 0 < wish.seconds <= 3600:
        raise TechdeckError(f"--seconds must be above 0 and at most 3600, not {wish.seconds:g}")
    bots += programs(wish)
    if not bots:
        raise TechdeckError("name at least one bot: --bots simple,random, or --program COMMAND")
    game = table_for(wish.game, wish.players or seats_for(wish.game, len(bots)), wish)
    test = Sequential(wish.elo0, wish.elo1) if wish.sprt else None
    record = Record(wish.record) if wish.record else None
    contest = arena(game, bots, wish.games, wish.seed, wish.jobs, test, record, meter(wish.games))
    data = contest.to_dict()
    if wish.picture:
        Path(wish.picture).write_text(picture(data), encoding="utf-8")
    print_json(data) if wish.json else print(report(contest))
    return 0


class Setting(argparse.Action):
    """Keeps an option with the number of programs named before it."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        namespace.set = [*namespace.set, (len(namespace.program), values)]


def programs(wish: argparse.Namespace) -> list[Program]:
    """The programs, each with its options."""
    found = []
    for number, command in enumerate(wish.program, 1):
        options = chosen_options([text for named, text in wish.set if named in (0, number)])
        found.append(Program(command, wish.seconds, tuple(options.items())))
    return found


def seats_for(name: str, bots: int) -> int:
    """As many seats as bots, as far as the game goes."""
    least, most = PLAYERS[known_game(name)]
    return min(max(bots, 2, least), most)


def meter(games: int) -> Callable[[Contest], None]:
    """Shows progress where somebody watches, and what programs did wrong in any case."""
    seen = sys.stderr.isatty()

    def show(contest: Contest) -> None:
        clear = "\r\x1b[K" if seen else ""
        for fault in contest.deals[-1].faults:
            print(f"{clear}{fault}", file=sys.stderr, flush=True)
        if seen:
            stands = contest.verdict()
            more = "" if stands is None else f", {stands.llr:+.2f} of {stands.bounds[1]:.2f}"
            end = clear if contest.games >= games or contest.decided() else ""
            print(f"{clear}{contest.games:,} of {games:,} games{more}{end}", end="", file=sys.stderr, flush=True)

    return show


def report(contest: Contest) -> str:
    """The result for people, the best first."""
    data = contest.to_dict()
    rows = data["bots"]
    assert isinstance(rows, list)
    seats = "1 player" if contest.game.players == 1 else f"{contest.game.players} players"
    fair = 100 / max(contest.game.players, 2)
    lines = [
        f"{contest.game.name}, {seats}, {contest.games:,} games of {len(contest.deals):,} deals, seed {contest.seed}",
        "",
        f"{'bot':20}  {'won     (95 % interval)':24}  rank   Elo",
    ]
    for row in sorted(rows, key=lambda row: -row["elo"]):
        won = f"{100 * row['win_rate']:5.1f} % ({100 * row['low']:.1f} to {100 * row['high']:.1f})"
        lines.append(
            f"{row['name'][:20]:20}  {won:24}  {row['mean_rank']:4.2f}  {row['elo']:+5.0f} ± {row['elo_error']:.0f}"
        )
    lines += ["", f"won: by each seat a bot had; {fair:.1f} % is fair. A shared victory counts in equal parts."]
    return "\n".join([*lines, *test_told(contest), *faults_told(contest)])


def test_told(contest: Contest) -> list[str]:
    """What the sequential test says, in words."""
    stands, test = contest.verdict(), contest.test
    if stands is None or test is None:
        return []
    one, other = contest.bots
    said = {
        "better": f"{one} is better than {other}: by {test.elo1:g} Elo rather than {test.elo0:g}.",
        "not better": f"{one} is not better than {other}: by {test.elo0:g} Elo rather than {test.elo1:g}.",
        "undecided": f"Undecided between {test.elo0:g} and {test.elo1:g} Elo: it takes more games.",
    }[stands.verdict]
    return ["", f"{said} (log-likelihood ratio {stands.llr:+.2f}; decided at ±{stands.bounds[1]:.2f})"]


def faults_told(contest: Contest) -> list[str]:
    """How often programs failed."""
    return ["", f"Programs failed {len(contest.faults)} times:", *contest.faults] if contest.faults else []
