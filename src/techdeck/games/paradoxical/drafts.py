"""Whole gestures of Paradoxical: a claim with all its cards, a draw or an added card with the one that goes for it."""

from __future__ import annotations

from techdeck.core.forms import CommandForm, Slot
from techdeck.core.questions import Choice, Question
from techdeck.games.paradoxical.view import KIND


class Coming(Slot):
    """The deck or the hand card from which the tableau grows; only a full one goes on to ask. (Paradoxical 1.7)"""

    def __init__(self, name: str, type: str) -> None:
        super().__init__(name, ["take_turn"], type)

    def ends_all(self, question: Question, choice: Choice) -> bool:
        return question.about["full"] is False


def cards(name: str, code: str) -> Slot:
    """As many cards as a question asks for, one after the other."""
    return Slot(name, [code], "card", many=True)


GOES = Slot("discard", ["make_room"], "card")
COMMANDS: list[CommandForm] = [
    CommandForm("draw", "take_turn", "draw", [Coming("pile", "int"), GOES]),
    CommandForm("add", "take_turn", "add", [Coming("card", "card"), GOES]),
    CommandForm(
        "claim",
        "take_turn",
        "claim",
        [
            Slot("paradox", ["take_turn"], KIND),
            cards("set_cards", "choose_set_card"),
            cards("indifferent", "choose_indifferent_card"),
        ],
    ),
    CommandForm("discard_cards", "discard_from_hand", "discard", [cards("cards", "discard_from_hand")]),
    CommandForm("discard_cards", "discard_from_pool", "discard", [cards("cards", "discard_from_pool")]),
    CommandForm("add_cards", "add_after_claim", "add", [cards("cards", "add_after_claim")]),
]
"""The forms of this game's commands. What is drawn for a claim comes card by card. (Paradoxical 3.11)"""
