"""Verbs about one of the cards lying aside: put it somewhere, or take one of a kind. (Family 3.15, 3.37)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.actions import CARD, NO
from techdeck.core.bits import bit
from techdeck.core.cards import is_wild
from techdeck.core.choices import Choices
from techdeck.core.effects.look import ONE, REST_TO_DISCARD, REST_UNDER, TO_PICKED, ReturnRest, TakeAside, put_on
from techdeck.core.effects.match import Match, point_at
from techdeck.core.effects.registers import LOOKERS, PICKED, SHOWN
from techdeck.core.effects.run import Run
from techdeck.core.questions import Question
from techdeck.core.zones import EVERYBODY, HAND

if TYPE_CHECKING:
    from techdeck.core.table import Table


class PutOne(ReturnRest):
    """Put one of the cards lying aside on top of the deck, under it, away, or give it; perhaps one more of several."""

    def __init__(self, where: i64, one_more: bool = False) -> None:
        super().__init__(where, True)
        self.one_more = one_more

    def do(self, table: Table, run: Run) -> None:
        count = run.aside_count(table) if self.possible(table, run) else 0
        if count > 1:
            run.pose(table, run.actor(table), self)
        elif count == 1:
            self.chosen(table, run, run.actor(table), CARD + run.aside(table, 0))
        elif not self.one_more:
            run.skip(table)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        if self.where == TO_PICKED:
            self.give(table, run, action - CARD)
        else:
            self.put(table, run, action - CARD)
        run.did(table, 1)

    def give(self, table: Table, run: Run, card: i64) -> None:
        """The card goes to the picked player, who sees it; back where it came from if nobody is picked."""
        picked = run.get(table, PICKED)
        run.aside_moves(table)
        put_on(table, run, "take", card, HAND + picked, bit(picked))
        if is_wild(card):
            table.wild_enters(picked, card)

    def possible(self, table: Table, run: Run) -> bool:
        return super().possible(table, run) and (self.where != TO_PICKED or run.get(table, PICKED) >= 0)

    def can_be_asked(self, table: Table, run: Run, seat: i64) -> bool:
        return self.possible(table, run)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        if self.where == REST_TO_DISCARD:
            return Question("put_one", {"card": "discard"}, {"where": "discard"})
        if self.where == TO_PICKED:
            return Question("give_aside", {"card": "give"}, {"to": int(run.get(table, PICKED))})
        under = self.where == REST_UNDER
        verb = "put_under_deck" if under else "put_on_deck"
        return Question("put_one", {"card": verb}, {"where": "under" if under else "on_top"})


class TakeKind(TakeAside):
    """Take one of the cards lying aside that is of a kind, shown to all or not. (Family 3.37)

    Who alone has seen them is asked whether one fits or not, so that the others only see what is taken.
    """

    def __init__(self, match: Match, show: bool, optional: bool) -> None:
        super().__init__(ONE)
        self.match = match
        self.show = show
        self.optional = optional

    def do(self, table: Table, run: Run) -> None:
        hidden = run.get(table, LOOKERS) != EVERYBODY
        if not self.match.known(table, run) or run.aside_count(table) == 0:
            run.skip(table)
        elif self.optional or hidden or self.possible(table, run):
            run.pose(table, run.actor(table), self)
        else:
            run.skip(table)

    def takeable(self, table: Table, run: Run) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for i in range(run.aside_count(table)):
            if self.match.holds(table, run, run.aside(table, i)):
                found = append(found, run.aside(table, i))
        return found

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        found = self.takeable(table, run)
        point_at(found, out)
        if self.optional or len(found) == 0:
            out.add(NO)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        if action == NO:
            run.did(table, 0)
            return
        card = action - CARD
        run.aside_moves(table)
        if self.show:
            table.came_to_light(card)
            run.put(table, SHOWN, card)
        put_on(table, run, "take", card, HAND + seat, EVERYBODY if self.show else bit(seat))
        if is_wild(card):
            table.wild_enters(seat, card)
        run.did(table, 1)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        return Question("take", {"card": "take", "no": "decline"}, {"which": "any"}, left=1)


class TakeAll(TakeKind):
    """Take all the cards lying aside, or all that are of a kind. (Family 3.37)"""

    def __init__(self, match: Match) -> None:
        super().__init__(match, False, False)

    def do(self, table: Table, run: Run) -> None:
        taken = self.takeable(table, run) if self.match.known(table, run) else vec[i64]()
        for card in taken:
            self.chosen(table, run, run.actor(table), CARD + card)
        if len(taken) == 0:
            run.skip(table)
        else:
            run.did(table, len(taken))
