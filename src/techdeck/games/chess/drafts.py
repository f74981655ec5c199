"""Whole gestures of Tech Chess: a build with its square, an upgrade with its pawn, both kings set up at once. (Chess 4-6)"""

from __future__ import annotations

from techdeck.core.forms import CommandForm, Slot

COMMANDS: list[CommandForm] = [
    CommandForm("build", "turn", "build", [Slot("card", ["turn"], "card"), Slot("square", ["build_where"], "text")]),
    CommandForm(
        "upgrade", "turn", "upgrade", [Slot("card", ["turn"], "card"), Slot("square", ["upgrade_which"], "text")]
    ),
    CommandForm("set_up", "pick_piece", "pick", [Slot("cards", ["pick_piece", "pick_left"], "card", many=True)]),
]
