"""Laws: a game's judgement chooses what is legal, from what its seat knows alone, and counts and values as it says."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from techdeck.core.answering import answer, asked_by_text
from techdeck.core.choices import Choices
from techdeck.core.liking import Liking
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.walk import Moment, Pace, hold

PACE = Pace(1, 6, 6)
TEXTS = Pace(2, 1, 30)


def choices(state: State, seat: int) -> Choices:
    """What the seat may do, in a buffer of its own."""
    out = Choices(state.game.actions.total)
    state.top.legal(state, seat, out)
    return out


def judged(state: State, seat: int) -> int:
    """What the game's judgement does."""
    return int(state.game.judgement.choose(state, seat, choices(state, seat), fast_rng(3)))


def followed(state: State, seat: int) -> int:
    """What it does where a search plays on."""
    return int(state.game.judgement.follow(state, seat, choices(state, seat), fast_rng(3)))


def answered(state: State, seat: int, like: Liking) -> int:
    """What is answered to a text by this liking."""
    return int(answer(state, seat, choices(state, seat), like, fast_rng(3)))


def judgement_is_legal_and_knows_no_more_than_its_seat(moment: Moment) -> None:
    """It does the same on the seat's view as on the whole table."""
    for seat in moment.state.acting_seats():
        for choose in (judged, followed):
            chosen = choose(moment.state, seat)
            assert chosen in moment.state.legal_actions(seat)
            assert chosen == choose(moment.state.view(seat).table, seat)


def texts_are_answered_legally_and_from_what_the_seat_knows(moment: Moment) -> None:
    """The answers of core/answering.py, for who likes high cards."""
    state = moment.state
    if not asked_by_text(state):
        return
    like = Liking(state.game.deck)
    for seat in state.acting_seats():
        chosen = answered(state, seat, like)
        assert chosen in state.legal_actions(seat)
        assert chosen == answered(state.view(seat).table, seat, like)


def worth_is_a_share(moment: Moment) -> None:
    """What a moment promises lies between nothing and everything, and at the end it is what the game came to."""
    state = moment.state
    worths = [state.game.judgement.worth(state, seat) for seat in range(state.game.players)]
    assert all(0.0 <= worth <= 1.0 for worth in worths)
    row: vec[float] = vec[float]([0.0] * len(worths))
    state.game.judgement.worths(state, row)
    assert [row[seat] for seat in range(len(worths))] == pytest.approx(worths)
    if state.is_terminal() and state.game.players > 1:
        assert sum(worths) == pytest.approx(1.0)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_a_judgement_is_legal_and_knows_no_more_than_its_seat(subject: Subject):
    hold(judgement_is_legal_and_knows_no_more_than_its_seat, subject, PACE)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_texts_are_answered_legally_and_from_what_the_seat_knows(subject: Subject):
    hold(texts_are_answered_legally_and_from_what_the_seat_knows, subject, TEXTS)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_what_a_moment_is_worth_is_a_share(subject: Subject):
    hold(worth_is_a_share, subject, PACE)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_stages_never_fall_in_a_judged_game(subject: Subject):
    game = subject.game()
    state, rng, stage = game.new_initial_state(seed=5), fast_rng(5), 0
    for _ in range(3000):
        if state.is_terminal():
            break
        assert game.judgement.stage(state) >= stage
        stage = int(game.judgement.stage(state))
        seats = state.acting_seats()
        seat = seats[rng.below(len(seats))]
        state.apply_action(game.judgement.choose(state, seat, choices(state, seat), rng), seat)
    assert state.is_terminal(), "a game of sensible players ends"
