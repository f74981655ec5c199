"""What is asked in Tech City, as data: each question with its facts, its verbs, and what its choices point at."""

import pytest

from techdeck.core.commands import template
from techdeck.core.errors import IllegalAction
from techdeck.core.questions import Question
from techdeck.core.zones import DISCARD
from techdeck.games.city.places import City
from tests.city_table import city_table, do, zone

FREE = {"cards": 0, "alone": None}
ANY_ONE = {"cards": 1, "alone": None}
ANY_TWO = {"cards": 2, "alone": None}
LOW_OR_TWO = {"cards": 2, "alone": 7}


def asked(table: City) -> Question:
    """What is asked of the seat that acts; everybody else hears the same, without the choices."""
    seat = int(table.current_player())
    question = table.question(seat)
    for other in [*[other for other in range(int(table.players)) if other != seat], None]:
        heard = table.question(other)
        assert (heard.code, heard.about, heard.asked, heard.left) == (
            question.code,
            question.about,
            [seat],
            question.left,
        )
        assert heard.choices == []
    return question


def said(question: Question) -> list[str]:
    """The choices in short: the verb, and what it points at."""
    return [
        " ".join([choice.verb, *[str(v) for v in list((choice.target or {}).values())]]) for choice in question.choices
    ]


def test_build():
    question = asked(city_table(["K7 K2", "S2"]))
    assert (question.code, question.clause, question.optional) == ("build", "City 1.1", True)
    assert question.about == {"price": LOW_OR_TWO}
    assert said(question) == ["pass", "build card K2", "build card K7"]


def test_the_price_of_a_company_goes_down_with_technology_companies():
    for city, price in (
        ("V3 T2:1", LOW_OR_TWO),
        ("V3 T2:0", ANY_ONE),
        ("V3 T2:0 T4:0", FREE),
        ("V3 T2:0 T4:0 T5:0", FREE),
    ):
        assert asked(city_table(["K7 K2", "S2"], city)).about == {"price": price}


def test_count_wild_as():
    table = city_table(["W1 K2", "S2"], "V3 K9:1")
    do(table, "W1")
    question = asked(table)
    assert (question.code, question.clause, question.about) == ("count_wild_as", "City 3.1", {"wild": "W1"})
    assert (said(question), question.optional) == (["count_as card V3", "count_as card K9"], False)
    assert question.chosen == [{"kind": "card", "card": "W1"}]


def test_pay_tells_what_for_and_how_much_is_due():
    table = city_table(["K9 S3 S8 T12", "S2"])
    do(table, "K9")
    question = asked(table)
    assert (question.code, question.clause, question.left) == ("pay", "City 1.4", 2)
    site = {"card": "K9", "value": 9, "domain": "knowledge"}
    assert question.about == {**site, "due": LOW_OR_TWO, "paid": 0}
    assert said(question) == ["pay_two", "pay card S3", "pay card S8", "pay card T12"]
    do(table, "S8")
    question = asked(table)
    assert (question.about, question.left) == ({**site, "due": ANY_ONE, "paid": 1}, 1)
    assert said(question) == ["pay card S3", "pay card T12"]


def test_who_pays_with_two_owes_two():
    table = city_table(["K9 S3 S8", "S2"])
    do(table, "K9", "yes")
    question = asked(table)
    assert (question.about["due"], question.about["paid"], question.left) == (ANY_TWO, 0, 2)


def test_with_a_technology_company_one_card_is_due():
    table = city_table(["K9 S8", "S2"], "V3 T2:0")
    do(table, "K9")
    question = asked(table)
    assert (question.about["due"], question.left) == (ANY_ONE, 1)


def test_what_is_left_to_pay_is_never_more_than_the_hand():
    table = city_table(["K9 S3", "S2"])
    do(table, "K9")
    question = asked(table)
    assert (question.about["due"], question.left) == (LOW_OR_TWO, 1)


def test_help():
    table = city_table(["V9 K1", "S1 S5", "T12"])
    do(table, "V9", "K1")
    question = asked(table)
    assert (question.code, question.clause, question.asked) == ("help", "City 2.1", [1])
    site = {"card": "V9", "value": 9, "domain": "service"}
    assert question.about == {**site, "builder": 0, "given": 1, "needed": 2}
    assert (said(question), question.optional) == (["decline", "help card S1", "help card S5"], True)


def test_choose_neighbour_and_place():
    table = city_table(["K9 S3", "S2"], "V3 T2:1")
    do(table, "K9", "S3")
    question = asked(table)
    site = {"card": "K9", "value": 9, "domain": "knowledge"}
    assert (question.code, question.clause, question.about) == ("choose_neighbour", "City 1.2", site)
    assert said(question) == ["lay_next_to card V3", "lay_next_to card T2"]
    do(table, "T2")
    question = asked(table)
    assert (question.code, question.clause) == ("choose_place", "City 1.2")
    assert question.about == {**site, "beside": "T2"}
    assert question.chosen == [{"kind": "card", "card": "T2"}]
    assert [choice.target for choice in question.choices] == [
        {"kind": "place", "x": 2, "y": 0},
        {"kind": "place", "x": 1, "y": 1},
        {"kind": "place", "x": 1, "y": -1},
    ]
    assert [choice.verb for choice in question.choices] == ["lay_right", "lay_above", "lay_below"]


def test_use_company_tells_which_effects_are_open():
    table = city_table(["K1", "S2"], "V3 K10:0 K6:0 S9:1", phase="effects", deck="T1 T2 T3 T4 T5 T6")
    question = asked(table)
    assert (question.code, question.clause, question.optional) == ("use_company", "City 5.1", True)
    assert question.about == {"ordinary": True, "bonus": True}
    assert said(question) == ["pass", "use card V3", "use card K10", "use card K6", "use card S9"]
    do(table, "S9", "no")
    question = asked(table)
    assert (question.about, question.clause) == ({"ordinary": False, "bonus": True}, "City 5.10")
    assert said(question) == ["pass", "use card K10", "use card K6"]


def test_the_owner_is_asked_who_used_what():
    table = city_table(["K1", "S2"], "V3 S9:1", phase="effects", deck="T1 T2 T3 T4 T5 T6")
    do(table, "S9")
    question = asked(table)
    assert (question.code, question.clause) == ("owner_may_draw", "City 5.7")
    assert question.about == {"user": 0, "card": "S9"}
    assert (said(question), question.optional) == (["decline", "draw"], True)
    do(table, "yes")
    question = asked(table)
    assert (question.code, question.about, question.left) == ("owner_discards", {}, 1)
    assert {choice.verb for choice in question.choices} == {"discard"}


def test_discard_down():
    table = city_table(["K1 K2 K3 K4 K5 K6 K7 K8", "S2"], phase="end")
    question = asked_alone(table)
    assert (question.code, question.clause, question.about, question.left) == (
        "discard_down",
        "City 7.1",
        {"keep": 6},
        2,
    )
    assert {choice.verb for choice in question.choices} == {"put_face_down"}


def asked_alone(table: City) -> Question:
    """What is asked where how many are left differs from seat to seat."""
    assert table.question(1).left == 0
    return table.question(0)


def test_a_high_card_alone_is_no_way_to_pay():
    """Neither where a command lists the ways, nor where one is given. (City 1.4)"""
    table = city_table(["K9 S3 S8 T12", "S2"])
    ways = template(table.view(0).table, 0, {"kind": "build", "card": "K9"})
    assert (ways.next is not None and ways.next.name, ways.values[0]) == ("pay", ["S3"])
    assert ways.values[1:] == [["S3", "S8"], ["S3", "T12"], ["S8", "T12"]]
    with pytest.raises(IllegalAction, match="T12 alone is not enough: pay with a lower card, or with two"):
        table.apply_command({"kind": "build", "card": "K9", "pay": ["T12"], "place": {"x": 1, "y": 0}}, 0)
    table.apply_command({"kind": "build", "card": "K9", "pay": ["S3"], "place": {"x": 1, "y": 0}}, 0)
    assert zone(table, DISCARD) == "S3"
