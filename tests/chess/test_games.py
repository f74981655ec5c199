"""Random games, effects and all: at every turn the engine offers what the slow generator allows."""

import pytest

from techdeck.core.rng import fast_rng
from techdeck.core.zones import HAND
from techdeck.games.chess.phases import Turn
from techdeck.games.chess.places import Chess
from tests.chess import engine, slow
from tests.chess_table import ended_by, may_do, uses_of
from tests.rulebook.chess.words import dealt


def check_turn(table: Chess) -> None:
    """All moves, builds and upgrades, and hand cards unless the last king is attacked."""
    position = engine.position_of(table)
    seen = [engine.words(table, step) for step in engine.steps(table)]
    assert sorted(seen) == sorted(slow.actions(position))
    held = set(position.hands[position.to_act])
    assert uses_of(table) == (set() if slow.last_king_attacked(position, position.to_act) else held)
    assert may_do(table), "a seat that is to act has something to do"


def check_end(table: Chess) -> None:
    """The end is the one the slow generator sees."""
    position, why = engine.position_of(table), ended_by(table)
    attacked = slow.last_king_attacked(position, position.to_act)
    if why in ("mate", "stalemate"):
        assert slow.actions(position) == []
        assert (why == "mate") == attacked
        assert attacked or table.zones.count(HAND + table.acting_seat()) == 0
    else:
        assert slow.ended(position) == (why in ("bare_kings", "kings_captured"))


def play(seed: int) -> str:
    """A random game, looked at in every turn; how it ended."""
    table, rng = dealt(seed), fast_rng(seed, "compare")
    while not table.is_terminal():
        if isinstance(table.top, Turn):
            check_turn(table)
        choices = table.legal_actions()
        table.apply_action(choices[rng.below(len(choices))])
    check_end(table)
    return ended_by(table)


def test_every_turn_of_random_games_offers_what_the_rules_allow():
    endings = {play(seed) for seed in range(6)}
    assert len(endings) >= 3


@pytest.mark.long
def test_every_turn_of_many_random_games():
    endings = {play(seed) for seed in range(100, 300)}
    assert endings >= {"mate", "stalemate", "bare_kings", "no_progress"}
