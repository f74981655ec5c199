"""Somebody at the keyboard of a game in the terminal, and what they see."""

import io
import random
from collections.abc import Callable, Sequence

from techdeck.core.errors import TechdeckError
from techdeck.core.state import State
from techdeck.core.view import open_view
from techdeck.terminal.game_text import GameText
from techdeck.terminal.names import people_for
from techdeck.terminal.registry import game_text
from techdeck.terminal.screen import Screen
from techdeck.terminal.session import Session
from techdeck.terminal.sight import Sight


def answers(*typed: str, heard: list[str] | None = None) -> Callable[[str], str]:
    """Somebody who types these lines and then goes away; heard gets what they were asked."""
    left = list(typed)

    def read(prompt: str) -> str:
        if heard is not None:
            heard.append(prompt)
        if not left:
            raise EOFError
        return left.pop(0)

    return read


def clumsy(seed: int, words: Sequence[str], wishes: Sequence[str]) -> Callable[[str], str]:
    """Somebody who types numbers, words and nonsense."""
    rng = random.Random(seed)

    def read(prompt: str) -> str:
        if "[y/N" in prompt:
            return ""
        if "[Y/n" in prompt:
            return rng.choice(["y", "y", "n", "", "maybe"])
        return rng.choice([str(rng.randint(0, 13)), str(rng.randint(0, 4)), rng.choice(words), rng.choice(wishes)])

    return read


def shown(
    state: State, *typed: str, seat: int = 0, width: int = 80, bot: str = "simple", heard: list[str] | None = None
) -> str:
    """What the person sees who types these lines."""
    out = io.StringIO()
    session = Session(state, seat, bot, Screen(answers(*typed, heard=heard), out, width, colour=False))
    try:
        session.play()
    except TechdeckError:
        # A table that was laid for a test has no log, so it can't be saved.
        if state.origin:
            raise
    return out.getvalue()


def flat(text: str) -> str:
    """The text in one line."""
    return " ".join(text.split())


def layout(table: State, seat: int | None = 0, width: int = 200, colour: bool = False) -> GameText:
    """The layout of a game for a seat."""
    return game_text(table.game, people_for(table.game.players, seat), Screen(width=width, colour=colour))


def drawn(table: State, seat: int | None = 0, width: int = 80, colour: bool = False) -> list[str]:
    """The table as a seat sees it, or with everything open."""
    view = open_view(table) if seat is None else table.view(seat)
    text = layout(table, seat, width, colour)
    text.words.remember(view.to_dict())
    return "\n".join(text.table(Sight(view))).splitlines()


def told(table: State, seat: int = 0) -> list[str]:
    """What the seat is told of all that happened."""
    assert table.journal is not None
    return layout(table, seat).words.tell([event.to_dict() for event in table.journal.feed(seat)])
