"""Opening a store: created and migrated, one process a file, and a clear word where it can't be."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys

import pytest

from techdeck.server.store import StoreError, open_store
from techdeck.server.store.migrating import NEWEST, known_revisions
from techdeck.server.store.writes import Do
from tests.server.store.words import awaited, row

HOLD = """
import asyncio, sys
from techdeck.server.store import open_store
async def hold():
    await open_store(sys.argv[1])
    print("open", flush=True)
    await asyncio.sleep(60)
asyncio.run(hold())
"""


@awaited
async def test_a_second_process_on_one_file_refuses_to_start(tmp_path):
    file = tmp_path / "tables.db"
    other = subprocess.Popen([sys.executable, "-c", HOLD, str(file)], stdout=subprocess.PIPE)
    try:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        (tmp_path / "link.db").symlink_to(file)
        for path in (file, tmp_path / "link.db"):
            with pytest.raises(StoreError, match=f"in use by another techdeck .process {other.pid}.: stop that one"):
                await open_store(str(path))
    finally:
        other.kill()
        other.wait()
        assert other.stdout is not None
        other.stdout.close()
    store = await open_store(str(file))
    await store.create(row())
    with pytest.raises(StoreError, match="already open in this process"):
        await open_store(str(file))
    await store.close()


def test_worker_processes_that_outlive_a_killed_server_do_not_hold_the_file(tmp_path):
    """A lock that a fork inherits would keep the next start out until the last worker has gone."""
    fork = HOLD.replace("print(", "import os, time\n    if os.fork() == 0: time.sleep(30)\n    print(", 1)
    server = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", fork, str(tmp_path / "t.db")],
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        assert server.stdout is not None
        assert server.stdout.readline() == b"open\n"
        server.kill()
        server.wait()
        store = asyncio.run(opened_and_closed(str(tmp_path / "t.db")))
        assert store.closed
    finally:
        os.killpg(server.pid, signal.SIGKILL)
        assert server.stdout is not None
        server.stdout.close()


async def opened_and_closed(where):
    store = await open_store(where)
    await store.close()
    return store


@awaited
async def test_opening_again_keeps_everything(where):
    for number in range(3):
        store = await open_store(where)
        await store.create(row(f"t{number}"))
        assert len(await store.ids()) == number + 1
        await store.close()


@awaited
async def test_a_store_of_a_newer_version_is_left_alone(where):
    store = await open_store(where)
    await store.write(Do([("UPDATE alembic_version SET version_num = '99'", ())]))
    await store.close()
    with pytest.raises(StoreError, match=r"written by a newer techdeck .step 99, here 1 is the last.: start that"):
        await open_store(where)


def test_every_step_is_known():
    """migrations/versions leads from nothing to the newest step, and the newest is what the code was written for."""
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    from techdeck.server.store import migrating

    config = Config()
    folder = os.path.join(os.path.dirname(migrating.__file__), "migrations")
    config.set_main_option("script_location", folder)
    steps = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert steps[::-1] == known_revisions()
    assert steps[0] == NEWEST


@awaited
async def test_the_steps_lead_to_the_form_that_is_declared(tmp_path):
    """What migrations make is what schema.py says: Alembic finds no difference."""
    import sqlalchemy as sa
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from techdeck.server.store.schema import METADATA

    await opened_and_closed(str(tmp_path / "t.db"))
    engine = sa.create_engine(f"sqlite:///{tmp_path / 't.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_killed_migration_leaves_nothing_half_done(tmp_path):
    """The steps are one transaction: a process that is killed within it leaves an empty file, and the next goes on."""
    kill = """
import os, signal, sys, asyncio
import alembic.op
def dead(*args): os.kill(os.getpid(), signal.SIGKILL)
alembic.op.bulk_insert = dead
from techdeck.server.store import open_store
asyncio.run(open_store(sys.argv[1]))
"""
    file = tmp_path / "t.db"
    done = subprocess.run([sys.executable, "-c", kill, str(file)], timeout=60, check=False)
    assert done.returncode == -signal.SIGKILL
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
    connection.close()
    assert asyncio.run(opened_and_closed(str(file))).closed


@pytest.mark.parametrize(
    ("where", "told"),
    [
        ("{folder}/no/t.db", "there is no folder .*no: make it first"),
        ("{folder}", "this is a folder: give the path of a file"),
        ("mysql://x/y", "a store is a file, sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("sqlite://", "give the path of a file"),
        ("", "give the path of a file"),
        ("{folder}/text.db", "can't be used as a store: file is not a database; give another file"),
        ("{folder}/other.db", "can't be used as a store: it holds other data; give another file"),
        ("postgresql://deck@127.0.0.1:1/none", "the database can't be used as a store: .*; is it running"),
    ],
)
@awaited
async def test_what_can_not_be_opened_is_told_with_what_to_do(tmp_path, where, told):
    (tmp_path / "text.db").write_text("this is a text, and long enough to be taken for one " * 30)
    with sqlite3.connect(tmp_path / "other.db") as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    with pytest.raises(StoreError, match=told):
        await open_store(where.format(folder=tmp_path))


@awaited
async def test_sqlite_urls_are_paths(tmp_path):
    await opened_and_closed(f"sqlite:///{tmp_path}/a.db")
    assert (tmp_path / "a.db").exists()


@awaited
async def test_without_the_postgres_extra_the_hint_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "techdeck.server.store.postgres", raising=False)
    with pytest.raises(StoreError, match=r"asyncpg is needed .* pip install 'techdeck\[postgres\]'"):
        await open_store("postgresql://deck@127.0.0.1/deck")


def test_a_start_that_need_not_migrate_loads_no_migration_tools(tmp_path):
    """Opening is quick: SQLAlchemy and Alembic are loaded only to take steps."""
    asyncio.run(opened_and_closed(str(tmp_path / "t.db")))
    ask = HOLD.replace('print("open", flush=True)', 'print("alembic" in sys.modules, "sqlalchemy" in sys.modules)')
    ask = ask.replace("sleep(60)", "sleep(0)")
    done = subprocess.run([sys.executable, "-c", ask, str(tmp_path / "t.db")], capture_output=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, b"False False\n"), done.stderr
