"""What a search is asked: a view, the moves to weigh, and how far to look ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.boards import Board
from techdeck.core.choices import Choices
from techdeck.core.imagining import Imagination
from techdeck.core.judging import Judgement, Plan, Stop, Weighed
from techdeck.core.rng import FastRng, Rng
from techdeck.core.state import State
from techdeck.core.view import View
from techdeck.search.playing import do_plan, own_chance, play_until

FEWEST_WORLDS: Final = 5
"""In so many worlds it is looked what a move brings, even if there is no more time: fewer would say nothing."""


def never() -> bool:
    """Whether to stop: no."""
    return False


class Problem:
    """A question put to a search: a seat's view, the moves to weigh, how far to look ahead, and chance."""

    def __init__(self, view: View, rng: FastRng) -> None:
        self.table = view.table
        self.seat: i64 = view.eyes
        self.imagination = Imagination(view.table, view.eyes)
        self.rng = rng
        self.judgement: Judgement = view.table.game.judgement
        self.board: Board | None = self.judgement.board(self.imagination)
        self.out = Choices(view.table.game.actions.total)
        self.until: i64 = self.judgement.horizon(view.table)
        self.preferred: i64 = 0
        self.moves: list[Weighed] = self.moves_of()

    def moves_of(self) -> list[Weighed]:
        """The whole gestures the judgement thinks of, or else every choice; what it would do itself is preferred."""
        out = self.legal(self.table)
        plans = self.judgement.plans(self.table, self.seat, out)
        if len(plans) == 0:
            plans = [Plan([int(out.pick(i))]) for i in range(out.count)]
        moves = [Weighed(plan) for plan in plans if out.has(plan.steps[0])]
        quick = self.judgement.choose(self.table, self.seat, out, FastRng(self.rng.state))
        for number in range(len(moves)):
            if moves[number].plan.steps[0] == quick:
                self.preferred = number
                return moves
        self.preferred = len(moves)
        return [*moves, Weighed(Plan([int(quick)]))]

    def legal(self, state: State) -> Choices:
        """The choices of the seat, in this problem's buffer."""
        out = self.out
        out.clear()
        state.top.legal(state, self.seat, out)
        return out

    def world(self) -> State:
        """One possible table behind the view, with chance of its own."""
        state = self.imagination.deal(self.rng)
        state.rng = own_chance(self.rng)
        return state

    def try_out(self, state: State, number: i64) -> float:
        """Do a move on a table that may be used up, play on, and see what it is worth to the seat."""
        do_plan(state, self.seat, self.moves[number].plan, self.out)
        play_until(state, self.judgement, self.until, self.rng, self.out)
        return self.judgement.worth(state, self.seat)


def best_first(problem: Problem) -> list[Weighed]:
    """The moves in order: most tried, then best; of equals what the judgement would do, then as they came."""
    order = list(range(len(problem.moves)))
    order.sort(key=lambda n: (-problem.moves[n].visits, -problem.moves[n].value, n != problem.preferred))
    return [problem.moves[n] for n in order]


def brought(view: View, gesture: list[int], worlds: int, rng: Rng, stop: Stop = never) -> tuple[float, float]:
    """The points a gesture brings the seat at once, and as far as the search looks ahead, on average; told to stop, in
    fewer worlds. The same chance deals the same worlds, so that gestures can be compared."""
    problem, plan = Problem(view, own_chance(rng)), Plan(gesture)
    before, now, total, done = view.table.scores()[problem.seat], 0, 0, 0
    while done < worlds and (done < FEWEST_WORLDS or not stop()):
        state = problem.world()
        do_plan(state, problem.seat, plan, problem.out)
        now += state.scores()[problem.seat] - before
        play_until(state, problem.judgement, problem.until, problem.rng, problem.out)
        total += state.scores()[problem.seat] - before
        done += 1
    return float(now) / float(done), float(total) / float(done)
