# ruff: noqa: N802 - the id of the card is part of the test's name
"""Science cards about hands and the discard pile: S1, S2, S3, S4, S6, S8, S9, S12."""

import pytest

from techdeck.games.city.places import City
from tests.cards.city.words import city_now, effects, hands, seen_by
from tests.cards.words import ALL, NOBODY, let_know, skipped, value_of, who_knows
from tests.city_table import city_table, deck, discard, do, hand, happened, may_do

OTHERS = ["K5 T5", "V5 V6"]
S3_TEXT = "Every player who holds a card of that value discards one such card and draws 1."
S8_REVEAL = "Every other player who holds a card of that domain reveals one such card."


def test_S1_does_take_back_a_low_card_that_paid_for_a_build():
    """What was paid in the build phase lies in the discard pile. (City 1.4)"""
    table = city_table(["K9 T7 S9", "S8 T8 T10"], "V3 S1:0")
    do(table, "K9", "T7", "V3", "left", "S8", "T8", "T10", "V3", "above")
    assert discard(table) == "T10 T8 T7"
    do(table, "S1")
    assert may_do(table) == {"T7"}
    do(table, "T7")
    assert (hand(table, 0), discard(table)) == ("S9 T7", "T10 T8")
    assert (city_now(table), who_knows(table, "T7")) == ("V3 S1:0~0 K9:0 S8:1", {0, 1, 6})
    assert seen_by(table, None)[-2:] == ["use 0 S1", "take 0 T7"]


def test_S1_can_do_nothing_while_only_high_cards_lie_in_the_discard_pile():
    """The low cards in the city are out of reach."""
    for pile in ("K9 T8", ""):
        table = effects(["S9", *OTHERS], "V3 S1:0", deck="V9", discard=pile)
        do(table, "S1")
        assert skipped(table) == ["Take a card of value 7 or less from the discard pile."]
        assert (hands(table), discard(table), city_now(table)) == (["S9", *OTHERS], pile, "V3 S1:0~0")


def test_S2_does_exchange_a_card_with_one_of_the_discard_pile():
    """Each goes exactly where the other one was. (Family 3.21)"""
    table = effects(["S9 T9", *OTHERS], "V3 S2:0", deck="K10", discard="K9 V9 V10")
    do(table, "S2")
    assert may_do(table) == {"K9", "V9", "V10"}
    do(table, "V9")
    assert may_do(table) == {"S9", "T9"}
    do(table, "S9")
    assert (hands(table), deck(table), discard(table)) == (["T9 V9", *OTHERS], "K10", "K9 S9 V10")
    assert [who_knows(table, card) for card in ("V9", "S9", "T9")] == [ALL, ALL, {0}]
    assert seen_by(table, None)[0] == "use 0 S2"
    assert seen_by(table, None)[1:] == ["exchange 0 V9 S9"]


def test_S2_can_do_nothing_without_a_card_on_either_side():
    for held, pile in (("S9", ""), ("", "K9 V9")):
        table = effects([held, *OTHERS], "V3 S2:0", deck="K10", discard=pile)
        do(table, "S2")
        assert skipped(table) == ["Exchange a card from your hand with a card from the discard pile."]
        assert (hands(table), discard(table), table.current_player()) == ([held, *OTHERS], pile, 1)


def test_S3_does_make_every_holder_of_the_value_discard_one_and_draw():
    """From the user on to the left; the owner of the used company draws after all that. (Family 3.7, City 5.8)"""
    table = effects(["V7 S8", "K7 T7", "V6"], "V3 S3:2", first=1, deck="K9 T9 V9 V10")
    do(table, "S3", "value 7")
    assert (table.acting_seats(), may_do(table)) == ([1], {"K7", "T7"})
    do(table, "T7")
    assert (hand(table, 1), table.acting_seats(), may_do(table)) == ("K7 K9", [0], {"V7"})
    do(table, "V7")
    assert (table.acting_seats(), may_do(table)) == ([2], {"yes", "no"})
    do(table, "no")
    assert (hands(table), deck(table), discard(table)) == (["S8 T9", "K7 K9", "V6"], "V9 V10", "V7 T7")
    assert [who_knows(table, card) for card in ("K9", "T9", "K7", "V9")] == [{1}, {0}, {1}, NOBODY]
    done = ["discard 1 T7", "draw 1 ?", "discard 0 V7", "draw 0 ?"]
    assert seen_by(table, None) == ["use 1 S3", "name_value 1 7", *done, "owner_draw 2 False"]


@pytest.mark.parametrize("value", [3, 12])
def test_S3_can_do_nothing_when_the_value_is_in_no_hand(value: int):
    """Cards of the city, the used one too, are held by nobody."""
    table = effects(["S9", *OTHERS], "V3 S3:0", deck="K9 V9")
    do(table, "S3", f"value {value}")
    assert skipped(table) == [S3_TEXT]
    assert (hands(table), discard(table), city_now(table)) == (["S9", *OTHERS], "", "V3 S3:0~0")


def test_S4_does_collect_a_discarded_card_of_a_value_held_already():
    table = effects(["S9 T8", *OTHERS], "V3 S4:0", deck="K11", discard="K9 T10 V9")
    do(table, "S4")
    assert may_do(table) == {"S9", "T8"}
    do(table, "S9")
    assert may_do(table) == {"K9", "V9"}
    do(table, "V9")
    assert (hands(table), discard(table)) == (["S9 T8 V9", *OTHERS], "K9 T10")
    assert [who_knows(table, card) for card in ("S9", "V9", "T8")] == [ALL, ALL, {0}]
    assert seen_by(table, 1) == ["use 0 S4", "show 0 S9", "take 0 V9"]


def test_S4_can_do_nothing_when_the_value_lies_only_in_the_city():
    table = effects(["S9", *OTHERS], "V3 S4:0 K9:1", deck="K11", discard="V10")
    do(table, "S4", "S9")
    assert skipped(table) == ["Take a card of the same value from the discard pile."]
    assert (hands(table), discard(table), city_now(table)) == (["S9", *OTHERS], "V10", "V3 S4:0~0 K9:1")


def test_S4_shows_nothing_from_an_empty_hand():
    table = effects(["", *OTHERS], "V3 S4:0", discard="V10")
    do(table, "S4")
    assert skipped(table) == ["Reveal a card from your hand.", "Take a card of the same value from the discard pile."]


def test_S6_does_take_one_of_the_two_cards_discarded_last_and_bury_the_other():
    table = effects(["S9", *OTHERS], "V3 S6:0", deck="T9 T10", discard="K9 V9 V10")
    do(table, "S6")
    assert may_do(table) == {"K9", "V9"}
    do(table, "V9")
    assert (hands(table), deck(table), discard(table)) == (["S9 V9", *OTHERS], "T9 T10 K9", "V10")
    assert [who_knows(table, card) for card in ("V9", "K9", "T9")] == [ALL, ALL, NOBODY]
    assert seen_by(table, 1) == ["use 0 S6", "reveal 0 K9 V9", "take 0 V9", "put_under_deck 0 K9"]


def test_S6_with_a_single_card_has_no_other():
    table = effects(["S9", *OTHERS], "V3 S6:0", deck="T9", discard="K9")
    do(table, "S6", "K9")
    assert skipped(table) == ["Put the other under the deck."]
    assert (hands(table)[0], deck(table), discard(table)) == ("K9 S9", "T9", "")


def test_S6_can_do_nothing_before_anything_was_discarded():
    table = effects(["S9", *OTHERS], "V3 S6:0", deck="T9 T10")
    do(table, "S6")
    take = "Take one of the top 2 cards of the discard pile."
    assert skipped(table) == [take, "Put the other under the deck."]
    assert (hands(table), deck(table), table.current_player()) == (["S9", *OTHERS], "T9 T10", 1)


def revealed() -> City:
    """A table at which seat 0 has used S8 and the others have revealed K6 and K7."""
    table = effects(["S9 T9", "K5 K6 V5", "V6 K7"], "V3 S8:0 K9:0", deck="V9 V10")
    let_know(table, 2, "S9 V5")
    do(table, "S8", "domain knowledge")
    assert (table.acting_seats(), may_do(table)) == ([1], {"K5", "K6"})
    do(table, "K6")
    assert (table.acting_seats(), may_do(table)) == ([2], {"K7"})
    do(table, "K7")
    assert (table.acting_seats(), may_do(table)) == ([0], {"K6", "K7", "no"})
    return table


def test_S8_does_get_a_card_of_a_wanted_domain_from_another_hand():
    """Only hands are asked, not companies. All follow the revealed card, two know the one given. (Family 6.2, 6.4)"""
    table = revealed()
    do(table, "K6")
    assert may_do(table) == {"S9", "T9"}
    do(table, "T9")
    assert (hands(table), deck(table), discard(table)) == (["K6 S9", "K5 T9 V5", "K7 V6"], "V9 V10", "")
    assert [who_knows(table, card) for card in ("K6", "K7", "T9", "S9", "V5")] == [ALL, ALL, {0, 1}, {0}, {1, 2}]
    told = seen_by(table, None)
    assert told[:4] == ["use 0 S8", "name_domain 0 knowledge", "show 1 K6", "show 2 K7"]
    assert told[4:] == ["exchange 0 K6 ?"]


def test_S8_may_be_only_a_look():
    table = revealed()
    do(table, "no")
    assert (hands(table), skipped(table)) == (["S9 T9", "K5 K6 V5", "K7 V6"], [])
    assert who_knows(table, "S9") == {0, 2}


def test_S8_can_do_nothing_alone_against_the_council():
    """The council holds no cards; the last question is put all the same. (City 8.6, Family 3.6)"""
    table = effects(["K9 S9 T9"], "V3 S8:c", deck="V9 V10")
    do(table, "S8", "domain knowledge")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert (skipped(table), hands(table)) == ([S8_REVEAL], ["K9 S9 T9"])


def test_S8_finds_nobody_who_holds_the_domain():
    table = effects(["S9 T9", *OTHERS], "V3 S8:0", deck="V9")
    do(table, "S8", "domain science")
    assert (table.acting_seats(), may_do(table)) == ([0], {"no"})
    do(table, "no")
    assert (skipped(table), hands(table)) == ([S8_REVEAL], ["S9 T9", *OTHERS])


def test_S9_does_shuffle_what_was_paid_and_discarded_back_into_the_deck_and_draw():
    table = effects(["S10", *OTHERS], "V3 S9:0", deck="V9 V10", discard="K9 T9")
    let_know(table, 1, "V9 V10")
    do(table, "S9")
    drawn, left = set(hand(table, 0).split()) - {"S10"}, set(deck(table).split())
    assert (drawn | left, len(drawn), discard(table)) == ({"V9", "V10", "K9", "T9"}, 1, "")
    assert [who_knows(table, card) for card in drawn] == [{0}]
    assert [who_knows(table, card) for card in left] == [NOBODY] * 3
    assert seen_by(table, None) == ["use 0 S9", "gather T9 K9", "shuffle deck None", "draw 0 ?"]
    assert city_now(table) == "V3 S9:0~0"


def test_S9_can_do_nothing_with_no_cards_in_either_pile():
    table = effects(["S10", *OTHERS], "V3 S9:0")
    do(table, "S9")
    assert skipped(table) == ["Shuffle the discard pile into the deck.", "Draw 1."]
    assert (hands(table), table.current_player()) == (["S10", *OTHERS], 1)


def test_S9_without_a_discard_pile_leaves_the_deck_as_it_is_known():
    table = effects(["S10", *OTHERS], "V3 S9:0", deck="V9 V10")
    let_know(table, 1, "V10")
    do(table, "S9")
    assert skipped(table) == ["Shuffle the discard pile into the deck."]
    assert (deck(table), who_knows(table, "V10"), happened(table, "shuffle")) == ("V10", {1}, [])


def test_S12_does_change_any_part_of_the_hand():
    table = effects(["S9 T9 K2", *OTHERS], "V3 S12:0", deck="K9 V9 V10")
    do(table, "S12")
    assert may_do(table) == {"S9", "T9", "K2", "no"}
    do(table, "S9", "T9")
    assert (may_do(table), deck(table)) == ({"K2", "no"}, "K9 V9 V10")
    do(table, "no")
    assert (hands(table), deck(table), discard(table)) == (["K2 K9 V9", *OTHERS], "V10", "T9 S9")
    assert [who_knows(table, card) for card in ("K9", "K2", "S9")] == [{0}, {0}, ALL]
    assert seen_by(table, None) == ["use 0 S12", "discard 0 S9", "discard 0 T9", "draw 0 ?", "draw 0 ?"]


def test_S12_can_do_nothing_with_an_empty_hand():
    table = effects(["", *OTHERS], "V3 S12:0", deck="K9 V9")
    do(table, "S12")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert skipped(table) == ["Discard any number of cards from your hand."]
    assert (hands(table), deck(table), value_of(table, "S12")) == (["", *OTHERS], "K9 V9", 12)
