"""What happens in Tricks of the Trade, as data: a round from bids to the next deal, and how that is laid out."""

from typing import Any

from techdeck.core.bits import bit
from techdeck.core.cards import parse_card
from techdeck.core.counting import ROUND
from techdeck.core.zones import EVERYBODY, HAND
from techdeck.games.tricks.names import OWN_GOAL, TURNED_UP
from techdeck.games.tricks.table import Tricks
from tests.tricks_table import do, moved, told, tricks_table

DECK = {"zone": "deck", "seat": None, "index": None, "at": None}
"""Somewhere in the deck."""


def heard(table: Tricks, kind: str, seat: int | None) -> list[dict[str, Any]]:
    """The events of a kind as a seat hears them."""
    return [event.to_dict() for event in table.watch().feed(seat) if event.kind == kind]


def six_tricks(table: Tricks) -> None:
    """Seat 0 leads its knowledge cards, and seat 1 throws its science cards."""
    for lead, follow in zip(["K5", "K6", "K7", "K8", "K10", "K11"], ["S3", "S4", "S5", "S6", "S7", "S8"], strict=True):
        do(table, lead, follow)


def with_a_hidden_2(**more: Any) -> Tricks:
    """K9 was exchanged for the trump card V2, which is in seat 1's hand now; seat 0 has lost track of it."""
    hands = ["K5 K6 K7 K8 K10 K11", "S3 S4 S5 S6 S7 S8 V2"]
    table = tricks_table(hands, phase="tricks", trump="K9", trump_deck="K2 S2 T2", **more)
    table.nums[TURNED_UP] = parse_card("V2")
    return table


def test_a_round_is_told_from_the_bids_to_the_next_deal():
    table = tricks_table(["K5", "S3"], phase="bidding", trump_deck="K2 S2 T2", options={"effects": "off"})
    do(table, "bid 1", seat=0)
    do(table, "bid 0", seat=1)
    do(table, "K5", "S3")
    assert [event.kind for event in table.watch().feed(None)] == [
        *("bid", "bid", "show_bids", "play", "play", "take_trick", "score", "score"),
        *("gather", *["return_two"] * 4, "expel", "shuffle", "shuffle"),
        *("begin_round", "deal", "deal", "turn_up", "trump_is"),
    ]
    assert [event["about"] for event in told(table, "begin_round")] == [{"round": 2}]
    [turned] = told(table, "turn_up")
    assert turned["cards"][0]["from"] == {"zone": "trump_deck", "seat": None, "index": 2, "at": None}
    assert [event["about"]["zone"] for event in told(table, "shuffle")] == ["trump_deck", "deck"]


def test_a_2_in_a_hidden_hand_is_gathered_unseen_and_comes_back_from_the_deck():
    """So nobody hears whose card it was, nor where in the deck it lay."""
    table = with_a_hidden_2()
    six_tricks(table)
    [gather] = heard(table, "gather", 0)
    assert all(card["to"] == DECK for card in gather["cards"])
    assert "V2" not in {card["card"] for card in gather["cards"]}
    back = [event["cards"][0] for event in heard(table, "return_two", 0)]
    homes = [{"zone": "trump_deck", "seat": None, "index": index, "at": None} for index in range(4)]
    twos = zip(("K2", "S2", "T2", "V2"), homes, strict=True)
    assert back == [{"card": two, "from": DECK, "to": home} for two, home in twos]


def test_hidden_cards_are_gathered_as_card_backs():
    """Seat 0 has a seventh card, which only seat 0 knows; it and the cards of the trump discard pile are gathered."""
    hands = ["K5 K6 K7 K8 K10 K11 T3", "S3 S4 S5 S6 S7 S8"]
    table = tricks_table(hands, phase="tricks", trump="V2", trump_deck="K2 S2 T2")
    six_tricks(table)
    mine, other = ({card["card"] for card in heard(table, "gather", seat)[0]["cards"]} for seat in (0, 1))
    assert mine - other == {"T3"}
    assert None in other
    held = [card for card in heard(table, "gather", 1)[0]["cards"] if card["from"]["zone"] == "hand"]
    assert held == [{"card": None, "from": {"zone": "hand", "seat": 0, "index": None, "at": None}, "to": DECK}]


def test_what_stays_is_not_gathered():
    """Goals of their own players, and what is out of the game."""
    table = tricks_table(["K5", "S3"], phase="tricks", trump="V2", trump_deck="K2 S2 T2")
    do(table, "K5", "S3")
    [gather] = told(table, "gather")
    assert {card["card"] for card in gather["cards"]}.isdisjoint({"K1", "S1", "W1", "W2"})
    assert told(table, "return_goal") == []


def test_a_goal_that_was_away_comes_back_from_the_deck():
    table = tricks_table(["K5", "K1"], phase="tricks", trump_deck="K2 S2 T2", goals=("K7", "S1"))
    table.nums[OWN_GOAL] = parse_card("K1")
    do(table, "K5", "K1")
    [back] = told(table, "return_goal")
    home = {"zone": "goal", "seat": 0, "index": 0, "at": None}
    assert (back["seat"], back["cards"]) == (0, [{"card": "K1", "from": DECK, "to": home}])
    assert "K7" in {card["card"] for card in told(table, "gather")[0]["cards"]}


def test_who_knows_a_card_sees_it_gathered():
    """Seat 1 knows a card that seat 0 has left; seat 0's own eyes see both of their cards."""
    hands = ["K5 K6 K7 K8 K10 K11 T3 T4", "S3 S4 S5 S6 S7 S8"]
    table = tricks_table(hands, phase="tricks", trump="V2", trump_deck="K2 S2 T2")
    table.zones.learn(parse_card("T3"), bit(1))
    six_tricks(table)
    left = [
        {card["card"] for card in heard(table, "gather", seat)[0]["cards"] if card["from"]["zone"] == "hand"}
        for seat in (0, 1, None)
    ]
    assert left == [{"T3", "T4"}, {"T3", None}, {None}]


def test_an_expelled_2_comes_from_the_trump_deck_wherever_it_lay_in_it():
    table = tricks_table(["K5", "S3"], phase="tricks", trump="K9", trump_deck="K2 S2 T2")
    do(table, "K5", "S3")
    [out] = told(table, "expel")
    assert out["cards"] == [moved("K2", "trump_deck", None, "expelled", 2)]


def test_with_and_without_a_journal_the_same_cards_are_laid_out():
    tables = [with_a_hidden_2(seed=9, watch=watch) for watch in (True, False)]
    for table in tables:
        six_tricks(table)
    assert tables[0].hash() == tables[1].hash()


def test_the_last_trump_card_is_shown_before_the_game_is_over():
    table = with_a_hidden_2()
    table.nums[ROUND] = 3
    six_tricks(table)
    assert table.is_terminal()
    [shown] = heard(table, "last_trump", None)
    assert shown["cards"][0]["from"] == shown["cards"][0]["to"]
    assert [event.kind for event in table.watch().feed(None)][-1] == "over"


def test_a_hand_that_all_know_is_gathered_openly():
    hands = ["K5 K6 K7 K8 K10 K11 T3", "S3 S4 S5 S6 S7 S8"]
    table = tricks_table(hands, phase="tricks", trump="V2", trump_deck="K2 S2 T2")
    table.zones.learn(parse_card("T3"), int(EVERYBODY))
    six_tricks(table)
    assert "T3" in {card["card"] for card in heard(table, "gather", None)[0]["cards"]}
    assert table.zones.count(HAND) == 10, "and the next round is dealt"
