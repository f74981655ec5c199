"""A whole PostgreSQL store, read or written in one transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

from techdeck.server.store.errors import StoreError
from techdeck.server.store.migrating import must_migrate

AT_ONCE = 1000
Rows = Sequence[Sequence[Any]]


async def read_postgres(url: str, parts: Mapping[str, Sequence[str]]) -> AsyncIterator[tuple[str, Rows]]:
    """Every row of every part, some at a time, all as of one moment."""
    from techdeck.server.store.postgres import Postgres, revision_of

    connection = await Postgres(url).reached()
    try:
        revision = await revision_of(connection)
        if revision is None or must_migrate(revision, "the database"):
            raise StoreError("the database has no store of this version: copy it with the version that made it")
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            for part, columns in parts.items():
                cursor = await connection.cursor(f"SELECT {', '.join(columns)} FROM {part} ORDER BY {columns[0]}")
                while rows := await cursor.fetch(AT_ONCE):
                    yield part, [tuple(row) for row in rows]
    finally:
        await connection.close()


async def write_postgres(url: str, parts: Mapping[str, tuple[Sequence[str], Rows]]) -> None:
    """All rows of all parts, together or not at all; chat is numbered anew, in order."""
    from techdeck.server.store.postgres import Postgres

    connection = await Postgres(url).reached()
    try:
        async with connection.transaction():
            for part, (columns, rows) in parts.items():
                left = 1 if columns[0] == "number" else 0
                marks = ", ".join(f"${place}" for place in range(1, len(columns) - left + 1))
                insert = f"INSERT INTO {part} ({', '.join(columns[left:])}) VALUES ({marks})"
                await connection.executemany(insert, [row[left:] for row in rows])
    finally:
        await connection.close()
