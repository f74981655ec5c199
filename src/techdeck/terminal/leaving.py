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


def leave(session: Session) -> None:
    """The person said so: offer to save, until it is saved or not wanted."""
    path = session.save_to or free_path(session.state)
    told = ""
    while not told.startswith(PLAY_ON):
        try:
            typed = session.screen.ask(f"Save the game to {path}? [Y/n, or a file name] > ")
        except EOFError:
            session.screen.say()
            leave_at_once(session)
            return
        if typed.lower() in ("n", "no"):
            session.screen.say("Goodbye. The game is not saved.")
            return
        told = keep(session, path if typed.lower() in ("", "y", "yes") else Path(typed))
        session.screen.say(told)


def leave_at_once(session: Session, quietly: bool = False) -> str:
    """Nobody is there to be asked: what was played is saved. What was said, for whoever wants to say it instead."""
    if session.moved or session.save_to is not None:
        told = keep(session, session.save_to or free_path(session.state))
    else:
        told = f"Nothing was played yet. The same cards again: {command(session.state)}"
    if not quietly:
        session.screen.say(told)
    return told


def command(state: State) -> str:
    """The command that deals these cards again."""
    seed = state.origin.removeprefix("seed ")
    return f"techdeck play {state.game.name} --players {state.game.players} --seed {seed}"


def keep(session: Session, path: Path) -> str:
    """Save, and say how to play on, or why it did not work."""
    try:
        save(session.state, session.seat, session.bot, path)
    except TechdeckError as error:
        return f"Not saved: {error}"
    game = session.state.game
    edition = "" if game.source == game.deck.name else f" --edition {shlex.quote(game.source)}"
    return f"{PLAY_ON} techdeck play --resume {shlex.quote(str(path))}{edition}"
