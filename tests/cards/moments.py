"""Moments of an effect: set up again from their positions, and answered by chance."""

from typing import TypeVar

from techdeck.core.rng import fast_rng
from techdeck.core.state import State

Table = TypeVar("Table", bound=State)

NEXT_USE = {"EffectTurn", "UseCard", "Turn"}
"""Frames at which a seat may use a card again."""


def set_up_again(table: Table) -> Table:
    """This moment written as a position and set up anew is the same moment for everybody. (Family 8.7)"""
    other = table.game.position(table.position())
    assert isinstance(other, type(table))
    assert (other.hash(), other.position()) == (table.hash(), table.position())
    for seat in (*range(int(table.players)), None):
        one, same = table.view(seat), other.view(seat)
        assert same.information_state_string() == one.information_state_string()
        assert same.legal_actions() == one.legal_actions()
    other.watch()
    return other


def answer_at_random(table: State, seed: int, check: bool = False) -> None:
    """All questions of the effect that runs are answered by chance, until a seat may use a card again; told to check,
    every moment is also set up again, and that table goes on alike."""
    rng = fast_rng(seed, "answers")
    while not table.is_terminal() and type(table.top).__name__ not in NEXT_USE:
        twin = set_up_again(table) if check else None
        seats = table.acting_seats()
        seat = seats[rng.below(len(seats))]
        choices = table.legal_actions(seat)
        action = choices[rng.below(len(choices))]
        table.apply_action(action, seat)
        if twin is not None:
            twin.apply_action(action, seat)
            assert twin.hash() == table.hash()
    if check and not table.is_terminal():
        set_up_again(table)
