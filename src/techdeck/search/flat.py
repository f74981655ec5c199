"""Weighing the first move alone: every move is tried in the same imagined worlds, and the worse half drops out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.judging import Stop, Weighed
from techdeck.search.weighing import Problem

TRUST: Final = 0.01
"""So much better than what the judgement would do another move must look, for chance may have favoured it."""


def halve(problem: Problem, iterations: i64, stop: Stop) -> list[Weighed]:
    """Sequential halving: each round spends an equal share of the simulations on the moves still in."""
    alive = list(range(len(problem.moves)))
    rounds = rounds_of(len(alive))
    for _round in range(rounds):
        worlds = max(1, int(iterations) // (rounds * len(alive)))
        for _world in range(worlds):
            if not in_one_world(problem, alive, stop):
                return ranked(problem, alive)
        alive = ranked_numbers(problem, alive)[: (len(alive) + 1) // 2]
    return ranked(problem, alive)


def rounds_of(moves: int) -> int:
    """How often so many moves can be halved until one is left; at least once."""
    rounds = 1
    while moves > 2:
        moves = (moves + 1) // 2
        rounds += 1
    return rounds


def in_one_world(problem: Problem, alive: list[int], stop: Stop) -> bool:
    """Every move still in is tried in one world, with the same chance: so they differ only by what they are.

    False if it was told to stop before all were: then none of it counts, for the others were not in that world.
    """
    world, found = problem.world(), list[float]()
    seed, last = problem.rng.state, alive[len(alive) - 1]
    for number in alive:
        if stop():
            return False
        problem.rng.state = seed
        found.append(problem.try_out(world if number == last else world.clone(), number))
    for i in range(len(alive)):
        move = problem.moves[alive[i]]
        move.total += found[i]
        move.visits += 1
    return True


def ranked_numbers(problem: Problem, alive: list[int]) -> list[int]:
    """The moves still in by what they came to, the best first; the judgement's own has a little trust ahead."""
    values = [(-problem.moves[n].value - (TRUST if n == problem.preferred else 0.0), n) for n in alive]
    values.sort()
    return [n for _value, n in values]


def ranked(problem: Problem, alive: list[int]) -> list[Weighed]:
    """All moves, those still in first."""
    out = [n for n in range(len(problem.moves)) if n not in alive]
    return [problem.moves[n] for n in ranked_numbers(problem, alive) + ranked_numbers(problem, out)]
