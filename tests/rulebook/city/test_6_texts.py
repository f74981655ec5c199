"""What the words of card texts mean in the city, and what becomes of markers. (City 6)"""

import pytest

from techdeck.core.cards import parse_card
from techdeck.core.counting import ROUND, UNTIL_NEXT_ROUND, UNTIL_TURN
from tests.cards.words import skipped
from tests.city_table import city_cards, city_table, discard, do, hand, happened, marker, may_do, place, tilted, users
from tests.rulebook.words import edition_with, frame
from tests.table_words import ends_of_changes, facts


def effects(hands, city, **more):
    """A table at the beginning of the effects phase."""
    return city_table(hands, city, phase="effects", **more)


def test_6_1_all_cards_of_the_city_are_in_play():
    """Internet of Things copies a card in play; not itself, which has begun the chain."""
    table = effects(["K1", "K2"], "V3 S9:1 T1:0 K4 V5", deck="T5")
    do(table, "T1")
    assert may_do(table) == {"V3", "S9", "K4", "V5"}


def test_6_2_a_card_without_a_marker_is_neutral():
    """AI replaces a neutral card."""
    table = effects(["K1", "K2"], "V3 S9:1 S13:0 K4 V5", deck="T5")
    do(table, "S13")
    assert may_do(table) == {"V3", "K4", "V5"}


def test_6_3_your_own_are_those_with_your_marker():
    """Professional Services: a neutral card or your own card in play."""
    table = effects(["K1", "K2"], "V9 S9:1 S13:0 K4 T5:0", deck="T6")
    do(table, "V9")
    assert may_do(table) == {"V9", "K4", "S13", "T5"}


@pytest.mark.parametrize("card", ["T5", "V5"])
def test_6_4_what_takes_a_neutral_cards_place_is_neutral(card):
    table = effects(["K1", "K2"], "V3 S13:0", deck=f"{card} T6")
    do(table, "S13", "V3")
    assert (city_cards(table), marker(table, card), discard(table)) == (f"{card} S13", "", "V3")


@pytest.mark.parametrize(("card", "left"), [("T5", "0"), ("V5", "")])
def test_6_5_a_company_passes_its_marker_on_but_not_to_a_service_card(card, left):
    """Professional Services exchanges the own K9 with a card of the hand."""
    table = effects([f"K1 {card}", "K2"], "V9 K9:0", deck="T6")
    do(table, "V9", "K9", card)
    assert (city_cards(table), marker(table, card), hand(table, 0)) == (f"V9 {card}", left, "K1 K9")
    assert happened(table, "marker_goes") == ([] if left else [card])


def test_6_5_a_card_counts_as_what_it_was_changed_to():
    """The K5 counts as service and the V5 does not."""
    for card, domain, left in [("K5", 3, ""), ("V5", 0, "0")]:
        table = effects([f"K1 {card}", "K2"], "V9 K9:0", deck="T6")
        table.alter(parse_card(card), 5, domain)
        do(table, "V9", "K9", card)
        assert marker(table, card) == left


def test_6_6_the_new_card_is_not_tilted():
    table = effects(["K1 T5", "K2"], "V9 K9:0~1", deck="T6")
    assert tilted(table) == {"K9"}
    do(table, "V9", "K9", "T5")
    assert (tilted(table), users(table, "T5"), users(table, "V9")) == (set(), set(), {0})


def test_6_6_even_in_place_of_the_card_that_was_used():
    """Professional Services puts Banking in its own place; the same player's turn is over, the next may use it."""
    table = effects(["K1 V5", "K2"], "V9 K9:0", deck="T6")
    do(table, "V9", "V9", "V5")
    assert (city_cards(table), users(table, "V5")) == ("V5 K9", set())
    assert (int(table.current_player()), may_do(table)) == (1, {"no", "V5", "K9"})


def test_6_7_a_card_that_is_a_service_card_again_loses_its_marker():
    table = city_table(["K1 K2 K3", "S1 S2 S4"], "V3 V9:0", phase="effects")
    table.alter(parse_card("V9"), 9, 0, UNTIL_NEXT_ROUND)
    do(table, "no", "no")
    assert (frame(table), int(table.nums[ROUND]), marker(table, "V9")) == ("BuildTurn", 2, "0")
    do(table, "no", "no", "no", "no")
    assert (int(table.nums[ROUND]), marker(table, "V9"), happened(table, "marker_goes")) == (3, "", ["V9"])
    assert table.domain_of(parse_card("V9")) == 3


def test_6_7_a_neutral_card_that_is_no_service_card_any_more_stays_neutral():
    table = city_table(["K1 K2 K3", "S1 S2 S4"], "V3 K9", phase="effects")
    table.alter(parse_card("K9"), 9, 3)
    do(table, "no", "no")
    assert (table.domain_of(parse_card("K9")), marker(table, "K9")) == (0, "")


def test_6_8_a_place_never_moves_and_never_becomes_empty():
    table = effects(["K1 T5", "K2"], "V9 .\nK9:0 S8:1", deck="T6")
    do(table, "V9", "K9", "T5")
    assert (place(table, "T5"), place(table, "S8"), place(table, "V9")) == ((0, -1), (1, -1), (0, 0))
    assert city_cards(table) == "V9 T5 S8"


def test_6_9_this_round_begins_with_the_build_phase():
    """Semiconductors copies what another player used this round: Astronomy, and in the next round nothing."""
    table = effects(["K1 K2 K3", "S1 S2 S4"], "V3 S9 T8", deck="T5 T6 T7 T9 T10 T11")
    do(table, "S9", "T8")
    assert happened(table, "copy") == ["S9"]
    do(table, "no", "no", "T8")
    assert happened(table, "copy") == ["S9"]
    assert skipped(table)[-1] == "Copy the last effect that another player used this round."


def test_6_10_a_change_for_the_turn_ends_with_the_effects_phase(tmp_path):
    """A company that counts as technology until then; nobody else's turn ends it."""
    text = "Show a card from your hand. It counts as a domain of your choice until the end of the turn."
    edition = edition_with(tmp_path, service_10=text)
    table = city_table(["K1 K2 K3 K4 K5 K6 K7", "S1 S2 S4"], "V3 V10", phase="effects", edition=edition)
    card = parse_card("K1")
    do(table, "V10", "K1", "domain technology")
    assert (int(table.current_player()), table.domain_of(card)) == (1, 2)
    assert ends_of_changes(table) == ["turn"]
    do(table, "no")
    assert may_do(table) >= {"K1"}, "the discards at the end of the round"
    assert table.domain_of(card) == 0
    assert facts(table, "changes_end") == [{"ended": ["K1"]}]


def test_6_7_a_marker_goes_when_the_effects_phase_ends_such_a_change():
    """V9 has come to the city as a company of knowledge; from now on it is a service card."""
    table = city_table(["K1 K2 K3", "S1 S2 S4"], "V3 V9:0", phase="effects")
    table.alter(parse_card("V9"), 9, 0, UNTIL_TURN)
    do(table, "no", "no")
    assert (marker(table, "V9"), happened(table, "marker_goes")) == ("", ["V9"])
