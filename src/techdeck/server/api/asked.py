"""A request to the HTTP API, what an operation is, and how a refusal is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from techdeck.server import bodies
from techdeck.server.connection import Refused
from techdeck.server.house import House
from techdeck.server.security import Gate


@dataclass
class Asked:
    """A request with what it was sent to."""

    request: Request
    house: House
    gate: Gate
    body: Any = None

    @property
    def path(self) -> dict[str, str]:
        """The parts of the path that have names."""
        return self.request.path_params

    @property
    def token(self) -> str:
        """The hash of the browser's secret."""
        return self.gate.token(self.request)


@dataclass(frozen=True)
class Text:
    """An answer that is not JSON."""

    text: str
    media: str = "text/plain; charset=utf-8"


Answer = msgspec.Struct | dict[str, Any] | Text


@dataclass(frozen=True)
class Operation:
    """One thing that can be asked: where, with which body, and what is answered."""

    method: str
    path: str
    do: Callable[[Asked], Awaitable[Answer]]
    answer: Any
    body: Any = None
    status: int = 200
    problems: tuple[int, ...] = ()
    seat: bool = False
    """Whether the browser gets its secret with the answer."""
    most_bytes: int | None = None
    """How long the body may be; None: as long as a message."""

    @property
    def name(self) -> str:
        """What programs call it."""
        return self.do.__name__


STATUS = {
    "malformed": 400,
    "bad_options": 400,
    "bad_edition": 400,
    "no_such_bot": 400,
    "no_such_seat": 400,
    "foreign_origin": 403,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_edition": 404,
    "no_such_card": 404,
    "bad_link": 404,
    "not_now": 409,
    "not_over": 409,
    "not_full": 409,
    "seat_taken": 409,
    "frozen": 409,
    "too_large": 413,
    "too_many": 429,
    "too_fast": 429,
    "unwritable": 503,
    "stopping": 503,
}
"""The status of an answer, by the code of its problem."""


def problem(error: Refused) -> Response:
    """An answer that says why not."""
    body = bodies.Problem(error.code, error.reason, error.accepted, error.mistakes)
    return Response(msgspec.json.encode(body), STATUS[error.code], media_type="application/json")
