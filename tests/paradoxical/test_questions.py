"""What is asked in Paradoxical, as data: each code with its facts, what its choices do and what they point at."""

import json

import pytest

from techdeck.core.questions import Question
from techdeck.games.paradoxical.places import Paradoxical
from tests.paradoxical_table import EXAMPLE, do, paradoxical_table
from tests.rulebook.paradoxical.words import play_on

FULL = "K1 K3 K5 K7 K9 K11 K13 S2 S4 S6"


def asked(table: Paradoxical, seat: int | None = 0) -> Question:
    """The question as a seat hears it; those who are not asked hear the same facts and have no choice."""
    question = table.question(seat)
    who = int(table.current_player())
    for other in [*range(int(table.players)), None]:
        heard = table.question(other)
        assert (heard.code, heard.about, heard.left) == (question.code, question.about, question.left)
        assert (heard.chosen, heard.clause, heard.asked) == (question.chosen, question.clause, [who])
        assert bool(heard.choices) == (other == who)
    return question


def choices(question: Question) -> set[str]:
    """What may be done: the verb and what it points at."""
    found = set()
    for choice in question.choices:
        target = choice.target or {"kind": "nothing", "nothing": ""}
        found.add(f"{choice.verb} {target[str(target['kind'])]}".strip())
    return found


def test_take_turn():
    """Draw, claim, use, add. (Paradoxical 1.1)"""
    table = paradoxical_table([EXAMPLE, ""], hands=["S4", ""], deck_1="K5", deck_2="V3", marked="K2")
    question = asked(table)
    assert (question.code, question.clause, question.about) == ("take_turn", "Paradoxical 1.1", {"full": True})
    uses = {f"use {card}" for card in [*EXAMPLE.split()[1:], "S4"]}
    assert choices(question) == {"draw 1", "draw 2", "add S4", "claim two_pairs", "claim full_house"} | uses
    assert (question.left, question.chosen, question.optional) == (None, [], False)
    kinds = {json.dumps(choice.target) for choice in question.choices if choice.verb == "claim"}
    assert '{"kind": "paradox", "paradox": "two_pairs"}' in kinds
    do(table, "two-pairs", "S12", "T12", "K7", "V7", "K6", "S3", "K2", "T2")
    assert asked(table, 1).about == {"full": False}


@pytest.mark.parametrize(
    ("action", "about"),
    [
        ("pile 1", {"draws_from": 1, "adds": None}),
        ("pile 2", {"draws_from": 2, "adds": None}),
        ("add T5", {"draws_from": None, "adds": "T5"}),
    ],
)
def test_make_room(action, about):
    """The deck or the card is said first. (Paradoxical 1.7, 1.8)"""
    table = paradoxical_table([FULL, ""], hands=["T5", ""], deck_1="K2", deck_2="V3")
    do(table, action)
    question = asked(table)
    assert (question.code, question.clause, question.about) == ("make_room", "Paradoxical 1.7", about)
    assert choices(question) == {f"discard {card}" for card in FULL.split()}
    assert (question.left, question.optional) == (1, False)


def test_discard_from_hand():
    """How many are still to go. (Paradoxical 1.9)"""
    table = paradoxical_table(hands=["V5 K3 K4 K6 K10", "S3"], deck_1="K7 K8 K9", deck_2="T3")
    do(table, "V5", "pile 1", "seat 1", "pile 2")
    question = asked(table)
    assert (question.code, question.clause, question.about) == ("discard_from_hand", "Paradoxical 1.9", {"keep": 5})
    assert (question.left, choices(question)) == (
        2,
        {f"discard {card}" for card in ("V5", "K3", "K4", "K6", "K10", "K7", "K8")},
    )
    do(table, "K3")
    assert asked(table).left == 1


def test_discard_from_pool():
    """The claimer keeps five of the pool. (Paradoxical 3.10)"""
    table = paradoxical_table(["V8 K9 S8 T9 K1 T2 S3 V4", ""], deck_1="K5", pool="S6 V6 S5")
    do(table, "two-pairs", "K9", "T9", "S8", "V8")
    question = asked(table)
    assert (question.code, question.clause, question.about) == ("discard_from_pool", "Paradoxical 3.10", {"keep": 5})
    assert question.left == 2
    assert choices(question) == {f"discard {card}" for card in ("S6", "V6", "S5", "K1", "T2", "S3", "V4")}


def test_choose_set_card():
    """What is chosen so far, with its sum, and how many are still to choose. (Paradoxical 3.2)"""
    table = paradoxical_table([EXAMPLE, ""], deck_1="K5")
    do(table, "full-house")
    question = asked(table)
    assert (question.code, question.clause, question.left) == ("choose_set_card", "Paradoxical 3.2", 5)
    assert question.about == {
        "size": 5,
        "paradox": "full_house",
        "set_cards": [],
        "set_sum": 0,
        "indifferent": [],
        "indifferent_sum": 0,
    }
    do(table, "S12", "K2")
    question = asked(table)
    assert (question.about["set_cards"], question.about["set_sum"], question.left) == (["S12", "K2"], 14, 3)
    assert question.chosen == [{"kind": "card", "card": "K2"}, {"kind": "card", "card": "S12"}]
    assert choices(question) == {"choose T2", "choose T12", "choose V12"}


def test_choose_indifferent_card():
    """The set with its sum, and the same for the indifferent cards. (Paradoxical 2.2, 3.2)"""
    table = paradoxical_table([EXAMPLE, ""], deck_1="K5")
    do(table, "two-pairs", "S12", "T12", "K2", "T2", "K6")
    question = asked(table)
    assert (question.code, question.clause, question.left) == ("choose_indifferent_card", "Paradoxical 3.2", 3)
    assert question.about == {
        "size": 4,
        "paradox": "two_pairs",
        "set_cards": ["S12", "T12", "K2", "T2"],
        "set_sum": 28,
        "indifferent": ["K6"],
        "indifferent_sum": 6,
    }
    assert question.chosen == [{"kind": "card", "card": "K6"}]
    assert choices(question) == {f"choose {card}" for card in ("K7", "S3", "S10", "V7")}, "V12 weighs too much"


def test_draw_and_add_after_a_claim():
    """Three cards, each of the deck one likes; then up to two into the tableau. (Paradoxical 3.11, 3.12)"""
    table = paradoxical_table([EXAMPLE, ""], deck_1="K5 K9", deck_2="V3 V4")
    do(table, "full-house", "K2", "T2", "S12", "T12", "V12")
    question = asked(table)
    assert (question.code, question.clause, question.about) == ("draw_after_claim", "Paradoxical 3.11", {})
    assert (question.left, choices(question), question.optional) == (3, {"draw 1", "draw 2"}, False)
    do(table, "pile 1", "pile 2")
    assert asked(table).left == 1
    do(table, "pile 1")
    question = asked(table)
    assert (question.code, question.clause, question.about) == ("add_after_claim", "Paradoxical 3.12", {})
    assert (question.left, question.optional) == (2, True)
    assert choices(question) == {"stop", "add K5", "add K9", "add V3"}
    do(table, "add V3")
    assert asked(table).left == 1


def test_a_text_asks_for_its_deck():
    """The user says which one; the card and its sentence are told. (Paradoxical 4.8)"""
    table = paradoxical_table(hands=["K10", ""], deck_1="K5", deck_2="V3")
    do(table, "K10")
    question = asked(table)
    assert (question.code, choices(question)) == ("choose_pile", {"choose_pile 1", "choose_pile 2"})
    assert question.effect is not None
    assert (question.card, question.effect.sentence) == (9, 0)
    assert question.about == {"what": "draw"}


@pytest.mark.parametrize(
    ("card", "about"),
    [
        ("K1", {"what": "look"}),
        ("K8", {"what": "reveal"}),
        ("S6", {"what": "look_at_discards"}),
        ("S1", {"what": "take_discard"}),
        ("S2", {"what": "take_discard"}),
        ("S13", {"what": "other"}),
    ],
)
def test_it_is_told_what_the_deck_is_chosen_for(card, about):
    """A client can word the question. (Family 3.28; Paradoxical 4.8)"""
    held = [f"{card} T9", ""]
    table = paradoxical_table(hands=held, pool="V9", discard_1="S3", discard_2="T3", deck_1="K5", deck_2="V3")
    do(table, card)
    assert (asked(table).code, asked(table).about) == ("choose_pile", about)


def test_the_end_asks_nothing():
    table = paradoxical_table(["", ""], deck_1="K5 K6")
    play_on(table)
    question = table.question(0)
    assert (question.code, question.choices, question.asked) == ("over", [], [])
