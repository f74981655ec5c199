"""Verbs that name a value or a domain, pick a player, or look at the hand of that one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core import actions
from techdeck.core.bits import bit
from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.choices import Choices
from techdeck.core.effects.registers import DOMAIN, PICKED, VALUE
from techdeck.core.effects.run import Run
from techdeck.core.effects.verb import Verb
from techdeck.core.questions import Question
from techdeck.core.zones import HAND

if TYPE_CHECKING:
    from techdeck.core.table import Table


class NameValue(Verb):
    """Name a value. (Family 3.25)"""

    def do(self, table: Table, run: Run) -> None:
        run.pose(table, run.actor(table), self)

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        out.add_run(actions.VALUE, 13)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        value = action - actions.VALUE + 1
        run.put(table, VALUE, value)
        if table.journal is not None:
            table.tell("name_value", seat, {"value": int(value)})

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        return Question("name_value", {"value": "name"}, {"to_search": run.searches()})


class NameDomain(Verb):
    """Name a domain. (Family 3.25)"""

    def do(self, table: Table, run: Run) -> None:
        run.pose(table, run.actor(table), self)

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        out.add_run(actions.DOMAIN, 4)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        run.put(table, DOMAIN, action - actions.DOMAIN)
        if table.journal is not None:
            table.tell("name_domain", seat, {"domain": DOMAIN_NAMES[action - actions.DOMAIN]})

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        named = int(run.get(table, VALUE))
        about: dict[str, object] = {"to_search": run.searches(), "value": named if named > 0 else None}
        return Question("name_domain", {"domain": "name"}, about)


class Pick(Verb):
    """Pick another player, or anyone; with nobody to pick, the verbs about that player are left out. (Family 3.10)

    Where that player does "as many", it keeps in mind how many there were before.
    """

    def __init__(self, body: i64, keeps_count: bool = False, anyone: bool = False) -> None:
        self.body = body
        self.keeps_count = keeps_count
        self.anyone = anyone

    def do(self, table: Table, run: Run) -> None:
        if self.possible(table, run):
            run.pose(table, run.actor(table), self)
        else:
            run.skip(table)
            run.jump(table, self.body)

    def possible(self, table: Table, run: Run) -> bool:
        return table.players > 1 or self.anyone

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        if self.anyone:
            out.add_run(actions.SEAT, table.players)
            return
        out.add_run(actions.SEAT, seat)
        out.add_run(actions.SEAT + seat + 1, table.players - seat - 1)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        picked = action - actions.SEAT
        run.put(table, PICKED, picked)
        if table.journal is not None:
            table.tell("pick_player", seat, {}, picked)
        if not self.keeps_count:
            run.did(table, 1)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        return Question("pick_player", {"seat": "pick"}, {"anyone": self.anyone})


class PeekHand(Verb):
    """Look at the picked player's hand. (Family 3.17)"""

    def possible(self, table: Table, run: Run) -> bool:
        return run.get(table, PICKED) >= 0 and table.zones.count(HAND + run.get(table, PICKED)) > 0

    def do(self, table: Table, run: Run) -> None:
        if not self.possible(table, run):
            run.skip(table)
            return
        zones, picked, seat = table.zones, run.get(table, PICKED), run.actor(table)
        table.learn_hand("look_at_hand", seat, picked, bit(seat))
        run.did(table, zones.count(HAND + picked))
