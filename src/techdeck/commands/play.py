"""techdeck play: a game in the terminal against bots."""

from __future__ import annotations

import argparse
import contextlib
import secrets
import sys
from pathlib import Path

from techdeck.bots import QUICK, bots, load_bot
from techdeck.commands.shared import add_table, known_game, log_problem, read_text, table_for
from techdeck.core.errors import BadLog, TechdeckError
from techdeck.core.state import State
from techdeck.games import PLAYERS, TITLES, games, seats_of
from techdeck.terminal.program import command, told
from techdeck.terminal.saves import Note, check_target, noted, path_of, resume
from techdeck.terminal.screen import Screen
from techdeck.terminal.session import Session
from techdeck.terminal.signals import stopping

ABOUT = """\
Play a game in the terminal against bots. Everything is explained as you go: h for help, ? for the rule.
In exchange you get more time to trade: quiet_offers=8, unless you give that option yourself."""
EXAMPLES = """\
  techdeck play tricks
  techdeck play tricks --players 3 --seed 7 --save evening.log
  techdeck play tricks --players 2 --option effects=off --bot random
  techdeck play --resume evening.log"""
USUAL = {"exchange": ["quiet_offers=8"]}
"""Options for people, who think longer than a simulation. (Exchange 5.7)"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game, for example tricks")
    parser.add_argument("--players", type=int, metavar="N", help="including you; if left out, you are asked")
    parser.add_argument("--seed", type=int, metavar="S", help="the same seed deals the same cards")
    parser.add_argument("--seat", type=int, metavar="K", help="where you sit, from 0 (default 0)")
    parser.add_argument("--bot", metavar="NAME", help=f"who plays the other seats: {bot_names()}")
    add_table(parser)
    parser.add_argument("--save", metavar="FILE", help="a new file to save to when you leave and at the end")
    parser.add_argument("--resume", metavar="FILE", help="continue a saved game")


def bot_names() -> str:
    """The bots there are, for every game or for some."""
    names = list(dict.fromkeys(name for game in games() for name in bots(game)))
    return f"{', '.join(names[:-1])} or {names[-1]}"


def run(wish: argparse.Namespace) -> int:
    """Play."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - input() edits lines and remembers them once this is loaded
    screen = Screen(watched=sys.stdin.isatty() and sys.stdout.isatty())
    for name in ("save", "resume"):
        if (getattr(wish, name) or "").startswith("~"):  # --save=~/game.log is not a path in every shell
            setattr(wish, name, str(path_of(getattr(wish, name))))
    if wish.save is not None:
        check_target(Path(wish.save), own_file(wish))
    if wish.resume is not None:
        session = resumed(wish, screen)
    else:
        started = new_table(wish, screen)
        if started is None:
            return 0
        session = session_for(started, wish, screen, 0, QUICK)
    with stopping():
        session.play()
    return 0


def new_table(wish: argparse.Namespace, screen: Screen) -> State | None:
    """A new game; None if nobody says how many play."""
    name = ask_game(screen) if wish.game is None else known_game(wish.game)
    if name is None:
        return None
    low, high = PLAYERS[name]
    players = low if low == high and wish.players is None else wish.players
    if players is None:
        players = ask_players(name, screen)
    if players is None:
        return None
    game = table_for(name, players, wish, USUAL.get(name, []))
    return game.new_initial_state(seed=secrets.randbelow(2**31) if wish.seed is None else wish.seed)


def ask_game(screen: Screen) -> str | None:
    """Which game; None if nobody answers."""
    screen.say("Which game?")
    for number, name in enumerate(games(), 1):
        screen.say(f"  {number}  {TITLES[name]}, {seats_of(name)}")
    while True:
        try:
            typed = screen.ask(f"[1 to {len(games())}, or a name] > ").lower()
        except EOFError:
            screen.notice(told("\nThere's nobody here. To start:", command("play", games()[0])))
            return None
        if typed in ("q", "quit", "exit"):
            return None
        named = [name for name in games() if typed in (name, TITLES[name].lower())]
        if named:
            return named[0]
        if typed in [str(number) for number in range(1, len(games()) + 1)]:
            return games()[int(typed) - 1]
        screen.paragraph(f"Please type a number from 1 to {len(games())}, or one of {', '.join(games())}.")


def ask_players(name: str, screen: Screen) -> int | None:
    """How many play; None if nobody answers."""
    low, high = PLAYERS[name]
    usual = min(high, max(low, 3))
    while True:
        try:
            typed = screen.ask(f"How many players, including you? [{low} to {high}, Enter for {usual}] > ")
        except EOFError:
            screen.notice(told("\nThere's nobody here. To start:", command("play", name, "--players", str(usual))))
            return None
        if typed.lower() in ("q", "quit", "exit"):
            return None
        if typed in ["", *[str(number) for number in range(low, high + 1)]]:
            return int(typed or usual)
        screen.say(f"Please type a number from {low} to {high}.")


def resumed(wish: argparse.Namespace, screen: Screen) -> Session:
    """A saved game, played on by whoever played it, unless told otherwise."""
    clash = [name for name in ("players", "seed") if getattr(wish, name) is not None] + (
        ["option"] if wish.option else []
    )
    if clash:
        raise TechdeckError(f"--resume takes everything from {wish.resume}: leave out --{clash[0]}")
    text = read_text(wish.resume)
    try:
        state = resume(text, wish.edition)
    except BadLog as error:
        raise log_problem(wish.resume, error) from None
    if wish.game is not None and wish.game != state.game.name:
        raise TechdeckError(f"{wish.resume} is a game of {state.game.name}, not {wish.game}")
    own = own_file(wish)
    if own is not None and wish.save is None:
        check_target(own, own)
    note = noted(text)
    if note is None:
        return session_for(state, wish, screen, 0, QUICK)
    check_note(note, state, wish)
    return session_for(state, wish, screen, note.seat, note.bot)


def check_note(note: Note, state: State, wish: argparse.Namespace) -> None:
    """What a saved game notes of who sat where must be possible, unless told otherwise."""
    where, last = f"{wish.resume}: line {note.line}", state.game.players - 1
    if wish.seat is None and note.seat > last:
        raise TechdeckError(f"{where}: there is no seat {note.seat}: choose from 0 to {last} with --seat K")
    if wish.bot is None and note.bot not in bots(state.game.name):
        known = ", ".join(bots(state.game.name))
        raise TechdeckError(f"{where}: there is no bot {note.bot!r}: choose from {known} with --bot NAME")


def session_for(state: State, wish: argparse.Namespace, screen: Screen, seat: int, bot: str) -> Session:
    """A person's seat at the table."""
    seat = seat if wish.seat is None else wish.seat
    if not 0 <= seat < state.game.players:
        raise TechdeckError(f"there is no seat {seat}: --seat must be 0 to {state.game.players - 1}")
    load_bot(wish.bot or bot, state.game.name)
    own = own_file(wish)
    return Session(state, seat, wish.bot or bot, screen, own if wish.save is None else Path(wish.save), own)


def own_file(wish: argparse.Namespace) -> Path | None:
    """The file a game is resumed from: it may be written over."""
    return None if wish.resume in (None, "-") else Path(wish.resume)
