"""Every game ends, and within its bound; also when everybody plays on as long as they can."""

from collections.abc import Callable

import pytest

import techdeck
from techdeck.core.rng import fast_rng
from techdeck.playout import play_out
from tests.laws.subjects import BOOKS, SUBJECTS, Subject
from tests.laws.walk import Moment, Pace, game_walk, hold


def law_ends_within_the_bound(moment: Moment) -> None:
    """No game goes on after its bound."""
    assert moment.step <= moment.subject.book.bound(moment.state.game)


def law_random_play_ends(moment: Moment) -> None:
    """From every moment random play inside the engine comes to an end within the bound."""
    state = moment.state.clone()
    taken = play_out(state, fast_rng(moment.rng.randrange(1 << 30)))
    assert state.is_terminal()
    assert taken <= moment.subject.book.bound(state.game)


def stubborn_game_ends(subject: Subject, seed: int) -> int:
    """A game in which everybody drags out every turn; how long it was."""
    last = None
    for moment in game_walk(subject, seed, watch=False, stubborn=True):
        law_ends_within_the_bound(moment)
        last = moment
    assert last is not None
    assert last.state.is_terminal()
    return last.step


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_random_play_ends(subject: Subject) -> None:
    hold(law_ends_within_the_bound, subject, Pace(games=20, every=1, edges=0))
    hold(law_random_play_ends, subject, Pace(games=6, every=13, edges=72, edge_every=3))


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_stubborn_play_ends(subject: Subject) -> None:
    lengths = [stubborn_game_ends(subject, seed) for seed in range(4)]
    simulated = techdeck.simulate(subject.game(), 500, seed=3)
    assert max(simulated.lengths) <= subject.book.bound(subject.game())
    assert sum(lengths) / len(lengths) > simulated.actions / 500, "the stubborn should play longer than chance does"


@pytest.mark.long
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_every_game_ends_over_many_games(subject: Subject, told: Callable[[str], None]) -> None:
    simulated = techdeck.simulate(subject.game(), 100_000, seed=11)
    told(f"{subject}: 100000 games simulated, the longest of {max(simulated.lengths)} actions")
    assert max(simulated.lengths) <= subject.book.bound(subject.game())
    longest = max(stubborn_game_ends(subject, seed) for seed in range(100))
    told(f"{subject}: 100 stubborn games ended, the longest of {longest} actions")


def test_every_game_has_its_laws() -> None:
    """No game is left out of the list."""
    assert set(BOOKS) == set(techdeck.games())
