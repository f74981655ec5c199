"""SQLite: write-ahead log, full sync, one thread that writes and one that reads."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from techdeck.server.store.errors import StoreError
from techdeck.server.store.lock import FileLock
from techdeck.server.store.migrating import migrate_sqlite, must_migrate
from techdeck.server.store.sqlite_link import Link, revision_of
from techdeck.server.store.statements import CHANGE, CREATE, ENTER, KEEP_TEXT, SAY
from techdeck.server.store.writes import Append, Away, Create, Say, Statement, Write

T = TypeVar("T")
FAULTS = (sqlite3.DataError, sqlite3.IntegrityError, sqlite3.ProgrammingError)
"""What is wrong with one write, not with the file."""


class Sqlite:
    """A store in one file, or in memory if there is no path."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.name = "memory" if path is None else str(path)
        self.lock = None if path is None else locked(path)
        self.writing = ThreadPoolExecutor(1, thread_name_prefix="techdeck-store-writes")
        self.reading = ThreadPoolExecutor(1, thread_name_prefix="techdeck-store-reads") if path else self.writing
        self.writer = Link(path)
        self.reader = Link(path) if path else self.writer

    async def open(self) -> None:
        """Create and migrate what is needed; StoreError if it can't be used."""
        try:
            await self.run(self.writing, self.prepare)
        except BaseException:
            await self.close()
            raise

    async def run(self, where: ThreadPoolExecutor, what: Callable[..., T], *given: object) -> T:
        """Do something in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(where, what, *given)

    def prepare(self) -> None:
        """The first connections: the file is made here, and nowhere else."""
        try:
            connection = self.writer.first()
            if must_migrate(revision_of(connection), self.name):
                migrate_sqlite(connection)
            if self.path is not None:
                sync_folder(self.path.resolve().parent)
                self.reader.ready()
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"{self.name}: this can't be used as a store: {error}; give another file") from None

    async def commit(self, batch: Sequence[Write]) -> list[bool]:
        """Write all of them, on disk on return."""
        return await self.run(self.writing, self.commit_now, batch)

    def commit_now(self, batch: Sequence[Write]) -> list[bool]:
        """The same, in the thread that writes."""
        try:
            connection = self.writer.ready()
            connection.execute("BEGIN IMMEDIATE")
            done = [write_one(connection, write) for write in batch]
            connection.execute("COMMIT")
            return done
        except (sqlite3.Error, OSError) as error:
            self.writer.undo()
            if isinstance(error, FAULTS):
                raise
            raise Away(f"{self.name}: {error}") from error
        except BaseException:
            self.writer.undo()
            raise

    async def fetch(self, questions: Sequence[Statement]) -> list[list[Sequence[Any]]]:
        """The rows of each question, all as of one moment."""
        return await self.run(self.reading, self.fetch_now, questions)

    def fetch_now(self, questions: Sequence[Statement]) -> list[list[Sequence[Any]]]:
        """The same, in the thread that reads."""
        try:
            connection = self.reader.ready()
            connection.execute("BEGIN")
            try:
                return [connection.execute(text, values).fetchall() for text, values in questions]
            finally:
                self.reader.undo()
        except (sqlite3.Error, OSError) as error:
            raise Away(f"{self.name}: {error}") from error

    async def scrub(self) -> None:
        """Deleted cells are overwritten (secure_delete); here the write-ahead log that still holds them is emptied."""
        await self.run(self.writing, self.empty_log)

    def empty_log(self) -> None:
        """The same, in the thread that writes."""
        try:
            self.writer.ready().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except sqlite3.Error as error:
            raise Away(f"{self.name}: {error}") from error

    async def close(self) -> None:
        """Let go of the file."""
        await self.run(self.reading, self.reader.close)
        await self.run(self.writing, self.writer.close)
        self.reading.shutdown()
        self.writing.shutdown()
        if self.lock is not None:
            self.lock.release()


def write_one(connection: sqlite3.Connection, write: Write) -> bool:
    """One write, within the transaction; whether it found its row as expected."""
    if isinstance(write, Append):
        found = connection.execute(CHANGE, [write.seq, *write.changes, write.table_id, write.expected])
        if found.rowcount != 1:
            return False
        numbered = enumerate(write.entries, write.expected + 1)
        connection.executemany(ENTER, [(write.table_id, number, entry) for number, entry in numbered])
        return True
    if isinstance(write, Create):
        if connection.execute(CREATE, write.cells).rowcount != 1:
            return False
        connection.execute(KEEP_TEXT, [write.table_id, write.edition_text])
        return True
    if isinstance(write, Say):
        return connection.execute(SAY, [write.table_id, *write.cells, write.table_id]).rowcount == 1
    for text, values in write.statements:
        connection.execute(text, values)
    return True


def locked(path: Path) -> FileLock:
    """The lock of a file; its folder must be there."""
    if not path.parent.is_dir():
        raise StoreError(f"{path}: there is no folder {path.parent}: make it first, or give another file")
    if path.is_dir():
        raise StoreError(f"{path}: this is a folder: give the path of a file")
    try:
        return FileLock(path)
    except OSError as error:
        raise StoreError(f"{path}: can't be locked: {error.strerror}; give a file you may write") from None


def sync_folder(folder: Path) -> None:
    """A new file survives a power cut only once its folder is on disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
