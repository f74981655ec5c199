"""Every question of Tech Exchange: its code, its clause, its facts, and what each choice does and points at."""

from typing import Any

import pytest

from techdeck.core.questions import Question
from techdeck.games.exchange.places import Exchange
from tests.exchange_table import clock, do, exchange_table, offer, say

THREE = ["K2 S4 T9", "K3 S5 T13", "K4 S6 V7"]
LIVE = {"clock": "on"}
CARD_K2 = {"kind": "card", "card": "K2"}


def verbs(question: Question) -> dict[str, int]:
    """The verbs of the choices, and how many choices have each."""
    found = [choice.verb for choice in question.choices]
    return {verb: found.count(verb) for verb in dict.fromkeys(found)}


def targets(question: Question, verb: str) -> list[Any]:
    """What the choices with a verb point at."""
    return [choice.target for choice in question.choices if choice.verb == verb]


def asked(table: Exchange, seat: int, code: str, clause: str) -> Question:
    """The question a seat is asked, which is this one."""
    question = table.question(seat)
    assert (question.code, question.clause, question.seat) == (code, f"Exchange {clause}", seat)
    return question


def test_trade() -> None:
    table = exchange_table(THREE)
    theirs, mine = offer(table, 1, "K3", "any"), offer(table, 0, "K2", "any")
    say(table, 2, "ask-value 9")
    question = asked(table, 0, "trade", "2.1")
    counts = {"be_done": 1, "begin_offer": 1, "speak": 1, "accept": 1, "cancel": 1, "answer_yes": 1}
    assert (verbs(question), question.about) == (counts, {})
    assert targets(question, "accept") == [{"kind": "offer", "offer": theirs}]
    assert targets(question, "cancel") == [{"kind": "offer", "offer": mine}]
    assert targets(question, "answer_yes") == [{"kind": "seat", "seat": 2}]
    assert (question.asked, question.optional) == ([0, 1, 2], False)


def test_trade_at_a_live_table_tells_what_the_clock_may_do() -> None:
    table = exchange_table(THREE, options=LIVE)
    assert [choice.verb for choice in table.question(0).clock] == ["end_trading"]
    number = offer(table, 0, "K2", "any")
    do(table, f"accept {number}", "K3", seat=1)
    for seat in (0, 1, None):
        [choice] = table.question(seat).clock
        assert (choice.verb, choice.target) == ("close_window", {"kind": "offer", "offer": number})


@pytest.mark.parametrize(
    "begun", [["offer"], ["offer", "K2"], ["accept 8"], ["speak"], ["offer", "K2", "no", "either"]]
)
def test_others_are_asked_to_trade_whatever_a_seat_has_begun(begun: list[str]) -> None:
    """Not even the number of choices differs, and nobody hears of the draft. (Exchange 2.12, 3.4)"""
    table = exchange_table(THREE)
    offer(table, 1, "K3", "any")
    before = [table.question(seat).to_dict() for seat in (1, 2, None)]
    do(table, *begun, seat=0)
    assert [table.question(seat).to_dict() for seat in (1, 2, None)] == before
    assert {question["code"] for question in before} == {"trade"}
    assert table.question(0).code != "trade"


def test_rest() -> None:
    table = exchange_table(THREE)
    do(table, "done", seat=0)
    assert (table.question(0).code, table.question(0).choices, table.question(0).asked) == ("trade", [], [1, 2])
    number = offer(table, 1, "K3", "9")
    question = asked(table, 0, "rest", "5.13")
    assert (verbs(question), question.optional) == ({"pass": 1, "come_back": 1, "accept": 1}, True)
    assert targets(question, "accept") == [{"kind": "offer", "offer": number}]


def test_offer_card() -> None:
    table = exchange_table(THREE)
    do(table, "offer", seat=0)
    question = asked(table, 0, "offer_card", "2.3")
    ways = {"offer_exactly": 3, "offer_by_value": 3, "offer_by_domain": 3, "offer_face_down": 3}
    assert verbs(question) == {"drop": 1, **ways}
    assert (question.about, question.chosen, question.left, question.optional) == (
        {"told": [], "wanted": []},
        [],
        2,
        False,
    )
    assert targets(question, "offer_face_down")[0] == CARD_K2
    do(table, "by-value K2", seat=0)
    question = asked(table, 0, "offer_card", "2.3")
    assert verbs(question) == {"stop": 1, **dict.fromkeys(ways, 2)}
    assert question.about == {"told": [{"kind": "value", "value": 2}], "wanted": []}
    assert (question.chosen, question.left, question.optional) == ([CARD_K2], 1, True)


def test_offer_card_with_one_card_left_or_the_others_tied() -> None:
    """How many are left to choose is never more than there are."""
    table = exchange_table(["K2", "K3 S5", "K4"])
    do(table, "offer", seat=0)
    assert table.question(0).left == 1
    table = exchange_table(["K2 S4 T9", "K3 S5", "K4 S6"], options=LIVE)
    do(table, f"accept {offer(table, 0, 'K2 S4', 'any')}", "K3", seat=1)
    do(table, "offer", seat=0)
    assert table.question(0).left == 1
    do(table, "T9", seat=0)
    assert (verbs(table.question(0)), table.question(0).left) == ({"stop": 1}, 0)


def test_want_card() -> None:
    table = exchange_table(THREE)
    do(table, "offer", "face-down K2", "no", seat=0)
    question = asked(table, 0, "want_card", "2.7")
    ways = {"want_value": 13, "want_domain": 4, "want_any": 1, "want_card": 1, "want_either": 1}
    assert verbs(question) == {"drop": 1, **ways}
    assert (question.about["told"], question.left) == ([{"kind": "face_down"}], 2)
    do(table, "domain science", seat=0)
    question = asked(table, 0, "want_card", "2.7")
    assert verbs(question) == {"stop": 1, **ways}
    assert (question.about["wanted"], question.left) == ([{"kind": "domain", "domain": "science"}], 1)


def test_want_exact() -> None:
    table = exchange_table(THREE)
    do(table, "offer", "K2", "no", "exact", seat=0)
    question = asked(table, 0, "want_exact", "2.7")
    assert verbs(question) == {"want_card": 49}
    assert question.chosen == [CARD_K2]


def test_want_either() -> None:
    table = exchange_table(THREE)
    do(table, "offer", "K2", "no", "either", seat=0)
    question = asked(table, 0, "want_either", "2.7")
    assert (verbs(question), question.about["value"]) == ({"want_value": 13}, None)
    do(table, "value 5", seat=0)
    question = asked(table, 0, "want_either", "2.7")
    assert (verbs(question), question.about["value"]) == ({"or_value": 12, "or_domain": 4}, 5)


@pytest.mark.parametrize("players", [2, 3])
def test_offer_to(players: int) -> None:
    table = exchange_table(THREE[:players])
    do(table, "offer", "K2", "no", "either", "value 5", "domain service", "no", seat=0)
    question = asked(table, 0, "offer_to", "2.9")
    others = {"offer_to_one": 2} if players == 3 else {}
    assert verbs(question) == {"drop": 1, "offer_to_all": 1, **others}
    assert question.about == {
        "told": [CARD_K2],
        "wanted": [{"kind": "value_or_domain", "value": 5, "domain": "service"}],
    }


def test_commit_card() -> None:
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "any, 13")
    do(table, f"accept {number}", seat=1)
    question = asked(table, 1, "commit_card", "3.2")
    assert (verbs(question), question.left) == ({"drop": 1, "commit": 2}, 2)
    assert question.about == {"offer": number, "pattern": {"kind": "any"}}
    do(table, "K3", seat=1)
    question = asked(table, 1, "commit_card", "3.2")
    assert (verbs(question), question.left) == ({"drop": 1, "commit": 1}, 1)
    assert question.about == {"offer": number, "pattern": {"kind": "value", "value": 13}}
    assert question.chosen == [{"kind": "card", "card": "K3"}]


def test_speak() -> None:
    table = exchange_table(THREE)
    do(table, "speak", seat=0)
    question = asked(table, 0, "speak", "4.2")
    says = {"say_value": 3, "say_domain": 3, "say_no_value": 10, "say_no_domain": 1}
    assert verbs(question) == {**says, "ask_value": 13, "ask_domain": 4}
    assert targets(question, "say_value") == [{"kind": "value", "value": value} for value in (2, 4, 9)]
    assert targets(question, "say_no_domain") == [{"kind": "domain", "domain": "service"}]


def test_pick_partner() -> None:
    table = exchange_table(THREE, options=LIVE)
    number = offer(table, 0, "K2", "any")
    do(table, f"accept {number}", "K3", seat=1)
    do(table, f"accept {number}", "K4", seat=2)
    clock(table, f"window-closed {number}")
    question = asked(table, 0, "pick_partner", "3.12")
    assert (verbs(question), question.about) == ({"pick": 2}, {"offer": number})
    waits = table.question(2)
    assert (waits.code, waits.asked, waits.choices) == ("pick_partner", [0], [])


def test_place_wild() -> None:
    table = exchange_table(THREE, deck="W1")
    do(table, f"accept {offer(table, 0, 'K2', 'any')}", "K3", seat=1)
    question = asked(table, 0, "place_wild", "1.10")
    assert (verbs(question), question.about) == ({"put_on_stack": 4}, {"card": "W1", "draws": False})
    table = exchange_table(["K2 W1", "K3"], phase="trading", fill=True)
    table.wild_enters(0, 52)
    table.settle()
    assert asked(table, 0, "place_wild", "1.7").about == {"card": "W1", "draws": True}


def test_use_card_and_discard_down() -> None:
    table = exchange_table(THREE, phase="effects", deck="V2 V3")
    assert verbs(asked(table, 0, "use_card", "6.1")) == {"pass": 1, "use": 3}
    table = exchange_table(["K2 K3 K4", "S2"], phase="reveal")
    question = asked(table, 0, "discard_down", "7.1")
    assert (verbs(question), question.about, question.left) == ({"put_face_down": 3}, {"keep": 1}, 2)


def test_arrange() -> None:
    table = exchange_table(["K9 S9 T9 V2", "K3 S4 T5 V6"], phase="reveal")
    do(table, "K9", "S9", seat=0)
    question = asked(table, 0, "arrange", "7.11")
    assert verbs(question) == {"stop": 1, "take_best": 1, "group": 1}
    assert [target["card"] for target in question.chosen] == ["K9", "S9"]
    do(table, "T9", seat=0)
    assert verbs(table.question(0)) == {"stop": 1, "take_best": 1, "close_group": 1}
    assert table.question(1).chosen == table.question(None).chosen == []
