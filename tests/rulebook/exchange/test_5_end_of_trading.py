"""When trading ends, and what becomes of open offers. (Exchange 5.5-5.11)"""

import pytest

from tests.exchange_table import (
    accept,
    all_done,
    clock,
    do,
    exchange_table,
    frame,
    hand,
    heard,
    offer,
    open_offers,
    phase_of,
    prepare_offer,
    say,
    seen,
)

THREE = ["K2 S4 T9", "K3 S5 T13", "K4 S6 V7"]
LIVE = {"clock": "on"}


def reasons(table):
    """Why trading has ended, whenever it has."""
    return [event["reason"] for event in heard(table, "trading_ends")]


def test_5_5_trading_ends_when_all_are_done():
    table = exchange_table(THREE)
    do(table, "done", seat=0)
    offer(table, 2, "S6", "13")
    do(table, "done", seat=1)
    do(table, "done", seat=2)
    assert frame(table) == "UseCard"
    assert reasons(table) == ["all_done"]


def test_5_6_on_a_live_table_the_clock_says_that_no_trade_was_made_for_a_while():
    table = exchange_table(THREE, options=LIVE)
    offer(table, 0, "K2", "any")
    clock(table, "quiet")
    assert frame(table) == "UseCard"
    assert reasons(table) == ["quiet"]
    assert table.game.options()["quiet_seconds"] == "60"


def test_5_6_not_while_committed_cards_wait():
    table = exchange_table(THREE, options=LIVE)
    accept(table, 1, offer(table, 0, "K2", "13"), "T13")
    assert [table.action_to_string(-1, a) for a in table.legal_actions(-1)] == ["window-closed 0"]


@pytest.mark.parametrize("players", [2, 3])
def test_5_7_without_a_clock_it_ends_after_so_many_offers_per_player_without_a_trade(players):
    table = exchange_table(THREE[:players], options={"quiet_offers": "2"})
    for number in range(2 * players):
        assert frame(table) == "Trading"
        assert seen(table)["quiet_left"] == 2 * players - number
        offer(table, number % players, ["K2", "K3", "K4"][number % players], "any")
    assert frame(table) == "UseCard"
    assert reasons(table) == ["quiet"]


def test_5_7_by_default_three_offers_per_player():
    assert [seen(exchange_table(THREE[:players]))["quiet_left"] for players in (2, 3)] == [6, 9]


def test_5_7_only_complete_offers_count():
    table = exchange_table(THREE, options={"quiet_offers": "1"})
    for _ in range(5):
        prepare_offer(table, 0, "K2", "any")
        do(table, "no", seat=0)
    say(table, 1, "ask-value 13")
    do(table, "answer-no 1", seat=0)
    offer(table, 0, "K2", "any")
    do(table, "accept 0", "no", seat=1)
    assert (frame(table), seen(table)["quiet_left"]) == ("Trading", 2)


def test_5_7_everybody_sees_how_many_offers_are_left():
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "any")
    assert [seen(table, seat)["quiet_left"] for seat in (0, 1, None)] == [8] * 3
    accept(table, 1, number, "K3")
    assert seen(table, 2)["quiet_left"] == 9
    all_done(table)
    assert seen(table, 2)["quiet_left"] is None
    assert seen(exchange_table(THREE, options=LIVE), 0)["quiet_left"] is None


def test_5_7_a_trade_starts_the_count_anew():
    table = exchange_table(THREE, options={"quiet_offers": "1"})
    offer(table, 1, "S5", "12")
    accept(table, 1, offer(table, 0, "K2", "any"), "K3")
    for seat, card in ((0, "S4"), (2, "K4")):
        offer(table, seat, card, "12")
        assert frame(table) == "Trading"
    offer(table, 2, "S6", "12")
    assert frame(table) == "UseCard"


@pytest.mark.parametrize(("players", "stop"), [(2, 5), (3, 5), (4, 1), (5, 5), (6, 5)])
def test_5_8_trading_ends_when_few_cards_are_left(players, stop):
    """Five in deck and discard pile together, with four players one."""
    hands = ["K2 K5", "K3", "K4", "S2", "S3", "S4"][:players]
    more = ["V2", "V3", "V4", "V5", "V6", "V7", "V8"][: stop + 1]
    table = exchange_table(hands, deck=" ".join(more[:-1]), discard=more[-1], fill=False)
    assert frame(table) == "Trading"
    accept(table, 1, offer(table, 0, "K2", "any"), "K3")
    assert frame(table) == "UseCard"
    assert reasons(table) == ["few_cards"]


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
    assert reasons(table) == ["stack"]


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
    assert seen(table)["commitments"] == []
    assert hand(table, 0) == "K3 S4 T9"
