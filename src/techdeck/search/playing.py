"""Playing on by judgement: from one moment to a stage, or to the end; a quick player's choice from a view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import lowest
from techdeck.core.boards import Board
from techdeck.core.choices import Choices
from techdeck.core.judging import Judgement, Plan
from techdeck.core.rng import FastRng, Rng
from techdeck.core.state import State
from techdeck.core.view import View
from techdeck.playout import random_seat

PATIENCE: Final = 600
"""After so many decisions a table is valued as it stands, whatever stage it has come to."""


def decide(state: State, judgement: Judgement, rng: FastRng, out: Choices) -> None:
    """One seat that must choose does so by judgement."""
    mask = state.acting_now
    seat = lowest(mask) if mask & (mask - 1) == 0 else random_seat(mask, rng)
    out.clear()
    state.top.legal(state, seat, out)
    state.do(judgement.follow(state, seat, out, rng), seat)


def play_until(state: State, judgement: Judgement, until: i64, rng: FastRng, out: Choices) -> i64:
    """Every seat plays by judgement until this stage, or the end; how many decisions that were."""
    done: i64 = 0
    while state.acting_now != 0 and done < PATIENCE and judgement.stage(state) < until:
        decide(state, judgement, rng, out)
        done += 1
    return done


def play_to_board(state: State, board: Board, judgement: Judgement, until: i64, rng: FastRng, out: Choices) -> bool:
    """The same until the board can take over; False if the stage comes first."""
    done: i64 = 0
    while state.acting_now != 0 and done < PATIENCE and judgement.stage(state) < until:
        if board.begins(state):
            return True
        decide(state, judgement, rng, out)
        done += 1
    return False


def do_plan(state: State, seat: i64, plan: Plan, out: Choices) -> None:
    """The seat does the steps of a plan, as far as they come to be possible."""
    for step in plan.steps:
        if (state.acting_now >> seat) & 1 == 0:
            return
        out.clear()
        state.top.legal(state, seat, out)
        if not out.has(step):
            return
        state.do(step, seat)


def quick_choice(view: View, rng: Rng, slips: bool = False) -> int:
    """What the game's judgement does on a view; with slips, as a novice would."""
    assert view.seat is not None
    table, seat = view.table, view.eyes
    out, own = table.choices(seat), own_chance(rng)
    if out.count == 1:
        return int(out.pick(0))
    judgement = table.game.judgement
    return int(judgement.slip(table, seat, out, own) if slips else judgement.choose(table, seat, out, own))


def own_chance(rng: Rng) -> FastRng:
    """The fast generator that begins with the next words of another one."""
    high = rng.word() >> 3
    return FastRng((high << 32) + rng.word() + 1)
