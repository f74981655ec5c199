"""A real server on loopback, in a thread of the test; what is inside can be looked at, and the clock turned."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import uvicorn

from techdeck.server.house import House
from techdeck.server.security import Gate, Limits, no_limits
from techdeck.server.services import Pace, Services
from techdeck.server.serving import Announcing, Wishes, config, run
from techdeck.server.store import open_store
from techdeck.server.thinking import Here, Thinkers
from techdeck.server.times import RealTime, Time

Answer = TypeVar("Answer")


@dataclass
class Running:
    """A server that runs."""

    port: int
    house: House
    loop: asyncio.AbstractEventLoop
    server: uvicorn.Server

    def do(self, job: Callable[[], Awaitable[Answer]]) -> Answer:
        """Something done inside the server."""

        async def done() -> Answer:
            return await job()

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(30)

    def call(self, function: Callable[[], Answer]) -> Answer:
        """The same for what does not wait."""

        async def done() -> Answer:
            return function()

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(30)


@contextmanager
def running(
    store: str = "memory:",
    time: Time | None = None,
    pace: Pace = Pace(0, 0),  # noqa: B008 - it never changes
    limits: Limits | None = None,
    thinkers: Callable[[], Thinkers] = Here,
    port: int = 0,
) -> Iterator[Running]:
    """A server from start to stop."""
    ready, found, failed = threading.Event(), [], []

    async def served() -> None:
        opened = await open_store(store)
        services = Services(opened, time or RealTime(), thinkers(), pace)
        house = House(services)
        wishes = Wishes(port=port, store=store)
        server = Announcing(config(wishes, house, Gate(limits=limits or no_limits())), wishes, services, tell)
        found.extend([house, asyncio.get_running_loop(), server])
        await server.serve()

    def tell(address: str) -> None:
        found.append(int(address.rpartition(":")[2]))
        ready.set()

    def body() -> None:
        try:
            run(served())
        except BaseException as error:
            failed.append(error)
        finally:
            ready.set()

    thread = threading.Thread(target=body)
    thread.start()
    ready.wait(30)
    if failed:
        raise failed[0]
    parts: list[Any] = found
    try:
        yield Running(parts[3], parts[0], parts[1], parts[2])
    finally:
        parts[2].should_exit = True
        thread.join(30)
        assert not thread.is_alive(), "the server does not stop"
    if failed:
        raise failed[0]
