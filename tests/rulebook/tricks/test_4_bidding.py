"""Bidding. (Tricks 4)"""

import pytest

from techdeck import TechdeckError
from tests.rulebook.words import bid, dealt, frame, no_trades, refused, to_round
from tests.tricks_table import do, may_do, told, tricks_table

HANDS = ["K3 K4", "S3 S4", "T3 T4", "V3 V4"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_4_1_bids_are_secret_until_all_have_bid(players):
    table = dealt(players)
    no_trades(table)
    assert table.acting_seats() == list(range(players))
    last = players - 1
    for seat in range(last):
        do(table, f"bid {seat + 2}", seat=seat)
        seen = table.view(last).to_dict()
        assert (seen["bids"], seen["bids_shown"]) == ([None] * players, False)
        assert seen["bids_made"] == [other <= seat for other in range(players)]
        own = table.view(seat).to_dict()["bids"]
        assert isinstance(own, list)
        assert own[seat] == seat + 2
    do(table, "bid 1", seat=last)
    shown = [*range(2, players + 1), 1]
    assert table.view(None).to_dict()["bids"] == shown
    [told_all] = told(table, "show_bids")
    assert (told_all["seat"], told_all["about"]) == (shown.index(max(shown)), {"bids": shown})


def told_of_a_bid(number, viewer):
    """What a seat or an onlooker sees and hears when seat 0 has bid this number and seat 2 has not bid yet."""
    table = tricks_table(HANDS[:3], phase="bidding")
    do(table, f"bid {number}", seat=0)
    do(table, "bid 1", seat=1)
    assert table.journal is not None
    return table.view(viewer).information_state_string(), [event.to_dict() for event in table.journal.feed(viewer)]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_4_1_nothing_tells_a_bid_before_all_have_bid(viewer):
    """Neither the view nor the events, of no seat and of no onlooker."""
    seen, heard = told_of_a_bid(2, viewer)
    assert (seen, heard) == told_of_a_bid(5, viewer)
    assert [(event["kind"], event["seat"]) for event in heard] == [("bid", 0), ("bid", 1)], "all hear who has bid"


def test_4_1_an_onlooker_sees_no_bid_before_all_have_bid():
    table = tricks_table(HANDS[:2], phase="bidding")
    do(table, "bid 3", seat=0)
    assert table.view(None).to_dict()["bids"] == [None, None]
    assert table.journal is not None
    heard = [[event.about for event in table.journal.feed(viewer)] for viewer in (0, 1, None)]
    assert heard == [[{"bid": 3}], [{"bid": None}], [{"bid": None}]], "nor does the event tell it to others"


def test_4_1_in_every_round_anew():
    """The bids of the first round are over: in the second everybody bids again, in secret."""
    table = dealt(3)
    no_trades(table)
    bid(table, 2, 3, 1)
    to_round(table, 2)
    no_trades(table)
    assert table.acting_seats() == [0, 1, 2]
    assert table.view(None).to_dict()["bids_made"] == [False] * 3
    do(table, "bid 4", seat=0)
    assert table.view(1).to_dict()["bids"] == [None] * 3


def test_4_1_each_bids_once_in_any_order():
    table = tricks_table(HANDS[:3], phase="bidding")
    do(table, "bid 3", seat=2)
    assert table.acting_seats() == [0, 1]
    assert refused(table, "bid 4", seat=2).clause == "Tricks 4.1"


def test_4_2_a_bid_is_0_to_6():
    table = tricks_table(HANDS[:2], phase="bidding")
    assert may_do(table, 1) == {f"bid {number}" for number in range(7)}
    for other in ("bid 7", "bid -1"):
        with pytest.raises(TechdeckError, match="is no action"):
            do(table, other, seat=1)
    assert refused(table, "value 7", seat=1).clause == "Tricks 4.1"


@pytest.mark.parametrize(("bids", "first"), [((1, 2), 1), ((0, 5, 6), 2), ((4, 0, 3, 2), 0), ((0, 1, 2, 1), 2)])
def test_4_3_the_highest_bidder_is_first_player(bids, first):
    table = tricks_table(HANDS[: len(bids)], phase="bidding", trump="service")
    bid(table, *bids)
    assert (table.current_player(), frame(table)) == (first, "UseCard")
    assert table.view(None).to_dict()["first_player"] == first


@pytest.mark.parametrize(
    ("goals", "trump", "bids", "first"),
    [
        (("S1", "V1"), "service", (3, 3), 1),
        (("V1", "S1"), "technology", (3, 3), 1),
        (("V1", "T1", "S1"), "knowledge", (0, 0, 0), 2),
        (("V1", "T1", "S1"), "knowledge", (4, 4, 1), 1),
        (("V1", "T1", "K1", "S1"), "technology", (6, 5, 6, 6), 2),
        (("T1", "S5", "S1"), "knowledge", (2, 2, 2), 1),
    ],
)
def test_4_4_equal_highest_bids_go_by_precedence(goals, trump, bids, first):
    """The last one: two goals of one domain, so the lower seat. (Tricks 2.5)"""
    table = tricks_table(HANDS[: len(bids)], phase="bidding", trump=trump, goals=goals)
    bid(table, *bids)
    assert table.current_player() == first
