"""Verbs where every player chooses hidden and all cards move at once: passing, and putting face down to be dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.bits import bit
from techdeck.core.cards import is_wild
from techdeck.core.choices import Choices
from techdeck.core.effects.run import Run
from techdeck.core.effects.verb import Verb
from techdeck.core.events import Effect
from techdeck.core.frames import DEPENDS, Frame
from techdeck.core.questions import Question
from techdeck.core.zones import ASIDE, HAND, PENDING

if TYPE_CHECKING:
    from techdeck.core.moving import Moving
    from techdeck.core.table import Table

LEFT: Final = 0
RIGHT: Final = 1


class SecretVerb(Verb):
    """A verb that collects face-down cards from every player it concerns before anything moves. (Family 3.8)"""

    def __init__(self, count: i64) -> None:
        self.count = count

    def do(self, table: Table, run: Run) -> None:
        table.push(PutFaceDown(self, run))

    def wanted(self, table: Table, run: Run, seat: i64) -> i64:
        """How many cards the seat puts face down, if it has so many."""
        return self.count

    def receiver(self, table: Table, run: Run, seat: i64) -> i64:
        """Who gets what the seat puts face down; -1 for nobody in particular."""
        return -1

    def collected(self, table: Table, run: Run) -> None:
        """All have chosen."""
        raise NotImplementedError  # passing and dealing each say what becomes of the cards


class PutFaceDown(Frame):
    """Every player puts cards face down, each in their own time, seen by nobody else. (Family 3.8)"""

    clause: ClassVar[str] = "Family 3.8"

    waits_for: i64 = DEPENDS

    def __init__(self, verb: SecretVerb, run: Run) -> None:
        self.verb = verb
        self.run = run

    def acting(self, table: Table) -> i64:
        mask: i64 = 0
        for seat in range(table.players):
            put, left = table.zones.count(PENDING + seat), table.zones.count(HAND + seat)
            if left > 0 and put < self.verb.wanted(table, self.run, seat):
                mask |= bit(seat)
        return mask

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        table.add_hand(seat, CARD, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        # Who puts down the whole hand has nothing to choose: what all knew of it they go on knowing. (Family 6.5)
        table.lose_track(seat, self.verb.wanted(table, self.run, seat) - table.zones.count(PENDING + seat), 0)
        table.put("put_face_down", seat, action - CARD, PENDING + seat, 0)

    def advance(self, table: Table) -> None:
        table.pop()
        for seat in range(table.players):
            if table.zones.count(PENDING + seat) > 0:
                self.verb.collected(table, self.run)
                return
        self.run.skip(table)

    def ask(self, table: Table, seat: i64) -> Question:
        question = Question("put_face_down", {"card": "put_face_down"})
        if seat < table.players:
            wanted = int(self.verb.wanted(table, self.run, seat) - table.zones.count(PENDING + seat))
            question.left = max(0, min(wanted, int(table.zones.count(HAND + seat))))
        return question

    def effect(self, table: Moving) -> Effect | None:
        return self.run.effect(table)

    def key(self) -> str:
        return f"PutFaceDown({self.run.key()},{self.verb.__class__.__name__})"


class Pass(SecretVerb):
    """Every player passes cards to the neighbour, all at once. (Family 3.9)"""

    def __init__(self, count: i64, direction: i64) -> None:
        super().__init__(count)
        self.direction = direction

    def receiver(self, table: Table, run: Run, seat: i64) -> i64:
        step: i64 = 1 if self.direction == LEFT else table.players - 1
        return (seat + step) % table.players

    def collected(self, table: Table, run: Run) -> None:
        moved: i64 = 0
        for seat in range(table.players):
            receiver = self.receiver(table, run, seat)
            if table.journal is not None:
                table.begin_event("pass_cards", seat, receiver, {})
            moved += table.deliver(seat, receiver)
            table.end_event()
        run.did(table, moved)


class DealFaceDown(SecretVerb):
    """The cards put face down are shuffled and dealt back, one to every player who put one. (Family 3.8, 6.3)"""

    def collected(self, table: Table, run: Run) -> None:
        zones = table.zones
        start, givers = zones.count(ASIDE), 0
        receivers: vec[i64] = vec[i64]([0] * 6)
        seat = run.user
        for _turn in range(table.players):
            if zones.count(PENDING + seat) > 0:
                receivers[givers] = seat
                givers += 1
            table.pour("gather_face_down", seat, PENDING + seat, ASIDE)
            seat = table.left_of(seat)
        if table.journal is not None:
            table.tell("shuffle_face_down", run.user, {})
        if givers > 1:
            table.forget_from(ASIDE, start, 0)  # nobody can follow a card any more, unless it is the only one
        for i in range(givers):
            card = zones.at(ASIDE, start + table.rng.below(zones.count(ASIDE) - start))
            table.put_from_anywhere("deal_face_down", receivers[i], card, HAND + receivers[i], bit(receivers[i]))
            if is_wild(card):
                table.wild_enters(receivers[i], card)
        run.did(table, givers)
