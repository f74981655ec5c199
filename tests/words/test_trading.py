"""Words of trading: what is told, what is asked for, and a trade from either side."""

import pytest

import techdeck
from techdeck.words.people import People
from techdeck.words.wording import Wording


def wording(own: int | None = 0) -> Wording:
    game = techdeck.load_game("tricks", players=3)
    return Wording(game, People(["Ada", "Ben", "Cleo"], own))


@pytest.mark.parametrize(
    ("name", "fields", "said"),
    [
        ("promise", {"kind": "card", "card": "K9"}, "K9 Navigation"),
        ("promise", {"kind": "value", "value": 8}, "an 8"),
        ("promise", {"kind": "domain", "domain": "science"}, "a science card"),
        ("promise", {"kind": "face_down"}, "a face-down card"),
        ("pattern", {"kind": "card", "card": "K9"}, "K9 Navigation"),
        ("pattern", {"kind": "value", "value": 8}, "any 8"),
        ("pattern", {"kind": "value_or_value", "value": 7, "other": 9}, "any 7 or 9"),
        ("pattern", {"kind": "value_or_domain", "value": 7, "domain": "science"}, "any 7 or science card"),
        ("pattern", {"kind": "any"}, "any card"),
    ],
)
def test_promises_and_patterns(name, fields, said):
    assert wording().record(name, fields) == said


@pytest.mark.parametrize(
    ("pattern", "said"),
    [
        ({"kind": "value", "value": 8}, "any two 8s"),
        ({"kind": "domain", "domain": "science"}, "any two science cards"),
        ({"kind": "value_or_value", "value": 7, "other": 9}, "two cards, each any 7 or 9"),
        ({"kind": "value_or_domain", "value": 7, "domain": "science"}, "two cards, each any 7 or science card"),
        ({"kind": "any"}, "any two cards"),
    ],
)
def test_two_that_are_the_same_are_said_once(pattern, said):
    about = {"counter": False, "told": [{"kind": "face_down"}] * 2, "wanted": [pattern, dict(pattern)]}
    event = {"kind": "offer", "seat": 0, "other": 1, "cards": [], "effect": None, "about": about}
    assert wording().event(event) == f"You offer Ben two face-down cards for {said}."


SCIENCE = {"kind": "domain", "domain": "science"}
EITHER = {"kind": "value_or_domain", "value": 13, "domain": "science"}


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ([SCIENCE, EITHER], "any science card, and any 13 or another science card"),
        ([EITHER, SCIENCE], "any 13 or science card, and another science card"),
        ([EITHER, {"kind": "domain", "domain": "service"}], "any 13 or science card, and any service card"),
        ([{"kind": "value_or_value", "value": 7, "other": 9}, {"kind": "any"}], "any 7 or 9, and any card"),
        ([SCIENCE, {"kind": "value", "value": 7}], "any science card and any 7"),
    ],
)
def test_a_comma_says_where_the_first_of_two_wishes_ends(wanted, said):
    about = {"counter": False, "told": [{"kind": "face_down"}], "wanted": wanted}
    event = {"kind": "offer", "seat": 0, "other": 1, "cards": [], "effect": None, "about": about}
    assert wording().event(event) == f"You offer Ben a face-down card for {said}."


def moved(card: str | None, giver: int, taker: int) -> dict[str, object]:
    spots = [{"zone": "hand", "seat": seat, "index": None, "at": None} for seat in (giver, taker)]
    return {"card": card, "from": spots[0], "to": spots[1]}


@pytest.mark.parametrize(
    ("own", "said"),
    [
        (0, "You trade with Ben: you get K9 Navigation, Ben gets a card."),
        (1, "Ada trades with you: Ada gets K9 Navigation, you get a card."),
        (2, "Ada trades with Ben: Ada gets K9 Navigation, Ben gets a card."),
    ],
)
def test_a_trade_is_told_with_both_sides(own, said):
    about = {"counter": False, "told": [{"kind": "face_down"}], "wanted": [{"kind": "card", "card": "K9"}]}
    event = {"kind": "trade", "seat": 0, "other": 1, "cards": [moved(None, 0, 1), moved("K9", 1, 0)], "effect": None}
    assert wording(own).event({**event, "about": about}) == said
