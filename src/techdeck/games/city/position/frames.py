"""The frames of Tech City, as positions list them. (Family 8.7)"""

from __future__ import annotations

from techdeck.core.frames import Frame
from techdeck.games.city.building import BuildTurn, CountAs
from techdeck.games.city.effects import EffectTurn, OwnerDiscards, OwnerMayDraw
from techdeck.games.city.paying import Pay
from techdeck.games.city.phases import DiscardDown, Round
from techdeck.games.city.placing import NextTo, OnSide
from techdeck.games.city.service import Help

BUILDS: list[type[Frame]] = [BuildTurn, CountAs, Pay, Help, NextTo, OnSide]
FRAMES: list[type[Frame]] = [Round, *BUILDS, EffectTurn, OwnerMayDraw, OwnerDiscards, DiscardDown]
