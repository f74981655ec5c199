"""What a game shows and offers at the terminal: secrets are kept, menus are complete."""

import pytest

from techdeck.core.rng import fast_rng
from techdeck.games import load_game
from techdeck.terminal.sight import Sight
from tests.terminal.typist import drawn, layout


@pytest.mark.parametrize(("name", "players"), [("tricks", 3), ("chess", 2), ("city", 3)])
def test_what_is_shown_depends_only_on_what_the_seat_knows(name: str, players: int) -> None:
    state, rng = load_game(name, players).new_initial_state(seed=5), fast_rng(5)
    for _ in range(80):
        assert drawn(state) == drawn(state.view(0).imagine(9))
        seat = state.acting_seats()[0]
        legal = state.legal_actions(seat)
        state.apply_action(legal[rng.below(len(legal))], seat)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["tricks", "chess"])
def test_every_choice_stands_in_the_menu_once(name: str, seed: int) -> None:
    players = 2 + seed % 3 if name == "tricks" else 2
    state, rng = load_game(name, players).new_initial_state(seed=seed), fast_rng(seed)
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        legal = state.legal_actions(seat)
        menu = layout(state, seat, 80).menu(Sight(state.view(seat)))
        found = [entry.action for entry in menu.leaves() if entry.action is not None]
        assert sorted(found) == sorted(legal)
        assert len({entry.key for entry in menu.entries}) == len(menu.entries)
        state.apply_action(legal[rng.below(len(legal))], seat)
