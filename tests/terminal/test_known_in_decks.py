"""Cards a player knows in a deck stand on the table at the terminal, as long as they can be followed. (Family 6.2)"""

from collections.abc import Callable

import pytest

from techdeck.core.bits import bit
from techdeck.core.cards import parse_card
from techdeck.core.state import State
from techdeck.terminal.deck_text import known_in_deck, known_in_decks
from techdeck.terminal.sight import Sight
from tests.chess_table import START, chess_table
from tests.city_table import city_table
from tests.exchange_table import exchange_table
from tests.paradoxical_table import do as do_paradoxical
from tests.paradoxical_table import paradoxical_table
from tests.terminal.typist import flat, layout, shown
from tests.tricks_table import do, tricks_table

DECK = "K7 S9 T9 V9 K10 S10"
FULL_HANDS = ["T11 K6 S4 S5 S6 S7", "T5 T6 T7 T8 K3 K4"]
"""Six cards each in Tricks: nobody draws up after the effects."""

TABLES: dict[str, Callable[[], State]] = {
    "tricks": lambda: tricks_table(["K9 S4", "T5 T6"], deck=DECK, bids=[1, 1]),
    "exchange": lambda: exchange_table(["K9 S4", "T5 T6"], phase="effects", deck=DECK),
    "city": lambda: city_table(["K9 S4", "T5 T6"], deck=DECK),
    "paradoxical": lambda: paradoxical_table(hands=["K9", ""], deck_1="K7 S9 K10 S10", deck_2="T9 V9"),
    "chess": lambda: chess_table(START, hands=("V5", "T5"), deck=DECK),
}


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("game", TABLES)
def test_the_table_of_every_game_tells_the_cards_one_knows_in_a_deck(game, width):
    table = TABLES[game]()
    for card in ("K7", "S9", "S10"):
        table.zones.learn(parse_card(card), bit(0))
    deck = "deck 1" if game == "paradoxical" else "the deck"
    text = shown(table, "t", width=width)
    assert flat(text).count(f"You know the top of {deck}: K7 S9 (top first) You know the bottom of {deck}: S10 ") == 2
    assert max(len(line) for line in text.splitlines() if "You know" in line) <= width
    assert "You know" not in shown(TABLES[game](), "t", width=width)


def known(table: State, seat: int) -> list[str]:
    """The lines about decks that a seat reads."""
    return known_in_decks(Sight(table.view(seat)), layout(table, seat))


def test_who_put_cards_back_on_a_deck_knows_them_from_the_top():
    table = paradoxical_table(["K4", ""], deck_1="S6 S3 K7 K5 K6 S9 S10", deck_2="T5 T6")
    do_paradoxical(table, "K4", "pile 1", "K6", "K5")
    assert known(table, 0) == ["You know the top of deck 1: K5 K6 (top first)"]
    do_paradoxical(table, "K7", "S3", "pile 2")
    assert known(table, 0) == ["You know the top of deck 1: S6 S3 K7 K5 K6 (top first)"]
    do_paradoxical(table, "pile 1")
    assert known(table, 0) == ["You know the top of deck 1: S3 K7 K5 K6 (top first)"]
    assert known(table, 1) == []


def test_who_looked_at_a_deck_knows_what_was_put_back():
    table = tricks_table(FULL_HANDS, deck=DECK, bids=[1, 1])
    do(table, "T11", "S9")
    assert known(table, 0) == ["You know the top of the deck: K7 S9 (top first)"]
    do(table, "seat 1")
    assert known(table, 0) == ["You know the top of the deck: S9"], "K7 was drawn for the used card"
    assert known(table, 1) == []


def test_who_put_cards_under_the_deck_knows_them_there():
    table = tricks_table(FULL_HANDS, deck=DECK, bids=[1, 1])
    do(table, "K6", "S4", "S5")
    assert known(table, 0) == ["You know the bottom of the deck: S5 S4 (bottom first)"]
    assert known(table, 1) == []


@pytest.mark.parametrize(
    ("pile", "told"),
    [
        ("", []),
        ("- - -", []),
        ("K7", ["the top of the deck: K7"]),
        ("K7 - -", ["the top of the deck: K7"]),
        ("K7 S9 S3", ["the top of the deck: K7 S9 S3 (top first)"]),
        ("- S9", ["the bottom of the deck: S9"]),
        ("K7 - S9 S3", ["the top of the deck: K7", "the bottom of the deck: S3 S9 (bottom first)"]),
        ("- K7 S9 -", ["these cards in the deck, from the top: 2nd K7, 3rd S9"]),
        (
            "S3 - K7 - S9",
            ["the top of the deck: S3", "these cards in the deck, from the top: 3rd K7", "the bottom of the deck: S9"],
        ),
    ],
)
def test_known_cards_are_told_by_their_places(pile, told):
    assert known_in_deck("the deck", ["" if card == "-" else card for card in pile.split()]) == told


def test_a_card_that_counts_as_another_says_so():
    table = tricks_table(["K9 S4", "T5 T6"], deck=DECK, bids=[1, 1])
    table.zones.learn(parse_card("K7"), bit(0))
    table.alter(parse_card("K7"), 9, 0)
    assert "You know the top of the deck: K7 (as 9 of knowledge)\n" in shown(table)
