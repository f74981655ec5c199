# ruff: noqa: N802 - the id of the card is part of the test's name
"""Technology cards that copy: T1, T2, T3, T4, T5, T8, T10. (Family 4)"""

from tests.cards.city.words import city_now, effects, hands, seen_by
from tests.cards.moments import set_up_again
from tests.cards.words import ALL, NOBODY, skipped, who_knows
from tests.city_table import deck, discard, do, hand, happened, may_do, tilted
from tests.rulebook.words import frame
from tests.table_words import facts, sentences

OTHERS = ["S5 T11", "V5 V6"]
T8_TEXT = "Copy the last effect that another player used this round."


def test_T1_does_copy_any_other_card_of_the_city_even_a_tilted_one():
    """The copied company is not tilted by it, and its owner draws nothing. (City 5.9, 6.1, Family 4.2)"""
    table = effects(["K3", *OTHERS], "V3 T1:0 K10:1~2 K9:2", deck="S3 S4 S6")
    do(table, "T1")
    assert may_do(table) == {"V3", "K10", "K9"}
    do(table, "K10", "K3", "S3")
    assert (hands(table), discard(table)) == (["S4", *OTHERS], "S3 K3")
    assert (city_now(table), table.current_player(), frame(table)) == ("V3 T1:0~0 K10:1~2 K9:2", 1, "EffectTurn")
    assert seen_by(table, None)[:2] == ["use 0 T1", "copy 0 K10"]


def test_T1_of_another_player_pays_its_own_owner_and_not_the_copied_cards():
    """Seat 1 owns Internet of Things, seat 2 the copied company. (City 5.7, 5.9)"""
    table = effects(["K3", *OTHERS], "V3 T1:1 S9:2", deck="S3 S4")
    do(table, "T1", "S9")
    assert (table.current_player(), frame(table)) == (1, "OwnerMayDraw")
    do(table, "no")
    assert (table.current_player(), frame(table)) == (1, "EffectTurn")


def test_T1_copies_a_service_card_that_its_user_may_then_still_use():
    """Copying is not using: only T1 is used up. (City 5.4, Family 4.2)"""
    table = effects(["K3", "S5 T11"], "V5 T1:0", deck="S3 S4 S6 S7")
    do(table, "T1", "V5", "seat 1")
    assert (city_now(table), may_do(table)) == ("V5 T1:0~0", {"no", "V5"})


def test_T1_can_do_nothing_as_the_only_card_of_the_city():
    """AI may have put it where the 3 of service lay; it can't copy itself. (Family 4.3)"""
    table = effects(["K3", *OTHERS], "T1", deck="S3")
    do(table, "T1")
    assert (skipped(table), city_now(table)) == (["Copy the effect of a card in play."], "T1~0")


def test_T1_copies_AI_which_may_replace_a_neutral_T1():
    """The card that runs is gone; the effect goes on and the next turn comes. (City 5.2)"""
    table = effects(["K3", *OTHERS], "V3 T1 S13:1", deck="S3 S4")
    do(table, "T1", "S13")
    table = set_up_again(table)
    assert may_do(table) == {"V3", "T1"}
    do(table, "T1")
    assert (city_now(table), discard(table), table.current_player()) == ("V3 S3 S13:1", "T1", 1)


def test_T2_does_copy_the_card_discarded_last():
    table = effects(["K3", *OTHERS], "V3 T2:0", deck="S3 S4 S6", discard="K10 S9")
    do(table, "T2", "K3", "S3")
    assert (hands(table), deck(table), discard(table)) == (["S4", *OTHERS], "S6", "S3 K3 K10 S9")
    assert (happened(table, "use"), happened(table, "copy"), city_now(table)) == (["T2"], ["K10"], "V3 T2:0~0")


def test_T2_can_do_nothing_before_anything_was_discarded():
    table = effects(["K3", *OTHERS], "V3 T2:0", deck="S3 S4")
    do(table, "T2")
    assert skipped(table) == ["Copy the effect of the top card of the discard pile."]
    assert (hands(table), happened(table, "copy")) == (["K3", *OTHERS], [])


def test_T3_does_copy_a_shown_card_of_the_hand_which_may_still_be_built_later():
    """So the effect of a card can be had before it lies in the city. (Family 4.2)"""
    table = effects(["K10 K3", *OTHERS], "V3 T3:0", deck="S3 S4 S6")
    do(table, "T3")
    assert may_do(table) == {"K10", "K3"}
    do(table, "K10")
    assert may_do(table) == {"K10", "K3", "S3", "S4"}
    do(table, "K3", "S3")
    assert (hands(table), discard(table), city_now(table)) == (["K10 S4", *OTHERS], "S3 K3", "V3 T3:0~0")
    assert [who_knows(table, card) for card in ("K10", "S4")] == [ALL, {0}]
    assert seen_by(table, 2)[:3] == ["use 0 T3", "show 0 K10", "copy 0 K10"]


def test_T3_can_do_nothing_with_an_empty_hand():
    table = effects(["", *OTHERS], "V3 T3:0", deck="S3 S4")
    do(table, "T3")
    assert skipped(table) == ["Reveal a card from your hand.", "Copy its effect."]
    assert (hands(table), deck(table)) == (["", *OTHERS], "S3 S4")


def test_T4_does_copy_the_turned_up_card_or_bury_it():
    """It lies aside while it is copied and then returns on top. (Family 3.15, 3.16)"""
    table = effects(["K3 K4", *OTHERS], "V3 T4:0", deck="K10 S3 S4 S6")
    do(table, "T4")
    assert (may_do(table), deck(table), who_knows(table, "K10")) == ({"yes", "no"}, "S3 S4 S6", ALL)
    do(table, "yes", "K3", "K4")
    assert (hands(table), deck(table), discard(table)) == (["S3 S4", *OTHERS], "K10 S6", "K4 K3")
    assert seen_by(table, None)[:3] == ["use 0 T4", "reveal 0 K10", "copy 0 K10"]
    other = effects(["K3 K4", *OTHERS], "V3 T4:0", deck="K10 S3 S4 S6")
    do(other, "T4", "no")
    assert (hands(other), deck(other), happened(other, "copy")) == (["K3 K4", *OTHERS], "S3 S4 S6 K10", [])


def test_T4_turns_up_AI_which_brings_the_card_below_it():
    """The card that lies aside is not the deck's top card. (Family 3.15)"""
    table = effects(["K3", *OTHERS], "V3 T4:0", deck="S13 S3 S4")
    do(table, "T4", "yes", "V3")
    assert (city_now(table), deck(table), discard(table)) == ("S3 T4:0~0", "S13 S4", "V3")


def test_T4_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["K3", *OTHERS], "V3 T4:0")
    do(table, "T4")
    assert skipped(table) == ["Reveal the top card of the deck.", "Copy its effect, or put it under the deck."]
    assert (hands(table), table.current_player()) == (["K3", *OTHERS], 1)


def test_T5_does_copy_a_card_that_another_player_chooses_to_show():
    """The copier is "you"; the shown card stays in that hand. (Family 4.1, 4.2)"""
    table = effects(["K3", "V5 K4", "K6"], "V3 T5:0", deck="S3 S4 S6 S7")
    do(table, "T5")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 1")
    assert (table.current_player(), may_do(table)) == (1, {"V5", "K4"})
    do(table, "V5")
    assert (table.current_player(), may_do(table)) == (0, {"seat 1", "seat 2"})
    do(table, "seat 2")
    assert (hands(table), deck(table)) == (["K3 S3 S4", "K4 V5", "K6 S6"], "S7")
    assert [who_knows(table, card) for card in ("V5", "K4", "S3", "S6")] == [ALL, {1}, {0}, {2}]
    assert seen_by(table, None)[:4] == ["use 0 T5", "pick_player 0 to 1", "show 1 V5", "copy 0 V5"]


def test_T5_can_do_nothing_alone_against_the_council():
    table = effects(["K3 K4 K6"], "V3 T5:c", deck="S3 S4")
    do(table, "T5")
    assert skipped(table) == ["Pick another player, who reveals a card of their choice.", "Copy its effect."]
    assert (hands(table), deck(table), city_now(table)) == (["K3 K4 K6"], "S3 S4", "V3 T5:c~0")


def test_T5_finds_nothing_to_copy_in_an_empty_hand():
    table = effects(["K3", "", "K6"], "V3 T5:0", deck="S3")
    do(table, "T5", "seat 1")
    assert skipped(table) == ["Pick another player, who reveals a card of their choice.", "Copy its effect."]
    assert table.current_player() == 1


def test_T8_does_copy_the_company_that_another_player_used_last():
    """So a tilted company works once more; its owner draws only for the use. (City 5.3, 5.9)"""
    table = effects(["K3", *OTHERS], "V3 T8:1 K10:2", deck="S3 S4 S6 S7 S8")
    do(table, "K10", "K3", "S3", "no")
    assert (table.current_player(), tilted(table)) == (1, {"K10"})
    do(table, "T8")
    assert (happened(table, "copy"), may_do(table)) == (["K10"], {"S5", "T11", "S6", "S7"})
    do(table, "S5", "T11")
    assert (hands(table), discard(table)) == (["S4", "S6 S7", "V5 V6"], "T11 S5 S3 K3")
    assert (table.current_player(), frame(table), facts(table, "owner_draw")) == (2, "EffectTurn", [{"draws": False}])


def test_T8_copies_the_used_card_though_it_has_left_the_city():
    """Professional Services has put itself into a hand. (Family 4.4)"""
    table = effects(["K3 K4", "S5 S6"], "V9 T8:1", deck="S3")
    do(table, "V9", "V9", "K3", "T8")
    assert (happened(table, "copy"), may_do(table)) == (["V9"], {"K3", "T8"})
    do(table, "T8", "S5")
    assert (city_now(table), hand(table, 1)) == ("K3 S5:1", "S6 T8")


def test_T8_looks_past_its_users_own_bonus():
    """Seat 0 used a knowledge company for free just before; nobody else used anything. (City 5.10)"""
    table = effects(["K3", *OTHERS], "V3 T8 K2:0 K6:0", deck="S3 S4")
    do(table, "K6", "no", "T8")
    assert (happened(table, "copy"), skipped(table)) == ([], [T8_TEXT])


def test_T8_can_do_nothing_for_the_first_user_of_a_round():
    table = effects(["K3", *OTHERS], "V3 T8:0", deck="S3 S4")
    do(table, "T8")
    assert (skipped(table), hands(table), deck(table)) == ([T8_TEXT], ["K3", *OTHERS], "S3 S4")


def test_T8_and_T1_do_not_chase_each_other():
    """T1 copies T8, which means the T8 that another player used: it is in the chain already. (Family 4.3)"""
    table = effects(["K3", *OTHERS], "V3 T8:0 T1:1", deck="S3")
    do(table, "T8", "T1", "T8")
    assert (happened(table, "copy"), sentences(table, "skip")) == (["T8"], [T8_TEXT] * 2)


def test_T10_does_copy_one_of_two_turned_up_cards_and_bury_both():
    """Both lie aside meanwhile: the copied draw takes the cards below them. (Family 3.15)"""
    table = effects(["K3 K4", *OTHERS], "V3 T10:0", deck="K10 K6 S3 S4 S6")
    do(table, "T10")
    assert (may_do(table), deck(table)) == ({"K10", "K6"}, "S3 S4 S6")
    do(table, "K10", "K3", "K4")
    assert (hands(table), deck(table), discard(table)) == (["S3 S4", *OTHERS], "S6 K10 K6", "K4 K3")
    assert [who_knows(table, card) for card in ("K10", "K6", "S3", "S6")] == [ALL, ALL, {0}, NOBODY]
    assert seen_by(table, 1)[:3] == ["use 0 T10", "reveal 0 K10 K6", "copy 0 K10"]


def test_T10_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["K3", *OTHERS], "V3 T10:0")
    do(table, "T10")
    assert skipped(table) == ["Reveal the top 2 cards.", "Copy the effect of one.", "Put both under the deck."]
    assert (hands(table), table.current_player()) == (["K3", *OTHERS], 1)
