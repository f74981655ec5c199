"""True statements and questions during trading. (Tricks 3.20-3.23)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.actions import NO, YES
from techdeck.core.bits import bit, has
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.frames import Frame
from techdeck.core.table import Table
from techdeck.core.zones import HAND
from techdeck.games.tricks.names import (
    ASK_DOMAIN,
    ASK_VALUE,
    SAY_DOMAIN,
    SAY_NO_DOMAIN,
    SAY_NO_VALUE,
    SAY_VALUE,
    SILENT,
    TALK_LIMIT,
    TALKED,
    TIME_UP,
)
from techdeck.games.tricks.places import Tricks, tricks


def values_held(table: Table, seat: i64) -> i64:
    """A mask of the values in a hand: bit v - 1."""
    mask: i64 = 0
    for i in range(table.zones.count(HAND + seat)):
        mask |= bit(table.value_of(table.zones.at(HAND + seat, i)) - 1)
    return mask


def domains_held(table: Table, seat: i64) -> i64:
    """A mask of the domains in a hand."""
    mask: i64 = 0
    for i in range(table.zones.count(HAND + seat)):
        mask |= bit(table.domain_of(table.zones.at(HAND + seat, i)))
    return mask


def is_talk(action: i64) -> bool:
    """Whether the action is a statement or a question."""
    return SAY_VALUE <= action < SILENT


def add_talk(table: Tricks, seat: i64, questions: bool, out: Choices) -> None:
    """The true statements the seat can make, and for the proposer the questions; none beyond the limit. (Tricks 3.23)"""
    if table.nums[TALKED + seat] >= table.nums[TALK_LIMIT]:
        return
    values, domains = values_held(table, seat), domains_held(table, seat)
    for i in range(13):
        out.add((SAY_VALUE if has(values, i) else SAY_NO_VALUE) + i)
    for i in range(4):
        out.add((SAY_DOMAIN if has(domains, i) else SAY_NO_DOMAIN) + i)
    if questions:
        out.add_run(ASK_VALUE, 17)


def speak(table: Tricks, seat: i64, action: i64) -> None:
    """A statement is heard by all; a question goes round the table. (Tricks 3.20, 3.22)"""
    table.nums[TALKED + seat] += 1
    if table.journal is not None:
        table.tell("ask" if action >= ASK_VALUE else "say", seat, table.game.actions.text(int(action)))
    if action >= ASK_VALUE:
        table.push(Answering(seat, action, table.left_of(seat)))


class Answering(Frame):
    """One after the other is asked, whatever they hold: yes, no, or silence, never a lie. (Tricks 3.21, 3.22)"""

    def __init__(self, asker: i64, question: i64, seat: i64) -> None:
        self.asker = asker
        self.question = question
        self.seat = seat

    def acting(self, table: Table) -> i64:
        return bit(self.seat) if self.seat != self.asker else 0

    def advance(self, table: Table) -> None:
        table.pop()

    def truth(self, table: Table, seat: i64) -> i64:
        """The true answer of the seat."""
        if self.question >= ASK_DOMAIN:
            return YES if has(domains_held(table, seat), self.question - ASK_DOMAIN) else NO
        return YES if has(values_held(table, seat), self.question - ASK_VALUE) else NO

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add(SILENT)
        out.add(self.truth(table, seat))

    def step(self, table: Table, seat: i64, action: i64) -> None:
        said = "nothing" if action == SILENT else "yes" if action == YES else "no"
        table.tell("answer", seat, said)
        table.replace(Answering(self.asker, self.question, table.left_of(seat)))

    def clock_actions(self, table: Table, out: Choices) -> None:
        out.add(TIME_UP)

    def tick(self, table: Table, action: i64) -> None:
        """Whoever has not answered stays silent, and the turn is over. (Tricks 3.24)"""
        table.pop()
        table.frames[-1].tick(table, action)

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if action in (YES, NO):
            return IllegalAction("that is not true; answer truthfully or stay silent", "Tricks 3.21")
        return super().why_not(table, seat, action)

    def clause(self) -> str:
        return "Tricks 3.22"

    def prompt(self, table: Table) -> str:
        return f"answer player {self.asker}'s question ({tricks(table).game.actions.text(int(self.question))}), or stay silent"

    def key(self) -> str:
        return f"Answering({self.asker},{self.question},{self.seat})"
