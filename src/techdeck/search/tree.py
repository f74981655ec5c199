"""A tree over what one seat sees: each simulation deals a world, follows the tree as far as that world allows, adds one
move to it and plays on by judgement. (Information-set Monte Carlo tree search, one observer)"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.bits import bit, has, lowest, size
from techdeck.core.boards import NOBODY, Board
from techdeck.core.judging import Stop, Weighed
from techdeck.search.playing import do_plan, play_to_board
from techdeck.search.weighing import Problem, best_first

CURIOSITY: Final = 0.35
"""How much moves that were seldom tried are given the benefit of the doubt."""
MOST_NODES: Final = 200000
NONE: Final = -1
DEEPEST: Final = 64
COUNTED: Final = 4096
ROOTS_OF_LOGS: vec[float] = vec[float]([CURIOSITY * sqrt(log(times + 1.0)) for times in range(COUNTED)])
PARTS_OF_ROOTS: vec[float] = vec[float]([1.0 / sqrt(max(1.0, visits)) for visits in range(COUNTED + 2)])
"""The two factors of the benefit of the doubt, worked out once: a tree asks for them all the time."""


class Tree:
    """Moves that were tried after each other; node 0 is the question itself, and the moves to weigh come next."""

    def __init__(self, problem: Problem, board: Board, iterations: i64) -> None:
        self.problem = problem
        self.board = board
        self.at_once = board.begins(problem.table)
        """Whether the board can deal what is behind the view; else the engine plays until the board takes over."""
        self.used: i64 = 1
        self.most: i64 = len(problem.moves) + 1 + min(iterations, MOST_NODES)
        nothing = [0] * int(self.most)
        self.choice: vec[i64] = vec[i64](nothing)
        self.seat: vec[i64] = vec[i64](nothing)
        self.first: vec[i64] = vec[i64](nothing)
        self.next: vec[i64] = vec[i64](nothing)
        self.visits: vec[i64] = vec[i64](nothing)
        self.open: vec[i64] = vec[i64](nothing)
        self.total: vec[float] = vec[float]([0.0] * int(self.most))
        self.path: vec[i64] = vec[i64]([0] * (DEEPEST + 2))
        self.depth: i64 = 0
        self.worths: vec[float] = vec[float]([0.0] * int(problem.table.players))
        self.roots, self.parts = ROOTS_OF_LOGS, PARTS_OF_ROOTS  # a name of the module would be looked up at every use
        self.first[0] = NONE
        for number in range(len(problem.moves)):
            self.add(0, number, problem.seat)

    def add(self, parent: i64, choice: i64, seat: i64) -> i64:
        """A new move after a node; its number."""
        node = self.used
        self.used = node + 1
        self.choice[node] = choice
        self.seat[node] = seat
        self.first[node] = NONE
        self.next[node] = self.first[parent]
        self.first[parent] = node
        return node

    def simulate(self, most: i64) -> i64:
        """One world, from the question to the stage looked ahead to; how many simulations that were."""
        board, top = self.board, self.favourite_of_all()
        plays = self.plays_of(top, most)
        if not self.begin(top):
            self.learn()
            return 1
        for play in range(plays):
            if play > 0:
                board.again()
            self.depth = 1
            if self.visits[top] > 0:
                self.descend(top)
            board.play_on()
            board.worths(self.worths)
            self.learn()
        return plays

    def plays_of(self, top: i64, most: i64) -> i64:
        """How often a world is played: a move that was never tried just once, so that the others get their turn."""
        if self.at_once or self.visits[top] == 0:
            return 1
        return min(most, self.problem.judgement.plays)

    def begin(self, top: i64) -> bool:
        """A move to weigh is done in a world of its own; False if the stage was over before the board took over."""
        problem, board = self.problem, self.board
        self.path[0] = top
        self.depth = 1
        plan = problem.moves[self.choice[top]].plan
        if self.at_once:
            board.deal(problem.rng)
            board.do(board.choice_of(plan.steps[0]))
            return True
        state = problem.world()
        do_plan(state, problem.seat, plan, problem.out)
        if play_to_board(state, board, problem.judgement, problem.until, problem.rng, problem.out):
            board.load(state, problem.rng)
            return True
        problem.judgement.worths(state, self.worths)
        return False

    def descend(self, node: i64) -> None:
        """Follow the tree until it ends, or the stage does; where there is only one choice, it doesn't branch."""
        board, visits, path = self.board, self.visits, self.path
        while board.turn != NOBODY and self.depth < DEEPEST:
            legal = board.legal
            if legal & (legal - 1) == 0:
                board.do(lowest(legal))
                continue
            node = self.child(node, board.turn, legal)
            if node == NONE:
                return
            path[self.depth] = node
            self.depth += 1
            board.do(self.choice[node])
            if visits[node] == 0:
                return

    def child(self, node: i64, seat: i64, legal: i64) -> i64:
        """The move to follow: first what the judgement would do, then each that was not tried, then the favourite."""
        choice, following, visits, open_, total = self.choice, self.next, self.visits, self.open, self.total
        found, left = i64(NONE), legal
        best = -1.0
        one = self.first[node]
        while one != NONE:
            if has(legal, choice[one]) and self.seat[one] == seat:
                left ^= bit(choice[one])
                open_[one] += 1
                hope = self.hope(total[one], visits[one], open_[one])
                if hope > best:
                    found, best = one, hope
            one = following[one]
        if left == 0 or self.used >= self.most:
            return found
        quick = self.board.quick()
        return self.add(node, quick if has(left, quick) else self.some(left), seat)

    def hope(self, total: float, visits: i64, times: i64) -> float:
        """What a move came to, and the benefit of the doubt after it could be done so many times."""
        if visits == 0:
            return 1000.0
        if times < COUNTED:
            return total / float(visits) + self.roots[times] * self.parts[visits]
        return total / float(visits) + CURIOSITY * sqrt(log(float(times) + 1.0) / float(visits))

    def some(self, mask: i64) -> i64:
        """One of the choices, each as likely."""
        for _skipped in range(self.problem.rng.below(size(mask))):
            mask &= mask - 1
        return lowest(mask)

    def favourite_of_all(self) -> i64:
        """Of the moves that are weighed, the one to try now; the judgement's own before all others."""
        found: i64 = self.problem.preferred + 1
        visits, total, all_visits = self.visits, self.total, self.visits[0]
        if visits[found] == 0:
            return found
        best = self.hope(total[found], visits[found], all_visits)
        for one in range(1, len(self.problem.moves) + 1):
            hope = self.hope(total[one], visits[one], all_visits)
            if hope > best:
                found, best = one, hope
        return found

    def learn(self) -> None:
        """All nodes on the way hear what it came to for the seat that moved."""
        path, visits, total, seat, worths = self.path, self.visits, self.total, self.seat, self.worths
        visits[0] += 1
        for i in range(self.depth):
            node = path[i]
            visits[node] += 1
            total[node] += worths[seat[node]]


def grow(problem: Problem, iterations: i64, stop: Stop) -> list[Weighed]:
    """So many simulations, or until asked to stop; the most tried move first."""
    assert problem.board is not None
    tree = Tree(problem, problem.board, iterations)
    left = iterations
    while left > 0 and not stop():
        left -= tree.simulate(left)
    for number in range(len(problem.moves)):
        move = problem.moves[number]
        move.visits, move.total = tree.visits[number + 1], tree.total[number + 1]
    return best_first(problem)
