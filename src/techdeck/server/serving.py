"""Running the server: the store, the house, uvicorn; until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from techdeck.server.app import application
from techdeck.server.house import USUALLY_KEPT, House
from techdeck.server.security import Gate, Limits, no_limits
from techdeck.server.services import Pace, Services
from techdeck.server.store import Retention, open_store
from techdeck.server.thinking import Workers
from techdeck.server.times import RealTime

DRAIN_SECONDS = 20


@dataclass(frozen=True)
class Wishes:
    """How the server is to run."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = "techdeck.db"
    public_url: str = ""
    trusted_proxies: str = "127.0.0.1"
    pace: Pace = field(default_factory=Pace)
    kept: Retention = USUALLY_KEPT
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    limited: bool = True
    metrics_token: str = ""


def run(main: Coroutine[None, None, None]) -> None:
    """Run it on the fastest loop there is: uvloop, but for Windows, which has none."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(main)


def spare_the_collector() -> None:
    """Don't look through code, cards and pictures again and again for garbage; a command leaves next to none behind.

    The youngest generation is not young here: every command makes new pictures and frees as many old ones, so it comes
    to hold those of all tables, and with a thousand of them each look takes a fifth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(500_000, 10, 5)


async def serve(wishes: Wishes, ready: Callable[[str], None]) -> None:
    """Serve until a signal comes; ready is told the address once people can come."""
    store = await open_store(wishes.store)
    try:
        services = Services(store, RealTime(), Workers(wishes.workers), wishes.pace)
        house = House(services, kept=wishes.kept)
        gate = Gate(wishes.public_url, Limits() if wishes.limited else no_limits(), wishes.metrics_token)
        server = Announcing(config(wishes, house, gate), wishes, services, ready)
        spare_the_collector()
        await server.serve()
    finally:
        if not store.closed:
            await store.close()


def config(wishes: Wishes, house: House, gate: Gate) -> uvicorn.Config:
    """uvicorn as it suits live tables."""
    return uvicorn.Config(
        application(house, gate),
        host=wishes.host,
        port=wishes.port,
        ws="websockets-sansio",
        ws_max_size=gate.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=True,
        forwarded_allow_ips=wishes.trusted_proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=DRAIN_SECONDS,
    )


class Announcing(uvicorn.Server):
    """A server that says where it is once it listens, and lets tables say goodbye before it stops."""

    def __init__(
        self, config: uvicorn.Config, wishes: Wishes, services: Services, ready: Callable[[str], None]
    ) -> None:
        super().__init__(config)
        self.wishes = wishes
        self.services = services
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and tell the address; port 0 is whichever is free."""
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = f"[{self.wishes.host}]" if ":" in self.wishes.host else self.wishes.host
            address = self.wishes.public_url or f"http://{host}:{port}"
            self.services.public_url = address
            self.ready(address)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and the like end the server in good order, and with that they are dealt with."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Every table finishes what it has begun and says goodbye; then the connections are closed."""
        house: House = self.config.app.state.house  # type: ignore[union-attr]  # it is our own application
        await house.drain()
        await super().shutdown(sockets)
