"""Counting sequences of moves, builds and upgrades: the engine and the slow generator come to the same numbers."""

import pytest

from tests.chess import engine, slow
from tests.chess.positions import CASES, Case

QUICK = 1000
"""An ordinary run looks no deeper than a depth with more sequences than this."""
DEEP = 20000
"""A long run looks one depth deeper than the last one with fewer sequences than this."""


def depths(case: Case, most: int) -> list[int]:
    """The depths whose positions before the last action are no more than this."""
    before = (1, *case.counts)
    return [depth for depth in range(1, len(case.counts) + 1) if before[depth - 1] <= most]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_engine_counts_as_known(case):
    table = case.table()
    for depth in depths(case, QUICK):
        assert engine.perft(table, depth) == case.counts[depth - 1], f"depth {depth}"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_slow_generator_counts_as_known(case):
    position = engine.position_of(case.table())
    for depth in depths(case, QUICK // 5):
        assert slow.perft(position, depth) == case.counts[depth - 1], f"depth {depth}"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_both_see_the_same_actions_after_every_action(case):
    table = case.table()
    tables = [table, *(engine.after(table, step) for step in engine.steps(table))]
    for one in tables:
        if not one.is_terminal():
            seen = [engine.words(one, step) for step in engine.steps(one)]
            assert sorted(seen) == sorted(slow.actions(engine.position_of(one)))


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=str)
def test_both_count_as_known_to_the_last_depth(case):
    table = case.table()
    position = engine.position_of(table)
    assert len(case.counts) == (4 if len(depths(case, DEEP)) == 4 else 3)
    for depth in depths(case, DEEP):
        assert engine.perft(table, depth) == case.counts[depth - 1], f"depth {depth}"
        assert slow.perft(position, depth) == case.counts[depth - 1], f"depth {depth}, slow"


def test_the_cases_meet_what_they_are_for():
    """One king and two, attacks, double attacks, pins, ends, builds, upgrades, changes: on either side."""
    assert len(CASES) >= 20
    positions = [engine.position_of(case.table()) for case in CASES]
    assert {len(slow.kings(position, side)) for position in positions for side in (0, 1)} == {1, 2}
    assert sum(slow.last_king_attacked(position, position.to_act) for position in positions) >= 5
    assert {action[0] for position in positions for action in slow.actions(position)} == {"move", "build", "upgrade"}
    assert sum(not slow.actions(position) for position in positions) == 2
    assert {position.to_act for position in positions} == {0, 1}
    assert sum(bool(position.counts_as) for position in positions) >= 5


def test_enough_cases_go_to_depth_four():
    """Twenty that are not over at once, of them seven after texts of cards."""
    deep = [case for case in CASES if len(case.counts) == 4 and case.counts[0] > 0]
    assert len(deep) >= 20
    assert sum(bool(case.after) for case in deep) >= 7
