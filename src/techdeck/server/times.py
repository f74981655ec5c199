"""The time of day and alarms, passed in, so that tests turn the clock by hand. Times are seconds."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol

Ring = Callable[[], None]


class Alarm(Protocol):
    """Something that will ring, unless it is cancelled."""

    def cancel(self) -> None: ...


class Time(Protocol):
    """What the server asks for the time."""

    def now(self) -> float: ...
    def alarm(self, at: float, ring: Ring) -> Alarm: ...


class RealTime:
    """The machine's time. It runs evenly: somebody setting the machine's clock ends no game."""

    def __init__(self) -> None:
        self.offset = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970."""
        return time.monotonic() + self.offset

    def alarm(self, at: float, ring: Ring) -> Alarm:
        """Ring at a time, or at once if it is past."""
        return asyncio.get_running_loop().call_later(max(0.0, at - self.now()), ring)


class HandAlarm:
    """An alarm of a clock that is turned by hand."""

    def __init__(self, at: float, ring: Ring) -> None:
        self.at = at
        self.ring: Ring | None = ring

    def cancel(self) -> None:
        """It won't ring."""
        self.ring = None


class HandTime:
    """A clock that only moves when it is turned."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self.time = start
        self.alarms: list[tuple[float, int, HandAlarm]] = []
        self.numbers = itertools.count()

    def now(self) -> float:
        """What it shows."""
        return self.time

    def alarm(self, at: float, ring: Ring) -> Alarm:
        """Ring when it is turned so far."""
        alarm = HandAlarm(at, ring)
        heapq.heappush(self.alarms, (at, next(self.numbers), alarm))
        return alarm

    def turn(self, seconds: float) -> None:
        """Turn it on; alarms ring in their order."""
        end = self.time + seconds
        while self.alarms and self.alarms[0][0] <= end:
            at, _, alarm = heapq.heappop(self.alarms)
            self.time = max(self.time, at)
            if alarm.ring is not None:
                alarm.ring()
        self.time = end
