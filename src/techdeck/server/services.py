"""What a table is given: the store, the time, chance, bots that think elsewhere, and whoever wants to know of it."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from techdeck.server.metrics import Metrics
from techdeck.server.play import Step
from techdeck.server.store import Store, TableRow
from techdeck.server.thinking import Thinkers
from techdeck.server.times import Time

if TYPE_CHECKING:
    from techdeck.server.table import Table


@dataclass(frozen=True)
class Pace:
    """How long bots take, in seconds: drawn by chance between the two, whatever they hold and whatever they do."""

    least: float = 1.0
    most: float = 2.5


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
    house_saw: Callable[[TableRow], None] = nobody_looks
    rematch: Callable[[Table], Awaitable[str]] = no_rematch
    public_url: str = ""

    def link(self, path: str) -> str:
        """A link to share."""
        return f"{self.public_url}{path}"

    def counted(self, step: Step) -> None:
        """A command was done."""
        self.metrics.commands.labels(game=step.state.game.name).inc()
