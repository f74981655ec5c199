"""The workers in which bots think: one that is stuck costs those who wait for it a move by chance, and no more."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

import techdeck
from techdeck.server import thinking
from techdeck.server.thinking import Workers

STATE = techdeck.load_game("tricks", players=2).new_initial_state(seed=1)
SEAT = int(STATE.current_player())
VIEW, LEGAL = STATE.view(SEAT), STATE.legal_actions(SEAT)


def stuck(bot: str, view: object, seed: int) -> int:
    """A bot that never answers."""
    time.sleep(600)
    return -1


def broken(bot: str, view: object, seed: int) -> int:
    """A bot that takes its worker with it."""
    os._exit(1)


async def several(workers: Workers, bots: int) -> list[int]:
    """What bots choose that begin one after the other, and then one more; at the end nobody thinks."""
    try:
        tasks = []
        for seed in range(bots):
            tasks.append(asyncio.create_task(workers.choose("novice", VIEW, seed)))
            await asyncio.sleep(0.1)  # so that they are not all late at the same moment
        return await asyncio.gather(*tasks)
    finally:
        await workers.close()


@pytest.mark.parametrize("how", [stuck, broken])
def test_who_waits_for_a_worker_that_fails_plays_by_chance(monkeypatch, how):
    """None of them is forgotten: not who was next either, nor who waits for a place."""
    monkeypatch.setattr(thinking, "chosen", how)
    found = asyncio.run(several(Workers(1, seconds=0.5), 4))
    assert len(found) == 4
    assert set(found) <= set(LEGAL)


def test_who_hears_late_of_a_failure_leaves_the_new_workers_alone():
    """A bot's workers are ended for others, and there are new ones before it comes to hear of it."""

    async def story() -> None:
        workers = Workers(1)
        try:
            first = asyncio.create_task(workers.answer(stuck, "novice", VIEW, 1))
            await asyncio.sleep(0)
            workers.restart()
            fresh = workers.started()
            with pytest.raises(thinking.Failed):
                await first
            assert workers.pool is fresh
            assert await workers.choose("novice", VIEW, 1) in LEGAL
        finally:
            await workers.close()

    asyncio.run(story())


def test_bots_that_wait_for_each_other_choose_as_they_would_alone():
    found = asyncio.run(several(Workers(1, seconds=600), 5))  # however slowly a busy machine starts a worker
    assert found == [thinking.chosen("novice", VIEW, seed) for seed in range(5)]
