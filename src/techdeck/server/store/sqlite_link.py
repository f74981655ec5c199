"""A thread's own connection to an SQLite file: commits are on disk, and never go into a file that is gone."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from techdeck.server.store.migrating import NEWEST
from techdeck.server.store.statements import REVISION
from techdeck.server.store.writes import Away


class Link:
    """A connection that is kept as long as its file is there; in memory there is but one.

    After a failed write it is kept too: what the failed commit left in the write-ahead log is then written over. A new
    connection would take it for good, although the disk may never have got it.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.connection: sqlite3.Connection | None = None
        self.identity: tuple[int, int] | None = None

    def first(self) -> sqlite3.Connection:
        """The connection, to a file that may still have to be made."""
        self.connection = connect(self.path, create=True)
        self.identity = identity_of(self.path)
        return self.connection

    def ready(self) -> sqlite3.Connection:
        """The connection, as long as the file is where it was; Away if it is gone or another."""
        if self.connection is not None and identity_of(self.path) == self.identity:
            return self.connection
        self.drop()
        self.identity = identity_of(self.path)
        if self.identity is None:
            raise Away(f"{self.path} is gone: put it back, or stop and restore a backup")
        connection = connect(self.path)
        if revision_of(connection) != NEWEST:
            connection.close()
            raise Away(f"{self.path} is not the store that was opened: put that back, or restart")
        self.connection = connection
        return connection

    def drop(self) -> None:
        """Let go of a file that is gone; what is in memory would be lost, so that connection stays."""
        if self.connection is not None and self.path is not None:
            self.close()

    def undo(self) -> None:
        """Take back what is not committed."""
        if self.connection is not None and self.connection.in_transaction:
            self.connection.rollback()

    def close(self) -> None:
        """Let go of the file."""
        if self.connection is not None:
            self.connection.close()
        self.connection = None


def connect(path: Path | None, create: bool = False) -> sqlite3.Connection:
    """A connection whose commits are on disk when they return."""
    target = ":memory:" if path is None else f"{path.resolve().as_uri()}?mode={'rwc' if create else 'rw'}"
    connection = sqlite3.connect(target, uri=True, isolation_level=None, check_same_thread=False, timeout=5)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def revision_of(connection: sqlite3.Connection) -> str | None:
    """The last step taken; None for a file that is still empty."""
    known = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    if not known:
        return None
    if ("alembic_version",) not in known:
        raise sqlite3.DatabaseError("it holds other data")
    rows = connection.execute(REVISION).fetchall()
    return str(rows[0][0]) if rows else None


def identity_of(path: Path | None) -> tuple[int, int] | None:
    """Which file a path leads to; None if to none."""
    if path is None:
        return None
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
