"""What `?` shows: the clauses of the question that is being asked."""

import re

import pytest

from techdeck.games import load_game
from tests.city_table import city_table
from tests.terminal.typist import shown
from tests.tricks_table import tricks_table


def clauses(text: str) -> list[str]:
    """The clauses shown, by name."""
    return re.findall(r"^  ([A-Z][a-z]+ \d+\.\d+): ", text, re.MULTILINE)


@pytest.mark.parametrize("typed", ["say something", "ask the others"])
def test_the_talk_menus_of_tricks_show_the_talk_clauses(typed):
    hands = ["K9 S4 V3", "T5 T6 V4"]
    text = shown(tricks_table(hands, phase="trading", trump="K2", goals=("K1", "S1")), "say or ask", typed, "?")
    assert clauses(text) == ["Tricks 3.20", "Tricks 3.21", "Tricks 3.22", "Tricks 3.23"]
    assert "The whole section:\n    techdeck rules tricks 3\n" in text


@pytest.mark.parametrize("name", ["tricks", "exchange", "city", "paradoxical"])
def test_who_gives_up_may_ask_what_that_means(name):
    text = shown(load_game(name, 3).new_initial_state(seed=5), "concede", "?", "n")
    assert clauses(text) == ["Family 7.1", "Family 7.2", "Family 7.3", "Family 7.4"]
    assert "The whole section:\n    techdeck rules family 7\n" in text


def test_alone_giving_up_is_losing():
    assert clauses(shown(city_table(["K7 K4 K1"], "V3"), "concede", "?", "n")) == ["Family 7.1", "City 8.8"]


def test_giving_up_is_explained_in_the_middle_of_a_text_too():
    table = tricks_table(["K9 S4", "K5 K6"], deck="T3 T4 T5 T6", bids=[1, 1])
    text = shown(table, "K9", "concede", "?", "n")
    assert clauses(text)[0] == "Family 7.1"
    assert 'Now: "' not in text


def test_who_offers_a_draw_may_ask_what_that_means():
    table = tricks_table(["K5 K12", "K3 K7"], phase="tricks", trump="V2", bids=[1, 1])
    assert clauses(shown(table, "draw", "?", "n")) == ["Family 7.6", "Family 7.7"]


def test_elsewhere_the_rule_is_that_of_the_moment():
    table = tricks_table(["K5 K12", "K3 K7"], phase="tricks", trump="V2", bids=[1, 1])
    assert clauses(shown(table, "?")) == ["Tricks 6.1", "Tricks 6.2"]
