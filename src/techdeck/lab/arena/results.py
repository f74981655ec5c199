"""What the games of an arena came to, deal by deal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from techdeck.core.state import State


@dataclass(frozen=True)
class Played:
    """One game: the bot in every seat, what part of the victory it had, its rank and its points."""

    lineup: list[int]
    shares: list[float]
    ranks: list[float]
    points: list[int]
    actions: int


@dataclass(frozen=True)
class Deal:
    """One deal, played once in each lineup; faults tell of programs that had to be replaced."""

    number: int
    games: list[Played]
    faults: list[str] = field(default_factory=list)

    def to_dict(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)

    def shares_of(self, bot: int) -> list[float]:
        """The bot's part of the victory, for every seat it had."""
        return [share for game in self.games for who, share in zip(game.lineup, game.shares, strict=True) if who == bot]

    def ranks_of(self, bot: int) -> list[float]:
        """The bot's ranks, for every seat it had."""
        return [rank for game in self.games for who, rank in zip(game.lineup, game.ranks, strict=True) if who == bot]

    def duels(self) -> Iterator[tuple[int, int, float]]:
        """Two bots that were compared, each pair once, and what the first one got: 1, 0.5 or 0."""
        if len(self.games[0].lineup) == 1:  # alone at the table: on the same deal, more points are better
            players = [(game.lineup[0], -float(game.points[0])) for game in self.games]
            yield from compared(players)
        else:
            for game in self.games:
                yield from compared(list(zip(game.lineup, game.ranks, strict=True)))

    def score(self, one: int, other: int) -> float:
        """What the first of two bots got of what both got together, from 0 to 1."""
        if len(self.games[0].lineup) == 1:
            return next(result if a == one else 1 - result for a, b, result in self.duels() if {a, b} == {one, other})
        mine, theirs = sum(self.shares_of(one)), sum(self.shares_of(other))
        return mine / (mine + theirs) if mine + theirs > 0 else 0.5


def deal_from(data: dict[str, Any]) -> Deal:
    """A deal from plain data."""
    return Deal(data["number"], [Played(**game) for game in data["games"]], data["faults"])


def compared(players: list[tuple[int, float]]) -> Iterator[tuple[int, int, float]]:
    """Everybody with everybody else, but no bot with itself; the lower rank wins."""
    for place, (one, rank) in enumerate(players):
        for other, theirs in players[place + 1 :]:
            if one != other:
                yield one, other, 0.5 if rank == theirs else float(rank < theirs)


def result_of(state: State, lineup: list[int], winners: list[int]) -> Played:
    """What a finished table came to. A victory shared by n counts 1 / n for each; alone, a draw counts as half."""
    seats, points = range(state.game.players), state.scores()
    if state.game.players == 1:
        shares = [(state.returns()[0] + 1) / 2]
    else:
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    places = [(seat not in winners, -points[seat]) for seat in seats]
    ranks = [1 + sum(b < a for b in places) + (places.count(a) - 1) / 2 for a in places]
    return Played(lineup, shares, ranks, points, len(state.history()))
