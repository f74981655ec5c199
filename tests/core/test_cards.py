"""Cards in text: every way a person may write one, and what is refused. (Family 1.10, 1.5, 1.6)"""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import techdeck
from techdeck.core.cards import (
    FACES,
    HIDDEN,
    NO_DOMAIN,
    card_id,
    card_of,
    cards_text,
    face,
    is_wild,
    parse_card,
    printed_domain,
    printed_value,
)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("K1", 0),
        ("K13", 12),
        ("S1", 13),
        ("T1", 26),
        ("V13", 51),
        ("W1", 52),
        ("W2", 53),
        ("k9", 8),
        ("  v2 ", 40),
        ("K9'", 54 + 8),
        ("K9\u2019", 54 + 8),
        ("w2'", 107),
        ("9-knowledge", 8),
        ("9 knowledge", 8),
        ("knowledge 9", 8),
        ("9 of Knowledge", 8),
        ("4-science'", 54 + 16),
        ("7 information", 6),
        ("7 of services", 45),
        ("3 tech", 28),
        ("king of spades", 38),
        ("KING OF SPADES", 38),
        ("ace of clubs", 0),
        ("jack of diamonds", 23),
        ("queen of hearts", 50),
        ("10 of hearts", 48),
        ("spade 2", 27),
        ("K-9", 8),
        ("wild 1", 52),
        ("joker 2", 53),
    ],
)
def test_1_10_every_way_to_write_a_card(text, card):
    assert parse_card(text) == card
    assert techdeck.parse_card(text) == card


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "'", "K", "K0", "K14", "X3", "W0", "W3", "9", "knowledge", "14-science", "0 of clubs", "king"),
        *("emperor of spades", "K1 K2", "K1.5", "k\u00b2", "\u00b2 of clubs", "no such name"),
        pytest.param("K" + "9" * 5000, id="a very long value"),
        pytest.param("9" * 5000 + " of clubs", id="a very long classic value"),
    ],
)
def test_what_names_no_card_is_refused_with_advice(text):
    with pytest.raises(techdeck.BadCard, match="is no card: write K1"):
        parse_card(text)
    with pytest.raises(techdeck.BadCard):
        techdeck.parse_card(text)


def test_names_of_the_default_edition_are_read_without_being_handed_them():
    assert techdeck.parse_card("data mining") == 0
    assert techdeck.parse_card("Data  Mining") == 0
    assert techdeck.parse_card("E-commerce") == 39
    assert techdeck.parse_card("3d printing") == 28
    assert techdeck.parse_card("ai") == 25
    assert techdeck.parse_card("AI'") == 54 + 25
    for card in techdeck.load_edition().cards[:52]:
        assert techdeck.parse_card(card.name) == card.card
        assert techdeck.parse_card(card.name.upper()) == card.card


def test_names_of_another_edition_are_read_when_handed_over():
    names = {"forge": 5}
    assert techdeck.parse_card("The Forge".removeprefix("The "), names) == 5
    with pytest.raises(techdeck.BadCard):
        techdeck.parse_card("data mining", names)
    with pytest.raises(techdeck.BadCard):
        parse_card("data mining")


@given(st.integers(0, 2 * FACES - 1))
def test_a_card_in_text_reads_back(card):
    assert parse_card(card_id(card)) == card
    assert parse_card(card_id(card).lower()) == card
    assert is_wild(card) == (face(card) >= 52)


def test_1_8_the_second_copy_is_another_card_that_looks_the_same():
    for card in range(FACES):
        assert face(card + FACES) == face(card) == card
        assert printed_value(card + FACES) == printed_value(card)
        assert printed_domain(card + FACES) == printed_domain(card)


def test_1_2_every_domain_has_every_value_once():
    found = {(printed_domain(card), printed_value(card)) for card in range(52)}
    assert found == {(domain, value) for domain in range(4) for value in range(1, 14)}
    assert [card_of(domain, value) for domain in range(4) for value in range(1, 14)] == list(range(52))


def test_1_7_a_wild_has_no_value_and_no_domain():
    assert [printed_value(card) for card in (52, 53)] == [0, 0]
    assert [printed_domain(card) for card in (52, 53)] == [NO_DOMAIN, NO_DOMAIN]


def test_cards_as_they_are_listed():
    assert cards_text([8, 52, 62, HIDDEN]) == "K9 W1 K9' ?"
    assert cards_text([]) == ""


@pytest.mark.parametrize("number", [-1, 108, 126, 128, -108])
def test_a_number_that_is_no_card_is_told(number):
    with pytest.raises(techdeck.BadCard, match=f"there is no card {number}: cards are 0 to 107"):
        card_id(number)


@given(st.text(max_size=40))
def test_any_text_is_a_card_or_refused(text):
    with contextlib.suppress(techdeck.BadCard):
        assert 0 <= techdeck.parse_card(text) < 2 * FACES
