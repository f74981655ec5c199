"""End of trading for a player who has conceded. (Exchange 5.12)"""

import pytest

from techdeck.core.actions import CONCEDE
from tests.exchange_table import (
    accept,
    clock,
    do,
    exchange_table,
    frame,
    hand,
    heard,
    numbers_told,
    offer,
    open_offers,
    refused,
    seen,
)

THREE = ["K2 S4 T9", "K3 S5 T13", "K4 S6 V7"]
LIVE = {"clock": "on"}


def test_5_12_a_player_who_has_conceded_does_not_trade():
    """Nobody joins a trade with them, though one is still carried out: its cards are tied. (Exchange 3.6, 5.2)"""
    table = exchange_table([*THREE, "K5 K6"], options=LIVE)
    number = offer(table, 0, "K2", "any, any")
    accept(table, 2, number, "K4", "S6")
    do(table, f"accept {number}", seat=1)
    table.apply_action(CONCEDE, 0)
    assert table.acting_seats() == [1, 2, 3]
    assert refused(table, "K3", 1).clause == "Exchange 5.12"
    assert refused(table, f"accept {number}", 3).clause == "Exchange 5.12"
    assert table.game.position(table.position()).hash() == table.hash()
    clock(table, f"window-closed {number}")
    assert (hand(table, 0), hand(table, 2)) == ("K4 S4 S6 T9", "K2 V7")


def test_5_12_the_offers_of_a_player_who_concedes_are_withdrawn():
    table = exchange_table(THREE)
    numbers = [offer(table, 0, "K2", "any, any"), offer(table, 0, "S4", "13")]
    kept = offer(table, 2, "K4", "any")
    do(table, f"accept {numbers[0]}", "K3", seat=1)
    table.apply_action(CONCEDE, 0)
    assert open_offers(table) == [kept]
    assert numbers_told(table, "withdraw") == numbers
    assert seen(table, 1)["draft"] is None
    assert refused(table, f"accept {numbers[1]}", 2).clause == "Exchange 3.4"
    assert table.game.position(table.position()).hash() == table.hash()


@pytest.mark.parametrize("begun", [["offer", "K2"], ["accept 16"], ["speak"]])
def test_5_12_and_prepares_nothing_any_more(begun):
    table = exchange_table(THREE)
    offer(table, 2, "K4", "any")
    do(table, *begun, seat=0)
    table.apply_action(CONCEDE, 0)
    assert seen(table, 0)["draft"] is None
    assert table.game.position(table.position()).hash() == table.hash()


def test_5_12_cards_that_a_player_who_concedes_has_tied_are_still_traded():
    table = exchange_table(THREE, options=LIVE)
    number = offer(table, 0, "K2", "13")
    accept(table, 1, number, "T13")
    other = offer(table, 1, "K3", "any")
    table.apply_action(CONCEDE, 1)
    assert (open_offers(table), numbers_told(table, "withdraw")) == ([number], [other])
    clock(table, f"window-closed {number}")
    assert (hand(table, 0), hand(table, 1)) == ("S4 T9 T13", "K2 K3 S5")


def test_5_12_also_while_a_partner_is_picked_or_a_wild_is_placed():
    """Chance picks for the one who conceded; the other offers are gone. (Family 7.4)"""
    table = exchange_table([*THREE, "K5 K6"], options=LIVE)
    number, other = offer(table, 0, "K2", "any"), offer(table, 0, "S4", "any")
    accept(table, 1, number, "K3")
    accept(table, 2, number, "K4")
    clock(table, f"window-closed {number}")
    assert frame(table) == "PickPartner"
    table.apply_action(CONCEDE, 0)
    assert (frame(table), open_offers(table), numbers_told(table, "withdraw")) == ("Trading", [], [other])
    assert "K2" in hand(table, 1) + hand(table, 2)

    table = exchange_table(THREE, deck="W1")
    other = offer(table, 2, "S6", "any")
    accept(table, 1, offer(table, 0, "K2", "any"), "K3")
    assert frame(table) == "PlaceWild"
    table.apply_action(CONCEDE, 2)
    assert (frame(table), open_offers(table), numbers_told(table, "withdraw")) == ("PlaceWild", [], [other])


@pytest.mark.parametrize("phase", ["effects", "second effects", "reveal"])
def test_5_12_nothing_is_withdrawn_where_nobody_trades(phase):
    table = exchange_table(THREE, phase=phase, deck="V2 V3 V4 V5 V6")
    table.apply_action(CONCEDE, 2)
    assert heard(table, "withdraw") == []
    assert table.game.position(table.position()).hash() == table.hash()


def test_5_12_and_counts_as_done_for_all_to_see():
    table = exchange_table(THREE)
    do(table, "done", seat=1)
    table.apply_action(CONCEDE, 2)
    assert seen(table, 0)["done"] == [1, 2]


def test_5_12_and_counts_as_done():
    table = exchange_table(THREE)
    do(table, "done", seat=1)
    do(table, "done", seat=2)
    table.apply_action(CONCEDE, 0)
    assert heard(table, "trading_ends")[0]["reason"] == "all_done"
