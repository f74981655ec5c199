"""Leaving a game that is not over: saved if it is worth it, with a word on how to play on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from techdeck.core.errors import TechdeckError
from techdeck.deck.edition import DEFAULT
from techdeck.games import OPTIONS
from techdeck.terminal.program import command, told
from techdeck.terminal.saves import free_path, path_of, save, saved_text

if TYPE_CHECKING:
    from techdeck.terminal.session import Session

NO_FILE = "a file name with a dot or a slash, like game.log."


def has_left(session: Session) -> bool:
    """The person wants to leave: offer to save; False if they play on after all."""
    return offer(session, session.save_to or free_path(session.state), may_go_back=True)


def offer(session: Session, path: Path, may_go_back: bool) -> bool:
    """Offer to save, until it is saved or not wanted; False if the person goes back."""
    back, ways = (", b back", "y, n, b to keep playing") if may_go_back else ("", "y, n")
    while True:
        typed = session.screen.ask(f"Save the game to {path}? [Y/n{back}, or a file name] > ")
        word = typed.lower()
        if may_go_back and word in ("b", "back"):
            return False
        if word in ("n", "no"):
            session.screen.say("Goodbye. The game was not saved.")
            return True
        if word not in ("", "y", "yes") and not looks_like_a_file(typed):
            session.screen.paragraph(f"Please type {ways}, or {NO_FILE}")
            continue
        try:
            session.screen.notice(keep(session, path_of(typed) if looks_like_a_file(typed) else path))
            return True
        except TechdeckError as error:
            session.screen.notice(f"Not saved: {ended(error)}")
            path = path if looks_like_a_file(typed) else free_path(session.state)


def ended(error: TechdeckError) -> str:
    """A mistake as a sentence; behind a command there is no full stop."""
    return str(error) if "\n" in str(error) else f"{error}."


def looks_like_a_file(typed: str) -> bool:
    """Whether this is meant as a file name, and is not a slip of the keyboard."""
    return "." in typed or "/" in typed


def leave_at_once(session: Session) -> str:
    """Nobody is there to be asked: what was played is saved. How to play on, or TechdeckError if it went wrong."""
    if session.kept:
        return session.kept
    if not session.moved:
        return nothing_played(session)
    try:
        return keep(session, session.save_to or free_path(session.state))
    except TechdeckError as error:
        raise TechdeckError(f"{ended(error)}\n{keep_anywhere(session)}") from None


def keep_anywhere(session: Session) -> str:
    """Where the game is that could not be saved where it should: in a free file, else on the screen."""
    try:
        return keep(session, free_path(session.state))
    except TechdeckError:
        session.screen.say(saved_text(session.state, session.seat, session.bot))
        return "It couldn't be saved here either: its log is on the screen"


def nothing_played(session: Session) -> str:
    """There is nothing to save: how to have the same game again."""
    if session.resumed_from is None:
        return told("You haven't played anything yet. To deal the same cards again:", dealing_again(session))
    return told("You haven't played anything new. To continue:", resuming(session.resumed_from))


def keep_finished(session: Session) -> None:
    """Save a game that is over, if a file was named for it; if that fails, ask for another."""
    if session.save_to is None:
        return
    try:
        session.screen.notice(keep(session, session.save_to))
    except TechdeckError as error:
        session.screen.notice(f"Not saved: {ended(error)}")
        offer(session, free_path(session.state), may_go_back=False)


def dealing_again(session: Session) -> str:
    """The command that deals these cards again."""
    state, game = session.state, session.state.game
    words = [game.name, "--players", str(game.players), "--seed", state.origin.removeprefix("seed ")]
    words += ["--seat", str(session.seat)] if session.seat else []
    usual = {option.name: option.default for option in OPTIONS[game.name]}
    for name, value in game.options().items():
        words += ["--option", f"{name}={value}"] if value != usual[name] else []
    words += ["--edition", game.source] if game.source != DEFAULT else []
    return command("play", *words)


def keep(session: Session, path: Path) -> str:
    """Save, and say how to play on, or how to look at a game that is over."""
    save(session.state, session.seat, session.bot, path, session.resumed_from)
    if session.state.is_terminal():
        session.kept = told("The game is saved. To look at it again:", command("replay", str(path)))
    else:
        session.kept = told("The game is saved. To continue:", resuming(path))
    return session.kept


def resuming(path: Path) -> str:
    """The command that plays on from a saved game, which has all it needs in it."""
    return command("play", "--resume", str(path))
