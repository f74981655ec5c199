"""The frames of Paradoxical, as positions list them. (Family 8.7)"""

from __future__ import annotations

from techdeck.core.frames import Frame
from techdeck.games.paradoxical.building import HandLimit, Lay, MakeRoom, PoolLimit, TurnUp
from techdeck.games.paradoxical.claiming import ChooseIndifferent, ChooseSet
from techdeck.games.paradoxical.phases import AfterUse, EndOfTurn, Turn
from techdeck.games.paradoxical.rewards import AddAfter, DrawAfter

CLAIMS: list[type[Frame]] = [ChooseSet, ChooseIndifferent, DrawAfter, AddAfter]
FRAMES: list[type[Frame]] = [Turn, EndOfTurn, TurnUp, Lay, MakeRoom, HandLimit, PoolLimit, *CLAIMS, AfterUse]
