"""Garbage is looked for rarely, so what a table leaves behind must go by itself."""

import gc
import weakref

import pytest

from techdeck.server.bodies import NewTable
from techdeck.server.house import House
from tests.server.running import running
from tests.server.test_late_watching import play_until


@pytest.fixture
def by_hand():
    """Nobody looks for garbage meanwhile."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_commands_leave_little_that_has_to_be_looked_for(by_hand):
    with running() as server:
        table = server.do(lambda: server.house.create(NewTable("tricks", 2, "Ann", bots=["simple"], start=True), "ann"))
        server.do(lambda: play_until(table, lambda play: play.version >= 20))
        gc.collect()
        begun = table.in_play().version
        server.do(lambda: play_until(table, lambda play: play.version >= begun + 200 or play.state.is_terminal()))
        assert gc.collect() < (table.in_play().version - begun) * 20


def test_a_table_that_sleeps_lets_go_of_its_game(by_hand):
    with running() as server:
        house: House = server.house
        table = server.do(lambda: house.create(NewTable("tricks", 2, "Ann", bots=["simple"], start=True), "ann"))
        game = weakref.ref(table.in_play())
        server.do(lambda: stopped(house, table))
        assert game() is None


async def stopped(house, table):
    """The table goes to sleep."""
    task = house.tasks[table.id]
    table.queue.put_nowait(None)
    await task
