"""The levels, the same in every game: chance, a novice, a casual player, and two that search."""

from __future__ import annotations

from techdeck.core.judging import Stop
from techdeck.core.rng import Rng
from techdeck.core.view import View
from techdeck.search.playing import quick_choice
from techdeck.search.searcher import search
from techdeck.search.weighing import never

SKILLED = {"chess": 400_000, "city": 1_500, "exchange": 800, "paradoxical": 1_500, "tricks": 25_000}
EXPERT = {"chess": 2_000_000, "city": 7_500, "exchange": 4_000, "paradoxical": 7_500, "tricks": 125_000}
"""Simulations for one decision, by game, in Tech Chess positions: about what 200 ms and 1 s buy on a quiet core."""
OTHER_GAMES = 1_000
"""The same for a game that is not listed, which the expert takes five times."""


def novice(view: View, legal: list[int], rng: Rng) -> int:
    """Plays sensibly and slips as people do: high cards dazzle, and chances go by unseen."""
    return quick_choice(view, rng, slips=True)


def casual(view: View, legal: list[int], rng: Rng) -> int:
    """Does at a glance what the game's judgement says."""
    return quick_choice(view, rng)


def skilled(view: View, legal: list[int], rng: Rng, stop: Stop = never) -> int:
    """Searches for a moment."""
    return searched(view, legal, rng, iterations_of(view.table.game.name), stop)


def expert(view: View, legal: list[int], rng: Rng, stop: Stop = never) -> int:
    """Searches for as long as people are glad to wait."""
    return searched(view, legal, rng, EXPERT.get(view.table.game.name, 5 * OTHER_GAMES), stop)


def iterations_of(game: str) -> int:
    """The simulations of a skilled player for one decision."""
    return SKILLED.get(game, OTHER_GAMES)


def searched(view: View, legal: list[int], rng: Rng, iterations: int, stop: Stop) -> int:
    """What a search of so many simulations finds best, or of fewer if it is told to stop."""
    return legal[0] if len(legal) == 1 else search(view, rng, iterations, stop)
