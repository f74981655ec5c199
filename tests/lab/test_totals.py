"""What simulations and playouts add up is what their games came to."""

from collections.abc import Callable

import pytest

from techdeck.bots import load_bot
from techdeck.core.rng import fast_rng, game_rngs
from techdeck.core.view import View
from techdeck.lab.playouts import playouts
from techdeck.lab.simulate import simulate
from tests.lab.test_simulate import GAME, first

Player = Callable[[View, list[int]], int]
"""What plays a seat of one game."""


def by_chance(number: int, seat: int) -> Player | None:
    """No bot: chance plays, with the numbers that also say whose turn it is."""
    return None


def by_the_first(number: int, seat: int) -> Player:
    return lambda view, legal: legal[0]


def by_bots(number: int, seat: int) -> Player:
    """Seat 0 has the simple bot and seat 1 the random one, each with chance of its own for every game."""
    choose, rng = load_bot(["simple", "random"][seat], "tricks"), fast_rng(5, f":{number}:bot {seat}")
    return lambda view, legal: choose(view, legal, rng)


def played_by_hand(number: int, player: Callable[[int, int], Player | None]) -> tuple[int, list[float], list[int]]:
    """How long game number so and so of seed 5 is, what it is worth to each seat and their points."""
    deals, rng = game_rngs(5, number)
    state = GAME.deal(deals)
    players = [player(number, seat) for seat in range(2)]
    while not state.is_terminal():
        seats = state.acting_seats()
        seat = seats[rng.below(len(seats))] if len(seats) > 1 else seats[0]
        one, legal = players[seat], state.legal_actions(seat)
        state.apply_action(legal[rng.below(len(legal))] if one is None else one(state.view(seat), legal), seat)
    return len(state.history()), state.returns(), state.scores()


@pytest.mark.parametrize(
    ("given", "player"),
    [({}, by_chance), ({"policy": first}, by_the_first), ({"bots": ["simple", "random"]}, by_bots)],
    ids=["chance", "function", "bots"],
)
def test_what_all_games_came_to_is_added_up(given, player, monkeypatch):
    """Each seat is played by whoever was named for it; lengths, returns and points are those of its games."""
    monkeypatch.setattr("techdeck.lab.simulate.BATCH", 2)
    monkeypatch.setattr("techdeck.lab.simulate.BOT_BATCH", 2)
    found = simulate(GAME, 3, 5, **given)
    told = found.to_dict()
    lengths, returns, scores = zip(*[played_by_hand(number, player) for number in range(3)], strict=True)
    assert told["actions"] == sum(lengths)
    assert told["returns_mean"] == [sum(seat) / 3 for seat in zip(*returns, strict=True)]
    assert told["scores_mean"] == [sum(seat) / 3 for seat in zip(*scores, strict=True)]
    assert any(any(seats) for seats in returns)
    won = [[share > 0 if any(shares) else 0.5 for share in shares] for shares in returns]
    assert [rate.win_rate for rate in found.win_rates] == pytest.approx([sum(s) / 3 for s in zip(*won, strict=True)])
    assert told["win_rates"] == [rate._asdict() for rate in found.win_rates]


@pytest.mark.parametrize("given", [{}, {"policy": first}, {"bots": ["simple"]}], ids=["chance", "function", "bots"])
def test_the_hash_tells_other_games_apart(given):
    """Else nobody would see that two simulations differ."""
    told = [simulate(GAME, games, seed, **given).hash for games, seed in ((1, 5), (1, 6), (2, 5))]
    assert len(set(told)) == 3


def test_without_a_name_chance_plays():
    assert simulate(GAME, 1, 5).bots == ["random", "random"]


@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_a_state_is_played_out_as_often_as_asked(times, monkeypatch):
    """Once is enough, and what is left after full batches is played too."""
    monkeypatch.setattr("techdeck.lab.playouts.BATCH", 2)
    found = playouts(GAME.new_initial_state(seed=1), times)
    assert len(found.lengths) == times
    assert found.actions == sum(found.lengths) > 0
