"""Thirty mates in two, made by a plain solver: the expert finds them all."""

import pytest

from techdeck.bots.levels import EXPERT
from techdeck.core.rng import fast_rng
from techdeck.games.chess.looking_ahead.choosing import imagined, weigh
from tests.chess.mates import WANTED, WANTED_QUIET, Mate, after, keys, stored, ways, won_by

SECOND = EXPERT["chess"]
"""Nodes that a second buys on a quiet core, compiled."""
MATES = stored()


def test_there_are_enough_and_all_differ():
    assert len({mate.position for mate in MATES}) == WANTED
    assert sum(mate.quiet for mate in MATES) >= WANTED_QUIET


@pytest.mark.parametrize("mate", MATES[::10] + [pytest.param(mate, marks=pytest.mark.long) for mate in MATES])
def test_the_solver_comes_to_what_is_written(mate: Mate):
    table = mate.table()
    assert tuple(table.action_to_string(0, action) for action in keys(table)) == mate.keys


@pytest.mark.parametrize("mate", MATES, ids=lambda mate: mate.keys[0])
def test_the_expert_finds_it_within_a_second(mate: Mate):
    """Of a second's nodes it needs few, until it is sure that no win is shorter."""
    table = mate.table()
    view = table.view(table.current_player())
    looks = imagined(view, view.eyes, view.legal_actions(), fast_rng(1), None)
    for look in looks:
        look.run(SECOND)
    assert sum(int(look.search.nodes) for look in looks) < SECOND // 100
    assert table.action_to_string(0, weigh(view, fast_rng(1), SECOND)[0].action) in mate.keys


@pytest.mark.parametrize("mate", MATES[::6], ids=lambda mate: mate.keys[0])
def test_the_expert_mates_whatever_is_done(mate: Mate):
    """After its first move it mates at once, however the other side goes on."""
    table = mate.table()
    seat, first = int(table.acting_seat()), table.string_to_action(0, mate.keys[0])
    for way in ways(after(table, first)):
        view = way.view(seat)
        assert won_by(after(way, weigh(view, fast_rng(1), SECOND)[0].action), seat)
