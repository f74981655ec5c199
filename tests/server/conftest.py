"""Every test of the store runs on both databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.store.postgres_server import PostgresServer


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """One server for all tests of this process."""
    with PostgresServer() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store of this test is to be: a new file, or an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: PostgresServer = request.getfixturevalue("postgres_server")
    return server.emptied()
