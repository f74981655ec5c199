"""The bots: they play whole games, do only what is legal, and know no more than their seat."""

import pytest

from techdeck.bots import bots, levels, load_bot
from techdeck.core.errors import TechdeckError
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.games import load_game


def played(names: list[str], seed: int, check: bool = False) -> State:
    """A whole game, each seat played by its bot."""
    state = load_game("tricks", len(names)).new_initial_state(seed=seed)
    choosers = [load_bot(name, "tricks") for name in names]
    rngs = [fast_rng(seed, f"seat {seat}") for seat in range(len(names))]
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        view, legal = state.view(seat), state.legal_actions(seat)
        action = choosers[seat](view, legal, rngs[seat])
        if check:
            assert action in legal
            assert same_choice_in_another_world(state, seat, names[seat], seed)
        state.apply_action(action, seat)
    return state


def same_choice_in_another_world(state: State, seat: int, name: str, seed: int) -> bool:
    """Whether the bot does the same where only what it can't know is different."""
    choose, other = load_bot(name, "tricks"), state.view(seat).imagine(seed)
    legal = state.legal_actions(seat)
    here = choose(state.view(seat), legal, fast_rng(seed))
    return here == choose(other.view(seat), legal, fast_rng(seed))


def wins(name: str, players: int, games: int) -> float:
    """How often the bot wins against random ones, from every seat in turn; a shared victory counts as a part."""
    total = 0.0
    for number in range(games):
        names = ["random"] * players
        names[number % players] = name
        returns = played(names, number).returns()
        total += (returns[number % players] + 1) / players
    return total / games


def test_the_registry_tells_the_choices():
    assert levels("tricks") == ["random", "novice", "casual", "skilled", "expert"]
    assert bots("tricks") == [*levels("tricks"), "simple"]
    with pytest.raises(TechdeckError, match="choose from random, novice, casual, skilled, expert, simple"):
        load_bot("genius", "tricks")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["random", "novice", "casual", "simple"])
def test_a_bot_plays_whole_games_and_only_from_its_view(name, players):
    for seed in range(2):
        assert played([name] * players, seed, check=True).is_terminal()


def test_chance_is_uniform():
    choose, rng = load_bot("random", "tricks"), fast_rng(1)
    view = load_game("tricks", 2).new_initial_state(seed=1).view(0)
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[choose(view, [0, 1, 2], rng)] += 1
    assert all(900 < count < 1100 for count in counts)


def test_simple_beats_random_at_two():
    """These 200 games gave 0.95; equal players would give 0.5, with a standard error of 0.035."""
    assert wins("simple", 2, 200) > 0.72


def test_simple_beats_random_at_four():
    """These 80 games gave 0.83; equal players would give 0.25, with a standard error of 0.05."""
    assert wins("simple", 4, 80) > 0.45
