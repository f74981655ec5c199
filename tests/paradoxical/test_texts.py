"""What card texts are good for in Paradoxical, as a table tells it to players who weigh them. (Paradoxical 4)"""

import copy

import pytest

from techdeck.core.cards import card_id, parse_card
from techdeck.games.paradoxical.texts import benefit_of, card_spoken_of, deck_is_for, discards_meant, draws_later
from tests.paradoxical_table import do, paradoxical_table


def ids(cards: list[int]) -> str:
    """Cards as texts."""
    return " ".join(card_id(card) for card in cards)


@pytest.mark.parametrize(
    ("card", "way", "seen", "kept", "cards"),
    [
        ("K1", "draw", 4, 1, ""),
        ("K10", "draw", 2, 0, ""),
        ("K2", "draw", 1, 0, ""),
        ("K13", "draw", 3, 1, ""),
        ("S1", "take", 0, 0, "K4 T3"),
        ("T13", "swap", 0, 0, "K4 K9 T3"),
        ("V9", "swap", 0, 0, "S6 V8"),
        ("S10", "swap", 0, 0, ""),
        ("T7", "", 0, 0, ""),
        ("V10", "", 0, 0, ""),
    ],
)
def test_what_a_text_can_bring(card, way, seen, kept, cards):
    """Cards seen and kept; cards of the discard piles or the hand that may come. (Paradoxical 4.1)"""
    table = paradoxical_table(
        [f"S7 {card}", ""], hands=["S6 V8", "T5"], deck_1="K5", discard_1="K9 K4", discard_2="T3", pool="V3"
    )
    benefit = benefit_of(table, 0, parse_card(card))
    assert (benefit.way, benefit.seen, benefit.kept, ids(benefit.cards)) == (way, seen, kept, cards)
    assert copy.copy(benefit).cards == benefit.cards


@pytest.mark.parametrize(
    ("card", "wanted"), [("K10", ("cards", 2)), ("K1", ("cards", 4)), ("S1", ("discards", 0)), ("S9", ("", 0))]
)
def test_what_a_deck_is_asked_for(card, wanted):
    """The user says which deck, for this. (Paradoxical 4.8)"""
    table = paradoxical_table([card, ""], deck_1="K5", deck_2="V3", discard_1="K4", discard_2="T3")
    assert deck_is_for(table) == ("", 0)
    do(table, card)
    assert deck_is_for(table) == wanted


@pytest.mark.parametrize(("card", "answers", "later"), [("K1", ["K5"], False), ("K4", [], True)])
def test_whether_a_text_draws_later(card, answers, later):
    """Data Mining returns the rest; Databases draws after that."""
    table = paradoxical_table([card, ""], deck_1="K5 K6 K7 K8 K9", deck_2="V3")
    do(table, card, "pile 1", *answers)
    assert (table.question(0).code, draws_later(table)) == ("put_back", later)


def test_the_pile_and_the_card_a_text_speaks_of():
    """Robotics exchanges with a discarded card; Chemistry, with the card at the cut."""
    table = paradoxical_table(["T13 K2", ""], deck_1="K5", discard_1="K4 K3", discard_2="T3")
    assert (discards_meant(table), card_spoken_of(table)) == ([], -1)
    do(table, "T13", "pile 1")
    assert (ids(discards_meant(table)), card_spoken_of(table)) == ("K3 K4", -1)
    table = paradoxical_table(["S7 K2", ""], deck_1="K5")
    do(table, "S7", "pile 1", "no")
    assert (table.question(0).code, card_spoken_of(table)) == ("exchange", parse_card("K5"))
