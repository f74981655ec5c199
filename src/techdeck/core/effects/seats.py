"""The verb that finds the player a text means: a neighbour, one by chance, the one with the most cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.actions import SEAT
from techdeck.core.choices import Choices
from techdeck.core.effects.people import Pick
from techdeck.core.effects.run import Run

if TYPE_CHECKING:
    from techdeck.core.table import Table

ON_LEFT: Final = 0
ON_RIGHT: Final = 1
BY_CHANCE: Final = 2
MOST_CARDS: Final = 3
FEWEST_CARDS: Final = 4
OTHER_SIDE: Final = 5
"""The player on the right, where the one on the left is another."""


class PickOf(Pick):
    """The text says which player is picked; the actor chooses only among those with equally many cards. (Family 3.36)

    Anyone says that whoever acts can be meant too.
    """

    def __init__(self, which: i64, body: i64, keeps_count: bool = False, anyone: bool = False) -> None:
        super().__init__(body, keeps_count, anyone)
        self.which = which

    def do(self, table: Table, run: Run) -> None:
        found = self.seats(table, run)
        if len(found) == 0:
            run.skip(table)
            run.jump(table, self.body)
        elif self.which == BY_CHANCE:
            self.chosen(table, run, run.actor(table), SEAT + found[table.rng.below(len(found))])
        elif len(found) == 1:
            self.chosen(table, run, run.actor(table), SEAT + found[0])
        else:
            run.pose(table, run.actor(table), self)

    def possible(self, table: Table, run: Run) -> bool:
        return len(self.seats(table, run)) > 0

    def can_be_asked(self, table: Table, run: Run, seat: i64) -> bool:
        return self.which >= MOST_CARDS and len(self.seats(table, run)) > 1

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        for other in self.seats(table, run):
            out.add(SEAT + other)

    def seats(self, table: Table, run: Run) -> vec[i64]:
        """The players the text can mean."""
        actor, found = run.actor(table), vec[i64]()
        if self.which <= ON_RIGHT or self.which == OTHER_SIDE:
            step: i64 = 1 if self.which == ON_LEFT else table.players - 1
            least: i64 = 3 if self.which == OTHER_SIDE else 2
            return append(found, (actor + step) % table.players) if table.players >= least else found
        for seat in range(table.players):
            if (self.anyone or seat != actor) and self.has_right_size(table, actor, seat):
                found = append(found, seat)
        return found

    def has_right_size(self, table: Table, actor: i64, seat: i64) -> bool:
        """Whether none of those meant has more cards than this one, or fewer; by chance, it is anyone."""
        if self.which == BY_CHANCE:
            return True
        held = table.hand_size(seat)
        for other in range(table.players):
            if other != actor or self.anyone:
                size = table.hand_size(other)
                if (size > held) if self.which == MOST_CARDS else (size < held):
                    return False
        return True
