"""Cards marked as used since the last claim, and what all remember of these marks. (Paradoxical 4.5-4.7)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.cards import FACES, card_id, face
from techdeck.core.rng import Rng
from techdeck.core.state import State
from techdeck.core.zones import ASIDE, DECK, EVERYBODY, NOWHERE, SECOND_DECK
from techdeck.games.paradoxical.names import MARKED, MARKS_STAY, POOL, REMEMBERED, TABLEAU


class Marks(State):
    """A table on which used cards are marked."""

    def marks_stay(self) -> bool:
        """Whether a mark stays on until the next claim, wherever the card goes. (Paradoxical 4.6)"""
        return self.nums[MARKS_STAY] == 1

    def is_used(self, card: i64) -> bool:
        """Whether the card was used since the last claim. (Paradoxical 4.5)"""
        return has(self.nums[MARKED + half(card)], face(card))

    def is_remembered(self, card: i64) -> bool:
        """Whether all take the card for used. (Paradoxical 4.7)"""
        return has(self.nums[REMEMBERED + half(card)], face(card))

    def mark(self, card: i64) -> None:
        """The card is used, for all to see. (Paradoxical 4.5, 4.7)"""
        self.nums[MARKED + half(card)] |= bit(face(card))
        self.nums[REMEMBERED + half(card)] |= bit(face(card))

    def came_to_pile(self, card: i64) -> None:
        """Where marks come off, one does; who can't follow the card goes on remembering it. (Paradoxical 4.6, 4.7)"""
        if not self.marks_stay() and self.is_remembered(card):
            zone = self.zones.where[card]
            self.take_off(MARKED, card)
            if self.zones.seers(zone, self.zones.index(card)) == EVERYBODY:
                self.lose_mark(card)

    def play_changed(self, seat: i64) -> None:
        """Where marks come off, they do in the pool, and all see which tableau cards have one. (Paradoxical 4.6)"""
        if self.marks_stay():
            return
        for i in range(self.zones.count(POOL)):
            self.lose_mark(self.zones.at(POOL, i))
        for seat in range(self.players):
            for i in range(self.zones.count(TABLEAU + seat)):
                self.came_to_light(self.zones.at(TABLEAU + seat, i))

    def came_to_light(self, card: i64) -> None:
        """All see the card, and whether it is marked. (Paradoxical 4.7)"""
        super().came_to_light(card)
        if not self.is_used(card):
            self.lose_mark(card)

    def lose_mark(self, card: i64) -> None:
        """All see that the card is not marked, or not any more. (Paradoxical 4.6, 4.7)"""
        if self.is_remembered(card):
            self.take_off(MARKED, card)
            self.take_off(REMEMBERED, card)
            if self.journal is not None:
                self.tell("unmark", -1, {"cards": [card_id(card)]})

    def take_off(self, marks: i64, card: i64) -> None:
        """Take a card out of a set of marks."""
        mask = bit(face(card))
        self.nums[marks + half(card)] = (self.nums[marks + half(card)] | mask) - mask

    def clear_marks(self) -> None:
        """Every card may be used again. (Paradoxical 3.8)"""
        if self.journal is not None:
            marked = [card_id(card) for card in range(self.zones.cards) if self.is_remembered(card)]
            if marked:
                self.tell("unmark", -1, {"cards": marked})
        for number in range(MARKED, REMEMBERED + 2):
            self.nums[number] = 0

    def mask_numbers(self, eyes: i64) -> None:
        """Of a card one can't place, one knows only that it was used. (Paradoxical 4.7)"""
        for card in range(self.zones.cards):
            if self.zones.where[card] == NOWHERE:
                self.take_off(MARKED, card)
                self.nums[MARKED + half(card)] |= self.nums[REMEMBERED + half(card)] & bit(face(card))

    def imagine_numbers(self, rng: Rng) -> bool:
        """Where marks come off, a remembered card that is imagined in a deck has lost its own. (Paradoxical 4.6)"""
        if self.marks_stay():
            return True
        for card in range(self.zones.cards):
            zone = self.zones.where[card]
            if zone == DECK or zone == SECOND_DECK or zone == ASIDE:
                self.take_off(MARKED, card)
        return True


def half(card: i64) -> i64:
    """Which deck of 54 a card is of: 0, or 1 for a second copy."""
    if card >= FACES:
        return 1
    return 0
