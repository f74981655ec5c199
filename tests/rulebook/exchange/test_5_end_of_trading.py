"""End of trading. (Exchange 5)"""

import pytest

from tests.exchange_table import (
    accept,
    all_done,
    clock,
    do,
    exchange_table,
    frame,
    hand,
    happened,
    may_do,
    offer,
    open_offers,
    phase_of,
    refused,
)

THREE = ["K2 S4 T9", "K3 S5 T13", "K4 S6 V7"]
LIVE = {"clock": "on"}


def test_5_1_one_may_announce_to_be_done():
    table = exchange_table(THREE)
    do(table, "done", seat=1)
    assert table.facts()["done"] == [False, True, False]
    assert table.acting_seats() == [0, 2]
    assert happened(table, "done") == [""]


def test_5_2_the_offers_of_a_player_who_is_done_are_withdrawn():
    table = exchange_table(THREE)
    offer(table, 0, "K2", "any")
    kept = offer(table, 1, "K3", "any")
    do(table, "done", seat=0)
    assert open_offers(table) == [kept]


def test_5_2_a_trade_with_tied_cards_is_still_carried_out():
    table = exchange_table(THREE, options=LIVE)
    number = offer(table, 0, "K2", "13")
    accept(table, 1, number, "T13")
    do(table, "done", seat=0)
    assert open_offers(table) == [number]
    clock(table, f"window-closed {number}")
    assert hand(table, 0) == "S4 T9 T13"


def test_5_2_also_when_all_are_done_before_the_window_closes():
    table = exchange_table(THREE, options=LIVE)
    accept(table, 1, offer(table, 0, "K2", "13"), "T13")
    for seat in range(3):
        do(table, "done", seat=seat)
    assert hand(table, 0) == "S4 T9 T13"
    assert happened(table, "trading ends") == ["all are done"]


def test_5_3_one_may_come_back_as_long_as_trading_has_not_ended():
    table = exchange_table(THREE)
    do(table, "done", seat=0)
    accept(table, 1, offer(table, 2, "K4", "any"), "K3")
    do(table, "come-back", seat=0)
    assert table.facts()["done"] == [False, False, False]
    assert "offer" in may_do(table, 0)


def test_5_3_who_is_not_done_can_not_come_back():
    assert refused(exchange_table(THREE), "come-back", 0).clause == "Exchange 5.3"


def test_5_4_to_come_back_there_must_be_a_new_offer_or_a_trade():
    table = exchange_table(THREE)
    number = offer(table, 2, "K4", "any")
    do(table, "done", seat=0)
    assert table.acting_seats() == [1, 2]
    offer(table, 2, "S6", "13")
    assert may_do(table, 0) == {"no", "come-back"}
    do(table, "no", seat=0)
    assert table.acting_seats() == [1, 2]
    accept(table, 1, number, "K3")
    assert may_do(table, 0) == {"no", "come-back"}


def test_5_4_who_is_done_must_come_back_before_anything_else():
    table = exchange_table(THREE)
    do(table, "done", seat=0)
    offer(table, 2, "S6", "13")
    assert refused(table, "offer", 0).clause == "Exchange 5.4"


def test_5_5_trading_ends_when_all_are_done():
    table = exchange_table(THREE)
    do(table, "done", seat=0)
    offer(table, 2, "S6", "13")
    do(table, "done", seat=1)
    do(table, "done", seat=2)
    assert frame(table) == "UseCard"
    assert happened(table, "trading ends") == ["all are done"]


def test_5_6_on_a_live_table_the_clock_says_that_no_trade_was_made_for_a_while():
    table = exchange_table(THREE, options=LIVE)
    offer(table, 0, "K2", "any")
    clock(table, "quiet")
    assert frame(table) == "UseCard"
    assert happened(table, "trading ends") == ["no trade for a while"]
    assert table.game.options()["quiet_seconds"] == "60"


def test_5_6_not_while_committed_cards_wait():
    table = exchange_table(THREE, options=LIVE)
    accept(table, 1, offer(table, 0, "K2", "13"), "T13")
    assert [table.action_to_string(-1, a) for a in table.legal_actions(-1)] == ["window-closed 0"]


@pytest.mark.parametrize(("players", "actions"), [(2, 6), (3, 9)])
def test_5_7_without_a_clock_it_ends_after_so_many_actions_per_player_without_a_trade(players, actions):
    table = exchange_table(THREE[:players], options={"quiet_actions": "3"})
    for number in range(actions):
        assert frame(table) == "Trading"
        do(table, "no" if number % 2 else "offer", seat=0)
    assert frame(table) == "UseCard"
    assert happened(table, "trading ends") == ["no trade for a while"]


def test_5_7_everybody_sees_how_many_actions_are_left():
    table = exchange_table(THREE, options={"quiet_actions": "4"})
    number = offer(table, 0, "K2", "any")
    left = 12 - len(table.history())
    assert [table.view(seat).to_dict()["quiet left"] for seat in (0, 1, None)] == [left] * 3
    accept(table, 1, number, "K3")
    assert table.view(2).to_dict()["quiet left"] == 12
    all_done(table)
    assert table.view(2).to_dict()["quiet left"] is None
    assert exchange_table(THREE, options=LIVE).view(0).to_dict()["quiet left"] is None


def test_5_7_a_trade_starts_the_count_anew():
    table = exchange_table(THREE, options={"quiet_actions": "4"})
    accept(table, 1, offer(table, 0, "K2", "any"), "K3")
    for _ in range(11):
        assert frame(table) == "Trading"
        do(table, "no" if "no" in may_do(table, 0) else "offer", seat=0)
    assert frame(table) == "Trading"


@pytest.mark.parametrize(("players", "stop"), [(2, 5), (3, 5), (4, 1), (5, 5), (6, 5)])
def test_5_8_trading_ends_when_few_cards_are_left(players, stop):
    """Five in deck and discard pile together, with four players one."""
    hands = ["K2 K5", "K3", "K4", "S2", "S3", "S4"][:players]
    more = ["V2", "V3", "V4", "V5", "V6", "V7", "V8"][: stop + 1]
    table = exchange_table(hands, deck=" ".join(more[:-1]), discard=more[-1], fill=False)
    assert frame(table) == "Trading"
    accept(table, 1, offer(table, 0, "K2", "any"), "K3")
    assert frame(table) == "UseCard"
    assert happened(table, "trading ends") == ["too few cards are left"]


def test_5_8_it_ends_at_once_if_so_few_are_left_at_its_beginning():
    table = exchange_table(THREE, deck="V2 V3 V4 V5", discard="V6", fill=False)
    assert frame(table) == "UseCard"


def test_5_8_another_number_may_be_agreed():
    table = exchange_table(THREE, deck="V2 V3", fill=False, options={"stop_cards": "1"})
    assert frame(table) == "Trading"
    accept(table, 1, offer(table, 0, "K2", "any"), "K3")
    assert frame(table) == "UseCard"


def test_5_9_the_first_trading_ends_when_a_stack_is_worth_3():
    table = exchange_table(THREE, deck="S8 S9")
    accept(table, 1, offer(table, 0, "K2", "any"), "K3")
    assert frame(table) == "Trading"
    accept(table, 1, offer(table, 0, "K3", "any"), "K2")
    assert frame(table) == "UseCard"
    assert happened(table, "trading ends") == ["a stack is worth 3"]


def test_5_9_a_wild_counts_once_it_is_placed():
    table = exchange_table(THREE, market="K1 S1 S7 T1 V1", deck="W1")
    accept(table, 1, offer(table, 0, "K2", "any"), "K3")
    assert frame(table) == "PlaceWild"
    do(table, "domain science")
    assert frame(table) == "UseCard"


def test_5_9_the_second_trading_goes_on():
    table = exchange_table(THREE, phase="second trading", market="K1 S1 S7 T1 V1", deck="S8")
    accept(table, 1, offer(table, 0, "K2", "any"), "K3")
    assert phase_of(table) == "Trading(2)"
    all_done(table)
    assert frame(table) == "UseCard"


def test_5_10_the_stacks_are_not_looked_at_before_the_first_trade():
    table = exchange_table(THREE, market="K1 S1 S7 W1@S T1 V1", deck="V8")
    number = offer(table, 0, "K2", "any")
    assert frame(table) == "Trading"
    accept(table, 1, number, "K3")
    assert frame(table) == "UseCard"


def test_5_11_open_offers_lapse_and_committed_cards_go_back():
    """A stack reaches 3 by one trade while the cards for another one still wait."""
    table = exchange_table(THREE, market="K1 S1 S7 T1 V1", deck="S8", options=LIVE)
    first, second = offer(table, 0, "K2", "3"), offer(table, 2, "S6", "9")
    accept(table, 1, first, "K3")
    accept(table, 0, second, "T9")
    clock(table, f"window-closed {first}")
    assert frame(table) == "UseCard"
    assert open_offers(table) == []
    assert table.facts()["waiting"] == [None, None, None]
    assert hand(table, 0) == "K3 S4 T9"
