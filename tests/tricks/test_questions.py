"""What is asked in Tricks of the Trade, as data: each code with its facts, its verbs and what they point at."""

import pytest

from techdeck.core.questions import Question
from techdeck.games.tricks.table import Tricks
from tests.rulebook.words import trading
from tests.tricks_table import do, tricks_table

OFFER = {"from": 0, "to": 1, "cards": ["T7"], "counter": False}
"""The proposal of T7 to seat 1, as seat 1 sees it."""
EXACT = {"kind": "card", "card": "T7"}


def asked(table: Tricks, unheard: str = "") -> Question:
    """The question of whoever is asked; the others hear the same, or of what was begun only where it began."""
    who = int(table.current_player())
    question = table.question(who)
    for other in [*range(int(table.players)), None]:
        if other != who:
            heard = table.question(other)
            assert (heard.code, heard.asked, heard.choices) == (unheard or question.code, [who], [])
            assert (heard.chosen == question.chosen and heard.about == question.about) or unheard
    return question


def choices(question: Question) -> set[str]:
    """What may be done: the verb and what it points at."""
    found = set()
    for choice in question.choices:
        target = choice.target or {"kind": "nothing", "nothing": ""}
        found.add(f"{choice.verb} {target[str(target['kind'])]}".strip())
    return found


def verbs(question: Question) -> set[str]:
    """What may be done, without what it points at."""
    return {choice.verb for choice in question.choices}


def test_trading_turn():
    table = trading()
    question = asked(table)
    assert (question.code, question.clause, question.optional) == ("trading_turn", "Tricks 3.2", True)
    assert question.about == {"proposals_left": 4, "talk_left": 2}
    assert choices(question) == {"pass", "propose_to 1", "propose_to 2", "speak"}
    assert [choice.verb for choice in question.clock] == ["time_up"]
    do(table, "say-value 7", "seat 1", "T7", "no", "V4", "no", "no")
    assert asked(table).about == {"proposals_left": 3, "talk_left": 1}


def test_trading_turn_of_two():
    table = tricks_table(["K3 K4", "S3 S4"], phase="trading", goals=("V1", "K1"), deck="T5")
    assert choices(asked(table)) == {"pass", "propose_to 1", "speak", "swap_with deck", "swap_with trump"}


@pytest.mark.parametrize(("swap", "place"), [("deck-swap", "deck"), ("trump-swap", "trump")])
def test_swap_card(swap, place):
    table = tricks_table(["K3 K4", "S3 S4"], phase="trading", goals=("V1", "K1"), deck="T5")
    do(table, swap)
    question = asked(table, "trading_turn")
    assert (question.code, question.clause, question.about) == ("swap_card", "Tricks 3.25", {"with": place})
    assert choices(question) == {"swap K3", "swap K4"}


def test_offer_card():
    table = trading()
    do(table, "seat 1")
    question = asked(table, "trading_turn")
    draft = {"to": 1, "cards": [], "counter": False, "told": [], "wanted": []}
    assert (question.code, question.clause, question.about) == ("offer_card", "Tricks 3.6", draft)
    ways = ("offer", "offer_by_value", "offer_by_domain", "offer_face_down")
    assert choices(question) == {f"{way} {card}" for way in ways for card in ("K3", "S5", "T7")}
    assert (question.left, question.optional) == (2, False)
    do(table, "by-value T7")
    question = asked(table, "trading_turn")
    assert question.about == {**draft, "cards": ["T7"], "told": [{"kind": "value", "value": 7}]}
    assert choices(question) == {"stop"} | {f"{way} {card}" for way in ways for card in ("K3", "S5")}
    assert (question.left, question.optional) == (1, True)


def test_want_card():
    table = trading()
    do(table, "seat 1", "T7", "no")
    question = asked(table, "trading_turn")
    draft = {"to": 1, "cards": ["T7"], "counter": False, "told": [EXACT], "wanted": []}
    assert (question.code, question.clause, question.about) == ("want_card", "Tricks 3.8", draft)
    assert verbs(question) == {"want", "want_any", "want_exact", "want_either"}
    assert {"want 1", "want 13", "want knowledge", "want service"} <= choices(question)
    assert (question.left, question.optional) == (2, False)
    do(table, "domain service")
    question = asked(table, "trading_turn")
    assert question.about == {**draft, "wanted": [{"kind": "domain", "domain": "service"}]}
    assert (question.left, question.optional, "stop" in verbs(question)) == (1, True, True)


def test_want_exact():
    table = trading()
    do(table, "seat 1", "T7", "no", "exact")
    question = asked(table, "trading_turn")
    assert (question.code, question.clause, question.about["cards"]) == ("want_exact", "Tricks 3.8", ["T7"])
    assert verbs(question) == {"want"}
    assert {"want V4", "want K8"} <= choices(question)
    assert choices(question).isdisjoint({"want T7", "want V2", "want V1"})


def test_want_either_and_other():
    table = trading()
    do(table, "seat 1", "T7", "no", "either")
    question = asked(table, "trading_turn")
    assert (question.code, question.clause) == ("want_either", "Tricks 3.8")
    assert choices(question) == {f"want {value}" for value in range(1, 14)}
    do(table, "value 4")
    question = asked(table, "trading_turn")
    assert (question.code, question.about["value"]) == ("want_other", 4)
    domains = {"want knowledge", "want science", "want technology", "want service"}
    assert choices(question) == {f"want {value}" for value in range(1, 14) if value != 4} | domains


def test_reply():
    table = trading()
    do(table, "seat 1", "T7", "no", "domain service", "no")
    question = asked(table)
    wanted = [{"kind": "domain", "domain": "service"}]
    assert (question.code, question.clause) == ("reply", "Tricks 3.9")
    assert question.about == {**OFFER, "told": [EXACT], "wanted": wanted}
    assert choices(question) == {"refuse", "give V4", "give V9", "counter", "speak"}
    assert (question.left, question.chosen, question.optional) == (1, [], True)


def test_reply_to_a_counter_offer():
    table = trading()
    do(table, "seat 1", "T7", "no", "V4", "no", "counter", "by-domain V9", "no", "any-card", "any-card")
    question = table.question(0)
    assert (question.code, question.about["from"], question.about["counter"]) == ("reply", 1, True)
    assert question.about["cards"] == [None], "only the one who offers it sees which card it is"
    assert table.question(1).about["cards"] == ["V9"]
    assert verbs(question) == {"refuse", "give", "speak"}
    assert question.left == 2


def test_give_second():
    table = trading()
    do(table, "seat 1", "T7", "no", "domain service", "any-card", "V4")
    question = asked(table, "reply")
    assert (question.code, question.clause, question.about["to"]) == ("give_second", "Tricks 3.10", 1)
    assert (question.chosen, question.left) == ([{"kind": "card", "card": "V4"}], 1)
    assert choices(question) == {"give V9", "give K5"}


def test_speak():
    table = trading()
    do(table, "speak")
    question = asked(table, "trading_turn")
    assert (question.code, question.clause, question.about) == ("speak", "Tricks 3.20", {"questions": True})
    assert {"say_value", "say_no_value", "say_domain", "say_no_domain", "ask_value", "ask_domain"} == verbs(question)
    assert {"say_value 7", "say_no_value 8", "ask_domain service"} <= choices(question)
    do(table, "say-value 7", "seat 1", "T7", "no", "V4", "no", "speak")
    assert asked(table, "reply").about == {"questions": False}


@pytest.mark.parametrize(
    ("question", "about"),
    [("ask-value 9", {"value": 9, "domain": None}), ("ask-domain service", {"value": None, "domain": "service"})],
)
def test_answer(question, about):
    table = trading()
    do(table, question)
    told = asked(table)
    assert (told.code, told.clause, told.about) == ("answer", "Tricks 3.22", {"asker": 0, **about})
    assert (choices(told), told.optional) == ({"answer_yes", "stay_silent"}, True)


def test_bid():
    table = tricks_table(["K3 K4", "S3 S4"], phase="bidding")
    question = table.question(1)
    assert (question.code, question.clause, question.asked, question.about) == ("bid", "Tricks 4.1", [0, 1], {})
    assert choices(question) == {f"bid {number}" for number in range(7)}
    do(table, "bid 3", seat=0)
    assert [(table.question(seat).asked, len(table.question(seat).choices)) for seat in (0, 1)] == [([1], 0), ([1], 7)]


def test_use_card():
    table = tricks_table(["K3 K4", "S3 S4"], phase="effects")
    question = asked(table)
    assert (question.code, question.clause, question.optional) == ("use_card", "Tricks 5.1", True)
    assert choices(question) == {"pass", "use K3", "use K4"}


def test_play_card():
    table = tricks_table(["K3 K4", "S3 K9"], phase="tricks")
    question = asked(table)
    assert (question.code, question.clause, question.about) == ("play_card", "Tricks 6.1", {"led": None})
    assert choices(question) == {"play K3", "play K4"}
    do(table, "K3")
    question = asked(table)
    assert (question.about, choices(question)) == ({"led": "knowledge"}, {"play K9"})


def test_over():
    table = tricks_table(["K3", "S3"], phase="tricks")
    table.apply_action(-2, 0)
    assert table.question(1).code == "over"
