"""A table comes back as it was written, and only one process can move it on."""

import asyncio

import pytest

from techdeck.server.store import Changes, ChatLine, Conflict, StoreError, UnknownTable, Unwritable, open_store
from tests.server.store.words import awaited, row


@awaited
async def test_a_table_comes_back_as_it_was(where):
    store = await open_store(where)
    table = row(settings={"public": False, "words": "Überraschung \u0000 'x' \"y\" $1 ?"}, results=None)
    await store.create(table)
    assert await store.append("t1", 0, [{"kind": "sat", "seat": 0}]) == 1
    assert await store.append("t1", 1, [{"kind": "play", "n": 1}, {"kind": "play", "n": 2}]) == 3
    await store.say("t1", ChatLine(2.0, 1, "Ann", "Grüße"))
    await store.say("t1", ChatLine(1.0, None, "Bob", "watching"))
    await store.close()

    store = await open_store(where)
    saved = await store.load("t1")
    table.seq = 3
    assert saved.row == table
    assert saved.entries == [{"kind": "sat", "seat": 0}, {"kind": "play", "n": 1}, {"kind": "play", "n": 2}]
    assert saved.chat == [ChatLine(2.0, 1, "Ann", "Grüße"), ChatLine(1.0, None, "Bob", "watching")]
    await store.close()


@awaited
async def test_entries_and_changes_are_written_together(where):
    store = await open_store(where)
    await store.create(row())
    changes = Changes(status="finished", nonces=["aa", "bb", None], settings={"x": 1}, seats=[{"name": "Cy"}])
    changes.clocks, changes.results, changes.updated, changes.finished = {"left": [1]}, {"winners": [2]}, 7.0, 8.25
    await store.append("t1", 0, [{"kind": "over"}], changes)
    found = (await store.load("t1")).row
    assert (found.status, found.nonces, found.settings) == ("finished", ["aa", "bb", None], {"x": 1})
    assert (found.seats, found.clocks, found.results) == ([{"name": "Cy"}], {"left": [1]}, {"winners": [2]})
    assert (found.updated, found.finished, found.seq, found.game) == (7.0, 8.25, 1, "tricks")
    await store.close()


@awaited
async def test_an_append_that_expects_another_last_entry_writes_nothing(where):
    store = await open_store(where)
    await store.create(row())
    await store.append("t1", 0, [{"n": 1}])
    for expected in (0, 2, 99):
        with pytest.raises(Conflict, match="t1 no longer ends with entry"):
            await store.append("t1", expected, [{"n": "wrong"}], Changes(status="finished"))
    with pytest.raises(Conflict):
        await store.append("nobody", 0, [{"n": 1}])
    with pytest.raises(Conflict, match="already a table t1"):
        await store.create(row(game="city"))
    saved = await store.load("t1")
    assert (saved.entries, saved.row.status, saved.row.game) == ([{"n": 1}], "open", "tricks")
    await store.close()


@awaited
async def test_of_many_that_race_for_the_same_number_one_wins(where):
    store = await open_store(where)
    for table in range(5):
        await store.create(row(f"t{table}"))
    for number in range(4):
        races = [store.append(f"t{n % 5}", number, [{"by": n}], Changes(updated=float(n))) for n in range(40)]
        ended = await asyncio.gather(*races, return_exceptions=True)
        assert sum(end == number + 1 for end in ended) == 5
        assert sum(isinstance(end, Conflict) for end in ended) == 35
    for table in range(5):
        saved = await store.load(f"t{table}")
        assert saved.row.seq == len(saved.entries) == 4
        assert saved.row.updated == saved.entries[-1]["by"], "row and entry are of the same winner"
    await store.close()


@awaited
async def test_appends_may_be_handed_over_before_the_last_is_on_disk(where):
    store = await open_store(where)
    await store.create(row())
    ended = await asyncio.gather(*[store.append("t1", number, [{"n": number}]) for number in range(20)])
    assert ended == list(range(1, 21))
    assert [entry["n"] for entry in (await store.load("t1")).entries] == list(range(20))
    await store.close()


@awaited
async def test_one_bad_write_spoils_no_other(where):
    store = await open_store(where)
    await store.create(row())
    lone = "\ud800"
    good = [store.say("t1", ChatLine(1.0, 0, "Ann", str(n))) for n in range(5)]
    bad = [store.say("t1", ChatLine(1.0, 0, "Ann", lone)), store.say("t1", ChatLine(1.0, 2**70, "Ann", "x"))]
    ended = await asyncio.gather(*good, *bad, store.append("t1", 0, [{"n": 1}]), return_exceptions=True)
    assert ended[:5] == [None] * 5
    assert all(isinstance(end, StoreError) and "can't be saved" in str(end) for end in ended[5:7]), ended
    assert ended[7] == 1
    assert [line.text for line in (await store.load("t1")).chat] == ["0", "1", "2", "3", "4"]
    assert store.writable
    await store.close()


@awaited
async def test_unfinished_and_finished_tables_are_listed(where):
    store = await open_store(where)
    for number, status in enumerate(["open", "playing", "finished", "frozen", "finished", "playing"]):
        await store.create(row(f"t{number}", status=status, created=float(-number), finished=float(number)))
    assert [found.id for found in await store.unfinished()] == ["t5", "t1", "t0"]
    assert [found.id for found in await store.finished()] == ["t4", "t2"]
    assert [found.id for found in await store.finished(before=4.0)] == ["t2"]
    assert [found.id for found in await store.finished(limit=1)] == ["t4"]
    assert await store.ids() == ["t5", "t4", "t3", "t2", "t1", "t0"]
    await store.close()


@awaited
async def test_an_unknown_table_is_told_as_such(where):
    store = await open_store(where)
    for asking in (store.load("x"), store.row("x"), store.say("x", ChatLine(1.0, 0, "Ann", "hi"))):
        with pytest.raises(UnknownTable, match="there is no table x"):
            await asking
    await store.close()


@awaited
async def test_closing_writes_what_waits_and_takes_no_more(where):
    store = await open_store(where)
    for number in range(30):
        await store.create(row(f"t{number}"))
    waiting = [asyncio.ensure_future(store.append(f"t{number}", 0, [{"n": 1}])) for number in range(30)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [1] * 30
    with pytest.raises(Unwritable, match="closed"):
        await store.append("t0", 1, [{"n": 2}])
    store = await open_store(where)
    assert [(await store.row(f"t{number}")).seq for number in range(30)] == [1] * 30
    await store.close()


@awaited
async def test_somebody_who_goes_away_while_waiting_disturbs_nobody(where):
    store = await open_store(where)
    await store.create(row())
    waiting = asyncio.ensure_future(store.append("t1", 0, [{"n": 1}]))
    other = asyncio.ensure_future(store.say("t1", ChatLine(1.0, 0, "Ann", "hi")))
    await asyncio.sleep(0)
    waiting.cancel()
    await other
    assert (await store.row("t1")).seq == 1, "what was handed over is written, whether or not anybody still waits"
    await store.close()


@awaited
async def test_every_change_is_an_entry(where):
    store = await open_store(where)
    await store.create(row())
    with pytest.raises(ValueError, match="at least one entry"):
        await store.append("t1", 0, [], Changes(status="playing"))
    await store.close()
