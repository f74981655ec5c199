"""What a view of Tech City tells: round and phase, the city by its places, what is built, whose effects it is."""

from typing import Any

from techdeck.games.city.places import City
from tests.city_table import city_table, dealt, do
from tests.table_words import shown_zone


def seen(table: City, seat: int | None = None) -> dict[str, Any]:
    """A view as data; of all this everybody sees the same."""
    return table.view(seat).to_dict()


def test_the_city_by_its_places():
    table = city_table(["K1", "S2"], "K7:0 V3~1\n.    S9:1~0", phase="effects", deck="T1 T2 T3")
    assert seen(table)["city"] == [
        {"x": 0, "y": 0, "card": "K7", "marker": 0, "tilted": False, "used_by": []},
        {"x": 1, "y": 0, "card": "V3", "marker": None, "tilted": False, "used_by": [1]},
        {"x": 1, "y": -1, "card": "S9", "marker": 1, "tilted": True, "used_by": [0]},
    ]
    assert shown_zone(table, None, "city") == {"count": 3, "cards": ["K7", "V3", "S9"]}


def test_the_council_has_markers_and_points_only_against_a_single_player():
    table = city_table(["K1"], "V3 S9:c", council=4)
    assert (seen(table)["city"][1]["marker"], seen(table)["council"]) == ("council", 4)
    assert seen(city_table(["K1", "K2"]))["council"] is None


def test_round_phase_and_first_player():
    table = city_table(["K1 K2 K3", "S2 S3 S4"], first=1, round=5)
    told = [seen(table)[name] for name in ("round", "rounds", "phase", "first", "hand_limit")]
    assert told == [5, 6, "build", 1, 6]
    do(table, "no", "no")
    assert seen(table)["phase"] == "effects"
    assert seen(city_table(["K1 K2 K3 K4 K5 K6 K7", "S2"], phase="end"))["phase"] == "discards"
    assert seen(dealt(5))["hand_limit"] == 5
    while not table.is_terminal():
        do(table, "no")
    assert (seen(table)["phase"], seen(table)["round"]) == (None, 6)


def test_the_site_and_the_helpers():
    table = city_table(["W1 K2", "S2", "T4"], "V3 K9:1")
    assert (seen(table)["site"], seen(table)["helpers"]) == (None, [])
    do(table, "W1")
    assert seen(table, 1)["site"] is None, "it has no value and no domain yet"
    do(table, "V3", "K2")
    assert seen(table, 1)["site"] == {"card": "W1", "value": 3, "domain": "service", "builder": 0}
    assert (seen(table)["helpers"], shown_zone(table, 1, "help")["cards"]) == ([0], ["K2"])
    do(table, "no", "T4")
    assert (seen(table)["helpers"], shown_zone(table, 1, "help")["cards"]) == ([0, 2], [])
    do(table, "V3", "left")
    assert (seen(table)["site"], seen(table)["helpers"]) == (None, [])


def test_nobody_builds_any_more_when_the_game_is_over():
    table = city_table(["K9 S3", "S2"])
    do(table, "K9", "concede")
    assert seen(table)["site"] == {"card": "K9", "value": 9, "domain": "knowledge", "builder": None}


def test_the_council_is_a_helper():
    table = city_table(["V9 K1"], deck="T5 T6 T7")
    do(table, "V9", "K1")
    assert seen(table)["helpers"] == [0, "council"]


def test_whose_effects_it_is_and_which_are_used_up():
    table = city_table(["K1", "S2"], "V3 K10:0 K6:0", phase="effects", deck="T1 T2 T3 T4 T5 T6")
    assert seen(table)["effect_turn"] == {"seat": 0, "ordinary_used": False, "bonus_used": False}
    do(table, "K10", "K1", "T1")
    assert seen(table, 1)["effect_turn"] == {"seat": 0, "ordinary_used": False, "bonus_used": True}
    do(table, "V3")
    assert seen(table)["effect_turn"] == {"seat": 0, "ordinary_used": True, "bonus_used": True}, "while its text runs"
    assert seen(city_table(["K1", "S2"]))["effect_turn"] is None
