"""The levels: novices are people and not dice, and each is better than the one before."""

import pytest

from techdeck.bots import QUICK, levels, load_bot, load_stand_in
from techdeck.bots.levels import EXPERT, SKILLED
from techdeck.core.rng import fast_rng
from techdeck.games import PLAYERS, games, load_game
from techdeck.lab.arena.contest import arena
from techdeck.lab.match import play_match


def share(players: int, one: str, other: str, count: int) -> float:
    """Which share of the games of Tricks of the Trade the first one wins for each seat it has."""
    data = arena(load_game("tricks", players), [one, other], count, 3).to_dict()["bots"]
    assert isinstance(data, list)
    return float(data[0]["win_rate"])


def test_every_game_has_the_same_levels_and_budgets():
    for game in games():
        assert levels(game) == ["random", "novice", "casual", "skilled", "expert"]
        assert 0 < SKILLED[game] < EXPERT[game]
        assert load_stand_in(game) is load_bot(QUICK, game)


@pytest.mark.parametrize("name", ["novice", "casual"])
@pytest.mark.parametrize("game", games())
def test_quick_levels_play_whole_games_at_every_table(game, name):
    low, high = PLAYERS[game]
    for players in (low, high):
        assert play_match(load_game(game, players), name, seed=2).state.is_terminal()


@pytest.mark.parametrize("players", [2, 4])
def test_a_novice_beats_chance_and_loses_to_a_casual_player(players):
    assert share(players, "novice", "random", 24) > 1.4 / players
    assert share(players, "casual", "novice", 96) > 1.0 / players


def test_a_casual_player_of_tricks_is_not_worse_than_the_yardstick():
    assert share(2, "casual", "simple", 100) > 0.5


def test_a_level_answers_with_pythons_own_numbers():
    state = load_game("tricks", 3).new_initial_state(seed=1)
    seat = state.acting_seats()[0]
    for name in ("novice", "casual"):
        action = load_bot(name, "tricks")(state.view(seat), state.legal_actions(seat), fast_rng(1))
        assert type(action) is int
