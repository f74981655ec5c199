"""What a game shows and offers at the terminal: secrets are kept, menus are complete."""

import pytest

from techdeck.core.rng import fast_rng
from techdeck.games import load_game
from techdeck.terminal.sight import Sight
from tests.terminal.typist import drawn, layout


@pytest.mark.parametrize(("name", "players"), [("tricks", 3), ("chess", 2)])
def test_what_is_shown_depends_only_on_what_the_seat_knows(name: str, players: int) -> None:
    state = load_game(name, players).new_initial_state(seed=5)
    rng, text = fast_rng(5), game_text(state.game, People(players, 0), Screen(width=80, colour=False))
    for _ in range(80):
        view = state.view(0)
        other = view.imagine(9).view(0)
        assert text.table(view.table) == text.table(other.table)
        seat = state.acting_seats()[0]
        legal = state.legal_actions(seat)
        state.apply_action(legal[rng.below(len(legal))], seat)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["tricks", "chess"])
def test_every_legal_action_stands_in_the_menu_once(name: str, seed: int) -> None:
    players = 2 + seed % 3 if name == "tricks" else 2
    state, rng = load_game(name, players).new_initial_state(seed=seed), fast_rng(seed)
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        legal = state.legal_actions(seat)
        text = game_text(state.game, People(players, seat), Screen(width=80, colour=False))
        table = state.view(seat).table
        menu = text.menu(table, legal)
        found = [text.way_to(table, entry.action) for entry in menu.leaves() if entry.action is not None]
        # What is said, and an exact card that is asked for, takes two steps: the menu offers both as one.
        assert {steps[0] for steps in found} == set(legal)
        assert len(found) == len({tuple(steps) for steps in found})
        assert len({entry.key for entry in menu.entries}) == len(menu.entries)
        assert all(text.words(table, action) for action in legal)
        state.apply_action(legal[rng.below(len(legal))], seat)
