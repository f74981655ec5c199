"""A full disk, a broken disk, a database that goes away: nothing changes, it is told, and it goes on when it can."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from techdeck.server.store import ChatLine, Unwritable, open_store
from techdeck.server.store.errors import Unreadable
from tests.server.store.faults.disk import built, watched
from tests.server.store.postgres_server import PostgresServer
from tests.server.store.words import awaited, row

ROOT = Path(__file__).resolve().parents[4]


async def among_faults(where: str, begin: Path, told: str) -> dict[str, object]:
    """A table before, while and after a fault stands; run where the disk can be broken."""
    store = await open_store(where)
    await store.create(row())
    await store.append("t1", 0, [{"n": 1}])
    begin.touch()
    tries = [store.append("t1", 1, [{"n": 2, "filling": "x" * 9000}]), store.say("t1", ChatLine(1.0, 0, "Ann", "hi"))]
    ended = await asyncio.gather(*tries, store.create(row("t2")), return_exceptions=True)
    during = {
        "told": [type(end).__name__ for end in ended],
        "why": all(told in str(end) for end in ended),
        "writable": [store.writable, await store.probe()],
        "read": len((await store.load("t1")).entries),
    }
    begin.unlink()
    probed = await store.probe()
    seq = (await store.load("t1")).row.seq
    after = await store.append("t1", seq, [{"n": 3}])
    tables = await store.ids()
    await store.close()
    return {**during, "probed": [probed, store.writable], "seq": seq, "after": after, "tables": tables}


@pytest.mark.parametrize(
    ("fault", "told"), [("full", "database or disk is full"), ("broken", "disk I/O error")], ids=["full", "broken"]
)
def test_a_disk_that_takes_nothing(tmp_path, fault, told):
    (tmp_path / "disk").mkdir()
    words = [str(tmp_path / "disk" / "t.db"), str(tmp_path / "disk" / fault), told]
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.store.faults.test_away", *words],
        env=watched(built(tmp_path), tmp_path / "disk", tmp_path / "trace"),
        cwd=ROOT,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    seen = json.loads(done.stdout)
    assert seen["told"] == ["Unwritable"] * 3
    assert seen["why"]
    assert (seen["writable"], seen["read"]) == ([False, False], 1), "nothing changes, and it can still be read"
    assert seen["probed"] == [True, True]
    assert (seen["seq"], seen["after"], seen["tables"]) == (1, 2, ["t1"]), "and it goes on where it was"


@awaited
async def test_a_file_that_is_gone_takes_nothing_until_it_is_back(tmp_path):
    """SQLite itself would go on writing into a file that nobody can find any more."""
    file = tmp_path / "t.db"
    store = await open_store(str(file))
    await store.create(row())
    for name in ("t.db", "t.db-wal", "t.db-shm"):
        (tmp_path / name).rename(tmp_path / f"away-{name}")
    with pytest.raises(Unwritable, match="is gone: put it back, or stop and restore a backup"):
        await store.append("t1", 0, [{"n": 1}])
    with pytest.raises(Unreadable, match=r"can't be read: .* is gone"):
        await store.load("t1")
    assert not file.exists(), "it is not made anew, empty"
    other = await open_store(str(tmp_path / "other.db"))
    await other.close()
    file.write_bytes(b"")
    with pytest.raises(Unwritable, match="is not the store that was opened"):
        await store.append("t1", 0, [{"n": 1}])
    for name in ("t.db", "t.db-wal", "t.db-shm"):
        (tmp_path / f"away-{name}").replace(tmp_path / name)
    assert await store.probe()
    assert await store.append("t1", 0, [{"n": 1}]) == 1
    await store.close()


@awaited
async def test_a_database_that_goes_away_and_comes_back():
    with PostgresServer() as server:
        store = await open_store(server.url)
        await store.create(row())
        await store.append("t1", 0, [{"n": 1}])
        server.stop()
        with pytest.raises(Unwritable, match="nothing can be saved now: the database"):
            await store.append("t1", 1, [{"n": 2}])
        assert (store.writable, await store.probe()) == (False, False)
        with pytest.raises(Unreadable, match="can't be read"):
            await store.load("t1")
        server.start()
        assert await store.probe()
        seq = (await store.load("t1")).row.seq
        assert (seq, await store.append("t1", seq, [{"n": 3}]), store.writable) == (1, 2, True)
        await store.close()


@awaited
async def test_a_database_that_dies_amid_appends_has_all_it_acknowledged():
    """Each append is either acknowledged, and there, or refused; what was under way may be there, as load() tells."""
    with PostgresServer() as server:
        store = await open_store(server.url)
        for number in range(10):
            await store.create(row(f"t{number}"))
        acknowledged = dict.fromkeys(range(10), 0)

        async def play(table: int) -> None:
            while True:
                try:
                    number = acknowledged[table]
                    acknowledged[table] = await store.append(f"t{table}", number, [{"n": number + 1}])
                except Unwritable:
                    return

        playing = [asyncio.create_task(play(table)) for table in range(10)]
        await asyncio.sleep(0.3)
        await asyncio.to_thread(server.crash)
        await asyncio.gather(*playing)
        server.start()
        for table, number in acknowledged.items():
            saved = await store.load(f"t{table}")
            assert number > 0
            assert number <= saved.row.seq <= number + 1
            assert [entry["n"] for entry in saved.entries] == list(range(1, saved.row.seq + 1))
        await store.close()


if __name__ == "__main__":
    print(json.dumps(asyncio.run(among_faults(sys.argv[1], Path(sys.argv[2]), sys.argv[3]))), flush=True)
    os._exit(0)
