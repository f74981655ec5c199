"""Tech Chess at the terminal, game after game: menus are complete, secrets are kept, anybody gets to the end."""

import io

import pytest

from techdeck.core.rng import fast_rng
from techdeck.games import load_game
from techdeck.terminal.people import People
from techdeck.terminal.registry import game_text
from techdeck.terminal.screen import Screen
from techdeck.terminal.session import Session
from tests.terminal.typist import clumsy


def test_what_is_shown_depends_only_on_what_the_seat_knows():
    state = load_game("chess", 2).new_initial_state(seed=5)
    rng, text = fast_rng(5), game_text(state.game, People(2, 0), Screen(width=80, colour=False))
    for _ in range(80):
        view = state.view(0)
        other = view.imagine(9).view(0)
        assert text.table(view.table) == text.table(other.table)
        seat = state.acting_seats()[0]
        legal = state.legal_actions(seat)
        state.apply_action(legal[rng.below(len(legal))], seat)


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_action_stands_in_the_menu_once(seed):
    state, rng = load_game("chess", 2).new_initial_state(seed=seed), fast_rng(seed)
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        legal = state.legal_actions(seat)
        text = game_text(state.game, People(2, seat), Screen(width=80, colour=False))
        table = state.view(seat).table
        menu = text.menu(table, legal)
        found = [text.way_to(table, entry.action) for entry in menu.leaves() if entry.action is not None]
        assert {steps[0] for steps in found} == set(legal)
        assert len(found) == len({tuple(steps) for steps in found})
        assert len({entry.key for entry in menu.entries}) == len(menu.entries)
        assert all(text.words(table, action) for action in legal)
        state.apply_action(legal[rng.below(len(legal))], seat)


WORDS = ["K3", "S9", "navigation", "science", "a2-a3", "d1 c3", "b2", "king", "pawn", "use", "build", "upgrade", "yes"]
WISHES = ["?", "? K9", "? 2.4", "h", "l", "s", "c", "d", "t", "b", "concede", "", "garbage", "99", "W1", "f7-a9"]


@pytest.mark.parametrize("seed", range(4))
def test_a_clumsy_typist_gets_through_a_whole_game(seed):
    state = load_game("chess", 2).new_initial_state(seed=seed)
    out = io.StringIO()
    bot = "random" if seed % 2 else "simple"
    width = 60 if seed > 1 else 80
    Session(state, seed % 2, bot, Screen(clumsy(seed, WORDS, WISHES), out, width, colour=False)).play()
    assert state.is_terminal()
    assert max(len(line) for line in out.getvalue().splitlines()) <= width
