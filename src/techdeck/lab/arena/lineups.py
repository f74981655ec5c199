"""Who sits where: every bot has every seat of a deal equally often."""

from __future__ import annotations

from itertools import combinations


def lineups(bots: int, seats: int) -> list[list[int]]:
    """The games of one deal, each with the number of the bot in every seat.

    Where there are more bots than seats every group of them meets; where there are fewer, a bot has several seats.
    """
    groups = list(combinations(range(bots), min(bots, seats)))
    return [turned(group, seats, shift) for group in groups for shift in range(len(group))]


def turned(group: tuple[int, ...], seats: int, shift: int) -> list[int]:
    """The group round the table, everybody so many seats further."""
    return [group[(seat + shift) % len(group)] for seat in range(seats)]
