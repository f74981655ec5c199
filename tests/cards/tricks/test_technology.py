# ruff: noqa: N802 - the id of the card is part of the test's name
"""Technology cards that draw, look, and change the table: T6, T7, T9, T11, T12, T13."""

import pytest

from techdeck.core.cards import SCIENCE, SERVICE, parse_card
from techdeck.core.zones import EXPELLED
from techdeck.games.tricks.names import TRUMP_DISCARD
from tests.cards.tricks.words import seen_by
from tests.cards.words import ALL, NOBODY, let_know, skipped, who_knows
from tests.rulebook.words import goals, no_effects, play_on, trump_card, trump_deck
from tests.tricks_table import deck, discard, do, facts, hand, happened, may_do, tricks_table, zone

OTHERS = ["S5 T5", "V5 V6"]


def test_T6_does_draw_one_and_keep_it_hidden():
    """Without a reveal it does not matter what was drawn."""
    table = tricks_table(["T6 K3", *OTHERS], deck="T9 S3 S4")
    do(table, "T6")
    assert may_do(table) == {"yes", "no"}
    do(table, "no")
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 S3 T9", "S4", "T6")
    assert [who_knows(table, card) for card in ("T9", "S3", "S4")] == [{0}, {0}, NOBODY]
    assert seen_by(table, None) == ["use 0 T6", "draw 0 ?", "discard T6", "draw 0 ?"]


def test_T6_does_draw_one_more_for_a_revealed_technology_card():
    table = tricks_table(["T6 K3", *OTHERS], deck="T9 S3 S4 S6")
    do(table, "T6", "yes")
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 S3 S4 T9", "S6", "T6")
    assert [who_knows(table, card) for card in ("T9", "S3", "S4")] == [ALL, {0}, {0}]
    assert seen_by(table, 1) == ["use 0 T6", "draw 0 ?", "show 0 T9", "draw 0 ?", "discard T6", "draw 0 ?"]


def test_T6_reveals_another_domain_for_nothing():
    table = tricks_table(["T6 K3", *OTHERS], deck="S3 S4 S6")
    do(table, "T6", "yes")
    assert (hand(table, 0), deck(table), who_knows(table, "S3")) == ("K3 S3 S4", "S6", ALL)
    assert skipped(table) == []


def test_T6_can_do_nothing_without_any_pile():
    """Its user is asked all the same, and can only say no. (Family 3.6)"""
    table = tricks_table(["T6 K3", *OTHERS])
    do(table, "T6")
    assert (table.current_player(), may_do(table)) == (0, {"no"})
    do(table, "no")
    assert skipped(table) == ["Draw 1."]
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 T6", "", "")
    assert table.current_player() == 1


def test_T6_has_no_second_card_to_draw():
    table = tricks_table(["T6 K3", *OTHERS], deck="T9")
    do(table, "T6", "yes")
    assert skipped(table) == ["If it is technology, draw 1 more."]
    assert hand(table, 0) == "K3 T6 T9"


def test_T6_asks_in_the_same_way_whatever_was_drawn():
    """A technology card or not, the others see no difference before and after a no. (Family 3.6, 6.6)"""
    one = tricks_table(["T6 K3", *OTHERS], deck="T9 S3 S4")
    other = tricks_table(["T6 K3", *OTHERS], deck="S4 S3 T9")
    for answer in ("T6", "no"):
        do(one, answer)
        do(other, answer)
        for seat in (1, 2, None):
            assert one.view(seat).information_state_string() == other.view(seat).information_state_string()
            assert seen_by(one, seat) == seen_by(other, seat)


def test_T7_does_put_a_discarded_card_on_the_deck():
    """There its user draws it, when T7 has been discarded. (Tricks 5.3)"""
    table = tricks_table(["T7 K3", *OTHERS], deck="S3", discard="K9 S9 T9")
    do(table, "T7")
    assert may_do(table) == {"K9", "S9", "T9"}
    do(table, "S9")
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 S9", "S3", "T7 K9 T9")
    assert [who_knows(table, card) for card in ("S9", "K9", "S3")] == [ALL, ALL, NOBODY]
    assert seen_by(table, None) == ["use 0 T7", "put_on_deck 0 S9", "discard T7", "draw 0 S9"]


def test_T7_can_do_nothing_without_a_discard_pile():
    """The used card lies aside and is not in the pile yet. (Family 3.11)"""
    table = tricks_table(["T7 K3", *OTHERS], deck="S3 S4")
    do(table, "T7")
    assert skipped(table) == ["Put a card from the discard pile on top of the deck."]
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 S3", "S4", "T7")


def test_T9_does_replace_the_trump_card_and_draw():
    """The 2 goes to the trump discard pile, and the new card's domain is trump. (Tricks 5.11, 2.2)"""
    table = tricks_table(["T9 K9 S3", *OTHERS], trump="V2", deck="S6 S7 S8")
    do(table, "T9")
    assert may_do(table) == {"V2"}
    do(table, "V2")
    assert may_do(table) == {"K9", "S3"}
    do(table, "K9")
    assert (hand(table, 0), deck(table), discard(table)) == ("S3 S6 S7", "S8", "T9")
    assert (trump_card(table), facts(table, "trump_is")) == ("K9", [{"domain": "knowledge"}])
    assert zone(table, TRUMP_DISCARD).split()[0] == "V2"
    assert [who_knows(table, card) for card in ("K9", "V2", "S3", "S6")] == [ALL, ALL, {0}, {0}]
    assert seen_by(table, 1)[:4] == ["use 0 T9", "replace 0 K9 V2", "trump_is K9 knowledge", "draw 0 ?"]


def test_T9_discards_a_replaced_card_that_is_no_2():
    """Only a 2 goes to the trump discard pile. (Tricks 5.11)"""
    table = tricks_table(["T9 K9", *OTHERS], trump="S8", deck="S6 S7")
    do(table, "T9", "S8", "K9")
    assert (trump_card(table), discard(table), hand(table, 0)) == ("K9", "T9 S8", "S6 S7")


def test_T9_can_do_nothing_with_an_empty_hand_and_no_pile():
    table = tricks_table(["T9", *OTHERS])
    do(table, "T9")
    assert skipped(table) == ["Replace a neutral card with a card from your hand.", "Draw 1."]
    assert (hand(table, 0), trump_card(table), discard(table)) == ("T9", "V2", "")


def test_T9_draws_even_when_nothing_was_replaced():
    """Each sentence is done as far as it can be. (Family 3.2)"""
    table = tricks_table(["T9", *OTHERS], deck="S6 S7 S8")
    do(table, "T9")
    assert skipped(table) == ["Replace a neutral card with a card from your hand."]
    assert (hand(table, 0), trump_card(table)) == ("S6 S7", "V2")


def test_T9_makes_the_2_of_the_new_trump_leave_the_game():
    """The replaced 2 comes back to the trump deck at clean-up. (Tricks 8.2, 8.3)"""
    table = tricks_table(["T9 K9", *OTHERS], trump="V2", trump_deck="K2 S2 T2", deck="S6 S7")
    do(table, "T9", "V2", "K9")
    no_effects(table)
    play_on(table, "TradingTurn")
    assert happened(table, "expel") == ["K2"]
    assert "K2" in zone(table, EXPELLED).split()
    assert trump_deck(table) | {trump_card(table)} == {"S2", "T2", "V2"}


def test_T11_does_order_the_top_two_and_look_at_a_hand():
    """The card put back last is the top one: its user draws it afterwards."""
    table = tricks_table(["T11 K3", *OTHERS], deck="T3 T4 T6")
    do(table, "T11")
    assert (may_do(table), deck(table)) == ({"T3", "T4"}, "T6")
    do(table, "T3")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 1")
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 T4", "T3 T6", "T11")
    assert (hand(table, 1), hand(table, 2)) == ("S5 T5", "V5 V6")


def test_T11_shows_the_two_cards_to_its_user_only_and_the_hand_too():
    table = tricks_table(["T11 K3", *OTHERS], deck="T3 T4 T6")
    do(table, "T11", "T3", "seat 1")
    assert [who_knows(table, card) for card in ("T3", "T4", "T6")] == [{0}, {0}, NOBODY]
    assert [who_knows(table, card) for card in ("S5", "T5", "V5")] == [{0, 1}, {0, 1}, {2}]
    returned = ["put_on_deck 0 ?"] * 2
    looked = [
        "use 0 T11",
        "look 0 ? ?",
        *returned,
        "pick_player 0 to 1",
        "look_at_hand 0 to 1 ? ?",
        "discard T11",
        "draw 0 ?",
    ]
    assert seen_by(table, 2) == seen_by(table, None) == looked
    assert seen_by(table, 1) == [*looked[:5], "look_at_hand 0 to 1 S5 T5", *looked[6:]]
    assert seen_by(table, 0)[1] == "look 0 T3 T4"


def test_T11_hides_from_the_others_how_the_cards_went_back():
    """Seat 2 knew the top card and can no longer follow it. (Family 6.2)"""
    table = tricks_table(["T11 K3", *OTHERS], deck="T3 T4 T6")
    let_know(table, 2, "T3")
    do(table, "T11", "T3", "seat 1")
    assert who_knows(table, "T3") == {0}


def test_T11_can_do_nothing_without_piles_and_before_an_empty_hand():
    table = tricks_table(["T11 K3", "", "V5"])
    do(table, "T11", "seat 1")
    returned, looked = "Put them back on top in any order.", "Pick another player and look at their hand."
    assert skipped(table) == ["Look at the top 2 cards.", returned, looked]
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 T11", "", "")
    assert who_knows(table, "V5") == {2}


def test_T11_with_a_single_card_has_nothing_to_order():
    table = tricks_table(["T11 K3", *OTHERS], deck="T3")
    do(table, "T11")
    assert (deck(table), who_knows(table, "T3"), may_do(table)) == ("T3", {0}, {"seat 1", "seat 2"})


def test_T12_does_draw_two_and_discard_one_for_two_shown_cards():
    table = tricks_table(["T12 K3 K4 S6", *OTHERS], deck="T3 T4 T6 T7")
    do(table, "T12")
    assert may_do(table) == {"K3", "K4", "no"}
    do(table, "K3")
    assert may_do(table) == {"K4"}
    do(table, "K4")
    assert may_do(table) == {"K3", "K4", "S6", "T3", "T4"}
    do(table, "S6")
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 K4 T3 T4 T6", "T7", "T12 S6")
    assert [who_knows(table, card) for card in ("K3", "K4", "T3", "T6")] == [ALL, ALL, {0}, {0}]
    shown = ["use 0 T12", "show 0 K3", "show 0 K4", "draw 0 ?", "draw 0 ?", "discard 0 S6"]
    assert seen_by(table, 2) == [*shown, "discard T12", "draw 0 ?"]


def test_T12_can_do_nothing_without_two_cards_of_a_domain():
    """Its user is asked all the same; the used card lies aside and pairs with nothing. (Family 3.6, 3.11)"""
    table = tricks_table(["T12 T3 K4 S6", *OTHERS], deck="T4 T6")
    do(table, "T12")
    assert (table.current_player(), may_do(table)) == (0, {"no"})
    do(table, "no")
    assert (hand(table, 0), deck(table), discard(table)) == ("K4 S6 T3 T4", "T6", "T12")
    assert (happened(table, "show"), who_knows(table, "T3")) == ([], {0})


def test_T12_tells_nobody_whether_a_no_was_free():
    """Whoever could not show two looks like whoever did not want to. (Family 3.6, 6.6)"""
    able = tricks_table(["T12 K3 K4", *OTHERS], deck="T6 S9")
    unable = tricks_table(["T12 K3 S9", *OTHERS], deck="T6 K4")
    for answer in ("T12", "no"):
        do(able, answer)
        do(unable, answer)
        for seat in (1, 2, None):
            assert able.view(seat).information_state_string() == unable.view(seat).information_state_string()
            assert seen_by(able, seat) == seen_by(unable, seat)


def test_T12_discards_even_when_there_is_nothing_to_draw():
    table = tricks_table(["T12 K3 K4", *OTHERS])
    do(table, "T12", "K3", "K4")
    assert skipped(table) == ["If you do, draw 2, then discard 1."]
    assert may_do(table) == {"K3", "K4"}
    do(table, "K3")
    assert table.current_player() == 1
    assert len(hand(table, 0).split()) == 2


def test_T12_looks_at_what_a_card_counts_as():
    """A lasting change counts everywhere. (Family 5.4)"""
    table = tricks_table(["T12 K3 S6 T3", *OTHERS])
    table.alter(parse_card("K3"), 3, SCIENCE)
    do(table, "T12")
    assert may_do(table) == {"K3", "S6", "no"}


def test_T13_does_exchange_the_trump_card_with_a_discarded_one():
    """The 2 goes exactly where the other card was. (Family 3.21, Tricks 5.12)"""
    table = tricks_table(["T13 K3", *OTHERS], trump="V2", deck="S3", discard="K9 S9 T9")
    do(table, "T13")
    assert may_do(table) == {"V2", "K1"}
    do(table, "V2")
    assert may_do(table) == {"K9", "S9", "T9"}
    do(table, "S9")
    assert (trump_card(table), facts(table, "trump_is")) == ("S9", [{"domain": "science"}])
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 S3", "", "T13 K9 V2 T9")
    assert (who_knows(table, "S9"), who_knows(table, "V2")) == (ALL, ALL)
    assert seen_by(table, 2)[1:3] == ["exchange 0 V2 S9", "trump_is S9 science"]


def test_T13_does_exchange_its_users_goal_for_this_round():
    """At clean-up the original goal comes back. (Tricks 5.10, 8.1)"""
    table = tricks_table(["T13 K3", *OTHERS], trump_deck="K2 S2 T2", deck="S3", discard="K9 S9")
    do(table, "T13", "K1", "S9")
    assert (goals(table), trump_card(table)) == (["S9", "S1", "T1"], "V2")
    assert discard(table) == "T13 K9 K1"
    no_effects(table)
    play_on(table, "TradingTurn")
    assert goals(table) == ["K1", "S1", "T1"]


@pytest.mark.parametrize("seat", [1, 2])
def test_T13_offers_no_other_players_goal(seat: int):
    hands = ["K3", "K4", "K6"]
    hands[seat] += " T13"
    table = tricks_table(hands, first=seat, discard="S9")
    do(table, "T13")
    assert may_do(table) == {"V2", ["K1", "S1", "T1"][seat]}


def test_T13_can_do_nothing_without_a_discard_pile():
    table = tricks_table(["T13 K3", *OTHERS], deck="S3")
    do(table, "T13")
    assert skipped(table) == ["Exchange a neutral card or your own card in play with a card from the discard pile."]
    assert (trump_card(table), goals(table)) == ("V2", ["K1", "S1", "T1"])
    assert (hand(table, 0), discard(table)) == ("K3 S3", "T13")


def test_T13_ends_the_lasting_change_of_a_card_it_puts_on_the_pile():
    """A lasting change ends when the card goes to a discard pile. (Family 5.3)"""
    table = tricks_table(["T13 K3", *OTHERS], trump="K9", deck="S3", discard="T9")
    table.alter(parse_card("K9"), 9, SERVICE)
    assert table.trump() == SERVICE
    do(table, "T13", "K9", "T9")
    assert (discard(table), table.domain_of(parse_card("K9"))) == ("T13 K9", 0)
