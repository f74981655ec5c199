"""A power cut loses everything that was not synced; what was acknowledged is there all the same."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

from techdeck.server.store import Store, open_store
from tests.server.store.faults.disk import Disk, built, steps, watched

ROOT = Path(__file__).resolve().parents[4]
TABLES = 4


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("library"))


def lost_after_power_cuts(library: Path, folder: Path, appends: int, cuts: int, weaker: str = "") -> tuple[int, int]:
    """How many power cuts were tried, and after how many of them something acknowledged was missing."""
    disk, trace = folder / "disk", folder / "trace"
    disk.mkdir()
    words = [str(disk / "t.db"), str(disk / "acks"), str(TABLES), str(appends), *([weaker] if weaker else [])]
    command = [sys.executable, "-m", "tests.server.store.faults.writer", *words]
    subprocess.run(command, env=watched(library, disk, trace), cwd=ROOT, check=True, timeout=300)
    chance = random.Random(7)
    all_steps = list(steps(trace))
    begun = next(place for place, step in enumerate(all_steps) if step.data == b"begun 0\n")
    moments = set(chance.sample(range(begun, len(all_steps)), min(cuts, len(all_steps) - begun)))
    state, acknowledged, tried, lost = Disk(disk), dict.fromkeys((f"t{n}" for n in range(TABLES)), 0), 0, 0
    for place, step in enumerate(all_steps):
        if step.path.endswith("/acks"):
            name, _, number = step.data.decode().strip().partition(" ")
            acknowledged[name] = int(number)
        else:
            state.take(step)
        if place in moments:
            for way in (None, chance):
                tried += 1
                files = state.after_a_power_cut(way)
                lost += not asyncio.run(holds(folder / f"cut{tried}", files, acknowledged))
    return tried, lost


async def holds(folder: Path, files: dict[str, bytes], acknowledged: dict[str, int]) -> bool:
    """Whether a store of what was left has everything that was acknowledged, and is whole."""
    folder.mkdir()
    for path, content in files.items():
        if not path.endswith(("-shm", ".lock")):  # the index of the log lives in memory, a lock ends with its process
            (folder / Path(path).name).write_bytes(content)
    store = await open_store(str(folder / "t.db"))
    try:
        return all([await is_there(store, name, number) for name, number in acknowledged.items() if name != "begun"])
    finally:
        await store.close()


async def is_there(store: Store, name: str, number: int) -> bool:
    """Whether a table has come at least so far, each entry in its place, and the row with the last of them."""
    if name not in await store.ids():
        return False
    saved = await store.load(name)
    numbers = [entry["number"] for entry in saved.entries]
    assert numbers == list(range(1, saved.row.seq + 1)), "an append is there whole or not at all"
    assert saved.row.seq == 0 or saved.row.clocks == {"number": saved.row.seq}
    return saved.row.seq >= number


def test_nothing_acknowledged_is_lost(library, tmp_path):
    """Long enough for the write-ahead log to be carried over into the file and begun anew."""
    tried, lost = lost_after_power_cuts(library, tmp_path, appends=250, cuts=60)
    assert (tried, lost) == (120, 0)
    begun_anew = [step for step in steps(tmp_path / "trace") if step.path.endswith("-wal") and step.at == 0]
    assert len([step for step in begun_anew if step.what == "W"]) > 1


@pytest.mark.parametrize("weaker", ["NORMAL", "OFF"])
def test_a_store_without_full_sync_is_caught(library, tmp_path, weaker):
    tried, lost = lost_after_power_cuts(library, tmp_path, appends=30, cuts=20, weaker=weaker)
    assert lost > tried / 4, f"{lost} of {tried}"
