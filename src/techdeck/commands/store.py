"""techdeck store: the games a server keeps: list, check, back up, restore, export, forget."""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path

from techdeck.commands.shared import add_json, print_json
from techdeck.core.errors import TechdeckError
from techdeck.server.store import Retention, open_store
from techdeck.server.store.checking import looked_at, verdicts
from techdeck.server.store.copying import backup, existing, restore
from techdeck.server.store.games import log_of
from techdeck.server.store.opening import sqlite_path
from techdeck.server.store.records import TableRow

ABOUT = "List, check, back up and restore the games that a server keeps, export one, or delete names and chat."
EXAMPLES = """\
  techdeck store list
  techdeck store check --store games.db
  techdeck store backup monday.db
  techdeck store restore monday.db --store new.db
  techdeck store export 7hq2mzk4
  techdeck store forget 7hq2mzk4
  techdeck store expire --names-days 30 --finished-days 365"""
WAYS = {
    "list": ("all tables", "Every table with its game and how far it is; the server may run.", "list"),
    "check": (
        "which games this version plays on",
        "Play every stored game again. Run it with a new version before you upgrade: it lists the games that the new "
        "version would freeze (they can still be read and exported). The server may run. Exit code 1 if there are such "
        "games.",
        "check --store games.db",
    ),
    "backup": (
        "copy everything into a file",
        "Copy the store, as it is at one moment, into a new file. The server may run.",
        "backup monday.db",
    ),
    "restore": (
        "make a new store of a backup",
        "Make a new store of a backup: a new file, or an empty PostgreSQL database. So a store also moves from one to "
        "the other.",
        "restore monday.db --store postgresql://deck@localhost/deck",
    ),
    "export": (
        "print a game's log",
        "Print the log of a game, frozen or not; with the key if it is over, so that `techdeck replay --verify` can "
        "check it. The server may run.",
        "export 7hq2mzk4",
    ),
    "forget": (
        "delete the names and the chat of a table",
        "Delete names, seats' secrets and chat of tables; logs and results stay. Stop the server first.",
        "forget 7hq2mzk4",
    ),
    "expire": (
        "delete what is old",
        "Delete tables that nobody started, finished games, or just names and chat, once they are old enough. Stop the "
        "server first, or have it do this by itself: `techdeck serve --names-days 30`.",
        "expire --names-days 30",
    ),
}
"""What may be asked: in short, in full, and an example."""
DAY = 86400


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    ways = parser.add_subparsers(dest="way", required=True, metavar="|".join(WAYS))
    way: dict[str, argparse.ArgumentParser] = {}
    for name, (short, about, example) in WAYS.items():
        epilog = f"example: techdeck store {example}"
        way[name] = ways.add_parser(name, help=short, description=about, epilog=epilog)
        where = "the store: a file, or postgresql://USER@HOST/NAME (default: techdeck.db)"
        way[name].add_argument("--store", default="techdeck.db", metavar="STORE", help=where)
        add_json(way[name])
    way["backup"].add_argument("file", metavar="FILE", type=Path, help="the file to be written")
    way["restore"].add_argument("file", metavar="FILE", type=Path, help="a backup")
    way["export"].add_argument("table", metavar="TABLE", help="a table, as `list` shows it")
    way["forget"].add_argument("table", nargs="+", metavar="TABLE", help="tables, as `list` shows them")
    for what in ("open", "finished", "names"):
        about = "names, chat and seats' secrets" if what == "names" else f"{what} tables"
        way["expire"].add_argument(f"--{what}-days", type=float, metavar="N", help=f"delete {about} after N days")


def run(wish: argparse.Namespace) -> int:
    """Do it; the exit code."""
    work = {"list": listed, "check": check, "backup": back_up, "restore": bring_back}
    return asyncio.run({**work, "export": export, "forget": forget, "expire": expire}[wish.way](wish))


async def listed(wish: argparse.Namespace) -> int:
    """Every table in a line."""
    async with looked_at(wish.store) as store:
        rows = [await store.row(table_id) for table_id in await store.ids()]
    if wish.json:
        print_json([row_data(row) for row in rows])
        return 0
    for row in rows:
        print(f"{row.id}  {row.status:8}  {row.game}, {row.players} players, {row.seq} entries")
    if not rows:
        print(f"{wish.store}: there are no tables")
    return 0


def row_data(row: TableRow) -> dict[str, object]:
    """A table as plain data; nobody's name, and nothing secret."""
    names = ("id", "status", "game", "players", "options", "edition", "rules_version", "results")
    times = {"created": row.created, "updated": row.updated, "finished": row.finished}
    return {**{name: getattr(row, name) for name in names}, "entries": row.seq, **times}


async def check(wish: argparse.Namespace) -> int:
    """The games that this version can't play on."""
    async with looked_at(wish.store) as store:
        found = [verdict async for verdict in verdicts(store)]
    bad = [verdict for verdict in found if verdict.problem]
    if wish.json:
        frozen = [{**row_data(verdict.row), "problem": verdict.problem} for verdict in bad]
        print_json({"store": wish.store, "ok": not bad, "games": len(found), "frozen": frozen})
    else:
        for verdict in bad:
            print(f"{verdict.row.id}: {verdict.row.game}, {verdict.row.status}: {verdict.problem}")
        how = f"{len(bad)} can't be played on; save them with `techdeck store export`" if bad else "all play on"
        print(f"{wish.store}: {len(found)} games, {how}")
    return 1 if bad else 0


async def back_up(wish: argparse.Namespace) -> int:
    """A backup, and how much is in it."""
    await backup(wish.store, wish.file)
    return await told(wish, str(wish.file), "written")


async def bring_back(wish: argparse.Namespace) -> int:
    """A store from a backup, and how much is in it."""
    await restore(wish.file, wish.store)
    return await told(wish, wish.store, "restored")


async def told(wish: argparse.Namespace, where: str, what: str) -> int:
    """What was copied."""
    async with looked_at(where) as store:
        tables = len(await store.ids())
    if wish.json:
        print_json({"store": wish.store, "file": str(wish.file), "tables": tables})
    else:
        print(f"{where}: {what}, {tables} tables")
    return 0


async def export(wish: argparse.Namespace) -> int:
    """A game as a log."""
    async with looked_at(wish.store) as store:
        saved = await store.load(wish.table)
    if saved.row.status == "open":
        raise TechdeckError(f"table {wish.table} has not begun: there is nothing to export")
    if wish.json:
        print_json({**row_data(saved.row), "log": log_of(saved).splitlines()})
    else:
        print(log_of(saved), end="")
    return 0


async def forget(wish: argparse.Namespace) -> int:
    """Names and chat of some tables are gone."""
    store = await open_store(known(wish.store))
    try:
        for table_id in wish.table:
            await store.row(table_id)  # all of them or none: a wrong one is told before anything is deleted
        for table_id in wish.table:
            await store.forget(table_id, time.time())
    finally:
        await store.close()
    return deleted(wish, wish.table)


async def expire(wish: argparse.Namespace) -> int:
    """What is old enough is gone."""
    days = [wish.open_days, wish.finished_days, wish.names_days]
    if days == [None] * 3:
        raise TechdeckError("say what to delete: --open-days N, --finished-days N or --names-days N")
    if any(number is not None and not number >= 0 for number in days):
        raise TechdeckError("a number of days is 0 or more")
    store = await open_store(known(wish.store))
    try:
        kept = Retention(*[None if number is None else number * DAY for number in days])
        gone = await store.expire(kept, time.time())
    finally:
        await store.close()
    return deleted(wish, gone)


def known(where: str) -> str:
    """The store, if it is there: nothing is made where something is to be deleted."""
    path = sqlite_path(where)
    return where if path is None else str(existing(path))


def deleted(wish: argparse.Namespace, tables: list[str]) -> int:
    """What was deleted."""
    if wish.json:
        print_json({"store": wish.store, "tables": tables})
    else:
        print(f"{wish.store}: deleted from {len(tables)} tables{': ' if tables else ''}{', '.join(tables)}")
    return 0
