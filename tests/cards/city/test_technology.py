# ruff: noqa: N802 - the id of the card is part of the test's name
"""Technology cards that draw, look, and change the city: T6, T7, T9, T11, T12, T13."""

import pytest

from techdeck.core.cards import SCIENCE, SERVICE, parse_card
from tests.cards.city.words import city_now, effects, hands, seen_by
from tests.cards.words import ALL, NOBODY, let_know, skipped, who_knows
from tests.city_table import deck, discard, do, happened, may_do, place
from tests.rulebook.words import frame

OTHERS = ["S5 T5", "V5 V6"]
T9_TEXT = "Replace a neutral card with a card from your hand."
T13_TEXT = "Exchange a neutral card or your own card in play with a card from the discard pile."


def test_T6_does_draw_one_and_one_more_if_technology_is_shown():
    table = effects(["K2", *OTHERS], "V3 T6:0", deck="T9 S3 S4")
    do(table, "T6")
    assert may_do(table) == {"yes", "no"}
    do(table, "yes")
    assert (hands(table), deck(table), discard(table)) == (["K2 S3 T9", *OTHERS], "S4", "")
    assert [who_knows(table, card) for card in ("T9", "S3", "S4")] == [ALL, {0}, NOBODY]
    assert (seen_by(table, 1), city_now(table)) == (["use 0 T6", "draw 0 ?", "show 0 T9", "draw 0 ?"], "V3 T6:0~0")


def test_T6_may_keep_the_card_hidden_and_another_domain_brings_nothing():
    for pile, answer, known in (("T9 S3", "no", {0}), ("S4 S3", "yes", ALL)):
        table = effects(["K2", *OTHERS], "V3 T6:0", deck=pile)
        do(table, "T6", answer)
        drawn = pile.split()[0]
        assert (hands(table)[0], deck(table), who_knows(table, drawn)) == (f"K2 {drawn}", "S3", known)


def test_T6_can_do_nothing_without_deck_and_discard_pile():
    """Its user is asked all the same, and can only say no. (Family 3.6)"""
    table = effects(["K2", *OTHERS], "V3 T6:0")
    do(table, "T6")
    assert (table.current_player(), may_do(table)) == (0, {"no"})
    do(table, "no")
    assert (skipped(table), hands(table)) == (["Draw 1."], ["K2", *OTHERS])


def test_T7_does_put_a_discarded_card_on_the_deck_where_an_owner_may_draw_it():
    """All know what the owner takes. (City 5.7)"""
    table = effects(["K2", *OTHERS], "V3 T7:2", deck="S3", discard="K9 S9 T9")
    do(table, "T7")
    assert may_do(table) == {"K9", "S9", "T9"}
    do(table, "S9")
    assert (deck(table), discard(table), table.current_player()) == ("S9 S3", "K9 T9", 2)
    do(table, "yes", "V5")
    assert (hands(table), discard(table), who_knows(table, "S9")) == (["K2", "S5 T5", "S9 V6"], "V5 K9 T9", ALL)
    told = ["use 0 T7", "put_on_deck 0 S9", "owner_draw 2 True", "draw 2 S9", "discard 2 V5"]
    assert seen_by(table, None) == told


def test_T7_can_do_nothing_before_anything_was_discarded():
    table = effects(["K2", *OTHERS], "V3 T7:0", deck="S3 S4")
    do(table, "T7")
    assert skipped(table) == ["Put a card from the discard pile on top of the deck."]
    assert (hands(table), deck(table), discard(table)) == (["K2", *OTHERS], "S3 S4", "")


def test_T9_does_lay_a_hand_card_in_place_of_a_neutral_card_without_cost_or_points():
    """It is neutral there; the old card is discarded, and its user draws. (City 4.7, 6.4)"""
    table = effects(["K9 S3", *OTHERS], "V3 T9:0 S9:1", deck="S6 S7")
    let_know(table, 1, "S3")
    do(table, "T9")
    assert may_do(table) == {"V3"}
    do(table, "V3")
    assert may_do(table) == {"K9", "S3"}
    do(table, "K9")
    assert (city_now(table), place(table, "K9")) == ("K9 T9:0~0 S9:1", (0, 0))
    assert (hands(table), deck(table), discard(table)) == (["S3 S6", *OTHERS], "S7", "V3")
    assert [who_knows(table, card) for card in ("K9", "V3", "S3", "S6")] == [ALL, ALL, {0, 1}, {0}]
    assert (table.scores(), seen_by(table, 2)) == ([0, 0, 0], ["use 0 T9", "replace 0 K9@0,0 V3", "draw 0 ?"])


def test_T9_in_a_neutral_place_may_replace_itself():
    table = effects(["K9 S3", *OTHERS], "V3 T9", deck="S6 S7")
    do(table, "T9")
    assert may_do(table) == {"V3", "T9"}
    do(table, "T9", "K9")
    assert (city_now(table), discard(table), hands(table)[0]) == ("V3 K9", "T9", "S3 S6")


def test_T9_draws_even_when_nothing_was_replaced():
    table = effects(["", *OTHERS], "V3 T9:0", deck="S6 S7")
    do(table, "T9")
    assert (skipped(table), hands(table)[0], city_now(table)) == ([T9_TEXT], "S6", "V3 T9:0~0")


def test_T9_can_do_nothing_with_an_empty_hand_and_no_piles():
    table = effects(["", *OTHERS], "V3 T9:0")
    do(table, "T9")
    assert skipped(table) == [T9_TEXT, "Draw 1."]
    assert (hands(table), city_now(table), discard(table)) == (["", *OTHERS], "V3 T9:0~0", "")


def test_T11_does_order_the_next_two_cards_and_look_at_a_hand():
    table = effects(["K2", *OTHERS], "V3 T11:0", deck="T3 T4 T6")
    let_know(table, 2, "T3")
    do(table, "T11")
    assert (may_do(table), deck(table)) == ({"T3", "T4"}, "T6")
    do(table, "T3")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 1")
    assert (hands(table), deck(table)) == (["K2", *OTHERS], "T4 T3 T6")
    assert [who_knows(table, card) for card in ("T3", "T4", "T6")] == [{0}, {0}, NOBODY]
    assert [who_knows(table, card) for card in ("S5", "T5", "V5")] == [{0, 1}, {0, 1}, {2}]
    after = [*["put_on_deck 0 ?"] * 2, "pick_player 0 to 1", "look_at_hand 0 to 1 ? ?"]
    assert seen_by(table, None) == ["use 0 T11", "look 0 ? ?", *after]
    assert seen_by(table, 2) == ["use 0 T11", "look 0 T3 ?", *after], "it knew one of the two"


def test_T11_can_do_nothing_alone_against_the_council_with_no_piles():
    """There is no other hand to look at. (City 8.6)"""
    table = effects(["K2 K4 K5"], "V3 T11:0")
    do(table, "T11")
    returned, looked = "Put them back on top in any order.", "Pick another player and look at their hand."
    assert skipped(table) == ["Look at the top 2 cards.", returned, looked]
    assert (hands(table), city_now(table)) == (["K2 K4 K5"], "V3 T11:0~0")


def test_T11_sees_nothing_in_an_empty_hand():
    table = effects(["K2", "", "V5"], "V3 T11:0")
    do(table, "T11", "seat 1")
    assert skipped(table)[-1] == "Pick another player and look at their hand."
    assert who_knows(table, "V5") == {2}


def test_T12_does_draw_two_and_discard_one_for_two_shown_cards_of_a_domain():
    table = effects(["K3 K4 S6", *OTHERS], "V3 T12:0", deck="T3 T4 T6")
    do(table, "T12")
    assert may_do(table) == {"K3", "K4", "no"}
    do(table, "K3")
    assert may_do(table) == {"K4"}
    do(table, "K4")
    assert may_do(table) == {"K3", "K4", "S6", "T3", "T4"}
    do(table, "S6")
    assert (hands(table), deck(table), discard(table)) == (["K3 K4 T3 T4", *OTHERS], "T6", "S6")
    assert [who_knows(table, card) for card in ("K3", "K4", "T3")] == [ALL, ALL, {0}]
    assert seen_by(table, 2) == ["use 0 T12", "show 0 K3", "show 0 K4", "draw 0 ?", "draw 0 ?", "discard 0 S6"]


def test_T12_can_do_nothing_without_two_cards_of_a_domain_in_hand():
    """Technology companies in the city, the used one too, make no pair. (Family 3.6)"""
    table = effects(["T3 K4 S6", *OTHERS], "V3 T12:0 T8:0", deck="T4 T6")
    do(table, "T12")
    assert (table.current_player(), may_do(table)) == (0, {"no"})
    do(table, "no")
    assert (hands(table), deck(table), happened(table, "show")) == (["K4 S6 T3", *OTHERS], "T4 T6", [])


def test_T13_does_exchange_a_neutral_card_or_an_own_company_with_a_discarded_card():
    """Each goes exactly where the other was; what comes in place of a company has its marker. (City 6.3, 6.5)"""
    table = effects(["K3", *OTHERS], "V3 T13:0 S9:1 K2:0", deck="S3", discard="K9 S8 T9")
    do(table, "T13")
    assert may_do(table) == {"V3", "T13", "K2"}
    do(table, "K2")
    assert may_do(table) == {"K9", "S8", "T9"}
    do(table, "S8")
    assert (city_now(table), discard(table)) == ("V3 T13:0~0 S9:1 S8:0", "K9 K2 T9")
    assert (hands(table), table.scores()) == (["K3", *OTHERS], [0, 0, 0])
    assert (who_knows(table, "S8"), who_knows(table, "K2")) == (ALL, ALL)
    assert seen_by(table, 2)[1:] == ["exchange 0 K2 S8@3,0"]


@pytest.mark.parametrize(
    ("target", "card", "city"),
    [
        ("V3", "K9", "K9 T13:0~0 S9:1"),
        ("T13", "K9", "V3 K9:0 S9:1"),
        ("T13", "V9", "V3 V9 S9:1"),
        ("V3", "V9", "V9 T13:0~0 S9:1"),
    ],
)
def test_T13_leaves_neutral_places_neutral_and_takes_the_marker_off_a_service_card(target: str, card: str, city: str):
    """It may also leave its own place: the new card there is not tilted. (City 5.2, 6.4-6.6)"""
    table = effects(["K3", *OTHERS], "V3 T13:0 S9:1", discard="K9 V9")
    do(table, "T13", target, card)
    assert city_now(table) == city


def test_T13_of_another_player_reaches_only_neutral_cards_and_the_users_own():
    """The owner of the used company loses nothing and may draw. (City 5.7, 6.3)"""
    table = effects(["K3", *OTHERS], "V3 T13:1 S9:1 K2:0", discard="K9")
    do(table, "T13")
    assert may_do(table) == {"V3", "K2"}
    do(table, "K2", "K9")
    assert (table.current_player(), frame(table)) == (1, "OwnerMayDraw")


def test_T13_can_do_nothing_before_anything_was_discarded():
    table = effects(["K3", *OTHERS], "V3 T13:0 K2:0", deck="S3")
    do(table, "T13")
    assert (skipped(table), city_now(table)) == ([T13_TEXT], "V3 T13:0~0 K2:0")


def test_T13_ends_the_lasting_change_of_a_card_it_puts_on_the_pile():
    """A card that counted as science is a service card again. (Family 5.3)"""
    table = effects(["K3", *OTHERS], "V3 T13:0", discard="K9")
    table.alter(parse_card("V3"), 3, SCIENCE)
    do(table, "T13", "V3", "K9")
    assert (table.domain_of(parse_card("V3")), discard(table)) == (SERVICE, "V3")
