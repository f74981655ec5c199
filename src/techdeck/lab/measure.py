"""Timing several ways of playing side by side: one core, short slices in turn, medians and spread."""

from __future__ import annotations

import contextlib
import gc
import os
import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import NamedTuple

ENGINE = "whole games in the engine"
PLAYOUT = "clone + random playout"
PYTHON = "stepped from Python"
PATHS = (ENGINE, PLAYOUT, PYTHON)

MAX_ACTIONS = 100_000  # a stepped game longer than this is given up: nobody's endless game may hang the run
ROLLOUTS = 100  # playouts a call, on both sides
WARM_UP = 0.02  # seconds: batches are doubled until one takes this long
MAX_BATCH = 1 << 20


class Count(NamedTuple):
    """What a batch did: decisions of players, games played to their end, and events of chance."""

    decisions: int
    games: int
    chance: int = 0


class Sample(NamedTuple):
    """The rates of one slice, each per second; events are decisions and chance together."""

    decisions: float
    games: float
    events: float


class Spread(NamedTuple):
    """The median of several samples with the lowest and the highest of them."""

    median: float
    low: float
    high: float

    @property
    def percent(self) -> float:
        """Half the distance from lowest to highest, in percent of the median."""
        return 50.0 * (self.high - self.low) / self.median if self.median else 0.0


Batch = Callable[[int, int], Count]  # plays so many rounds of its unit of work, with this seed


@dataclass(eq=False)
class Case:
    """One way in which one engine plays one game at random, and what it did in each slice so far."""

    path: str
    who: str
    how: str
    batch: Batch
    ours: bool = False
    also: tuple[str, ...] = ()  # further paths on which it stands as a peer
    size: int = 1
    samples: list[Sample] = field(default_factory=list)
    failure: str = ""

    @property
    def label(self) -> str:
        """Who plays, and how."""
        return f"{self.who}, {self.how}"


Progress = Callable[[str], None]


def spread(values: Sequence[float]) -> Spread:
    """The median and the ends of some measured values."""
    return Spread(statistics.median(values), min(values), max(values))


@contextlib.contextmanager
def one_core() -> Iterator[int | None]:
    """Keep this process on one core, the last it may use; gives its number, None where that can't be done."""
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    allowed = os.sched_getaffinity(0)
    core = max(allowed)
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, allowed)


@contextlib.contextmanager
def no_garbage_pauses() -> Iterator[None]:
    """Collect garbage now and not again until the slice is over, as timeit does."""
    was_on = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def warm_up(case: Case) -> None:
    """Play the case once or more, doubling its batch until one is long enough to be timed well."""
    passed = 0.0
    while passed < WARM_UP and case.size < MAX_BATCH:
        case.size *= 2
        start = perf_counter()
        case.batch(case.size, 0)
        passed = perf_counter() - start


def measure(case: Case, seconds: float, seed: int) -> Sample:
    """Play batches for about so many seconds and give the rates."""
    decisions = games = chance = 0
    with no_garbage_pauses():
        start = perf_counter()
        passed = 0.0
        while passed < seconds:
            done = case.batch(case.size, seed)
            seed += case.size
            decisions += done.decisions
            games += done.games
            chance += done.chance
            passed = perf_counter() - start
    return Sample(decisions / passed, games / passed, (decisions + chance) / passed)


def guarded(case: Case, work: Callable[[], None]) -> None:
    """Do the work; a peer that breaks is marked and left out from then on, our own errors are raised."""
    try:
        work()
    except Exception as error:  # whatever a foreign package raises must not end our run
        if case.ours:
            raise
        case.failure = f"failed: {type(error).__name__}: {error}"


def prepare(case: Case) -> None:
    """Warm a case up, or mark it as failed."""
    guarded(case, lambda: warm_up(case))


def take_turns(cases: Sequence[Case], rounds: int, seconds: float, progress: Progress) -> bool:
    """Measure the cases in turn, A B C A B C, for so many rounds; False if Ctrl-C ended it early."""
    try:
        for case in cases:
            prepare(case)
        for number in range(rounds):
            for case in cases:
                take_slice(case, number, seconds)
                progress(f"round {number + 1}/{rounds}  {case.path:25}  {case.label:58}  {latest(case)}")
    except KeyboardInterrupt:
        progress("stopped; what was measured so far follows")
        return False
    return True


def take_slice(case: Case, number: int, seconds: float) -> None:
    """Add one sample to a case that still works."""
    if not case.failure:
        seed = 1 + number * 1_000_000
        guarded(case, lambda: case.samples.append(measure(case, seconds, seed)))


def latest(case: Case) -> str:
    """The last sample in words."""
    return case.failure or f"{case.samples[-1].decisions:13,.0f} decisions/s"
