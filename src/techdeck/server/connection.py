"""One connection to a table: who it is, and what waits to be sent to it."""

from __future__ import annotations

import asyncio

import msgspec

from techdeck.server.limits import Bucket
from techdeck.server.outbox import Outbox
from techdeck.server.parts import Mistake
from techdeck.server.protocol import Refusal, ToClient

ENCODER = msgspec.json.Encoder()


class Connection:
    """A client at a table; it takes a seat of its browser's, or watches."""

    def __init__(self, token: str, address: str, outbox: Outbox | None = None) -> None:
        self.token = token
        self.address = address
        self.outbox = Outbox() if outbox is None else outbox
        self.seat: int | None = None
        self.open = False
        """Whether it watches the deal before, with all hands."""
        self.joined = False
        self.away = False
        self.hint: asyncio.Task[None] | None = None
        self.chat_limit = Bucket(5, 0.5)

    def send(self, message: ToClient) -> None:
        """Have an answer sent."""
        self.outbox.put(ENCODER.encode(message), answer=True)

    def refuse(self, code: str, reason: str, id: str | None = None) -> None:
        """Say why something was not done."""
        self.send(Refusal(code, reason, id))


class Refused(Exception):
    """What may not be done at a table, by code and reason; docs/protocol.md lists the codes."""

    def __init__(
        self, code: str, reason: str, accepted: list[str] | None = None, mistakes: list[Mistake] | None = None
    ) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.accepted = accepted or []
        self.mistakes = mistakes or []
