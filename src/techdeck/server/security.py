"""Who may come in: the browser's secret, the origin of a request, and what pages may load."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from techdeck.server.connection import Refused
from techdeck.server.limits import Buckets, Places
from techdeck.server.tokens import hashed, new_secret, same

COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie."""
CONTENT = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self' ws: wss:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


@dataclass
class Limits:
    """How much one address or one connection may do."""

    message_bytes: int = 16 * 1024
    messages: tuple[float, float] = (20, 10)
    """At once, and a second after that, for each connection."""
    requests: Buckets = field(default_factory=lambda: Buckets(60, 10))
    tables: Buckets = field(default_factory=lambda: Buckets(10, 1 / 30))
    """New tables of an address."""
    editions: Places = field(default_factory=lambda: Places(2))
    """Editions of an address that are being read."""
    visitors: Places = field(default_factory=lambda: Places(40))
    """Connections of an address that have no seat."""


def no_limits() -> Limits:
    """Limits that nothing runs into, but for the size of a message."""
    many = 1e9
    buckets = [Buckets(many, many) for _ in range(2)]
    return Limits(
        messages=(many, many), requests=buckets[0], tables=buckets[1], editions=Places(10**9), visitors=Places(10**9)
    )


@dataclass
class Gate:
    """The door of the server."""

    public_url: str = ""
    limits: Limits = field(default_factory=Limits)
    metrics_token: str = ""
    """Whoever shows it may read the metrics from anywhere; empty: nobody may but this machine."""

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return self.public_url.startswith("https://")

    @property
    def cookie(self) -> str:
        """The name of the cookie; by https no other host or path can set one of this name."""
        return "__Host-techdeck" if self.secure else "techdeck"

    def token(self, request: HTTPConnection) -> str:
        """The hash of the browser's secret; of an empty one, if it has none."""
        return hashed(request.cookies.get(self.cookie, ""))

    def let_in(self, request: HTTPConnection, response: Response) -> None:
        """Give the browser its secret, or renew the one it has."""
        secret = request.cookies.get(self.cookie) or request.state.secret
        response.set_cookie(
            self.cookie, secret, max_age=COOKIE_SECONDS, path="/", httponly=True, secure=self.secure, samesite="lax"
        )

    def own_token(self, request: HTTPConnection) -> str:
        """The same hash, for somebody who is about to get a seat: a browser without a secret gets one."""
        if not request.cookies.get(self.cookie):
            request.state.secret = new_secret()
            return hashed(request.state.secret)
        return self.token(request)

    def same_origin(self, headers: Headers) -> bool:
        """Whether a request comes from our own pages, or from a program, which names no origin."""
        origin = headers.get("origin")
        if origin is None:
            return True
        own = {headers.get("host", ""), urlsplit(self.public_url).netloc} - {""}
        return urlsplit(origin).netloc in own

    @contextmanager
    def one_edition(self, address: str) -> Iterator[None]:
        """While an edition of this address is being read."""
        if not self.limits.editions.enter(address):
            raise Refused("too_fast", "other editions from your address are still being read: wait a moment")
        try:
            yield
        finally:
            self.limits.editions.leave(address)

    def may_read_metrics(self, request: HTTPConnection) -> bool:
        """Whether it comes from this machine, or shows the token."""
        shown = request.headers.get("authorization", "").removeprefix("Bearer ")
        with_token = bool(self.metrics_token) and same(hashed(shown), hashed(self.metrics_token))
        return with_token or is_loopback(address_of(request))


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from; behind a trusted proxy, what that one says."""
    return request.client.host if request.client is not None else ""


class Guarded:
    """Every answer over HTTP says what its page may do."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, guarded)
