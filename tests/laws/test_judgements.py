"""A game's judgement does only what is legal, knows no more than its seat, and brings every game to its end."""

import pytest

from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.playout import random_seat
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.walk import Moment, Pace, hold

MOST_ACTIONS = 20_000


def chosen(state: State, seat: int) -> int:
    """What the judgement does for a seat, with chance that always falls alike."""
    return int(state.game.judgement.choose(state, seat, state.choices(seat), fast_rng(1)))


def chooses_by_what_the_seat_knows(moment: Moment) -> None:
    """The choice is legal, and the same on the view and in another world behind that view."""
    state = moment.state
    for seat in state.acting_seats():
        choice, view = chosen(state, seat), state.view(seat)
        assert choice in state.legal_actions(seat)
        assert choice == chosen(view.table, seat)
        assert choice == chosen(view.imagine(moment.step), seat)


def judges_within_bounds(moment: Moment) -> None:
    """What a moment promises the seats is between nothing and all, and together no more than all."""
    judgement, state = moment.state.game.judgement, moment.state
    promised = [judgement.worth(state, seat) for seat in range(int(state.players))]
    assert all(0.0 <= worth <= 1.0 for worth in promised)
    assert sum(promised) < 1.001


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_a_judgement_is_legal_and_knows_no_more_than_its_seat(subject: Subject) -> None:
    assert hold(chooses_by_what_the_seat_knows, subject, Pace(games=1, every=20, edges=8, edge_every=8)) > 0


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_a_judgement_is_a_chance_to_win(subject: Subject) -> None:
    assert hold(judges_within_bounds, subject, Pace(games=1, every=20, edges=4, edge_every=8)) > 0


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_a_judgement_plays_games_to_their_end(subject: Subject) -> None:
    state, rng = subject.game().new_initial_state(seed=3), fast_rng(3)
    judgement, stage, actions = state.game.judgement, -1, 0
    while not state.is_terminal():
        assert judgement.stage(state) >= stage, "a stage never falls"
        stage = int(judgement.stage(state))
        seat = random_seat(state.acting_now, rng)
        state.apply_action(judgement.choose(state, seat, state.choices(seat), rng), seat)
        actions += 1
        assert actions < MOST_ACTIONS, "the game stalls"
    assert judgement.stage(state) >= stage
