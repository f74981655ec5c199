"""A tree over what one seat sees: each simulation imagines a world, follows the tree as far as that world allows,
adds one move to it and plays on by judgement. (Information-set Monte Carlo tree search, one observer)"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.bits import lowest
from techdeck.core.choices import Choices
from techdeck.core.judging import Stop, Weighed
from techdeck.core.state import State
from techdeck.playout import random_seat
from techdeck.search.playing import PATIENCE, do_plan, play_until
from techdeck.search.weighing import Problem, best_first

CURIOSITY: Final = 0.35
"""How much moves that were seldom tried are given the benefit of the doubt."""
MOST_NODES: Final = 200000
NONE: Final = -1


class Tree:
    """Moves that were tried after each other; node 0 is the question itself."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.action: vec[i64] = vec[i64]([NONE])
        self.seat: vec[i64] = vec[i64]([NONE])
        self.first: vec[i64] = vec[i64]([NONE])
        self.next: vec[i64] = vec[i64]([NONE])
        self.visits: vec[i64] = vec[i64]([0])
        self.open: vec[i64] = vec[i64]([0])
        self.total: vec[float] = vec[float]([0.0])
        self.path: vec[i64] = vec[i64]([0] * (PATIENCE + 2))
        self.depth: i64 = 0
        self.worths: vec[float] = vec[float]([0.0] * int(problem.table.players))
        for number in range(len(problem.moves)):
            self.add(0, number, problem.seat)

    def add(self, parent: i64, action: i64, seat: i64) -> i64:
        """A new move after a node; its number."""
        node: i64 = len(self.action)
        self.action, self.seat = append(self.action, action), append(self.seat, seat)
        self.first, self.next = append(self.first, i64(NONE)), append(self.next, self.first[parent])
        self.visits, self.open = append(self.visits, i64(0)), append(self.open, i64(0))
        self.total = append(self.total, 0.0)
        self.first[parent] = node
        return node

    def enter(self, node: i64) -> None:
        """The simulation comes by this node."""
        self.path[self.depth] = node
        self.depth += 1

    def simulate(self) -> None:
        """One world, from the question to the stage looked ahead to, and what it came to for all on the way."""
        problem = self.problem
        state, self.depth = problem.world(), 0
        self.enter(0)
        top = self.favourite_of_all()
        do_plan(state, problem.seat, problem.moves[self.action[top]].plan, problem.out)
        self.enter(top)
        if self.visits[top] > 0:
            self.descend(state, top)
        play_until(state, problem.judgement, problem.until, problem.rng, problem.out)
        self.learn(state)

    def descend(self, state: State, node: i64) -> None:
        """Follow the tree; where no seat branches, the judgement plays."""
        problem, out = self.problem, self.problem.out
        judgement, rng = problem.judgement, problem.rng
        for _decision in range(PATIENCE):
            mask = state.acting_now
            if mask == 0 or judgement.stage(state) >= problem.until:
                return
            alone = mask & (mask - 1) == 0
            seat = lowest(mask) if alone else random_seat(mask, rng)
            out.clear()
            state.top.legal(state, seat, out)
            quick = judgement.follow(state, seat, out, rng)
            if out.count == 1 or not self.branches(state, seat, alone):
                state.do(quick, seat)
                continue
            node = self.child(node, seat, out, quick)
            state.do(self.action[node], seat)
            self.enter(node)
            if self.visits[node] == 0:
                return

    def branches(self, state: State, seat: i64, alone: bool) -> bool:
        """Whether the tree has moves for this choice: where all see it, and the seat is the only one to choose."""
        return alone and self.problem.judgement.is_open(state)

    def child(self, node: i64, seat: i64, out: Choices, quick: i64) -> i64:
        """The move to follow: first what the judgement would do, then each that was not tried, then the favourite."""
        tried: i64 = 0
        found: i64 = NONE
        best = -1.0
        has_quick = False
        one = self.first[node]
        while one != NONE:
            if self.seat[one] == seat and out.has(self.action[one]):
                tried += 1
                self.open[one] += 1
                has_quick = has_quick or self.action[one] == quick
                hope = self.hope(one, self.open[one])
                if hope > best:
                    found, best = one, hope
            one = self.next[one]
        if tried == out.count or (len(self.action) >= MOST_NODES and found != NONE):
            return found
        return self.add(node, self.untried(node, seat, out) if has_quick else quick, seat)

    def untried(self, node: i64, seat: i64, out: Choices) -> i64:
        """One of the choices without a node, by chance."""
        start = self.problem.rng.below(out.count)
        for i in range(out.count):
            action = out.pick((start + i) % out.count)
            if not self.has_child(node, seat, action):
                return action
        raise AssertionError("every choice has a node")

    def has_child(self, node: i64, seat: i64, action: i64) -> bool:
        """Whether the seat's move was tried after this node."""
        one = self.first[node]
        while one != NONE:
            if self.action[one] == action and self.seat[one] == seat:
                return True
            one = self.next[one]
        return False

    def hope(self, node: i64, times: i64) -> float:
        """What a move came to, and the benefit of the doubt after it could be done so many times."""
        visits = float(self.visits[node])
        if visits == 0.0:
            return 1000.0
        return self.total[node] / visits + CURIOSITY * sqrt(log(float(times) + 1.0) / visits)

    def favourite_of_all(self) -> i64:
        """Of the moves that are weighed, the one to try now; the judgement's own before all others."""
        found: i64 = self.problem.preferred + 1
        if self.visits[found] == 0:
            return found
        best = self.hope(found, self.visits[0])
        one = self.first[0]
        while one != NONE:
            hope = self.hope(one, self.visits[0])
            if hope > best:
                found, best = one, hope
            one = self.next[one]
        return found

    def learn(self, state: State) -> None:
        """Every node on the way hears what it came to for the seat that moved."""
        problem, worths = self.problem, self.worths
        problem.judgement.worths(state, worths)
        self.visits[0] += 1
        for i in range(1, self.depth):
            node = self.path[i]
            self.visits[node] += 1
            self.total[node] += worths[self.seat[node]]


def grow(problem: Problem, iterations: i64, stop: Stop) -> list[Weighed]:
    """So many simulations, or until asked to stop; the most tried move first."""
    tree = Tree(problem)
    for _simulation in range(iterations):
        if stop():
            break
        tree.simulate()
    for number in range(len(problem.moves)):
        move = problem.moves[number]
        move.visits, move.total = tree.visits[number + 1], tree.total[number + 1]
    return best_first(problem)
