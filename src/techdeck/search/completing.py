"""A gesture that was begun, brought to its end."""

from __future__ import annotations

from typing import Final

from techdeck.core.choices import Choices
from techdeck.core.rng import Rng
from techdeck.core.view import View
from techdeck.search.playing import own_chance

LONGEST: Final = 24
"""A gesture that is not whole after so many choices is left as it was begun."""


def whole(view: View, actions: list[int], rng: Rng) -> list[int]:
    """A gesture to its end, as the one who began it would go on: an offer with what is given, and what for."""
    gesture, judgement, own = view.gesture(), view.table.game.judgement, own_chance(rng)
    out = Choices(view.table.game.actions.total)
    for action in actions:
        if not gesture.complete:
            gesture.take(action)
    while not gesture.complete and len(gesture.actions) < LONGEST:
        out.clear()
        gesture.table.top.legal(gesture.table, gesture.seat, out)
        action = int(judgement.choose(gesture.table, gesture.seat, out, own))
        if not any(one.action == action and gesture.slot().takes(one) for one in gesture.ask().choices):
            return actions  # it would think again: then the beginning is all there is to say
        gesture.take(action)
    return gesture.actions if gesture.complete else actions
