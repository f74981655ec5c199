"""Being done, and coming back. (Exchange 5.1-5.4, 5.12, 5.13)"""

from tests.exchange_table import (
    accept,
    clock,
    do,
    exchange_table,
    hand,
    heard,
    may_do,
    offer,
    open_offers,
    prepare_offer,
    refused,
    say,
    seen,
)

THREE = ["K2 S4 T9", "K3 S5 T13", "K4 S6 V7"]
LIVE = {"clock": "on"}


def test_5_1_one_may_announce_to_be_done():
    table = exchange_table(THREE)
    do(table, "done", seat=1)
    assert seen(table)["done"] == [1]
    assert table.acting_seats() == [0, 2]
    assert heard(table, "done") == [{"seat": 1, "other": None}]


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
    assert [event["reason"] for event in heard(table, "trading_ends")] == ["all_done"]


def test_5_3_one_may_come_back_as_long_as_trading_has_not_ended():
    table = exchange_table(THREE)
    do(table, "done", seat=0)
    accept(table, 1, offer(table, 2, "K4", "any"), "K3")
    do(table, "come-back", seat=0)
    assert seen(table)["done"] == []
    assert heard(table, "come_back") == [{"seat": 0, "other": None}]
    assert "offer" in may_do(table, 0)


def test_5_3_who_is_not_done_can_not_come_back():
    assert refused(exchange_table(THREE), "come-back", 0).clause == "Exchange 5.3"


def test_5_4_without_a_clock_there_must_be_a_new_offer_or_a_trade():
    table = exchange_table(THREE)
    number = offer(table, 2, "K4", "9")
    do(table, "done", seat=1)
    assert table.acting_seats() == [0, 2]
    offer(table, 2, "S6", "12")
    assert may_do(table, 1) == {"no", "come-back"}
    do(table, "no", seat=1)
    assert table.acting_seats() == [0, 2]
    accept(table, 0, number, "T9")
    assert may_do(table, 1) == {"no", "come-back"}


def test_5_4_a_question_does_not_let_one_come_back():
    table = exchange_table(THREE)
    do(table, "done", seat=0)
    say(table, 1, "ask-value 13")
    assert may_do(table, 0) == {"no", "answer-no 1"}
    assert refused(table, "come-back", 0).clause == "Exchange 5.4"


def test_5_4_on_a_live_table_one_may_come_back_at_any_moment():
    table = exchange_table(THREE, options=LIVE)
    for _ in range(9):
        do(table, "done", seat=0)
        assert may_do(table, 0) == {"no", "come-back"}
        do(table, "come-back", seat=0)
    assert seen(table)["done"] == []


def test_5_4_unless_one_has_passed_until_there_is_something_new():
    table = exchange_table(THREE, options=LIVE)
    do(table, "done", "no", seat=0)
    assert table.acting_seats() == [1, 2]
    say(table, 1, "ask-value 12")
    assert may_do(table, 0) == {"no", "come-back", "answer-no 1"}


def test_5_4_the_refusal_says_what_is_waited_for():
    """There are no turns (2.1), so nobody is told that it is not theirs."""
    table = exchange_table(THREE)
    do(table, "done", seat=0)
    error = refused(table, "come-back", 0)
    assert (error.clause, error.code) == ("Exchange 5.4", "not_your_turn")
    assert "wait for the next trade or offer" in error.reason


def test_5_12_who_has_conceded_is_told_so():
    table = exchange_table(THREE)
    do(table, "concede", seat=0)
    error = refused(table, "offer", 0)
    assert (error.clause, error.reason) == ("Exchange 5.12", "you have conceded: you do not trade any more")


def test_5_13_who_is_done_may_still_accept_and_stays_done():
    table = exchange_table(THREE)
    do(table, "done", seat=0)
    number = offer(table, 1, "K3", "9")
    assert may_do(table, 0) == {"no", "come-back", f"accept {number}"}
    do(table, f"accept {number}", seat=0)
    assert may_do(table, 0) == {"no", "T9"}
    do(table, "T9", seat=0)
    assert (hand(table, 0), seen(table)["done"]) == ("K2 K3 S4", [0])


def test_5_13_an_accept_that_is_dropped_leaves_one_done_too():
    table = exchange_table(THREE)
    do(table, "done", seat=0)
    number = offer(table, 1, "K3", "9")
    do(table, f"accept {number}", "no", seat=0)
    assert seen(table)["done"] == [0]
    assert may_do(table, 0) == {"no", "come-back", f"accept {number}"}
    assert table.game.position(table.position()).hash() == table.hash()


def test_5_13_and_may_answer():
    table = exchange_table(THREE)
    do(table, "done", seat=0)
    assert table.acting_seats() == [1, 2]
    say(table, 1, "ask-value 9")
    do(table, "answer-yes 1", seat=0)
    assert (heard(table, "answer")[0]["seat"], seen(table)["done"]) == (0, [0])


def test_5_13_all_who_are_done_are_asked_whatever_they_hold():
    """Who holds nothing that fits is asked just as who does, so that being asked tells nothing."""
    table = exchange_table(THREE)
    do(table, "done", seat=0)
    do(table, "done", seat=1)
    offer(table, 2, "K4", "13", to=1)
    assert table.acting_seats() == [0, 1, 2]


def test_5_13_who_passes_is_asked_again_only_after_something_new():
    table = exchange_table(THREE)
    do(table, "done", seat=0)
    offer(table, 2, "S6", "12")
    do(table, "no", seat=0)
    assert heard(table, "pass") == [{"seat": 0, "other": None, "what": "trading"}]
    prepare_offer(table, 1, "K3", "any")
    assert table.acting_seats() == [1, 2]
    do(table, "to-all", seat=1)
    assert table.acting_seats() == [0, 1, 2]


def test_5_13_for_anything_else_one_must_come_back():
    table = exchange_table(THREE)
    do(table, "done", seat=0)
    offer(table, 2, "S6", "13")
    assert refused(table, "offer", 0).clause == "Exchange 5.13"
    assert refused(table, "speak", 0).clause == "Exchange 5.13"
    assert refused(table, "accept 16", 0).clause == "Exchange 3.4"
