"""Where bots think: a few worker processes that give way to all else, and get no more than they can begin soon."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.resource_tracker import ensure_running
from time import monotonic
from typing import Protocol, TypeVar

from techdeck.bots import choose_in_time
from techdeck.bots.hinting import Hint, hints
from techdeck.core.judging import Stop
from techdeck.core.rng import fast_rng
from techdeck.core.view import View

LOG = logging.getLogger("techdeck.bots")
MOST_SECONDS = 20.0
"""A bot that has not answered by then plays by chance: far more than it takes, even if another is thought of first."""
THINKING_SECONDS = 2.0
"""A search that has not come to its end by then is stopped, and does the best it has found."""
Answer = TypeVar("Answer")


class Failed(Exception):
    """A worker broke, or took too long."""


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
    """Bots that think in processes of their own, or whatever else is to delay nobody."""

    def __init__(self, processes: int = 1, seconds: float = MOST_SECONDS, begin: Callable[[], None] = give_way) -> None:
        self.processes = processes
        self.seconds = seconds
        self.begin = begin
        self.room = asyncio.Semaphore(processes + 1)
        """All that think, and who is next; the others wait here, where it costs nothing and no time of theirs."""
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, view: View, seed: int) -> int:
        """What a bot does; by chance, if its worker fails or takes too long."""
        try:
            return await self.answer(chosen, bot, view, seed)
        except Failed as failed:
            LOG.error("a bot worker failed (%s): the bot plays by chance", failed)
            return random.Random(seed).choice(view.legal_actions())

    async def hint(self, view: View, seed: int) -> list[Hint]:
        """What a bot would do; Failed, if its worker breaks or takes too long."""
        return await self.answer(hinted, view, seed)

    async def answer(self, work: Callable[..., Answer], *about: object) -> Answer:
        """What a worker comes to; if it fails, everybody gets other workers, once."""
        async with self.room:
            pool = self.started()
            try:
                thinking = asyncio.get_running_loop().run_in_executor(pool, work, *about)
                thinking.add_done_callback(pass_over)
                return await asyncio.wait_for(asyncio.shield(thinking), self.seconds)  # the pool ends what is late
            except asyncio.CancelledError:
                thinking.cancel()
                raise
            except (BrokenProcessPool, TimeoutError) as error:
                if self.pool is pool:
                    self.restart()
                raise Failed(type(error).__name__) from error

    def started(self) -> ProcessPoolExecutor:
        """The worker processes, started when they are first needed."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=self.begin)
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


def pass_over(thinking: asyncio.Future[Answer]) -> None:
    """What becomes of a thought that came too late is told by nobody."""
    if not thinking.cancelled():
        thinking.exception()


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool with its processes, whatever they are doing; who waits for them hears that it is broken."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False)
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
