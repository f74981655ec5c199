"""How often somebody wins, and how sure that is."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

SURE = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Rate(NamedTuple):
    """A share of victories from 0 to 1, and the ends of its 95 % interval."""

    win_rate: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.win_rate:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


def wilson(wins: float, games: int) -> Rate:
    """The share of games won, with Wilson's interval: it holds for few games and for shares near 0 and 1 too.

    A victory shared by two counts as half: such results vary less than wins and losses, so the interval is wide enough.
    """
    share, more = wins / games, SURE * SURE / games
    middle = (share + more / 2) / (1 + more)
    half = SURE * sqrt(share * (1 - share) / games + more / games / 4) / (1 + more)
    return Rate(share, max(0.0, middle - half), min(1.0, middle + half))


def win_rate(returns: float, games: int, players: int) -> Rate:
    """The same from the sum of a seat's returns: of n winners each has won a part of 1 / n. (Family 7.13)

    Losers pay 1 each and winners share it, so 1 + return is players / n, or 0. A lone player's draw is half a victory.
    """
    wins = (returns + games) / max(players, 2)
    return wilson(min(max(wins, 0.0), float(games)), games)
