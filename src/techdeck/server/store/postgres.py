"""PostgreSQL: a few statements for a whole batch of writes, however many tables they belong to."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, cast

import asyncpg

from techdeck.server.store.errors import StoreError
from techdeck.server.store.migrating import migrate_postgres, must_migrate
from techdeck.server.store.records import CHANGEABLE
from techdeck.server.store.statements import CREATE, KEEP_TEXT, REVISION
from techdeck.server.store.writes import Append, Away, Create, Do, Say, Statement, Write

SECONDS: Final = 10.0
"""How long the database may take before it counts as away."""
GONE: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.UndefinedTableError,
    asyncpg.TransactionRollbackError,
)
"""What is wrong with the database or the way to it, not with one write."""

TYPES: Final = {"status": "text", "updated": "float8", "finished": "float8"}
CASTS: Final = [f"${place}::{TYPES.get(name, 'json')}[]" for place, name in enumerate(CHANGEABLE, 4)]
CHANGE_ALL: Final = (
    f"UPDATE tables SET seq = new.seq, {', '.join(f'{n} = COALESCE(new.{n}, tables.{n})' for n in CHANGEABLE)}"
    f" FROM unnest($1::text[], $2::int[], $3::int[], {', '.join(CASTS)})"
    f" AS new (id, expected, seq, {', '.join(CHANGEABLE)})"
    " WHERE tables.id = new.id AND tables.seq = new.expected RETURNING tables.id"
)
"""Compare and set for many tables at once; gives the tables that were as expected."""
ENTER_ALL: Final = "INSERT INTO entries (table_id, seq, data) SELECT * FROM unnest($1::text[], $2::int[], $3::json[])"
SAY_ALL: Final = (
    "INSERT INTO chat (table_id, at, seat, name, text)"
    " SELECT new.table_id, new.at, new.seat, new.name, new.text"
    " FROM unnest($1::text[], $2::float8[], $3::int[], $4::text[], $5::text[])"
    " WITH ORDINALITY AS new (table_id, at, seat, name, text, place)"
    " WHERE EXISTS (SELECT 1 FROM tables WHERE id = new.table_id) ORDER BY place RETURNING table_id"
)


def numbered(text: str) -> str:
    """A statement with $1, $2 ... for its values, as PostgreSQL wants it."""
    first, *rest = text.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


class Postgres:
    """A store in a PostgreSQL database; several processes may share it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = "the database"
        self.writer: asyncpg.Connection | None = None
        self.reader: asyncpg.Connection | None = None
        self.reads = asyncio.Lock()

    async def open(self, migrate: bool = True) -> None:
        """Create and migrate what is needed; StoreError if it can't be used."""
        try:
            self.writer = await self.reached()
            if must_migrate(await revision_of(self.writer), self.name):
                if not migrate:
                    hint = "make a backup with the version that runs now, and check that file"
                    raise StoreError(f"the database has no store of this version: {hint}")
                await migrate_postgres(self.url)
        except BaseException:
            await self.close()
            raise

    async def reached(self) -> asyncpg.Connection:
        """A first connection; StoreError if there is none to be had."""
        try:
            return await self.connect()
        except (asyncpg.PostgresError, *GONE, ValueError) as error:
            hint = "is it running, and are address, user, password and name of the database right?"
            raise StoreError(f"the database can't be used as a store: {told(error)}; {hint}") from None

    async def connect(self) -> asyncpg.Connection:
        """A connection whose commits are on disk when they return, whatever the server's default is."""
        settings = {"synchronous_commit": "on", "application_name": "techdeck"}
        return await asyncpg.connect(self.url, timeout=SECONDS, command_timeout=SECONDS, server_settings=settings)

    async def commit(self, batch: Sequence[Write]) -> list[bool]:
        """Write all of them, on disk on return."""
        try:
            if self.writer is None or self.writer.is_closed():
                self.writer = await self.connect()
            async with self.writer.transaction():
                done = await write_all(self.writer, batch)
            return done
        except GONE as error:
            self.drop_writer()
            raise Away(f"{self.name}: {told(error)}") from error

    def drop_writer(self) -> None:
        """Let go of a connection that failed; the next write opens another."""
        if self.writer is not None:
            self.writer.terminate()
        self.writer = None

    async def fetch(self, questions: Sequence[Statement]) -> list[list[Sequence[Any]]]:
        """The rows of each question, all as of one moment."""
        async with self.reads:
            try:
                if self.reader is None or self.reader.is_closed():
                    self.reader = await self.connect()
                async with self.reader.transaction(isolation="repeatable_read", readonly=True):
                    return [
                        [tuple(row) for row in await self.reader.fetch(numbered(text), *values)]
                        for text, values in questions
                    ]
            except GONE as error:
                if self.reader is not None:
                    self.reader.terminate()
                raise Away(f"{self.name}: {told(error)}") from error

    async def scrub(self) -> None:
        """PostgreSQL overwrites what was deleted in its own time (VACUUM)."""

    async def close(self) -> None:
        """Let go of the database."""
        for connection in (self.writer, self.reader):
            if connection is not None and not connection.is_closed():
                try:
                    await connection.close(timeout=SECONDS)
                except GONE:
                    connection.terminate()


async def write_all(connection: asyncpg.Connection, batch: Sequence[Write]) -> list[bool]:
    """A batch, within the transaction: new rows, then appends, then chat, then the rest."""
    created = [await is_created(connection, write) for write in batch if isinstance(write, Create)]
    appended = await append_all(connection, [write for write in batch if isinstance(write, Append)])
    said = await say_all(connection, [write for write in batch if isinstance(write, Say)])
    for write in batch:
        if isinstance(write, Do):
            for text, values in write.statements:
                await connection.execute(numbered(text), *values)
    found = {Create: iter(created), Append: iter(appended), Say: iter(said)}
    return [isinstance(write, Do) or next(found[type(write)]) for write in batch]


async def is_created(connection: asyncpg.Connection, write: Create) -> bool:
    """Whether a new row found its id free."""
    if await connection.execute(numbered(CREATE), *write.cells) != "INSERT 0 1":
        return False
    await connection.execute(numbered(KEEP_TEXT), write.table_id, write.edition_text)
    return True


async def append_all(connection: asyncpg.Connection, appends: list[Append]) -> list[bool]:
    """Many appends with two statements, one for each table."""
    if not appends:
        return []
    rows = [[write.table_id, write.expected, write.seq, *write.changes] for write in appends]
    won = {row[0] for row in await connection.fetch(CHANGE_ALL, *map(list, zip(*rows, strict=True)))}
    entries = [
        (write.table_id, number, entry)
        for write in appends
        if write.table_id in won
        for number, entry in enumerate(write.entries, write.expected + 1)
    ]
    if entries:
        await connection.execute(ENTER_ALL, *map(list, zip(*entries, strict=True)))
    return [write.table_id in won for write in appends]


async def say_all(connection: asyncpg.Connection, lines: list[Say]) -> list[bool]:
    """Many lines of chat with one statement."""
    if not lines:
        return []
    columns = map(list, zip(*[[line.table_id, *line.cells] for line in lines], strict=True))
    heard = {row[0] for row in await connection.fetch(SAY_ALL, *columns)}
    return [line.table_id in heard for line in lines]


async def revision_of(connection: asyncpg.Connection) -> str | None:
    """The last step taken; None for a database without our tables."""
    if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
        return None
    return cast("str | None", await connection.fetchval(REVISION))


def told(error: BaseException) -> str:
    """An error as text, even if it has none."""
    return str(error).strip() or type(error).__name__
