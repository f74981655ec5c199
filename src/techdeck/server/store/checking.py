"""Which stored games this version plays on, and which it would freeze; asked before an upgrade."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from techdeck.server.store.copying import copy_file, existing
from techdeck.server.store.errors import StoreError
from techdeck.server.store.games import Frozen, state_of
from techdeck.server.store.opening import open_postgres, open_store, sqlite_path
from techdeck.server.store.records import TableRow
from techdeck.server.store.store import Store


@dataclass(slots=True)
class Verdict:
    """A game, and what keeps this version from playing it; nothing if it can."""

    row: TableRow
    problem: str


@asynccontextmanager
async def looked_at(where: str) -> AsyncIterator[Store]:
    """A store to look at, its server running or not: a copy of a file, in today's form, or the database as it is."""
    path = sqlite_path(where)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        if path is not None:
            await asyncio.to_thread(copy_file, existing(path), copy)
        store = await (open_postgres(where, migrate=False) if path is None else open_store(str(copy)))
        try:
            if path is not None:
                check_file(copy, where)
            yield store
        finally:
            await store.close()


def check_file(copy: Path, name: str) -> None:
    """SQLite's own check of a file."""
    connection = sqlite3.connect(copy)
    try:
        told = [str(row[0]) for row in connection.execute("PRAGMA quick_check")]
    except sqlite3.DatabaseError as error:
        told = [str(error)]
    connection.close()
    if told != ["ok"]:
        raise StoreError(f"{name}: the file is damaged: {told[0]}; restore a backup")


async def verdicts(store: Store) -> AsyncIterator[Verdict]:
    """Every game that was begun, played again."""
    for table_id in await store.ids():
        saved = await store.load(table_id)
        if saved.row.status == "open":
            continue
        try:
            state_of(saved)
        except Frozen as frozen:
            yield Verdict(saved.row, str(frozen))
        else:
            yield Verdict(saved.row, "")
