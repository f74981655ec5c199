"""A frame that waits for one seat."""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.frames import Frame


class SeatFrame(Frame):
    """A choice of one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.waits_for = bit(seat)

    def key(self) -> str:
        return f"{self.__class__.__name__}({self.seat})"
