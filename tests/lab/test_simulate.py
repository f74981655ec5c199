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


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (1, 0), (1, 257)])
def test_nothing_to_play_is_refused(games, jobs):
    with pytest.raises(TechdeckError, match="games are at least 1 and jobs 1 to 256"):
        simulate(GAME, games, 1, jobs=jobs)


def first(view, legal):
    """A policy that takes its first choice."""
    return legal[0]


def test_there_is_one_policy_for_all_seats_or_one_for_each():
    assert simulate(GAME, 2, 5, first).hash == simulate(GAME, 2, 5, [first, first]).hash
    for policies in ([first], [first] * 3, []):
        with pytest.raises(TechdeckError, match=f"1 policy for all or 2, not {len(policies)}"):
            simulate(GAME, 2, 5, policies)


def test_a_policy_takes_neither_jobs_nor_bots():
    for more in ({"jobs": 2}, {"bots": ["simple"]}):
        with pytest.raises(TechdeckError, match="no jobs and no bots"):
            simulate(GAME, 2, 5, first, **more)


def test_no_process_is_started_without_a_batch(monkeypatch):
    from concurrent import futures

    asked: list[int] = []

    class Pool(futures.ProcessPoolExecutor):
        def __init__(self, jobs, **more):
            asked.append(jobs)
            super().__init__(jobs, **more)

    monkeypatch.setattr(futures, "ProcessPoolExecutor", Pool)
    shared = simulate(GAME, 12, 5, jobs=200, bots=["simple", "random"])
    assert asked == [2]
    assert shared.hash == simulate(GAME, 12, 5, bots=["simple", "random"]).hash
