"""Statements, questions, answers, and the clock. (Tricks 3.20-3.24)"""

import pytest

from techdeck.core.table import CLOCK
from tests.rulebook.words import frame, refused, refused_action, sayable
from tests.tricks_table import action_of, do, facts, hand, happened, known_to, may_do, told, tricks_table

HANDS = ["T7 K3 S5", "V4 V9 K5", "S9 S10 K8"]


def trading(hands=HANDS, **more):
    """Three players, service is trump, seat 0 has the first trading turn."""
    return tricks_table(hands, phase="trading", trump="service", goals=("V1", "S1", "T1"), **more)


STATEMENTS = {
    "say-value 7": {"holds": True, "value": 7, "domain": None},
    "say-domain technology": {"holds": True, "value": None, "domain": "technology"},
    "say-no-value 4": {"holds": False, "value": 4, "domain": None},
    "say-no-domain service": {"holds": False, "value": None, "domain": "service"},
}


@pytest.mark.parametrize(("said", "heard"), STATEMENTS.items())
def test_3_20_four_kinds_of_statements(said, heard):
    table = trading()
    do(table, said)
    [statement] = told(table, "say")
    assert (statement["seat"], statement["about"]) == (0, heard)
    assert known_to(table, 1).isdisjoint({"T7", "K3", "S5"}), "a statement names no card"


def test_3_20_every_true_statement_and_no_other_is_offered():
    said = {text for text in sayable(trading()) if text.startswith("say")}
    values = {f"say-{'' if value in (3, 5, 7) else 'no-'}value {value}" for value in range(1, 14)}
    domains = {"say-domain knowledge", "say-domain science", "say-domain technology", "say-no-domain service"}
    assert said == values | domains


@pytest.mark.parametrize("lie", ["say-value 8", "say-domain service", "say-no-value 7", "say-no-domain technology"])
def test_3_21_a_lie_is_refused_and_nobody_hears_it(lie):
    table = trading()
    do(table, "speak")
    error = refused(table, lie)
    assert (error.clause, "not true" in error.reason) == ("Tricks 3.21", True)
    assert happened(table, "say") == []


def test_3_21_the_partner_cant_lie_either():
    table = trading()
    do(table, "seat 1", "T7", "no", "V4", "no", "speak")
    assert refused(table, "say-no-value 4", seat=1).clause == "Tricks 3.21"
    assert refused(table, "ask-value 4", seat=1).clause == "Tricks 3.22"


@pytest.mark.parametrize(
    ("question", "answers"),
    [("ask-value 9", ["yes", "yes"]), ("ask-value 4", ["yes", "no"]), ("ask-domain science", ["no", "yes"])],
)
def test_3_21_an_answer_is_true_or_silence(question, answers):
    table = trading()
    do(table, question)
    for seat, answer in enumerate(answers, 1):
        lie = "no" if answer == "yes" else "yes"
        assert may_do(table, seat) == {"silent", answer}
        assert refused(table, lie, seat=seat).clause == "Tricks 3.21"
        do(table, answer, seat=seat)
    heard = [(answer["seat"], answer["other"], answer["about"]["answer"]) for answer in told(table, "answer")]
    assert heard == [(1, 0, answers[0]), (2, 0, answers[1])]


def test_3_22_all_the_others_are_asked_from_the_left_on():
    hands = ["K3 K4", "K5 K6", "K7 K8", "S3 S4"]
    table = tricks_table(hands, phase="trading", trump="service", goals=("S1", "K1", "V1", "T1"))
    do(table, "ask-domain science")
    asked = []
    while frame(table) == "Answering":
        asked.append(int(table.current_player()))
        do(table, "silent")
    assert asked == [3, 0, 1], "whatever they hold"
    assert (table.current_player(), frame(table)) == (2, "TradingTurn")
    assert [answer["answer"] for answer in facts(table, "answer")] == ["nothing"] * 3


def test_3_22_only_yes_no_or_nothing():
    table = trading()
    do(table, "ask-value 9")
    assert refused(table, "V9").clause == "Tricks 3.22"
    assert refused(table, "silent", seat=2).clause == "Tricks 3.22"


@pytest.mark.parametrize(("option", "limit"), [(None, 2), ("0", 0), ("3", 3)])
def test_3_23_so_many_statements_and_questions_a_turn(option, limit):
    table = trading(options={"talk": option} if option else None)
    for spoken in range(limit):
        do(table, "ask-value 9" if spoken % 2 else "say-value 7")
        while frame(table) == "Answering":
            do(table, "silent")
    for more in ("speak", "say-value 7", "ask-value 9"):
        assert refused(table, more).clause == "Tricks 3.23"


def test_3_23_each_seat_has_its_own_limit_and_answers_are_free():
    table = trading()
    for _ in range(2):
        do(table, "ask-domain service")
        do(table, "yes", seat=1)
        do(table, "no", seat=2)
    do(table, "seat 1", "T7", "no", "V4", "no")
    do(table, "say-value 4", "say-value 9", seat=1)
    assert refused(table, "say-value 4", seat=1).clause == "Tricks 3.23"
    do(table, "no", seat=1)
    do(table, "no", seat=0)
    do(table, "say-value 4", seat=1)
    assert table.current_player() == 1, "a new proposer's turn, a new count"


def test_3_23_a_new_proposers_turn_is_a_new_count_for_every_seat():
    """In seat 0's turn seats 0 and 2 say all they may; in seat 1's turn both of them may speak again."""
    table = trading()
    do(table, "say-value 7", "say-value 3")
    do(table, "seat 2", "T7", "no", "S9", "no")
    do(table, "say-value 9", "say-value 10", seat=2)
    assert refused(table, "speak", seat=2).clause == "Tricks 3.23"
    assert table.view(1).to_dict()["talk_left"] == [0, 2, 0]
    do(table, "no", seat=2)
    do(table, "no", seat=0)
    assert table.view(1).to_dict()["talk_left"] == [2, 2, 2]
    for partner, said in ((0, "say-value 7"), (2, "say-value 9")):
        do(table, f"seat {partner}", "V4", "no", "any-card", "no", seat=1)
        do(table, said, "no", seat=partner)
    assert [said["value"] for said in facts(table, "say")][-2:] == [7, 9]


SUB_STATES = {
    "the turn": [],
    "speaking": ["speak"],
    "naming a card": ["seat 1", "T7", "no", "exact"],
    "the partner speaking": ["seat 1", "T7", "no", "V4", "no", "speak"],
    "offering": ["seat 1"],
    "a second card": ["seat 1", "T7"],
    "wanting": ["seat 1", "T7", "no"],
    "one of two values": ["seat 1", "T7", "no", "either"],
    "the other of two values": ["seat 1", "T7", "no", "either", "value 4"],
    "a second wish": ["seat 1", "T7", "no", "V4"],
    "the reply": ["seat 1", "face-down T7", "no", "V4", "no"],
    "half committed": ["seat 1", "T7", "no", "V4", "V9", "V4"],
    "a question": ["ask-value 9"],
    "a half answered question": ["ask-value 9", "yes"],
    "a counter-offer": ["seat 1", "T7", "no", "V4", "no", "counter", "V9"],
    "a counter-offer's wish": ["seat 1", "T7", "no", "V4", "no", "counter", "V9", "no"],
    "the reply to a counter-offer": ["seat 1", "T7", "no", "V4", "no", "counter", "V9", "no", "T7", "no"],
}


@pytest.mark.parametrize("steps", SUB_STATES.values(), ids=SUB_STATES.keys())
def test_3_24_the_clock_ends_the_turn_wherever_it_is(steps):
    """The engine keeps no time: the minutes are for the live table, whose clock then does this."""
    table = trading()
    before = [hand(table, seat) for seat in range(3)]
    do(table, *steps)
    assert table.legal_actions(CLOCK) == [action_of(table, "time-up")]
    do(table, "time-up", seat=CLOCK)
    assert (table.current_player(), frame(table)) == (1, "TradingTurn")
    assert [hand(table, seat) for seat in range(3)] == before
    assert table.view(2).to_dict()["offer"] is None
    assert [event["seat"] for event in told(table, "time_up")] == [None]


@pytest.mark.parametrize("swap", ["deck-swap", "trump-swap"])
def test_3_24_the_clock_ends_a_half_made_swap(swap):
    table = tricks_table(["K3 K4", "S3 S4"], phase="trading", trump="service", goals=("V1", "K1"), deck="T5")
    do(table, swap)
    do(table, "time-up", seat=CLOCK)
    assert (table.current_player(), hand(table, 0)) == (1, "K3 K4")


def test_3_24_the_limit_is_an_option_and_no_player_is_the_clock():
    table = trading(options={"trade_minutes": "9"})
    assert table.game.options()["trade_minutes"] == "9"
    assert trading().game.options()["trade_minutes"] == "5"
    assert refused(table, "time-up", seat=0).clause == "Tricks 3.2"
    bidding = tricks_table(["K3", "S3"], phase="bidding")
    assert refused_action(bidding, action_of(bidding, "time-up"), CLOCK).clause == "Family 7.10"


def test_3_20_who_may_still_speak_is_told_to_choose_it_first():
    table = tricks_table(HANDS, phase="trading", goals=("V1", "S1", "T1"))
    error = refused_action(table, action_of(table, "say-no-domain service"), 0)
    assert (error.clause, "first" in error.reason) == ("Tricks 3.20", True)


def test_3_22_a_question_about_the_value_1_is_told_as_a_question():
    table = tricks_table(HANDS, phase="trading", goals=("V1", "S1", "T1"))
    do(table, "ask-value 1")
    [question] = told(table, "ask")
    assert (question["seat"], question["about"]) == (0, {"value": 1, "domain": None})
    assert not happened(table, "say")
