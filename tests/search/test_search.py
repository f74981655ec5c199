"""The search: the same for the same seed and iterations, fair, stopped at once, and better than a glance."""

from __future__ import annotations

from random import Random

import pytest

from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.games import PLAYERS, games, load_game
from techdeck.search.flat import halve, rounds_of
from techdeck.search.playing import own_chance, quick_choice
from techdeck.search.searcher import search, weigh
from techdeck.search.tree import grow
from techdeck.search.weighing import Problem, never
from tests.tricks_table import tricks_table

FEW = 6


def moments(name: str, players: int, seed: int, count: int) -> list[State]:
    """Tables of a game played by chance, each at a real choice."""
    state, rng = load_game(name, players).new_initial_state(seed=seed), Random(seed)
    found: list[State] = []
    while not state.is_terminal() and len(found) < count:
        seat = rng.choice(state.acting_seats())
        legal = state.legal_actions(seat)
        if len(legal) > 1 and rng.random() < 0.1:
            found.append(state.clone())
        state.apply_action(rng.choice(legal), seat)
    return found


@pytest.mark.parametrize("name", games())
def test_what_is_found_is_legal_and_the_same_for_the_same_seed(name):
    for state in moments(name, PLAYERS[name][0], 4, 2):
        seat = state.acting_seats()[0]
        view = state.view(seat)
        found = weigh(view, fast_rng(9), FEW)
        again = weigh(view, fast_rng(9), FEW)
        assert found[0].action in state.legal_actions(seat)
        assert [repr(move) for move in found] == [repr(move) for move in again]


@pytest.mark.parametrize("name", games())
def test_what_a_seat_cannot_know_changes_nothing(name):
    for state in moments(name, PLAYERS[name][0], 5, 2):
        seat = state.acting_seats()[0]
        other = state.view(seat).imagine(3)
        assert other.view(seat).information_state_string() == state.view(seat).information_state_string()
        assert search(state.view(seat), fast_rng(2), FEW) == search(other.view(seat), fast_rng(2), FEW)


def test_a_search_leaves_the_view_as_it_was():
    state = moments("tricks", 3, 6, 1)[0]
    view = state.view(state.acting_seats()[0])
    before = view.information_state_string()
    search(view, fast_rng(1), FEW)
    assert view.information_state_string() == before


@pytest.mark.parametrize("method", [halve, grow])
def test_it_stops_when_asked(method):
    state = moments("tricks", 2, 7, 1)[0]
    asked = 0

    def after_five() -> bool:
        nonlocal asked
        asked += 1
        return asked > 5

    problem = Problem(state.view(state.acting_seats()[0]), own_chance(fast_rng(1)))
    found = method(problem, 1_000_000_000, after_five)
    assert asked == 6
    assert len(found) == len(problem.moves)


def test_a_world_in_which_not_all_moves_were_tried_does_not_count():
    """Told to stop there, a flat search has tried every move as often as the others."""
    state = moments("tricks", 2, 7, 1)[0]
    problem = Problem(state.view(state.acting_seats()[0]), own_chance(fast_rng(1)))
    moves, asked = len(problem.moves), 0

    def in_the_third_world() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2 * moves + 1

    assert moves > 2
    halve(problem, 1_000_000_000, in_the_third_world)
    assert asked == 2 * moves + 2
    assert [move.visits for move in problem.moves] == [2] * moves


@pytest.mark.parametrize("method", [halve, grow])
def test_simulations_are_counted(method):
    state = moments("tricks", 2, 8, 1)[0]
    problem = Problem(state.view(state.acting_seats()[0]), own_chance(fast_rng(1)))
    visits = sum(move.visits for move in method(problem, 200, never))
    assert 0.7 * 200 <= visits <= 200


def test_moves_are_halved_until_one_is_left():
    assert [rounds_of(moves) for moves in (1, 2, 3, 4, 5, 8, 9)] == [1, 1, 2, 2, 3, 3, 4]


@pytest.mark.parametrize("method", [halve, grow])
def test_it_sees_what_a_glance_does_not(method):
    """Six sure tricks are bid as six; by rule of thumb, one of them is never quite sure."""
    hands = ["V13 V12 V11 V10 V9 V8", "K3 K4 K5 K6 K7 K8"]
    table = tricks_table(hands, phase="bidding", options={"effects": "off"})
    problem = Problem(table.view(0), own_chance(fast_rng(1)))
    best = method(problem, 200, never)[0]
    assert table.action_to_string(0, best.action) == "bid 6"
    assert table.action_to_string(0, quick_choice(table.view(0), fast_rng(1))) == "bid 5"


def test_a_plan_is_one_move():
    """An offer is weighed as a whole, from whom it is made to until it stands."""
    table = tricks_table(["V13 K3 K4 S5", "S3 T4 T5 V6"], phase="trading", deck="K9 K10")
    table.settle()
    seat = table.acting_seats()[0]
    found = [move for move in weigh(table.view(seat), fast_rng(1), FEW) if len(move.actions) > 2]
    assert found
    for move in found:
        after = table.clone()
        for action in move.actions:
            after.apply_action(action, seat)
        assert after.question(1 - seat).code == "reply"
