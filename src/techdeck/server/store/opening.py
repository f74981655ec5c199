"""Opening a store by path or URL."""

from __future__ import annotations

from pathlib import Path

from techdeck.server.store.errors import StoreError
from techdeck.server.store.sqlite import Sqlite
from techdeck.server.store.store import Store

MEMORY = "memory:"


async def open_store(where: str) -> Store:
    """A store, created and migrated: a path, sqlite:///path, postgresql://user@host/name, or memory: for tests."""
    if where == MEMORY:
        return await open_sqlite(None)
    path = sqlite_path(where)
    return await (open_postgres(where) if path is None else open_sqlite(path))


def sqlite_path(where: str) -> Path | None:
    """The file of a store; None if it is in PostgreSQL."""
    scheme, colon, rest = where.partition("://")
    if scheme in ("postgresql", "postgres"):
        return None
    if colon and scheme != "sqlite":
        raise StoreError(f"{where}: a store is a file, sqlite:///FILE or postgresql://USER@HOST/NAME")
    path = rest.removeprefix("/") if colon else where
    if not path:
        raise StoreError(f"{where!r}: give the path of a file")
    return Path(path)


async def open_sqlite(path: Path | None) -> Store:
    """A store in a file, or in memory."""
    driver = Sqlite(path)
    await driver.open()
    return Store(driver)


async def open_postgres(url: str, migrate: bool = True) -> Store:
    """A store in PostgreSQL, if what it needs is installed; one to be looked at is not migrated."""
    try:
        from techdeck.server.store.postgres import Postgres
    except ImportError as error:
        hint = "install it with: pip install 'techdeck[postgres]'"
        raise StoreError(f"{error.name or 'a package'} is needed for a store in PostgreSQL: {hint}") from None
    driver = Postgres(url)
    await driver.open(migrate)
    return Store(driver)
