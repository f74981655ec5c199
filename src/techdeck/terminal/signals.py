"""Being stopped from outside: a terminal that is closed and a polite kill end a game like Ctrl-C, which saves it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

NAMES = ("SIGINT", "SIGHUP", "SIGTERM")


def known(*names: str) -> list[signal.Signals]:
    """Those of the signals that this system has."""
    return [signal.Signals[name] for name in names if name in signal.Signals.__members__]


def passed_over(_number: int, _frame: FrameType | None) -> None:
    """A signal that comes too late to stop anything; to ignore it would tell of one that was on its way already."""


class Stopped(KeyboardInterrupt):
    """A signal came; number says which."""

    number = int(signal.SIGINT)


@contextmanager
def stopping() -> Iterator[None]:
    """Within this, the first signal raises Stopped; those that are ignored stay so, as under nohup."""
    before = {number: signal.getsignal(number) for number in known(*NAMES)}
    heard = [number for number in before if before[number] in (signal.SIG_DFL, signal.default_int_handler)]

    def stop(number: int, _frame: FrameType | None) -> None:
        # Whoever closes a terminal may send more than one; the first is enough, and saving takes a moment.
        for other in heard:
            signal.signal(other, passed_over)
        stopped = Stopped()
        stopped.number = number
        raise stopped

    for number in heard:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number in heard:
            signal.signal(number, before[number])


@contextmanager
def undisturbed() -> Iterator[None]:
    """Within this no signal stops anything: a game is being saved."""
    before = {number: signal.signal(number, passed_over) for number in known(*NAMES)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler or signal.SIG_DFL)
