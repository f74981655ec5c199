"""A day of table life, the clock turned by hand: made, played, abandoned, resumed; and nothing is left over."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import time as pause

import pytest

from techdeck.server.times import HandTime
from tests.server.client import Browser
from tests.server.running import running

GAMES = [("exchange", 3), ("city", 2), ("tricks", 3), ("paradoxical", 2), ("chess", 2)]


def nothing_more(server, before):
    """Whether the server has no task and no open file that it had not before."""
    now = left_over(server)
    return now[0] <= before[0] and now[1] <= before[1]


def left_over(server):
    """How many tasks and open files the server has."""
    return server.call(lambda: len(asyncio.all_tasks())), len(os.listdir("/proc/self/fd"))


@pytest.mark.parametrize("number", [40, pytest.param(500, marks=pytest.mark.long)])
def test_a_day_of_table_life_leaves_nothing_over(tmp_path, number):
    chance, time = random.Random(24), HandTime()
    with running(store=str(tmp_path / "games.db"), time=time) as server:

        def turn(seconds: float) -> None:
            server.call(lambda: time.turn(seconds))

        gc.collect()  # what other tests have left
        ann = Browser(server.port)
        visit(ann, ann.create("city", 2, bots=["random"], start=True)["table"], chance, turn)
        quiet(server, turn)
        before = left_over(server)
        tables = [live(ann, one, chance, turn) for one in range(number)]
        quiet(server, turn)
        for table in chance.sample(tables, number // 4):
            status, info = ann.ask("GET", f"/api/tables/{table}")
            if status == 200 and info["status"] == "playing":
                visit(ann, table, chance, turn)
        quiet(server, turn)
        turn(24 * 3600)
        quiet(server, turn)
        until(lambda: "open" not in server.call(lambda: [row.status for row in server.house.rows.values()]))
        assert server.call(lambda: len(server.house.tables)) == 0
        until(lambda: nothing_more(server, before))


def until(holds):
    """Something becomes so before long."""
    for _ in range(250):
        if holds():
            return
        pause.sleep(0.02)
    raise AssertionError("it does not become so")


def live(ann, number, chance, turn):
    """A table is made; it is started, or not, and somebody plays there, or not."""
    game, seats = GAMES[number % len(GAMES)]
    start = chance.random() < 0.8
    table = ann.create(game, seats, bots=["random"] * (seats - 1), start=start)["table"]
    if start and chance.random() < 0.8:
        visit(ann, table, chance, turn)
    return table


def visit(ann, table, chance, turn):
    """Somebody comes, plays some steps, and goes: politely, by giving up, or not."""
    player = ann.at(table, 0).join()
    player.wait(lambda: player.version is not None)
    for _ in range(chance.randint(1, 6)):
        turn(0.1)
        player.request("ping")
        if player.choices and not player.ended():
            player.request("action", action=chance.choice(player.choices)["action"])
    ways = player.asked["question"]["ways_out"]
    if chance.random() < 0.3 and ways and not player.ended():
        player.request("action", action=ways[0]["action"])
    player.leave()


def quiet(server, turn):
    """An hour passes, minute by minute, until every table sleeps."""
    for _ in range(1500):
        turn(60)
        pause.sleep(0.005)  # so that what the alarms have set off is done, on disk too
        if not server.call(lambda: server.house.tables):
            return
    raise AssertionError(f"these tables do not sleep: {list(server.house.tables)}")
