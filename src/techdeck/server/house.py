"""The house: every table, those in memory and those asleep in the store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from typing import Any

import msgspec

from techdeck.bots import bots
from techdeck.core.errors import TechdeckError
from techdeck.core.game import Game
from techdeck.deck.files import packaged_text
from techdeck.games import LISTINGS, TITLES, games
from techdeck.server import hosting
from techdeck.server.bodies import NewTable
from techdeck.server.cleaning import clean_name
from techdeck.server.connection import Refused
from techdeck.server.editions import has_own_cards, packaged_names
from techdeck.server.protocol import ClockSettings
from techdeck.server.seating import Seat, Seats, bot_name, changed, read_seats, written
from techdeck.server.services import Services
from techdeck.server.store import Retention, Saved, TableRow, UnknownTable
from techdeck.server.store.games import game_of, state_of
from techdeck.server.table import Table
from techdeck.server.times import Alarm
from techdeck.server.tokens import new_key, table_id

LOG = logging.getLogger("techdeck.house")
OPEN_SECONDS = 24 * 3600.0
"""A table nobody starts is removed so long after somebody was last there."""
USUALLY_KEPT = Retention(open_for=OPEN_SECONDS)
IDLE_SECONDS = 600.0
"""A table at which nobody is, and nothing happens by itself, goes to sleep after this."""
SWEEP_SECONDS = 60.0
MOST_OWN = 2000
"""So many tables that are not over may have cards of their own, whose texts are kept in memory."""
LIVE_OPTIONS = {"clock": "on"}
"""What is usual at a live table, where the game has the option. (Exchange 3.13)"""


class House:
    """Makes tables, wakes them when somebody comes, and lets them sleep."""

    def __init__(self, services: Services, most_tables: int = 20000, kept: Retention = USUALLY_KEPT) -> None:
        self.services = services
        self.kept = kept
        self.most_tables = most_tables
        self.tables: dict[str, Table] = {}
        self.rows: dict[str, TableRow] = {}
        """Every table that is not over, whether in memory or not."""
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.waking: dict[str, asyncio.Future[Table]] = {}
        self.alarm: Alarm | None = None
        self.sweeping: asyncio.Task[None] | None = None
        self.stopping = False
        services.house_saw = self.saw
        services.rematch = self.rematch

    async def open(self) -> None:
        """All unfinished games are back; each is loaded when somebody comes."""
        self.rows = {row.id: row for row in await self.services.store.unfinished()}
        self.set_alarm()

    def saw(self, row: TableRow) -> None:
        """A table has changed."""
        if row.status in ("open", "playing"):
            self.rows[row.id] = row
        else:
            self.rows.pop(row.id, None)

    # --- making tables --------------------------------------------------------------------------------

    async def create(self, wish: NewTable, token: str, cards: tuple[str, str] | None = None) -> Table:
        """A new table, with its own cards or those it names; whoever makes it is its host and has its first seat."""
        if len(self.rows) >= self.most_tables:
            raise Refused("too_many", "there are too many tables here at the moment")
        name = clean_name(wish.name)
        if not name:
            raise Refused("malformed", "a name needs at least one character that can be seen")
        seats = changed(tuple(Seat() for _ in range(wish.players)), 0, name=name, token=token)
        seats = with_bots(seats, wish)
        clock = check_clock(wish.clock)
        settings = {"public": wish.public, "watch": wish.watch, "hints": wish.hints, "chat": wish.chat}
        settings |= {"clock": msgspec.to_builtins(clock), "host": 0, "links": {}}
        edition = self.own_cards(*cards) if cards is not None else packaged(wish.edition)
        row = await self.new_row(wish.game, wish.players, wish.options, edition, settings, seats)
        check_watching(wish)
        return await self.add(row, wish.start)

    def own_cards(self, name: str, text: str) -> tuple[str, str]:
        """The name and the text of a host's own edition; tables that have the same share it in memory."""
        if sum(1 for row in self.rows.values() if has_own_cards(row)) >= MOST_OWN:
            raise Refused("too_many", "too many tables have cards of their own at the moment: try again later")
        return name, sys.intern(text)

    async def new_row(
        self,
        game: str,
        players: int,
        options: dict[str, str],
        edition: tuple[str, str],
        settings: dict[str, Any],
        seats: Seats,
    ) -> TableRow:
        """The row of a new table, with a key of its own. (Family 8.4)"""
        now = self.services.time.now()
        if game not in games():
            raise Refused("no_such_game", f"there is no game {game!r}", games())
        row = TableRow(
            table_id(), "open", game, players, options, *edition, 0, new_key(), [None] * players, settings,
            written(seats), {}, now, now,
        )  # fmt: skip
        await self.services.editions.get_ready(row)
        made = self.game(row)
        row.options, row.rules_version = made.options(), made.rules_version
        return row

    def game(self, row: TableRow) -> Game:
        """The game of a new row, with what is usual at a live table."""
        try:
            plain = game_of(row)
            usual = {name: value for name, value in LIVE_OPTIONS.items() if name in plain.options()}
            row.options = {**usual, **row.options}
            return game_of(row)
        except TechdeckError as error:
            raise Refused("bad_options", str(error)) from None

    async def add(self, row: TableRow, start: bool) -> Table:
        """A new table is saved, and wakes."""
        if start and any(seat.free for seat in read_seats(row.seats)):
            raise Refused("not_full", "to start at once, every other seat must have a bot")
        await self.services.store.create(row)
        table = self.wake(Saved(row, [], []))
        if start:
            await table.ask(lambda: hosting.begin(table))
        return table

    async def rematch(self, table: Table) -> str:
        """Another table with the same people and settings; it waits for their nonces, and for the host to start."""
        stay = [one for one in table.seats if not one.left]
        seats = [Seat(one.name, one.token, one.bot, muted=one.muted) if one in stay else Seat() for one in table.seats]
        settings = {**table.settings, "links": {}, "next": None}
        row = table.row
        edition = (row.edition, row.edition_text)
        new = await self.new_row(row.game, row.players, row.options, edition, settings, tuple(seats))
        return (await self.add(new, False)).id

    # --- finding tables -------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """A table by its id; it is loaded if it sleeps."""
        if self.stopping:
            raise Refused("stopping", "the server stops: come again in a moment")
        if id in self.tables and not self.tables[id].dropped:
            return self.tables[id]
        if id not in self.waking:
            self.waking[id] = asyncio.ensure_future(self.load(id))
            self.waking[id].add_done_callback(lambda _: self.waking.pop(id, None))
        return await asyncio.shield(self.waking[id])

    async def load(self, id: str) -> Table:
        """A table from the store."""
        try:
            saved = await self.services.store.load(id)
        except UnknownTable:
            raise Refused("no_such_table", "there is no such table") from None
        try:
            await self.services.editions.get_ready(saved.row)
            if saved.row.status != "open":
                state_of(saved)
            return self.wake(saved)
        except TechdeckError as error:
            raise Refused("frozen", f"{error}; its log can still be read") from None

    def wake(self, saved: Saved) -> Table:
        """A table begins to listen."""
        table = Table(saved, game_of(saved.row), self.services)
        self.saw(saved.row)
        self.tables[table.id] = table
        self.services.metrics.tables.set(len(self.tables))
        task = asyncio.get_running_loop().create_task(table.run(), name=f"table {table.id}")
        self.tasks[table.id] = task
        task.add_done_callback(lambda _: self.sleeps(table))
        table.post(table.wake_up)
        return table

    def sleeps(self, table: Table) -> None:
        """A table no longer listens; what is big of it is let go of now, not when garbage is looked for."""
        table.audience.readers, table.audience.late, table.play = {}, None, None
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            del self.tasks[table.id]
            self.services.metrics.tables.set(len(self.tables))

    # --- going to sleep -------------------------------------------------------------------------------

    def set_alarm(self) -> None:
        """Sweep from time to time."""
        self.alarm = self.services.time.alarm(self.services.time.now() + SWEEP_SECONDS, self.ring)

    def ring(self) -> None:
        """It is time to sweep."""
        if self.stopping:
            return
        if self.sweeping is None or self.sweeping.done():
            self.sweeping = asyncio.get_running_loop().create_task(self.sweep())
        self.set_alarm()

    async def sweep(self) -> None:
        """Idle tables go to sleep; what has been kept long enough is deleted."""
        now = self.services.time.now()
        for table in list(self.tables.values()):
            idle = now - table.touched
            if table.quiet and (idle > IDLE_SECONDS):
                table.queue.put_nowait(None)
        with contextlib.suppress(TechdeckError):
            for id in await self.services.store.expire(self.kept, now):
                self.rows.pop(id, None)
                if id in self.tables:
                    self.tables[id].queue.put_nowait(None)

    async def drain(self) -> None:
        """Every table finishes what it has begun, and says goodbye."""
        self.stopping = True
        if self.alarm is not None:
            self.alarm.cancel()
        tasks = list(self.tasks.values())
        for table in list(self.tables.values()):
            table.queue.put_nowait(None)
        if tasks:
            await asyncio.wait(tasks, timeout=20)

    async def close(self) -> None:
        """Nobody comes any more: end what is left."""
        await self.drain()
        if self.sweeping is not None:
            await self.sweeping
        await self.services.thinkers.close()
        await self.services.editions.close()
        await self.services.store.close()


def packaged(edition: str) -> tuple[str, str]:
    """An edition of the package by its name, with its text."""
    if edition not in packaged_names():
        raise Refused("bad_options", f"there is no edition {edition!r}", sorted(packaged_names()))
    return edition, packaged_text(edition)


def with_bots(seats: Seats, wish: NewTable) -> Seats:
    """Bots on the last seats."""
    known = bots(wish.game) if wish.game in games() else []
    if len(wish.bots) >= wish.players:
        raise Refused("bad_options", "the first seat is yours: there are more bots than other seats")
    for place, bot in enumerate(wish.bots, wish.players - len(wish.bots)):
        if bot not in known:
            raise Refused("no_such_bot", f"there is no bot {bot!r} for this game", known)
        seats = changed(seats, place, name=bot_name(seats, place), bot=bot)
    return seats


def check_watching(wish: NewTable) -> None:
    """Hands may be seen later only where a new deal has shuffled all that was hidden. (Family 6.14)"""
    if wish.watch == "open" and not LISTINGS[wish.game].deals_anew:
        why = f"{TITLES[wish.game]} does not deal all hidden cards anew, so its hands are shown to nobody"
        raise Refused("bad_options", why, ["anyone", "nobody"])


def check_clock(clock: ClockSettings) -> ClockSettings:
    """A clock must leave time to think."""
    if clock.kind == "move" and clock.seconds < 5:
        raise Refused("bad_options", "a move needs 5 seconds at least")
    if clock.kind == "bank" and clock.minutes < 1:
        raise Refused("bad_options", "a bank holds one minute at least")
    return clock
