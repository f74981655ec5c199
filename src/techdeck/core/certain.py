"""What all at the table know for certain of a hand: faces it surely lacks, kinds it surely holds. (Family 6.12, 6.13)

A kind is a value or a domain, numbered like the topics of talk: v - 1 for value v, 13 + d for domain d. It is the same
for every seat and for onlookers, so nothing of it is ever hidden; the movers let go of what stops being certain.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.bits import bit, moved_up
from techdeck.core.cards import face
from techdeck.core.counting import HOLDS, LACKS, kinds_of, kinds_told
from techdeck.core.stack import Stack
from techdeck.core.zones import CARD_BITS, EVERYBODY, HAND, MAX_SEATS, PENDING, Zones

ACES: Final = 1 + 2**13 + 2**26 + 2**39
KNOWLEDGE: Final = 2**13 - 1
"""The faces of the first value and of the first domain; those of the others lie further on."""

KINDS: Final = 17


class Certain(Stack):
    """A table of which all know some things for certain."""

    def __init__(self, zones: Zones, nums: vec[i64]) -> None:
        super().__init__(zones.cards, nums)
        self.zones = zones

    # --- what is learned ------------------------------------------------------------------------------

    def surely_lacks(self, seat: i64, faces: i64) -> None:
        """All know that a hand has none of these faces; of cards put face down from it they know nothing new."""
        if self.zones.counts[PENDING + seat] == 0:
            self.nums[LACKS + seat] |= faces

    def surely_lacks_kind(self, seat: i64, kind: i64) -> None:
        """All know that a hand has no card of a value or a domain. (Family 6.12)"""
        self.surely_lacks(seat, self.faces_of(kind))

    def surely_holds(self, seat: i64, kind: i64) -> None:
        """All know that a hand has a card of a value or a domain. (Family 6.13)"""
        self.nums[HOLDS + seat] |= bit(kind)

    def faces_of(self, kind: i64) -> i64:
        """The faces that surely count as a value or a domain now, whatever has become of changes told. (Family 5.4)"""
        faces = moved_up(ACES, kind) if kind < 13 else moved_up(KNOWLEDGE, 13 * (kind - 13))
        if self.changes > 0:
            for card in range(self.cards):
                if self.told[card] != 0 and bit(kind) & kinds_told(self.told[card]) == 0:
                    faces &= bit(face(card)) ^ -1
        return faces

    def kinds_held(self, seat: i64) -> i64:
        """A mask of the kinds of which a hand has a card. (Family 6.8)"""
        zones = self.zones
        mask: i64 = 0
        cells, start, values, domains = zones.cells, (HAND + seat) * zones.cards, self.values, self.domains
        for k in range(start, start + zones.counts[HAND + seat]):
            card = i64(cells[k]) & CARD_BITS
            if values[card] > 0:
                mask |= bit(values[card] - 1) | bit(13 + domains[card])
        return mask

    # --- what stops being certain -----------------------------------------------------------------------

    def follow(self, card: i64, source: i64, zone: i64) -> None:
        """A card has gone from one zone to another: what is known of hands goes by what all saw. (Family 6.12, 6.13)"""
        seat, other = source - HAND, zone - HAND
        if 0 <= seat < MAX_SEATS and self.nums[HOLDS + seat] != 0:
            self.went(card, seat)
        if 0 <= other < MAX_SEATS and self.nums[LACKS + other] != 0:
            self.came(card, seat, other)

    def went(self, card: i64, seat: i64) -> None:
        """A card has left a hand: a kind that it has is not certain any more, nor any if not all saw it."""
        kinds: i64 = -1
        if self.all_know(card):
            kinds = kinds_of(self.values[card], self.domains[card])
        self.nums[HOLDS + seat] &= kinds ^ -1

    def came(self, card: i64, giver: i64, seat: i64) -> None:
        """A card has come to a hand: unless all saw it, the hand lacks only what the giver lacked, if there was one."""
        left = bit(face(card)) ^ -1
        if not self.all_know(card):
            left = self.nums[LACKS + giver] if 0 <= giver < MAX_SEATS else 0
        self.nums[LACKS + seat] &= left

    def lacked_by(self, zone: i64) -> i64:
        """The faces that a zone surely lacks, if it is a hand; else 0."""
        return self.nums[LACKS + zone - HAND] if HAND <= zone < HAND + MAX_SEATS else 0

    def held_by(self, zone: i64) -> i64:
        """The kinds that a zone surely holds, if it is a hand; else 0."""
        return self.nums[HOLDS + zone - HAND] if HAND <= zone < HAND + MAX_SEATS else 0

    def only_passed(self, zone: i64, lacks: i64, holds: i64) -> None:
        """A card came to a zone and left it again at once: what was certain of a hand without it is so still."""
        if HAND <= zone < HAND + MAX_SEATS:
            self.nums[LACKS + zone - HAND] = lacks
            self.nums[HOLDS + zone - HAND] = holds

    def all_know(self, card: i64) -> bool:
        """Whether all know where a card lies."""
        zones = self.zones
        return zones.seers(zones.where[card], zones.index(card)) == EVERYBODY

    def nothing_is_certain(self) -> None:
        """All hands are gathered, and nothing is known of the next ones."""
        for seat in range(MAX_SEATS):
            self.nums[LACKS + seat] = 0
            self.nums[HOLDS + seat] = 0
