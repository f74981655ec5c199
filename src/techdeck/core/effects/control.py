"""How sentences hang together: you may, every player, if, either or, and whom a sentence is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from techdeck.core.actions import NO, YES
from techdeck.core.cards import card_id
from techdeck.core.choices import Choices
from techdeck.core.effects.hands import AS_MANY
from techdeck.core.effects.match import ANY, Match, any_matching
from techdeck.core.effects.registers import (
    ACTOR,
    ANYONE,
    COUNT,
    DID,
    DRAWN,
    LOOP,
    MARK_HIGH,
    MARK_LOW,
    PICKED,
    REPEATS,
    SHOWN,
)
from techdeck.core.effects.revealing import RevealDrawn
from techdeck.core.effects.run import Run
from techdeck.core.effects.verb import Verb
from techdeck.core.questions import Question
from techdeck.core.zones import HAND

if TYPE_CHECKING:
    from techdeck.core.table import Table

# Conditions of If.
DID_IT: Final = 0
NOBODY_DID: Final = 1
IT_IS: Final = 2


class May(Verb):
    """You may: the next verbs are left out after a no. Always asked. (Family 3.6)"""

    def __init__(self, body: i64) -> None:
        self.body = body

    def do(self, table: Table, run: Run) -> None:
        run.pose(table, run.actor(table), self)

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        out.add_run(NO, 2)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        if action == NO:
            run.did(table, 0)
            run.jump(table, self.body)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        return Question("may", {"yes": "accept", "no": "decline"})


class Either(Verb):
    """This, or that: yes for the first, no for the second; only what is possible is offered."""

    def __init__(self, first: Verb, size: i64, second: Verb, second_size: i64, shows: bool) -> None:
        self.first = first
        self.size = size
        self.second = second
        self.second_size = second_size
        self.shows = shows
        self.spans: list[tuple[int, int]] = [(0, 0), (0, 0)]
        self.speaks_of_it = False

    def said(self, one: tuple[int, int], other: tuple[int, int], speaks_of_it: bool) -> None:
        """Where in the printed text each of the two stands, and whether they are about "it"."""
        self.spans = [one, other]
        self.speaks_of_it = speaks_of_it

    def draws_on(self) -> bool:
        return self.first.draws_on() or self.second.draws_on()

    def pile_matters(self, table: Table, run: Run) -> bool:
        if self.first.draws_on() and self.first.pile_matters(table, run):
            return True
        return self.second.draws_on() and self.second.pile_matters(table, run)

    def do(self, table: Table, run: Run) -> None:
        if not self.first.possible(table, run) and not self.second.possible(table, run):
            if self.shows:
                run.put(table, SHOWN, -1)  # "it" is the card that the one or the other would have shown
            run.skip(table)
            run.jump(table, self.size + self.second_size)
        else:
            run.pose(table, run.actor(table), self)

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        if self.first.possible(table, run):
            out.add(YES)
        if self.second.possible(table, run):
            out.add(NO)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        taken = self.second if action == NO else self.first
        if not isinstance(taken, RevealDrawn):
            run.put(table, DRAWN, -1)  # who does not reveal it now never does: it may soon be in another place
        if action == NO:
            run.jump(table, self.size)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        shown = run.get(table, SHOWN) if self.speaks_of_it else -1
        about: dict[str, object] = {"it": card_id(shown) if shown >= 0 else None}
        about |= {"first": list(self.spans[0]), "second": list(self.spans[1])}
        return Question("either", {"yes": "do_first", "no": "do_second"}, about)


class Jump(Verb):
    """Leave out so many verbs, or go back."""

    def __init__(self, verbs: i64) -> None:
        self.verbs = verbs

    def do(self, table: Table, run: Run) -> None:
        run.jump(table, self.verbs)


class If(Verb):
    """If you do, if nobody did, if it is (or is not) of a domain: else the next verbs are left out. (Family 3.27)

    It notes who did the deed before where "who does" asks for it, so that later "if nobody did" can look back at it.
    """

    def __init__(self, condition: i64, match: Match, body: i64, notes: bool = False, negated: bool = False) -> None:
        self.condition = condition
        self.match = match
        self.body = body
        self.notes = notes
        self.negated = negated

    def do(self, table: Table, run: Run) -> None:
        if self.notes:
            note_doer(table, run)
        if self.holds(table, run) == self.negated:
            run.did(table, 0)
            run.jump(table, self.body)

    def holds(self, table: Table, run: Run) -> bool:
        """Whether what is asked about is so; where there is nothing to ask about, what leaves the next verbs out."""
        if self.condition == DID_IT:
            return run.get(table, DID) == 1
        if self.condition == NOBODY_DID:
            return run.get(table, ANYONE) == 0
        card = run.get(table, SHOWN)
        return self.match.holds(table, run, card) if card >= 0 else self.negated


class Every(Verb):
    """Every player in turn from the user on, or every other one, who meets the condition. (Family 3.7)"""

    def __init__(self, others: bool, holding: Match, more_cards: bool, body: i64) -> None:
        self.others = others
        self.holding = holding
        self.more_cards = more_cards
        self.body = body

    def do(self, table: Table, run: Run) -> None:
        run.put(table, LOOP, 0)
        run.put(table, ANYONE, 0)
        run.put(table, MARK_LOW, 0)
        run.put(table, MARK_HIGH, 0)
        if not self.next_player(table, run):
            run.skip(table)

    def next_player(self, table: Table, run: Run) -> bool:
        """Turn to the next player concerned; False after the last one, when the user is meant again."""
        n = run.get(table, LOOP)
        while n < table.players:
            seat = (run.user + n) % table.players
            n += 1
            if self.concerns(table, run, seat):
                run.put(table, LOOP, n)
                run.put(table, ACTOR, seat)
                return True
        run.put(table, LOOP, 0)
        run.put(table, ACTOR, run.user)
        run.jump(table, self.body)
        return False

    def concerns(self, table: Table, run: Run, seat: i64) -> bool:
        """Whether the sentence is about this seat."""
        if self.others and seat == run.user:
            return False
        if self.more_cards and table.hand_size(seat) <= table.hand_size(run.user):
            return False
        return self.holding.kind == ANY or any_matching(table, run, HAND + seat, self.holding)


class WithEach(Every):
    """With every other player in turn: that one is the picked player, and the user goes on acting. (Family 3.7)"""

    def __init__(self, body: i64) -> None:
        super().__init__(True, Match(ANY), False, body)

    def next_player(self, table: Table, run: Run) -> bool:
        n = run.get(table, LOOP) + 1
        if n < table.players:
            run.put(table, LOOP, n)
            run.put(table, PICKED, (run.user + n) % table.players)
            return True
        run.put(table, LOOP, 0)
        run.put(table, PICKED, -1)
        run.jump(table, self.body)
        return False


class NextPlayer(Verb):
    """The end of what every player does: note who did it, and go back for the next one."""

    def __init__(self, every: Every) -> None:
        self.every = every

    def do(self, table: Table, run: Run) -> None:
        note_doer(table, run)
        run.jump(table, -self.every.body)
        self.every.next_player(table, run)


def note_doer(table: Table, run: Run) -> None:
    """If this player did what every player was to do, it is not so that nobody did."""
    if run.get(table, DID) == 1:
        run.put(table, ANYONE, 1)


class Repeat(Verb):
    """Do this so many times, or as many times as cards were just moved; none in another. (Family 3.35)"""

    def __init__(self, times: i64, body: i64) -> None:
        self.times = times
        self.body = body

    def do(self, table: Table, run: Run) -> None:
        times = run.get(table, COUNT) if self.times == AS_MANY else self.times
        if times > 0:
            run.put(table, REPEATS, times - 1)
        else:
            run.skip(table)
            run.jump(table, self.body)


class Again(Verb):
    """The end of what is repeated: go back while it is to be done again. (Family 3.35)"""

    def __init__(self, repeat: Repeat) -> None:
        self.repeat = repeat

    def do(self, table: Table, run: Run) -> None:
        left = run.get(table, REPEATS)
        if left > 0:
            run.put(table, REPEATS, left - 1)
            run.jump(table, -self.repeat.body)


class About(Verb):
    """The next verbs are about the picked player (left out if nobody was picked), or about the user again.

    That player may have picked another one, but "that player" is still the one the user picked.
    """

    def __init__(self, picked: bool, body: i64 = 0) -> None:
        self.picked = picked
        self.body = body

    def do(self, table: Table, run: Run) -> None:
        if not self.picked:
            run.put(table, PICKED, run.actor(table))
            run.put(table, ACTOR, run.user)
        elif run.get(table, PICKED) >= 0:
            run.put(table, ACTOR, run.get(table, PICKED))
        else:
            run.skip(table)
            run.jump(table, self.body)


class Forget(Verb):
    """What is brought up now is nothing until then, not what an earlier sentence had spoken of."""

    def __init__(self, register: i64, nothing: i64) -> None:
        self.register = register
        self.nothing = nothing

    def do(self, table: Table, run: Run) -> None:
        run.put(table, self.register, self.nothing)
