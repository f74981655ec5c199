"""How the cards that a view does not place may lie: which hidden cell takes which card, and layouts by chance."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.aside import laid_aside_by
from techdeck.core.bits import bit, has
from techdeck.core.cards import HIDDEN, face
from techdeck.core.effects.registers import ASIDE_DECK
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.zones import ASIDE, DECK, HAND, NOWHERE, PENDING, SECOND_DECK

GUESSES: Final = 12
"""So often a card is drawn for a cell in the hope that it fits, before those that do are counted."""
SWAPS_A_CELL: Final = 6


class Layout:
    """The hidden cells of a view and the cards for them, listed once; those cells first that do not take every card.

    A cell takes a card or not by its zone alone. Cards lie in it as numbers of cells: cards[k] lies in cell k.
    """

    def __init__(self, view: State) -> None:
        self.cards: vec[i64] = vec[i64]([c for c in range(view.cards) if view.zones.where[c] == NOWHERE])
        self.takers = takers(view, self.cards)
        cells = hidden_cells(view)
        zones = sorted({zone for zone, _, _ in cells}, key=self.taken_by)
        cells = [cell for zone in zones for cell in cells if cell[0] == zone]
        self.zones: vec[i64] = vec[i64]([zone for zone, _, _ in cells])
        """Of each cell the zone by which it takes cards, where it is, and who knows its card."""
        self.cells: vec[i64] = vec[i64]([cell for _, cell, _ in cells])
        self.seers: vec[i64] = vec[i64]([seers for _, _, seers in cells])
        choosy = [zone for zone in zones if self.taken_by(zone) < len(self.cards)]
        self.bound: i64 = len([zone for zone, _, _ in cells if zone in choosy])
        """So many cells do not take every card."""
        self.overlap = len(choosy) > 1 and self.overlapping(choosy)

    def taken_by(self, zone: int) -> int:
        """How many of the cards a zone takes."""
        return self.taken_by_all(bit(zone))

    def taken_by_all(self, zones: i64) -> int:
        """How many of the cards each zone of a mask takes."""
        count: i64 = 0
        for card in self.cards:
            if self.takers[card] & zones == zones:
                count += 1
        return count

    def overlapping(self, zones: list[int]) -> bool:
        """Whether two zones take some same cards and each some others: dealt one by one they'd not be as likely."""
        for one in zones:
            for other in zones:
                both = self.taken_by_all(bit(one) | bit(other))
                if 0 < both < self.taken_by(one) and both < self.taken_by(other):
                    return True
        return False

    def drawn(self, rng: FastRng) -> vec[i64]:
        """A card for each cell by chance, each layout as likely."""
        cards = self.cards[:]
        for k in range(self.bound):
            j = self.draw(cards, k, self.zones[k], rng)
            if j >= 0:
                cards[k], cards[j] = cards[j], cards[k]
            else:
                self.make_room(cards, k, k + 1, 0, rng)
        k = len(cards) - 1
        while k > self.bound:
            j = self.bound + rng.below(k - self.bound + 1)
            cards[k], cards[j] = cards[j], cards[k]
            k -= 1
        if self.overlap:
            self.mix(cards, rng)
        return cards

    def draw(self, cards: vec[i64], first: i64, zone: i64, rng: FastRng) -> i64:
        """One of the cards from this one on that the zone takes, each as likely; -1 if there is none."""
        left, takers = len(cards) - first, self.takers
        for _guess in range(GUESSES):
            j = first + rng.below(left)
            if has(takers[cards[j]], zone):
                return j
        found, fitting = i64(-1), i64(0)
        for j in range(first, len(cards)):
            if has(takers[cards[j]], zone):
                fitting += 1
                if rng.below(fitting) == 0:
                    found = j
        return found

    def make_room(self, cards: vec[i64], cell: i64, first: i64, tried: i64, rng: FastRng) -> bool:
        """A cell for which no card is left gets that of another, which gets one in the same way; False if none can.

        Cards before the first one lie already. Where nothing can be done the card lies there all the same.
        """
        zone = self.zones[cell]
        if has(self.takers[cards[cell]], zone):
            return True
        j = self.draw(cards, first, zone, rng) if first < len(cards) else -1
        if j >= 0:
            cards[cell], cards[j] = cards[j], cards[cell]
            return True
        tried |= bit(zone)
        for other in range(first):
            if not has(tried, self.zones[other]) and has(self.takers[cards[other]], zone):
                cards[cell], cards[other] = cards[other], cards[cell]
                if self.make_room(cards, other, first, tried, rng):
                    return True
                cards[cell], cards[other] = cards[other], cards[cell]
        return False

    def mix(self, cards: vec[i64], rng: FastRng) -> None:
        """Swap cards of cells that don't take every card with any others, wherever both may lie."""
        for _swap in range(SWAPS_A_CELL * self.bound):
            one, other = rng.below(self.bound), rng.below(len(cards))
            if self.may_swap(cards, one, other):
                cards[one], cards[other] = cards[other], cards[one]

    def may_swap(self, cards: vec[i64], one: i64, other: i64) -> bool:
        """Whether two cells of different zones take each other's cards."""
        zone, target, takers = self.zones[one], self.zones[other], self.takers
        return zone != target and has(takers[cards[one]], target) and has(takers[cards[other]], zone)

    def lay(self, state: State, cards: vec[i64]) -> None:
        """The cards lie in the hidden cells of a copy of the view; hands are not sorted yet."""
        for k in range(len(cards)):
            state.zones.lay_in(self.cells[k], cards[k], self.seers[k])


def hidden_cells(view: State) -> list[tuple[int, int, int]]:
    """Each hidden cell: the zone by which it takes cards, where it is, who knows its card."""
    zones, found = view.zones, []
    for zone in range(len(zones.counts)):
        for i in range(zones.count(zone)):
            if zones.at(zone, i) == HIDDEN:
                deck = deck_behind(view, zone, i) if view.two_piles else NOWHERE
                home = zone if deck == NOWHERE else int(deck)
                found.append((home, int(zone * zones.cards + i), int(zones.seers(zone, i))))
    return found


def takers(view: State, cards: vec[i64]) -> vec[i64]:
    """For each of these cards a mask of the zones that may have it, as all know. (Family 3.29, 6.12)"""
    found: vec[i64] = vec[i64]([0] * int(view.cards))
    choosy = view.choosy_zone()
    for card in cards:
        mask: i64 = -1
        if view.two_piles:
            mask ^= bit(DECK + SECOND_DECK - view.deck_of(card))
        if choosy >= 0 and not view.takes(card):
            mask ^= bit(choosy)
        for seat in range(view.players):
            if has(view.barred(seat), face(card)):
                mask ^= bit(HAND + seat) | bit(PENDING + seat)
        found[card] = mask
    return found


def deck_behind(state: State, zone: i64, index: i64) -> i64:
    """The deck that all know a hidden cell's card to be of; NOWHERE for hands, which may hold any."""
    if zone == DECK or zone == SECOND_DECK:
        return zone
    run = laid_aside_by(state, index) if zone == ASIDE else None
    return NOWHERE if run is None else run.get(state, ASIDE_DECK)
