"""Editions that hosts write themselves: read where they delay nobody, and kept whole. (Family 8.1)

A text that was never seen is read by a worker process, which has only so much time and memory. What it accepts is read
again in a thread, bit by bit, before its table begins: the grammar never runs where tables wait.
"""

from __future__ import annotations

import asyncio
import resource
import signal
import time
import tomllib
from collections.abc import Iterator
from functools import cache
from types import FrameType
from typing import Any, NoReturn

from techdeck.core.errors import TechdeckError
from techdeck.deck.edition import Edition, read_edition
from techdeck.deck.files import packaged_editions, packaged_text
from techdeck.deck.language import program_of
from techdeck.deck.sent import MOST_BYTES, SentEdition, read_sent, whole_text
from techdeck.server.connection import Refused
from techdeck.server.parts import Mistake
from techdeck.server.store.records import TableRow
from techdeck.server.thinking import Failed, Workers, give_way

CPU_SECONDS = 5.0
"""A text that takes the worker longer is refused; 54 cards take a twentieth of a second, all of them wrong a second."""
MOST_SECONDS = 30.0
MEMORY = 1 << 30
MOST_TOLD = 50
"""So many mistakes are told; there may be more."""
MOST_WAITING = 20
"""So many texts wait to be read."""
PAUSE = 2
"""A text is read bit by bit, with pauses so many times as long as each bit took."""

Read = tuple[SentEdition, int]
"""An edition, or its first mistakes; and how many there are besides."""


class TooLong(Exception):
    """A text takes too long to read."""


def begin() -> None:
    """A worker that reads gives way to all else, and has only so much memory."""
    give_way()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def stop(number: int, frame: FrameType | None) -> NoReturn:
    """The time for a text is up."""
    raise TooLong


def read_in_time(text: str) -> Read | None:
    """The edition of a text, in a worker; None if it takes too much."""
    signal.signal(signal.SIGVTALRM, stop)
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, CPU_SECONDS)
        try:
            sent = read_sent(text)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    except (TooLong, MemoryError, RecursionError):
        return None
    told = sent.mistakes[:MOST_TOLD]
    return sent._replace(mistakes=told), len(sent.mistakes) - len(told)


def texts_in(edition_text: str) -> Iterator[str]:
    """The texts of the cards of a whole edition."""
    groups: list[dict[str, Any]] = [group for group in tomllib.loads(edition_text).values() if isinstance(group, dict)]
    for group in groups:
        for card in group.values():
            if isinstance(card, dict) and isinstance(text := card.get("text"), str):
                yield text


def read_gently(row: TableRow) -> Edition:
    """The edition of a table, read in a thread: with a pause after each card, so that the tables have their turn."""
    for text in texts_in(row.edition_text):
        before = time.perf_counter()
        program_of(text)
        time.sleep(PAUSE * (time.perf_counter() - before))
    return read_edition(row.edition_text, row.edition)


@cache
def packaged_names() -> frozenset[str]:
    """The editions that come with the package."""
    return frozenset(packaged_editions())


def has_own_cards(row: TableRow) -> bool:
    """Whether a table's edition is its host's own, which never has the name of a packaged one."""
    return row.edition not in packaged_names()


def is_packaged(row: TableRow) -> bool:
    """Whether a table plays an edition of the package, as it is now."""
    return row.edition in packaged_names() and row.edition_text == packaged_text(row.edition)


class Editions:
    """Reads editions; tables whose edition is their own wait here until it is read."""

    def __init__(self) -> None:
        self.workers = Workers(1, MOST_SECONDS, begin)
        self.waiting = 0
        self.one_at_a_time = asyncio.Lock()

    async def read(self, text: str) -> Read:
        """The edition of a text that somebody sent, with its mistakes."""
        if len(text.encode(errors="surrogatepass")) > MOST_BYTES:
            raise Refused("too_large", f"an edition may have {MOST_BYTES} bytes")
        if self.waiting >= MOST_WAITING:
            raise Refused("too_many", "too many editions are being read at the moment: try again soon")
        self.waiting += 1
        try:
            found = await self.workers.answer(read_in_time, text)
        except Failed:
            found = None
        finally:
            self.waiting -= 1
        if found is None:
            what = "this takes too long to read: write shorter texts, or leave out the cards that you don't change"
            return SentEdition([(1, 1, what)]), 0
        return found

    async def kept(self, text: str) -> tuple[str, str]:
        """The name and the whole text of an edition to be played; Refused with its mistakes."""
        sent, more = await self.read(text)
        if not sent.mistakes:
            return sent.name, whole_text(sent)
        line, column, what = sent.mistakes[0]
        others = len(sent.mistakes) + more - 1
        also = f" (and {others} more {'mistake' if others == 1 else 'mistakes'})" if others else ""
        reason = f"line {line}, column {column}: {what}{also}"
        raise Refused("bad_edition", reason, mistakes=[Mistake(*place) for place in sent.mistakes])

    async def get_ready(self, row: TableRow) -> None:
        """A table is about to need its cards: see to it that they are known."""
        if not is_packaged(row):
            await self.of(row)

    async def of(self, row: TableRow) -> Edition:
        """The edition of a table; TechdeckError if this version can't read it."""
        if is_packaged(row):
            return read_edition(row.edition_text, row.edition)
        async with self.one_at_a_time:
            try:
                return await asyncio.to_thread(read_gently, row)
            except (ValueError, RecursionError) as error:
                raise TechdeckError(f"the edition {row.edition} can't be read: {error}") from None

    async def close(self) -> None:
        """End the worker."""
        await self.workers.close()
