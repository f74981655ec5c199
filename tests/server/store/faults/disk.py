"""A disk that can be looked at and broken, and what is left of it after a power cut at any moment."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

SOURCE = Path(__file__).with_name("disk.c")


def built(folder: Path) -> Path:
    """The library that stands between a program and the disk."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None or sys.platform != "linux":
        pytest.skip("needs Linux and a C compiler, to stand between SQLite and the disk")
    library = folder / "disk.so"
    command = [compiler, "-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl"]
    subprocess.run(command, check=True, timeout=60)
    return library


def watched(library: Path, folder: Path, trace: Path) -> dict[str, str]:
    """The environment of a program whose disk is that folder."""
    return {**os.environ, "LD_PRELOAD": str(library), "DISK_FOLDER": str(folder), "DISK_TRACE": str(trace)}


@dataclass(slots=True)
class Step:
    """W(rite), T(runcate), U(nlink) or S(ync) of a file."""

    what: str
    path: str
    at: int
    data: bytes


def steps(trace: Path) -> Iterator[Step]:
    """Everything that was done to the disk, in order."""
    text, place = trace.read_bytes(), 0
    while place < len(text):
        end = text.index(b"\n", place)
        what, length, at, size = text[place:end].split()
        path, place = text[end + 1 : end + 1 + int(length)].decode(), end + 1 + int(length)
        data = b"" if what != b"W" else text[place : place + int(size)]
        place += len(data)
        yield Step(what.decode(), path, int(at), data)


class Disk:
    """What is surely on disk, and what is still on its way: a power cut may lose any of that."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.safe: dict[str, bytes] = {}
        self.unsynced: dict[str, list[Step]] = {}
        self.entered: set[str] = set()

    def take(self, step: Step) -> None:
        """One more step."""
        if step.what != "S":
            self.unsynced.setdefault(step.path, []).append(step)
        elif step.path == self.folder:
            self.remove()
            self.entered = set(self.safe) | set(self.unsynced)
        else:
            content = applied(self.safe.get(step.path, b""), self.unsynced.pop(step.path, []))
            self.safe[step.path] = b"" if content is None else content

    def remove(self) -> None:
        """The folder is synced: the files that were removed don't come back."""
        for path, waiting in list(self.unsynced.items()):
            removals = [place for place, step in enumerate(waiting) if step.what == "U"]
            if removals:
                self.safe.pop(path, None)
                self.unsynced[path] = waiting[removals[-1] + 1 :]
                if not self.unsynced[path]:
                    del self.unsynced[path]

    def after_a_power_cut(self, chance: random.Random | None) -> dict[str, bytes]:
        """The files that are left: nothing that was not synced, or by chance some of it, page by page."""
        left: dict[str, bytes] = {}
        for path in sorted(set(self.safe) | set(self.unsynced)):
            waiting = self.unsynced.get(path, [])
            kept = [] if chance is None else [step for step in waiting if chance.random() < 0.5]
            content = applied(self.safe.get(path, b""), kept)
            if content is not None and path in self.entered:
                left[path] = content
        return left


def applied(content: bytes, done: list[Step]) -> bytes | None:
    """A file after some steps; None if it was removed."""
    now: bytearray | None = bytearray(content)
    for step in done:
        if step.what == "U":
            now = None
        elif step.what == "T":
            now = (now or bytearray())[: step.at].ljust(step.at, b"\0")
        else:
            now = (now or bytearray()).ljust(step.at, b"\0")
            now[step.at : step.at + len(step.data)] = step.data
    return None if now is None else bytes(now)
