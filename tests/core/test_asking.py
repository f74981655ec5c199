"""How a question is drawn up: choices with their verbs and targets, ways out, the clock, the end. (Family 7)"""

import pickle

import pytest

import techdeck
from techdeck.core.actions import CONCEDE, DRAW
from techdeck.core.questions import DECLINING, Choice, Question, card_target
from tests.core.words import EYES
from tests.tricks_table import do, tricks_table

HEARD: list[int] = []
"""For whose eyes the frame below was asked."""


@pytest.mark.parametrize("verb", DECLINING)
def test_who_may_let_a_chance_go_by_is_told_so(verb):
    one, other = Question("x"), Question("x")
    one.choices = [Choice(1, "play", card_target("K3"))]
    other.choices = [*one.choices, Choice(0, verb, None)]
    assert [one.optional, other.optional] == [False, True]
    assert [one.to_dict()["optional"], other.to_dict()["optional"]] == [False, True]


def ways(table, seat):
    """The ways out that a seat has: their actions and verbs."""
    found = table.question(seat).ways_out
    assert [choice.target for choice in found] == [None] * len(found)
    return {choice.verb: choice.action for choice in found}


def test_each_seat_may_concede_whether_it_is_asked_or_not():
    table = tricks_table(["S3 K9", "T4 V5", "K7"])
    assert [ways(table, seat) for seat in EYES] == [{"concede": CONCEDE}] * 3 + [{}]
    table.apply_action(CONCEDE, 2)
    assert [ways(table, seat) for seat in EYES] == [{"concede": CONCEDE}] * 2 + [{}, {}]


def test_of_two_players_one_offers_a_draw_and_the_other_agrees():
    table = tricks_table(["T4 K9", "S3 V5"])
    offer = {"concede": CONCEDE, "offer_draw": DRAW}
    assert [ways(table, seat) for seat in (0, 1, None)] == [offer, offer, {}]
    table.apply_action(DRAW, 0)
    assert ways(table, 0) == {"concede": CONCEDE}
    assert ways(table, 1) == {"concede": CONCEDE, "agree_to_draw": DRAW}
    do(table, "no")
    assert ways(table, 1) == {"concede": CONCEDE, "agree_to_draw": DRAW}, "seat 0 has played on, its offer stands"
    do(table, "S3")
    assert [ways(table, seat) for seat in (0, 1)] == [offer, offer], "a move of seat 1 has declined the offer"
    table.apply_action(DRAW, 1)
    assert ways(table, 0) == {"concede": CONCEDE, "agree_to_draw": DRAW}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_when_the_game_is_over_nothing_is_asked(seat):
    table = tricks_table(["S3 K9", "T4 V5"])
    table.apply_action(CONCEDE, 0)
    nothing = {"seat": seat, "asked": [], "effect": None, "chosen": [], "left": None, "optional": False, "about": {}}
    assert table.question(seat).to_dict() == {
        "code": "over",
        "clause": "",
        **nothing,
        "choices": [],
        "ways_out": [],
        "clock": [],
    }


@pytest.mark.parametrize("seat", [-1, 3, 64, 10**20])
def test_nobody_asks_with_the_eyes_of_a_seat_that_is_not_there(seat):
    with pytest.raises(techdeck.TechdeckError, match=f"there is no seat {seat}"):
        tricks_table(["S3 K9", "T4 V5", "K7"]).question(seat)


def test_questions_and_choices_travel_between_processes():
    table = tricks_table(["T12 K5 K6", "T4 V5"], deck="K13")
    do(table, "T12", "K5")
    for seat in (0, 1, None):
        question = table.question(seat)
        other = pickle.loads(pickle.dumps(question))
        assert other.to_dict() == question.to_dict()
        assert repr(other) == repr(question)
    question = table.question(0)
    assert question.chosen == [{"kind": "card", "card": "K5"}]
    assert (question.effect is not None, question.left, len(question.choices)) == (True, 1, 1)
    assert repr(pickle.loads(pickle.dumps(question.choices))) == repr(question.choices)
