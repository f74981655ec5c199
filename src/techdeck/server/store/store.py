"""The store as a table's actor sees it: an append returns when it is on disk, many of them with one sync."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from techdeck.server.store.errors import Conflict, StoreError, UnknownTable, Unreadable, Unwritable
from techdeck.server.store.records import (
    Changes,
    ChatLine,
    Saved,
    TableRow,
    cell,
    change_cells,
    row_cells,
    row_of,
    to_json,
)
from techdeck.server.store.statements import (
    ALL_IDS,
    CHAT,
    ENTRIES,
    FINISHED_ROWS,
    FORGET_CHAT,
    FORGET_NAMES,
    ONE_ROW,
    PROBE,
    REMOVALS,
    STALE_ENDED,
    STALE_NAMES,
    STALE_OPEN,
    UNFINISHED_ROWS,
)
from techdeck.server.store.writes import Append, Away, Create, Do, Driver, Say, Statement, Write

PERSONAL = ("name", "token")
"""What a seat says about a person."""
FOREVER = float("inf")
MOST_AT_ONCE = 512
"""Writes in one transaction: enough for the best rate, and a failed one is soon told."""


@dataclass(frozen=True, slots=True)
class Retention:
    """For how many seconds things are kept after the last change; None: for ever."""

    open_for: float | None = None
    finished_for: float | None = None
    names_for: float | None = None


class Store:
    """Tables on disk. All waiting writes go to disk with one sync, while the next ones gather."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.writable = True
        self.waiting: list[tuple[Write, asyncio.Future[bool]]] = []
        self.flushing: asyncio.Task[None] | None = None
        self.closed = False

    # --- writing ---------------------------------------------------------------------------------

    async def create(self, row: TableRow) -> None:
        """A new table, on disk on return; Conflict if its id is taken."""
        if not await self.write(Create(row.id, row_cells(row), row.edition_text)):
            raise Conflict(f"there is already a table {row.id}")

    async def append(
        self, table_id: str, expected: int, entries: Sequence[Mapping[str, Any]], changes: Changes | None = None
    ) -> int:
        """Entries and new values of the row, together, on disk on return; the number of the last entry.

        Conflict if the last entry there is not the expected one; Unwritable if nothing can be written now.
        """
        if not entries:
            raise ValueError("every change of a table is at least one entry")
        texts = [to_json(entry) for entry in entries]
        write = Append(table_id, expected, texts, change_cells(changes or Changes()))
        if not await self.write(write):
            raise Conflict(f"table {table_id} no longer ends with entry {expected}: another process has it")
        return write.seq

    async def say(self, table_id: str, line: ChatLine) -> None:
        """A line of chat, on disk on return."""
        if not await self.write(Say(table_id, [line.at, line.seat, line.name, line.text])):
            raise UnknownTable(f"there is no table {table_id}")

    async def probe(self) -> bool:
        """Whether something can be written now."""
        try:
            return await self.write(Do([(PROBE, ())]))
        except Unwritable:
            return False

    async def remove(self, table_id: str) -> None:
        """A table and all that belongs to it is gone."""
        await self.erase([(text, (table_id,)) for text in REMOVALS])

    async def forget(self, table_id: str, now: float) -> None:
        """Names, the hashes of seats' secrets and chat are gone; log and result stay."""
        await self.erase(await self.forgetting(table_id, now))

    async def expire(self, keep: Retention, now: float) -> list[str]:
        """Remove and forget what has been kept long enough; the tables concerned."""
        stale = await self.stale(keep, now)
        statements: list[Statement] = []
        for table_id in stale[0]:
            statements += [(text, (table_id,)) for text in REMOVALS]
        for table_id in stale[1]:
            statements += await self.forgetting(table_id, now)
        if statements:
            await self.erase(statements)
        return stale[0] + stale[1]

    async def erase(self, statements: list[Statement]) -> None:
        """Delete something, in the files as well."""
        await self.write(Do(statements))
        try:
            await self.driver.scrub()
        except Away as away:
            raise Unwritable(f"deleted, but not yet in the files: {away}") from None

    async def forgetting(self, table_id: str, now: float) -> list[Statement]:
        """The statements that take a person's traces out of a table."""
        row = await self.row(table_id)
        seats = [{name: value for name, value in seat.items() if name not in PERSONAL} for seat in row.seats]
        results = row.results
        if results is not None and "names" in results:
            results["names"] = [f"Player {seat}" for seat in range(1, len(results["names"]) + 1)]
        cells = [cell("seats", seats), cell("results", results), now, table_id]
        return [(FORGET_CHAT, (table_id,)), (FORGET_NAMES, cells)]

    async def stale(self, keep: Retention, now: float) -> tuple[list[str], list[str]]:
        """The tables to remove, and the others whose names are to be forgotten."""
        questions = [(STALE_OPEN, keep.open_for), (STALE_ENDED, keep.finished_for), (STALE_NAMES, keep.names_for)]
        asked = [(text, (-FOREVER if kept is None else now - kept,)) for text, kept in questions]
        gone, ended, named = [[str(row[0]) for row in rows] for rows in await self.fetch(asked)]
        return gone + ended, [table_id for table_id in named if table_id not in ended]

    # --- reading ---------------------------------------------------------------------------------

    async def fetch(self, questions: Sequence[Statement]) -> list[list[Sequence[Any]]]:
        """The rows of each question, all as of one moment."""
        try:
            return await self.driver.fetch(questions)
        except Away as away:
            raise Unreadable(f"the store can't be read: {away}") from None

    async def load(self, table_id: str) -> Saved:
        """A table with its entries and its chat."""
        asked: list[Statement] = [(text, (table_id,)) for text in (ONE_ROW, ENTRIES, CHAT)]
        rows, entries, chat = await self.fetch(asked)
        if not rows:
            raise UnknownTable(f"there is no table {table_id}")
        lines = [ChatLine(*line) for line in chat]
        return Saved(row_of(rows[0]), [msgspec.json.decode(entry[0]) for entry in entries], lines)

    async def row(self, table_id: str) -> TableRow:
        """A table without its entries."""
        [rows] = await self.fetch([(ONE_ROW, (table_id,))])
        if not rows:
            raise UnknownTable(f"there is no table {table_id}")
        return row_of(rows[0])

    async def unfinished(self) -> list[TableRow]:
        """Every table that is open or being played, the oldest first."""
        [rows] = await self.fetch([(UNFINISHED_ROWS, ())])
        return [row_of(row) for row in rows]

    async def finished(self, limit: int = 50, before: float | None = None) -> list[TableRow]:
        """The tables that ended last, before a time if one is given."""
        [rows] = await self.fetch([(FINISHED_ROWS, (FOREVER if before is None else before, limit))])
        return [row_of(row) for row in rows]

    async def ids(self) -> list[str]:
        """Every table, the oldest first."""
        [rows] = await self.fetch([(ALL_IDS, ())])
        return [str(row[0]) for row in rows]

    # --- group commit ----------------------------------------------------------------------------

    async def write(self, write: Write) -> bool:
        """Wait until it is on disk; False if it found another row than expected."""
        if self.closed:
            raise Unwritable("the store is closed")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((write, future))
        if self.flushing is None:
            self.flushing = asyncio.create_task(self.flush())
        return await future

    async def flush(self) -> None:
        """Write whatever waits, all with one sync, until nothing waits."""
        try:
            while self.waiting:
                await self.settle(self.next_batch())
        finally:
            self.flushing = None

    def next_batch(self) -> list[tuple[Write, asyncio.Future[bool]]]:
        """What is written next: in the order it came, and one append for each table, so that each sees the last."""
        batch: list[tuple[Write, asyncio.Future[bool]]] = []
        later: list[tuple[Write, asyncio.Future[bool]]] = []
        moving: set[str] = set()
        for one in self.waiting:
            name = one[0].table_id if isinstance(one[0], Append) else None
            (batch if name not in moving and len(batch) < MOST_AT_ONCE else later).append(one)
            if name is not None:
                moving.add(name)
        self.waiting = later
        return batch

    async def settle(self, batch: list[tuple[Write, asyncio.Future[bool]]]) -> None:
        """Write a batch and tell each who waits; if one of them is at fault, each is written alone."""
        try:
            done = await self.driver.commit([write for write, _ in batch])
        except Away as away:
            self.writable = False
            for _, future in batch:
                fail(future, Unwritable(f"nothing can be saved now: {away}"))
        except Exception as error:
            if len(batch) == 1:
                fail(batch[0][1], StoreError(f"this can't be saved: {error}"))
                return
            for one in batch:
                await self.settle([one])
        else:
            self.writable = True
            for (_, future), found in zip(batch, done, strict=True):
                if not future.done():
                    future.set_result(found)

    async def close(self) -> None:
        """Take no more, write what waits, let go of the database."""
        self.closed = True
        if self.flushing is not None:
            await asyncio.shield(self.flushing)
        await self.driver.close()


def fail(future: asyncio.Future[bool], error: StoreError) -> None:
    """Tell whoever waits, unless they have gone."""
    if not future.done():
        future.set_exception(error)
