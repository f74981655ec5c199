"""What a hand promises in Tricks of the Trade before the bids: many tricks, or none; what lies between earns least."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.cards import NATURALS
from techdeck.core.table import Table
from techdeck.core.trading.patterns import ANY, NOTHING_MORE, THE_CARD, fits, is_exact
from techdeck.core.zones import CARD_BITS, HAND
from techdeck.games.tricks.chances import goal_of, trump_of
from techdeck.games.tricks.wishing import may_hold

MANY: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.1, 0.3, 1.1]
MANY_TRUMPS: Final = [0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.7, 0.7, 0.7, 1.5, 1.5, 1.5, 2.0]
"""What a card of each value adds for who wants many tricks, in points of a round; fitted to rounds with forced bids."""
NONE: Final = [0.15, 0.15, 0.15, 0.15, 0.05, 0.05, 0.05, 0.0, 0.0, 0.0, -0.03, -0.03, -0.03]
NONE_TRUMPS: Final = [0.08, 0.08, 0.08, 0.08, 0.05, 0.05, 0.0, 0.0, 0.0, -0.1, -0.1, -0.1, -0.3]
"""The same for who wants none: low cards lose surely, high trumps hardly."""
TRUMP_ABOVE: Final = 13
"""Where the trumps stand, after the other cards."""
GOAL_CARD: Final = 0.08
"""A card of the goal's domain adds so much for who wants many. (Tricks 7.4)"""
VOID: Final = [0.0, 0.0, 0.0, 0.0, 0.8]
"""So does a domain one can't follow, by players: with four of them it is led more often."""
NO_TRICK: Final = 5.0
"""What taking none comes to with middling cards: it often fails. (Tricks 7.5)"""
BOLD: Final = 5.3
"""What a hand just strong enough for a bid of three comes to."""
ENOUGH: Final = [[0.0], [0.0], [2.6], [2.6, 4.0, 5.2], [3.6, 5.5, 6.2]]
"""How strong a hand must be for a bid of three, four and five, by players. (Tricks 4.1)"""


class Prospects:
    """A hand in thought, to which cards are added and from which they are taken, and what it is worth."""

    def __init__(self, players: int) -> None:
        self.adds: vec[float] = vec[float](MANY + MANY_TRUMPS)
        self.saves: vec[float] = vec[float](NONE + NONE_TRUMPS)
        self.void: float = VOID[players]
        self.enough: vec[float] = vec[float](ENOUGH[players])
        self.held: vec[i64] = vec[i64]([0] * 5)
        self.many: float = 0.0
        self.none: float = 0.0
        self.trump: i64 = 0
        self.goal: i64 = 0

    def think(self, table: Table, seat: i64) -> None:
        """Think of the seat's hand as it is."""
        zones = table.zones
        self.trump, self.goal = trump_of(table), goal_of(table, seat)
        self.many, self.none = 0.0, NO_TRICK
        for domain in range(4):
            self.held[domain] = 0
        cells, start = zones.cells, (HAND + seat) * zones.cards
        for k in range(start, start + zones.counts[HAND + seat]):
            self.add(table, i64(cells[k]) & CARD_BITS, 1)

    def add(self, table: Table, card: i64, times: i64) -> None:
        """One card more in thought, or with -1 one fewer."""
        self.held[table.domains[card]] += times
        self.many += float(times) * self.of_many(table, card)
        self.none += float(times) * self.saves[self.rank(table, card)]

    def of_many(self, table: Table, card: i64) -> float:
        """What the card adds for who wants many tricks."""
        return self.adds[self.rank(table, card)] + (GOAL_CARD if table.domains[card] == self.goal else 0.0)

    def rank(self, table: Table, card: i64) -> i64:
        """Where the card stands in the lists above."""
        return table.values[card] - 1 + (TRUMP_ABOVE if table.domains[card] == self.trump else 0)

    def add_unseen(self, table: Table, seat: i64, other: i64, pattern: i64) -> None:
        """A card that fits a pattern: as good as those are on average that another one may hold.

        Of one that may be anything nothing is hoped for: who gives it chooses it.
        """
        if pattern == NOTHING_MORE or pattern == ANY:
            return
        if is_exact(pattern):
            self.add(table, pattern - THE_CARD, 1)
            return
        many, none, count = 0.0, 0.0, 0.0
        for card in range(NATURALS):
            if fits(table, pattern, card) and may_hold(table, seat, other, card):
                many += self.of_many(table, card)
                none += self.saves[self.rank(table, card)]
                count += 1.0
        if count > 0.0:
            self.many += many / count
            self.none += none / count

    def strength(self) -> float:
        """How much the hand has for who wants many tricks."""
        found = self.many
        for domain in range(4):
            if self.held[domain] == 0 and domain != self.trump:
                found += self.void
        return found

    def worth(self) -> float:
        """The points it promises, by the better of the two plans."""
        bold = BOLD + self.strength() - self.enough[0]
        return bold if bold > self.none else self.none

    def wants_many(self) -> bool:
        """Whether the better plan is to take many tricks."""
        return BOLD + self.strength() - self.enough[0] > self.none

    def bid(self) -> i64:
        """Three tricks or more for a strong hand, none for any other."""
        strength, found = self.strength(), i64(0)
        for i in range(len(self.enough)):
            if strength >= self.enough[i]:
                found = 3 + i
        return found
