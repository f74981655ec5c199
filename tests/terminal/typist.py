"""Somebody at the keyboard of a game in the terminal, and what they see."""

import io
from collections.abc import Callable

from techdeck.core.state import State
from techdeck.terminal.screen import Screen
from techdeck.terminal.session import Session


def answers(*typed: str) -> Callable[[str], str]:
    """Somebody who types these lines and then goes away."""
    left = list(typed)

    def read(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return read


def shown(state: State, *typed: str, seat: int = 0, width: int = 80, bot: str = "simple") -> str:
    """What the person sees who types these lines."""
    out = io.StringIO()
    Session(state, seat, bot, Screen(answers(*typed), out, width, colour=False)).play()
    return out.getvalue()


def flat(text: str) -> str:
    """The text in one line."""
    return " ".join(text.split())
