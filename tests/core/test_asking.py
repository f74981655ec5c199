"""How a question is drawn up: choices with their verbs and targets, ways out, the clock, the end. (Family 7)"""

import pickle

import pytest

import techdeck
from techdeck.core.actions import CONCEDE, DRAW, NO, SEAT
from techdeck.core.questions import DECLINING, Choice, Question, card_target
from tests.core.words import EYES
from tests.tricks_table import do, tricks_table


def trading():
    """The first trading turn of three players: seat 0 is asked, and the clock may end the turn."""
    return tricks_table(["K9 S4", "T5 V4", "V5 T7"], phase="trading", trump="K2", goals=("K1", "S1", "T1"))


def test_a_choice_has_its_action_the_verb_it_stands_for_and_what_it_points_at():
    table = trading()
    found = {choice.action: (choice.verb, choice.target) for choice in table.question(0).choices}
    assert list(found) == table.legal_actions(0)
    assert found[SEAT + 1] == ("propose_to", {"kind": "seat", "seat": 1})
    assert found[NO] == ("pass", None)


def test_a_frame_is_asked_with_the_eyes_that_look_and_tells_its_clause():
    table = trading()
    for seat in EYES:
        question = table.question(seat)
        assert (question.clause, question.seat, question.asked) == ("Tricks 3.2", seat, [0])
        assert bool(question.choices) == question.optional == (seat == 0)


def test_all_hear_what_the_clock_may_do():
    for seat in EYES:
        assert [choice.verb for choice in trading().question(seat).clock] == ["time_up"]
    assert tricks_table(["S3 K9", "T4 V5"]).question(0).clock == []


def test_a_question_of_many_fields_keeps_them_all():
    question = trading().question(0)
    assert pickle.loads(pickle.dumps(question)).to_dict() == question.to_dict()


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
