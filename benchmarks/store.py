"""How many appends a second are on disk before they are acknowledged, by how many tables write at once.

    python benchmarks/store.py                                        # SQLite, in a folder that is removed again
    python benchmarks/store.py postgresql://deck@localhost/empty      # as well: a database without games

One table alone shows what a single sync costs; the others share theirs. Processor time is that of this process.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

import techdeck
from techdeck.deck.files import packaged_text
from techdeck.server.store import Changes, Retention, Store, TableRow, open_store
from techdeck.server.store.store import FOREVER

SECONDS = 3.0
TABLES = [1, 10, 50, 200, 1000]
ENTRY = {"kind": "play", "id": "2:9f3c1a", "by": 2, "at": 1.5, "version": 7, "mark": "bb1ac314fec7cc1cd81d"}
MOVES = [[2, "card K9", False], [2, "place 3 1", False], [2, "card S4", False]]


def row(name: str) -> TableRow:
    """A table of Tech City for four, as a server makes it."""
    game = techdeck.load_game("city", players=4)
    seats = [{"name": f"Player {seat}", "token": "0" * 64, "bot": None} for seat in range(4)]
    return TableRow(
        id=name,
        status="finished",
        game="city",
        players=4,
        options=game.options(),
        edition="open-1",
        edition_text=packaged_text("open-1"),
        rules_version=game.rules_version,
        key=bytes(32),
        nonces=["00" * 16] * 4,
        settings={"public": True, "clock": {"bank": 600}},
        seats=seats,
        clocks={},
        created=0.0,
        updated=0.0,
    )


async def play(store: Store, name: str, end: float, waits: list[float]) -> None:
    """One table: each append waits for the one before."""
    number = 0
    while time.perf_counter() < end:
        begun = time.perf_counter()
        changes = Changes(clocks={"left": [600.0, 599.5, 598.25, 600.0]}, updated=begun)
        number = await store.append(name, number, [{**ENTRY, "moves": MOVES}], changes)
        waits.append(time.perf_counter() - begun)


async def measure(where: str, tables: int) -> str:
    """A line of the report."""
    store = await open_store(where)
    names = [f"bench{number}" for number in range(tables)]
    await asyncio.gather(*[store.create(row(name)) for name in names])
    waits: list[float] = []
    begun, used = time.perf_counter(), time.process_time()
    await asyncio.gather(*[play(store, name, begun + SECONDS, waits) for name in names])
    lasted, used = time.perf_counter() - begun, time.process_time() - used
    await store.expire(Retention(finished_for=-FOREVER), 0.0)
    await store.close()
    waits.sort()
    middle, late = 1000 * waits[len(waits) // 2], 1000 * waits[len(waits) * 99 // 100]
    return f"{tables:7} {len(waits) / lasted:12,.0f} {middle:10.2f} {late:10.2f} {1e6 * used / len(waits):14.1f}"


def main() -> None:
    """A table for each store."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        for where in ["SQLite", *sys.argv[1:]]:
            print(f"{where.partition('://')[0]}\n tables    appends/s     p50 ms     p99 ms  CPU us/append")
            for tables in TABLES:
                place = str(Path(folder) / f"{tables}.db") if where == "SQLite" else where
                print(asyncio.run(measure(place, tables)), flush=True)


if __name__ == "__main__":
    main()
