"""What happens in Tech City, as data: each event with its cards, its places and its facts."""

from typing import Any

from techdeck.games.city.places import City
from tests.city_table import city_table, do
from tests.table_words import facts, told


def place(x: int, y: int) -> tuple[str, dict[str, int]]:
    """A place of the city."""
    return "city", {"x": x, "y": y}


def went(event: dict[str, Any]) -> list[tuple[object, ...]]:
    """Each card of an event with where it came from and where it went: zone and seat, or place."""
    return [(moved["card"], spot(moved["from"]), spot(moved["to"])) for moved in event["cards"]]


def spot(data: dict[str, Any]) -> tuple[object, ...]:
    """The zone, with the seat or the place if there is one."""
    more = [data[name] for name in ("seat", "at") if data[name] is not None]
    return (data["zone"], *more)


def kinds(table: City) -> list[str]:
    """The kinds of all events so far."""
    assert table.journal is not None
    return [event.kind for event in table.journal.events]


def score(card: str, total: int, **parts: int) -> dict[str, object]:
    """The facts of a score of these parts."""
    none = dict.fromkeys(("equal", "science", "neighbours", "service", "helping"), 0)
    return {"card": card, "points": sum(parts.values()), **none, **parts, "total": total}


def test_a_build_tells_every_step():
    table = city_table(["K9 S8 T12", "S2"], "V3 T9:0")
    do(table, "K9", "S8", "T9", "above")
    assert kinds(table) == ["begin_build", "pay", "build", "score"]
    [begin], [paid], [built], [scored] = (told(table, kind) for kind in kinds(table))
    assert {begin["seat"], paid["seat"], built["seat"], scored["seat"]} == {0}
    assert went(begin) == [("K9", ("hand", 0), ("site",))]
    assert (went(paid), paid["about"]) == ([("S8", ("hand", 0), ("discard",))], {"card": "K9"})
    assert went(built) == [("K9", ("site",), place(1, 1))]
    where = {"beside": "T9", "side": "above"}
    assert built["about"] == {"value": 9, "domain": "knowledge", "marker": 0, **where}
    assert scored["about"] == score("K9", 1, equal=1)


def test_paying_with_two_is_told_before_the_cards():
    table = city_table(["K9 S3 T12", "S2"])
    do(table, "K9", "yes", "S3", "T12")
    assert kinds(table) == ["begin_build", "pay_two", "pay", "pay"]
    assert facts(table, "pay_two") == [{"card": "K9"}]


def test_a_wild_that_pays_goes_out_of_the_game():
    table = city_table(["K9 W1", "S2"])
    do(table, "K9", "W1")
    [paid] = told(table, "pay")
    assert went(paid) == [("W1", ("hand", 0), ("expelled",))]


def test_who_passes_says_what():
    table = city_table(["K9 S3", "S2"], deck="T1 T2 T3")
    do(table, "no", "no", "no", "no")
    assert [event["seat"] for event in told(table, "pass")] == [0, 1, 0, 1]
    assert [fact["what"] for fact in facts(table, "pass")] == ["build", "build", "effect", "effect"]


def test_a_service_card_built_together():
    table = city_table(["V9 K1", "S1", "T12"], "V3 K9:0 S9:0")
    do(table, "V9", "K1", "no", "T12", "V3", "left")
    given = told(table, "help")
    assert [(event["seat"], event["other"], event["about"]) for event in given] == [
        (0, 0, {"card": "V9"}),
        (2, 0, {"card": "V9"}),
    ]
    assert went(given[1]) == [("T12", ("hand", 2), ("help",))]
    [refused] = told(table, "no_help")
    assert (refused["seat"], refused["other"], refused["about"]) == (1, 0, {"card": "V9"})
    [spent] = told(table, "spend_help")
    assert spent["seat"] == 0
    assert went(spent) == [("K1", ("help",), ("discard",)), ("T12", ("help",), ("discard",))]
    [built] = told(table, "build")
    assert (built["about"]["marker"], built["about"]["domain"]) == (None, "service")
    assert [(event["seat"], event["about"]) for event in told(table, "score")] == [
        (0, score("V9", 2, equal=2)),
        (2, score("V9", 1, helping=1)),
    ]


def test_the_least_a_service_card_scores_is_a_part_of_its_own():
    table = city_table(["V9 K1", "S1"])
    do(table, "V9", "K1", "S1", "V3", "left")
    assert facts(table, "score")[0] == score("V9", 1, service=1)


def test_all_parts_of_a_score():
    """The rulebook's example: two others, science, neighbours, here with a science card. (City 4.9)"""
    table = city_table(["S9 K1", "S2"], "S1:0 S4:0\n. V3\nK9:1 T9:1")
    do(table, "S9", "K1", "V3", "left")
    assert facts(table, "score") == [score("S9", 4, equal=2, science=1, neighbours=1)]


def test_a_service_card_that_is_not_built():
    table = city_table(["V9 K1", "S1", "T12"])
    do(table, "V9", "K1", "no", "no")
    [failed] = told(table, "not_built")
    assert (failed["seat"], failed["about"]) == (0, {"given": 1, "needed": 2})
    assert went(failed) == [("V9", ("site",), ("hand", 0))]
    assert went(told(table, "spend_help")[0]) == [("K1", ("help",), ("discard",))]


def test_cards_given_in_vain_may_go_back():
    table = city_table(["V9 K1", "S1", "T12"], options={"service_discards": "return"})
    do(table, "V9", "K1", "no", "no")
    [back] = told(table, "return_help")
    assert (back["seat"], went(back)) == (0, [("K1", ("help",), ("hand", 0))])
    assert told(table, "spend_help") == [], "nothing was left to spend"


def test_a_wild_is_shown_counts_as_a_card_and_gives_way():
    table = city_table(["W1 K2", "S2"], "V3 K9:1", deck="W2 T5")
    do(table, "W1")
    [begin] = told(table, "begin_build")
    assert went(begin) == [("W1", ("hand", 0), ("hand", 0))]
    do(table, "V3", "K2", "S2", "K9", "right")
    [counted] = told(table, "count_wild_as")
    assert went(counted) == [("W1", ("hand", 0), ("site",))]
    assert counted["about"] == {"model": "V3", "value": 3, "domain": "service"}
    first, second = told(table, "replace_wild")
    here = place(2, 0)
    assert (first["about"], second["about"]) == ({"card": "W2"}, {"card": "T5"})
    assert sorted(went(first)) == [("W1", here, ("expelled",)), ("W2", ("deck",), here)]
    assert sorted(went(second)) == [("T5", ("deck",), here), ("W2", here, ("expelled",))]
    [marked] = told(table, "put_marker")
    assert (marked["seat"], went(marked), marked["about"]) == (0, [("T5", here, here)], {"marker": 0})


def test_a_marker_goes_with_a_service_card():
    table = city_table(["W1 K2", "S2"], "V3 K9:1", deck="V5 T6")
    do(table, "W1", "K9", "K2", "V3", "left")
    [gone] = told(table, "marker_goes")
    assert (gone["seat"], gone["about"], gone["effect"]) == (0, {"marker": 0}, None)
    assert went(gone) == [("V5", place(-1, 0), place(-1, 0))]


def test_a_company_is_tilted_when_it_is_used_and_straightened_in_the_next_phase():
    table = city_table(["K1 K2 K3", "S2 S3 S4"], "V3 S9:1", phase="effects", deck="T1 T2 T3 T4 T5 T6")
    do(table, "S9")
    [tilted] = told(table, "tilt")
    assert (tilted["seat"], tilted["about"]) == (0, {"bonus": False})
    assert went(tilted) == [("S9", place(1, 0), place(1, 0))]
    do(table, "no", "V3")
    assert len(told(table, "tilt")) == 1, "a service card is never tilted"
    while table.round_number() == 1 or table.view(None).to_dict()["phase"] != "effects":
        do(table, table.action_to_string(0, table.legal_actions()[0]))
    [straight] = told(table, "straighten")
    assert [moved["card"] for moved in straight["cards"]] == ["V3", "S9"], "all that were used"


def test_the_knowledge_bonus_is_told_with_the_tilt():
    table = city_table(["K1", "S2"], "V3 K10:0 K6:0", phase="effects", deck="T1 T2 T3 T4 T5 T6")
    do(table, "K10", "K1", "T1", "V3")
    assert facts(table, "tilt") == [{"bonus": True}]


def test_an_owner_answers_draws_and_discards():
    table = city_table(["K1", "S2"], "V3 S9:1 K6:1", phase="effects", deck="T1 T2 T3 T4 T5 T6")
    do(table, "S9", "yes", "S2")
    [answer] = told(table, "owner_draw")
    assert (answer["seat"], answer["about"], answer["cards"]) == (1, {"draws": True}, [])
    assert kinds(table)[-3:] == ["owner_draw", "draw", "discard"]


def test_the_council_moves():
    table = city_table(["V9 K1"], "V3 K9:c T9:c", deck="W1 T5 W2 S9 T7", options={"council": "easy"})
    do(table, "V9", "K1")
    [helped] = told(table, "council_helps")
    assert (helped["seat"], helped["about"]) == (None, {"card": "V9"})
    assert went(helped) == [("W1", ("deck",), ("help",))]
    do(table, "V3", "left")
    assert went(told(table, "spend_help")[0]) == [("K1", ("help",), ("discard",)), ("W1", ("help",), ("expelled",))]
    assert facts(table, "council_scores")[0] == score("V9", 1, helping=1)
    assert went(told(table, "council_turns_up")[0]) == [("T5", ("deck",), ("aside",))]
    assert went(told(table, "council_picks")[0]) == [("T5", ("aside",), ("site",))]
    [built] = told(table, "council_builds")
    assert (built["seat"], built["about"]["marker"], built["about"]["value"]) == (None, "council", 5)
    assert facts(table, "council_scores")[1]["total"] == table.points(6)


def test_a_wild_the_council_turns_up_is_expelled():
    table = city_table(["K9 K1"], deck="W1 T5 T7")
    do(table, "K9", "K1", "V3", "left")
    assert [went(event) for event in told(table, "expel")] == [[("W1", ("deck",), ("expelled",))]]


def test_rounds_and_phases():
    table = city_table(["K1 K2 K3", "S2 S3 S4"], first=1)
    do(table, "no", "no", "no", "no")
    assert kinds(table) == ["pass", "pass", "phase", "pass", "pass", "phase", "round"]
    assert facts(table, "phase") == [{"phase": "effects"}, {"phase": "discards"}]
    [begun] = told(table, "round")
    assert (begun["seat"], begun["about"]) == (0, {"round": 2}), "the marker went to the left"


def test_all_hear_when_lasting_changes_end():
    """At the end of the next round, also of a card that lies in a hand by then. (City 7.4)"""
    table = city_table(["K8 K2 K3", "S2 S3 S4"], "V3 S11:0", phase="effects", deck="T1 T2")
    do(table, "S11", "K8", "lower", "no")
    assert facts(table, "changes_end") == []
    do(table, "no", "no", "no", "no")
    assert facts(table, "changes_end") == [{"ended": ["K8"]}]
