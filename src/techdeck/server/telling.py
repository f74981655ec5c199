"""What one reader of a table is told: a whole picture, or what a command has changed of it, in data and in words."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from techdeck.core.events import Event
from techdeck.core.state import State
from techdeck.core.view import View
from techdeck.server import compact
from techdeck.server.changes import changes
from techdeck.server.protocol import Asked, Clocks, Picture, Update
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
        view, before = self.view, msgspec.to_builtins(self.asked)
        self.look(state, moves)
        news = [compact.event(one) for one in seen]
        asked_now = changes(before, msgspec.to_builtins(self.asked))
        return Update(version, by, stand_in, news, told, changes(view, self.view), asked_now)


def asked(view: View, words: Wording, moves: int) -> Asked:
    """The question of a view in data and words, with the commands that are open."""
    question: Data = view.question().to_dict()
    return Asked(
        number_of(question, moves),
        compact.question(question),
        words.question(question),
        compact.choices(question, "choices", words),
        compact.choices(question, "ways_out", words),
        [compact.command_open(one.form) for one in view.commands()],
    )


def number_of(question: Data, moves: int) -> int:
    """A number that is another one as soon as an answer would mean something else."""
    meant = [moves, question["code"], question["clause"], question["effect"], question["chosen"]]
    return zlib.crc32(msgspec.json.encode(meant))
