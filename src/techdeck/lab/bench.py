"""How fast we are, alone or beside the peers, in one run on one core. Also: python -m techdeck.lab.bench"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import platform
import random
import sys
from collections.abc import Sequence

from techdeck.core.errors import TechdeckError
from techdeck.core.game import Game
from techdeck.core.state import State
from techdeck.games import PLAYERS, games, load_game
from techdeck.lab.measure import ENGINE, MAX_ACTIONS, PLAYOUT, PYTHON, ROLLOUTS, Case, Count, one_core, take_turns
from techdeck.lab.peers import all_peers
from techdeck.lab.playouts import playouts
from techdeck.lab.report import Report, format_table, make_report, to_json
from techdeck.lab.simulate import simulate

__all__ = ["Report", "add_arguments", "choose_games", "format_table", "main", "run", "to_json"]

ROUNDS = 7
SECONDS = 60.0
STOPPED = 130  # the exit code of whatever Ctrl-C ended
POSITIONS = 64  # dealt positions from which clones are played out
USUAL_PLAYERS = (4, 3, 2, 5, 6)  # without another wish, the first of these that a game takes
PACKAGES = ("techdeck", "open_spiel", "chess", "rlcard", "pettingzoo")


def simulated(game: Game, who: str) -> Case:
    """Whole games inside simulate()."""

    def batch(size: int, seed: int) -> Count:
        return Count(simulate(game, size, seed).actions, size)

    return Case(ENGINE, who, "simulate()", batch, ours=True)


def played_out(game: Game, who: str) -> Case:
    """Clones and random playouts, many a call, from dealt positions in turn."""
    starts = [game.new_initial_state(seed=seed) for seed in range(POSITIONS)]

    def batch(size: int, seed: int) -> Count:
        total = 0
        for number in range(seed, seed + size):
            total += playouts(starts[number % POSITIONS], ROLLOUTS, number).actions
        return Count(total, size * ROLLOUTS)

    return Case(PLAYOUT, who, f"playouts(), {ROLLOUTS} a call", batch, ours=True)


def step_to_end(state: State, rng: random.Random) -> int:
    """Play from Python to the end, uniformly at random for the current player, and count the actions."""
    rnd = rng.random
    for count in range(MAX_ACTIONS):
        if state.is_terminal():
            return count
        legal = state.legal_actions()
        state.apply_action(legal[int(rnd() * len(legal))])
    return MAX_ACTIONS


def stepped(game: Game, who: str) -> Case:
    """Whole games stepped from Python, setting up and dealing included."""

    def batch(size: int, seed: int) -> Count:
        rng = random.Random(seed)
        seeds = range(seed, seed + size)
        return Count(sum(step_to_end(game.new_initial_state(seed=number), rng) for number in seeds), size)

    return Case(PYTHON, who, "every action", batch, ours=True)


def our_cases(name: str, players: int) -> list[Case]:
    """One of our games on all three paths."""
    game = load_game(name, players)
    who = f"techdeck {name} {players}p"
    return [simulated(game, who), played_out(game, who), stepped(game, who)]


def version_of(package: str) -> str:
    """The installed version of a package, or "absent"."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "absent"


def is_compiled() -> bool:
    """Whether the engine that was just loaded is compiled: some module of it is a shared library."""
    ours = [module for name, module in sys.modules.items() if name.startswith("techdeck.")]
    return any(str(getattr(module, "__file__", "")).endswith((".so", ".pyd")) for module in ours)


def machine(core: int | None, rounds: int, seconds: float) -> dict[str, str]:
    """Where and how the run was made, for whoever compares two of them."""
    here = {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": str(os.cpu_count()),
        "pinned to core": "none" if core is None else str(core),
        "rounds": str(rounds),
        "slice": f"{seconds:.2f} s",
        "engine": "compiled" if is_compiled() else "NOT COMPILED (these figures are for plain Python)",
    }
    if hasattr(os, "getloadavg"):
        here["load before"] = f"{os.getloadavg()[0]:.1f}"
    return here | {package: version_of(package) for package in PACKAGES}


def say(line: str) -> None:
    """Progress, on stderr so that stdout stays clean."""
    print(line, file=sys.stderr, flush=True)


def run(tables: Sequence[tuple[str, int]], peers: bool, seconds: float = SECONDS) -> Report:
    """Measure our games (name, players), with the peers if wanted, in about so many seconds altogether."""
    cases = [case for name, players in tables for case in our_cases(name, players)]
    others, notes = all_peers() if peers else ([], [])
    cases = [*others, *cases]
    part = max(0.01, seconds / (ROUNDS * max(1, len(cases))))
    with one_core() as core:
        here = machine(core, ROUNDS, part)
        finished = take_turns(cases, ROUNDS, part, say)
    return make_report(cases, notes, here, finished)


def usual_players(name: str) -> int:
    """The usual number of players of a game."""
    low, high = PLAYERS[name]
    return next((players for players in USUAL_PLAYERS if low <= players <= high), low)


def choose_games(name: str | None, players: int | None) -> list[tuple[str, int]]:
    """The games to measure: the named one or all, with the wished or the usual number of players."""
    if name is not None and name not in games():
        raise TechdeckError(f"there is no game {name!r}: choose from {', '.join(games())}")
    tables = [
        (one, usual_players(one) if players is None else players) for one in (games() if name is None else [name])
    ]
    for one, seats in tables:
        load_game(one, seats)
    return tables


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What one may ask of a run."""
    parser.add_argument("game", nargs="?", help="one of our games; leave it out to measure them all")
    parser.add_argument("--players", type=int, help="how many players, if not the usual number")
    parser.add_argument("--peers", action="store_true", help="measure the engines of techdeck[peers] too")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="about how long to measure in total")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def carry_out(wish: argparse.Namespace) -> int:
    """Measure what was asked for and print it; the exit code."""
    tables = choose_games(wish.game, wish.players)
    if not 0 < wish.seconds <= 3600:
        raise TechdeckError(f"--seconds must be more than 0 and at most 3600, not {wish.seconds:g}")
    report = run(tables, wish.peers, wish.seconds)
    print(to_json(report) if wish.json else format_table(report))
    return 0 if report.finished else STOPPED


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; techdeck bench does the same."""
    parser = argparse.ArgumentParser(prog="techdeck bench", description="Speed, alone or next to the peers.")
    add_arguments(parser)
    try:
        return carry_out(parser.parse_args(arguments))
    except TechdeckError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        say("stopped before anything was measured")
        return STOPPED


if __name__ == "__main__":
    raise SystemExit(main())
