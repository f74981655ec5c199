"""Verbs by which one player alone learns cards of another's hand: show one, show the hand, look at random ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import card_id
from techdeck.core.effects.hands import FromHand
from techdeck.core.effects.match import ANY, Match
from techdeck.core.effects.people import PeekHand
from techdeck.core.effects.pointing import random_cards
from techdeck.core.effects.registers import PICKED
from techdeck.core.effects.run import Run
from techdeck.core.effects.verb import Verb
from techdeck.core.questions import Question
from techdeck.core.zones import HAND

if TYPE_CHECKING:
    from techdeck.core.table import Table


def see_cards(table: Table, seat: i64, owner: i64, cards: vec[i64]) -> None:
    """A seat sees some cards of a hand; only the two players know which, and the cards stay. (Family 3.42)"""
    seen: list[str] = []
    for card in cards:
        seen.append(card_id(card))
    about: dict[str, object] = {"owner": int(owner), "count": len(seen)}
    table.find("look_at_cards", seat, cards, {**about, "seen": seen}, {**about, "seen": []}, bit(owner))


class ShowTo(FromHand):
    """Show the picked player a card of the hand; nobody else sees which, and it stays. (Family 3.42)"""

    def __init__(self) -> None:
        super().__init__(1, 1, Match(ANY))

    def do(self, table: Table, run: Run) -> None:
        if self.possible(table, run):
            run.pose(table, run.actor(table), self)
        else:
            run.skip(table)

    def can_be_asked(self, table: Table, run: Run, seat: i64) -> bool:
        return self.possible(table, run)

    def possible(self, table: Table, run: Run) -> bool:
        return other_picked(table, run) and table.zones.count(HAND + run.actor(table)) > 0

    def act(self, table: Table, run: Run, seat: i64, card: i64) -> None:
        see_cards(table, run.get(table, PICKED), seat, append(vec[i64](), card))

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        question = self.asks(table, run, "show_to", "reveal")
        question.about["to"] = int(run.get(table, PICKED))
        return question


class ShowHandTo(Verb):
    """Show the picked player the whole hand; nobody else sees it. (Family 3.42)"""

    def possible(self, table: Table, run: Run) -> bool:
        return other_picked(table, run) and table.zones.count(HAND + run.actor(table)) > 0

    def do(self, table: Table, run: Run) -> None:
        if not self.possible(table, run):
            run.skip(table)
            return
        picked, seat = run.get(table, PICKED), run.actor(table)
        table.learn_hand("look_at_hand", picked, seat, bit(picked))
        run.did(table, table.zones.count(HAND + seat))


class PeekByChance(PeekHand):
    """Look at random cards of the picked player's hand; each is as likely. (Family 3.30, 3.42)"""

    def __init__(self, count: i64) -> None:
        self.count = count

    def do(self, table: Table, run: Run) -> None:
        if not self.possible(table, run):
            run.skip(table)
            return
        picked = run.get(table, PICKED)
        seen = random_cards(table, HAND + picked, self.count)
        see_cards(table, run.actor(table), picked, seen)
        run.did(table, len(seen))


def other_picked(table: Table, run: Run) -> bool:
    """Whether somebody else than the actor is picked."""
    return run.get(table, PICKED) >= 0 and run.get(table, PICKED) != run.actor(table)
