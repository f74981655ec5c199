"""Names and chat are deleted on request and in time; log and result stay."""

from pathlib import Path

import pytest

from techdeck.server.store import ChatLine, Retention, UnknownTable, open_store
from techdeck.server.store.games import log_of
from tests.server.store.words import awaited, row

NAME, SAID = "Wilhelmine Unverwechselbar", "geheimes Geplauder"


async def filled(where, **given):
    """A store with one finished table."""
    store = await open_store(where)
    fields = {"status": "finished", "finished": 100.0, "updated": 100.0, **given}
    await store.create(row(seats=[{"name": NAME, "token": "tokenhash", "bot": None}] * 3, **fields))
    await store.append("t1", 0, [{"kind": "over"}])
    await store.say("t1", ChatLine(2.0, 0, NAME, SAID))
    return store


@awaited
async def test_a_forgotten_table_has_its_log_and_no_names(where):
    store = await filled(where, results={"winners": [1], "names": [NAME, "Bob", NAME]})
    before = log_of(await store.load("t1"))
    await store.forget("t1", 200.0)
    saved = await store.load("t1")
    assert (saved.row.seats, saved.chat) == ([{"bot": None}] * 3, [])
    assert saved.row.results == {"winners": [1], "names": ["Player 1", "Player 2", "Player 3"]}
    assert log_of(saved) == before
    with pytest.raises(UnknownTable):
        await store.forget("t2", 200.0)
    await store.close()


@pytest.mark.parametrize("how", ["forget", "remove", "expire"])
@awaited
async def test_what_is_deleted_is_in_no_file_any_more(tmp_path, how):
    store = await filled(str(tmp_path / "t.db"))

    def found() -> list[str]:
        kept = b"".join(file.read_bytes() for file in Path(tmp_path).iterdir())
        return [what for what in (NAME, SAID, "tokenhash") if what.encode() in kept]

    assert found() == [NAME, SAID, "tokenhash"]
    if how == "forget":
        await store.forget("t1", 200.0)
    elif how == "remove":
        await store.remove("t1")
    else:
        await store.expire(Retention(names_for=10), 200.0)
    assert found() == [], "while the server runs"
    await store.close()
    assert found() == []


@awaited
async def test_each_thing_is_kept_for_its_time(where):
    store = await open_store(where)
    for name, status, updated in [
        ("o1", "open", 0.0),
        ("o2", "open", 90.0),
        ("p1", "playing", 0.0),
        ("f1", "finished", 0.0),
        ("f2", "finished", 60.0),
        ("f3", "finished", 95.0),
        ("z1", "frozen", 0.0),
    ]:
        await store.create(row(name, status=status, updated=updated))
    assert await store.expire(Retention(), 100.0) == []
    assert sorted(await store.expire(Retention(open_for=50), 100.0)) == ["o1"]
    assert sorted(await store.expire(Retention(names_for=30), 100.0)) == ["f1", "f2", "z1"]
    assert await store.expire(Retention(names_for=30), 101.0) == [], "once is enough"
    assert sorted(await store.expire(Retention(finished_for=50, names_for=1), 100.0)) == ["f1", "f3", "z1"]
    assert sorted(await store.ids()) == ["f2", "f3", "o2", "p1"]
    assert (await store.row("f3")).seats == [{"bot": None}] * 3
    assert (await store.row("p1")).seats[0]["name"] == "Ann0", "a game that is played keeps its names"
    await store.close()


@awaited
async def test_removing_takes_everything(where):
    store = await filled(where)
    await store.remove("t1")
    assert await store.ids() == []
    await store.create(row())
    saved = await store.load("t1")
    assert (saved.entries, saved.chat) == ([], [])
    await store.close()
