"""Cards that lie aside, and the text each of them lies aside for. (Family 3.15)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.effects.registers import ASIDE_FROM
from techdeck.core.effects.run import Run
from techdeck.core.state import State


def laid_aside_by(state: State, index: i64) -> Run | None:
    """The text that has the card at this index of those lying aside."""
    frames = state.frames
    for place in range(len(frames) - 1, -1, -1):
        frame = frames[place]
        if isinstance(frame, Run) and frame.get(state, ASIDE_FROM) <= index:
            return frame
    return None
