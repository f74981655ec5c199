"""Finding the choice of a question that a player means: by what it does and what it points at."""

from __future__ import annotations

from techdeck.core.forms import value_of
from techdeck.core.questions import DECLINING, Question


def pick(question: Question, verb: str, value: object = None) -> int | None:
    """The action that does this, to that if a value is given; None if it is no choice."""
    for choice in question.choices:
        if choice.verb == verb and (value is None or value_of(choice) == value):
            return choice.action
    return None


def let_go(question: Question) -> int:
    """The choice that stops, drops or declines; the first one if there is none."""
    verbs = (*DECLINING, "drop")
    return next((choice.action for choice in question.choices if choice.verb in verbs), question.choices[0].action)
