"""Simulation with bots: one for all seats or one each, the same whoever shares the work."""

import pytest

from techdeck.core.errors import TechdeckError
from techdeck.games import load_game
from techdeck.lab.simulate import batch_size, batches, check_bots, simulate

GAME = load_game("tricks", 2)


def test_one_bot_plays_all_seats_or_each_seat_has_its_own():
    assert check_bots(GAME, ["simple"]) == ["simple", "simple"]
    assert check_bots(GAME, ["simple", "random"]) == ["simple", "random"]
    with pytest.raises(TechdeckError, match="2 seats"):
        check_bots(GAME, ["simple"] * 3)
    with pytest.raises(TechdeckError, match="choose from random, simple"):
        check_bots(GAME, ["genius"])


def test_batches_cover_all_games_once():
    assert list(batches(25, 10)) == [(0, 10), (10, 10), (20, 5)]
    assert batch_size(["simple", "random"]) < batch_size(["random", "random"])


def test_a_game_does_not_depend_on_how_many_are_played():
    few, more = simulate(GAME, 3, 5, bots=["simple"]), simulate(GAME, 12, 5, bots=["simple"])
    assert more.lengths[:3] == few.lengths


def test_progress_is_told_after_each_batch():
    told: list[int] = []
    simulate(GAME, 12, 5, bots=["simple", "random"], progress=told.append)
    assert told == [10, 12]


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (1, 0)])
def test_nothing_to_play_is_refused(games, jobs):
    with pytest.raises(TechdeckError, match="at least 1"):
        simulate(GAME, games, 1, jobs=jobs)
