"""What Tech Exchange tells as events: a trade with both sides, promises, the market, and who sees which card."""

from typing import Any

from techdeck.games.exchange.places import Exchange
from tests.exchange_table import accept, do, exchange_table, offer

THREE = ["K2 S4 T9", "K3 S5 T13", "K4 S6 V7"]


def feed(table: Exchange, seat: int | None, *kinds: str) -> list[dict[str, Any]]:
    """The events of these kinds as a seat hears them."""
    return [event.to_dict() for event in table.watch().feed(seat) if event.kind in kinds]


def ways(event: dict[str, Any]) -> set[tuple[str | None, str, int | None, str, int | None]]:
    """The cards of an event: which, from where and whom, to where and whom."""
    moved = event["cards"]
    return {(m["card"], m["from"]["zone"], m["from"]["seat"], m["to"]["zone"], m["to"]["seat"]) for m in moved}


def test_a_trade_is_one_event_with_both_sides() -> None:
    table = exchange_table(THREE, deck="S8")
    accept(table, 1, offer(table, 0, "K2 S4", "5, any", tell="face-down by-domain"), "S5", "T13")
    [trade] = feed(table, 2, "trade")
    assert (trade["seat"], trade["other"]) == (0, 1)
    assert trade["about"] == {
        "offer": 0,
        "told": [{"kind": "face_down"}, {"kind": "domain", "domain": "science"}],
        "wanted": [{"kind": "value", "value": 5}, {"kind": "any"}],
    }
    assert len(trade["cards"]) == 4
    assert ways(trade) == {
        (None, "hand", 0, "hand", 1),
        ("S4", "hand", 0, "hand", 1),
        ("S5", "hand", 1, "hand", 0),
        (None, "hand", 1, "hand", 0),
    }
    [seen] = feed(table, 0, "trade")
    assert {card for card, *_ in ways(seen)} == {"K2", "S4", "S5", "T13"}
    [market] = feed(table, 2, "market")
    assert ways(market) == {("S8", "deck", None, "science_stack", None)}


def test_what_an_offer_tells_exactly_is_promised_and_known() -> None:
    table = exchange_table(THREE)
    offer(table, 0, "S4 T9", "any", tell="exact by-value")
    [heard] = feed(table, 1, "offer")
    assert heard["about"]["told"] == [{"kind": "card", "card": "S4"}, {"kind": "value", "value": 9}]
    [promise] = feed(table, 1, "promise")
    assert ways(promise) == {("S4", "hand", 0, "hand", 0)}


def test_a_promise_is_told_again_after_an_unseen_card_has_left_that_hand() -> None:
    table = exchange_table(THREE)
    offer(table, 0, "S4", "12")
    accept(table, 2, offer(table, 0, "T9", "any", tell="face-down"), "K4")
    kinds = [event.kind for event in table.watch().feed(1) if event.kind in ("lose_track", "trade", "promise")]
    assert kinds == ["promise", "lose_track", "lose_track", "trade", "promise"]


def test_the_offers_that_go_with_a_trade_are_told_after_it() -> None:
    table = exchange_table(THREE)
    number, other = offer(table, 0, "K2", "any"), offer(table, 0, "K2", "12")
    accept(table, 1, number, "K3")
    kinds = [event["kind"] for event in feed(table, 2, "trade", "withdraw", "market")]
    assert kinds == ["trade", "withdraw", "market"]
    assert feed(table, 2, "withdraw")[0]["about"] == {"offer": other}


def test_a_wild_is_turned_up_and_then_put_on_a_stack() -> None:
    table = exchange_table(THREE, deck="W1")
    accept(table, 1, offer(table, 0, "K2", "any"), "K3")
    do(table, "domain service")
    assert [ways(event) for event in feed(table, None, "turn_up", "market")] == [
        {("W1", "deck", None, "aside", None)},
        {("W1", "aside", None, "service_stack", None)},
    ]


def test_hands_are_shown_where_they_lie() -> None:
    table = exchange_table(["K2 K3", "S2 S3"], phase="reveal")
    shown = feed(table, None, "show_hand")
    assert [event["seat"] for event in shown] == [0, 1]
    assert ways(shown[1]) == {("S2", "hand", 1, "hand", 1), ("S3", "hand", 1, "hand", 1)}
