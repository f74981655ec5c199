"""True statements and questions during trading. (Tricks 3.20-3.23)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import NO, YES
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import A_SEAT, Field, Flag, Form, seat_field
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.trading.talk import (
    SAID_NO,
    SAID_NOTHING,
    SAID_YES,
    TOPICS,
    add_statements,
    answer,
    is_yes,
    talk,
    topic_data,
)
from techdeck.games.tricks.names import ASK_VALUE, PROPOSER, SAY_VALUE, SILENT, SPEAK, TALK_LIMIT, TALKED
from techdeck.games.tricks.turns import TradeFrame, Unheard


def may_speak(table: Table, seat: i64) -> bool:
    """Whether the seat has statements or questions left in this turn. (Tricks 3.23)"""
    return table.nums[TALKED + seat] < table.nums[TALK_LIMIT]


def is_talk(action: i64) -> bool:
    """Whether the action is to speak, a statement or a question. (Tricks 3.20, 3.22)"""
    return action == SPEAK or SAY_VALUE <= action < SILENT


def why_not_speak(table: Table, seat: i64) -> IllegalAction:
    """Why the seat can't make a statement or ask right now."""
    if may_speak(table, seat):
        return IllegalAction("choose to speak first, then what to say", "Tricks 3.20")
    return IllegalAction("you have made all your statements and questions of this trading turn", "Tricks 3.23")


class Speaking(Unheard):
    """A true statement; the proposer may ask a question instead. (Family 6.8; Tricks 3.20-3.22)"""

    form: ClassVar[Form] = Form(["TradingTurn", "Reply"], [A_SEAT, Flag("questions", "the second number")])
    clause: ClassVar[str] = "Tricks 3.20"

    def __init__(self, seat: i64, questions: bool) -> None:
        super().__init__(seat)
        self.questions = questions

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        add_statements(table, seat, SAY_VALUE, out)
        if self.questions:
            out.add_run(ASK_VALUE, TOPICS)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        """All hear a statement; a question goes round the table."""
        table.pop()
        table.nums[TALKED + seat] += 1
        talk(table, seat, action - SAY_VALUE)
        if action >= ASK_VALUE:
            table.push(answering(seat, action, table.left_of(seat)))

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if SAY_VALUE <= action < ASK_VALUE:
            return IllegalAction("that is not true; say only what is true of your hand", "Tricks 3.21")
        if ASK_VALUE <= action < SILENT:
            if seat == table.nums[PROPOSER]:
                return IllegalAction("answer the counter-offer before you ask a question", "Tricks 3.14")
            return IllegalAction("only the proposer asks questions", "Tricks 3.22")
        return super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        return Question("speak", {}, {"questions": self.questions})


STATEMENT: Final = [Speaking(seat, False) for seat in range(4)]
STATEMENT_OR_QUESTION: Final = [Speaking(seat, True) for seat in range(4)]
"""Frames are immutable, so one a seat serves every table."""


class Answering(TradeFrame):
    """All are asked in turn: yes, no, or silence, never a lie. (Family 6.8, 6.9; Tricks 3.21, 3.22)"""

    form: ClassVar[Form] = Form(
        ["TradingTurn"],
        [seat_field("asker", "who asks"), Field("question", "a question", ASK_VALUE, SILENT - 1), A_SEAT],
    )
    clause: ClassVar[str] = "Tricks 3.22"

    def __init__(self, asker: i64, question: i64, seat: i64) -> None:
        super().__init__(seat)
        if seat == asker:
            self.waits_for = 0
        self.asker = asker
        self.question = question

    def truth(self, table: Table, seat: i64) -> i64:
        """The true answer of the seat."""
        return YES if is_yes(table, seat, self.question - ASK_VALUE) else NO

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add(SILENT)
        out.add(self.truth(table, seat))

    def step(self, table: Table, seat: i64, action: i64) -> None:
        topic = self.question - ASK_VALUE
        if action == SILENT:
            answer(table, seat, self.asker, topic, SAID_NOTHING)
        elif action == YES:
            answer(table, seat, self.asker, topic, SAID_YES)
        else:
            answer(table, seat, self.asker, topic, SAID_NO)
        following = table.left_of(seat)
        if following == self.asker:
            table.pop()
        else:
            table.replace(answering(self.asker, self.question, following))

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if action in (YES, NO):
            return IllegalAction("that is not true; answer truthfully or stay silent", "Tricks 3.21")
        return super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        verbs = {"yes": "answer_yes", "no": "answer_no", "silent": "stay_silent"}
        return Question("answer", verbs, {"asker": int(self.asker), **topic_data(self.question - ASK_VALUE)})


ANSWERING: Final = [
    Answering(asker, question, seat) for question in range(ASK_VALUE, SILENT) for asker in range(4) for seat in range(4)
]
"""One a question, asker and seat asked."""


def answering(asker: i64, question: i64, seat: i64) -> Answering:
    """The seat is asked next."""
    return ANSWERING[((question - ASK_VALUE) * 4 + asker) * 4 + seat]
