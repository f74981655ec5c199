"""Whole gestures of Tech Chess: a build with its square, an upgrade with its pawn, the whole set-up. (Chess 0, 4, 5)"""

from __future__ import annotations

from techdeck.core.forms import CommandForm, Slot

HAND_CARD = Slot("card", ["turn"], "card")
COMMANDS: list[CommandForm] = [
    CommandForm("build", "turn", "build", [HAND_CARD, Slot("square", ["build_where"], "text")]),
    CommandForm("upgrade", "turn", "upgrade", [HAND_CARD, Slot("square", ["upgrade_which"], "text")]),
    CommandForm("set_up", "pick_piece", "pick", [Slot("cards", ["pick_piece", "pick_left"], "card", many=True)]),
]
