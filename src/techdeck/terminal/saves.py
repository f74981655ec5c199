"""Saved games: the log, with a note on who sat where. A log says nothing of bots, so the note is a comment in it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES
from pathlib import Path
from typing import NamedTuple

from techdeck.core.errors import TechdeckError
from techdeck.core.log import FORMAT
from techdeck.core.moves import move_action, move_by_stand_in, move_seat
from techdeck.core.state import State
from techdeck.games.replay import replay
from techdeck.terminal.program import command, told

NOTE = re.compile(r"^; played by seat (\d{1,9}) against bot (\S+)$", re.MULTILINE)


class Note(NamedTuple):
    """Who sat where, and on which line of the log that stands."""

    line: int
    seat: int
    bot: str


@contextmanager
def told_of(path: Path) -> Iterator[None]:
    """What is wrong with a file is told with its name."""
    try:
        yield
    except OSError as error:
        raise TechdeckError(f"{path}: can't be written: {error.strerror}; choose another file") from None


def path_of(typed: str) -> Path:
    """The file that is meant, ~ being one's own folder as in a shell."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:  # there is no such folder: then it is just a name
        return Path(typed)


def check_target(path: Path, own: Path | None = None) -> None:
    """Whether a game may be saved there: over no other file, and where files can be written; own is its file."""
    with told_of(path):
        if not path.parent.is_dir():
            raise TechdeckError(f"{path}: there is no folder {path.parent}; choose another file")
        if path.is_dir():
            raise TechdeckError(f"{path}: this is a folder; choose a file")
        if path.exists() and not (own is not None and own.exists() and path.samefile(own)):
            raise TechdeckError(f"{path}: {taken(path)}")
    write(path, None)


def taken(path: Path) -> str:
    """Why a file that is there already is not written over, and what to do."""
    if path.is_file() and path.read_bytes().startswith(FORMAT.encode()):
        words = "this is already a saved game; choose another file, or continue that game:"
        return told(words, command("play", "--resume", str(path)))
    return "this file already exists and isn't a saved game; choose another"


def write(path: Path, text: str | None) -> None:
    """Write a file, whole or not at all, so that an older game is not lost on the way; without a text, only try."""
    with told_of(path):
        target = path.resolve()
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
        beside = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            beside.write_text(text or "", encoding="utf-8")
            if text is not None:
                beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)


def save(state: State, seat: int, bot: str, path: Path, own: Path | None = None) -> None:
    """Write the game so far."""
    check_target(path, own)
    write(path, saved_text(state, seat, bot))


def saved_text(state: State, seat: int, bot: str) -> str:
    """The game so far, with who sat where."""
    return f"{state.log()}; played by seat {seat} against bot {bot}\n"


def free_path(state: State) -> Path:
    """A file name that is not taken, for a game nobody gave a name to."""
    stem = f"techdeck-{state.game.name}-{state.origin.rpartition(' ')[2][:12]}"
    names = [f"{stem}.log", *[f"{stem}-{number}.log" for number in range(2, 1000)]]
    return next(path for path in map(Path, names) if not path.exists())


def resume(text: str, edition: str | None) -> State:
    """The table of a log, checked, with all its events told to its journal again."""
    checked = replay(text, edition=edition)
    seed = int(checked.origin.removeprefix("seed ")) if checked.key is None else None
    state = checked.game.new_initial_state(seed=seed, key=checked.key)
    state.watch()
    for move in checked.moves:
        state.apply_action(move_action(move), move_seat(move), move_by_stand_in(move))
    return state


def noted(text: str) -> Note | None:
    """Who sat where, if the log tells."""
    found = NOTE.search(text)
    return None if found is None else Note(text.count("\n", 0, found.start()) + 1, int(found[1]), found[2])
