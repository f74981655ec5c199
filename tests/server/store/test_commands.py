"""techdeck store: list, check, backup, restore, export, forget and expire, for people and for programs."""

import asyncio
import json
import sqlite3

import pytest

from techdeck import replay
from techdeck.commands.store import WAYS
from techdeck.server.store import Changes, ChatLine, open_store
from tests.cli.running import here, printed_here, refused_here
from tests.server.store.words import awaited, played, row


async def fill(where, games=4):
    """A store with a table that is open, one that is played, and finished ones, one of them of rules long gone."""
    store = await open_store(where)
    await store.create(row("open"))
    for number in range(games):
        table = row(f"g{number}", game="paradoxical", players=2, created=float(number))
        await store.create(table)
        _, entries = played(table, 30 if number == 0 else None)
        changes = Changes(status="finished", finished=float(number), updated=float(number))
        changes.status = "playing" if number == 0 else "finished"
        await store.append(table.id, 0, entries, changes)
        await store.say(table.id, ChatLine(1.0, 0, "Ann", f"first {number}"))
        await store.say(table.id, ChatLine(0.5, None, "Bob", "second"))
    await store.create(row("old", status="finished", rules_version=77, created=99.0))
    return store


@pytest.fixture
def filled(where):
    """Such a store, closed again."""

    async def made():
        await (await fill(where)).close()

    asyncio.run(made())
    return where


def test_list_shows_every_table_and_nothing_secret(filled):
    text = printed_here("store", "list", "--store", filled)
    assert "g0  playing   paradoxical, 2 players, 15 entries" in text
    data = json.loads(printed_here("store", "list", "--store", filled, "--json"))
    assert [table["id"] for table in data] == ["g0", "g1", "open", "g2", "g3", "old"]
    assert "Ann" not in text + json.dumps(data)
    assert row().key.hex() not in text + json.dumps(data)
    assert "hash0" not in json.dumps(data)


def test_check_lists_the_games_this_version_would_freeze(filled):
    code, text, _ = here("store", "check", "--store", filled)
    assert code == 1
    assert "old: tricks, finished: this version can't play the game on: it was played by rules version 77" in text
    assert "5 games, 1 can't be played on; save them with `techdeck store export`" in text
    code, text, _ = here("store", "check", "--store", filled, "--json")
    data = json.loads(text)
    assert (code, data["ok"], data["games"]) == (1, False, 5)
    assert [game["id"] for game in data["frozen"]] == ["old"]
    old = printed_here("store", "export", "old", "--store", filled)
    assert "rules: 77" in old.splitlines()


def test_check_is_content_if_all_play_on(tmp_path):
    async def made():
        store = await open_store(str(tmp_path / "t.db"))
        await store.create(row(status="playing"))
        await store.close()

    asyncio.run(made())
    assert "1 games, all play on" in printed_here("store", "check", "--store", str(tmp_path / "t.db"))


def test_a_finished_game_is_exported_with_its_key_and_checked(filled, tmp_path):
    log = tmp_path / "game.log"
    log.write_text(printed_here("store", "export", "g1", "--store", filled), encoding="utf-8")
    assert "the game is over" in printed_here("replay", str(log), "--verify")
    assert replay(log.read_text(encoding="utf-8")).is_terminal()
    assert "key:" not in printed_here("store", "export", "g0", "--store", filled)
    data = json.loads(printed_here("store", "export", "g1", "--store", filled, "--json"))
    assert data["log"] == log.read_text(encoding="utf-8").splitlines()
    assert "has not begun" in refused_here("store", "export", "open", "--store", filled)
    assert "there is no table nobody" in refused_here("store", "export", "nobody", "--store", filled)


async def contents(where):
    """All that a store has, as it comes back."""
    store = await open_store(where)
    saved = [await store.load(table_id) for table_id in await store.ids()]
    await store.close()
    return saved


def test_a_backup_becomes_a_store_of_either_kind(filled, tmp_path, postgres_server):
    before = asyncio.run(contents(filled))
    file = str(tmp_path / "backup.db")
    assert "backup.db: written, 6 tables" in printed_here("store", "backup", file, "--store", filled)
    assert not [other for other in tmp_path.iterdir() if "backup.db" in other.name and other.name != "backup.db"]
    assert "there is such a file already" in refused_here("store", "backup", file, "--store", filled)
    assert "new.db: restored, 6 tables" in printed_here("store", "restore", file, "--store", str(tmp_path / "new.db"))
    assert asyncio.run(contents(str(tmp_path / "new.db"))) == before
    database = postgres_server.emptied()
    done = json.loads(printed_here("store", "restore", file, "--store", database, "--json"))
    assert done["tables"] == 6
    assert asyncio.run(contents(database)) == before
    assert "has 6 tables in it" in refused_here("store", "restore", file, "--store", database)
    assert "such a file already" in refused_here("store", "restore", file, "--store", str(tmp_path / "new.db"))


@awaited
async def test_a_backup_is_taken_while_the_server_writes(where, tmp_path):
    """It is the store of one moment: of every table the first so many entries, and its row with the last of them."""
    from techdeck.server.store.copying import backup

    store = await open_store(where)
    for number in range(10):
        await store.create(row(f"t{number}"))
    playing = True

    async def play(name):
        number = 0
        while playing:
            number = await store.append(name, number, [{"n": number + 1}], Changes(clocks={"n": number + 1}))

    tasks = [asyncio.create_task(play(f"t{number}")) for number in range(10)]
    for number in range(3):
        await asyncio.sleep(0.1)
        await backup(where, tmp_path / f"b{number}.db")
    playing = False
    await asyncio.gather(*tasks)
    await store.close()
    seen = 0
    for number in range(3):
        for saved in await contents(str(tmp_path / f"b{number}.db")):
            assert [entry["n"] for entry in saved.entries] == list(range(1, saved.row.seq + 1))
            assert saved.row.seq == 0 or saved.row.clocks == {"n": saved.row.seq}
            seen += saved.row.seq
    assert seen > 0


def test_names_are_forgotten_by_command(filled):
    assert "deleted from 2 tables: g1, g2" in printed_here("store", "forget", "g1", "g2", "--store", filled)
    saved = {table.row.id: table for table in asyncio.run(contents(filled))}
    assert [len(saved[f"g{number}"].chat) for number in range(4)] == [2, 0, 0, 2]
    assert "there is no table g9" in refused_here("store", "forget", "g3", "g9", "--store", filled)
    assert len(asyncio.run(contents(filled))[4].chat) == 2, "nothing is deleted if one of them is wrong"


def test_what_is_old_is_deleted_by_command(filled):
    data = json.loads(printed_here("store", "expire", "--finished-days", "1", "--store", filled, "--json"))
    assert sorted(data["tables"]) == ["g1", "g2", "g3", "old"]
    assert [table.row.id for table in asyncio.run(contents(filled))] == ["g0", "open"]
    assert "say what to delete" in refused_here("store", "expire", "--store", filled)
    assert "0 or more" in refused_here("store", "expire", "--open-days", "-1", "--store", filled)


@pytest.mark.parametrize("way", WAYS)
def test_every_way_has_help_with_an_example_and_needs_a_store(way, tmp_path):
    text = printed_here("store", way, "--help")
    assert f"example: techdeck store {way}" in " ".join(text.split())
    assert "--json" in text
    gone = str(tmp_path / "gone.db")
    more = {"backup": ["b.db"], "restore": [gone], "export": ["x"], "forget": ["x"], "expire": ["--open-days", "1"]}
    message = refused_here("store", way, *more.get(way, []), "--store", gone)
    assert "there is no such file: give the file of a store" in message
    assert list(tmp_path.iterdir()) == []


def test_files_that_are_no_store_are_told_as_such(tmp_path):
    (tmp_path / "text.db").write_text("just a text, long enough to be looked at closely " * 30)
    (tmp_path / "empty.db").write_bytes(b"")
    connection = sqlite3.connect(tmp_path / "other.db")
    connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    for name, why in (("text", "file is not a database"), ("empty", "it is empty"), ("other", "it holds other data")):
        message = refused_here("store", "check", "--store", str(tmp_path / f"{name}.db"))
        assert f"{name}.db: this is no store: {why}; give the file of one" in " ".join(message.split())


def test_a_damaged_file_is_noticed(tmp_path):
    file = tmp_path / "t.db"
    asyncio.run(closed(str(file)))
    content = bytearray(file.read_bytes())
    for place in range(5 * 4096, len(content), 4096):
        content[place : place + 200] = b"\xff" * 200
    file.write_bytes(content)
    message = refused_here("store", "check", "--store", str(file))
    assert "damaged" in message or "no store" in message or "can't be" in message


async def closed(where):
    """A store with games, closed."""
    await (await fill(where, 2)).close()


def test_a_store_in_use_can_be_looked_at_but_not_emptied(tmp_path):
    async def story():
        store = await fill(str(tmp_path / "t.db"), 2)
        try:
            for words in (["list"], ["check"], ["export", "g1"], ["backup", str(tmp_path / "b.db")]):
                code, _, _ = await asyncio.to_thread(here, "store", *words, "--store", str(tmp_path / "t.db"))
                assert code in (0, 1)
            message = await asyncio.to_thread(refused_here, "store", "forget", "g1", "--store", str(tmp_path / "t.db"))
            assert "is already open in this process" in message
        finally:
            await store.close()

    asyncio.run(story())
