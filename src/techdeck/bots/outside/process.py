"""A program that runs beside us and exchanges lines of JSON with us over its standard input and output."""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from time import monotonic
from typing import IO, Any

MOST_BYTES = 1_000_000
"""A longer line is no answer."""
MOST_LINES = 1000
"""What it says beyond so many lines that nobody has heard yet is lost."""
LEFT_OVER_SECONDS = 1.0
"""How long is waited for what an ended program still says: a child of its own may hold its output open."""


class Fault(Exception):
    """What a program did wrong, in words that follow its name."""


class Process:
    """A running program. Nothing it does, or fails to do, makes anybody wait for longer than they want to."""

    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError) as error:
            raise Fault(f"could not be started: {error}") from None
        self.lines: queue.Queue[bytes] = queue.Queue()
        self.outgoing: queue.Queue[bytes | None] = queue.Queue()
        both = ((self.read, self.process.stdout), (self.write, self.process.stdin))
        self.threads = [threading.Thread(target=work, args=(stream,), daemon=True) for work, stream in both]
        for thread in self.threads:
            thread.start()

    def read(self, stream: IO[bytes]) -> None:
        """Take in what it says; an empty line is its end."""
        with stream:
            while line := stream.readline(MOST_BYTES):
                if self.lines.qsize() < MOST_LINES:
                    self.lines.put(line)
        self.lines.put(b"")

    def write(self, stream: IO[bytes]) -> None:
        """Pass on what it is told, as fast as it reads; once it has ended, whoever waits for an answer finds out."""
        with contextlib.suppress(OSError), stream:
            while (line := self.outgoing.get()) is not None:
                stream.write(line)
                stream.flush()

    def tell(self, message: dict[str, Any]) -> None:
        """One message to the program."""
        self.outgoing.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def hear(self, until: float) -> dict[str, Any] | None:
        """Its next message; None if it says nothing until then, by the monotonic clock."""
        try:
            line = self.lines.get(timeout=max(0.0, until - monotonic()))
        except queue.Empty:
            return None
        if not line:
            raise Fault(self.why_silent())
        return parsed(line)

    def why_silent(self) -> str:
        """What has become of it, as it will say nothing more."""
        try:
            return f"ended by itself, with exit code {self.process.wait(1)}"
        except subprocess.TimeoutExpired:
            return "closed its output"

    def end(self) -> None:
        """Let it quit by itself for a moment; then it is ended."""
        self.tell({"type": "quit"})
        self.outgoing.put(None)
        try:
            self.process.wait(0.5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for thread in self.threads:
            thread.join(LEFT_OVER_SECONDS)


def parsed(line: bytes) -> dict[str, Any]:
    """A line as a message."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise Fault(f"said what is no message: {line[:80]!r}")
    return message
