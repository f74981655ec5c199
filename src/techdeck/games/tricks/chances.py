"""What cards are good for in Tricks of the Trade: rules of thumb about what one seat knows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.game import Deck
from techdeck.core.liking import UNKNOWN, Liking, held_of
from techdeck.core.table import Table
from techdeck.core.zones import CARD_BITS, HAND
from techdeck.games.tricks.names import BID, BIDS_SHOWN, GOAL, TAKEN, TRICKS_DONE, TRUMP

SHARE: Final = [0.9, 0.9, 0.9, 0.78, 0.62]
"""Part of the hoped-for tricks that come in, by players: high cards meet each other, and others ruff."""
PLAYED: Final = 6
"""So many cards of a hand are played."""
NOTHING: Final = -1
TRUMP_ABOVE: Final = 14
"""Where the chances of trumps stand, after those of other cards; so much higher they rank, too."""
GOAL_CARD: Final = 0.06
"""How much more a card is liked that is of the goal's domain: a trick with it scores 1 more."""


class TricksLiking(Liking):
    """A card that wins while tricks are wanted, one that loses when they are not."""

    fair: float = 0.3

    def __init__(self, deck: Deck, players: int) -> None:
        super().__init__(deck)
        plain = [0.75 * ((value - 1) / 12) ** players for value in range(1, 14)]
        trumps = [0.25 + 0.75 * (value - 1) / 12 for value in range(1, 14)]
        both = [0.0, *plain, 0.0, *trumps]
        self.chances: vec[float] = vec[float](both)
        self.best: vec[float] = vec[float]([0.0] * 60)
        self.share: float = SHARE[players]

    def chance(self, table: Table, card: i64, trump: i64) -> float:
        """About how likely the card is to take a trick, played at a fair moment."""
        if table.domains[card] == trump:
            return self.chances[TRUMP_ABOVE + table.values[card]]
        return self.chances[table.values[card]]

    def hoped(self, table: Table, seat: i64, trump: i64, without: i64, extra: i64) -> float:
        """How many tricks a hand is good for: its six best cards count, without one card and with another."""
        zones, best, chances = table.zones, self.best, self.chances
        cells, values, domains, start = zones.cells, table.values, table.domains, (HAND + seat) * zones.cards
        count: i64 = 0
        for k in range(start, start + zones.counts[HAND + seat]):
            card = i64(cells[k]) & CARD_BITS
            if card != without:
                chance = chances[values[card] + TRUMP_ABOVE if domains[card] == trump else values[card]]
                i = count
                while i > 0 and best[i - 1] < chance:
                    best[i] = best[i - 1]
                    i -= 1
                best[i] = chance
                count += 1
        if extra != NOTHING:
            count = insert(best, count, self.chance(table, extra, trump))
        total = 0.0
        for i in range(min(count, PLAYED)):
            total += best[i]
        return total

    def expected(self, table: Table, seat: i64) -> float:
        """How many tricks the seat may expect with its hand."""
        return self.hoped(table, seat, trump_of(table), NOTHING, NOTHING) * self.share

    def wants_high(self, table: Table, seat: i64) -> bool:
        """Whether the seat has use for cards that win: fewer tricks are likely than it wants."""
        if table.nums[BIDS_SHOWN] == 0:
            return self.expected(table, seat) >= 1.0
        hoped = self.hoped(table, seat, trump_of(table), NOTHING, NOTHING)
        return hoped - float(still_wanted(table, seat)) < 1.0

    def of(self, table: Table, seat: i64, card: i64) -> float:
        return self.use(table, seat, card, self.wants_high(table, seat))

    def use(self, table: Table, seat: i64, card: i64, high: bool) -> float:
        """How much the seat likes a card if it wants tricks, or none."""
        return self.use_with(table, card, high, trump_of(table), goal_of(table, seat))

    def use_with(self, table: Table, card: i64, high: bool, trump: i64, goal: i64) -> float:
        """The same where trump and the goal's domain are known."""
        chance = self.chance(table, card, trump)
        if not high:
            return 1.0 - chance
        if table.domains[card] == goal:
            return chance + GOAL_CARD
        return chance

    def lying(self, table: Table, seat: i64, card: i64, zone: i64) -> float:
        """As the trump card it makes its domain trump, as a goal card it asks for its domain."""
        if card == UNKNOWN or (zone != TRUMP and zone != GOAL + seat):
            return super().lying(table, seat, card, zone)
        if zone == TRUMP:
            hoped = self.hoped(table, seat, table.domains[card], NOTHING, NOTHING)
            return hoped if self.wants_high(table, seat) else -hoped
        return 0.1 * float(held_of(table, seat, table.domains[card]))

    def counting(self, table: Table, seat: i64, card: i64, value: i64, domain: i64) -> float:
        """High and trump if tricks are wanted, else low; a goal or trump card rather of a domain that is held."""
        if table.zones.where[card] != HAND + seat:
            return float(held_of(table, seat, domain))
        high = float(value) + (13.0 if domain == trump_of(table) else 0.0)
        return high if self.wants_high(table, seat) else -high


def insert(best: vec[float], count: i64, chance: float) -> i64:
    """Keep the chances sorted, the best first; how many there are now."""
    i = count
    while i > 0 and best[i - 1] < chance:
        best[i] = best[i - 1]
        i -= 1
    best[i] = chance
    return count + 1


def trump_of(table: Table) -> i64:
    """The trump domain."""
    return table.domains[table.zones.at(TRUMP, 0)]


def goal_of(table: Table, seat: i64) -> i64:
    """The domain of the seat's goal card."""
    return table.domains[table.zones.at(GOAL + seat, 0)]


def still_wanted(table: Table, seat: i64) -> i64:
    """Tricks missing to the bid; 0: no more are wanted, for the exact bid's sake. (Tricks 7.3)"""
    nums = table.nums
    missing = nums[BID + seat] - nums[TAKEN + seat]
    if missing < 0 or missing > PLAYED - nums[TRICKS_DONE]:
        return PLAYED  # the bid can't be met any more: then every trick counts again
    return missing
