"""Words of trading: what is told, what is asked for, and a trade from either side."""

import pytest

import techdeck
from techdeck.words.people import People
from techdeck.words.trading import RECORDS
from techdeck.words.wording import Wording


def wording(own: int | None = 0) -> Wording:
    game = techdeck.load_game("tricks", players=3)
    game.words = {"records": RECORDS}
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
