"""Where every card lies, in what order, and which seats know it. (Family 2.1, 6.1)

A zone is a row of cells; index 0 is the bottom, the last is the top. A cell packs a card and the mask of
those who know that it lies there: bit s for seat s, bit 6 for onlookers without a hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from techdeck.core.cards import HIDDEN
from techdeck.core.rng import Rng

DECK: Final = 0
DISCARD: Final = 1
ASIDE: Final = 2
USED: Final = 3
EXPELLED: Final = 4
HAND: Final = 5
"""HAND + seat is that seat's hand."""
PENDING: Final = 11
"""PENDING + seat holds what that seat has put face down and not yet moved."""
SECOND_DECK: Final = 17
SECOND_DISCARD: Final = 18
"""Where a game has two decks, the second one and its discard pile."""
GAME_ZONES: Final = 19
"""A game's own zones start here."""

NOWHERE: Final = 99
"""Where a view says that a card lies which its seat can't place."""

MAX_SEATS: Final = 6
ONLOOKER: Final = 6
EVERYBODY: Final = 127
CARD_BITS: Final = 127


def has_no_order(zone: i64) -> bool:
    """Whether the order of the zone's cards means nothing: hands, and cards put face down."""
    return HAND <= zone < PENDING + MAX_SEATS


def holder(zone: i64) -> i64:
    """The seat whose hand or face-down cards these are; -1 if they are nobody's."""
    if HAND <= zone < HAND + MAX_SEATS:
        return zone - HAND
    if PENDING <= zone < PENDING + MAX_SEATS:
        return zone - PENDING
    return -1


def goes_before(cell: i64, other: i64) -> bool:
    """Whether a cell is sorted before another: by card, then by who knows it."""
    if cell & CARD_BITS != other & CARD_BITS:
        return cell & CARD_BITS < other & CARD_BITS
    return cell < other


class Zones:
    """All cards of a table, each in exactly one zone."""

    def __init__(self, cards: i64, cells: vec[i16], counts: vec[i64], where: vec[i64]) -> None:
        self.cards = cards
        self.cells = cells
        self.counts = counts
        self.where = where

    def clone(self) -> "Zones":
        """A copy that shares nothing."""
        return Zones(self.cards, self.cells[:], self.counts[:], self.where[:])

    def count(self, zone: i64) -> i64:
        """How many cards lie in the zone."""
        return self.counts[zone]

    def at(self, zone: i64, index: i64) -> i64:
        """The card at this index of the zone."""
        return i64(self.cells[zone * self.cards + index]) & CARD_BITS

    def seers(self, zone: i64, index: i64) -> i64:
        """Who knows the card at this index."""
        return i64(self.cells[zone * self.cards + index]) >> 7

    def set_cell(self, zone: i64, index: i64, card: i64, seers: i64) -> None:
        """Put a card into an existing cell."""
        self.cells[zone * self.cards + index] = i16(card + (seers << 7))
        if card != HIDDEN:
            self.where[card] = zone

    def lay_in(self, cell: i64, card: i64, seers: i64) -> None:
        """Put a card into an existing cell, counted through all zones."""
        self.cells[cell] = i16(card + (seers << 7))
        self.where[card] = cell // self.cards

    def set_seers(self, zone: i64, index: i64, seers: i64) -> None:
        """Say who knows the card at this index."""
        k = zone * self.cards + index
        self.cells[k] = i16((i64(self.cells[k]) & CARD_BITS) + (seers << 7))

    def top(self, zone: i64) -> i64:
        """The top card; -1 if the zone is empty."""
        n = self.counts[zone]
        if n > 0:
            return self.at(zone, n - 1)
        return -1

    def index(self, card: i64) -> i64:
        """Where in its zone the card lies, looked for from the top."""
        zone, cells = self.where[card], self.cells
        start, i = zone * self.cards, self.counts[zone] - 1
        while i >= 0 and i64(cells[start + i]) & CARD_BITS != card:
            i -= 1
        return i

    def push(self, zone: i64, card: i64, seers: i64) -> None:
        """Put a card on top of the zone; a hand is kept sorted, since its order must tell nothing."""
        n, cells = self.counts[zone], self.cells
        k = zone * self.cards + n
        self.counts[zone] = n + 1
        self.where[card] = zone
        if HAND <= zone < PENDING + MAX_SEATS:
            while n > 0 and i64(cells[k - 1]) & CARD_BITS > card:
                cells[k] = cells[k - 1]
                k -= 1
                n -= 1
        cells[k] = i16(card + (seers << 7))

    def insert(self, zone: i64, index: i64, card: i64, seers: i64) -> None:
        """Put a card at this index; those above move up."""
        start = zone * self.cards
        i = self.counts[zone]
        self.counts[zone] = i + 1
        while i > index:
            self.cells[start + i] = self.cells[start + i - 1]
            i -= 1
        self.set_cell(zone, index, card, seers)

    def take(self, card: i64) -> i64:
        """Lift a card from wherever it lies. Returns who knew it."""
        zone, cells = self.where[card], self.cells
        n = self.counts[zone] - 1
        self.counts[zone] = n
        k = zone * self.cards + n
        cell = cells[k]
        while i64(cell) & CARD_BITS != card:
            above, k = cell, k - 1
            cell = cells[k]
            cells[k] = above
        return i64(cell) >> 7

    def move(self, card: i64, zone: i64, seers: i64) -> None:
        """Put the card on top of a zone; who knew it goes on knowing it, and the given seers learn it. (Family 6.2)"""
        self.push(zone, card, self.take(card) | seers)

    def move_under(self, card: i64, zone: i64, seers: i64) -> None:
        """Put the card at the bottom of a zone."""
        self.insert(zone, 0, card, self.take(card) | seers)

    def learn(self, card: i64, seers: i64) -> None:
        """The given seats now know where the card lies."""
        zone = self.where[card]
        index = self.index(card)
        self.set_seers(zone, index, self.seers(zone, index) | seers)

    def learn_all(self, zone: i64, seers: i64) -> None:
        """The given seats now know every card of the zone."""
        for i in range(self.counts[zone]):
            self.set_seers(zone, i, self.seers(zone, i) | seers)

    def knows(self, seat: i64, card: i64) -> bool:
        """Whether the seat knows where the card lies."""
        return (self.seers(self.where[card], self.index(card)) >> seat) & 1 == 1

    def forget(self, zone: i64, keep: i64) -> None:
        """Everyone outside the mask loses track of what lies in the zone. (Family 6.4)"""
        start, cells, kept = zone * self.cards, self.cells, CARD_BITS + (keep << 7)
        for k in range(start, start + self.counts[zone]):
            cells[k] = i16(i64(cells[k]) & kept)

    def swap(self, one: i64, other: i64, one_seers: i64, other_seers: i64) -> None:
        """Two cards change places; each is then also known to the given seers. (Family 3.21)"""
        zone_a, zone_b = self.where[one], self.where[other]
        a, b = self.index(one), self.index(other)
        seers_a, seers_b = self.seers(zone_a, a), self.seers(zone_b, b)
        self.set_cell(zone_a, a, other, seers_b | other_seers)
        self.set_cell(zone_b, b, one, seers_a | one_seers)
        self.tidy(zone_a)
        self.tidy(zone_b)

    def tidy(self, zone: i64) -> None:
        """Sort a zone without order: known cards first, then the hidden cells by who knows them."""
        if has_no_order(zone):
            start, cells = zone * self.cards, self.cells
            for i in range(1, self.counts[zone]):
                held, j = cells[start + i], i
                while j > 0 and goes_before(i64(held), i64(cells[start + j - 1])):
                    cells[start + j] = cells[start + j - 1]
                    j -= 1
                cells[start + j] = held

    def shuffle(self, zone: i64, rng: Rng) -> None:
        """Shuffle the zone; nobody knows any more which of its cards lies where, if there are several. (Family 6.3)"""
        start, cells = zone * self.cards, self.cells
        i = self.counts[zone] - 1
        if i == 0:
            return
        while i >= 0:
            j = rng.below(i + 1) if i > 0 else i
            held = cells[start + i]
            cells[start + i] = cells[start + j] & CARD_BITS
            cells[start + j] = held & CARD_BITS
            i -= 1

    def lay(self, zone: i64, card: i64) -> None:
        """Put a card on top of a face-down pile, known to nobody."""
        n = self.counts[zone]
        self.cells[zone * self.cards + n] = i16(card)
        self.counts[zone] = n + 1
        self.where[card] = zone

    def deal(self, pile: i64, hand: i64, count: i64, seers: i64) -> None:
        """So many cards from the top of a pile come to a hand, where the seers know them; fewer if it has no more."""
        cells, where, start = self.cells, self.where, hand * self.cards
        if count > self.counts[pile]:
            count = self.counts[pile]
        self.counts[pile] -= count
        top, n = pile * self.cards + self.counts[pile], start + self.counts[hand]
        self.counts[hand] += count
        for i in range(count):
            card = i64(cells[top + i]) & CARD_BITS
            where[card] = hand
            k = n + i
            while k > start and i64(cells[k - 1]) & CARD_BITS > card:
                cells[k] = cells[k - 1]
                k -= 1
            cells[k] = i16(card + (seers << 7))

    def lay_run(self, zone: i64, first: i64, size: i64) -> None:
        """Put cards with numbers one after the other on top of a face-down pile, known to nobody."""
        cells, where, top = self.cells, self.where, zone * self.cards + self.counts[zone]
        for i in range(size):
            cells[top + i] = i16(first + i)
            where[first + i] = zone
        self.counts[zone] += size

    def pour(self, source: i64, target: i64) -> None:
        """Move all cards of one zone onto a pile in their order, with who knows them."""
        start, cells, n = source * self.cards, self.cells, self.counts[source]
        self.counts[source] = 0
        where, top = self.where, target * self.cards + self.counts[target]
        for i in range(n):
            cells[top + i] = cells[start + i]
            where[i64(cells[start + i]) & CARD_BITS] = target
        self.counts[target] += n

    def clear_above(self) -> None:
        """Nothing is left of cards that lay in a zone before, which may still stand above its count."""
        before, counts = self.cells, self.counts
        cells: vec[i16] = vec[i16]([0] * len(before))
        for zone in range(len(counts)):
            start = zone * self.cards
            for k in range(start, start + counts[zone]):
                cells[k] = before[k]
        self.cells = cells

    def next_to_go(self, zone: i64) -> i64:
        """The lowest card that not all know, or the lowest of all: in this order cards tell nothing. (Family 6.6)"""
        start, cells = zone * self.cards, self.cells
        for k in range(start, start + self.counts[zone]):
            if i64(cells[k]) >> 7 != EVERYBODY:
                return i64(cells[k]) & CARD_BITS
        return i64(cells[start]) & CARD_BITS

    def listed(self, zone: i64) -> list[int]:
        """The cards of the zone, bottom first."""
        return [self.at(zone, i) for i in range(self.counts[zone])]


def empty_zones(cards: i64, zones: i64) -> Zones:
    """Room for so many cards in so many zones, nothing laid out yet."""
    cells: vec[i16] = vec[i16]([0] * int(cards * zones))
    return Zones(cards, cells, vec[i64]([0] * int(zones)), vec[i64]([0] * int(cards)))
