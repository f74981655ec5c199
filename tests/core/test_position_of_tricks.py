"""Positions of Tricks of the Trade whose lines do not fit each other are refused with their line. (Family 8.8)"""

import pytest

from techdeck.core.counting import ROUND
from techdeck.core.zones import EVERYBODY, EXPELLED
from tests.core.test_position_of_games import refused
from tests.table_words import cards
from tests.tricks_table import do, tricks_table


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        ("round: 2", "round: 1", "in round 1 so many of the 2s are expelled: 0"),
        ("round: 2", "round: 3", "in round 3 so many of the 2s are expelled: 2"),
        ("turned up: V2", "turned up: T2", "T2 is expelled, so it was not turned up this round"),
        ("turned up: V2", "turned up: S2", "S2 was turned up, so it is not in the trump deck"),
        ("trump deck: K2 S2", "discard: S2\ntrump deck: K2", "S2 was not turned up, so it is in the trump deck"),
        ("bid: 3 4 1", "bid: 3 4 5", "seat 2 bid more than seat 1: the highest bid is first"),
        ("first: 1", "first: 0", "seat 1 bid more than seat 0: the highest bid is first"),
        ("UseCard\\(1,3\\)", "UseCard(2,3)", "seat 1 is first: with 3 to come it is the turn of seat 1"),
        ("UseCard\\(1,3\\)", "UseCard(1,2)", "seat 1 is first: with 2 to come it is the turn of seat 2"),
        ("hand 0: K5", "won 0: K5", "seat 0 has won cards exactly if it took tricks"),
        ("", "score: 19 0 0", "seat 0 has at most 18 points before round 2 is scored"),
        ("", "base points: 4 2 1", "before round 2 is scored, at most 6 tricks were won"),
    ],
)
def test_lines_at_the_effects(pattern, new, complaint):
    """The second round, T2 expelled, V2 turned up, seat 1 first by its bid."""
    table = tricks_table(["K5", "S5 S6", "T5"], bids=[3, 4, 1], first=1, trump_deck="S2 K2 T2", deck="V9")
    table.zones.move(cards("T2")[0], EXPELLED, int(EVERYBODY))
    table.nums[ROUND] = 2
    refused(table, pattern, new, complaint)


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        ("won 0: K9 S9", "trump discard: K9 S9", "seat 0 has won cards exactly if it took tricks"),
        ("taken: 1 0", "taken: 0 1", "seat 0 has won cards exactly if it took tricks"),
    ],
)
def test_lines_at_the_second_trick(pattern, new, complaint):
    table = tricks_table(["K5 K9", "S5 S9"], phase="tricks", bids=[6, 0], trump_deck="S2 K2 T2", discard="V9")
    do(table, "K9", "S9")
    refused(table, pattern, new, complaint)


def test_who_did_not_follow_has_no_card_of_the_led_domain():
    """Seat 1 played T4 on K9. (Tricks 6.2)"""
    table = tricks_table(["K9 S9", "T4 V5", "K4 T5"], phase="tricks", bids=[2, 1, 1], deck="K3", trump_deck="S2 K2 T2")
    do(table, "K9", "T4")
    refused(table, "deck: K3\n((.*\n)*)hand 1: V5", "\\1hand 1: K3 V5", "did not follow in the trick, so it has not K3")


def test_who_asks_for_an_exact_card_has_another():
    """Seat 0 asks seat 1 for K3. (Tricks 3.8)"""
    goals = ("T1", "S1")
    table = tricks_table(["K9 S9", "T4 V5"], phase="trading", goals=goals, deck="K3", trump="T2", trump_deck="S2 K2 V2")
    do(table, "seat 1", "S9", "no", "exact", "K3", "no")
    refused(table, "deck: K3\n((.*\n)*)hand 0: K9", "\\1hand 0: K3 K9", "this seat asks for K3, so it has not got it")


@pytest.mark.parametrize(("said", "wrong"), [("Reply\\(1\\)", "Reply(2)"), ("offer to: 1", "offer to: 0")])
def test_an_offer_is_answered_by_who_got_it(said, wrong):
    """(Tricks 3.6, 3.9)"""
    table = tricks_table(["K9 S9", "T4 V5", "K4 T5"], phase="trading", goals=("V1", "S1", "T1"), trump_deck="S2 K2 T2")
    do(table, "seat 1", "S9", "no", "any-card", "no")
    refused(table, said, wrong, "offer is from")


def offer_made(*words):
    """Seat 0 has begun a trade with seat 1."""
    table = tricks_table(["K9 S9", "T4 V5", "K4 T5"], phase="trading", goals=("V1", "S1", "T1"), trump_deck="S2 K2 T2")
    do(table, *words)
    return table


def test_all_know_a_card_that_is_offered_openly():
    """(Tricks 3.7)"""
    table = offer_made("seat 1", "face-down S9", "no", "any-card", "no")
    refused(
        table, "faced down: 1 0", "faced down: 0 0", "S9 is offered and not face down, so all know it: write S9{all}"
    )


def test_a_trading_turn_has_a_proposal_left():
    """(Tricks 3.19)"""
    refused(offer_made(), "", "proposals: 4", "while a trading turn goes on, at most 3 proposals have failed")


def test_who_speaks_has_something_left_to_say():
    """(Tricks 3.23)"""
    refused(offer_made("speak"), "", "talked: 2 0 0", "seat 0 is about to speak, so it has something left to say")
