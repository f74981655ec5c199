"""kill -9 in the middle of live appends: after a restart every acknowledged one is there, and every table goes on."""

import asyncio
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from techdeck.server.store import Store, open_store
from tests.server.store.postgres_server import PostgresServer
from tests.server.store.words import awaited, row

ROOT = Path(__file__).resolve().parents[4]


def killed_writer(where: str, acks: Path, tables: int, seconds: float) -> None:
    """A program writes to all tables at once and is killed after so many seconds."""
    words = [where, str(acks), str(tables), "1000000"]
    writer = subprocess.Popen([sys.executable, "-m", "tests.server.store.faults.writer", *words], cwd=ROOT)
    try:
        before = acks.stat().st_size if acks.exists() else 0
        deadline = time.monotonic() + 60
        while not acks.exists() or acks.read_bytes()[before:].count(b"\n") < 10:  # in the middle, not before it begins
            assert writer.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.01)
        time.sleep(seconds)
    finally:
        writer.kill()
        assert writer.wait(60) == -signal.SIGKILL


def acknowledged(acks: Path) -> dict[str, int]:
    """The last acknowledged entry of each table; a line that was cut off was not yet acknowledged to anybody."""
    whole = acks.read_text(encoding="ascii").rpartition("\n")[0].splitlines()
    return {name: int(number) for name, number in (line.split() for line in whole) if name != "begun"}


async def everything_is_there(store: Store, acks: Path) -> None:
    """No acknowledged entry is missing, none is there half or twice, and the next one can be written."""
    for name, number in acknowledged(acks).items():
        saved = await store.load(name)
        assert saved.row.seq >= number, f"{name}: {number} was acknowledged, {saved.row.seq} is there"
        assert [entry["number"] for entry in saved.entries] == list(range(1, saved.row.seq + 1))
        assert saved.row.clocks == {"number": saved.row.seq}


async def kill_again_and_again(where: str, folder: Path, tables: int, rounds: int) -> None:
    chance, acks, last = random.Random(rounds), folder / "acks", 0
    for _ in range(rounds):
        killed_writer(where, acks, tables, chance.uniform(0.0, 0.5))
        store = await open_store(where)
        await everything_is_there(store, acks)
        await store.close()
        assert sum(acknowledged(acks).values()) > last, "this round got somewhere"
        last = sum(acknowledged(acks).values())


@awaited
async def test_a_killed_server_has_lost_nothing(where, tmp_path):
    await kill_again_and_again(where, tmp_path, tables=20, rounds=3)


@pytest.mark.long
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_two_hundred_tables_killed_twenty_times(database, tmp_path, request):
    server: PostgresServer = request.getfixturevalue("postgres_server")
    where = str(tmp_path / "tables.db") if database == "sqlite" else server.emptied()
    asyncio.run(kill_again_and_again(where, tmp_path, tables=200, rounds=20))


@awaited
async def test_a_postgres_that_would_not_wait_for_its_disk_is_told_to():
    """The server's default is a commit that is not yet on disk; ours is, so a crash right after it loses nothing."""
    with PostgresServer("-c", "synchronous_commit=off", "-c", "wal_writer_delay=10s") as server:
        store = await open_store(server.url)
        await store.create(row())
        for number in range(20):
            await store.append("t1", number, [{"number": number + 1}])
            if number % 7 == 0:
                server.crash()
                server.start()
                again = await open_store(server.url)
                assert len((await again.load("t1")).entries) == number + 1
                await again.close()
                assert await store.probe(), "it finds a new connection"
        await store.close()
