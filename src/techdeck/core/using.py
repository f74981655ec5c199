"""What several games do with hands: true talk of them, using one card in turn, discarding together face down."""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.actions import CARD, NO
from techdeck.core.bits import bit
from techdeck.core.choices import Choices
from techdeck.core.frames import Frame
from techdeck.core.table import Table
from techdeck.core.zones import CARD_BITS, HAND, PENDING


def held(table: Table, seat: i64) -> i64:
    """A mask of what a player can truly say of a hand: bit v - 1 for value v, bit 13 + d for domain d. (Family 6.8)"""
    zones = table.zones
    mask: i64 = 0
    cells, start, values, domains = zones.cells, (HAND + seat) * zones.cards, table.values, table.domains
    for i in range(zones.counts[HAND + seat]):
        card = i64(cells[start + i]) & CARD_BITS
        mask |= bit(values[card] - 1) | bit(13 + domains[card])
    return mask


class UseHandCard(Frame):
    """A player may use the effect of one hand card, or pass; then the next to the left. (Family 3.1)"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def next(self, seat: i64) -> Frame:
        """The same for the next player."""
        raise NotImplementedError  # each game has a frame of its own

    def after(self, seat: i64, card: i64) -> Frame:
        """What happens to the card once its text is done."""
        raise NotImplementedError  # each game says it

    def acting(self, table: Table) -> i64:
        if self.left > 0:
            return bit(self.seat)
        return 0

    def advance(self, table: Table) -> None:
        table.pop()

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add(NO)
        table.add_hand(seat, CARD, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.replace(self.next(table.left_of(seat)))
        if action == NO:
            table.tell("pass", seat, "effect")
        else:
            table.push(self.after(seat, action - CARD))
            table.use(seat, action - CARD)

    def prompt(self, table: Table) -> str:
        return "use the effect of one card of your hand, or pass"

    def key(self) -> str:
        return f"{self.__class__.__name__}({self.seat},{self.left})"


class DiscardTogether(Frame):
    """Whoever holds too many cards puts some face down; when all have, they are discarded together. (Family 3.8)"""

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
        table.zones.move(action - CARD, PENDING + seat, 0)
        if table.journal is not None:
            table.note("put face down", seat, [int(action - CARD)], bit(seat), "")

    def advance(self, table: Table) -> None:
        table.pop()
        seat = self.first(table)
        for _turn in range(table.players):
            while table.zones.count(PENDING + seat) > 0:
                table.discard(table.zones.at(PENDING + seat, 0))
            seat = table.left_of(seat)
