"""Bringing a store to the form this version needs: Alembic's steps, taken on start, all or none."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Final

from techdeck.server.store.errors import StoreError

if TYPE_CHECKING:
    from sqlalchemy import Connection

NEWEST: Final = "1"
"""The last step in migrations/versions; a test compares."""


def must_migrate(revision: str | None, name: str) -> bool:
    """Whether steps are still to be taken; a store of a newer version is left alone."""
    if revision is not None and revision not in known_revisions():
        raise StoreError(
            f"{name}: this store was written by a newer techdeck (step {revision}, here {NEWEST} is the last): "
            "start that version, or restore a backup made before the upgrade"
        )
    return revision != NEWEST


def known_revisions() -> list[str]:
    """The steps this version knows, from the first to the last."""
    return [str(number) for number in range(1, int(NEWEST) + 1)]


def take_steps(connection: Connection) -> None:
    """Take all steps that are still to be taken, within the transaction that is open."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrate_sqlite(connection: sqlite3.Connection) -> None:
    """Take the steps on an open SQLite connection without transactions of its own."""
    from sqlalchemy import create_engine
    from sqlalchemy.pool import StaticPool

    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    with engine.connect() as wrapped:
        wrapped.exec_driver_sql("BEGIN IMMEDIATE")
        take_steps(wrapped)
        wrapped.commit()


async def migrate_postgres(url: str) -> None:
    """Take the steps on PostgreSQL, one process at a time."""
    from sqlalchemy.ext.asyncio import create_async_engine
    from sqlalchemy.pool import NullPool

    engine = create_async_engine("postgresql+asyncpg" + url[url.index(":") :], poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(54, 54)")
        await connection.run_sync(take_steps)
    await engine.dispose()
