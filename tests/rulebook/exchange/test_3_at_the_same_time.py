"""Several want the same offer: who gets it, and what waits while the window is open. (Exchange 3.11-3.15)"""

from techdeck.games.exchange.places import Exchange
from tests.exchange_table import (
    accept,
    clock,
    do,
    exchange_table,
    frame,
    hand,
    heard,
    known_to,
    may_do,
    numbers_told,
    offer,
    open_offers,
    refused,
    seen,
)

THREE = ["K2 S4 T9", "K3 S5 T13", "K4 S6 V7"]
LIVE = {"clock": "on"}


def test_3_11_whoever_commits_first_gets_the_trade():
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "any")
    do(table, f"accept {number}", seat=1)
    accept(table, 2, number, "K4")
    assert hand(table, 2) == "K2 S6 V7"
    assert "done" in may_do(table, 1)


def test_3_12_of_several_at_the_same_time_the_offerer_picks_one():
    table = exchange_table(THREE, options=LIVE)
    number = offer(table, 0, "K2", "any")
    accept(table, 1, number, "K3")
    accept(table, 2, number, "K4")
    assert heard(table, "trade") == []
    clock(table, f"window-closed {number}")
    assert (frame(table), table.acting_seats(), may_do(table, 0)) == ("PickPartner", [0], {"seat 1", "seat 2"})
    do(table, "seat 2", seat=0)
    assert (hand(table, 0), hand(table, 1), hand(table, 2)) == ("K4 S4 T9", "K3 S5 T13", "K2 S6 V7")
    assert "offer" in may_do(table, 1)
    assert seen(table)["commitments"] == []
    assert heard(table, "take_back") == [{"seat": 1, "other": None, "offer": number}]


def test_3_13_without_a_clock_the_first_gets_the_trade_at_once_and_the_clock_does_nothing():
    table = exchange_table(THREE, options={"accept_window": "500"})
    number = offer(table, 0, "K2", "any")
    assert table.legal_actions(-1) == []
    accept(table, 1, number, "K3")
    trades = [{name: trade[name] for name in ("seat", "other", "offer")} for trade in heard(table, "trade")]
    assert trades == [{"seat": 0, "other": 1, "offer": 0}]


def test_3_13_with_a_clock_quiet_time_is_not_counted_in_offers():
    table = exchange_table(THREE, options={"clock": "on", "quiet_offers": "1"})
    for _ in range(4):
        offer(table, 0, "K2", "any")
    assert frame(table) == "Trading"


def test_3_14_on_a_live_table_a_trade_waits_for_the_window_to_close():
    table = exchange_table(THREE, options=LIVE)
    number = offer(table, 0, "K2", "13")
    accept(table, 1, number, "T13")
    assert heard(table, "trade") == []
    terms = {"told": [{"kind": "card", "card": "K2"}], "wanted": [{"kind": "value", "value": 13}]}
    assert heard(table, "accept") == [{"seat": 1, "other": 0, "offer": 0, **terms}]
    assert seen(table)["commitments"] == [{"seat": 1, "offer": 0, "cards": [None]}]
    assert seen(table, 1)["commitments"] == [{"seat": 1, "offer": 0, "cards": ["T13"]}]
    assert [table.action_to_string(-1, a) for a in table.legal_actions(-1)] == ["window-closed 0"]
    clock(table, "window-closed 0")
    assert hand(table, 0) == "S4 T9 T13"


def test_3_14_with_0_there_is_no_window():
    table = exchange_table(THREE, options={"clock": "on", "accept_window": "0"})
    accept(table, 1, offer(table, 0, "K2", "13"), "T13")
    assert hand(table, 0) == "S4 T9 T13"


def test_3_14_which_cards_wait_is_not_seen_by_the_others():
    table = exchange_table(THREE, options=LIVE)
    accept(table, 1, offer(table, 0, "K2", "any"), "T13")
    assert "T13" not in known_to(table, 0)
    other = exchange_table(THREE, options=LIVE)
    accept(other, 1, offer(other, 0, "K2", "any"), "S5")
    assert table.view(0).information_state_string() == other.view(0).information_state_string()


def test_3_15_while_the_window_is_open_the_offer_can_not_be_cancelled():
    table = exchange_table(THREE, options=LIVE)
    number = offer(table, 0, "K2", "any")
    accept(table, 1, number, "K3")
    assert refused(table, f"cancel {number}", 0).clause == "Exchange 3.15"


def test_3_15_other_offers_with_the_tied_cards_are_withdrawn():
    table = exchange_table(THREE, options=LIVE)
    number = offer(table, 0, "K2", "3")
    again, theirs, kept = offer(table, 0, "K2", "9"), offer(table, 1, "K3", "9"), offer(table, 1, "S5", "9")
    accept(table, 1, number, "K3")
    assert open_offers(table) == [number, kept]
    assert numbers_told(table, "withdraw") == [again, theirs]


def test_3_15_tied_cards_can_be_neither_offered_nor_committed():
    table = exchange_table(THREE, options=LIVE)
    accept(table, 1, offer(table, 0, "K2", "3"), "K3")
    wants = offer(table, 2, "K4", "any")
    do(table, "offer", seat=0)
    assert refused(table, "K2", 0).clause == "Exchange 3.15"
    do(table, "no", seat=0)
    do(table, f"accept {wants}", seat=0)
    assert refused(table, "K2", 0).clause == "Exchange 3.15"
    assert refused(table, f"accept {wants}", 1).clause == "Exchange 3.15"


def test_3_15_in_an_imagined_table_all_tied_cards_are_different_ones():
    """Seat 1 has tied a 4 and a 5 to an accept and another 4 and 5 to an offer: everybody knows that it holds four."""
    table = exchange_table(["K2 S6", "K4 S4 K5 S5 V9", "K3 V7"], options=LIVE)
    number = offer(table, 1, "S4 S5", "any", tell="by-value")
    accept(table, 1, offer(table, 0, "K2", "4, 5"), "K4", "K5")
    accept(table, 2, number, "V7")
    for seed in range(5):
        twin = table.view(2).imagine(seed)
        values = [int(card[1:]) for card in hand(twin, 1).split()]
        assert (values.count(4), values.count(5)) >= (2, 2)
        assert isinstance(twin, Exchange)
        clock(twin, "window-closed 0")
        clock(twin, "window-closed 8")
        assert {"K2", "V7"} <= set(hand(twin, 1).split())
