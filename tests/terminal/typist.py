"""Somebody at the keyboard of a game in the terminal, and what they see."""

import io
import random
from collections.abc import Callable, Sequence

from techdeck.core.errors import TechdeckError
from techdeck.core.state import State
from techdeck.terminal.screen import Screen
from techdeck.terminal.session import Session


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
