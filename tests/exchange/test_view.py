"""What a view of Tech Exchange tells: its own fields, to a seat and to onlookers."""

from techdeck.games.exchange.view import RECORDS
from tests.exchange_table import accept, do, exchange_table, offer, say, seen

THREE = ["K2 S4 T9", "K3 S5 T13", "K4 S6 V7"]


def test_a_view_has_all_declared_fields() -> None:
    assert set(seen(exchange_table(THREE))) == set(RECORDS.view)


def test_in_trading() -> None:
    table = exchange_table(THREE, market="K1 K5 S1 T1 V1", first=2)
    number = offer(table, 0, "K2 S4", "13, 5/service", tell="exact face-down", to=1)
    do(table, "offer", "no", seat=1)
    say(table, 2, "ask-domain technology")
    do(table, "answer-yes 2", seat=0)
    do(table, "done", seat=2)
    view = seen(table, 1)
    assert (view["round"], view["phase"], view["first"], view["trades"]) == (1, "first_trading", 2, 0)
    assert view["market"] == {"knowledge": 2, "science": 1, "technology": 1, "service": 1}
    assert (view["scores"], view["points"], view["done"]) == ([0, 0, 0], [0, 0, 0], [2])
    assert (view["offers_left"], view["talk_left"], view["quiet_left"]) == ([7, 8, 8], [8, 8, 7], 8)
    assert (view["drafts_left"], view["draft"], view["users"], view["groups"]) == (23, None, None, None)
    assert view["questions"] == [{"seat": 2, "value": None, "domain": "technology", "answered": [0]}]
    assert view["offers"] == [
        {
            "offer": number,
            "seat": 0,
            "to": 1,
            "cards": ["K2", None],
            "told": [{"kind": "card", "card": "K2"}, {"kind": "face_down"}],
            "wanted": [
                {"kind": "value", "value": 13},
                {"kind": "value_or_domain", "value": 5, "domain": "service"},
            ],
        }
    ]
    assert seen(table, 0)["offers"][0]["cards"] == ["K2", "S4"]
    assert seen(table)["offers"] == view["offers"]


def test_what_one_has_begun_oneself() -> None:
    table = exchange_table(THREE)
    do(table, "offer", "by-domain K2", "no", "value 5", seat=0)
    draft = {"form": "offer", "offer": None, "cards": ["K2"], "told": [{"kind": "domain", "domain": "knowledge"}]}
    assert seen(table, 0)["draft"] == {**draft, "wanted": [{"kind": "value", "value": 5}]}
    number = offer(table, 2, "K4", "any, any")
    do(table, f"accept {number}", "K3", seat=1)
    accepts = {"form": "accept", "offer": number, "cards": ["K3"], "told": [], "wanted": []}
    assert seen(table, 1)["draft"] == accepts
    do(table, "speak", seat=2)
    assert seen(table, 2)["draft"] == {"form": "talk", "offer": None, "cards": [], "told": [], "wanted": []}
    assert seen(table)["draft"] is None


def test_cards_that_wait_for_a_window_to_close() -> None:
    table = exchange_table(THREE, options={"clock": "on"})
    number = offer(table, 0, "K2", "any")
    accept(table, 1, number, "T13")
    assert seen(table, 1)["commitments"] == [{"seat": 1, "offer": number, "cards": ["T13"]}]
    assert seen(table, 0)["commitments"] == [{"seat": 1, "offer": number, "cards": [None]}]
    assert seen(table, 0)["quiet_left"] is None


def test_in_the_effects_phase_and_at_the_end() -> None:
    table = exchange_table(["K6 K2", "K3"], phase="effects", deck="S8 T8 V8")
    assert (seen(table)["phase"], seen(table)["users"]) == ("first_effects", 0)
    do(table, "K6", "no")
    assert seen(table)["users"] == 1
    table.end()
    table.settle()
    assert (seen(table)["phase"], seen(table)["returns"]) == (None, [0.0, 0.0])
