"""techdeck hint: what a bot would do in a seat's place, and why."""

from __future__ import annotations

import argparse

from techdeck.bots.hinting import hints, suggestion
from techdeck.commands.shared import add_json, log_problem, print_json, read_text, wrapped
from techdeck.core.errors import TechdeckError
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.core.view import View
from techdeck.games.replay import replay
from techdeck.terminal.names import people_for
from techdeck.words.wording import Wording

ABOUT = """\
Say what a bot would do at a moment of a saved game, and why. It knows only what the seat knows, and weighs by playing
on from many possible tables."""
EXAMPLES = """\
  techdeck hint evening.log
  techdeck hint evening.log --seat 2 --at 40
  techdeck hint evening.log --iterations 20000 --json"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    parser.add_argument("log", metavar="LOG", help="a saved game, or - for standard input")
    parser.add_argument("--seat", type=int, metavar="N", help="whose place (default: the first seat that may act)")
    parser.add_argument("--at", type=int, metavar="M", help="after so many actions (default: after all of them)")
    parser.add_argument("--iterations", type=int, metavar="K", help="how long to weigh (default: as a skilled bot)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the seed of all chance (default 0)")
    parser.add_argument("--edition", metavar="E", help="the edition file, if the game was played with one of your own")
    add_json(parser)


def run(wish: argparse.Namespace) -> int:
    """Weigh, and tell."""
    if wish.iterations is not None and wish.iterations < 1:
        raise TechdeckError(f"--iterations must be 1 or more, not {wish.iterations}")
    try:
        state = replay(read_text(wish.log), wish.at, wish.edition)
    except TechdeckError as error:
        raise log_problem(wish.log, error) from None
    seat = asked_seat(state, wish.seat)
    view = state.view(seat)
    found = hints(view, fast_rng(wish.seed, "hint"), wish.iterations)
    words = Wording(state.game, people_for(state.game.players, seat))
    words.remember(view.to_dict())
    rows = [suggestion(one, view, words) for one in found]
    if wish.json:
        print_json({"game": state.game.name, "at": len(state.history()), "seat": seat, "best": rows})
    else:
        print(told(view, words, rows))
    return 0


def asked_seat(state: State, wished: int | None) -> int:
    """The seat in whose place a bot thinks; it must be asked something."""
    asked = state.acting_seats()
    if not asked:
        raise TechdeckError("the game is over at this moment: choose an earlier one with --at")
    if wished is None:
        return asked[0]
    if wished not in asked:
        seats = ", ".join(str(seat) for seat in asked)
        raise TechdeckError(
            f"seat {wished} is not asked at this moment: choose from {seats}, or another moment with --at"
        )
    return wished


def told(view: View, words: Wording, rows: list[dict[str, object]]) -> str:
    """The hints for people."""
    lines = [wrapped(words.question(view.question().to_dict())), ""]
    for number, row in enumerate(rows, start=1):
        lines.append(wrapped(f"{row['words']} {row['reason']}", f"{number}. ", "   "))
    return "\n".join(lines)
