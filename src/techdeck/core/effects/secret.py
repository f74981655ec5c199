"""Verbs where every player chooses hidden and all cards move at once: passing, and putting face down to be dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.bits import bit
from techdeck.core.choices import Choices
from techdeck.core.effects.verb import Run, Verb
from techdeck.core.frames import DEPENDS, Frame
from techdeck.core.zones import ASIDE, HAND, PENDING

if TYPE_CHECKING:
    from techdeck.core.table import Table

LEFT: Final = 0
RIGHT: Final = 1


class SecretVerb(Verb):
    """A verb that collects face-down cards from every player before anything moves. (Family 3.8)"""

    def __init__(self, count: i64) -> None:
        self.count = count

    def do(self, table: Table, run: Run) -> None:
        table.push(PutFaceDown(self, run))

    def collected(self, table: Table, run: Run) -> None:
        """All have chosen."""
        raise NotImplementedError  # passing and dealing each say what becomes of the cards


class PutFaceDown(Frame):
    """Every player puts cards face down, each in their own time, seen by nobody else. (Family 3.8)"""

    waits_for: i64 = DEPENDS

    def __init__(self, verb: SecretVerb, run: Run) -> None:
        self.verb = verb
        self.run = run

    def acting(self, table: Table) -> i64:
        mask: i64 = 0
        for seat in range(table.players):
            put, left = table.zones.count(PENDING + seat), table.zones.count(HAND + seat)
            if put < self.verb.count and left > 0:
                mask |= bit(seat)
        return mask

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        table.add_hand(seat, CARD, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        # Who puts down the whole hand has nothing to choose: what all knew of it they go on knowing. (Family 6.5)
        table.lose_track(seat, self.verb.count - table.zones.count(PENDING + seat), 0)
        table.zones.move(action - CARD, PENDING + seat, 0)
        if table.journal is not None:
            table.note("put face down", seat, [int(action - CARD)], bit(seat), "")

    def advance(self, table: Table) -> None:
        table.pop()
        for seat in range(table.players):
            if table.zones.count(PENDING + seat) > 0:
                self.verb.collected(table, self.run)
                return
        self.run.skip(table)

    def clause(self) -> str:
        return "Family 3.8"

    def prompt(self, table: Table) -> str:
        return "put a card of your hand face down"

    def key(self) -> str:
        return f"PutFaceDown({self.run.key()},{self.verb.__class__.__name__})"


class Pass(SecretVerb):
    """Every player passes cards to the neighbour, all at once. (Family 3.9)"""

    def __init__(self, count: i64, direction: i64) -> None:
        super().__init__(count)
        self.direction = direction

    def collected(self, table: Table, run: Run) -> None:
        moved: i64 = 0
        for seat in range(table.players):
            step: i64 = 1 if self.direction == LEFT else table.players - 1
            receiver = (seat + step) % table.players
            moved += table.deliver(seat, receiver)
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
            zones.pour(PENDING + seat, ASIDE)
            seat = table.left_of(seat)
        table.tell("shuffle", run.user, "the face-down cards")
        for i in range(givers):
            card = self.one_of(table, start, givers)
            table.into_hand(receivers[i], card, bit(receivers[i]))
        run.did(table, givers)

    def one_of(self, table: Table, start: i64, shuffled: i64) -> i64:
        """A random one of the face-down cards, which nobody can follow any more unless it is the only one."""
        zones = table.zones
        index = start + table.rng.below(zones.count(ASIDE) - start)
        if shuffled > 1:
            zones.set_seers(ASIDE, index, 0)
        return zones.at(ASIDE, index)
