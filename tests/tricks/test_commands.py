"""Whole gestures of Tricks of the Trade: each form filled, or refused with its clause and nothing changed."""

from typing import Any

import pytest

from techdeck import IllegalAction
from techdeck.core.trading.slots import steps_of
from techdeck.games.tricks.table import Tricks
from tests.tricks_table import do, hand, tricks_table

Data = dict[str, Any]
K9: Data = {"kind": "card", "card": "K9"}
V4: Data = {"kind": "card", "card": "V4"}
ANY: Data = {"kind": "any"}


def trading(players: int = 3) -> Tricks:
    """Seat 0's trading turn."""
    hands = ["K9 S4 V3", "T5 V4 V9", "V5 V6 T7"][:players]
    goals = ("K1", "S1", "T1")[:players]
    return tricks_table(hands, phase="trading", trump="K2", goals=goals, deck="T9 T10")


def asked(*wanted: Data, cards: str = "card") -> Tricks:
    """Seat 0 has offered K9 to seat 1 for these."""
    table = trading()
    offered = [{"card": "K9", "tell": cards}]
    table.apply_command({"kind": "offer", "to": 1, "cards": offered, "wanted": list(wanted)}, 0)
    return table


def standing(table: Tricks) -> Data:
    """The offer that stands, as its own seat sees it."""
    offer = table.view(0).to_dict()["offer"]
    assert isinstance(offer, dict)
    return offer


def refusal(table: Tricks, command: Data, seat: int = 0) -> IllegalAction:
    """Why a command is refused; it changes nothing."""
    before = table.hash()
    with pytest.raises(IllegalAction) as refused:
        table.apply_command(command, seat)
    assert table.hash() == before
    return refused.value


def kinds(table: Tricks, seat: int = 0) -> list[str]:
    """The kinds of commands open to a seat."""
    return sorted(template.form.kind for template in table.commands(seat))


def test_the_commands_of_a_trading_turn_and_of_an_answer():
    """Tricks 3.2, 3.9, 3.25."""
    assert kinds(trading()) == ["ask", "offer", "pass", "say"]
    assert kinds(trading(2)) == ["ask", "offer", "pass", "say", "swap"]
    assert kinds(asked(ANY), 1) == ["accept", "counter", "refuse", "say"]
    assert kinds(trading(), 1) == []


# --- offers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tell", "promise"),
    [
        ("card", K9),
        ("value", {"kind": "value", "value": 9}),
        ("domain", {"kind": "domain", "domain": "knowledge"}),
        ("nothing", {"kind": "face_down"}),
    ],
)
def test_each_card_is_offered_with_what_is_told_of_it(tell, promise):
    """Tricks 3.7."""
    offer = standing(asked(ANY, cards=tell))
    assert (offer["told"], offer["wanted"], offer["to"]) == ([promise], [ANY], 1)


@pytest.mark.parametrize(
    "pattern",
    [
        ANY,
        V4,
        {"kind": "value", "value": 5},
        {"kind": "domain", "domain": "service"},
        {"kind": "value_or_value", "value": 5, "other": 9},
        {"kind": "value_or_domain", "value": 5, "domain": "service"},
    ],
)
def test_everything_that_can_be_asked_for_is_one_value(pattern):
    """Tricks 3.8."""
    assert standing(asked(pattern))["wanted"] == [pattern]
    assert standing(asked(pattern, ANY))["wanted"] == [pattern, ANY]
    values = trading().view(0).command({"kind": "offer", "to": 1, "cards": [{"card": "K9", "tell": "card"}]}).values
    assert pattern in values


def test_a_template_says_what_may_come_next():
    view = trading().view(0)
    to = view.command({"kind": "offer"})
    assert to.next is not None
    assert (to.next.name, to.values) == ("to", [1, 2])
    cards = view.command({"kind": "offer", "to": 2})
    assert cards.next is not None
    assert cards.next.name == "cards"
    assert len(cards.values) == 12
    wanted = view.command({"kind": "offer", "to": 2, "cards": [{"card": "S4", "tell": "nothing"}]})
    assert wanted.next is not None
    assert wanted.next.name == "wanted"
    assert K9 not in wanted.values
    assert view.command({**wanted.command, "wanted": [ANY]}).complete


@pytest.mark.parametrize(
    ("filled", "code", "clause"),
    [
        ({"to": 0}, "not_allowed", "Tricks 3.2"),
        ({"to": 1}, "missing_slot", "Tricks 3.6"),
        ({"to": 1, "cards": [{"card": "T5", "tell": "card"}]}, "not_allowed", "Tricks 3.6"),
        ({"to": 1, "cards": [{"card": "K9", "tell": "lies"}]}, "wrong_value", "Tricks 3.6"),
        ({"to": 1, "cards": [{"card": "K9", "tell": "card"}] * 2}, "not_allowed", "Tricks 3.6"),
        ({"to": 1, "cards": [{"card": "K9", "tell": "card"}], "wanted": []}, "missing_slot", "Tricks 3.8"),
        ({"to": 1, "cards": [{"card": "K9", "tell": "card"}], "wanted": [K9]}, "not_allowed", "Tricks 3.8"),
        ({"to": 1, "cards": [{"card": "K9", "tell": "card"}], "wanted": [V4, V4]}, "not_allowed", "Tricks 3.8"),
        ({"to": 1, "cards": [{"card": "K9", "tell": "card"}], "wanted": ["V4"]}, "wrong_value", "Tricks 3.8"),
        ({"to": 1, "cards": [{"card": "K9", "tell": "card"}], "wanted": [ANY] * 3}, "unknown_slot", "Tricks 3.8"),
    ],
)
def test_an_offer_that_can_not_be_is_refused(filled, code, clause):
    error = refusal(trading(), {"kind": "offer", **filled})
    assert (error.code, error.clause) == (code, clause)


def test_nobody_hears_of_an_offer_that_is_refused():
    table = trading()
    heard = len(table.watch().events)
    refusal(table, {"kind": "offer", "to": 1, "cards": [{"card": "K9", "tell": "card"}], "wanted": [K9]})
    assert len(table.watch().events) == heard


def test_a_counter_offer_goes_to_the_proposer_and_is_not_countered():
    """Tricks 3.13, 3.14."""
    table = asked(ANY)
    counter: Data = {"kind": "counter", "cards": [{"card": "T5", "tell": "value"}], "wanted": [K9]}
    table.apply_command(counter, 1)
    offer = standing(table)
    assert (offer["from"], offer["to"], offer["counter"]) == (1, 0, True)
    error = refusal(table, {**counter, "cards": [{"card": "S4", "tell": "card"}]}, 0)
    assert error.clause == "Tricks 3.14"


def test_to_accept_is_to_give_all_that_is_asked_for():
    """Tricks 3.10."""
    service: Data = {"kind": "domain", "domain": "service"}
    table = asked(service, {"kind": "value", "value": 9})
    assert refusal(table, {"kind": "accept", "cards": ["V9"]}, 1).clause == "Tricks 3.11"
    assert refusal(table, {"kind": "accept", "cards": ["V4"]}, 1).code == "missing_slot"
    assert refusal(table, {"kind": "accept", "cards": ["V4", "T5"]}, 1).clause == "Tricks 3.11"
    assert len(table.apply_command({"kind": "accept", "cards": ["V4", "V9"]}, 1)) == 2
    assert hand(table, 1) == "K9 T5"


# --- swaps and talk --------------------------------------------------------------------------------


def test_a_swap_says_with_what_and_which_card():
    """The new card is seen only once it is done. (Tricks 3.25-3.28)"""
    table = trading(2)
    template = table.view(0).command({"kind": "swap"})
    assert sorted(map(str, template.values)) == ["deck", "trump"]
    assert table.view(0).command({"kind": "swap", "with": "deck", "card": "S4"}).complete
    assert refusal(table, {"kind": "swap", "with": "hand"}).code == "wrong_value"
    table.apply_command({"kind": "swap", "with": "deck", "card": "S4"}, 0)
    assert hand(table, 0) == "K9 T9 V3"
    assert refusal(trading(), {"kind": "swap", "with": "deck", "card": "S4"}).clause == "Tricks 3.25"


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        ("say", {"holds": True, "value": 9, "domain": None}),
        ("say", {"holds": False, "value": None, "domain": "technology"}),
        ("ask", {"value": 13, "domain": None}),
        ("ask", {"value": None, "domain": "service"}),
    ],
)
def test_a_statement_or_a_question_is_one_command(kind, what):
    """Tricks 3.20, 3.22."""
    table = trading()
    journal = table.watch()
    table.apply_command({"kind": kind, "what": what}, 0)
    assert [(event.kind, event.about) for event in journal.events] == [(kind, what)]


def test_a_lie_is_refused_by_the_rule():
    """Tricks 3.21, 3.22, 3.23."""
    lie: Data = {"kind": "say", "what": {"holds": True, "value": 13, "domain": None}}
    assert refusal(trading(), lie).clause == "Tricks 3.21"
    assert refusal(asked(ANY), lie, 1).clause == "Tricks 3.21"
    assert refusal(asked(ANY), {"kind": "ask", "what": {"value": 13, "domain": None}}, 1).code == "unknown_kind"
    table = trading()
    do(table, "speak", "say-value 9", "speak", "say-value 4")
    assert refusal(table, lie).clause == "Tricks 3.23"


def test_who_can_do_something_else_is_told_so_in_words():
    """Tricks 3.9: whoever answers an offer asks nothing."""
    asks = refusal(asked(ANY), {"kind": "ask", "what": {"value": 13, "domain": None}}, 1)
    assert asks.reason == "you can't ask anything now: you may make a counter-offer, accept, say something or refuse"
    assert sorted(asks.accepted) == ["accept", "counter", "refuse", "say"]
    assert refusal(asked(ANY), {"kind": "dance"}, 1).reason.startswith("there is no 'dance': you may make a counter-")


def test_a_card_that_does_not_fit_and_one_that_leaves_none_to_fit_are_told_apart():
    """Tricks 3.11: V4 is the only card that fits the second pattern."""
    table = asked({"kind": "domain", "domain": "service"}, V4)
    assert "does not fit" in refusal(table, {"kind": "accept", "cards": ["T5"]}, 1).reason
    reason = refusal(table, {"kind": "accept", "cards": ["V4"]}, 1).reason
    assert reason == "that card fits, but then you hold none for the other one asked for"


def test_a_gesture_that_began_to_speak_may_say_or_ask():
    for action, kind in (("say-value 9", "say"), ("ask-value 9", "ask")):
        table = trading()
        gesture = table.view(0).gesture()
        for text in ("speak", action):
            gesture.take(table.game.actions.action(text))
        assert gesture.complete
        assert gesture.command()["kind"] == kind
        assert table.apply_command(gesture.command(), 0) == gesture.actions


def test_what_is_no_pattern_has_no_steps():
    assert steps_of({"kind": "luck"}) == steps_of("V4") == steps_of({}) == []
