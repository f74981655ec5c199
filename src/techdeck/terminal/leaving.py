"""Leaving a game that is not over: saved if it is worth it, with a word on how to play on."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from techdeck.core.errors import TechdeckError
from techdeck.core.state import State
from techdeck.terminal.saves import free_path, save

if TYPE_CHECKING:
    from techdeck.terminal.session import Session

PLAY_ON = "The game is saved. Play on with:"
NO_FILE = "Please type y, n, b to play on, or a file name with a dot or a slash, like game.log."


def has_left(session: Session) -> bool:
    """The person wants to leave: offer to save, until it is saved or not wanted; False if they play on after all."""
    path = session.save_to or free_path(session.state)
    told = ""
    while not told.startswith(PLAY_ON):
        typed = session.screen.ask(f"Save the game to {path}? [Y/n, b back, or a file name] > ")
        word = typed.lower()
        if word in ("b", "back"):
            return False
        if word in ("n", "no"):
            session.screen.say("Goodbye. The game is not saved.")
            return True
        if word in ("", "y", "yes") or looks_like_a_file(typed):
            told = keep(session, Path(typed) if looks_like_a_file(typed) else path)
            session.screen.say(told)
        else:
            session.screen.paragraph(NO_FILE)
    return True


def looks_like_a_file(typed: str) -> bool:
    """Whether this is meant as a file name, and is no slip of the keyboard."""
    return "." in typed or "/" in typed


def leave_at_once(session: Session, quietly: bool = False) -> str:
    """Nobody is there to be asked: what was played is saved. What was said, for whoever wants to say it instead."""
    told = keep(session, session.save_to or free_path(session.state)) if session.moved else nothing_played(session)
    if not quietly:
        session.screen.say(told)
    return told


def nothing_played(session: Session) -> str:
    """There is nothing to save: how to have the same game again."""
    if session.resumed_from is None:
        return f"Nothing was played yet. The same cards again: {command(session.state)}"
    return f"Nothing new was played. Play on with: {resuming(session, session.resumed_from)}"


def keep_finished(session: Session) -> None:
    """Save a game that is over, if a file was named for it."""
    path = session.save_to
    if path is not None:
        save(session.state, session.seat, session.bot, path, session.resumed_from)
        session.screen.say(f"The game is saved: techdeck replay {shlex.quote(str(path))}")


def command(state: State) -> str:
    """The command that deals these cards again."""
    seed = state.origin.removeprefix("seed ")
    return f"techdeck play {state.game.name} --players {state.game.players} --seed {seed}"


def keep(session: Session, path: Path) -> str:
    """Save, and say how to play on, or why it did not work."""
    try:
        save(session.state, session.seat, session.bot, path, session.resumed_from)
    except TechdeckError as error:
        return f"Not saved: {error}"
    return f"{PLAY_ON} {resuming(session, path)}"


def resuming(session: Session, path: Path) -> str:
    """The command that plays on from a saved game."""
    game = session.state.game
    edition = "" if game.source == game.deck.name else f" --edition {shlex.quote(game.source)}"
    return f"techdeck play --resume {shlex.quote(str(path))}{edition}"
