"""What a table is given: the store, the time, chance, bots that think elsewhere, and whoever wants to know of it."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from techdeck.server.editions import Editions
from techdeck.server.metrics import Metrics
from techdeck.server.play import Step
from techdeck.server.store import Store, TableRow
from techdeck.server.thinking import Thinkers
from techdeck.server.times import Time

if TYPE_CHECKING:
    from techdeck.server.table import Table


WITHIN_A_GESTURE: Final = 0.15
"""An offer takes several steps; a person who has made up their mind does them one right after the other."""
IN_REAL_TIME: Final = 4.0
"""Where all may act at any moment, people need time to read what the others do."""
AT_FIRST: Final = 8.0
"""When such a time begins, people look around first, or still read how the last one ended."""
WITH_OFFERS: Final = 8.0
"""Whoever has made an offer there waits for somebody to take it before taking it back or being done."""


@dataclass(frozen=True)
class Pace:
    """How long bots take, in seconds: drawn by chance between the two, whatever they hold and whatever they do."""

    least: float = 1.0
    most: float = 2.5

    def pause(self, chance: random.Random, goes_on: bool, real_time: bool, has_offers: bool) -> float:
        """How long a bot takes now; goes_on: it is in the middle of something nobody has heard of yet."""
        share = 1.0
        if goes_on:
            share = WITHIN_A_GESTURE
        elif real_time:
            share = WITH_OFFERS if has_offers else IN_REAL_TIME
        return share * chance.uniform(self.least, self.most)

    def at_first(self, chance: random.Random) -> float:
        """How long a bot waits where all may begin to act at any moment."""
        return AT_FIRST * chance.uniform(self.least, self.most)


def nobody_looks(row: TableRow) -> None:
    """Nobody wants to know."""


async def no_rematch(table: Table) -> str:
    """There is no house to make another table."""
    raise NotImplementedError  # the house puts its own in place of this before any table is there


@dataclass
class Services:
    """All that tables share."""

    store: Store
    time: Time
    thinkers: Thinkers
    pace: Pace = field(default_factory=Pace)
    chance: random.Random = field(default_factory=random.SystemRandom)
    metrics: Metrics = field(default_factory=Metrics)
    editions: Editions = field(default_factory=Editions)
    house_saw: Callable[[TableRow], None] = nobody_looks
    rematch: Callable[[Table], Awaitable[str]] = no_rematch
    public_url: str = ""

    def link(self, path: str) -> str:
        """A link to share."""
        return f"{self.public_url}{path}"

    def counted(self, step: Step) -> None:
        """A command was done."""
        self.metrics.commands.labels(game=step.state.game.name).inc()
