"""Conditions about what lies where: if you hold, if there is, if you have fewer cards. (Family 3.34)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from techdeck.core.effects.control import If
from techdeck.core.effects.match import ANY, Match, matching
from techdeck.core.effects.pointing import IN_DISCARD, cards_at
from techdeck.core.effects.registers import PICKED
from techdeck.core.effects.run import Run
from techdeck.core.effects.verb import Verb
from techdeck.core.zones import DISCARD, HAND, SECOND_DISCARD

if TYPE_CHECKING:
    from techdeck.core.table import Table

OF_THE_TABLE: Final = 3
"""The condition of If that these verbs say themselves."""

# What IfHandSize compares the size of a hand with.
AT_LEAST_CARDS: Final = 0
AT_MOST_CARDS: Final = 1
FEWER_THAN_ALL: Final = 2
MORE_THAN_ALL: Final = 3
FEWER_THAN_PICKED: Final = 4
MORE_THAN_PICKED: Final = 5
FEWER_THAN_USER: Final = 6
MORE_THAN_USER: Final = 7
FEWER_THAN_SOMEONE: Final = 8
MORE_THAN_SOMEONE: Final = 9
EXACTLY_CARDS: Final = 10


# What CountThings counts, where it is not the cards of a place.
ALL_PLAYERS: Final = -1
OTHER_PLAYERS: Final = -2


class IfHolds(If):
    """If you hold so many cards of a kind; all hear whether you do. (Family 3.34)"""

    def __init__(self, match: Match, least: i64, body: i64, negated: bool = False) -> None:
        super().__init__(OF_THE_TABLE, match, body, False, negated)
        self.least = least

    def holds(self, table: Table, run: Run) -> bool:
        if not self.match.known(table, run):
            return self.negated
        return len(matching(table, run, HAND + run.actor(table), self.match)) >= self.least


class IfThere(If):
    """If so many cards of a kind lie in a place: in play, neutral, your own, in a discard pile. (Family 3.34)"""

    def __init__(self, place: i64, match: Match, least: i64, body: i64, negated: bool = False) -> None:
        super().__init__(OF_THE_TABLE, match, body, False, negated)
        self.place = place
        self.least = least

    def holds(self, table: Table, run: Run) -> bool:
        if not self.match.known(table, run):
            return self.negated
        if self.place == IN_DISCARD:
            one, other = matching(table, run, DISCARD, self.match), matching(table, run, SECOND_DISCARD, self.match)
            return len(one) + len(other) >= self.least
        found: i64 = 0
        for card in cards_at(table, run, self.place):
            if self.match.holds(table, run, card):
                found += 1
        return found >= self.least


class IfHandSize(If):
    """If you have so many cards in hand, or more or fewer than others; a used card is one of them. (Family 3.12)"""

    def __init__(self, test: i64, number: i64, body: i64) -> None:
        super().__init__(OF_THE_TABLE, Match(ANY), body)
        self.test = test
        self.number = number

    def holds(self, table: Table, run: Run) -> bool:
        actor, test, picked = run.actor(table), self.test, run.get(table, PICKED)
        held = table.hand_size(actor)
        if test == AT_LEAST_CARDS or test == AT_MOST_CARDS:
            return held >= self.number if test == AT_LEAST_CARDS else held <= self.number
        if test == EXACTLY_CARDS:
            return held == self.number
        fewer = test % 2 == 0
        if test == FEWER_THAN_USER or test == MORE_THAN_USER:
            picked = run.user
        if FEWER_THAN_PICKED <= test <= MORE_THAN_USER:
            return picked >= 0 and is_less(held, table.hand_size(picked), fewer)
        someone = test >= FEWER_THAN_SOMEONE
        for seat in range(table.players):
            if seat != actor and is_less(held, table.hand_size(seat), fewer) == someone:
                return someone
        return not someone and table.players > 1


class CountThings(Verb):
    """Count players or the cards of a place: what follows is done as often. (Family 3.35)"""

    def __init__(self, what: i64) -> None:
        self.what = what

    def do(self, table: Table, run: Run) -> None:
        run.did(table, self.found(table, run))

    def found(self, table: Table, run: Run) -> i64:
        """How many there are."""
        if self.what == ALL_PLAYERS:
            return table.players
        if self.what == OTHER_PLAYERS:
            return table.players - 1
        if self.what == IN_DISCARD:
            return table.zones.count(DISCARD) + table.zones.count(SECOND_DISCARD)
        return len(cards_at(table, run, self.what))


def is_less(held: i64, others: i64, fewer: bool) -> bool:
    """Whether one hand has fewer cards than another, or more."""
    return held < others if fewer else held > others
