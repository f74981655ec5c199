"""Verbs about the deck: look at cards or reveal them, take some, put the rest back. (Family 3.15)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.actions import CARD, NO
from techdeck.core.bits import bit
from techdeck.core.cards import is_wild
from techdeck.core.choices import Choices
from techdeck.core.effects.match import NAMED_DOMAIN, Match, point_at
from techdeck.core.effects.pointing import DECK_TOP, IN_DISCARD, has_card
from techdeck.core.effects.registers import (
    ASIDE_DECK,
    BOTTOM,
    FROM_SIDE,
    LOOKERS,
    PC,
    SHOWN,
    STEP,
    TOP,
    TOP_OF_DISCARD,
)
from techdeck.core.effects.run import Run
from techdeck.core.effects.verb import Verb
from techdeck.core.questions import Question
from techdeck.core.zones import ASIDE, EVERYBODY, HAND

if TYPE_CHECKING:
    from techdeck.core.table import Table

PLAYERS: Final = -1
"""As many as there are players."""
NO_LIMIT: Final = 0
"""As many as it takes."""

ONE: Final = 0
LOWEST: Final = 1
HIGHEST: Final = 2

REST_ON_TOP: Final = 0
REST_UNDER: Final = 1
REST_TO_DISCARD: Final = 2
REST_SHUFFLED: Final = 3
TO_PICKED: Final = 4


def set_aside(table: Table, run: Run, kind: str, side: i64, seers: i64) -> i64:
    """One card of the pile lies aside, seen by the given seats; -1 if there is none. (Family 2.5, 3.15)"""
    zones = table.zones
    if side == TOP_OF_DISCARD:
        card = zones.top(run.pile(table))
        if card < 0:
            return -1
    else:
        if not table.refill(run.deck(table), run.pile(table)):
            return -1
        card = zones.at(run.deck(table), 0) if side == BOTTOM else zones.top(run.deck(table))
    table.put(kind, run.actor(table), card, ASIDE, seers)
    if seers == EVERYBODY:
        run.put(table, SHOWN, card)  # "it" is a card all have seen, so that this register keeps no secret
        table.came_to_light(card)
    run.put(table, FROM_SIDE, side)
    run.put(table, ASIDE_DECK, run.deck(table))
    run.put(table, LOOKERS, seers)
    return card


class Look(Verb):
    """Look at cards of a pile, or reveal them: they lie aside until the text says where they go. (Family 3.15, 3.17)"""

    def __init__(self, n: i64, side: i64, reveal: bool) -> None:
        self.n = n
        self.side = side
        self.reveal = reveal

    def draws_on(self) -> bool:
        return True

    def pile_use(self) -> str:
        if self.side == TOP_OF_DISCARD:
            return "look_at_discards"
        return "reveal" if self.reveal else "look"

    def pile_matters(self, table: Table, run: Run) -> bool:
        return table.has_discards() if self.side == TOP_OF_DISCARD else table.has_pile_cards()

    def possible(self, table: Table, run: Run) -> bool:
        return has_card(table, run, IN_DISCARD if self.side == TOP_OF_DISCARD else DECK_TOP)

    def do(self, table: Table, run: Run) -> None:
        seers: i64 = EVERYBODY if self.reveal else bit(run.actor(table))
        wanted = table.players if self.n == PLAYERS else self.n
        seen: i64 = 0
        run.put_back(table)
        run.put(table, SHOWN, -1)
        kind = "reveal" if self.reveal else "look"
        if table.journal is not None:
            table.begin_event(kind, run.actor(table), -1, {})
        while seen < wanted and set_aside(table, run, kind, self.side, seers) >= 0:
            seen += 1
        table.end_event()
        if seen == 0:
            run.skip(table)
            return
        run.did(table, seen)


class TurnUntil(Verb):
    """Turn up cards until one is of a kind, so many at most or as many as there are; that one is "it"."""

    def __init__(self, most: i64, match: Match | None = None) -> None:
        self.most = most
        self.match = Match(NAMED_DOMAIN) if match is None else match

    def draws_on(self) -> bool:
        return True

    def pile_matters(self, table: Table, run: Run) -> bool:
        return self.match.known(table, run) and table.has_pile_cards()

    def possible(self, table: Table, run: Run) -> bool:
        return self.match.known(table, run) and has_card(table, run, DECK_TOP)

    def do(self, table: Table, run: Run) -> None:
        if not self.possible(table, run):
            run.put(table, SHOWN, -1)
            run.skip(table)
            return
        run.put_back(table)
        turned: i64 = 0
        while turned < self.most or self.most == NO_LIMIT:
            card = set_aside(table, run, "reveal", TOP, EVERYBODY)
            if card < 0:
                break
            turned += 1
            if self.match.holds(table, run, card):
                run.did(table, turned)
                return
        run.put(table, SHOWN, -1)
        run.did(table, 0)


class PutBack(Verb):
    """The end of a player's turn: what they have turned up goes back, before another one acts. (Family 3.16)"""

    def do(self, table: Table, run: Run) -> None:
        run.put_back(table)


class TakeAside(Verb):
    """Take one of the cards lying aside: any, or one of the lowest value; perhaps one more of several."""

    def __init__(self, which: i64, one_more: bool = False) -> None:
        self.which = which
        self.one_more = one_more

    def do(self, table: Table, run: Run) -> None:
        if self.possible(table, run):
            run.pose(table, run.actor(table), self)
        elif not self.one_more:  # of several, as many as there are: that is no skip (Family 3.2)
            run.skip(table)

    def possible(self, table: Table, run: Run) -> bool:
        return len(self.takeable(table, run)) > 0

    def takeable(self, table: Table, run: Run) -> vec[i64]:
        """The cards that may be taken."""
        found: vec[i64] = vec[i64]()
        best = self.best_value(table, run)
        for i in range(run.aside_count(table)):
            card = run.aside(table, i)
            if self.which == ONE or (not is_wild(card) and table.value_of(card) == best):
                found = append(found, card)
        return found

    def best_value(self, table: Table, run: Run) -> i64:
        """The lowest (or highest) value lying aside; a wild has none."""
        best: i64 = 99 if self.which == LOWEST else 0
        for i in range(run.aside_count(table)):
            card = run.aside(table, i)
            value = table.value_of(card)
            if not is_wild(card) and (value < best) == (self.which == LOWEST) and value != best:
                best = value
        return best

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        point_at(self.takeable(table, run), out)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        run.aside_moves(table)
        put_on(table, run, "take", action - CARD, HAND + seat, bit(seat))
        if is_wild(action - CARD):
            table.wild_enters(seat, action - CARD)
        run.did(table, 1)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        which = "any" if self.which == ONE else "lowest" if self.which == LOWEST else "highest"
        return Question(
            "take",
            {"card": "take"},
            {"which": which},
            left=min(1 + more_to_take(table, run), int(run.aside_count(table))),
        )


def more_to_take(table: Table, run: Run) -> int:
    """How many more cards the text says to take right after this one."""
    more = 0
    for verb in run.program.verbs[int(run.get(table, PC)) :]:
        if not isinstance(verb, TakeAside) or not verb.one_more:
            break
        more += 1
    return more


class ReturnRest(Verb):
    """Put what still lies aside on top in any order (the last one put is the top), under the deck, into it, or away."""

    def __init__(self, where: i64, choose_order: bool) -> None:
        self.where = where
        self.choose_order = choose_order

    def do(self, table: Table, run: Run) -> None:
        count = run.aside_count(table)
        if count == 0:
            run.skip(table)
            return
        if self.choose_order and count > 1:
            run.pose(table, run.actor(table), self)
            return
        while run.aside_count(table) > 0:
            self.put(table, run, run.aside(table, 0))
        if self.where == REST_SHUFFLED:
            table.shuffle(run.get(table, ASIDE_DECK))
        if not self.choose_order:
            run.did(table, count)

    def possible(self, table: Table, run: Run) -> bool:
        return run.aside_count(table) > 0

    def put(self, table: Table, run: Run, card: i64) -> None:
        """One card goes where the rest goes."""
        run.aside_moves(table)
        if self.where == REST_TO_DISCARD:
            table.discard(card)
        elif self.where == REST_UNDER or self.where == REST_SHUFFLED:
            put_under(table, run, card)
        else:
            put_on(table, run, "put_on_deck", card, table.deck_of(card), 0)

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        add_aside(table, run, out)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        self.put(table, run, action - CARD)
        self.do(table, run)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        under = self.where == REST_UNDER
        return Question(
            "put_back",
            {"card": "put_under_deck" if under else "put_on_deck"},
            {"under": under},
            left=int(run.aside_count(table)),
        )


class PutAsideUnder(Verb):
    """Put any of the cards lying aside under the deck."""

    def possible(self, table: Table, run: Run) -> bool:
        return run.aside_count(table) > 0

    def do(self, table: Table, run: Run) -> None:
        if run.aside_count(table) > 0:
            run.pose(table, run.actor(table), self)
        elif run.get(table, STEP) == 0:
            run.skip(table)

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        out.add(NO)
        add_aside(table, run, out)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        if action != NO:
            run.aside_moves(table)
            put_under(table, run, action - CARD)
            run.put(table, STEP, 1)
            self.do(table, run)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        return Question("put_any_under", {"card": "put_under_deck", "no": "stop"}, left=int(run.aside_count(table)))


def put_on(table: Table, run: Run, kind: str, card: i64, zone: i64, seers: i64) -> None:
    """A card lying aside goes to a zone; unless all saw it lying there, nobody is told which one it was."""
    if run.get(table, LOOKERS) == EVERYBODY:
        table.put(kind, run.actor(table), card, zone, seers)
    else:
        table.put_from_anywhere(kind, run.actor(table), card, zone, seers)


def put_under(table: Table, run: Run, card: i64) -> None:
    """A card lying aside goes under the deck; who saw it lying there sees it go."""
    if run.get(table, LOOKERS) == EVERYBODY:
        table.put_under("put_under_deck", run.actor(table), card, table.deck_of(card), 0)
    else:
        table.put_from_anywhere("put_under_deck", run.actor(table), card, table.deck_of(card), 0, under=True)


def add_aside(table: Table, run: Run, out: Choices) -> None:
    """A choice for every card lying aside."""
    for i in range(run.aside_count(table)):
        out.add(CARD + run.aside(table, i))
