"""Everybody who is connected to a table, and what each of them is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.server import protocol as told
from techdeck.server.clocks import shown
from techdeck.server.connection import ENCODER, Connection
from techdeck.server.introducing import introduced
from techdeck.server.late import Late
from techdeck.server.once import Once
from techdeck.server.play import Play, Step
from techdeck.server.telling import Reader, history

if TYPE_CHECKING:
    from techdeck.server.table import Table

MOST_MISSED = 200
"""How many versions are played again for somebody who comes back; after more there is a fresh view."""


class Audience:
    """The connections of a table. Telling them something never waits for any of them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.readers: dict[int | None, Reader] = {}
        """For every seat that somebody is here for, and for those who watch: what they were told last."""
        self.late: Late | None = None
        """The same for those who watch the deal before."""

    def away(self, seat: int) -> bool:
        """Whether nobody is there for a seat."""
        return all(one.away for one in self.connections if one.seat == seat and one.joined)

    def clocks_now(self) -> told.Clocks | None:
        """The clocks as clients see them."""
        return shown(self.table.clocks, self.table.phases, self.table.services.time.now())

    def may_see(self, connection: Connection) -> bool:
        """Whether it may see the game: a seat, or somebody who watches where that is allowed."""
        return connection.seat is not None or self.table.settings["watch"] != "nobody"

    def of(self, seat: int | None) -> list[Connection]:
        """The connections that see as this seat, or watch."""
        seeing = [one for one in self.connections if one.seat == seat and one.joined and not one.open]
        return [one for one in seeing if self.may_see(one)]

    def of_late(self) -> list[Connection]:
        """The connections that watch the deal before."""
        return [one for one in self.connections if one.joined and one.open]

    def reader(self, seat: int | None) -> Reader:
        """What is told to a seat, as of now."""
        if seat not in self.readers:
            play = self.table.in_play()
            self.readers[seat] = Reader(play.state, seat, self.table.names, self.moves_of(play.moves, seat))
        return self.readers[seat]

    @staticmethod
    def moves_of(moves: list[int], seat: int | None) -> int:
        """How often a seat has acted."""
        return 0 if seat is None else moves[seat]

    def tell(self, step: Step) -> None:
        """Tell everybody what a command has changed, each as they may see it."""
        play, clocks, once = self.table.in_play(), self.clocks_now(), Once()
        for seat, reader in self.readers.items():
            update = reader.update(step, self.moves_of(play.moves, seat), play.version, once)
            update.clocks = clocks
            self.send_all(self.of(seat), update)
        self.tell_late()
        if step.state.is_terminal():
            self.tell_over()

    def tell_late(self) -> None:
        """Tell those who watch the deal before how it went on; where that is more than a step, in a fresh view."""
        watching, play = self.of_late(), self.table.in_play()
        if not watching or (until := play.open_until()) is None:
            return
        if self.late is None or not self.late.version <= until <= self.late.version + 1:
            self.late = Late(play, until, self.table.names)
            self.send_all(watching, self.late.picture())
        elif until > self.late.version:
            self.send_all(watching, self.late.go_on())

    def late_now(self) -> Late | None:
        """What is told to those who watch the deal before; None: there is none yet."""
        play = self.table.in_play()
        if self.late is None and (until := play.open_until()) is not None:
            self.late = Late(play, until, self.table.names)
        return self.late

    def tell_over(self) -> None:
        """Tell everybody what the game came to."""
        over = self.over()
        self.send_all([one for one in self.connections if one.joined and self.may_see(one)], over)
        self.tell_table()

    def over(self) -> told.Over:
        """What the game came to."""
        play, results = self.table.in_play(), self.table.row.results
        assert results is not None, "the game is not over"
        return told.Over(
            play.version, results["scores"], results["returns"], results["winners"], self.table.row.key.hex()
        )

    def tell_table(self) -> None:
        """Tell everybody how the table stands."""
        self.send_all([one for one in self.connections if one.joined], introduced(self.table))

    @staticmethod
    def send_all(connections: list[Connection], message: told.ToClient) -> None:
        """One message to several; it is written once."""
        if connections:
            data = ENCODER.encode(message)
            for connection in connections:
                connection.outbox.put(data)

    def show(self, connection: Connection) -> None:
        """The whole picture, to one who has just joined."""
        for message in self.shown(connection):
            connection.send(message)

    def shown(self, connection: Connection) -> list[told.ToClient]:
        """The whole picture, and how the game ended, if it has; nothing where there is nothing to see."""
        play = self.table.play
        if play is None or not self.may_see(connection):
            return []
        if connection.open:
            late = self.late_now()
            if late is None:
                return []
            picture = late.picture()
        else:
            told_before = history(play, play.version, connection.seat, self.table.names)
            picture = self.reader(connection.seat).picture(play.version, self.clocks_now(), told_before)
        return [picture, self.over()] if self.table.row.status == "finished" else [picture]

    def catch_up(self, connection: Connection, version: int) -> None:
        """What somebody missed since a version, made from the log, just as it was told; or a fresh view."""
        play = self.table.play
        if play is None or not self.may_see(connection):
            return
        until = play.open_until() if connection.open else play.version
        if until is None or not 0 <= until - version <= MOST_MISSED:
            self.show(connection)
            return
        self.tell_again(connection, play, version, until)
        if not connection.open and (clocks := self.clocks_now()) is not None:
            connection.send(told.Time(clocks))
        if self.table.row.status == "finished":
            connection.send(self.over())

    def tell_again(self, connection: Connection, play: Play, version: int, until: int) -> None:
        """The updates from one version to another."""
        seat, reader = connection.seat, None
        for number, (state, step, moves) in enumerate(play.steps_after(version, until), version):
            if step is None or reader is None:
                reader = Reader(state, seat, self.table.names, self.moves_of(moves, seat), connection.open)
            else:
                connection.send(reader.update(step, self.moves_of(moves, seat), number))
        if reader is not None and not connection.open:
            self.readers.setdefault(seat, reader)

    def forget_readers(self) -> None:
        """Nothing is drawn up for those who have gone."""
        self.readers = {seat: reader for seat, reader in self.readers.items() if self.of(seat)}
        if not self.of_late():
            self.late = None

    def show_all_anew(self) -> None:
        """Somebody has another name, or the game was read again: the whole picture, to everybody."""
        self.readers, self.late = {}, None
        for connection in self.connections:
            if connection.joined:
                self.show(connection)
