"""Whole games of Tech City at the terminal, alone and with others."""

import io

import pytest

from techdeck.core.actions import YES
from techdeck.core.rng import fast_rng
from techdeck.games import load_game
from techdeck.games.city.places import city
from techdeck.terminal.screen import Screen, length
from techdeck.terminal.session import Session
from tests.city_table import city_table
from tests.terminal.city_words import city_text
from tests.terminal.typist import clumsy, flat, shown

WORDS = ["K3", "S9", "navigation", "left v3", "above of", "build nothing", "give", "yes", "no", "science", "K7'"]
WISHES = ["?", "? K9", "? 1.4", "h", "l", "s", "c", "d", "t", "e", "b", "concede", "", "garbage", "99", "W1"]


def test_alone_one_plays_against_the_council():
    table = city_table(["K7 K4 K1"], "V3", deck="S7 T7 S9 S8", council=2)
    text = flat(shown(table, "K7", "K4", "1", "y", "concede", "y"))
    assert "Tech City: you against the City Council" in text
    assert "The City Council builds S7 Earth Sciences" in text
    assert text.endswith("You gave up: the City Council wins (City 8.8).")


@pytest.mark.parametrize(("points", "outcome"), [(3, "The City Council wins"), (1, "You win"), (2, "It is a draw")])
def test_the_outcome_alone(points, outcome):
    table = city_table(["K7 K4 K1"], "V3", phase="end", round=6, scores=[2], council=points)
    assert table.is_terminal()
    assert city_text(table).outcome(table) == f"{outcome}: you have 2, the City Council has {points}."


def test_what_is_shown_depends_only_on_what_the_seat_knows():
    state = load_game("city", 3).new_initial_state(seed=5)
    rng, text = fast_rng(5), city_text(state)
    for _ in range(60):
        view = state.view(0)
        assert text.table(view.table) == text.table(view.imagine(9).view(0).table)
        seat = state.acting_seats()[0]
        legal = state.legal_actions(seat)
        state.apply_action(legal[rng.below(len(legal))], seat)


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_every_legal_action_stands_in_the_menu_in_words(players):
    state = load_game("city", players).new_initial_state(seed=players)
    rng = fast_rng(players)
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        legal, text, table = state.legal_actions(seat), city_text(state, seat), city(state.view(seat).table)
        menu = text.menu(table, legal)
        found = [text.way_to(table, entry.action) for entry in menu.leaves() if entry.action is not None]
        # Two cards as payment are not offered where any one card pays; who wants it may type it.
        assert set(legal) - {YES} <= {steps[0] for steps in found} <= set(legal)
        assert len({entry.key for entry in menu.entries}) == len(menu.entries)
        assert all(text.words(table, action) for action in legal)
        state.apply_action(legal[rng.below(len(legal))], seat)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("width", [60, 80])
def test_a_clumsy_typist_gets_through_a_whole_game(players, width):
    state = load_game("city", players).new_initial_state(seed=players + width)
    out = io.StringIO()
    screen = Screen(clumsy(players, WORDS, WISHES), out, width, colour=width == 60)
    Session(state, players // 2, "simple", screen).play()
    assert state.is_terminal()
    assert max(length(line) for line in out.getvalue().splitlines()) <= width
