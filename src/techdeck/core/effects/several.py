"""Verbs that exchange or replace several cards: each card once, and as many as there are. (Family 3.2, 3.40)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.effects.pointing import movable
from techdeck.core.effects.registers import MARK_HIGH, MARK_LOW
from techdeck.core.effects.revealing import mark
from techdeck.core.effects.run import Run
from techdeck.core.effects.swap import Exchange, Replace

if TYPE_CHECKING:
    from techdeck.core.table import Table


class ExchangeOneOf(Exchange):
    """One of several exchanges; what the first of them has moved stays where it is now."""

    def __init__(self, first: i64, second: i64, begins: bool) -> None:
        super().__init__(first, second, False)
        self.begins = begins

    def do(self, table: Table, run: Run) -> None:
        if self.begins:
            unmark_all(table, run)
        if self.begins or self.possible(table, run):  # of several, as many as there are: that is no skip
            super().do(table, run)

    def cards(self, table: Table, run: Run, place: i64) -> vec[i64]:
        return unmoved(table, run, place)

    def act(self, table: Table, run: Run, first: i64, second: i64) -> None:
        super().act(table, run, first, second)
        mark(table, run, first)
        mark(table, run, second)


class ReplaceOneOf(Replace):
    """One of several replacements; what the first of them has put there stays."""

    def __init__(self, first: i64, second: i64, begins: bool) -> None:
        super().__init__(first, second, False)
        self.begins = begins

    def do(self, table: Table, run: Run) -> None:
        if self.begins:
            unmark_all(table, run)
        if self.begins or self.possible(table, run):
            super().do(table, run)

    def cards(self, table: Table, run: Run, place: i64) -> vec[i64]:
        return unmoved(table, run, place)

    def act(self, table: Table, run: Run, first: i64, second: i64) -> None:
        super().act(table, run, first, second)
        mark(table, run, first)
        mark(table, run, second)


def unmark_all(table: Table, run: Run) -> None:
    """No card has been moved yet."""
    run.put(table, MARK_LOW, 0)
    run.put(table, MARK_HIGH, 0)


def unmoved(table: Table, run: Run, place: i64) -> vec[i64]:
    """The cards of a place that were not brought there by this sentence."""
    found: vec[i64] = vec[i64]()
    for card in movable(table, run, place):
        moved = run.get(table, MARK_LOW) if card < 54 else run.get(table, MARK_HIGH)
        if not has(moved, card if card < 54 else card - 54):
            found = append(found, card)
    return found
