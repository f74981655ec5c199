"""Paradoxical at the terminal, game after game: menus are complete, secrets are kept, anybody gets to the end."""

import io

import pytest

from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.games import load_game
from techdeck.games.paradoxical.places import paradoxical
from techdeck.terminal.menu import Menu
from techdeck.terminal.screen import Screen
from techdeck.terminal.session import Session
from techdeck.terminal.sight import Sight
from tests.cli.running import printed
from tests.paradoxical_table import EXAMPLE, paradoxical_table, tokens
from tests.terminal.typist import clumsy, drawn, layout

WORDS = ["K3", "S9", "navigation", "draw 1", "draw 2", "use", "add", "claim", "use K7", "add T4", "yes", "no", "K7'"]
WISHES = ["?", "? K9", "? 2.4", "h", "l", "s", "c", "d", "t", "b", "concede", "", "garbage", "99", "W1"]


def test_what_is_shown_depends_only_on_what_the_seat_knows():
    state = load_game("paradoxical", 3).new_initial_state(seed=5)
    rng = fast_rng(5)
    for step in range(80):
        if step % 4 == 0:
            assert drawn(state) == drawn(state.view(0).imagine(9))
        seat = state.acting_seats()[0]
        legal = state.legal_actions(seat)
        state.apply_action(legal[rng.below(len(legal))], seat)


@pytest.mark.parametrize("seed", range(3))
def test_every_choice_stands_in_the_menu_once_and_all_fits_the_screen(seed):
    """Every choice is an action of the menu, or the kind of a whole claim; a turn seldom takes more than 24 lines."""
    state = load_game("paradoxical", 2 + seed).new_initial_state(seed=seed)
    rng = fast_rng(seed)
    heights: list[int] = []
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        legal, view = state.legal_actions(seat), state.view(seat)
        text = layout(state, seat, 80)
        menu = text.menu(Sight(view))
        actions = [entry.action for entry in menu.leaves() if entry.command is None]
        whole = [entry.command for entry in menu.leaves() if entry.command is not None]
        first = {state.clone().apply_command(command, seat)[0] for command in whole}
        assert len(actions) == len(set(actions))
        assert {*actions, *first} == set(legal)
        if view.question().code == "take_turn" and len(heights) < len(state.moves) // 6:
            heights.append(height(state, seat))
        state.apply_action(legal[rng.below(len(legal))], seat)
    assert sorted(heights)[len(heights) * 4 // 5] <= 24
    assert max(heights) <= 28


def height(state: State, seat: int) -> int:
    """How many lines a choice takes with all that is above it, the line one types in included."""
    out = io.StringIO()
    session = Session(state, seat, "random", Screen(lambda prompt: "", out, 80, colour=False))
    sight = Sight(state.view(seat))
    menu = session.text.menu(sight)
    session.looking.show_table(state.view(seat))
    session.looking.show_above(sight, menu)
    session.asker.show(menu, sight, False)
    return out.getvalue().count("\n") + 1


def test_every_whole_claim_offered_is_a_valid_one():
    table = paradoxical_table([EXAMPLE, "K11 T11"], deck_1="K5", deck_2="T5")
    menu: Menu = layout(table).menu(Sight(table.view(0)))
    whole = [entry.command for entry in menu.leaves() if entry.command is not None]
    assert len(whole) == 4
    for command in whole:
        draft = paradoxical(table.clone())
        draft.apply_command(command, 0)
        assert tokens(draft) == [1, 0]


@pytest.mark.parametrize(("seed", "width"), [(0, 80), (1, 60), (2, 80), (3, 80), (4, 60), (5, 80)])
def test_a_clumsy_typist_gets_through_a_whole_game(seed, width):
    state = load_game("paradoxical", 2 + seed % 3).new_initial_state(seed=seed)
    out = io.StringIO()
    bot = "random" if seed > 2 else "simple"
    Session(state, seed % 2, bot, Screen(clumsy(seed, WORDS, WISHES), out, width, colour=False)).play()
    assert state.is_terminal()
    assert max(len(line) for line in out.getvalue().splitlines()) <= width


def test_play_and_replay_from_the_command_line(tmp_path):
    words = ("play", "paradoxical", "--players", "2", "--seed", "3", "--save", "game.log")
    text = printed(*words, answers="1\n" * 200, folder=tmp_path)
    assert "Paradoxical: you against Ben" in text
    assert "won the game." in text
    assert max(len(line) for line in text.splitlines() if not line.startswith("(number")) <= 80
    assert "Seat 0: " in printed("replay", "game.log", folder=tmp_path)
