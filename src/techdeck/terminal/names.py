"""What the bots are called, and the names of seats where nobody is meant by "you"."""

from __future__ import annotations

from techdeck.words.people import BOT_NAMES, People


def people_for(players: int, own: int | None) -> People:
    """Who sits where, for a person at a seat, or for somebody who only looks on."""
    names = BOT_NAMES[:players] if own is not None else [f"Seat {seat}" for seat in range(players)]
    return People(names, own)
