# ruff: noqa: N802 - the id of the card is part of the test's name
"""Technology cards that copy: T1, T2, T3, T4, T5, T8, T10. (Family 4)

A copy is no use: only the card really used is discarded and redrawn, and only it counts for the market. (Family 4.2)
"""

from tests.cards.exchange.words import ONES, after, effects, hands, seen_by, stacks
from tests.cards.moments import set_up_again
from tests.cards.words import ALL, NOBODY, skipped, who_knows
from tests.exchange_table import all_done, deck, discard, do, exchange_table, frame, hand, happened, may_do

OTHERS = ["S5 T11", "V5 V6"]
NO_T1 = "K10 S1 T5 V1"
T8_TEXT = "Copy the last effect that another player used this round."


def test_T1_does_copy_any_market_card():
    """Which stays on its stack; a wild there has nothing to copy. (Exchange 1.4, 1.6)"""
    table = effects(["T1 K3", *OTHERS], deck="S3 S4 S6 S7", market=f"{NO_T1} W1@V")
    do(table, "T1")
    assert may_do(table) == {"K10", "S1", "T5", "V1"}
    do(table, "K10", "K3", "S3")
    assert (hands(table), discard(table)) == (["S4 S7", *OTHERS], "T1 S3 K3")
    assert stacks(table) == ["K10", "S6 S1", "T5", "W1 V1"]
    text = ["use 0 T1", "copy 0 K10-knowledge", "draw 0 ?", "draw 0 ?", "discard 0 K3", "discard 0 S3"]
    assert seen_by(table, None) == text + after(0, "T1", "S6-science")


def test_T1_copies_AI_which_may_replace_the_copied_card_itself():
    """The market card whose text runs is a market card like the others. (Family 3.14)"""
    table = effects(["T1", *OTHERS], deck="S3 S4 S6", market="K1 S13 T5 V1")
    do(table, "T1", "S13")
    table = set_up_again(table)
    assert may_do(table) == {"K1", "S13", "T5", "V1"}
    do(table, "S13")
    assert (stacks(table), discard(table), hand(table, 0)) == (["K1", "S4 S3", "T5", "V1"], "T1 S13", "S6")


def test_T1_can_do_nothing_when_only_wilds_lie_on_the_market():
    """Four of them may have replaced the four 1s at a table with two decks. (Family 1.7)"""
    table = effects(["T1 K3", *OTHERS, "K5", "K6"], deck="S3 S4", market="W1@K W2@S W1'@T W2'@V")
    do(table, "T1")
    assert (skipped(table), hands(table)[0]) == (["Copy the effect of a card in play."], "K3 S4")
    assert stacks(table) == ["W1", "S3 W2", "W1'", "W2'"]


def test_T2_does_copy_the_card_that_was_used_before():
    """It lies on the discard pile; T2 itself comes there only at the end. (Exchange 6.3)"""
    table = effects(["K10 K3 K4", "T2 T3 T4", "V5"], deck="S3 S4 S6 S7 S8 S10 S11 S12")
    do(table, "K10", "K3", "K4")
    assert (discard(table), table.current_player()) == ("K10 K4 K3", 1)
    do(table, "T2", "T3", "T4")
    assert (hands(table), discard(table)) == (["S3 S4 S7", "S8 S10 S12", "V5"], "T2 T4 T3 K10 K4 K3")
    assert (happened(table, "use"), happened(table, "copy")) == (["K10", "T2"], ["K10"])
    assert stacks(table)[1] == "S11 S6 S1"


def test_T2_can_do_nothing_for_the_first_user_of_a_round_as_nothing_is_discarded_yet():
    table = effects(["T2 K3", *OTHERS], deck="S3 S4")
    do(table, "T2")
    assert skipped(table) == ["Copy the effect of the top card of the discard pile."]
    assert (hands(table), discard(table), happened(table, "copy")) == (["K3 S4", *OTHERS], "T2", [])


def test_T3_does_copy_a_shown_hand_card_that_stays_for_the_groups():
    """So a card of a set gives its effect and is not lost. (Family 4.2)"""
    table = effects(["T3 K10 K3", *OTHERS], deck="S3 S4 S6 S7")
    do(table, "T3")
    assert may_do(table) == {"K10", "K3"}
    do(table, "K10")
    assert may_do(table) == {"K10", "K3", "S3", "S4"}
    do(table, "K3", "S3")
    assert (hands(table), discard(table)) == (["K10 S4 S7", *OTHERS], "T3 S3 K3")
    assert [who_knows(table, card) for card in ("K10", "S4")] == [ALL, {0}]
    assert seen_by(table, 2)[:3] == ["use 0 T3", "show 0 K10", "copy 0 K10"]


def test_T3_can_do_nothing_with_no_other_card_in_hand():
    table = effects(["T3", *OTHERS], deck="S3 S4")
    do(table, "T3")
    assert skipped(table) == ["Reveal a card from your hand.", "Copy its effect."]
    assert (hands(table), stacks(table)[1]) == (["S4", *OTHERS], "S3 S1")


def test_T4_does_copy_the_coming_market_card_or_bury_it():
    """A copied card returns on top and is then turned up for the market. (Family 3.16, Exchange 6.2)"""
    table = effects(["T4 K3 K4", *OTHERS], deck="K10 S3 S4 S6 S7")
    do(table, "T4")
    assert (may_do(table), deck(table), who_knows(table, "K10")) == ({"yes", "no"}, "S3 S4 S6 S7", ALL)
    do(table, "yes", "K3", "K4")
    assert (hands(table), stacks(table)[0], deck(table)) == (["S3 S4 S6", *OTHERS], "K10 K1", "S7")
    assert seen_by(table, None)[:3] == ["use 0 T4", "reveal 0 K10", "copy 0 K10"]
    other = effects(["T4 K3 K4", *OTHERS], deck="K10 S3 S4 S6 S7")
    do(other, "T4", "no")
    assert (hands(other)[0], stacks(other)[1], deck(other)) == ("K3 K4 S4", "S3 S1", "S6 S7 K10")
    assert (happened(other, "copy"), who_knows(other, "K10")) == ([], ALL)


def test_T4_turns_up_AI_which_brings_the_card_below_it_to_the_market():
    """And AI itself follows as the market card of the phase. (Family 3.15)"""
    table = effects(["T4", *OTHERS], deck="S13 S3 S4")
    do(table, "T4", "yes", "K1")
    assert (stacks(table), hand(table, 0)) == (["", "S13 S3 S1", "T1", "V1"], "S4")


def test_T4_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["T4 K3", *OTHERS])
    do(table, "T4")
    assert skipped(table) == ["Reveal the top card of the deck.", "Copy its effect, or put it under the deck."]
    assert (hands(table), stacks(table)) == (["K3 T4", *OTHERS], ONES)


def test_T5_does_copy_a_card_that_another_player_chooses_to_show():
    """The other keeps it; the market card and the redraw are the copier's. (Family 4.2)"""
    table = effects(["T5 K3", "V5 K4", "K6"], deck="S3 S4 S6 S7 S8 S10")
    do(table, "T5")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 1")
    assert (table.current_player(), may_do(table)) == (1, {"V5", "K4"})
    do(table, "V5")
    assert (table.current_player(), may_do(table)) == (0, {"seat 1", "seat 2"})
    do(table, "seat 2")
    assert (hands(table), stacks(table)[1]) == (["K3 S3 S4 S8", "K4 V5", "K6 S6"], "S7 S1")
    assert [who_knows(table, card) for card in ("V5", "K4", "S3", "S6", "S10")] == [ALL, {1}, {0}, {2}, NOBODY]
    assert seen_by(table, None)[:4] == ["use 0 T5", "pick_player 0 to 1", "show 1 V5", "copy 0 V5"]


def test_T5_can_do_nothing_after_picking_an_empty_hand():
    table = effects(["T5 K3", "", "K6"], deck="S3 S4")
    do(table, "T5", "seat 1")
    assert skipped(table) == ["Pick another player, who reveals a card of their choice.", "Copy its effect."]
    assert (hands(table), discard(table)) == (["K3 S4", "", "K6"], "T5")


def test_T8_does_copy_what_another_player_used_last_in_either_effects_phase():
    """Seat 1 used it in the first phase; in the second it is still the last one by another player. (Exchange 6.5)"""
    table = exchange_table(["T8 K3 K4", "K10 S2 S4"], phase="effects", deck="S3 S5 S6 S7", fill=True)
    do(table, "no", "K10", "S2", "S4")
    all_done(table)
    assert frame(table) == "UseCard"
    do(table, "T8")
    assert (happened(table, "copy"), len(may_do(table))) == (["K10"], 4)
    do(table, "K3", "K4")
    assert (discard(table), len(hand(table, 0).split())) == ("T8 K4 K3 K10 S4 S2", 3)


def test_T8_means_the_used_card_not_what_it_copied():
    """Seat 0 used T3 and copied Big Data; seat 1 shows a card of their own for T3. (Family 4.4)"""
    table = effects(["T3 K10", "T8 K6 S2", "V5"], deck="S3 S4 S5 S6 S7 S8")
    do(table, "T3", "K10", "S3", "S4", "T8")
    assert (happened(table, "copy"), may_do(table)) == (["K10", "T3"], {"K6", "S2"})
    do(table, "K6", "no")
    assert happened(table, "copy") == ["K10", "T3", "K6"]


def test_T8_can_do_nothing_for_the_first_user_of_a_round():
    """Own uses do not count, and trading uses no cards."""
    table = effects(["T8 K3", *OTHERS], deck="S3 S4")
    do(table, "T8")
    assert (skipped(table), hands(table), discard(table)) == ([T8_TEXT], ["K3 S4", *OTHERS], "T8")


def test_T10_does_copy_one_of_two_turned_up_cards_and_bury_both():
    """Neither of them comes to the market then. (Family 3.15)"""
    table = effects(["T10 K3 K4", *OTHERS], deck="K10 K6 S3 S4 S6 S7")
    do(table, "T10")
    assert (may_do(table), deck(table)) == ({"K10", "K6"}, "S3 S4 S6 S7")
    do(table, "K10", "K3", "K4")
    assert (hands(table), deck(table), discard(table)) == (["S3 S4 S7", *OTHERS], "K10 K6", "T10 K4 K3")
    assert (stacks(table), who_knows(table, "K6")) == (["K1", "S6 S1", "T1", "V1"], ALL)
    assert seen_by(table, 1)[:3] == ["use 0 T10", "reveal 0 K10 K6", "copy 0 K10"]


def test_T10_can_do_nothing_without_deck_and_discard_pile():
    table = effects(["T10 K3", *OTHERS])
    do(table, "T10")
    assert skipped(table) == ["Reveal the top 2 cards.", "Copy the effect of one.", "Put both under the deck."]
    assert (hands(table), stacks(table)) == (["K3 T10", *OTHERS], ONES)
