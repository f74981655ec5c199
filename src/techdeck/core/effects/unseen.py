"""Verbs that move cards nobody sees: from one end of the deck to the other, or from a hand into the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.effects.hands import FromHand
from techdeck.core.effects.pointing import DECK_TOP, has_card
from techdeck.core.effects.registers import TOP
from techdeck.core.effects.run import Run
from techdeck.core.effects.verb import Verb
from techdeck.core.questions import Question

if TYPE_CHECKING:
    from techdeck.core.table import Table


class MoveAcross(Verb):
    """Cards of one end of the deck go to its other end, unseen and in their order. (Family 3.41)"""

    def __init__(self, n: i64, side: i64) -> None:
        self.n = n
        self.side = side

    def draws_on(self) -> bool:
        return True

    def possible(self, table: Table, run: Run) -> bool:
        return has_card(table, run, DECK_TOP)

    def do(self, table: Table, run: Run) -> None:
        deck = run.deck(table)
        if not table.refill(deck, run.pile(table)):
            run.skip(table)
            return
        moved: i64 = 0
        while moved < self.n and moved < table.zones.count(deck):
            self.move(table, run, deck)
            moved += 1
        run.did(table, moved)

    def move(self, table: Table, run: Run, deck: i64) -> None:
        """One card goes to the other end; who knew it goes on knowing it. (Family 6.2)"""
        seat = run.actor(table)
        if self.side == TOP:
            table.put_under("put_under_deck", seat, table.zones.top(deck), deck, 0)
        else:
            table.put("put_on_deck", seat, table.zones.at(deck, 0), deck, 0)


class ShuffleCardsIn(FromHand):
    """Shuffle cards of the hand into the deck, each into its own, unseen by the others. (Family 3.38)"""

    def act(self, table: Table, run: Run, seat: i64, card: i64) -> None:
        deck = table.deck_of(card)
        table.lose_track(seat, 1, 0)
        table.put_under("put_under_deck", seat, card, deck, 0)
        table.came_to_pile(card)
        table.shuffle(deck)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        return self.asks(table, run, "shuffle_in", "shuffle_in")
