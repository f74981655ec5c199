"""Tech City at the terminal: the map, and what is told."""

import pytest

from techdeck.bots import load_bot
from techdeck.core.rng import fast_rng
from techdeck.games import load_game
from techdeck.games.city.names import COUNCIL, SCORE
from techdeck.games.city.places import City
from techdeck.terminal.people import third_person
from techdeck.terminal.screen import length
from tests.city_table import city_table, do
from tests.terminal.city_words import CITY, city_text, told
from tests.terminal.typist import shown

# --- the map -----------------------------------------------------------------------------------


def drawn(table: City, seat: int | None = 0, width: int = 80) -> list[str]:
    return city_text(table, seat, width).drawing.map.lines(table)


def test_the_map_shows_places_owners_and_neutral_cards():
    table = city_table(["K5 K6", "S5 S6"], CITY)
    assert drawn(table) == [
        "   [K7]  (V3) [S13]",
        "   You         Ben",
        "         [T3]",
        "         You",
    ]


def test_a_tilted_card_leans_only_while_effects_are_used():
    table = city_table(["K5 K6", "S5 S6"], "K7:0~1 V3~0 S13:1", phase="effects")
    assert drawn(table)[0] == "   /K7/  (V3) [S13]"
    table = city_table(["K5 K6", "S5 S6"], "K7:0~1 V3~0 S13:1")
    assert drawn(table)[0] == "   [K7]  (V3) [S13]"


def test_a_neutral_company_looks_like_a_service_card_and_the_council_has_a_marker():
    table = city_table(["K5 K6"], "K7 V3 T4:c")
    assert drawn(table) == ["    (K7)    (V3)    [T4]", "                  Council"]


def test_colours_do_not_move_the_map():
    table = city_table(["K5 K6", "S5 S6"], CITY)
    plain, colourful = drawn(table), city_text(table, 0, 80, colour=True).drawing.map.lines(table)
    assert "\x1b[" in colourful[0]
    assert [length(line.rstrip()) for line in colourful] == [len(line) for line in plain]


def test_a_city_too_wide_for_the_screen_is_drawn_in_strips():
    row = " ".join(f"K{value}:0" for value in range(1, 14))
    table = city_table(["S5 S6", "T5 T6"], row)
    lines = drawn(table, width=40)
    assert max(len(line) for line in lines) <= 40
    assert sum("to the right" in line for line in lines) == 2
    assert "".join(lines).count("[K") == 13


def test_a_changed_card_has_a_sign_and_a_line():
    table = city_table(["V10 K5", "S5 S6"], "K7:0 V3")
    table.alter(6, 8, 1)
    lines = city_text(table).table(table)
    assert "[K7~]" in lines[1]
    assert "  ~ K7 Statistics (counts as science 8)" in lines


def test_the_own_bonuses_are_told():
    table = city_table(["K5 K6", "S5 S6"], "T7:0 T3:0 V3 K9:0 K1:0")
    assert "Your bonuses: your builds cost nothing; a knowledge company's effect besides." in city_text(table).table(
        table
    )


def test_without_a_person_the_table_lies_open():
    table = city_table(["K5 K6", "S5 S6"], CITY)
    lines = city_text(table, None).table(table)
    assert "Seat 0's hand: K5 K6" in lines
    assert any("Seat 1" in line for line in lines)


# --- being told --------------------------------------------------------------------------------


def test_a_build_is_told_with_its_price_and_what_it_scores():
    table = city_table(["K7 K4 K1", "S5 S6"], "S7:1 V3 T7:0 S3:0")
    do(table, "K7", "K4", "T7", "above")
    assert told(table) == [
        "You build K7 Statistics above T7 Renewable Energy, pay with K4 Databases, and score 3 (2 for equal values, "
        "1 beside own companies)."
    ]
    assert told(table, 1)[0].startswith("Ada builds K7 Statistics above T7 Renewable Energy, pays with K4 Databases")


def test_help_and_its_lack_are_told():
    table = city_table(["V9 K4 K1", "S5 S6", "T5 T6"], "V3")
    do(table, "V9", "K4", "no", "no")
    assert told(table, 1) == [
        "Ada wants to build V9 Professional Services together. Ada gives K4 Databases.",
        "You and Cleo give nothing.",
        "Too few cards were given: V9 Professional Services is not built and goes back to Ada's hand.",
    ]


def test_an_owner_who_draws_is_told():
    table = city_table(["K4", "S5"], "V3 S7:1", phase="effects", deck="T1 T2 T3 T4")
    do(table, "S7", "yes", "yes", "S5")
    lines = told(table)
    assert "Ben owns that company and draws a card." in lines
    assert "Ben discards S5 Physics." in lines
    assert "Ben gets a card." not in lines


def test_the_discards_at_the_end_of_a_round_are_told_by_player():
    hands = ["K1 K2 K3 K4 K5 K6 K7 K8", "S1 S2 S3 S4 S5 S6 S7"]
    table = city_table(hands, "V3", phase="end", first=1)
    text = city_text(table)
    text.begin(table)
    table.apply_action(table.string_to_action(0, "card K8"), 0)
    table.apply_action(table.string_to_action(1, "card S1"), 1)
    table.apply_action(table.string_to_action(0, "card K1"), 0)
    assert table.journal is not None
    lines = text.teller.tell(table.journal.feed(0))
    assert "Ben discards S1 Material Sciences." in lines
    assert "You discard K1 Data Mining and K8 Digital Media." in lines
    assert lines[-1] == "Round 2 begins. You are the first player."


@pytest.mark.parametrize("players", [1, 3, 6])
def test_points_are_made_of_what_was_told_and_every_event_has_words(players, monkeypatch):
    monkeypatch.delattr("techdeck.terminal.telling.Teller.plainly")
    state = load_game("city", players).new_initial_state(seed=players)
    journal, rng, choose = state.watch(), fast_rng(players), load_bot("simple", "city")
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        state.apply_action(choose(state.view(seat), state.legal_actions(seat), rng), seat)
    text = city_text(state)
    text.teller.tell(journal.feed(0))
    sums = {who: parts.total() for who, parts in text.city_teller.made.items()}
    for who in [*range(players), *([COUNCIL] if players == 1 else [])]:
        assert sums.get(who, 0) == state.nums[SCORE + who]
    assert all(" = " in line for line in text.scores(state)[-players:])


def test_a_search_is_told_with_the_shuffle_after_it():
    table = city_table(["K4", "S5"], "V3 K3:0", phase="effects", deck="T1 S9 T3 T4")
    do(table, "K3", "value 9", "domain science", "K4")
    lines = told(table, 1)
    found = lines.index("The card was found.")
    assert lines[found + 1 : found + 4] == [
        "Ada shows S9 Astronomy.",
        "Ada gets S9 Astronomy.",
        "The deck is shuffled.",
    ]
    assert "The discard pile is shuffled into the deck." not in lines


def test_while_a_text_goes_on_asking_the_map_is_not_shown_again():
    table = city_table(["K4 K5", "S5"], "V3 K10:0 T7:0", phase="effects", deck="T1 S9 T3 T4")
    text = shown(table, "K10", "K4")
    assert text.count("(V3)") == 1
    assert text.count('K10 Big Data says: "Discard 2."') == 2


def test_the_verb_for_a_copier():
    assert third_person("copy") == "copies"
