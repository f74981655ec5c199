"""What the cards of a tableau promise on the way to a paradox. (Paradoxical 2)

Cards are counted by value, those of either deck apart, packed as in claims: four bits for every value.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.cards import HIDDEN, printed_value
from techdeck.core.zones import CARD_BITS, DECK, DISCARD, EXPELLED, HAND, NOWHERE, SECOND_DECK, SECOND_DISCARD
from techdeck.games.paradoxical.claims import can_claim, many, one
from techdeck.games.paradoxical.names import (
    ALTERNATING,
    FULL_HOUSE,
    STRAIGHT,
    TABLEAU,
    TABLEAU_ROOM,
    is_of_second,
)
from techdeck.games.paradoxical.places import Paradoxical

UNKNOWN: Final = 7
"""What a card that is still missing will be worth, on average."""
SMALL: Final = 8
"""So many cards make the smaller paradox. (Paradoxical 2.4)"""


class Weights:
    """What things promise; found by many games of such players against each other."""

    def __init__(self) -> None:
        self.claimable = 30.0
        """A tableau that holds a paradox."""
        self.card = 1.8
        """Each card up to eight."""
        self.more = 0.7
        """A ninth and a tenth."""
        self.pair = 2.7
        self.height = 0.22
        """Each point of a pair's value."""
        self.third_pair = 0.6
        self.single = 0.42
        """A value that may be paired."""
        self.margin = 0.09
        """Each point of the set above the rest."""
        self.tipped = 31.0
        """So much of it counts."""
        self.to_hand = 0.7
        """What a card in the hand is worth of what it would be in the tableau."""
        self.reward = 8.0
        """What the cards after a claim of ten are worth."""
        self.token = 5.8
        self.claim_ready = 5.0
        self.nearer = 0.2
        """How much likelier a token, a tableau that holds a paradox, and each point that another promises make a win,
        as logarithms of odds, fitted to 4,000 games of such players. A paradox that is held is less than a token."""
        self.next_turn = 0.3
        """The same for having the next turn."""
        self.turns_ahead: i64 = 6
        """So many turns of everybody a search plays on."""


def promise(first: i64, second: i64, have: i64, alternating: bool, weights: Weights) -> float:
    """How near a tableau is to a paradox: enough cards, two high pairs, and low cards beside them."""
    made, pairs, singles, hoped = 0.0, i64(0), i64(0), i64(0)
    rest = first + second
    high: i64 = 13
    while high > 0:
        one_deck, other = many(first, high), many(second, high)
        if one_deck > 0 and other > 0:
            pairs += 1
            if pairs <= 2:
                hoped += high
                made += weights.pair + weights.height * float(high)
                rest -= 2 * one(high)
            else:
                made += weights.third_pair
        elif one_deck + other > 0:
            singles += 1
        high -= 1
    if pairs < 2:
        hoped += missing_pairs(first, second, 2 - pairs)
    over = 2 * hoped - four_lowest(rest)
    if have >= SMALL and pairs >= 2 and over > 0:
        return weights.claimable
    if have >= TABLEAU_ROOM and holds_ten(first, second, alternating):
        return weights.claimable
    margin = float(over)
    if margin > weights.tipped:
        margin = weights.tipped
    elif margin < -weights.tipped:
        margin = -weights.tipped
    made += weights.single * float(singles) + weights.margin * margin
    if have > SMALL:
        return made + weights.card * float(SMALL) + weights.more * float(have - SMALL)
    return made + weights.card * float(have)


def missing_pairs(first: i64, second: i64, lacking: i64) -> i64:
    """The values of the pairs that are hoped for: the highest cards without a partner, else of unknown cards."""
    hoped: i64 = 0
    value: i64 = 13
    while value > 0 and lacking > 0:
        if (many(first, value) > 0) != (many(second, value) > 0):
            hoped += value
            lacking -= 1
        value -= 1
    return hoped + lacking * UNKNOWN


def four_lowest(packed: i64) -> i64:
    """What the four lowest cards add up to, unknown ones where some are missing."""
    total, left = i64(0), i64(4)
    for value in range(1, i64(14)):
        have = many(packed, value)
        if have >= left:
            return total + left * value
        total += have * value
        left -= have
    return total + left * UNKNOWN


def holds_ten(first: i64, second: i64, alternating: bool) -> bool:
    """Whether ten cards are a full house or a straight that outweighs the rest. (Paradoxical 2.6, 2.8)"""
    if can_claim(FULL_HOUSE, first, second, 0, 0, alternating):
        return True
    return can_claim(STRAIGHT, first, second, 0, 0, alternating)


class Hopes:
    """What each card would do for a seat's tableau; all of it the seat knows."""

    def __init__(self, table: Paradoxical, seat: i64, weights: Weights) -> None:
        self.table = table
        self.seat = seat
        self.weights = weights
        self.alternating = table.nums[ALTERNATING] == 1
        self.first: i64 = 0
        self.second: i64 = 0
        self.have = table.zones.counts[TABLEAU + seat]
        zones = table.zones
        for i in range(self.have):
            self.add(zones.at(TABLEAU + seat, i))
        self.now = self.promised(self.first, self.second, self.have)
        self.spare: i64 = -1
        """Of a full tableau, the card that is missed least. (Paradoxical 1.7)"""
        if self.have >= TABLEAU_ROOM:
            self.spare = self.least_missed()

    def add(self, card: i64) -> None:
        """Count a card of the tableau."""
        if is_of_second(card):
            self.second += one(self.table.values[card])
        else:
            self.first += one(self.table.values[card])

    def promised(self, first: i64, second: i64, have: i64) -> float:
        """What such a tableau promises."""
        return promise(first, second, have, self.alternating, self.weights)

    def without(self, card: i64) -> float:
        """What the tableau promises without a card of it."""
        gone = one(self.table.values[card])
        if is_of_second(card):
            return self.promised(self.first, self.second - gone, self.have - 1)
        return self.promised(self.first - gone, self.second, self.have - 1)

    def least_missed(self) -> i64:
        """The card of the tableau that is missed least."""
        zones = self.table.zones
        best, most = i64(-1), -1000.0
        for i in range(self.have):
            left = self.without(zones.at(TABLEAU + self.seat, i))
            if left > most:
                best, most = zones.at(TABLEAU + self.seat, i), left
        return best

    def with_value(self, value: i64, of_second: bool) -> float:
        """What the tableau promises with one more card; a full one loses the card that is missed least for it."""
        return self.swapped(self.spare, value, of_second)

    def swapped(self, gone: i64, value: i64, of_second: bool) -> float:
        """What the tableau promises with one more card, and without that one, if it is a card."""
        first, second, have = self.first, self.second, self.have
        if gone >= 0:
            have -= 1
            if is_of_second(gone):
                second -= one(self.table.values[gone])
            else:
                first -= one(self.table.values[gone])
        if of_second:
            return self.promised(first, second + one(value), have + 1)
        return self.promised(first + one(value), second, have + 1)

    def gain(self, card: i64) -> float:
        """How much more the tableau promises with this card."""
        return self.with_value(self.value_seen(card), is_of_second(card)) - self.now

    def value_seen(self, card: i64) -> i64:
        """What a card counts as, as far as the seat can tell: of one it does not see, what is printed on it."""
        zone = self.table.zones.where[card]
        if zone == HAND + self.seat or zone >= SECOND_DISCARD or zone == DISCARD:
            return self.table.values[card]
        return printed_value(card)

    # --- what may come --------------------------------------------------------------------------------

    def coming(self, of_second: bool) -> i64:
        """The cards that may be next of a deck, packed: the top card if it is known, else all that are out of sight."""
        zones = self.table.zones
        deck, pile = i64(DECK), i64(DISCARD)
        if of_second:
            deck, pile = SECOND_DECK, SECOND_DISCARD
        count = zones.counts[deck]
        if count == 0:
            return self.packed_zone(pile)
        top = zones.at(deck, count - 1)
        if top != HIDDEN and has(zones.seers(deck, count - 1), self.seat):
            return one(self.table.values[top])
        return self.out_of_sight(of_second)

    def packed_zone(self, zone: i64) -> i64:
        """The cards of a zone, counted by value; four bits are enough, since a deck has four of each at most."""
        zones, packed = self.table.zones, i64(0)
        cells, start = zones.cells, zone * zones.cards
        for i in range(start, start + zones.counts[zone]):
            packed += one(self.table.values[i64(cells[i]) & CARD_BITS])
        return packed

    def out_of_sight(self, of_second: bool) -> i64:
        """The cards of a deck that lie neither open nor in the seat's hand, counted by the values printed on them."""
        where, packed, own = self.table.zones.where, i64(0), HAND + self.seat
        for card in range(self.table.cards):
            zone = where[card]
            hidden = zone < SECOND_DISCARD or zone == NOWHERE
            if hidden and zone != own and zone != DISCARD and zone != EXPELLED and is_of_second(card) == of_second:
                packed += one(printed_value(card))
        return packed

    def draw(self, of_second: bool) -> float:
        """What the next card of a deck gains, on average."""
        return self.average(self.coming(of_second), of_second, self.spare) - self.now

    def average(self, coming: i64, of_second: bool, gone: i64) -> float:
        """What the tableau promises with one of these cards, each as likely, and without that one."""
        total, cards = 0.0, i64(0)
        for value in range(1, i64(14)):
            copies = many(coming, value)
            if copies > 0:
                total += float(copies) * self.swapped(gone, value, of_second)
                cards += copies
        if cards == 0:
            return self.now
        return total / float(cards)
