"""The deck. (Family 1)"""

import pytest

from techdeck import card_id, load_edition, load_game, parse_card
from techdeck.core.cards import (
    DOMAIN_NAMES,
    LETTERS,
    NO_DOMAIN,
    face,
    is_wild,
    printed_domain,
    printed_value,
)
from techdeck.core.zones import DECK, DISCARD, EVERYBODY, HAND, empty_zones
from techdeck.games.tricks.names import GOAL, TRUMP, ZONES
from techdeck.games.tricks.phases import Round, UseCard
from techdeck.games.tricks.scoring import card_rank
from techdeck.games.tricks.table import Tricks
from tests.tricks_table import do, hand, may_do, tricks_table, zone

WILD = parse_card("W1")


def test_1_1_54_cards_and_two_of_them_wild():
    cards = load_edition().cards
    assert len(cards) == 54
    assert [card_id(card.card) for card in cards if is_wild(card.card)] == ["W1", "W2"]
    assert len({card_id(card.card) for card in cards}) == 54


def test_1_2_four_domains_of_thirteen_values():
    assert DOMAIN_NAMES == ["knowledge", "science", "technology", "service"]
    kinds = [(int(printed_domain(card)), int(printed_value(card))) for card in range(52)]
    assert kinds == [(domain, value) for domain in range(4) for value in range(1, 14)]


def test_1_3_knowledge_is_lowest_and_service_highest():
    nines = [parse_card(f"{letter}9") for letter in "KSTV"]
    assert sorted(nines, key=card_rank) == nines


def test_1_4_every_card_has_a_value_a_domain_a_name_and_an_effect():
    for card in load_edition().cards[:52]:
        assert 1 <= printed_value(card.card) <= 13
        assert printed_domain(card.card) in range(4)
        assert card.name.strip()
        assert card.text.strip()
        assert load_edition().deck.programs[card.card].verbs


@pytest.mark.parametrize(("suit", "letter"), [("clubs", "K"), ("diamonds", "S"), ("spades", "T"), ("hearts", "V")])
def test_1_5_domains_stand_for_classic_suits(suit, letter):
    assert [card_id(parse_card(f"{value} of {suit}")) for value in (2, 10)] == [f"{letter}2", f"{letter}10"]


@pytest.mark.parametrize(("name", "value"), [("ace", 1), ("jack", 11), ("queen", 12), ("king", 13)])
def test_1_6_the_classic_names_of_values(name, value):
    assert card_id(parse_card(f"{name} of spades")) == f"T{value}"


def test_1_7_a_wild_has_no_value_no_domain_no_effect():
    assert (printed_value(WILD), printed_domain(WILD)) == (0, NO_DOMAIN)
    assert load_edition().deck.programs[WILD].verbs == []


def with_wild_on_top(hands, cards):
    """A table whose deck has a wild on top, though this game expels them."""
    table = tricks_table(hands, deck=cards)
    table.zones.move(WILD, DECK, 0)
    return table


def test_1_7_a_wild_is_never_the_lowest():
    """Digital Media: take one of the lowest value of the top 3."""
    table = with_wild_on_top(["K8 K5", "S3 S4"], "V9 V3 T5 T6 T7")
    do(table, "K8")
    assert may_do(table) == {"V3"}


def test_1_7_a_wild_is_of_no_named_domain():
    """Statistics turns up the wild and goes on."""
    table = with_wild_on_top(["K7 K5", "S3 S4"], "V9 V3 T5 T6 T7")
    do(table, "K7", "domain service")
    assert "V9" in hand(table, 0).split()


def test_1_7_a_wild_has_nothing_to_copy():
    """Drones: copy the effect of the top card, or put it under the deck."""
    table = with_wild_on_top(["T4 K5", "S3 S4"], "V9 V3 T5 T6 T7")
    do(table, "T4")
    assert may_do(table) == {"no"}


def test_1_8_two_copies_are_two_cards_that_look_the_same():
    one, other = parse_card("S7"), parse_card("S7'")
    assert one != other
    assert face(one) == face(other)
    assert (printed_value(one), printed_domain(one)) == (printed_value(other), printed_domain(other))


def two_deck_table():
    """A table of Tricks with two decks, built by hand since Tricks is played with one: S7' is in the draw deck."""
    table = load_game("tricks", 2).blank()
    assert isinstance(table, Tricks)
    table.zones, table.cards = empty_zones(108, ZONES), 108
    table.print_values()
    for place, text in [(TRUMP, "V2"), (GOAL, "K1"), (GOAL + 1, "S1"), (HAND, "K3"), (HAND, "K5"), (HAND + 1, "S7")]:
        table.zones.push(place, parse_card(text), EVERYBODY)
    for text in ("T4", "S7'", "T5"):
        table.zones.push(DECK, parse_card(text), 0)
    table.push(Round(4))
    table.push(UseCard(0, 2))
    table.settle()
    return table


def test_1_8_each_copy_has_its_own_place_and_its_own_changes():
    table = two_deck_table()
    table.alter(parse_card("S7"), 9, 1)
    assert (table.value_of(parse_card("S7")), table.value_of(parse_card("S7'"))) == (9, 7)
    table.discard(parse_card("S7"))
    assert (zone(table, DISCARD), zone(table, DECK)) == ("S7", "T5 S7' T4")


def test_1_9_either_copy_is_the_card_asked_for():
    """Search Engines looks for S7, and the copy S7' is found."""
    table = two_deck_table()
    do(table, "K3", "value 7", "domain science")
    assert "S7'" in hand(table, 0).split()


def test_1_10_a_card_in_writing():
    for card in range(108):
        assert parse_card(card_id(card)) == card
    assert card_id(parse_card("s7")) == "S7"
    assert [card_id(card) for card in (52, 53, 52 + 54)] == ["W1", "W2", "W1'"]
    assert LETTERS == "KSTV"
