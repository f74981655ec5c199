"""Dealing what a view hides of the hands straight into the row of a board, each deal as likely. (Family 8.6)"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.counting import HOLDS, kinds_of
from techdeck.core.imagining import Imagination
from techdeck.core.layouts import Layout
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.zones import HAND
from techdeck.games.tricks.looking_ahead.names import CARDS, HELD, SEATS, SIZE
from techdeck.games.tricks.names import TRUMP_DECK


class Dealing:
    """The hidden cells of hands and the cards for them, as the engine's layout lists them.

    Where only the trump deck is choosy, its 2s are set aside and the hands are dealt from the rest; where hands surely
    lack something, the layout itself draws. A deal without what a hand surely holds is none.
    """

    def __init__(self, imagination: Imagination) -> None:
        view, layout = imagination.view, imagination.layout
        self.view = view
        self.layout = layout
        self.bound = len(imagination.bound) > 0
        self.plain = only_the_trump_deck_is_choosy(layout)
        self.aside: i64 = cells_of(layout, TRUMP_DECK)
        """So many of the pool's first cards, which are those that the trump deck takes, it gets."""
        self.twos: i64 = layout.taken_by(TRUMP_DECK)
        self.pool: vec[i64] = pool_of(layout)
        self.hidden: vec[i64] = vec[i64]([cells_of(layout, HAND + seat) for seat in range(int(view.players))])

    def deal(self, row: vec[i64], stride: i64, rng: FastRng) -> bool:
        """The hidden cards come to the hands; False if one lacks what it surely holds."""
        if self.plain:
            self.deal_hands(row, stride, rng)
        else:
            self.deal_layout(row, stride, self.layout.drawn(rng))
        return not self.bound or self.nothing_lacks(row, stride)

    def deal_hands(self, row: vec[i64], stride: i64, rng: FastRng) -> None:
        """The trump deck's cards first, then hand by hand."""
        pool, twos, k = self.pool[:], self.twos, i64(0)
        count: i64 = len(pool)
        if self.aside < twos:
            while k < self.aside:
                j = k + rng.below(twos - k)
                pool[k], pool[j] = pool[j], pool[k]
                k += 1
        k = self.aside
        for seat in range(self.view.players):
            start = SEATS + seat * stride
            at, held = start + CARDS + row[start + SIZE], row[start + HELD]
            end = at + self.hidden[seat]
            row[start + SIZE] += self.hidden[seat]
            while at < end:
                j = k + rng.below(count - k)
                card = pool[j]
                pool[j] = pool[k]
                row[at] = card
                held |= bit(card)
                k += 1
                at += 1
            row[start + HELD] = held

    def deal_layout(self, row: vec[i64], stride: i64, cards: vec[i64]) -> None:
        """The same from a layout that was drawn."""
        zones = self.layout.zones
        for k in range(len(cards)):
            seat = zones[k] - HAND
            if 0 <= seat < self.view.players:
                start = SEATS + seat * stride
                row[start + CARDS + row[start + SIZE]] = cards[k]
                row[start + SIZE] += 1
                row[start + HELD] |= bit(cards[k])

    def nothing_lacks(self, row: vec[i64], stride: i64) -> bool:
        """Whether every hand has what it surely holds. (Family 6.13)"""
        view = self.view
        for seat in range(view.players):
            kinds, start = view.nums[HOLDS + seat], SEATS + seat * stride
            for k in range(start + CARDS, start + CARDS + row[start + SIZE]):
                kinds &= kinds_of(view.values[row[k]], view.domains[row[k]]) ^ -1
            if kinds != 0:
                return False
        return True


def hides_changes(view: State, layout: Layout) -> bool:
    """Whether a card that can't be placed may count as something else: then the engine says how tables lie."""
    if view.changes > 0:
        for card in layout.cards:
            if view.altered[card] != 0 or view.told[card] != 0:
                return True
    return False


def only_the_trump_deck_is_choosy(layout: Layout) -> bool:
    """Whether every other zone takes every hidden card."""
    for k in range(layout.bound):
        if layout.zones[k] != TRUMP_DECK:
            return False
    return True


def cells_of(layout: Layout, zone: int) -> int:
    """How many hidden cells a zone has."""
    return len([one for one in layout.zones if one == zone])


def pool_of(layout: Layout) -> vec[i64]:
    """The hidden cards, those first that the trump deck takes."""
    found: vec[i64] = vec[i64]()
    for choosy in (True, False):
        for card in layout.cards:
            if has(layout.takers[card], TRUMP_DECK) == choosy:
                found = append(found, card)
    return found
