"""A program that writes to a store as fast as it can, and notes what was acknowledged: it is there to be killed.

writer.py STORE ACKS TABLES APPENDS [SYNCHRONOUS]: each acknowledged append is a line "table number" in the file ACKS.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys

from techdeck.server.store import Changes, Store, open_store, sqlite_link
from techdeck.server.store.errors import Conflict
from tests.server.store.words import row


async def play(store: Store, name: str, appends: int, acks: int) -> None:
    """One table: an append after the other, each noted once it is acknowledged."""
    saved = await store.load(name)
    for number in range(saved.row.seq, saved.row.seq + appends):
        entry = {"kind": "play", "number": number + 1, "filling": name * 20}
        await store.append(name, number, [entry], Changes(status="playing", clocks={"number": number + 1}))
        os.write(acks, f"{name} {number + 1}\n".encode())


async def write(where: str, acks: int, tables: int, appends: int) -> None:
    """All tables at once."""
    store = await open_store(where)
    names = [f"t{number}" for number in range(tables)]
    for name in names:
        with contextlib.suppress(Conflict):  # it is there from the last round
            await store.create(row(name, edition_text="as short as can be"))
    os.write(acks, b"begun 0\n")
    await asyncio.gather(*[play(store, name, appends, acks) for name in names])
    await store.close()


def weaken(synchronous: str) -> None:
    """Take the full sync away, to see that somebody notices."""
    strong = sqlite_link.connect

    def weak(*given: object, **named: object):
        connection = strong(*given, **named)  # type: ignore[arg-type]  # handed on as it came
        connection.execute(f"PRAGMA synchronous = {synchronous}")
        return connection

    sqlite_link.connect = weak


if __name__ == "__main__":
    place, acknowledged, many, each, *weaker = sys.argv[1:]
    if weaker:
        weaken(weaker[0])
    note = os.open(acknowledged, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    asyncio.run(write(place, note, int(many), int(each)))
