"""The techdeck command: finds the subcommand, runs it, and turns every mistake into a message and an exit code.

0 done, 1 a check said no, 2 bad usage or bad input, 130 stopped by Ctrl-C, 129 and 143 by a closed terminal and kill.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import io
import os
import signal
import sys
from collections.abc import Sequence
from typing import NoReturn, Protocol, cast

from techdeck.core.errors import TechdeckError
from techdeck.terminal.program import command as typed
from techdeck.terminal.screen import Screen
from techdeck.version import VERSION

DONE = 0
BAD_INPUT = 2
STOPPED = 128
"""And the number of the signal, as shells count it: 130 for Ctrl-C."""

COMMANDS = {
    "play": "play a game in the terminal against bots",
    "serve": "live tables: play together in the browser, at home or over the internet",
    "games": "list the games, or show one with its players and options",
    "rules": "read the rules of a game, a section or a single clause",
    "deck": "list the cards, show some, check an edition file, see what card texts can say",
    "sim": "have bots or chance play many games, and add up the results",
    "arena": "have bots play each other, and see who is better",
    "score": "find the best score for a hand of Tech Exchange, with real cards",
    "paradoxes": "find every paradox in a tableau of Paradoxical, with real cards",
    "replay": "look at any moment of a saved game, or check it",
    "hint": "see what a bot would do in a saved game, and why",
    "store": "list, check, back up and restore the games a server keeps",
    "schema": "print the JSON Schema of what clients of a game see",
    "bench": "measure how fast the engine is, alone or next to other engines",
}

EXAMPLES = """\
examples:
  techdeck play tricks --players 3
  techdeck rules tricks 6.2
  techdeck deck show "data mining"
  techdeck sim tricks --players 4 --games 1000 --seed 1 --json
For help with a command: techdeck COMMAND --help
"""


class Command(Protocol):
    """What a module of techdeck.commands has: what it is for, what may be asked of it, and how to do it."""

    ABOUT: str
    EXAMPLES: str

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...
    def run(self, wish: argparse.Namespace) -> int: ...


class Parser(argparse.ArgumentParser):
    """A parser whose errors also say where to read more."""

    def error(self, message: str) -> NoReturn:
        """Tell what is wrong and what to do, and stop with 2."""
        more = typed(*self.prog.split()[1:], "--help")
        self.exit(BAD_INPUT, f"{self.format_usage()}{self.prog}: {message}\nfor more, type {more}\n")


def load(name: str) -> Command:
    """The module of a command; only the one that is needed is loaded."""
    return cast(Command, importlib.import_module(f"techdeck.commands.{name}"))


def version_text() -> str:
    """The version, and whether the engine is compiled."""
    from techdeck.core import state

    how = "interpreted" if str(state.__file__).endswith(".py") else "compiled"
    return f"techdeck {VERSION} ({how})"


def front_parser() -> Parser:
    """The parser of what stands before a command."""
    width = max(len(name) for name in COMMANDS)
    listed = "\n".join(f"  {name:{width}}  {about}" for name, about in COMMANDS.items())
    parser = Parser(
        prog="techdeck",
        usage="techdeck [--help] [--version] COMMAND ...",
        description=f"The Tech Deck and its games.\n\ncommands:\n{listed}",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="store_true", help="show the version, and whether the engine is compiled")
    parser.add_argument("command", nargs="?", metavar="COMMAND", help="one of the commands above")
    return parser


def command_parser(name: str, command: Command) -> Parser:
    """The parser of one command."""
    parser = Parser(
        prog=f"techdeck {name}",
        description=command.ABOUT,
        epilog=f"examples:\n{command.EXAMPLES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_arguments(parser)
    return parser


def dispatch(words: list[str]) -> int:
    """Run what the words ask for."""
    if words and words[0] in COMMANDS:
        command = load(words[0])
        return command.run(command_parser(words[0], command).parse_args(words[1:]))
    parser = front_parser()
    wish = parser.parse_args(words[:1])
    if wish.version:
        print(version_text())
        return DONE
    if wish.command is None:
        parser.print_help(sys.stderr)
        return BAD_INPUT
    parser.error(f"there is no command {wish.command!r}: choose from {', '.join(COMMANDS)}")


def complain(message: str, before: str = "") -> None:
    """One message on stderr, for people within the width; a closed terminal can't be told anything."""
    screen, text = Screen(out=sys.stderr), f"{before}techdeck: {message}"
    with contextlib.suppress(OSError):
        screen.notice(text) if sys.stderr.isatty() else screen.say(text)


def open_closed_streams() -> None:
    """The streams may be closed when a command starts: then nothing is read, and what is written goes nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - it stays open


def let_go() -> None:
    """Write what is still to be written; where nobody reads any more it goes nowhere, and nothing is wrong."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def main(words: Sequence[str] | None = None) -> int:
    """The techdeck command; gives back the exit code."""
    open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    code = carried_out(list(sys.argv[1:] if words is None else words))
    let_go()
    return code


def carried_out(words: list[str]) -> int:
    """Run what the words ask for, and tell what went wrong; the exit code."""
    try:
        code = dispatch(words)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt as stop:
        # On a terminal the cursor stands behind a prompt, a meter or ^C.
        complain(f"stopped. {stop}".strip(), "\n" if sys.stderr.isatty() else "")
        return STOPPED + int(getattr(stop, "number", signal.SIGINT))
    except BrokenPipeError:
        return DONE  # whoever read our output has had enough: nothing is wrong
    except TechdeckError as error:
        complain(str(error))
        return BAD_INPUT
    except OSError as error:
        complain(f"{error.filename or 'a file'}: {error.strerror or error}")
        return BAD_INPUT
