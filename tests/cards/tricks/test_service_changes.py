# ruff: noqa: N802 - the id of the card is part of the test's name
"""Service cards that change what lies in play or what a card counts as: V9, V10."""

import pytest

from techdeck.core.cards import KNOWLEDGE, SERVICE, TECHNOLOGY, parse_card
from techdeck.core.zones import EXPELLED
from techdeck.games.tricks.names import GOAL_TRICKS, TAKEN
from techdeck.games.tricks.table import Tricks
from tests.cards.tricks.words import changed, seen_by
from tests.cards.words import ALL, skipped, who_knows
from tests.rulebook.words import goals, no_effects, play_on, refused, trump_card, trump_deck
from tests.tricks_table import deck, discard, do, facts, hand, happened, may_do, tricks_table, zone

LASTING = "It counts as a domain of your choice until the end of the next round."


def domain_of(table: Tricks, text: str) -> int:
    """The domain this card counts as now. (Family 5.4)"""
    return int(table.domain_of(parse_card(text)))


def test_V9_does_exchange_the_trump_card_with_a_hand_card():
    """The 2 is in the hand now, where all know it; trump is the new card's domain. (Tricks 5.12, 2.2)"""
    table = tricks_table(["V9 K9 S3", "S5", "T5"], trump="V2", deck="S6 S7")
    do(table, "V9")
    assert may_do(table) == {"V2", "K1"}
    do(table, "V2")
    assert may_do(table) == {"K9", "S3"}
    do(table, "K9")
    assert (trump_card(table), facts(table, "trump_is")) == ("K9", [{"domain": "knowledge"}])
    assert (hand(table, 0), deck(table), discard(table)) == ("S3 S6 V2", "S7", "V9")
    assert [who_knows(table, card) for card in ("K9", "V2", "S3")] == [ALL, ALL, {0}]
    moved = ["use 0 V9", "exchange 0 V2 K9", "trump_is K9 knowledge"]
    assert seen_by(table, 2) == [*moved, "discard V9", "draw 0 ?"]


def test_V9_does_exchange_its_users_goal_for_this_round():
    """The goal is a card like any other until it comes back at clean-up. (Tricks 5.10, 5.12, 8.1)"""
    table = tricks_table(["V9 S9", "S5 K5", "T5 K6"], trump_deck="K2 S2 T2", deck="S6")
    do(table, "V9", "K1", "S9")
    assert (goals(table), trump_card(table)) == (["S9", "S1", "T1"], "V2")
    assert (hand(table, 0), who_knows(table, "S9"), who_knows(table, "K1")) == ("K1 S6", ALL, ALL)
    no_effects(table)
    assert may_do(table) >= {"K1", "S6"}
    do(table, "K1")
    play_on(table, "TradingTurn")
    assert goals(table) == ["K1", "S1", "T1"]


def test_V9_makes_tricks_count_for_the_goal_of_now():
    """A trick with a science card in it counts for the new goal. (Tricks 7.4, 7.6)"""
    table = tricks_table(["V9 S9 S13", "S5", "T5"], deck="T6")
    do(table, "V9", "K1", "S9")
    no_effects(table)
    do(table, "S13", "S5", "T5")
    assert (int(table.nums[TAKEN]), int(table.nums[GOAL_TRICKS])) == (1, 1)


def test_V9_leaves_the_old_2_to_the_hand_until_clean_up():
    """The new trump's 2 leaves the game, the old one returns to the trump deck. (Tricks 8.2, 8.3)"""
    table = tricks_table(["V9 K9", "S5", "T5"], trump="V2", trump_deck="K2 S2 T2", deck="S6")
    do(table, "V9", "V2", "K9")
    no_effects(table)
    play_on(table, "TradingTurn")
    assert "K2" in zone(table, EXPELLED).split()
    assert trump_deck(table) | {trump_card(table)} == {"S2", "T2", "V2"}


def test_V9_can_do_nothing_with_an_empty_hand():
    table = tricks_table(["V9", "S5", "T5"], deck="S6 S7")
    do(table, "V9")
    assert skipped(table) == ["Exchange a neutral card or your own card in play with a card from your hand."]
    assert (trump_card(table), goals(table)) == ("V2", ["K1", "S1", "T1"])
    assert (hand(table, 0), deck(table), discard(table)) == ("S6", "S7", "V9")


def test_V10_does_make_a_shown_card_count_as_another_domain():
    """It stays in hand, shown to all, with its value. (Family 5.1)"""
    table = tricks_table(["V10 K9 S3", "S5", "T5"], deck="S6 S7")
    do(table, "V10")
    assert may_do(table) == {"K9", "S3"}
    do(table, "K9")
    assert may_do(table) == {"domain knowledge", "domain science", "domain technology", "domain service"}
    do(table, "domain technology")
    assert (hand(table, 0), deck(table), discard(table)) == ("K9 S3 S6", "S7", "V10")
    assert (domain_of(table, "K9"), table.value_of(parse_card("K9"))) == (TECHNOLOGY, 9)
    assert (who_knows(table, "K9"), who_knows(table, "S3")) == (ALL, {0})
    told = ["use 0 V10", "show 0 K9", "counts_as 0 K9 9 technology next_round", "discard V10", "draw 0 ?"]
    assert seen_by(table, None) == told
    assert changed(table, 1) == {"K9": (9, "technology")}


def test_V10_can_do_nothing_with_an_empty_hand():
    table = tricks_table(["V10", "S5", "T5"], deck="S6 S7")
    do(table, "V10")
    assert skipped(table) == ["Show a card from your hand.", LASTING]
    assert (hand(table, 0), discard(table), happened(table, "counts_as")) == ("S6", "V10", [])


def test_V10_counts_in_following():
    """Technology is led: K9 is technology now, must be played, and wins. (Family 5.4, Tricks 6.2, 6.12)"""
    table = tricks_table(["V10 K9 S3", "T5", "S4"], first=1, deck="K7")
    do(table, "no", "no", "V10", "K9", "domain technology", "T5", "S4")
    assert may_do(table) == {"K9"}
    assert refused(table, "S3").clause == "Tricks 6.2"
    do(table, "K9")
    assert [line for line in seen_by(table, None) if line.startswith("take_trick")] == ["take_trick 0 T5 S4 K9 1 False"]


def test_V10_frees_the_card_from_its_printed_domain():
    """Knowledge is led: K9 is no longer knowledge, so any card may be played. (Family 5.4, Tricks 6.2)"""
    table = tricks_table(["V10 K9 S3", "K5", "S4"], first=1, deck="T7")
    do(table, "no", "no", "V10", "K9", "domain technology", "K5", "S4")
    assert may_do(table) == {"K9", "S3", "T7"}


@pytest.mark.parametrize(("domain", "winner"), [("knowledge", 1), ("service", 0)])
def test_V10_counts_as_trump(domain: str, winner: int):
    """K9 as service is trump and beats the led K13. (Tricks 6.3, 6.12)"""
    table = tricks_table(["V10 K9", "K13", "K4"], first=0, trump="V2", deck="T6")
    do(table, "V10", "K9", f"domain {domain}", "no", "no")
    do(table, "K9", "K13", "K4")
    [trick] = [line for line in seen_by(table, None) if line.startswith("take_trick")]
    assert trick.startswith(f"take_trick {winner} K9 K13 K4 1")


def test_V10_counts_until_clean_up():
    """Then all cards are shuffled and the change is over. (Tricks 5.13, 8.9)"""
    table = tricks_table(["V10 K9", "S5", "T5"], trump_deck="K2 S2 T2", deck="S6")
    do(table, "V10", "K9", "domain service")
    no_effects(table)
    assert domain_of(table, "K9") == SERVICE
    play_on(table, "TradingTurn")
    assert (domain_of(table, "K9"), changed(table)) == (KNOWLEDGE, {})


def passed_to_seat_2(third: str, discarded: str = "") -> Tricks:
    """Seat 0 made K9 count as technology; seat 1's V13 passed it on to seat 2, who holds a third card too."""
    left = "S6 S7 S8 S10 S11 S12 K6 K7 K8 K10"
    table = tricks_table(["V10 K9 S3", "V13 K4 K5", f"{third} T5 T6 V5"], deck=left, discard=discarded)
    do(table, "V10", "K9", "domain technology", "V13")
    for seat, text in ((0, "K9 S3"), (1, "K4 K5"), (2, "T5 T6")):
        do(table, *text.split(), seat=seat)
    assert "K9" in hand(table, 2).split()
    return table


def test_V10_goes_with_the_card_to_another_hand_and_to_the_trump_place():
    """Trump is what the trump card counts as. (Family 5.4, Tricks 2.3)"""
    table = passed_to_seat_2("V9")
    assert domain_of(table, "K9") == TECHNOLOGY
    do(table, "V9", "V2", "K9")
    assert (trump_card(table), int(table.trump())) == ("K9", TECHNOLOGY)
    assert facts(table, "trump_is") == [{"domain": "technology"}]


def test_V10_ends_when_the_card_is_exchanged_into_the_discard_pile():
    """T3 shows S2, which swaps K9 with a discarded card. (Family 5.3)"""
    table = passed_to_seat_2("T3 S2", discarded="K12")
    do(table, "T3", "S2", "K12", "K9")
    assert "K9" in discard(table).split()
    assert (domain_of(table, "K9"), changed(table)) == (KNOWLEDGE, {})
