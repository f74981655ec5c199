"""What one reader of a table is told: a whole picture, or what a command has changed of it, in data and in words."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from techdeck.core.changes import changes
from techdeck.core.events import Event
from techdeck.core.game import Game
from techdeck.core.questions import Question
from techdeck.core.state import State
from techdeck.core.view import View, open_view
from techdeck.server import compact
from techdeck.server.asking import Asked
from techdeck.server.once import Basis, Heard, Once, Waiting
from techdeck.server.play import Play, Step
from techdeck.server.protocol import Clocks, Line, Picture, Update
from techdeck.words.people import People
from techdeck.words.wording import Wording

Data = dict[str, Any]
HISTORY_LINES = 100
HISTORY_VERSIONS = 150
"""So many sentences, of so many commands, are told again to somebody who comes anew."""


class Reader:
    """A seat, or whoever watches (None; open: with all hands), with the picture that was told last."""

    def __init__(
        self, state: State, seat: int | None, names: Sequence[str], moves: int = 0, open: bool = False
    ) -> None:
        self.seat = seat
        self.open = open
        self.words = Wording(state.game, People(names, seat))
        self.meant: tuple[Data, int, object] | None = None
        """What the question that was told last was made of."""
        self.look(state, moves)

    def look(self, state: State, moves: int, once: Once | None = None) -> None:
        """Take in the table as it is; moves is how often the seat has acted."""
        view = self.view_of(state)
        self.view: Data = view.to_dict()
        self.words.remember(self.view)
        question = view.question()
        meant = (question.to_dict(), moves, self.view["changed"])
        if meant != self.meant:
            self.meant = meant
            self.ask(question, meant[0], state.game, moves, once or Once())

    def view_of(self, state: State) -> View:
        """What the reader may see of a table."""
        return open_view(state) if self.open else state.view(self.seat)

    def ask(self, question: Question, data: Data, game: Game, moves: int, once: Once) -> None:
        """What is asked; whoever only waits is told the same as the others who wait."""
        basis = self.basis({**data, "seat": None})
        waiting = None if data["choices"] else once.find(Waiting, basis, self.seat)
        self.asked_data: Data
        if waiting is not None:
            self.asked, self.asked_data = waiting.to(number_of(data, moves), self.seat)
            return
        self.words.people.spoken_of.clear()
        self.asked = asked(question, data, game, self.words, moves)
        self.asked_data = msgspec.to_builtins(self.asked)
        if not data["choices"]:
            once.keep(basis, self.words, Waiting(self.asked, self.asked_data))

    def basis(self, data: object) -> Basis:
        """What words about this are made of."""
        return Basis(data, dict(self.words.cards.changed), self.words.people.names)

    def picture(self, version: int, clocks: Clocks | None, told: Sequence[Line] = ()) -> Picture:
        """All that the reader sees, and what it was told lately."""
        return Picture(version, self.seat, self.view, self.asked, clocks, list(told))

    def hear(self, events: Sequence[Event], once: Once | None = None) -> Heard:
        """What happened, as the reader may see it, in data and in words."""
        seen = [(event if self.open else event.seen_by(self.seat)).to_dict() for event in events]
        once, basis = once or Once(), self.basis(seen)
        found: Heard | None = once.find(Heard, basis, self.seat)
        if found is None:
            self.words.vain_search = ""  # so that a reader who missed something is told the same
            self.words.people.spoken_of.clear()
            found = Heard([compact.event(one) for one in seen], self.words.tell(seen))
            once.keep(basis, self.words, found)
        return found

    def update(self, step: Step, moves: int, version: int, once: Once | None = None) -> Update:
        """What a command has changed, which this brings the reader up to."""
        heard = self.hear(step.events, once)
        view, before = self.view, self.asked_data
        self.look(step.state, moves, once)
        asked_now = {} if self.asked_data is before else changes(before, self.asked_data)
        by = step.played
        return Update(version, by.by, by.stand_in, heard.news, heard.told, changes(view, self.view), asked_now)


def history(play: Play, until: int, seat: int | None, names: Sequence[str], open: bool = False) -> list[Line]:
    """What a seat was told lately up to a version, made from the log, in the words in which it was told."""
    start, lines = max(0, until - HISTORY_VERSIONS), []
    reader: Reader | None = None
    for number, (state, step, _) in enumerate(play.steps_after(start, until), start):
        if reader is None or step is None:
            reader = Reader(state, seat, names, open=open)
        else:
            lines += [Line(number, step.played.by, said) for said in reader.hear(step.events).told]
            reader.words.remember(reader.view_of(state).to_dict())
    return lines[-HISTORY_LINES:]


def asked(question: Question, data: Data, game: Game, words: Wording, moves: int) -> Asked:
    """A question in data and words, with the commands that begin at it."""
    return Asked(
        number_of(data, moves),
        compact.question(data),
        words.question(data),
        compact.choices(data, "choices", words),
        compact.choices(data, "ways_out", words),
        compact.commands(game, question),
    )


def number_of(question: Data, moves: int) -> int:
    """A number that is another one as soon as an answer would mean something else."""
    meant = [moves, question["code"], question["clause"], question["effect"], question["chosen"]]
    return zlib.crc32(msgspec.json.encode(meant))
