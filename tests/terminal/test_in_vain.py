"""Cards that can do nothing now, at the terminal: marked in every menu, and `?` says why. (Family 3.4)"""

import pytest

from tests.cards.chess.words import HOME, captured
from tests.cards.city.words import effects
from tests.cards.paradoxical.words import ready
from tests.chess_table import chess_table, laid
from tests.terminal.typist import flat, shown
from tests.tricks_table import tricks_table

WHY = "The discard pile is empty: this can do nothing now."


def tricks():
    """Seat 0 may use S4, which can do something, or T7, which can't."""
    return tricks_table(["S4 T7 K8", "K5 K6"], deck="T3 T4 T5 T6", bids=[1, 1])


def test_a_card_in_hand_is_marked():
    text = shown(tricks())
    assert text.count("(nothing now)") == 1


@pytest.mark.parametrize("typed", ["? T7", "T7?"])
def test_asked_about_it_says_why(typed):
    assert WHY in flat(shown(tricks(), typed))
    assert WHY not in flat(shown(tricks(), "? S4"))


def test_the_mark_is_no_word_for_the_card():
    """It may still be used, by its name, and "nothing" means to use none."""
    assert "You use T7" in flat(shown(tricks(), "T7"))
    assert "You use T7" not in flat(shown(tricks(), "nothing"))


def test_so_it_is_in_the_city_and_in_inner_menus():
    assert shown(effects(["", "K5", "V5"], "S4:0 K10:1", deck="V9")).count("(nothing now)") == 1
    assert shown(ready("S5", "hand", "K8", deck_2="T9"), "use").count("(nothing now)") == 1
    table = chess_table(laid(**HOME, c3="S7"), hands=("S5 K10", "V8"), deck="T9", discard="T8")
    assert shown(table, "S5").count("(nothing now)") == 1


def test_a_piece_that_captured_says_why():
    text = flat(shown(captured("S4"), "? S4"))
    assert "(nothing now)" in text
    assert "You have no card in hand for it: this can do nothing now." in text
