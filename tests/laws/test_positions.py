"""Any moment goes out as a position and comes in again the same, mid-effect and mid-choice included."""

from collections.abc import Callable
from random import Random

import pytest

from techdeck.core.state import State
from tests.laws.dump import difference, everything
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.walk import Moment, Pace, Player, hold

STEPS = 6


def law_positions_come_in_again(moment: Moment) -> None:
    """The same table, the same text; where chance is secret the position leaves it out."""
    state = moment.state
    if state.is_terminal():
        return
    text = state.position()
    again = state.game.position(text)
    assert again.position() == text if state.key is None else text in again.position()
    again.rng = state.rng.clone()
    again.moves, again.origin, again.key = state.moves[:], state.origin, state.key
    again.changes, again.brief = state.changes, state.brief  # hints that some may have changed, not part of the moment
    assert everything(again) == everything(state), difference(everything(state), everything(again))
    for seat in state.acting_seats():
        assert again.legal_actions(seat) == state.legal_actions(seat)
    goes_on_alike(state.clone(), again, moment.rng.random())


def goes_on_alike(one: State, other: State, seed: float) -> None:
    """The same actions lead to the same table: so nothing is missing that a frame does not tell in its key."""
    first, second = Player(Random(seed)), Player(Random(seed))
    for _ in range(STEPS):
        if one.is_terminal():
            break
        first.act(one)
        second.act(other)
        assert one.hash() == other.hash(), "the table set up again goes on in another way"


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_positions_come_in_again(subject: Subject) -> None:
    hold(law_positions_come_in_again, subject, Pace(games=8, every=17, edges=subject.book.edge_tables))


@pytest.mark.long
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_positions_come_in_again_at_many_edges(subject: Subject, told: Callable[[str], None]) -> None:
    hold(law_positions_come_in_again, subject, Pace(games=0, every=1, edges=288), told)
