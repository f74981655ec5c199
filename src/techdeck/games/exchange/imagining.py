"""Possible cards behind what a seat knows: no wild in a hand, and every open offer backed by its cards. (Family 8.6)

The cards were laid into the hidden cells at random. Laying them anew until every offer can be kept would take too
long with many offers, so cards are swapped until they can be, and then swapped on at random, keeping that, which makes
every possible layout as likely as any other.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.cards import is_wild
from techdeck.core.rng import Rng
from techdeck.core.table import Table
from techdeck.core.trading.patterns import fits
from techdeck.core.zones import HAND, MAX_SEATS, PENDING, has_no_order
from techdeck.games.exchange.backing import asked_for_own, back_offers, keeps_word, makes_promises, missing_pattern

MOST_REPAIRS: Final = 300
SWAPS_A_CELL: Final = 6


def imagine_cards(table: Table, eyes: i64, rng: Rng) -> bool:
    """Make the cards agree with what all have heard, and put cards behind offers; False if that does not work out."""
    layout = Layout(table, eyes)
    if not layout.free_hands_of_wilds(rng) or not layout.keep_all_offers(rng):
        return False
    layout.tidy()
    for seat in range(table.players):
        if seat != eyes and not back_offers(table, seat, rng):
            return False
    return True


class Layout:
    """The cells these eyes don't see, whose cards may be swapped."""

    def __init__(self, table: Table, eyes: i64) -> None:
        self.table = table
        self.zones: list[int] = []
        self.places: list[int] = []
        for zone in range(len(table.zones.counts)):
            for place in range(table.zones.count(zone)):
                if not has(table.zones.seers(zone, place), eyes):
                    self.zones.append(int(zone))
                    self.places.append(int(place))

    def card(self, cell: int) -> i64:
        """The card in a cell."""
        return self.table.zones.at(self.zones[cell], self.places[cell])

    def swap(self, one: int, other: int) -> None:
        """Two cells change their cards."""
        zones = self.table.zones
        card, instead = self.card(one), self.card(other)
        for cell, now in ((one, instead), (other, card)):
            zone, place = self.zones[cell], self.places[cell]
            zones.set_cell(zone, place, now, zones.seers(zone, place))

    def tidy(self) -> None:
        """Hands, and cards put face down, are kept sorted."""
        for zone in range(HAND, PENDING + MAX_SEATS):
            self.table.zones.tidy(zone)

    def in_hand(self, cell: int) -> bool:
        """Whether the cell is in a hand, or put face down from one: no wild is there. (Exchange 1.8)"""
        return has_no_order(self.zones[cell])

    def free_hands_of_wilds(self, rng: Rng) -> bool:
        """Every wild in a hand changes places with another card somewhere else. (Exchange 1.7)"""
        cells = range(len(self.zones))
        for cell in cells:
            if self.in_hand(cell) and is_wild(self.card(cell)):
                others = [c for c in cells if not self.in_hand(c) and not is_wild(self.card(c))]
                if not others:
                    return False
                self.swap(cell, others[rng.below(len(others))])
        return True

    # --- offers ------------------------------------------------------------------------------------

    def owner(self, cell: int) -> i64:
        """The seat in whose hand the cell is; -1 if it is in none."""
        seat = self.zones[cell] - HAND
        return seat if 0 <= seat < MAX_SEATS else -1

    def keep_all_offers(self, rng: Rng) -> bool:
        """Swap cards until every offer can be kept; as they lay, they are as likely as any that can."""
        if self.broken() < 0:
            return True
        for _ in range(MOST_REPAIRS):
            seat = self.broken()
            if seat < 0:
                self.mix(rng)
                return True
            self.repair(seat, rng)
        return False

    def broken(self) -> i64:
        """A seat that could not keep its offers; -1 if there is none."""
        for seat in range(self.table.players):
            if not keeps_word(self.table, seat):
                return seat
        return -1

    def repair(self, seat: i64, rng: Rng) -> None:
        """A card that is missing in a hand comes there from a place where it is not."""
        pattern = missing_pattern(self.table, seat)
        cells = range(len(self.zones))
        own = [c for c in cells if self.owner(c) == seat]
        if pattern == 0:  # nothing is missing, but there is what it asked for: that lies elsewhere
            asked = asked_for_own(self.table, seat)
            own = [c for c in own if fits(self.table, asked, self.card(c))]
            sources = [c for c in cells if self.owner(c) != seat and not is_wild(self.card(c))]
        else:
            sources = [c for c in cells if self.owner(c) != seat and fits(self.table, pattern, self.card(c))]
        if not sources:
            self.doubt_changes(pattern)
        elif own:
            self.swap(own[rng.below(len(own))], sources[rng.below(len(sources))])

    def doubt_changes(self, pattern: i64) -> None:
        """No card fits, as they were told to count: so a change of one that fits as printed is over. (Family 5.3)"""
        for cell in range(len(self.zones)):
            card = self.card(cell)
            changed = self.table.altered[card] != 0
            self.table.restore(card)
            if changed and not fits(self.table, pattern, card):
                self.table.believe_told(card)

    def mix(self, rng: Rng) -> None:
        """Swap hand cards with any others at random wherever all offers can still be kept."""
        cells = len(self.zones)
        bound = [c for c in range(cells) if self.owner(c) >= 0 and makes_promises(self.table, self.owner(c))]
        for _ in range(SWAPS_A_CELL * len(bound)):
            one, other = bound[rng.below(len(bound))], int(rng.below(cells))
            if self.zones[one] != self.zones[other] and not is_wild(self.card(other)):
                self.swap(one, other)
                if not (self.keeps(one) and self.keeps(other)):
                    self.swap(one, other)

    def keeps(self, cell: int) -> bool:
        """Whether the seat in whose hand the cell is can keep its offers."""
        return self.owner(cell) < 0 or keeps_word(self.table, self.owner(cell))
