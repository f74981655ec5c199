"""A journal: every seat hears every event, of the facts what it may know, and all of it can be sent elsewhere."""

import copy
import pickle

import pytest

from techdeck.core.bits import bit
from techdeck.core.cards import HIDDEN, parse_card
from techdeck.core.events import Effect, Event, Journal, Moved
from techdeck.core.spots import ANYWHERE, NOBODYS, Spot, ZoneName, common_zones, seat_zones
from techdeck.core.zones import DISCARD, EVERYBODY, HAND
from tests.core.words import EYES, table_of_three
from tests.tricks_table import do, tricks_table

K9 = parse_card("K9")


def told() -> Event:
    """An event with something in every field; seat 0 sees one card, all see the other, seats 0 and 1 know the bid."""
    spots = [Spot("hand", 0, ANYWHERE), Spot("board", NOBODYS, 3, {"x": 1, "y": -2})]
    moved = [Moved(K9, bit(0), spots[0], spots[1]), Moved(5, EVERYBODY, spots[1], spots[0])]
    return Event("bid", 0, 2, moved, {"bid": 4, "round": 1}, Effect(7, 1, 2, 10, 20), bit(0) | bit(1), {"bid": None})


# --- who hears what ------------------------------------------------------------------------------


def test_of_facts_for_some_the_others_hear_the_veiled_ones():
    table = table_of_three()
    table.tell_some("bid", 1, {"bid": 3, "round": 2}, bit(1) | bit(2), {"bid": None})
    assert table.journal is not None
    heard = [table.journal.feed(seat)[0].to_dict()["about"] for seat in EYES]
    open_to = {"bid": 3, "round": 2}
    assert heard == [{**open_to, "bid": None}, open_to, open_to, {**open_to, "bid": None}]


def test_what_a_seat_hears_holds_nothing_else():
    """Neither who else saw a card, nor what was veiled, nor for whom. (Family 6.6)"""
    for seat in EYES:
        event = told().seen_by(seat)
        assert [moved.card for moved in event.moved] == ([K9, 5] if seat == 0 else [5, HIDDEN])
        assert [moved.seers for moved in event.moved] == [EVERYBODY] * 2
        assert (event.insiders, event.veiled) == (EVERYBODY, None)
        assert event.about["bid"] == (4 if seat in (0, 1) else None)


def test_an_event_as_data():
    spots = [
        {"zone": "hand", "seat": 0, "index": None, "at": None},
        {"zone": "board", "seat": None, "index": 3, "at": {"x": 1, "y": -2}},
    ]
    assert told().to_dict() == {
        "kind": "bid",
        "seat": 0,
        "other": 2,
        "cards": [
            {"card": "K9", "from": spots[0], "to": spots[1]},
            {"card": "K6", "from": spots[1], "to": spots[0]},
        ],
        "effect": {"card": "K8", "user": 1, "sentence": 2, "start": 10, "end": 20},
        "about": {"bid": 4, "round": 1},
    }
    nobody = Event("over", -1, -1, [], {}, None).to_dict()
    assert (nobody["seat"], nobody["other"], nobody["effect"]) == (None, None, None)
    assert Moved(HIDDEN, 0, Spot("deck", -1, 0), Spot("deck", -1, 0)).to_dict()["card"] is None


@pytest.mark.parametrize("since", [0, 1, 3])
def test_who_has_heard_some_hears_the_rest(since):
    table = tricks_table(["K10 K3", "S3"], deck="V5 V6 V7")
    do(table, "K10", "V5", "V6")
    journal = table.watch()
    whole = [event.to_dict() for event in journal.feed(1)]
    assert [event.to_dict() for event in journal.feed(1, since)] == whole[since:]
    assert len(journal.feed(None)) == len(whole) == len(journal.events), "their number tells nothing"


def test_a_journal_begins_when_somebody_watches():
    table = tricks_table(["K10 K3", "S3"], deck="V5 V6 V7", watch=False)
    assert table.journal is None
    do(table, "K10")
    journal = table.watch()
    assert (journal.events, table.watch() is journal) == ([], True)
    do(table, "V5")
    assert [event.kind for event in journal.events] == ["discard"]


def test_a_clone_is_not_watched():
    table = tricks_table(["K10 K3", "S3"], deck="V5 V6 V7")
    assert table.clone().journal is None
    assert pickle.loads(pickle.dumps(table)).journal is None


# --- elsewhere -----------------------------------------------------------------------------------


@pytest.mark.parametrize("again", [lambda one: pickle.loads(pickle.dumps(one)), copy.copy, copy.deepcopy])
def test_events_and_their_parts_travel(again):
    event = told()
    other = again(event)
    assert (type(other), other.to_dict()) == (Event, event.to_dict())
    assert (other.insiders, other.veiled) == (event.insiders, event.veiled)
    assert [moved.seers for moved in other.moved] == [moved.seers for moved in event.moved]
    for seat in EYES:
        assert other.seen_by(seat).to_dict() == event.seen_by(seat).to_dict()
    assert event.effect is not None
    for part in (event.moved[0], event.moved[1].target, event.effect):
        assert (type(again(part)), again(part).to_dict()) == (type(part), part.to_dict())


def test_a_journal_travels_and_goes_on():
    table = table_of_three()
    table.put("play", 0, parse_card("K4"), DISCARD, EVERYBODY)
    journal = pickle.loads(pickle.dumps(table.journal))
    assert isinstance(journal, Journal)
    other = table.clone()
    other.journal = journal
    for each in (table, other):
        each.put("take", 1, parse_card("V3"), HAND + 1, bit(1))
    assert table.journal is not None
    for seat in EYES:
        feeds = [[event.to_dict() for event in one.feed(seat)] for one in (table.journal, journal)]
        assert feeds[0] == feeds[1]
        assert len(feeds[0]) == 2


# --- where ---------------------------------------------------------------------------------------


def test_zones_have_names_and_seats():
    names = [(zone.name, zone.seat) for zone in common_zones(2)]
    piles = [("deck", -1), ("discard", -1), ("aside", -1), ("used", -1), ("expelled", -1)]
    assert names == [*piles, ("hand", 0), ("hand", 1), ("face_down", 0), ("face_down", 1)]
    assert [zone.name for zone in common_zones(1, "_1")][:3] == ["deck_1", "discard_1", "aside"]
    assert [zone.zone for zone in seat_zones("won", 30, 3)] == [30, 31, 32]


def test_positions_write_them_with_blanks():
    assert [zone.text() for zone in (ZoneName("trump_deck", 20), ZoneName("face_down", 12, 1))] == [
        "trump deck",
        "face down 1",
    ]


def test_spots_of_one_zone_are_in_it():
    spot = Spot("hand", 0, ANYWHERE)
    others = [Spot("hand", 0, 3), Spot("hand", 1, ANYWHERE), Spot("face_down", 0, ANYWHERE)]
    assert [spot.is_in(other) for other in others] == [True, False, False]
