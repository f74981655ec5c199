"""Discarding together, face down, as several games do. (Family 3.8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.bits import bit
from techdeck.core.cards import face
from techdeck.core.choices import Choices
from techdeck.core.frames import DEPENDS, Frame
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.zones import HAND, PENDING


class DiscardTogether(Frame):
    """Whoever holds too many cards puts some face down; when all have, they are discarded together. (Family 3.8)"""

    waits_for: i64 = DEPENDS

    def most(self, table: Table) -> i64:
        """How many cards a player may keep."""
        raise NotImplementedError  # each game says it

    def first(self, table: Table) -> i64:
        """Whose cards are piled first; the others follow to the left."""
        raise NotImplementedError  # each game keeps its first player

    def acting(self, table: Table) -> i64:
        most = self.most(table)
        mask: i64 = 0
        for seat in range(table.players):
            if table.zones.count(HAND + seat) > most:
                mask |= bit(seat)
        return mask

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        table.add_hand(seat, CARD, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        # Who discards the whole hand has nothing to choose: what all knew of it they go on knowing. (Family 6.5)
        table.lose_track(seat, table.zones.count(HAND + seat) - self.most(table), 0)
        table.put("put_face_down", seat, action - CARD, PENDING + seat, 0)

    def ask(self, table: Table, seat: i64) -> Question:
        question = Question("discard_down", {"card": "put_face_down"}, {"keep": int(self.most(table))})
        if seat < table.players:
            question.left = max(0, int(table.zones.count(HAND + seat) - self.most(table)))
        return question

    def advance(self, table: Table) -> None:
        table.pop()
        seat = self.first(table)
        for _turn in range(table.players):
            while table.zones.count(PENDING + seat) > 0:
                table.discard(lowest(table, PENDING + seat))
            seat = table.left_of(seat)


def lowest(table: Table, zone: i64) -> i64:
    """The lowest card of a zone by domain and value; a second deck's copy comes right after its twin. (City 7.2)"""
    found = table.zones.at(zone, 0)
    for i in range(1, table.zones.count(zone)):
        card = table.zones.at(zone, i)
        if face(card) < face(found) or (face(card) == face(found) and card < found):
            found = card
    return found
