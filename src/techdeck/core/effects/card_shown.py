"""Verbs about "it", the one card just shown: take it, discard it, put it under the deck. (Family 3.17, 3.27)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.effects.look import REST_TO_DISCARD
from techdeck.core.effects.match import in_reach
from techdeck.core.effects.registers import SHOWN
from techdeck.core.effects.run import Run
from techdeck.core.effects.verb import Verb
from techdeck.core.zones import EVERYBODY, HAND

if TYPE_CHECKING:
    from techdeck.core.table import Table


class TakeIt(Verb):
    """Take it: the card just revealed, wherever it is in reach but in one's own hand."""

    def do(self, table: Table, run: Run) -> None:
        card = run.get(table, SHOWN)
        if not self.possible(table, run):
            run.skip(table)
            return
        table.into_hand("take", run.actor(table), card, bit(run.actor(table)))
        run.did(table, 1)

    def possible(self, table: Table, run: Run) -> bool:
        card = run.get(table, SHOWN)
        return card >= 0 and in_reach(table, card) and not self.lies_there(table, run, card)

    def lies_there(self, table: Table, run: Run, card: i64) -> bool:
        """Whether the card is already where it would come to."""
        return table.zones.where[card] == HAND + run.actor(table)


class PutIt(TakeIt):
    """Discard it or put it under the deck: the card just revealed, wherever it is in reach but there."""

    def __init__(self, where: i64) -> None:
        self.where = where

    def do(self, table: Table, run: Run) -> None:
        card = run.get(table, SHOWN)
        if not self.possible(table, run):
            run.skip(table)
            return
        if self.where == REST_TO_DISCARD:
            table.discard(card)
        else:
            table.put_under("put_under_deck", run.actor(table), card, table.deck_of(card), EVERYBODY)
            table.came_to_pile(card)
        run.did(table, 1)

    def lies_there(self, table: Table, run: Run, card: i64) -> bool:
        zones, zone = table.zones, table.zones.where[card]
        if self.where == REST_TO_DISCARD:
            return zone == table.pile_of(card)
        # Who does not know where in the deck it lies can't be told by what they may do.
        return zone == table.deck_of(card) and zones.index(card) == 0 and zones.knows(run.actor(table), card)
