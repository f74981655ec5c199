"""The frames of Paradoxical by their names, as positions write them. (Family 8.7)"""

from __future__ import annotations

from techdeck.core.errors import TechdeckError
from techdeck.core.frames import Frame
from techdeck.games.paradoxical.building import HandLimit, Lay, MakeRoom, PoolLimit, TurnUp
from techdeck.games.paradoxical.claiming import ChooseIndifferent, ChooseSet
from techdeck.games.paradoxical.phases import AfterUse, EndOfTurn, Turn
from techdeck.games.paradoxical.rewards import AddAfter, DrawAfter


def frame_of(name: str, n: list[int]) -> Frame:
    """The frame of this name with these numbers."""
    if len(n) == 1:
        for kind in (Turn, EndOfTurn, MakeRoom, HandLimit, PoolLimit):
            if name == kind.__name__:
                return kind(n[0])
    if len(n) == 2:
        for pair in (TurnUp, Lay, AfterUse, DrawAfter, AddAfter):
            if name == pair.__name__:
                return pair(n[0], n[1])
    if name == "ChooseSet" and len(n) == 3:
        return ChooseSet(n[0], n[1], n[2])
    if name == "ChooseIndifferent" and len(n) == 4:
        return ChooseIndifferent(n[0], n[1], n[2], n[3])
    raise TechdeckError(f"there is no frame {name!r} with {len(n)} numbers in Paradoxical")
