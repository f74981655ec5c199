"""Who is asked, who sees it, and what counts as done. (Family 3.7, 3.10, 3.15, 3.22, 3.27)"""

import pytest

from tests.city_table import city_cards, city_table
from tests.city_table import do as do_in_city
from tests.core.words import match_of
from tests.rulebook.words import edition_with, text_is_over, used
from tests.table_words import sentences
from tests.tricks_table import deck, do, hand, known_to, may_do, tricks_table

EXCHANGE = "Every player exchanges a card of their hand with the top card of the deck."


def test_3_7_every_player_exchanges_a_card_of_their_own(tmp_path):
    table = used(tmp_path, EXCHANGE, "K6", deck="V7 V8 V9 V10 T9 T8")
    assert (table.current_player(), may_do(table)) == (1, {"T4", "S4"})
    do(table, "T4")
    assert (table.current_player(), may_do(table)) == (2, {"V5", "K9"})


def test_3_7_who_has_no_card_to_exchange_is_left_out(tmp_path):
    """Seat 1 has no hand, though the user has one; and the other way round."""
    assert used(tmp_path, EXCHANGE, "K6", hands=("K5 K6", "", "V5 K9")).current_player() == 2
    alone = used(tmp_path, EXCHANGE, hands=("K5", "T4", "V5 K9"))
    assert (alone.current_player(), may_do(alone)) == (1, {"T4"})


@pytest.mark.parametrize(("kind", "named", "fitting"), [("value", "4", {"T4", "S4"}), ("domain", "science", {"S4"})])
def test_3_10_who_is_picked_names_it(tmp_path, kind, named, fitting):
    text = f"Pick another player, who names a {kind} and discards a card of that {kind}."
    table = used(tmp_path, text, "seat 1")
    assert table.current_player() == 1
    do(table, f"{kind} {named}")
    assert (table.current_player(), may_do(table)) == (1, fitting)


@pytest.mark.parametrize(("kind", "meant"), [("domain", "knowledge"), ("value", 6)])
def test_3_10_the_question_says_which_kind_of_card_is_meant(tmp_path, kind, meant):
    table = used(tmp_path, f"Reveal a card from your hand. Discard a card of the same {kind}.", "K6")
    assert table.question(0).about == match_of(**{kind: meant})


def test_3_16_only_who_looked_knows_what_went_back(tmp_path):
    """Seat 1 looks at the top cards and they return; seat 0 has seen none of them."""
    house = edition_with(tmp_path, knowledge_5="Look at the top 3 cards.")
    table = tricks_table(["S3 S4", "K5 K6"], deck="V3 V4 V5 V6 V7", edition=house, first=1)
    do(table, "K5")
    assert deck(table).split()[:2] == ["V4", "V5"]
    assert known_to(table, 1) >= {"V4", "V5"}
    assert known_to(table, 0).isdisjoint({"V3", "V4", "V5"})


def test_3_22_a_card_that_took_its_place_in_the_city_is_out_of_reach(tmp_path):
    """ "Take it" is skipped. The city is the first of that game's own zones, which no table of Tricks can show."""
    text = "Reveal the top card of the deck. Replace a neutral card with it. Take it."
    house = edition_with(tmp_path, service_3=text)
    table = city_table(["K5 K6", "S5 S6"], city="V3 V4", phase="effects", deck="V7 V8 V9 T8", edition=house)
    do_in_city(table, "V3", "V4")
    assert city_cards(table).split() == ["V3", "V7"]
    assert sentences(table, "skip") == ["Take it."]
    assert "V7" not in hand(table, 0)


def test_3_27_who_reveals_the_drawn_card_did_it(tmp_path):
    text = "Draw 1. You may reveal it. If you do, discard 1."
    assert may_do(used(tmp_path, text, "yes")) == {"K6", "K7", "S3", "V7"}
    assert text_is_over(used(tmp_path, text, "no"))


@pytest.mark.parametrize(
    "take", ["Take a card from the discard pile.", "Put a card from the discard pile on top of the deck."]
)
def test_3_27_who_takes_from_the_discard_pile_did_it(tmp_path, take):
    table = used(tmp_path, f"{take} If you do, discard 1.", "S9", discard="S9 T3")
    assert {"K6", "K7", "S3"} <= may_do(table)


def test_3_27_what_a_condition_left_out_was_not_done(tmp_path):
    text = "Reveal a card from your hand. If it is science, draw 1. If you do, discard 1."
    assert text_is_over(used(tmp_path, text, "K6"))
    assert may_do(used(tmp_path, text, "S3")) == {"K6", "K7", "S3", "V7"}
