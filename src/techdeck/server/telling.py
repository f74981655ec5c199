"""What one reader of a table is told: a whole picture, or what a command has changed of it, in data and in words."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from techdeck.core.events import Event
from techdeck.core.forms import Slot as FormSlot
from techdeck.core.state import State
from techdeck.core.view import View
from techdeck.server.protocol import Asked, Clocks, CommandOpen, Picture, Slot, Update
from techdeck.words.people import People
from techdeck.words.wording import Wording

Data = dict[str, Any]


class Reader:
    """A seat, or whoever watches (None), with the picture that was told last."""

    def __init__(self, state: State, seat: int | None, names: Sequence[str], moves: int) -> None:
        self.seat = seat
        self.words = Wording(state.game, People(names, seat))
        self.look(state, moves)

    def look(self, state: State, moves: int) -> None:
        """Take in the table as it is; moves is how often the seat has acted."""
        view = state.view(self.seat)
        self.view: Data = view.to_dict()
        self.words.remember(self.view)
        self.asked = asked(view, self.words, moves)

    def picture(self, version: int, clocks: Clocks | None) -> Picture:
        """All that the reader sees."""
        return Picture(version, self.seat, self.view, self.asked, clocks)

    def update(
        self, state: State, moves: int, events: Sequence[Event], version: int, by: int, stand_in: bool
    ) -> Update:
        """What a command has changed, which this brings the reader up to."""
        seen = [event.seen_by(self.seat).to_dict() for event in events]
        self.words.vain_search = ""  # so that a reader who missed something is told the same
        told = self.words.tell(seen)
        view, before = self.view, self.asked
        self.look(state, moves)
        fields = {name: value for name, value in self.view.items() if name != "zones" and view[name] != value}
        zones = [new for old, new in zip(view["zones"], self.view["zones"], strict=True) if old != new]
        question = None if self.asked == before else self.asked
        return Update(version, by, stand_in, seen, told, fields, zones, question)


def asked(view: View, words: Wording, moves: int) -> Asked:
    """The question of a view in data and words, with the commands that are open."""
    question: Data = view.question().to_dict()
    choices = [words.choice(question, choice) for choice in question["choices"]]
    ways_out = [words.choice(question, choice) for choice in question["ways_out"]]
    commands = [CommandOpen(one.form.kind, one.form.verb, slots_of(one.form.slots)) for one in view.commands()]
    return Asked(number_of(question, moves), question, words.question(question), choices, ways_out, commands)


def slots_of(slots: Sequence[FormSlot]) -> list[Slot]:
    """The slots of a command's form."""
    return [Slot(slot.name, slot.type, slot.many) for slot in slots]


def number_of(question: Data, moves: int) -> int:
    """A number that is another one as soon as an answer would mean something else."""
    meant = [moves, question["code"], question["clause"], question["effect"], question["chosen"]]
    return zlib.crc32(msgspec.json.encode(meant))
