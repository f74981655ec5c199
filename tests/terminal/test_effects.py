"""Card texts at the terminal: questions, answers, refusals and what is told, alike in every game."""

import pytest

from tests.cards.chess.words import used_by_capture
from tests.city_table import city_table
from tests.city_table import do as do_city
from tests.exchange_table import do as do_exchange
from tests.exchange_table import exchange_table
from tests.paradoxical_table import paradoxical_table
from tests.rulebook.words import edition_with
from tests.terminal.city_words import told as told_in_city
from tests.terminal.exchange_words import told
from tests.terminal.tricks_words import told as told_in_tricks
from tests.terminal.typist import flat, shown
from tests.tricks_table import do, tricks_table


def test_declining_says_what_is_not_done():
    table = tricks_table(["T12 S4 S5", "K5 K6"], deck="T3 T4 T5 T6", bids=[1, 1])
    assert "reveal nothing" in shown(table, "T12")


def test_declining_an_exchange():
    table = tricks_table(["S8 S9 T9", "K5 K6"], deck="T3 T4 T5 T6", bids=[1, 1])
    text = shown(table, "S8", "knowledge")
    assert "exchange nothing" in text
    assert "no more cards" not in text


def test_no_more_cards_only_after_one():
    table = tricks_table(["K6 S9 T9 K4", "K5 K8"], deck="T3 T4 T5 T6", bids=[1, 1])
    text = flat(shown(table, "K6", "S9"))
    assert text.index("put away nothing") < text.index("no more cards, carry on")


def test_back_in_an_effect_is_refused_in_words():
    table = tricks_table(["K9 S4 S5", "K5 K6"], deck="T3 T4 T5 T6", bids=[1, 1])
    text = shown(table, "b", "K9", "b")
    assert text.count("There's nothing to go back to here.") == 1
    assert text.count("That can't be taken back: K9 Navigation is being carried out.") == 1


def test_an_exchange_asks_for_each_card_by_its_place():
    table = city_table(["K5 T5", "S5 S6"], "S10:0 V3 V4", phase="effects")
    text = flat(shown(table, "S10", "T5", "V3"))
    assert "Which neutral card do you take?" in text
    assert "Not allowed: T5 Computer Networking is not among your choices (Family 3.1)." in text
    assert "Exchange V3 Delivery Services with which card from your hand?" in text
    assert "'card" not in text


def test_an_exchange_with_the_top_card_asks_what_is_given():
    table = tricks_table(["K11 S4 S5", "K5 K6"], deck="T3 T4 T5 T6", bids=[1, 1])
    assert "Which card from your hand do you give?" in shown(table, "K11")


PUTS_TWO_ON_TOP = {
    "tricks": lambda: tricks_table(["K13 S4 S5", "K5 K6"], deck="T3 T4 T5 T6", bids=[1, 1]),
    "exchange": lambda: exchange_table(["K13 S9 T4", "K12 S5 V3"], phase="effects", deck="T3 T6 T7 T8"),
    "city": lambda: city_table(["K5 T5", "S5 S6"], "K13:0 V3", phase="effects", deck="T6 T7 T8 T9"),
    "paradoxical": lambda: paradoxical_table(["K13", "K11"], hands=["S9 S10", "T4"], deck_1="K3 K5 K6"),
    "chess": lambda: used_by_capture("K13", "T5", deck="V5 K9 T9 S8"),
}
"""Tables at which the one asked may use K13, or has used it, and holds cards to put on the deck."""
USING = {"paradoxical": ["use K13", "deck 1"], "chess": []}


@pytest.mark.parametrize("game", PUTS_TWO_ON_TOP)
def test_who_puts_several_cards_on_the_deck_hears_which_one_will_be_on_top(game):
    table = PUTS_TWO_ON_TOP[game]()
    text = flat(shown(table, *USING.get(game, ["K13"]), "1", seat=table.current_player()))
    assert text.count("Put a card from your hand on top of the deck. The last one will be on top.") == 2


def test_of_a_single_card_that_goes_on_the_deck_nothing_is_said_of_others(tmp_path):
    house = edition_with(tmp_path, knowledge_13="Put a card of your hand on top of the deck.")
    table = tricks_table(["K13 S4 S5", "K5 K6"], deck="T3 T4 T5 T6", bids=[1, 1], edition=house)
    text = flat(shown(table, "K13"))
    assert "Put a card of your hand on top of the deck. science 1)" in text
    assert "The last one" not in text


def test_an_unseen_exchange_tells_the_places():
    table = exchange_table(["K9 S9 T4", "K11 S5 V3", "V9 K13 S6"], phase="effects", deck="T3 T6 T7 T8", first=1)
    do_exchange(table, "K11", "S5")
    assert "Ben exchanges a hand card with the top card of the deck." in told(table, 0)
    assert "You exchange S5 Physics with T3 3D Printing." in told(table, 1)


def test_a_random_exchange_tells_whose_hand():
    table = exchange_table(["V7 S9 T4", "K12 S5 V3", "V8 K13 S6"], phase="effects", deck="T3 T6 T7 T8")
    do_exchange(table, "V7", "seat 1", "S9")
    assert "Ada exchanges a hand card with a random card of Ben's hand." in told(table, 2)


def searched(wanted: str, seat: int) -> list[str]:
    """What a seat is told when seat 0 searches the deck for a card."""
    table = tricks_table(["K3 K5 S9", "S3 S4"], deck="T4 V5 T5 T6", bids=[1, 1])
    do(table, "K3", f"value {wanted}", "domain service")
    lines = told_in_tricks(table, seat)
    return lines[next(number for number, line in enumerate(lines) if line.startswith("The card was")) :]


def test_a_search_is_told_in_its_order():
    """Found, shown, taken; then the deck is shuffled. (Family 3.18)"""
    assert searched("5", 0) == [
        "The card was found.",
        "You show V5 Banking.",
        "You get V5 Banking.",
        "The deck is shuffled.",
    ]
    assert searched("5", 1)[:3] == ["The card was found.", "Ada shows V5 Banking.", "Ada gets V5 Banking."]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_search_that_finds_nothing_ends_the_text_and_that_is_told(seat):
    """The search was done, so nobody is told that there was nothing to do. (Family 3.18, 3.20)"""
    lines = searched("13", seat)
    assert lines[:2] == ["The card was not found; the rest of the text is not done.", "The deck is shuffled."]
    assert lines[2] == "K3 Search Engines is discarded."


def test_only_the_sentence_of_the_search_goes_untold():
    """Ben's Big Data finds no card to draw: that is told as always. (Family 3.3)"""
    table = tricks_table(["K3 K5 S9", "K10"], deck="", discard="", bids=[1, 1])
    do(table, "K3", "value 13", "domain service", "K10")
    lines = told_in_tricks(table)
    assert not any("Search the deck" in line for line in lines if line.startswith("Nothing to do"))
    assert any(line.startswith("Nothing to do for Ben in: ") for line in lines)


def test_a_copied_effect_is_chosen_by_its_text():
    table = city_table(["K5 T5", "S5 S6"], "T1:0 V3 K10:1", phase="effects")
    text = shown(table, "T1", width=60)
    listed = text.partition("Choose the card whose effect you copy.\n")[2]
    assert listed.startswith(
        "  1) K10 Big Data (Ben's)\n"
        "       Draw 2. Discard 2.\n"
        "  2) V3 Delivery Services (neutral)\n"
        "       Give another player 1 card of your hand. If you do,\n"
        "       that player gives you 1.\n"
    )


@pytest.mark.parametrize("typed", ["?", "t"])
def test_who_is_asked_to_agree_may_look_first(typed):
    table = city_table(["K7 K4 K1", "S5 S6"], "S7:1 V3 T3:0")
    text = shown(table, "K7", "k4", "above V3", typed, "y")
    assert "Please type y or n" not in text
    assert "pay with K4" in text


def test_after_the_table_one_reads_again_what_one_is_asked_to_agree_to():
    table = city_table(["K7 K4 K1", "S5 S6"], "S7:1 V3 T3:0")
    once, again = (flat(shown(table.clone(), "K7", "k4", "above V3", *typed)) for typed in ([], ["t"]))
    assert (once.count("pay with K4"), again.count("pay with K4")) == (1, 2)


def test_the_rule_names_its_section():
    table = tricks_table(["K9 K10 S4", "K3 K5 K7"], phase="tricks", trump="V2", first=1, bids=[1, 1])
    assert "The whole section:\n    techdeck rules tricks 6\n" in shown(table, "?")


def test_a_lasting_change_tells_when_it_ends():
    table = exchange_table(["V10 S9 T4", "K12 S5 V3", "V8 K13 S6"], phase="effects", deck="T3 T6 T7 T8")
    do_exchange(table, "V10", "S9", "domain technology")
    assert "S9 Astronomy now counts as technology until the end of the round." in told(table, 1)


def test_a_lasting_change_of_a_city_ends_with_the_next_round():
    table = city_table(["K5 T5", "S5 S6"], "V10 V3 V4", phase="effects")
    do_city(table, "V10", "T5", "domain science")
    assert "T5 Computer Networking now counts as science until the end of the next round." in told_in_city(table, 1)
