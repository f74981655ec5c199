"""What the movers of cards tell: each card with where it lay before the event and where it lies after it. (Family 2, 6)

tests/core/test_moving_followed.py tries them all at random.
"""

import pytest

from techdeck.core.bits import bit
from techdeck.core.cards import card_id, parse_card
from techdeck.core.rng import fast_rng
from techdeck.core.zones import ASIDE, DECK, DISCARD, EVERYBODY, HAND, USED
from tests.core.words import EYES, moves, spot, table_of_three
from tests.table_words import cards, told
from tests.tricks_table import tricks_table

# --- one mover, one event ------------------------------------------------------------------------


def test_a_card_that_is_put_is_told_with_both_its_spots():
    table = table_of_three()
    table.put("play", 0, parse_card("K4"), DISCARD, EVERYBODY)
    [event] = told(table, "play")
    moved = {"card": "K4", "from": spot("hand", 0), "to": spot("discard", None, 3)}
    who = {"kind": "play", "seat": 0, "other": None}
    assert event == {**who, "cards": [moved], "effect": None, "about": {}}


def test_under_a_pile_is_index_0():
    table = table_of_three()
    table.put_under("put_under_deck", 1, parse_card("S3"), DECK, 0)
    assert moves(table, "put_under_deck") == [["S3", spot("hand", 1), spot("deck", None, 0)]]


def test_where_in_its_zone_a_card_lay_may_be_nobodys_business():
    table = table_of_three()
    table.put_from_anywhere("take", 1, parse_card("V6"), HAND + 1, EVERYBODY)
    assert moves(table, "take") == [["V6", spot("deck"), spot("hand", 1)]]


def test_a_pile_is_poured_card_by_card_from_the_bottom():
    table = table_of_three()
    table.pour("gather", -1, DISCARD, DECK)
    pairs = zip(["K9", "K8", "K7"], range(3), strict=True)
    assert moves(table, "gather") == [[c, spot("discard", None, i), spot("deck", None, 5 + i)] for c, i in pairs]


def test_two_cards_that_change_places_are_one_event():
    table = table_of_three()
    table.swap("exchange", 0, parse_card("K8"), parse_card("K4"), bit(0), EVERYBODY)
    there = spot("discard", None, 1)
    assert moves(table, "exchange") == [["K8", there, spot("hand", 0)], ["K4", spot("hand", 0), there]]


def test_a_card_that_is_shown_stays_where_it_lies():
    table = table_of_three()
    table.learn("show", 1, parse_card("V6"), EVERYBODY)
    assert moves(table, "show") == [["V6", spot("deck", None, 1), spot("deck", None, 1)]]


def test_of_a_hand_that_is_looked_at_each_sees_the_cards_they_know():
    table = table_of_three()
    table.learn_hand("look_at_hand", 0, 1, bit(0))
    assert table.journal is not None
    seen = [[m.to_dict()["card"] for m in table.journal.feed(seat)[0].moved] for seat in EYES]
    assert seen == [["S3", "S4"], ["S3", "S4"], ["S4", None], [None, None]]
    [event] = told(table, "look_at_hand")
    assert (event["seat"], event["other"]) == (0, 1)


@pytest.mark.parametrize("held", ["K3 S4 V9", "S4 V8 V9", "K3 K4 S4"])
def test_the_order_in_which_a_hand_is_told_does_not_tell_what_lies_beside_a_card(held):
    """Seat 2 knows one card of the hand, and not whether the others are lower or higher. (Family 6.6)"""
    table = tricks_table(["T7", held, "T3"])
    table.zones.learn(parse_card("S4"), bit(2))
    table.learn_hand("look_at_hand", 0, 1, bit(0))
    assert table.journal is not None
    assert [moved.to_dict()["card"] for moved in table.journal.feed(2)[0].moved] == ["S4", None, None]


def test_nothing_is_told_where_no_card_moves():
    table = table_of_three()
    table.pour("gather", -1, ASIDE, DECK)
    table.deal_cards(0, DECK, 0)
    table.deal_cards(0, ASIDE, 3)
    assert table.watch().events == []


@pytest.mark.parametrize("count", [2, 9])
def test_cards_are_dealt_from_the_top_as_many_as_there_are(count):
    table = table_of_three()
    table.deal_cards(1, DECK, count)
    dealt = cards("V7 V6 V5 V4 V3")[-count:]
    first = 5 - len(dealt)
    assert moves(table, "deal") == [
        [card_id(card), spot("deck", None, first + i), spot("hand", 1)] for i, card in enumerate(dealt)
    ]


def test_a_shuffle_tells_which_zone():
    table = table_of_three()
    table.mix(DECK)
    [event] = told(table, "shuffle")
    assert (event["seat"], event["cards"], event["about"]) == (None, [], {"zone": "deck", "owner": None})


def test_only_who_loses_track_is_told_so():
    table = table_of_three()
    table.forget(HAND + 1, bit(1) | bit(2))
    assert table.journal is not None
    heard = [table.journal.feed(seat)[0].to_dict()["about"] for seat in EYES]
    about = {"zone": "hand", "owner": 1, "first": 0}
    assert heard == [{**about, "lost": lost} for lost in (True, False, False, True)]


def test_from_an_index_on():
    table = table_of_three()
    table.forget_from(DECK, 2, bit(0))
    assert table.journal is not None
    heard = [table.journal.feed(seat)[0].to_dict()["about"] for seat in (0, 1)]
    about = {"zone": "deck", "owner": None, "first": 2}
    assert heard == [{**about, "lost": False}, {**about, "lost": True}]
    assert [bool(table.zones.knows(1, parse_card(card))) for card in ("V5", "S3")] == [False, True]


# --- several moves, one event --------------------------------------------------------------------


@pytest.mark.parametrize("order", ["V3 V4 V5", "V5 V4 V3", "V4 V6 V3", "V7 V6", "V6 V7 V5 V3 V4"])
def test_each_of_several_cards_is_told_with_its_index_before_the_event(order):
    """In whatever order they leave the deck: V7 at the bottom has index 0, V3 on top index 4."""
    table = table_of_three()
    table.begin_event("look", 0, -1, {})
    for card in cards(order):
        table.put("look", 0, card, ASIDE, bit(0))
    table.end_event()
    before = [
        [card, spot("deck", None, 7 - int(card[1:])), spot("aside", None, i)] for i, card in enumerate(order.split())
    ]
    assert moves(table, "look") == before


def test_a_card_that_moves_twice_is_told_once_from_its_first_to_its_last_place():
    table = table_of_three()
    table.begin_event("build", 0, 2, {"price": 3})
    table.put("x", 0, parse_card("V3"), ASIDE, 0)
    table.put("x", 0, parse_card("V4"), ASIDE, 0)
    table.put("x", 0, parse_card("V3"), DISCARD, EVERYBODY)
    table.end_event()
    [event] = told(table, "build")
    assert (event["seat"], event["other"], event["about"]) == (0, 2, {"price": 3})
    assert sorted(moves(table, "build"), key=str) == [
        ["V3", spot("deck", None, 4), spot("discard", None, 3)],
        ["V4", spot("deck", None, 3), spot("aside", None, 0)],
    ]


def test_a_whole_pile_may_go_as_part_of_an_event():
    table = table_of_three()
    table.begin_event("gather", -1, -1, {})
    table.put("x", -1, parse_card("V5"), USED, EVERYBODY)
    table.pour("x", -1, DECK, ASIDE)
    table.deal_cards(2, DISCARD, 2)
    table.end_event()
    found = {str(card): (before, after) for card, before, after in moves(table, "gather")}
    assert found.pop("V5") == (spot("deck", None, 2), spot("used", None, 0))
    assert found.pop("K7") == (spot("discard", None, 2), spot("hand", 2))
    assert found.pop("K8") == (spot("discard", None, 1), spot("hand", 2))
    indices = {"V7": (0, 0), "V6": (1, 1), "V4": (3, 2), "V3": (4, 3)}
    assert found == {c: (spot("deck", None, i), spot("aside", None, j)) for c, (i, j) in indices.items()}


def test_two_cards_of_one_zone_may_change_places_as_part_of_an_event():
    table = table_of_three()
    table.begin_event("replace", 0, -1, {})
    table.swap("x", 0, parse_card("K9"), parse_card("K8"), 0, 0)
    table.put("x", 0, parse_card("K7"), USED, 0)
    table.end_event()
    assert moves(table, "replace") == [
        ["K9", spot("discard", None, 0), spot("discard", None, 1)],
        ["K8", spot("discard", None, 1), spot("discard", None, 0)],
        ["K7", spot("discard", None, 2), spot("used", None, 0)],
    ]


def test_a_card_that_came_below_others_does_not_shift_where_they_lay():
    table = table_of_three()
    table.begin_event("trade", 0, -1, {})
    table.put_under("x", 0, parse_card("K3"), DECK, 0)
    table.put("x", 0, parse_card("V3"), HAND, bit(0))
    table.end_event()
    assert moves(table, "trade") == [
        ["K3", spot("hand", 0), spot("deck", None, 0)],
        ["V3", spot("deck", None, 4), spot("hand", 0)],
    ]


def test_where_nothing_moves_there_is_no_event():
    table = table_of_three()
    table.begin_event("look", 0, -1, {})
    table.end_event()
    assert table.journal is not None
    assert (table.journal.events, table.journal.open) == ([], None)
    table.end_event()
    table.put("take", 0, parse_card("V3"), HAND, bit(0))
    assert [event.kind for event in table.journal.events] == ["take"]


def test_what_is_lost_track_of_meanwhile_is_told_before_the_event():
    """Else who hears of it would forget the cards that the event shows."""
    table = table_of_three()
    table.begin_event("give", 2, 1, {})
    table.forget(HAND + 2, bit(2))
    table.put("x", 2, parse_card("T3"), HAND + 1, bit(1))
    table.end_event()
    assert table.journal is not None
    assert [event.kind for event in table.journal.events] == ["lose_track", "give"]


@pytest.mark.parametrize("seed", range(3))
def test_an_event_is_halted_by_a_shuffle_and_goes_on_as_another_of_its_kind(seed):
    """Seat 0 is shown 6 cards of a deck of 5, so that the discard pile is shuffled in after the fifth."""
    table = table_of_three()
    table.rng = fast_rng(seed)
    table.begin_event("look", 0, 1, {"why": "so"})
    for _ in range(6):
        table.refill(DECK, DISCARD)
        table.put("look", 0, table.zones.top(DECK), ASIDE, bit(0))
    table.end_event()
    assert table.journal is not None
    events = table.journal.events
    assert [event.kind for event in events] == ["look", "gather", "shuffle", "look"]
    assert [len(event.cards) for event in events] == [5, 3, 0, 1]
    assert [(event.seat, event.other, event.about) for event in (events[0], events[3])] == [(0, 1, {"why": "so"})] * 2
    last = events[3].moved[0].to_dict()
    assert (last["from"], last["to"]) == (spot("deck", None, 2), spot("aside", None, 5))


def test_a_halt_before_anything_has_moved_leaves_one_event():
    table = table_of_three()
    table.pour("gather", -1, DECK, DISCARD)
    table.watch().events.clear()
    table.begin_event("look", 0, -1, {})
    table.refill(DECK, DISCARD)
    table.put("look", 0, table.zones.top(DECK), ASIDE, bit(0))
    table.end_event()
    assert [event.kind for event in table.watch().events] == ["gather", "shuffle", "look"]
