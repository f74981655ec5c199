"""What simulations and playouts add up is what their games came to."""

from collections.abc import Callable

import pytest

from techdeck.bots import load_bot
from techdeck.core.rng import fast_rng, game_rngs
from techdeck.lab.playouts import playouts
from techdeck.lab.simulate import check_bots, simulate
from techdeck.playout import Policy
from tests.lab.test_simulate import GAME, first


def by_chance(number: int, seat: int) -> Policy | None:
    """No policy: chance plays, with the numbers that also say whose turn it is."""
    return None


def by_the_first(number: int, seat: int) -> Policy:
    return first


def by_bots(number: int, seat: int) -> Policy:
    """Seat 0 has the simple bot and seat 1 the random one, each with chance of its own for every game."""
    choose, rng = load_bot(["simple", "random"][seat], "tricks"), fast_rng(5, f":{number}:bot {seat}")
    return lambda view, legal: choose(view, legal, rng)


def played_by_hand(number: int, player: Callable[[int, int], Policy | None]) -> tuple[int, list[float], list[int]]:
    """How long game number so and so of seed 5 is, what it is worth to each seat and their points."""
    deals, rng = game_rngs(5, number)
    state = GAME.deal(deals)
    policies = [player(number, seat) for seat in range(2)]
    while not state.is_terminal():
        seats = state.acting_seats()
        seat = seats[rng.below(len(seats))] if len(seats) > 1 else seats[0]
        policy, legal = policies[seat], state.legal_actions(seat)
        state.apply_action(legal[rng.below(len(legal))] if policy is None else policy(state.view(seat), legal), seat)
    return len(state.history()), state.returns(), state.scores()


@pytest.mark.parametrize(
    ("given", "player"),
    [({}, by_chance), ({"policy": first}, by_the_first), ({"bots": ["simple", "random"]}, by_bots)],
    ids=["chance", "policy", "bots"],
)
def test_what_all_games_came_to_is_added_up(given, player, monkeypatch):
    """Each seat is played by whoever was named for it; lengths, returns and points are those of its games."""
    monkeypatch.setattr("techdeck.lab.simulate.BATCH", 2)
    monkeypatch.setattr("techdeck.lab.simulate.BOT_BATCH", 2)
    told = simulate(GAME, 3, 5, **given).to_dict()
    lengths, returns, scores = zip(*[played_by_hand(number, player) for number in range(3)], strict=True)
    assert told["actions"] == sum(lengths)
    assert told["returns_mean"] == [sum(seat) / 3 for seat in zip(*returns, strict=True)]
    assert told["scores_mean"] == [sum(seat) / 3 for seat in zip(*scores, strict=True)]
    assert any(any(seats) for seats in returns)


@pytest.mark.parametrize("given", [{}, {"policy": first}, {"bots": ["simple"]}], ids=["chance", "policy", "bots"])
def test_the_hash_tells_other_games_apart(given):
    """Else nobody would see that two simulations differ."""
    told = [simulate(GAME, games, seed, **given).hash for games, seed in ((1, 5), (1, 6), (2, 5))]
    assert len(set(told)) == 3


def test_without_a_name_chance_plays():
    assert check_bots(GAME, []) == ["random", "random"]


@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_a_state_is_played_out_as_often_as_asked(times, monkeypatch):
    """Once is enough, and what is left after full batches is played too."""
    monkeypatch.setattr("techdeck.lab.playouts.BATCH", 2)
    found = playouts(GAME.new_initial_state(seed=1), times)
    assert len(found.lengths) == times
    assert found.actions == sum(found.lengths) > 0
