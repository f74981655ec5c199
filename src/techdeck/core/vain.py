"""Whether a card would be used in vain: its text can do nothing at this moment. (Family 3.3, 3.4)

The text is walked through on a copy of what its user knows. It is in vain if every verb on the way, whatever is
answered, moves and shows no card. Where that depends on something the user can't see, it is not said.
"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.choices import Choices
from techdeck.core.effects.conditions import CountThings, IfHolds
from techdeck.core.effects.control import About, Again, Either, Every, Forget, If, Jump, May, NextPlayer, Repeat
from techdeck.core.effects.lacking import EFFECT, OTHER, lack_of
from techdeck.core.effects.match import ANY
from techdeck.core.effects.nothing import Nothing
from techdeck.core.effects.people import NameDomain, NameValue, Pick
from techdeck.core.effects.registers import PC
from techdeck.core.effects.run import Ask, Run
from techdeck.core.effects.seats import BY_CHANCE, PickOf
from techdeck.core.effects.verb import Verb
from techdeck.core.state import State
from techdeck.core.zones import HAND, Zones

STEERING: list[type[Verb]] = [
    *(May, If, Jump, NextPlayer, Repeat, Again, About, Forget),
    *(CountThings, NameValue, NameDomain, Pick, Nothing),
]
"""Verbs that only say how the text goes on: they move nothing and show nothing themselves."""


def why_in_vain(table: State, seat: i64, action: int) -> str | None:
    """What is lacking for the card that this action uses to do anything; None if it may do something."""
    copy = table.clone()
    copy.top.step(copy, seat, action)
    run = copy.top
    if not isinstance(run, Run):
        return None
    if len(run.program.verbs) == 0:
        return EFFECT
    return Walk(run, seat, copy).lack(copy)


class Walk:
    """A walk through a text, in the eyes of its user."""

    def __init__(self, run: Run, eyes: i64, table: State) -> None:
        self.run = run
        self.eyes = eyes
        self.before = table.zones.clone()

    def lack(self, table: State) -> str | None:
        """What the first verb that is skipped from here on lacks; None if some verb may do something."""
        lack, run = OTHER, self.run
        while table.top is run:
            pc = run.get(table, PC)
            if pc >= len(run.program.verbs):
                return lack if cells_of(table.zones) == cells_of(self.before) else None
            verb = run.program.verbs[pc]
            if not self.is_idle(table, verb):
                return None
            if lack == OTHER and cannot(table, run, verb):
                lack = lack_of(table, run, verb)
            run.advance(table)
        further = self.lack_after_answer(table)
        return further if lack == OTHER or further is None else lack

    def is_idle(self, table: State, verb: Verb) -> bool:
        """Whether a verb surely moves and shows nothing; what another player holds can't be seen."""
        run, actor = self.run, self.run.actor(table)
        if actor != self.eyes and table.zones.count(HAND + actor) > 0:
            return False
        if isinstance(verb, Every) and not self.anyone_else_holds(table):
            return True  # whom the sentence is about depends on no card the user can't see
        return steers(verb) or cannot(table, run, verb)

    def anyone_else_holds(self, table: State) -> bool:
        """Whether another player holds any card."""
        for seat in range(table.players):
            if seat != self.eyes and table.zones.count(HAND + seat) > 0:
                return True
        return False

    def lack_after_answer(self, table: State) -> str | None:
        """The same once a question is answered, in whichever way; a deck to be chosen is there to be used."""
        asked, lack = table.top, OTHER
        if not isinstance(asked, Ask):
            return None
        out = Choices(table.game.actions.total)
        asked.legal(table, asked.seat, out)
        for action in reversed(out.listed(table.game.actions.numbers)):  # what a yes lacks tells more than a no
            copy = table.clone()
            copy.top.step(copy, asked.seat, action)
            found = self.lack(copy)
            if found is None:
                return None
            lack = found if lack == OTHER else lack
        return lack


def steers(verb: Verb) -> bool:
    """Whether a verb only says how the text goes on, by what everybody can see."""
    if isinstance(verb, Every):
        return verb.holding.kind == ANY
    if isinstance(verb, IfHolds) or (isinstance(verb, PickOf) and verb.which == BY_CHANCE):
        return False
    return any(isinstance(verb, kind) for kind in STEERING)


def cannot(table: State, run: Run, verb: Verb) -> bool:
    """Whether a verb can do nothing, as far as the actor can see."""
    if isinstance(verb, Either):
        return not verb.first.possible(table, run) and not verb.second.possible(table, run)
    return not verb.possible(table, run)


def cells_of(zones: Zones) -> list[int]:
    """All cards with who knows them: what must not change."""
    cells: list[int] = []
    for zone in range(len(zones.counts)):
        start = zone * zones.cards
        cells.append(int(zones.counts[zone]))
        for k in range(start, start + zones.counts[zone]):
            cells.append(int(zones.cells[k]))
    return cells
