"""Groups that are formed by hand, or by the table. (Exchange 7.4, 7.10, 7.11)"""

from tests.exchange_table import (
    do,
    exchange_table,
    heard,
    may_do,
    refused,
    seen,
)
from tests.rulebook.exchange.revealed import EXAMPLE, GROUPS, at_reveal, points, scores_told


def test_7_4_by_hand_a_card_that_fits_no_group_is_refused():
    table = at_reveal("K9 S9 T9 V2 V5 V8 T3", "K5 S5 T5 K6 S6 T6 K7")
    do(table, "K9", seat=0)
    assert refused(table, "V2", 0).clause == "Exchange 7.4"
    assert refused(table, "close-group", 0).clause == "Exchange 7.4"
    assert refused(table, "K5", 0).clause == "Exchange 7.4"


def test_7_10_each_player_takes_the_best_grouping_or_forms_groups_by_hand():
    table = at_reveal(EXAMPLE, "K2 S2 T2 V6 K5 S6 T7 V9 K13 S12")
    assert {"best", "no", "K9"} <= may_do(table, 0)
    do(table, "best", seat=0)
    assert heard(table, "take_best") == [{"seat": 0, "other": None, "points": 34, "groups": GROUPS}]
    do(table, "no", seat=1)
    assert scores_told(table) == [(0, 34), (1, 0)]
    assert heard(table, "score")[0]["groups"] == GROUPS
    assert heard(table, "score")[1]["groups"] == []


def test_7_10_the_table_does_it_if_that_was_agreed():
    table = at_reveal(EXAMPLE, "K2 S2 T2 V6 K5 S6 T7 V9 K13 S12", arranging="best")
    assert scores_told(table) == [(0, 34), (1, 12)]


def test_7_11_by_hand_a_group_is_formed_card_by_card_and_closed():
    table = at_reveal(EXAMPLE, "K2 S3 T3 V6 K5 S6 T7 V9 K13 S12")
    do(table, "K9", "S9", "T9", seat=0)
    assert "close-group" in may_do(table, 0)
    do(table, "close-group", "V2", "V5", "V8", "close-group", seat=0)
    do(table, "K4", "S4", "T4", "V4", seat=0)
    assert not {card for card in may_do(table, 0) if card[0] in "KSTV"}
    do(table, "close-group", seat=0)
    assert points(table)[0] == 34
    do(table, "no", seat=0)
    do(table, "no", seat=1)
    assert heard(table, "score")[0]["groups"] == [GROUPS[1], GROUPS[2], GROUPS[0]]
    assert (heard(table, "score")[0]["points"], heard(table, "score")[0]["total"]) == (34, 34)


def test_7_11_everybody_sees_the_groups_formed_so_far():
    """The hands are shown, and groups are formed of shown cards. (Exchange 7.3)"""
    table = at_reveal(EXAMPLE, "K2 S3 T3 V6 K5 S6 T7 V9 K13 S12")
    nothing = {"closed": [], "forming": [], "flush": False, "arranged": False}
    assert seen(table, 1)["groups"] == [nothing, nothing]
    do(table, "V2", "V5", "V8", "close-group", "K9", "S9", seat=0)
    assert heard(table, "group") == [{"seat": 0, "other": None, **GROUPS[2]}]
    formed = {"closed": [GROUPS[2]], "forming": ["K9", "S9"], "flush": True, "arranged": False}
    for seat in (0, 1, None):
        assert seen(table, seat)["groups"] == [formed, nothing]
    assert table.game.position(table.position()).hash() == table.hash()
    do(table, "best", seat=0)
    assert seen(table, 0)["groups"] == [{"closed": GROUPS, "forming": [], "flush": False, "arranged": True}, nothing]
    assert exchange_table(["K2", "K3"]).view(0).to_dict()["groups"] is None


def test_7_11_one_may_stop_at_any_time_and_a_group_of_two_counts_nothing():
    table = at_reveal(EXAMPLE, "K2 S3 T3 V6 K5 S6 T7 V9 K13 S12")
    do(table, "K9", "S9", "T9", "close-group", "K4", "S4", "no", seat=0)
    assert points(table)[0] == 12
    assert table.acting_seats() == [1]


def test_7_11_whoever_stops_closes_a_group_of_three_or_four():
    table = at_reveal(EXAMPLE, "K2 S3 T3 V6 K5 S6 T7 V9 K13 S12")
    do(table, "K9", "S9", "T9", "close-group", "K4", "S4", "T4", "V4", "no", seat=0)
    assert points(table)[0] == 12 + 16
    assert [group["cards"] for group in heard(table, "group")] == [["K9", "S9", "T9"], ["K4", "S4", "T4", "V4"]]
    assert heard(table, "stop_grouping") == [{"seat": 0, "other": None, "points": 28}]


def test_7_11_the_best_grouping_can_still_be_taken_instead():
    table = at_reveal(EXAMPLE, "K2 S3 T3 V6 K5 S6 T7 V9 K13 S12")
    do(table, "V2", "V4", "V8", "close-group", "best", seat=0)
    assert points(table)[0] == 34
