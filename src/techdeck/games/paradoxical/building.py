"""Cards that come to a tableau, and the discards that make room. (Paradoxical 1)"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from techdeck.core.actions import CARD, PILE
from techdeck.core.bits import bit
from techdeck.core.cards import card_id
from techdeck.core.choices import Choices
from techdeck.core.fields import A_CARD, A_SEAT, Field, Form
from techdeck.core.frames import DEPENDS, CardFrame, Frame, SeatFrame
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.zones import DECK, DISCARD, EVERYBODY, HAND, SECOND_DECK, SECOND_DISCARD
from techdeck.games.paradoxical.names import HAND_ROOM, POOL, POOL_ROOM, TABLEAU, TABLEAU_ROOM
from techdeck.games.paradoxical.places import Paradoxical, paradoxical


def add_draws(table: Paradoxical, out: Choices) -> None:
    """A choice for each deck that can be drawn from. (Paradoxical 1.4, 1.5)"""
    for second in range(i64(2)):
        if table.can_draw(second):
            out.add(PILE + second)


def draw_to_tableau(table: Paradoxical, seat: i64, second: i64) -> None:
    """The seat has said from which deck it draws; a full tableau first loses a card. (Paradoxical 1.4, 1.7, 1.8)"""
    table.push(TurnUp(seat, second))
    if table.is_full(seat):
        if table.journal is not None:
            table.tell("choose_pile", seat, {"pile": int(second) + 1})
        table.push(MakeRoom(seat))


def add_to_tableau(table: Paradoxical, seat: i64, card: i64) -> None:
    """The seat shows a hand card and adds it; a full tableau first loses a card. (Paradoxical 1.6-1.8)"""
    if table.is_full(seat):
        table.show(seat, card)
        table.push(Lay(seat, card))
        table.push(MakeRoom(seat))
    else:
        lay(table, "add", seat, card)


def lay(table: Paradoxical, kind: str, seat: i64, card: i64) -> None:
    """A card comes to lie face up in the seat's tableau; the kind of event says how. (Paradoxical 0.7)"""
    table.put(kind, seat, card, TABLEAU + seat, EVERYBODY)
    table.came_to_light(card)


class TurnUp(Frame):
    """The top card of a deck goes face up into the tableau. (Paradoxical 1.4)"""

    form: ClassVar[Form] = Form(["EndOfTurn"], [A_SEAT, Field("second", "the second deck", 0, 1)])

    def __init__(self, seat: i64, second: i64) -> None:
        self.seat = seat
        self.second = second

    def advance(self, table: Table) -> None:
        table.pop()
        deck: i64 = DECK if self.second == 0 else SECOND_DECK
        if table.refill(deck, DISCARD if self.second == 0 else SECOND_DISCARD):
            lay(paradoxical(table), "turn_up", self.seat, table.zones.top(deck))


class Lay(CardFrame):
    """A hand card that all have seen goes to the tableau, once there is room. (Paradoxical 1.6)"""

    form: ClassVar[Form] = Form(["EndOfTurn"], [A_SEAT, A_CARD])

    def advance(self, table: Table) -> None:
        table.pop()
        lay(paradoxical(table), "add", self.seat, self.card)


def said_first(table: Table) -> dict[str, object]:
    """The deck drawn from, or the hand card added, once there is room for it: as all were told. (Paradoxical 1.8)"""
    said: dict[str, object] = {"draws_from": None, "adds": None}
    for frame in table.frames:
        if isinstance(frame, TurnUp):
            said["draws_from"] = int(frame.second) + 1
        elif isinstance(frame, Lay):
            said["adds"] = card_id(frame.card)
    return said


class Discarding(SeatFrame):
    """A seat discards cards of a place until it has room, each to its own pile. (Paradoxical 1.11)"""

    waits_for: i64 = DEPENDS

    def place(self) -> i64:
        """The zone that is too full."""
        raise NotImplementedError  # the kinds say which place

    def most(self) -> i64:
        """How many cards may stay there."""
        raise NotImplementedError  # the kinds say how many

    def acting(self, table: Table) -> i64:
        if table.zones.count(self.place()) > self.most():
            return bit(self.seat)
        return 0

    def advance(self, table: Table) -> None:
        table.pop()

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        zones = table.zones
        out.add_cells(CARD, zones.cells, self.place() * zones.cards, zones.counts[self.place()])

    def step(self, table: Table, seat: i64, action: i64) -> None:
        if table.journal is not None:
            table.begin_event("discard", seat, -1, {})
        table.discard(action - CARD)
        table.end_event()

    def too_many(self, table: Table) -> i64:
        """How many cards have still to go."""
        return table.zones.count(self.place()) - self.most()

    def asks(self, table: Table, code: str, about: dict[str, object]) -> Question:
        """Which card goes next; about are the facts of this code."""
        return Question(code, {"card": "discard"}, about, left=int(self.too_many(table)))


class MakeRoom(Discarding):
    """A full tableau loses a card before another one comes. (Paradoxical 1.7)"""

    form: ClassVar[Form] = Form(["TurnUp", "Lay"], [A_SEAT])
    clause: ClassVar[str] = "Paradoxical 1.7"

    def place(self) -> i64:
        return TABLEAU + self.seat

    def most(self) -> i64:
        return TABLEAU_ROOM - 1

    def ask(self, table: Table, seat: i64) -> Question:
        return self.asks(table, "make_room", said_first(table))


class HandLimit(Discarding):
    """Whoever holds more than five cards discards. (Paradoxical 1.9)"""

    form: ClassVar[Form] = Form(["EndOfTurn"], [A_SEAT])
    clause: ClassVar[str] = "Paradoxical 1.9"

    def place(self) -> i64:
        return HAND + self.seat

    def most(self) -> i64:
        return HAND_ROOM

    def ask(self, table: Table, seat: i64) -> Question:
        return self.asks(table, "discard_from_hand", {"keep": int(self.most())})


class PoolLimit(Discarding):
    """The claimer discards from a pool with more than five cards. (Paradoxical 3.10)"""

    form: ClassVar[Form] = Form(["EndOfTurn", "DrawAfter"], [A_SEAT])
    clause: ClassVar[str] = "Paradoxical 3.10"

    def place(self) -> i64:
        return POOL

    def most(self) -> i64:
        return POOL_ROOM

    def ask(self, table: Table, seat: i64) -> Question:
        return self.asks(table, "discard_from_pool", {"keep": int(self.most())})


def room_is_kept(table: Paradoxical) -> bool:
    """Ask the next player who holds more than five cards, from the active one on. (Paradoxical 1.10)"""
    seat = table.active()
    for _turn in range(table.players):
        if table.zones.count(HAND + seat) > HAND_ROOM:
            table.push(HandLimit(seat))
            return False
        seat = table.left_of(seat)
    return True
