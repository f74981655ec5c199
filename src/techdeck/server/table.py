"""A table: one actor with one queue, and the only one who changes it. It never waits for a connection."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from techdeck.core.game import Game
from techdeck.server import protocol as told
from techdeck.server.audience import Audience
from techdeck.server.bots_at_table import BotsAtTable
from techdeck.server.clocks import PhaseClocks, SeatClocks
from techdeck.server.connection import Refused
from techdeck.server.entries import play_entry, played_in, results_of
from techdeck.server.play import Play, Step
from techdeck.server.seating import Seats, changed, read_seats, written
from techdeck.server.services import Services
from techdeck.server.store import Changes, Conflict, Saved, TableRow, Unwritable
from techdeck.server.times import Alarm

LOG = logging.getLogger("techdeck.table")
MOST_WAITING = 200
"""How many requests of clients may be in the queue; whoever sends more is not read from for a moment."""
RETRY_SECONDS = 1.0
COMEBACK_SECONDS = 10.0
"""What somebody whose time was up has at least when they come back."""

Answer = TypeVar("Answer")
Job = Callable[[], Awaitable[None]]


class Table:
    """A table with everything that is known of it, and everybody who is connected."""

    def __init__(self, saved: Saved, game: Game, services: Services) -> None:
        self.services = services
        self.game = game
        self.queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self.room = asyncio.Semaphore(MOST_WAITING)
        self.pending: set[asyncio.Future[Any]] = set()
        self.audience = Audience(self)
        self.writable = True
        self.dropped = False
        self.alarm: Alarm | None = None
        self.bots = BotsAtTable(self)
        self.touched = services.time.now()
        self.restore(saved)

    # --- what it is -----------------------------------------------------------------------------------

    def restore(self, saved: Saved) -> None:
        """The table as it was saved; time starts anew, what passed in between is charged to nobody."""
        self.row: TableRow = saved.row
        self.chat = list(saved.chat)
        self.seats: Seats = read_seats(saved.row.seats)
        self.settings: dict[str, Any] = dict(saved.row.settings)
        clock = msgspec.convert(self.settings["clock"], told.ClockSettings)
        self.clocks = SeatClocks(clock, self.game.players, saved.row.clocks.get("left"))
        self.phases = PhaseClocks(clock.kind != "none")
        self.play: Play | None = None
        if saved.row.status != "open":
            self.play = Play(self.game, saved.row.key, saved.row.nonces)
            for played in played_in(saved.entries, self.game):
                self.play.do_again(played)

    @property
    def id(self) -> str:
        """Its name in links."""
        return self.row.id

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [seat.name or f"Player {number + 1}" for number, seat in enumerate(self.seats)]

    def away(self, seat: int) -> bool:
        """Whether nobody is there for a seat."""
        return self.audience.away(seat)

    # --- the queue ------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Do one thing after the other, until the table is dropped."""
        goodbye = (1012, "the server stops: join again in a moment")
        while (job := await self.queue.get()) is not None:
            try:
                await job()
            except Conflict:
                goodbye = (4409, "this table has gone to another server: join again")
                break
            except Unwritable:
                self.stall()
            except Exception:
                LOG.exception("table %s: a job failed", self.id)
        self.drop(*goodbye)

    def post(self, job: Job) -> None:
        """Have something done soon; only the table's own alarms and bots, whose number is bounded, come this way."""
        if not self.dropped:
            self.queue.put_nowait(job)

    async def ask(self, job: Callable[[], Awaitable[Answer]]) -> Answer:
        """Have something done in its turn, and wait for it; others wait with us if there is too much to do."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        async def answered() -> None:
            try:
                result = await job()
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
                if isinstance(error, Conflict | Unwritable):
                    raise
            else:
                if not answer.done():
                    answer.set_result(result)

        self.pending.add(answer)
        try:
            async with self.room:
                if self.dropped:
                    raise Refused("stopping", "the table is no longer here: join again")
                self.queue.put_nowait(answered)
                return await answer
        finally:
            self.pending.discard(answer)

    def drop(self, code: int, reason: str) -> None:
        """Let go of the table: it is saved, and others may have it."""
        self.dropped = True
        if self.alarm is not None:
            self.alarm.cancel()
        self.bots.rest()
        for connection in list(self.audience.connections):
            connection.outbox.close(code, reason)
        for answer in self.pending:
            if not answer.done():
                answer.set_exception(Refused("stopping", "the table is no longer here: join again"))

    # --- saving ---------------------------------------------------------------------------------------

    async def save(self, entry: dict[str, Any], changes: Changes) -> None:
        """Write an entry and what it changes, both or none; only then does anything change here."""
        now = self.services.time.now()
        changes.updated = now
        seq = await self.services.store.append(self.id, self.row.seq, [{**entry, "at": now}], changes)
        given = {name: value for name in Changes.__slots__ if (value := getattr(changes, name)) is not None}
        self.row = replace(self.row, seq=seq, **given)
        if changes.seats is not None:
            self.seats = read_seats(self.row.seats)
        if changes.settings is not None:
            self.settings = dict(self.row.settings)
        self.touched = now
        self.services.house_saw(self.row)

    async def save_seat(self, entry: dict[str, Any], number: int, **values: Any) -> None:
        """Change one seat, and tell everybody."""
        seats = changed(self.seats, number, **values)
        await self.save({**entry, "seat": number}, Changes(seats=written(seats)))
        self.audience.tell_table()

    async def save_settings(self, entry: dict[str, Any], **values: Any) -> None:
        """Change settings, and tell everybody."""
        await self.save(entry, Changes(settings={**self.settings, **values}))
        self.audience.tell_table()

    def stall(self) -> None:
        """Nothing can be saved: take no commands, and look again in a moment."""
        if self.writable:
            LOG.error("table %s can't be saved; it takes no commands until it can", self.id)
            self.writable = False
            self.audience.tell_table()
        self.set_alarm()

    async def look_again(self) -> None:
        """Whether it can be saved again; then go on from what is on disk."""
        if not await self.services.store.probe():
            self.set_alarm()
            return
        self.restore(await self.services.store.load(self.id))
        self.writable = True
        LOG.warning("table %s can be saved again", self.id)
        self.go_on(-2)
        self.audience.tell_table()
        self.audience.show_all_anew()

    # --- playing --------------------------------------------------------------------------------------

    async def do(self, step: Step) -> int:
        """A step that was tried is saved, taken and told; the version it made."""
        play, now = self.in_play(), self.services.time.now()
        self.clocks.run(self.timed_seats(step.state), step.played.by, now)
        changes = Changes(clocks={"left": self.clocks.left(now)})
        if step.state.is_terminal():
            results = results_of(step.state, self.names, play.version + 1)
            changes.status, changes.results, changes.finished = "finished", results, now
        await self.save(play_entry(step, self.game), changes)
        play.take(step)
        self.services.counted(step)
        self.audience.tell(step)
        self.bots.rouse()
        self.set_alarm()
        return play.version

    async def wake_up(self) -> None:
        """The table has been loaded: it goes on where it was."""
        self.go_on(-2)

    @property
    def quiet(self) -> bool:
        """Whether nobody is here and nothing will happen by itself."""
        return not self.audience.connections and self.alarm is None and not self.bots.thoughts

    def in_play(self) -> Play:
        """The game, which must have begun."""
        assert self.play is not None, "no game has begun at this table"
        return self.play

    def timed_seats(self, state: Any) -> list[int]:
        """The seats whose own time runs: those who are asked, unless the clock ends what they are asked in."""
        self.phases.look(state, self.services.time.now())
        return [] if self.phases.running else state.acting_seats()

    def go_on(self, acted: int) -> None:
        """The table waits for somebody: their clocks run, bots think, and the alarm is set."""
        if self.play is not None:
            self.clocks.run(self.timed_seats(self.play.state), acted, self.services.time.now())
            self.bots.rouse()
        self.set_alarm()

    def set_alarm(self) -> None:
        """Ring when the next thing is due."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if not self.writable:
            self.alarm = self.ring_at(self.services.time.now() + RETRY_SECONDS, self.look_again)
            return
        ends = [end[0] for end in (self.phases.next_end(), self.clocks.next_end()) if end is not None]
        if ends and self.row.status == "playing":
            self.alarm = self.ring_at(min(ends), self.time_is_up)

    def ring_at(self, at: float, job: Job) -> Alarm:
        """An alarm that has a job done in its turn."""
        return self.services.time.alarm(at, lambda: self.post(job))

    async def time_is_up(self) -> None:
        """A phase or a seat's time has ended, unless something happened first. (Family 7.8, 7.10)"""
        now, phase, seat = self.services.time.now(), self.phases.next_end(), self.clocks.next_end()
        if self.play is None or self.row.status != "playing":
            return
        if phase is not None and phase[0] <= now:
            await self.do(self.play.action(-1, phase[1]))
        elif seat is not None and seat[0] <= now:
            self.clocks.seats[seat[1]].stop(now)
            if self.seats[seat[1]].automatic is None:
                await self.save_seat({"kind": "time_out"}, seat[1], stand_in=True)
            self.bots.rouse()
            self.set_alarm()
        else:
            self.set_alarm()

    async def comes_back(self, number: int) -> None:
        """Whoever comes back takes over from the stand-in. (Family 7.8)"""
        if not self.seats[number].stand_in or self.seats[number].left or not self.writable:
            return
        clock = self.clocks.seats[number]
        if clock.left is not None:
            clock.left = max(clock.left, COMEBACK_SECONDS)
        await self.save_seat({"kind": "came_back"}, number, stand_in=False)
        self.go_on(-2)
