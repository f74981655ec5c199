"""Being stopped from outside: the first signal stops a game, and none after it keeps it from being saved."""

import os
import signal
from collections.abc import Callable, Iterator
from types import FrameType

import pytest

from techdeck.terminal.signals import Stopped, stopping

USUAL: dict[int, Callable[[int, FrameType | None], object] | signal.Handlers] = {
    signal.SIGINT: signal.default_int_handler,
    signal.SIGHUP: signal.SIG_DFL,
    signal.SIGTERM: signal.SIG_DFL,
}


@pytest.fixture
def _usual_signals() -> Iterator[None]:
    """Signals are heard as usual, though tests that run in the background may ignore some."""
    before = {number: signal.signal(number, handler) for number, handler in USUAL.items()}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def stopped_twice(first: int, second: int) -> None:
    """A game that is stopped; a second signal comes before anything could be done against it."""
    with stopping():
        try:
            os.kill(os.getpid(), first)
        except Stopped as stop:
            os.kill(os.getpid(), second)
            stop.args = ("saved",)
            raise


@pytest.mark.usefixtures("_usual_signals")
@pytest.mark.parametrize("first", USUAL)
@pytest.mark.parametrize("second", USUAL)
def test_a_second_signal_stops_nothing_that_the_first_has_begun(first, second):
    with pytest.raises(Stopped, match="saved") as stopped:
        stopped_twice(first, second)
    assert stopped.value.number == first
    assert {number: signal.getsignal(number) for number in USUAL} == USUAL
