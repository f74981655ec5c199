"""Tech City at the terminal: the map, places with numbers, what is told, and whole games."""

import io

import pytest

from techdeck.games import load_game
from techdeck.terminal.city import CityText
from techdeck.terminal.screen import Screen, length
from techdeck.terminal.session import Session
from techdeck.terminal.sight import Sight
from tests.city_table import city_table, do, place
from tests.terminal.typist import clumsy, drawn, flat, layout, shown, told

CITY = """K7:0  V3    S13:1
          .     T3:0  ."""
WORDS = ["K3", "S9", "navigation", "science", "left of V3", "above", "build", "pay", "help", "use", "yes", "no"]
WISHES = ["?", "? K9", "? 1.4", "? neutral", "h", "l", "s", "c", "d", "e", "t", "b", "concede", "", "garbage", "99"]


def map_of(table, seat=0, width=80, colour=False):
    """The map as a seat sees it."""
    text = layout(table, seat, width, colour)
    assert isinstance(text, CityText)
    return text.map(Sight(table.view(seat)), {})


def test_the_map_shows_places_owners_and_neutral_cards():
    table = city_table(["K5 K6", "S5 S6"], CITY)
    assert map_of(table) == ["   [K7]  (V3) [S13]", "   You         Ben", "         [T3]", "         You"]


def test_the_council_has_a_marker():
    table = city_table(["K5 K6"], "K7 V3 T4:c")
    assert map_of(table) == ["    (K7)    (V3)    [T4]", "                  Council"]


def test_colours_do_not_move_the_map():
    table = city_table(["K5 K6", "S5 S6"], CITY)
    plain, colourful = map_of(table), map_of(table, colour=True)
    assert "\x1b[" in colourful[0]
    assert [length(line.rstrip()) for line in colourful] == [len(line) for line in plain]


def test_a_city_too_wide_for_the_screen_is_drawn_in_strips():
    row = " ".join(f"K{value}:0" for value in range(1, 14))
    lines = map_of(city_table(["S5 S6", "T5 T6"], row), width=40)
    assert max(len(line) for line in lines) <= 40
    assert sum("to the right" in line for line in lines) == 2
    assert "".join(lines).count("[K") == 13


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_table_fits_the_screen(width, seat):
    table = city_table(["K5 K6 S4", "S5 S6"], CITY, deck="K9 S9 T9")
    assert all(length(line) <= width for line in drawn(table, seat, width))


def test_all_of_it_fits_a_screen_of_80_by_24_while_choosing():
    screen = shown(city_table(["K5 K6 S4 T8 V9 V10", "S5 S6"], CITY)).split("=== round")[-1].splitlines()
    assert len(screen) <= 24


def test_a_build_says_what_each_card_would_score():
    text = shown(city_table(["S7 K6 V9", "S5 S6"], CITY))
    assert "S7 Earth Sciences: scores 1" in text
    assert "K6 Cloud Computing: scores nothing" in text
    assert "V9 Professional Services: scores 1, built together" in text


def test_a_place_is_chosen_by_its_number_or_by_words():
    for typed in ("1", "below K7"):
        table = city_table(["S7 K6", "S5 S6"], CITY)
        text = flat(shown(table, "S7", "K6", typed))
        assert "Where do you build S7 Earth Sciences?" in text
        assert "You build S7 Earth Sciences" in text
        if typed != "1":
            assert place(table, "S7") == (0, -1)


def test_a_build_can_be_taken_back_step_by_step():
    table = city_table(["S7 K6 K9 T8", "S5 S6"], CITY)
    before = table.hash()
    text = shown(table, "S7", "K6", "b", "b")
    assert text.count("How do you pay for S7 Earth Sciences?") == 2
    assert table.hash() == before


def test_a_build_is_told_with_its_price_its_place_and_its_points():
    table = city_table(["S7 K6", "S5 S6"], CITY, deck="K9 S9")
    do(table, "S7", "K6", "V3", "above")
    said = told(table, 1)
    assert "Ada pays K6 Cloud Computing." in said
    assert "Ada builds S7 Earth Sciences above V3 Delivery Services." in said
    assert any(line.startswith("Ada scores 1 for S7 Earth Sciences: 1 for equal values") for line in said)


def test_a_card_that_is_no_choice_is_refused_with_the_clause():
    table = city_table(["S7 K6", "S5 S6"], CITY)
    assert "Not allowed: " in shown(table, "T9")
    assert "(City 1." in shown(table, "T9")


def test_the_effects_of_the_city_and_its_words_are_explained():
    text = flat(shown(city_table(["S7 K6", "S5 S6"], CITY), "e", "? T13", "? neutral"))
    assert "T3 3D Printing: Reveal a card from your hand." in text
    assert "a neutral card is a card of the city without a marker" in text


@pytest.mark.parametrize(("seed", "players"), [(0, 1), (1, 3)])
def test_a_clumsy_typist_gets_through_a_whole_game(seed, players):
    state = load_game("city", players).new_initial_state(seed=seed)
    out = io.StringIO()
    Session(state, 0, "simple", Screen(clumsy(seed, WORDS, WISHES), out, 80, colour=False)).play()
    assert state.is_terminal()
    assert max(len(line) for line in out.getvalue().splitlines()) <= 80
