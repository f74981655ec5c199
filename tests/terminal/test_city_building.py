"""Tech City at the terminal: choosing what to build, how to pay and where to lay it."""

import pytest

from techdeck.games.city.places import City
from techdeck.games.city.placing import NextTo
from techdeck.terminal.city.placing import beside
from tests.city_table import city_table, do, hand, marker, place
from tests.terminal.city_words import CITY, city_text, told
from tests.terminal.typist import flat, shown


def at_placing(hands: list[str], drawing: str) -> City:
    """The first player has paid for the K7 and is to lay it."""
    table = city_table(hands, drawing)
    do(table, "K7", "K4")
    assert isinstance(table.frames[-1], NextTo)
    return table


def test_every_free_place_has_one_number_and_its_names():
    table = at_placing(["K7 K4 K1", "S5 S6"], CITY.replace("K7", "K9"))
    menu = city_text(table).menu(table, table.legal_actions())
    numbers = [entry for entry in menu.entries if entry.key.isdigit()]
    places = {beside(table, *divmod((entry.action or 0) - 100_000, 4)) for entry in numbers}
    assert len(places) == len(numbers) == 8
    assert sorted(
        int(word) for line in menu.picture for word in line.replace("*", "").split() if word[0].isdigit()
    ) == [*range(1, 9)]
    assert {"left k9", "above v3", "below t3", "right t3"} <= {entry.key for entry in menu.entries}


def test_a_star_stands_where_two_own_companies_are_around():
    table = at_placing(["K7 K4 K1", "S5 S6"], CITY.replace("K7", "K9"))
    text = city_text(table)
    menu = text.menu(table, table.legal_actions())
    starred = [word for line in menu.picture for word in line.split() if word.endswith("*")]
    assert starred == ["6*"]
    assert "It scores nothing; at a star 1, beside two companies of yours." in menu.question


def test_a_build_is_put_together_and_agreed_to_in_one_sentence():
    table = city_table(["K7 K4 K1", "S5 S6"], "S7:1 V3 T3:0")
    text = flat(shown(table, "K7", "k4", "above V3", "y"))
    assert "Build a card? A company costs any one card" in text
    assert "K7 Statistics: scores 1 (equal to S7)" in text
    assert "You build K7 Statistics above V3 Delivery Services, pay with K4 Databases, and score 1." in text
    assert place(table, "K7") == (1, 1)
    assert marker(table, "K7") == "0"


@pytest.mark.parametrize("typed", [("left of V3",), ("left V3",), ("V3", "left"), ("V3", "left of"), ("2",)])
def test_a_place_is_named_in_several_ways(typed):
    table = at_placing(["K7 K4 K1", "S5 S6"], "V3")
    shown(table, *typed, "y")
    assert place(table, "K7") == (-1, 0)


def test_a_taken_place_is_refused_in_words():
    table = at_placing(["K7 K4 K1", "S5 S6"], "S9:1 V3 T3:0")
    text = flat(shown(table, "left V3", "above T9", "left of S9", "y"))
    assert "Something lies to the left of V3 Delivery Services already: S9 Astronomy." in text
    assert "T9 Manufacturing does not lie in the city." in text
    assert place(table, "K7") == (-1, 0)


def test_a_second_card_is_not_offered_where_any_one_pays():
    text = shown(city_table(["K7 K4 K12 K1", "S5 S6"], "S7:1 V3 T3:0"), "K7")
    assert "It costs any one card." in text
    assert "pay with two cards" not in text
    assert "pay with two cards" in shown(city_table(["K7 K4 K12 K1", "S5 S6"], "S7:1 V3 T3:1"), "K7")


def test_only_what_was_paid_is_told_as_paid():
    """To pay with two cards is a choice of its own: it is no card, whatever lies in the discard pile."""
    table = city_table(["K7 K4 K12 K1", "S5 S6"], "S7:1 V3 T3:1", discard="T1 T2 T5 T6")
    text = flat(shown(table, "K7", "pay with two cards", "K4", "K1", "above V3"))
    assert "above V3 Delivery Services, pay with K4 Databases and K1 Data Mining, and score" in text


def test_a_dropped_build_leaves_no_trace_and_back_goes_one_step_back():
    table = city_table(["K7 K4 K1", "S5 S6"], "V3")
    before = table.hash()
    text = shown(table, "K7", "K4", "1", "n", "K7", "b", "b")
    assert table.hash() == before
    assert text.count("How do you pay for K7 Statistics?") == 2


def test_a_high_card_needs_a_second_one():
    table = city_table(["K7 K12 S11 T9", "S5 S6"], "V3")
    text = shown(table, "K7", "K12", "S11", "1", "y")
    assert "K12 Virtual Reality and a second card" in text
    assert "Which second card do you pay for K7 Statistics?" in text
    assert "pay with K12 Virtual Reality and S11 Biotechnology" in flat(text)
    assert hand(table, 0) == "T9"


def test_a_card_that_can_not_be_paid_for_is_refused_with_the_clause():
    text = shown(city_table(["K7 K12", "S5 S6"], "V3"), "K7", "S5")
    assert "Not allowed: your other cards can't pay for K7 (City 1.10)." in text
    assert "Not allowed: build a card of your own hand, or pass (City 1.1)." in text


def test_a_service_card_is_agreed_to_before_the_others_are_asked():
    table = city_table(["V9 K4 K1", "S5 S6 S9", "T5 T6 T9"], "V3")
    text = flat(shown(table, "V9", "K4", "y", "left V3", "y"))
    assert "If nobody else gives a card, K4 Databases is lost" in text
    assert "You want to build V9 Professional Services together. You give K4 Databases." in text
    assert "You build V9 Professional Services to the left of V3 Delivery Services, and score 1." in text
    assert "and score 1 (the least a service card scores)" in text
    assert place(table, "V9") == (-1, 0)


def test_helping_is_explained():
    table = city_table(["V9 K4 K1", "S5 S6 S9", "T5 T6 T9"], "V3")
    do(table, "V9", "K4")
    text = flat(shown(table, "give nothing", seat=1))
    assert "You score 1 if it gets built: two cards are needed, 1 given so far." in text


def test_a_wild_is_built_as_a_card_of_the_city():
    table = city_table(["W1 K4 K1", "S5 S6"], "S7:1 V3 T7:0", deck="T9 T8")
    text = flat(shown(table, "W1", "S7", "K4", "above V3", "y"))
    assert "S7 Earth Sciences (2 at best)" in text
    assert "You build W1 Wild as science 7 above V3 Delivery Services, pay with K4 Databases, and score 2" in text
    assert "T9 Manufacturing is turned up and takes the wild's place." in text


def test_few_cards_are_offered_with_their_texts_and_many_by_owner():
    few = shown(city_table(["K4", "S5"], "S7:1 V3 T7:0", phase="effects"))
    assert "T7 Renewable Energy (yours): Put a card of the discard pile on top of the deck." in flat(few)
    row = "S7:1 V3 T7:0 K9:0 K10:1 V5 S1:1 S2:0"
    many = shown(city_table(["K4", "S5"], row, phase="effects"), "e")
    assert "  yours       2) K9 Navigation   3) S2 Chemistry   4) T7 Renewable Energy" in many
    assert "K9 Navigation (You): Look at the bottom 3 cards" in flat(many)


def test_the_effects_of_the_city_mark_tilted_cards():
    text = flat(shown(city_table(["K4", "S5"], "S7:1 V3 T7:0~1", phase="effects"), "e"))
    assert "T7 Renewable Energy (You, tilted): Put a card" in text
    assert "S7 Earth Sciences (Ben): Cut" in text


def test_the_knowledge_bonus_says_which_effect_is_left():
    table = city_table(["K4 K5", "S5"], "V3 K10:0 K12:0 S9:1", phase="effects", deck="T1 S8 T3 T4")
    text = flat(shown(table, "K10", "K4", "K5"))
    assert "a knowledge company's effect besides" in text
    assert "Your bonuses: the extra effect of a knowledge company is used." in text
    assert "Use your other effect, of any card of the city? (e: what all of them do)" in text
    table = city_table(["K4 K5", "S5"], "V3 K10:0 K12:0 S9:1", phase="effects", deck="T1 S8 T3 T4", discard="T5")
    text = flat(shown(table, "S9"))
    assert "Your bonuses: the extra effect of a knowledge company is left." in text
    assert "Use the extra effect of one of your knowledge companies as well?" in text


def test_a_second_effect_is_told_as_the_bonus():
    table = city_table(["K4 K5", "S5"], "V3 K10:0 K12:0 S9:1", phase="effects", deck="T1 S8 T3 T4")
    do(table, "K10", "K4", "K5", "K12", "seat 1")
    lines = told(table, 1)
    assert lines[0].startswith("Ada uses K10 Big Data: ")
    assert any(line.startswith("Ada uses K12 Virtual Reality as a second effect, by the knowledge") for line in lines)


def test_two_effects_in_a_row_are_both_told():
    table = city_table(["S3 S4", "S5"], "V3 K10:0 K12:0 T12:0", phase="effects", deck="T1 S8 T3 T4")
    do(table, "T12", "no", "K12", "seat 1")
    used = [line for line in told(table, 1) if "uses" in line]
    assert "Ada uses T12 Automation: " in used[0]
    assert "Ada uses K12 Virtual Reality as a second effect, by the knowledge bonus: " in used[0]


def test_with_two_decks_the_other_copy_is_meant_where_only_that_fits():
    table = city_table(["K7' K4 K1", "S5", "T5", "S6", "T6"], "V3")
    shown(table, "K7", "K4", "1", "y")
    assert place(table, "K7'") == (0, 1)


def test_the_only_card_to_build_next_to_is_no_choice_to_be_told():
    table = city_table(["V6 K4 K1", "S5 S6", "T5 T6"], "V3")
    do(table, "V6", "K4", "card S5", "no")
    assert isinstance(table.frames[-1], NextTo)
    text = flat(shown(table, "above V3", "y"))
    assert "You had only one choice" not in text
    assert text.count("Where do you build V6 Entertainment?") == 1
    assert place(table, "V6") == (0, 1)
