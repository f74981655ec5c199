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


def asked(typed: str) -> str:
    """What a player of Tricks reads who types this when a card is to be played."""
    table = tricks_table(["K5 K12", "K3 K7"], phase="tricks", trump="V2", bids=[1, 1])
    return shown(table, typed)


@pytest.mark.parametrize("typed", ["? win", "how do I win", "how do I win?", "? rules", "? aim"])
def test_how_a_game_is_won_can_be_asked_in_plain_words(typed):
    text = asked(typed)
    assert "Most points after three rounds wins." in " ".join(text.split())
    assert "6 Tricks   7 Scoring" in text


@pytest.mark.parametrize("typed", ["? 7", "? scoring", "? points", "what is scoring?"])
def test_a_section_is_shown_whole(typed):
    assert clauses(asked(typed)) == [f"Tricks 7.{number}" for number in range(1, 8)]


def test_a_section_of_the_family_is_shown_whole():
    assert clauses(asked("? family 4"))[0] == "Family 4.1"


def test_a_word_tells_where_else_it_stands():
    text = asked("what is a goal?")
    assert clauses(text) == ["Tricks 0.3", "Tricks 5.6", "Tricks 5.8"]
    assert "Also in 0.5," in text
    assert "7.4" in text


def test_marks_are_explained_below_the_clauses():
    assert "(ours): our reading, where the printed rules are silent" in asked("? 4.2")
    assert "(ours)" not in asked("? 4.1")


def test_a_question_that_the_rules_do_not_answer_is_not_understood():
    assert "'what is a zebra?' doesn't match any choice." in asked("what is a zebra?")


def test_a_bot_may_be_asked_for_a_hint():
    text = asked("hint")
    assert "Thinking ..." in text
    assert "of 100 games from here" in " ".join(text.split())


def test_who_wants_to_save_is_told_how():
    assert "Type q to leave: the game is saved then" in asked("save")


@pytest.mark.parametrize("typed", ["resign", "give up"])
def test_other_words_for_giving_up_are_understood(typed):
    assert "Really give up?" in "".join(asked_prompts(typed))


def asked_prompts(typed: str) -> list[str]:
    """What a player of Tricks is asked after typing this."""
    heard: list[str] = []
    table = tricks_table(["K5 K12", "K3 K7"], phase="tricks", trump="V2", bids=[1, 1])
    shown(table, typed, "n", heard=heard)
    return heard


def test_who_wants_to_undo_is_told_what_can_be_done():
    assert "b goes back" in asked("undo")


@pytest.mark.parametrize(("game", "typed", "clause"), [("city", "? cost", "City 1.4")])
def test_what_a_company_costs_can_be_asked(game, typed, clause):
    text = shown(city_table(["K7 K4 K1", "K5"], "V3"), typed)
    assert clauses(text)[0] == clause
