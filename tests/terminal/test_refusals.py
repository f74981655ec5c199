"""What is refused at the terminal: the reason is told, and one stays in the menu one is in."""

import pytest

from techdeck.games.tricks.table import Tricks
from tests.terminal.typist import flat, shown
from tests.tricks_table import do, tricks_table

GOALS = ("K1", "S1", "T1")


def trading() -> Tricks:
    """Your turn to trade in Tricks of the Trade: you hold K9, S4 and T13."""
    return tricks_table(["K9 S4 T13", "T5 V4 V9", "V5 V6 T7"], phase="trading", trump="K2", goals=GOALS)


def test_a_refused_card_leaves_one_in_the_menu_of_statements():
    text = shown(trading(), "say or ask", "say something", "medicine", "1")
    assert "Not allowed: that is not among your choices (Tricks 3.20)." in flat(text)
    assert '- You say: "I hold no 1."' in text


def test_a_refused_card_leaves_one_where_an_exact_card_is_asked_for():
    text = flat(shown(trading(), "propose Ben", "K9", "1", "no second", "exact card", "T13", "V4"))
    assert "Not allowed: you hold that card yourself (Tricks 3.8)." in text
    assert text.count("What do you ask for?") == 1
    assert "(Tricks 3.8). You offer Ben K9 Navigation for V4 Healthcare. Ask for a second card as well?" in text


@pytest.mark.parametrize("typed", ["foo", "T13"])
def test_who_is_refused_can_still_go_back(typed):
    text = flat(shown(trading(), "say or ask", "say something", typed, "b"))
    assert text.count("What do you say?") == 1
    assert text.count("say something true about your hand ...") == 2


def test_a_card_typed_among_the_statements_does_not_accept_an_offer():
    """Ben shows T5 and asks for a knowledge card: K9 would be given, but here it is no choice."""
    table = tricks_table(["K9 S4 T13", "T5 V4 V9", "V5 V6 T7"], phase="trading", trump="K2", goals=("T1", "K1", "S1"))
    do(table, "seat 0", "card T5", "no", "domain knowledge", "no")
    assert table.acting_seats() == [0]
    text = flat(shown(table, "say something", "navigation", "b", "refuse"))
    assert "Not allowed: that is not among your choices (Tricks 3.20)." in text
    assert "You refuse" in text


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("offer Ben S5 for 3", "You don't hold S5."),
        ("offer Ben K9 for K9", "Not allowed: you hold that card yourself (Tricks 3.8)."),
        ("I hold a 12", "Not allowed: that is not true; say only what is true of your hand (Tricks 3.21)."),
        ("swap K9 with trump", "Not allowed: cards are swapped with the deck or the trump card only by two players"),
    ],
)
def test_a_line_that_is_refused_leaves_the_question_as_it_is(typed, why):
    text = flat(shown(trading(), typed))
    assert why in text
    assert text.count("Your trading turn") == 1
