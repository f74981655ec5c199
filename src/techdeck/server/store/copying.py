"""Backup and restore: a backup is an SQLite file, wherever the store is; it is taken while the server runs."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from techdeck.server.store.errors import StoreError
from techdeck.server.store.opening import open_store, sqlite_path
from techdeck.server.store.postgres_copy import read_postgres, write_postgres
from techdeck.server.store.records import COLUMNS
from techdeck.server.store.sqlite import sync_folder
from techdeck.server.store.sqlite_link import revision_of

PARTS: Final = {
    "tables": (*COLUMNS, "forgotten"),
    "texts": ("table_id", "edition_text"),
    "entries": ("table_id", "seq", "data"),
    "chat": ("number", "table_id", "at", "seat", "name", "text"),
}
"""All that is kept, by part and column."""


async def backup(where: str, file: Path) -> None:
    """Copy a store as it is at one moment into a new file, whole and on disk, or not at all."""
    if file.exists():
        raise StoreError(f"{file}: there is such a file already: give another name, or remove it first")
    path, part = sqlite_path(where), file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    try:
        if path is not None:
            await asyncio.to_thread(copy_file, existing(path), part)
        else:
            await fill_from_postgres(where, part)
        os.replace(part, file)
        sync_folder(file.resolve().parent)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{file}: the backup can't be written: {error}; give a place with more room") from None
    finally:
        part.unlink(missing_ok=True)


async def restore(file: Path, where: str) -> None:
    """Make a new store of a backup, and bring it to the form this version needs."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(copy_file, existing(file), copy)
        await (await open_store(str(copy))).close()  # migrated here, so that a backup that can't be used harms nothing
        path = sqlite_path(where)
        if path is not None:
            await backup(str(copy), path)
            return
        store = await open_store(where)
        taken = await store.ids()
        await store.close()
        if taken:
            raise StoreError(f"the database has {len(taken)} tables in it: restore into an empty one")
        await write_postgres(where, {part: (columns, all_rows(copy, part)) for part, columns in PARTS.items()})


def all_rows(file: Path, part: str) -> list[tuple[Any, ...]]:
    """Every row of one part of an SQLite store, in order."""
    connection = sqlite3.connect(file)
    columns = PARTS[part]
    rows = connection.execute(f"SELECT {', '.join(columns)} FROM {part} ORDER BY {columns[0]}").fetchall()
    connection.close()
    return rows


def copy_file(source: Path, target: Path) -> None:
    """An SQLite store as it is at one moment, as one file that is on disk; its server goes on meanwhile."""
    try:
        reading = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
        if revision_of(reading) is None:
            raise sqlite3.DatabaseError("it is empty")
    except sqlite3.Error as error:
        raise StoreError(f"{source}: this is no store: {error}; give the file of one") from None
    writing = sqlite3.connect(target)
    try:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode = DELETE")
    finally:
        writing.close()
        reading.close()
    sync_file(target)


async def fill_from_postgres(url: str, target: Path) -> None:
    """A database as it is at one moment, as an SQLite store."""
    await (await open_store(str(target))).close()
    target.with_name(target.name + ".lock").unlink()
    with sqlite3.connect(target) as connection:
        async for part, rows in read_postgres(url, PARTS):
            insert(connection, part, rows)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    sync_file(target)


def insert(connection: sqlite3.Connection, part: str, rows: Sequence[Sequence[Any]]) -> None:
    """Rows into one part of an SQLite store."""
    columns = PARTS[part]
    marks = ", ".join("?" * len(columns))
    connection.executemany(f"INSERT INTO {part} ({', '.join(columns)}) VALUES ({marks})", rows)


def existing(path: Path) -> Path:
    """The path, if there is a file."""
    if not path.is_file():
        raise StoreError(f"{path}: there is no such file: give the file of a store, or its postgresql:// address")
    return path


def sync_file(path: Path) -> None:
    """See to it that a file is on disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())
