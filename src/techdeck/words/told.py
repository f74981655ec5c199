"""A whole game as text a person can follow: its log, with a sentence for everything that happened."""

from __future__ import annotations

from techdeck.core.log import write_log
from techdeck.core.state import State
from techdeck.words.people import People
from techdeck.words.wording import Wording


def told_log(state: State) -> str:
    """The log with comments that tell what happened, all hands open; techdeck.replay() reads it like any other."""
    seats = [f"Seat {seat}" for seat in range(state.game.players)]
    return write_log(state, Wording(state.game, People(seats, None)).tell)
