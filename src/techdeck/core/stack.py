"""The stack of frames: what is still to happen at a table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.counting import Counting
from techdeck.core.frames import Frame

NOTHING: Final = Frame()
"""Lies under the stack, and where a frame was: nothing is left to happen."""
EMPTY: Final = "nothing is left to happen"
ROOM: Final = 8
"""So many frames fit without making room for more."""


class Stack(Counting):
    """Numbers and counted values, with what is still to happen."""

    def __init__(self, cards: i64, nums: vec[i64]) -> None:
        super().__init__(cards, nums)
        self.stack: vec[Frame] = vec[Frame]([NOTHING] * ROOM)
        self.depth: i64 = 0
        self.top: Frame = NOTHING

    @property
    def frames(self) -> vec[Frame]:
        """What is still to happen; the last of them happens next."""
        return self.stack[1 : self.depth + 1]

    def push(self, frame: Frame) -> None:
        """This happens next."""
        depth = self.depth + 1
        if depth < len(self.stack):
            self.stack[depth] = frame
        else:
            self.stack = append(self.stack, frame)
        self.depth = depth
        self.top = frame

    def pop(self) -> None:
        """The top frame is done."""
        stack, depth = self.stack, self.depth
        if depth == 0:
            raise IndexError(EMPTY)
        stack[depth] = NOTHING
        self.depth = depth - 1
        self.top = stack[depth - 1]

    def replace(self, frame: Frame) -> None:
        """The top frame gives way to this one."""
        if self.depth == 0:
            raise IndexError(EMPTY)
        self.stack[self.depth] = frame
        self.top = frame
