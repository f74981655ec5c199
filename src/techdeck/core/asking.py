"""Drawing up what is asked, for one seat or an onlooker, from what that seat knows. (Family 7.14)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.actions import CONCEDE
from techdeck.core.bits import has
from techdeck.core.counting import DRAW_SAID
from techdeck.core.questions import Choice, Question
from techdeck.core.state import State
from techdeck.core.table import CLOCK
from techdeck.core.vain import why_in_vain
from techdeck.core.zones import ONLOOKER


def asked_of(table: State, eyes: i64) -> Question:
    """What is asked now, without the choices: where these are at hand as legal actions, that is enough."""
    if table.is_terminal():
        return Question("over")
    question = table.top.ask(table, eyes)
    question.clause = table.top.cited() if question.clause == "" else question.clause
    question.effect = table.effect()
    return question


def question_for(table: State, eyes: i64) -> Question:
    """What is asked now, of a table that was masked for these eyes; who is not asked has no choices."""
    question = asked_of(table, eyes)
    question.seat = None if eyes == ONLOOKER else int(eyes)
    question.asked = table.acting_seats()
    if eyes != ONLOOKER:
        question.choices = [choice_of(table, question, action) for action in table.legal_actions(eyes)]
        for choice in question.choices:
            if choice.verb == "use":
                choice.lacks = why_in_vain(table, eyes, choice.action)
        question.ways_out = [way_out(table, eyes, action) for action in table.ways_out(eyes)]
    question.clock = [choice_of(table, question, action) for action in table.legal_actions(CLOCK)]
    return question


def choice_of(table: State, question: Question, action: int) -> Choice:
    """An action as a choice: what it does here, and what it points at."""
    kind = table.game.actions.kind(action)
    verb = question.verbs.get(kind.name)
    target = question.targets.get(action)
    if target is None:
        target = table.game.actions.target(action)
    return Choice(action, kind.name.replace("-", "_") if verb is None else verb, target)


def way_out(table: State, eyes: i64, action: int) -> Choice:
    """Giving up, offering a draw, or agreeing to one. (Family 7.1, 7.6)"""
    if action == CONCEDE:
        return Choice(action, "concede", None)
    agrees = table.nums[DRAW_SAID] != 0 and not has(table.nums[DRAW_SAID], eyes)
    return Choice(action, "agree_to_draw" if agrees else "offer_draw", None)
