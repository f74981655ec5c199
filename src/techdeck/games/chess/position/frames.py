"""The frames of Tech Chess, as positions list them. (Family 8.7)"""

from __future__ import annotations

from techdeck.core.frames import Frame
from techdeck.games.chess.building import Building, Upgrading
from techdeck.games.chess.phases import ActionEnds, AfterUse, Turn, UsePiece
from techdeck.games.chess.setup import Arranging

FRAMES: list[type[Frame]] = [Arranging, Turn, AfterUse, ActionEnds, UsePiece, Building, Upgrading]
