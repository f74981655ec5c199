"""What waits to be sent over one connection. Whoever puts something in never waits."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

MOST_MESSAGES = 200
MOST_BYTES = 512 * 1024


class Outbox:
    """A bounded queue of messages; when it overflows, what is told to all is thrown away, and a fresh view must come.

    Answers to the client's own requests are kept; who lets too many of them lie has to go.
    """

    def __init__(self, most_messages: int = MOST_MESSAGES, most_bytes: int = MOST_BYTES) -> None:
        self.most_messages = most_messages
        self.most_bytes = most_bytes
        self.waiting: deque[tuple[bytes, bool]] = deque()
        self.bytes = 0
        self.lost = False
        """Something was thrown away, and no fresh view has been put in since."""
        self.closing: tuple[int, str] | None = None
        self.filled = asyncio.Event()

    def put(self, message: bytes, answer: bool = False) -> None:
        """Something to send; nothing told to all is taken in while a fresh view is due."""
        if self.closing is not None or (self.lost and not answer):
            return
        if len(self.waiting) >= self.most_messages or self.bytes + len(message) > self.most_bytes:
            self.overflow()
        if answer or not self.lost:
            self.add(message, answer)
        self.filled.set()

    def overflow(self) -> None:
        """There is no more room: only answers stay, and not too many of them."""
        self.lost = True
        self.waiting = deque(one for one in self.waiting if one[1])
        self.bytes = sum(len(message) for message, _ in self.waiting)
        if len(self.waiting) >= self.most_messages:
            self.close(1008, "too_slow")

    def add(self, message: bytes, answer: bool) -> None:
        """One more."""
        self.waiting.append((message, answer))
        self.bytes += len(message)

    def refresh(self, messages: Sequence[bytes]) -> None:
        """Everything anew, whatever room there is; from here on it may be filled again."""
        self.lost = False
        for message in messages:
            self.add(message, False)
        self.filled.set()

    def close(self, code: int, reason: str) -> None:
        """Say goodbye after what is waiting."""
        if self.closing is None:
            self.closing = (code, reason)
        self.filled.set()

    async def take(self) -> bytes | None:
        """The next message; None where there is none, but something else is to be done."""
        while not (self.waiting or self.lost or self.closing):
            self.filled.clear()
            await self.filled.wait()
        if not self.waiting:
            return None
        message, _ = self.waiting.popleft()
        self.bytes -= len(message)
        return message
