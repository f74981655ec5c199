"""Where bots think: a few worker processes that give way to everything else, with a bound on what waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.resource_tracker import ensure_running
from time import monotonic
from typing import Protocol

from techdeck.bots import choose_in_time
from techdeck.bots.hinting import Hint, hints
from techdeck.core.judging import Stop
from techdeck.core.rng import fast_rng
from techdeck.core.view import View

LOG = logging.getLogger("techdeck.bots")
MOST_WAITING = 200
"""How many views may be with the workers at once; what comes after waits here, where it costs nothing."""
MOST_SECONDS = 20.0
"""A bot that has not answered by then plays by chance."""
THINKING_SECONDS = 2.0
"""A search that has not come to its end by then is stopped, and does the best it has found."""


class Busy(Exception):
    """There is too much to think about already."""


class Thinkers(Protocol):
    """Whoever thinks for bots."""

    async def choose(self, bot: str, view: View, seed: int) -> int: ...
    async def hint(self, view: View, seed: int) -> list[Hint]: ...
    async def close(self) -> None: ...


def chosen(bot: str, view: View, seed: int) -> int:
    """What a bot does, given what its seat knows and nothing else."""
    return int(choose_in_time(bot, view, fast_rng(seed, "table bot"), deadline(THINKING_SECONDS)))


def hinted(view: View, seed: int) -> list[Hint]:
    """What a bot would do in the seat's place, and what that promises."""
    return hints(view, fast_rng(seed, "hint"), stop=deadline(THINKING_SECONDS))


def deadline(seconds: float) -> Stop:
    """A stop for searches, after so many seconds: on a slow machine, or a plain engine, they do as much as they can."""
    end = monotonic() + seconds
    return lambda: monotonic() > end


class Here:
    """Bots that think at once, in this process: for tests."""

    async def choose(self, bot: str, view: View, seed: int) -> int:
        """What a bot does."""
        return chosen(bot, view, seed)

    async def hint(self, view: View, seed: int) -> list[Hint]:
        """What a bot would do."""
        return hinted(view, seed)

    async def close(self) -> None:
        """Nothing is left over."""


def give_way() -> None:
    """A worker has a low priority, and is not left over if the server is killed."""
    os.nice(15)
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """Wait until the server's process is gone, and go as well."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """A process that starts meanwhile never hears Ctrl-C: it leaves that to the server, which hears it afterwards."""
    ensure_running()  # what watches over shared things starts now: it would end the blocking
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Workers:
    """Bots that think in processes of their own."""

    def __init__(self, processes: int = 1, most_waiting: int = MOST_WAITING, seconds: float = MOST_SECONDS) -> None:
        self.processes = processes
        self.seconds = seconds
        self.room = asyncio.Semaphore(most_waiting)
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, view: View, seed: int) -> int:
        """What a bot does; by chance, if its worker fails or takes too long."""
        async with self.room:
            try:
                work = asyncio.get_running_loop().run_in_executor(self.started(), chosen, bot, view, seed)
                return await asyncio.wait_for(work, self.seconds)
            except (BrokenProcessPool, TimeoutError) as error:
                LOG.error("a bot worker failed (%s): the bot plays by chance", type(error).__name__)
                self.restart()
                return random.Random(seed).choice(view.legal_actions())

    async def hint(self, view: View, seed: int) -> list[Hint]:
        """What a bot would do; nothing, if its worker fails or takes too long."""
        async with self.room:
            try:
                work = asyncio.get_running_loop().run_in_executor(self.started(), hinted, view, seed)
                return await asyncio.wait_for(work, self.seconds)
            except (BrokenProcessPool, TimeoutError) as error:
                LOG.error("a bot worker failed (%s): there is no hint", type(error).__name__)
                self.restart()
                return []

    def started(self) -> ProcessPoolExecutor:
        """The worker processes, started when they are first needed."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=give_way)
            with undisturbed():
                for _ in range(self.processes):
                    self.pool.submit(os.getpid)  # each starts a worker
        return self.pool

    def restart(self) -> None:
        """Other workers next time: these are broken, or stuck."""
        if self.pool is not None:
            stuck, self.pool = self.pool, None
            end(stuck)

    async def close(self) -> None:
        """End the workers."""
        self.restart()


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool with its processes, whatever they are doing."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
