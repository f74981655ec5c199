"""Being stopped from outside: a terminal that is closed and a polite kill end a game like Ctrl-C, which saves it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

NAMES = ("SIGHUP", "SIGTERM")
"""Not every system has both."""


class Stopped(KeyboardInterrupt):
    """A signal came; number says which."""

    number = int(signal.SIGINT)


@contextmanager
def stopping() -> Iterator[None]:
    """Within this, the signals raise Stopped; those that are ignored stay so, as under nohup."""
    known = [signal.Signals[name] for name in NAMES if name in signal.Signals.__members__]
    before = {number: signal.getsignal(number) for number in known}
    heard = [number for number in known if before[number] == signal.SIG_DFL]

    def stop(number: int, _frame: FrameType | None) -> None:
        # Whoever closes a terminal may send more than one; the first is enough, and saving takes a moment.
        for other in heard:
            signal.signal(other, signal.SIG_IGN)
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
