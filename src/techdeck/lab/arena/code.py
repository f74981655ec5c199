"""Which code plays: a record is of bots as they were, and goes on only with the same."""

from __future__ import annotations

import inspect
import shlex
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from techdeck import bots as package
from techdeck.bots.outside.player import Program
from techdeck.lab.seating import Seated

PLAYING = ["core", "deck", "games", "search", "bots", "playout.py"]
"""The parts of the package by which its own bots play."""


def code_of(bots: Sequence[Seated]) -> str:
    """A mark of all code that decides how these bots play, as far as it can be seen."""
    return marked([own_code(), *[code_of_one(bot) for bot in bots]])


def code_of_one(bot: Seated) -> bytes:
    """A program's files that its command names, or the source of a function."""
    if isinstance(bot.bot, Program):
        files = [Path(word) for word in shlex.split(bot.bot.command)]
        return b"".join(file.read_bytes() for file in files if file.is_file())
    try:
        return inspect.getsource(bot.bot).encode()
    except (OSError, TypeError):
        return bot.name.encode()  # typed in, or made while running: there is no source to be seen


@cache
def own_code() -> bytes:
    """A mark of the package's sources, which lie there also where they are compiled."""
    root = Path(package.__file__).parent.parent
    files = [file for part in PLAYING for file in [root / part, *(root / part).glob("**/*")]]
    sources = sorted(file for file in files if file.suffix in (".py", ".lark", ".toml") and file.is_file())
    return marked([file.read_bytes() for file in sources]).encode()


def marked(parts: Sequence[bytes]) -> str:
    """A short mark of these parts in this order."""
    return sha256(b"".join(sha256(part).digest() for part in parts)).hexdigest()[:16]
