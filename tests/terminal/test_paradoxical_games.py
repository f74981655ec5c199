"""Paradoxical at the terminal, game after game: menus are complete, secrets are kept, anybody gets to the end."""

import io

import pytest

from techdeck.core.cards import card_id
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.games import load_game
from techdeck.games.paradoxical.finding import every_claim
from techdeck.games.paradoxical.places import paradoxical
from techdeck.terminal.menu import Menu
from techdeck.terminal.paradoxical.menus import WHOLE
from techdeck.terminal.people import People
from techdeck.terminal.registry import game_text
from techdeck.terminal.screen import Screen
from techdeck.terminal.session import Session
from tests.cli.running import printed
from tests.paradoxical_table import EXAMPLE, paradoxical_table, tableau, tokens
from tests.terminal.typist import clumsy

WORDS = ["K3", "S9", "navigation", "draw 1", "draw 2", "use", "add", "claim", "use K7", "add T4", "yes", "no", "K7'"]
WISHES = ["?", "? K9", "? 2.4", "h", "l", "s", "c", "d", "t", "b", "concede", "", "garbage", "99", "W1"]


def test_what_is_shown_depends_only_on_what_the_seat_knows():
    state = load_game("paradoxical", 3).new_initial_state(seed=5)
    rng = fast_rng(5)
    text = game_text(state.game, People(3, 0), Screen(width=80, colour=False))
    for _ in range(80):
        view = state.view(0)
        assert text.table(view.table) == text.table(view.imagine(9).view(0).table)
        seat = state.acting_seats()[0]
        legal = state.legal_actions(seat)
        state.apply_action(legal[rng.below(len(legal))], seat)


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_action_stands_in_the_menu_once(seed):
    state = load_game("paradoxical", 2 + seed).new_initial_state(seed=seed)
    rng = fast_rng(seed)
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        legal, table = state.legal_actions(seat), state.view(seat).table
        text = game_text(state.game, People(state.game.players, seat), Screen(width=80, colour=False))
        menu = text.menu(table, legal)
        ways = [text.way_to(table, action) for action in offered(menu)]
        # A whole claim is several steps, of which the first is its kind.
        assert {steps[0] for steps in ways} == set(legal)
        assert len(ways) == len({tuple(steps) for steps in ways})
        assert all(can_be_done(table, seat, steps) for steps in ways if len(steps) > 1)
        assert all(text.words(table, action) for action in legal)
        state.apply_action(legal[rng.below(len(legal))], seat)


def offered(menu: Menu) -> list[int]:
    """What can be chosen, in inner menus too."""
    return [entry.action for entry in menu.leaves() if entry.action is not None]


def can_be_done(table: State, seat: int, steps: list[int]) -> bool:
    """Whether all these steps are legal one after the other."""
    draft = table.clone()
    for action in steps:
        if action not in draft.legal_actions(seat):
            return False
        draft.apply_action(action, seat)
    return True


def test_every_whole_claim_offered_is_a_valid_one():
    table = paradoxical_table([EXAMPLE, "K11 T11"], deck_1="K5", deck_2="T5")
    known = [{card_id(card) for card in (*one.set_cards, *one.indifferent)} for one in every_claim(table, 0)]
    text = game_text(table.game, People(2, 0), Screen(width=80, colour=False))
    whole = [action for action in offered(text.menu(table, table.legal_actions(0))) if action >= WHOLE]
    assert len(whole) == 4
    for action in whole:
        draft = paradoxical(table.clone())
        for step in text.way_to(table, action):
            draft.apply_action(step, 0)
        gone = set(tableau(table, 0).split()) - set(tableau(draft, 0).split())
        assert (tokens(draft), gone in known) == ([1, 0], True)


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
