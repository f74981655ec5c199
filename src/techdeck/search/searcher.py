"""The door to the search: weigh the moves of a question, or just choose."""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.judging import Stop, Weighed
from techdeck.core.rng import Rng
from techdeck.core.view import View
from techdeck.search.flat import halve
from techdeck.search.playing import own_chance
from techdeck.search.tree import grow
from techdeck.search.weighing import Problem, never


def weigh(view: View, rng: Rng, iterations: i64, stop: Stop = never) -> list[Weighed]:
    """The moves of the seat that is asked, the best first, after so many simulations or when asked to stop.

    The same view, chance and iterations always come to the same; more of them only make it better.
    """
    own = own_chance(rng)
    found = view.table.game.judgement.weigh(view, own, iterations, stop)
    if found:
        return found
    problem = Problem(view, own)
    if len(problem.moves) == 1:
        return problem.moves
    if problem.board is None:
        return halve(problem, iterations, stop)
    return grow(problem, iterations, stop)


def search(view: View, rng: Rng, iterations: i64, stop: Stop = never) -> int:
    """The first action of the best move."""
    return weigh(view, rng, iterations, stop)[0].action
