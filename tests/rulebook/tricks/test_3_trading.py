"""Trading turns: whose they are, what ends them, how many proposals, who sees it. (Tricks 3.1-3.5, 3.16-3.19)"""

import pytest

from techdeck.core.zones import HAND
from tests.rulebook.words import dealt, frame, no_trades, refused, trading
from tests.tricks_table import do, hand, known_to, may_do, told, tricks_table


def partners(table):
    """Who has traded with whom."""
    return [(trade["seat"], trade["other"]) for trade in told(table, "trade")]


def test_3_1_everybody_has_one_turn_to_the_left():
    table = trading(["K3", "K4", "K5", "K6"], goals=("K1", "S1", "V1", "T1"))
    turns = []
    while frame(table) == "TradingTurn":
        turns.append(int(table.current_player()))
        do(table, "no")
    assert turns == [2, 3, 0, 1]


def test_3_1_a_change_of_trump_does_not_change_the_order():
    table = tricks_table(["K3 K4", "S3 S4"], phase="trading", trump="service", goals=("V1", "K1"))
    do(table, "trump-swap", "K3")
    assert table.current_player() == 1
    do(table, "no")
    assert frame(table) == "Bidding"


def test_3_2_the_proposer_speaks_asks_and_proposes_in_any_order():
    table = trading()
    do(table, "say-value 7")
    do(table, "seat 1", "T7", "no", "any-card", "no")
    do(table, "no", seat=1)
    do(table, "ask-domain service")
    do(table, "silent", "silent")
    do(table, "seat 2", "K3", "no", "any-card", "no")
    do(table, "no", seat=2)
    assert table.current_player() == 0
    do(table, "no")
    assert table.current_player() == 1
    assert refused(table, "no", seat=0).clause == "Tricks 3.2"


def test_3_3_nobody_has_to_trade():
    table = dealt(4)
    before = [hand(table, seat) for seat in range(4)]
    assert "no" in may_do(table)
    no_trades(table)
    assert frame(table) == "Bidding"
    assert [hand(table, seat) for seat in range(4)] == before


def test_3_3_any_proposal_may_be_refused():
    table = trading()
    do(table, "seat 1", "T7", "no", "V4", "no")
    assert "no" in may_do(table, 1)


def test_3_4_a_completed_trade_ends_the_turn():
    table = trading()
    do(table, "seat 1", "T7", "no", "V4", "no", "V4")
    assert partners(table) == [(0, 1)]
    assert table.current_player() == 1
    assert frame(table) == "TradingTurn"


def test_3_5_a_partner_keeps_their_own_trade():
    table = trading()
    do(table, "seat 1", "T7", "no", "V4", "no", "V4")
    do(table, "seat 0", "T7", "no", "V4", "no", "V4")
    assert partners(table) == [(0, 1), (1, 0)]
    assert (hand(table, 0), hand(table, 1)) == ("K3 S5 T7", "K5 V4 V9")


@pytest.mark.parametrize(("option", "limit"), [(None, 4), ("1", 1), ("6", 6)])
def test_3_19_so_many_proposals_then_the_turn_ends(option, limit):
    """Every other one is countered, and that is not counted."""
    table = trading(options={"proposals": option} if option else None)
    for made in range(limit):
        assert table.current_player() == 0
        do(table, "seat 1", "T7", "no", "V4", "no")
        if made % 2:
            do(table, "counter", "V9", "no", "T7", "no", seat=1)
        do(table, "no")
    assert (table.current_player(), frame(table)) == (1, "TradingTurn")


def test_3_19_each_proposer_has_so_many():
    """Seat 0 makes three proposals of four and ends the turn; seat 1 may make four."""
    table = trading()
    for proposer, partner, made in ((0, 1, 3), (1, 2, 4)):
        for _ in range(made):
            assert table.current_player() == proposer
            do(table, f"seat {partner}", hand(table, proposer).split()[0], "no", "any-card", "no", "no")
        if proposer == 0:
            do(table, "no")
    assert (table.current_player(), frame(table)) == (2, "TradingTurn")


def test_3_16_who_sees_all_that_is_traded_loses_no_track():
    """Seat 2 knew both hands; a trade of two named cards takes nothing of that away. (Family 6.4)"""
    table = trading()
    for seat in (0, 1):
        for card in table.zones.listed(HAND + seat):
            table.zones.learn(card, 0b100)
    do(table, "seat 1", "T7", "no", "V4", "no", "V4")
    assert known_to(table, 2) >= {"T7", "K3", "S5", "V4", "V9", "K5"}


def test_3_17_no_third_player_sees_what_two_others_trade_unseen():
    """Whoever the third one is: here seat 0 looks on while seats 1 and 2 trade two cards each way."""
    table = trading(goals=("S1", "V1", "T1", "K1"))
    assert table.current_player() == 1
    do(table, "seat 2", "face-down V4", "face-down V9", "any-card", "any-card", "S9", "S10")
    assert hand(table, 1) == "K5 S9 S10"
    assert known_to(table, 0).isdisjoint({"V4", "V9", "S9", "S10"})
