"""Card texts at the terminal: questions, answers, refusals and what is told, alike in every game."""

import pytest

from techdeck.games.tricks.table import Tricks
from tests.cards.chess.words import used_by_capture
from tests.city_table import city_table
from tests.city_table import do as do_city
from tests.exchange_table import do as do_exchange
from tests.exchange_table import exchange_table
from tests.paradoxical_table import paradoxical_table
from tests.rulebook.words import edition_with
from tests.terminal.typist import flat, shown, told
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
    assert text.index("put nothing under the deck") < text.index("no more cards, carry on")


def test_back_in_an_effect_is_refused_in_words():
    table = tricks_table(["K9 S4 S5", "K5 K6"], deck="T3 T4 T5 T6", bids=[1, 1])
    text = shown(table, "b", "K9", "b")
    assert text.count("There's nothing to go back to here.") == 1
    assert text.count("That can't be taken back: K9 Navigation is being carried out.") == 1


def test_an_exchange_asks_for_each_card_by_its_place():
    table = city_table(["K5 T5", "S5 S6"], "S10:0 V3 V4", phase="effects")
    text = flat(shown(table, "S10", "T5", "V3"))
    assert "Which neutral card do you take?" in text
    assert "Not allowed: that is not among your choices (Family 3.1)." in text
    assert "Which card of your hand takes the place of V3 Delivery Services?" in text
    assert "'card" not in text


def test_an_exchange_with_the_top_card_asks_what_is_given():
    table = tricks_table(["K11 S4 S5", "K5 K6"], deck="T3 T4 T5 T6", bids=[1, 1])
    assert "Which card of your hand do you give?" in shown(table, "K11")


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
    assert text.count("Put two cards of your hand on top of the deck. The last one ends up on top.") == 1


def test_of_a_single_card_that_goes_on_the_deck_nothing_is_said_of_others(tmp_path):
    house = edition_with(tmp_path, knowledge_13="Put a card of your hand on top of the deck.")
    table = tricks_table(["K13 S4 S5", "K5 K6"], deck="T3 T4 T5 T6", bids=[1, 1], edition=house)
    text = flat(shown(table, "K13"))
    assert "Put a card of your hand on top of the deck. science 1)" in text
    assert "The last one" not in text


def test_an_unseen_exchange_tells_the_places():
    table = exchange_table(["K9 S9 T4", "K11 S5 V3", "V9 K13 S6"], phase="effects", deck="T3 T6 T7 T8", first=1)
    do_exchange(table, "K11", "S5")
    assert "Ben exchanges the top card of the deck with a card of Ben's hand." in told(table, 0)
    assert "You take T3 3D Printing from the deck and put S5 Physics in its place." in told(table, 1)


def test_a_random_exchange_tells_whose_hand():
    table = exchange_table(["V7 S9 T4", "K12 S5 V3", "V8 K13 S6"], phase="effects", deck="T3 T6 T7 T8")
    do_exchange(table, "V7", "seat 1", "S9")
    assert "Ada exchanges a card of Ada's hand with a card of Ben's hand." in told(table, 2)


def searched(wanted: str, seat: int) -> list[str]:
    """What a seat is told when seat 0 searches the deck for a card."""
    table = tricks_table(["K3 K5 S9", "S3 S4"], deck="T4 V5 T5 T6", bids=[1, 1])
    do(table, "K3", f"value {wanted}", "domain service")
    lines = told(table, seat)
    return lines[
        next(
            number
            for number, line in enumerate(lines)
            if "the deck for" in line and "You use" not in line and "Ada uses" not in line
        ) :
    ]


def test_a_search_is_told_in_its_order():
    """Found, which all see, and taken; then the deck is shuffled. (Family 3.18)"""
    taken = ["You take V5 Banking.", "The deck is shuffled."]
    assert searched("5", 0) == ["You search the deck for V5 Banking and find it.", *taken]
    assert searched("5", 1)[:2] == ["Ada searches the deck for V5 Banking and finds it.", "Ada takes V5 Banking."]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_search_that_finds_nothing_ends_the_text_and_that_is_told(seat):
    """The search was done, so nobody is told that there was nothing to do. (Family 3.18, 3.20)"""
    lines = searched("13", seat)
    assert lines[0].endswith("V13 Globalization, but it isn't there. The rest of the text is left out.")
    assert lines[1:3] == ["The deck is shuffled.", "K3 Search Engines goes to the discard pile."]


def test_only_the_sentence_of_the_search_goes_untold():
    """Ben's Big Data finds no card to draw: that is told as always. (Family 3.3)"""
    table = tricks_table(["K3 K5 S9", "K10"], deck="", discard="", bids=[1, 1])
    do(table, "K3", "value 13", "domain service", "K10")
    lines = told(table)
    assert not any("Search the deck" in line for line in lines if "can't do this" in line)
    assert 'Ben can\'t do this: "Draw 2."' in lines


def test_a_copied_effect_is_chosen_by_its_text():
    table = city_table(["K5 T5", "S5 S6"], "T1:0 V3 K10:1", phase="effects")
    text = shown(table, "T1", width=60)
    listed = text.partition("Which card's effect do you copy?\n")[2]
    assert listed.startswith(
        "  1) K10 Big Data\n"
        "       Draw 2. Discard 2.\n"
        "  2) V3 Delivery Services\n"
        "       Give another player 1 card from your hand. If you do,\n"
        "       that player gives you 1.\n"
    )


def swapping() -> Tricks:
    """A table at which a swap is summed up before it is done."""
    return tricks_table(["K9 S4", "T5 V4"], phase="trading", trump="K2", goals=("K1", "S1"), deck="T9 T10")


@pytest.mark.parametrize("typed", ["?", "t"])
def test_who_is_asked_to_agree_may_look_first(typed):
    text = flat(shown(swapping(), "swap K9 with deck", typed, "y"))
    assert "Please type y or n" not in text
    assert "You swap K9 Navigation with the top card of the deck, T9 Manufacturing." in text


def test_after_the_table_one_reads_again_what_one_is_asked_to_agree_to():
    once, again = (flat(shown(swapping(), "swap K9 with deck", *typed)) for typed in ([], ["t"]))
    summary = "You swap K9 Navigation for the unseen top card"
    assert (once.count(summary), again.count(summary)) == (1, 2)


def test_the_rule_names_its_section():
    table = tricks_table(["K9 K10 S4", "K3 K5 K7"], phase="tricks", trump="V2", first=1, bids=[1, 1])
    assert "The whole section:\n    techdeck rules tricks 6\n" in shown(table, "?")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_lasting_change_is_told_of_the_card_as_it_was(seat):
    table = city_table(["K5 T5", "S5 S6"], "V10 V3 V4", phase="effects")
    do_city(table, "V10", "T5", "domain science")
    assert "T5 Computer Networking counts as 5 of science until the end of the next round." in told(table, seat)
