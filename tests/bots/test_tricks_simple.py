"""The simple player's rules of thumb, one by one."""

from techdeck.bots import load_bot
from techdeck.core.rng import fast_rng
from techdeck.games.tricks.names import TAKEN
from techdeck.games.tricks.table import Tricks
from tests.tricks_table import do, tricks_table

GOOD = "V13 V12 V11 V10 K13 K12 S13 S12 T13 T12"
BAD = "K3 K4 K5 K6 S3 S4 S5 T3 T4 T5"


def does(table: Tricks, seat: int | None = None) -> str:
    """What the simple player does now, as in logs."""
    who = int(table.current_player()) if seat is None else seat
    choose = load_bot("simple", "tricks")
    return table.action_to_string(who, choose(table.view(who), table.legal_actions(who), fast_rng(3)))


def test_it_bids_high_with_a_high_hand_and_low_with_a_low_one():
    table = tricks_table([GOOD, BAD, "K7 K8 K9 K10 S6 S7 S8 S9 T6 T7"], phase="bidding", trump="V2")
    assert int(does(table, 0).split()[1]) >= 3
    assert int(does(table, 1).split()[1]) <= 1


def test_the_last_player_takes_a_wanted_trick_as_cheaply_as_possible():
    table = tricks_table(["K5 S9", "K6 K8 K13"], phase="tricks", trump="V2", first=0, bids=[0, 2])
    do(table, "K5")
    assert does(table) == "card K6"


def test_with_the_bid_met_it_throws_the_highest_card_that_loses():
    table = tricks_table(["K9 S9", "K6 K8 K13"], phase="tricks", trump="V2", first=0, bids=[0, 0])
    do(table, "K9")
    assert does(table) == "card K8"


def test_with_a_bid_out_of_reach_every_trick_counts_again():
    table = tricks_table(["K9 S9", "K6 K8 K13"], phase="tricks", trump="V2", first=0, bids=[0, 0])
    table.nums[TAKEN + 1] = 1
    do(table, "K9")
    assert does(table) == "card K13"


def test_it_leads_its_best_card_while_it_wants_tricks_and_its_worst_when_not():
    hands = ["K6 K8 V12", "K9 S9 T9"]
    assert does(tricks_table(hands, phase="tricks", trump="V2", first=0, bids=[3, 0])) == "card V12"
    assert does(tricks_table(hands, phase="tricks", trump="V2", first=0, bids=[0, 3])) == "card K6"


def test_it_accepts_a_good_trade_with_its_least_card_and_refuses_a_bad_one():
    table = tricks_table(["V13 K9", BAD, "S7 S8"], phase="trading", trump="V2", goals=("V1", "S1", "T1"))
    do(table, "seat 1", "V13", "no", "any-card", "no")
    assert does(table, 1).startswith("card ")
    table = tricks_table(["K3 K9", "V13 V12", "S7 S8"], phase="trading", trump="V2", goals=("V1", "S1", "T1"))
    do(table, "seat 1", "K3", "no", "domain service", "no")
    assert does(table, 1) == "no"


def test_it_uses_a_card_that_only_helps_itself():
    assert does(tricks_table(["K10 V13 S13", "K5"], deck="T9 T8 T7 T6", bids=[2, 0])) == "card K10"
    assert does(tricks_table(["V1 V13 V12", "K5"], goals=("K1", "S1"), deck="T9 T8 T7", bids=[2, 0])) == "no"
