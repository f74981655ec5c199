"""Random playouts of a state: they leave it as it is, and chance is new in each."""

import subprocess
import sys

import pytest

from techdeck import TechdeckError, load_game, playouts
from techdeck.core.rng import fast_rng
from techdeck.playout import play_out
from tests.laws.dump import everything

GAME = load_game("tricks", 3)


def test_the_state_stays_as_it_is():
    state = GAME.new_initial_state(seed=7)
    before = everything(state)
    playouts(state, 5, seed=1)
    assert everything(state) == before
    assert state.history() == []


def test_the_same_seed_gives_the_same_playouts():
    state = GAME.new_initial_state(seed=7)
    one, two, other = playouts(state, 8, 1), playouts(state, 8, 1), playouts(state, 8, 2)
    assert (one.lengths, one.returns) == (two.lengths, two.returns)
    assert one.lengths != other.lengths


def test_lengths_and_returns_are_those_of_the_games_played():
    state = GAME.new_initial_state(seed=7)
    rng = fast_rng(3, "playout")
    lengths, returns = [], [0.0] * 3
    for _ in range(4):
        copy = state.clone()
        copy.rng = rng
        lengths.append(play_out(copy, rng))
        assert copy.is_terminal()
        returns = [a + b for a, b in zip(returns, copy.returns(), strict=True)]
    result = playouts(state, 4, seed=3)
    assert (result.lengths, result.returns) == (lengths, returns)
    assert result.actions == sum(lengths)
    assert result.returns_mean == [total / 4 for total in returns]


def test_chance_is_new_in_each_playout():
    """What the table's own generator would bring must not be known to who plays out."""
    state, same = GAME.new_initial_state(seed=7), GAME.new_initial_state(seed=7)
    same.rng = fast_rng(99)
    assert playouts(state, 6, 1).lengths == playouts(same, 6, 1).lengths


def test_a_finished_game_has_nothing_to_play_out():
    state = GAME.new_initial_state(seed=7)
    play_out(state, fast_rng(1))
    result = playouts(state, 2)
    assert result.lengths == [0, 0]
    assert result.returns_mean == state.returns()


def test_no_playout_is_refused():
    with pytest.raises(TechdeckError, match="at least once"):
        playouts(GAME.new_initial_state(seed=7), 0)


def test_ctrl_c_is_heard_between_playouts():
    """A thousand millions of them would take days: somebody who asked for that by mistake wants out."""
    run = "import techdeck; techdeck.playouts(techdeck.load_game('tricks', 3).new_initial_state(seed=7), 10**9)"
    started = "import signal; signal.signal(signal.SIGALRM, signal.default_int_handler); signal.setitimer(0, 0.5);"
    done = subprocess.run([sys.executable, "-c", f"{started} {run}"], capture_output=True, text=True, timeout=60)
    assert done.stderr.splitlines()[-1] == "KeyboardInterrupt"
