"""Whole gestures of Tech Exchange: an offer, an accept, a statement, a question, groups of a hand. (Exchange 2-4, 7)"""

from __future__ import annotations

from techdeck.core.forms import CommandForm, Slot, refused, value_of
from techdeck.core.questions import Choice, Question
from techdeck.core.state import State
from techdeck.core.trading.slots import AskedSlot, OfferedSlot, SaidSlot, WantedSlot


class ToSlot(Slot):
    """For whom an offer is: a seat, or "all". (Exchange 2.9)"""

    def __init__(self) -> None:
        super().__init__("to", ["offer_to"], "seat or =all")

    def values(self, table: State, seat: int, question: Question) -> list[object]:
        return [addressee(choice) for choice in question.choices if choice.verb != "drop"]

    def actions(self, table: State, seat: int, question: Question, value: object) -> list[int]:
        for choice in question.choices:
            if choice.verb != "drop" and addressee(choice) == value:
                return [choice.action]
        raise refused(table, seat, question, value)

    def told(self, choices: list[Choice]) -> object:
        return addressee(choices[-1])


def addressee(choice: Choice) -> object:
    """Whom a choice makes the offer to."""
    return "all" if choice.target is None else value_of(choice)


class CommitSlot(Slot):
    """The cards committed to an offer, one for each pattern. (Exchange 3.2)"""

    def __init__(self) -> None:
        super().__init__("cards", ["commit_card"], "card", many=True)

    def values(self, table: State, seat: int, question: Question) -> list[object]:
        return [value_of(choice) for choice in question.choices if choice.verb == "commit"]


OFFER = [OfferedSlot(), WantedSlot(), ToSlot()]
ACCEPT = [Slot("offer", ["trade", "rest"], "int"), CommitSlot()]
COMMANDS: list[CommandForm] = [
    CommandForm("offer", "trade", "begin_offer", OFFER),
    CommandForm("accept", "trade", "accept", ACCEPT),
    CommandForm("accept", "rest", "accept", ACCEPT),
    CommandForm("say", "trade", "speak", [SaidSlot()]),
    CommandForm("ask", "trade", "speak", [AskedSlot()]),
]
