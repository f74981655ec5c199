"""One process at a time for an SQLite file: a second one refuses to start."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from techdeck.server.store.errors import StoreError

HERE: set[Path] = set()
"""The files this process has open: a lock of the system does not keep a process from itself."""


class FileLock:
    """A lock beside the file that the system releases when the process ends, however it ends.

    Worker processes don't inherit it, so a server that was killed never leaves it behind.
    """

    def __init__(self, file: Path) -> None:
        self.file = file.resolve()
        path = self.file.with_name(self.file.name + ".lock")
        if self.file in HERE:
            raise StoreError(f"{file} is already open in this process: close it first")
        self.handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.lockf(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.read(self.handle, 20).decode("ascii", "replace").strip()
            os.close(self.handle)
            who = f"another techdeck (process {holder})" if holder else "another techdeck"
            raise StoreError(f"{file} is in use by {who}: stop that one first, or give another file") from None
        os.ftruncate(self.handle, 0)
        os.pwrite(self.handle, f"{os.getpid()}\n".encode(), 0)
        HERE.add(self.file)

    def release(self) -> None:
        """Let the next one in. The lock's own file stays: removing it would let two in at once."""
        HERE.discard(self.file)
        os.close(self.handle)
