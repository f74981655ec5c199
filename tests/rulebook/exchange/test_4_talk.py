"""Talk. (Exchange 4)"""

import pytest

from tests.exchange_table import all_done, do, exchange_table, heard, may_do, refused, say, seen

THREE = ["K2 S4 T9", "K3 S5 T13", "K4 S6 V7"]


def test_4_1_one_may_tell_true_things_and_never_has_to():
    table = exchange_table(THREE)
    say(table, 0, "say-value 9")
    say(table, 0, "say-no-domain service")
    assert heard(table, "say") == [
        {"seat": 0, "other": None, "holds": True, "value": 9, "domain": None},
        {"seat": 0, "other": None, "holds": False, "value": None, "domain": "service"},
    ]
    assert "done" in may_do(table, 1)


@pytest.mark.parametrize(
    ("text", "is_true"),
    [
        ("say-value 4", True),
        ("say-domain technology", True),
        ("say-no-value 13", True),
        ("say-no-domain service", True),
        ("say-value 13", False),
        ("say-domain service", False),
        ("say-no-value 4", False),
        ("say-no-domain technology", False),
    ],
)
def test_4_2_a_statement_says_that_one_holds_a_value_or_a_domain_or_does_not(text, is_true):
    table = exchange_table(THREE)
    do(table, "speak", seat=0)
    assert (text in may_do(table, 0)) == is_true


def test_4_2_speaking_is_chosen_first():
    assert refused(exchange_table(THREE), "say-value 9", 0).clause == "Exchange 4.2"


def test_4_3_a_question_asks_all_the_others_about_a_value_or_a_domain():
    """The rulebook's example: does anyone have a 13?"""
    table = exchange_table(THREE)
    say(table, 0, "ask-value 13")
    say(table, 2, "ask-domain science")
    assert heard(table, "ask") == [
        {"seat": 0, "other": None, "value": 13, "domain": None},
        {"seat": 2, "other": None, "value": None, "domain": "science"},
    ]
    assert seen(table, 1)["questions"] == [
        {"seat": 0, "value": 13, "domain": None, "answered": []},
        {"seat": 2, "value": None, "domain": "science", "answered": []},
    ]
    assert {"answer-yes 0", "answer-yes 2"} <= may_do(table, 1)


def test_4_4_an_answer_is_true_or_refused():
    table = exchange_table(THREE)
    say(table, 0, "ask-value 13")
    assert refused(table, "answer-no 0", 1).clause == "Exchange 4.4"
    assert refused(table, "answer-yes 0", 2).clause == "Exchange 4.4"
    do(table, "answer-yes 0", seat=1)
    do(table, "answer-no 0", seat=2)
    about = {"other": 0, "value": 13, "domain": None}
    assert heard(table, "answer") == [{"seat": 1, "answer": "yes", **about}, {"seat": 2, "answer": "no", **about}]


def test_4_4_a_false_statement_is_refused():
    table = exchange_table(THREE)
    do(table, "speak", seat=0)
    assert refused(table, "say-value 13", 0).clause == "Exchange 4.4"


def test_4_5_everybody_else_may_answer_once():
    table = exchange_table(THREE)
    say(table, 0, "ask-value 13")
    assert refused(table, "answer-no 0", 0).clause == "Exchange 4.5"
    do(table, "answer-yes 0", seat=1)
    assert refused(table, "answer-yes 0", 1).clause == "Exchange 4.5"


def test_4_5_a_question_is_open_until_the_next_one_of_the_same_player():
    table = exchange_table(THREE)
    say(table, 0, "ask-value 13")
    do(table, "answer-yes 0", seat=1)
    say(table, 0, "ask-value 5")
    do(table, "answer-yes 0", seat=1)
    assert (heard(table, "answer")[-1]["answer"], heard(table, "answer")[-1]["value"]) == ("yes", 5)


def test_4_5_everybody_sees_who_has_answered():
    table = exchange_table(THREE)
    say(table, 0, "ask-value 13")
    assert [asked["answered"] for asked in seen(table, 2)["questions"]] == [[]]
    do(table, "answer-yes 0", seat=1)
    for seat in (0, 1, 2, None):
        assert [asked["answered"] for asked in seen(table, seat)["questions"]] == [[1]]
    say(table, 0, "ask-value 5")
    assert [asked["answered"] for asked in seen(table, 2)["questions"]] == [[]]


def test_4_5_a_question_is_over_when_trading_ends():
    table = exchange_table(THREE)
    say(table, 0, "ask-value 13")
    all_done(table)
    do(table, "no", "no", "no")
    assert seen(table)["questions"] == []
    assert refused(table, "answer-yes 0", 1).clause == "Exchange 4.5"


def test_4_6_each_player_may_speak_so_often_in_one_trading_phase():
    table = exchange_table(THREE, options={"talk": "2"})
    say(table, 0, "say-value 4")
    say(table, 0, "ask-value 4")
    assert refused(table, "speak", 0).clause == "Exchange 4.6"
    assert seen(table, 1)["talk_left"] == [0, 2, 2]
    all_done(table)
    do(table, "no", "no", "no")
    assert "speak" in may_do(table, 0)


def test_4_6_answers_are_not_counted():
    table = exchange_table(THREE, options={"talk": "1"})
    say(table, 0, "ask-value 13")
    say(table, 1, "say-value 3")
    do(table, "answer-yes 0", seat=1)
    assert seen(table)["talk_left"] == [0, 0, 1]


def test_4_7_whether_players_may_chat_is_an_option_that_clients_read():
    assert exchange_table(THREE).game.options()["free_chat"] == "on"
    assert exchange_table(THREE, options={"free_chat": "off"}).game.options()["free_chat"] == "off"
