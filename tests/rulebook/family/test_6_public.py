"""What all may know is in every view: who conceded or said draw, which text runs, what it named. (Family 2.4, 6.6)"""

import techdeck
from techdeck.core.actions import CONCEDE, DRAW
from tests.tricks_table import do, tricks_table


def test_6_6_a_view_tells_who_conceded_and_who_said_draw():
    two = techdeck.load_game("tricks", 2).new_initial_state(seed=7)
    before = two.information_state_string(1)
    two.apply_action(DRAW, 0)
    assert (two.view(1).to_dict()["draw said"], two.view(None).to_dict()["conceded"]) == ([0], [])
    assert two.information_state_string(1) != before
    three = techdeck.load_game("tricks", 3).new_initial_state(seed=7)
    three.apply_action(CONCEDE, 2)
    assert three.view(0).to_dict()["conceded"] == [2]


def test_6_6_a_view_tells_what_a_text_has_named():
    """S3 names a value; who looks on knows it as well as who is asked."""
    seen = []
    for value in (4, 5):
        table = tricks_table(["S3 K9", "T4 V5 K4 K5", "K7"], deck="K13 K12")
        do(table, "S3")
        assert table.view(2).to_dict()["texts"] == [text("S3", None)]
        do(table, f"value {value}")
        assert table.view(2).to_dict()["texts"] == [text("S3", value, actor=1)]
        seen.append(table.information_state_string(2))
    assert seen[0] != seen[1]


def text(card, value, actor=0):
    """A running text of seat 0 that has shown nothing."""
    data = {"card": card, "user": 0, "actor": actor, "value": value}
    return data | {"domain": None, "picked": None, "shown": None}


def test_6_6_a_view_tells_which_domain_was_named():
    asked = []
    for domain in ("science", "service"):
        table = tricks_table(["V8 K9", "T4 T5", "K7"], deck="K13 K12")
        do(table, "V8", f"domain {domain}")
        view = table.view(1)
        assert f"'domain': '{domain}'" in str(view.to_dict()["texts"])
        asked.append(view.prompt())
    assert asked[0] != asked[1]
