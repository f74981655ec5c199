"""True statements, questions and answers during trading. (Exchange 4)"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.questions import Question
from techdeck.core.trading.talk import SAID_NO, SAID_YES, TOPICS, add_statements, is_yes, talk
from techdeck.core.trading.talk import answer as hear_answer
from techdeck.games.exchange.names import (
    ANSWER_NO,
    ANSWER_YES,
    ANSWERED,
    ASK_VALUE,
    ASKED,
    DONE,
    IDLE,
    QUESTION,
    SAY_VALUE,
    SEATS,
    SPEAK,
    STAGE,
    TALK_LIMIT,
    TALKED,
)
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.stages import Stage


def may_speak(table: Exchange, seat: i64) -> bool:
    """Whether the seat has statements or questions left in this phase. (Exchange 4.6)"""
    return table.nums[TALKED + seat] < table.nums[TALK_LIMIT]


class Speaking(Stage):
    """A true statement, or a question to the others. (Family 6.8; Exchange 4.1-4.3)"""

    clause: ClassVar[str] = "Exchange 4.2"

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        add_statements(table, seat, SAY_VALUE, out)
        out.add_run(ASK_VALUE, TOPICS)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        """All hear it; a question stays open for answers, and those who are done are asked too. (Exchange 4.5, 5.13)"""
        nums = table.nums
        nums[STAGE + seat] = IDLE
        nums[TALKED + seat] += 1
        if action >= ASK_VALUE:
            nums[QUESTION + seat] = action - ASK_VALUE + 1
            nums[ANSWERED + seat] = bit(seat)
            nums[ASKED] |= nums[DONE]
        talk(table, seat, action - SAY_VALUE)

    def why_not(self, table: Exchange, seat: i64, action: i64) -> IllegalAction:
        if SAY_VALUE <= action < ASK_VALUE:
            return IllegalAction("that is not true; say only what is true of your hand", "Exchange 4.4")
        return super().why_not(table, seat, action)

    def ask(self, table: Exchange, seat: i64) -> Question:
        return Question("speak")


def add_answers(table: Exchange, seat: i64, out: Choices) -> None:
    """The true answer to every open question the seat has not answered yet. (Family 6.9; Exchange 4.4, 4.5)"""
    for asker in range(table.players):
        if may_answer(table, seat, asker):
            if is_yes(table, seat, table.nums[QUESTION + asker] - 1):
                out.add(ANSWER_YES + asker)
            else:
                out.add(ANSWER_NO + asker)


def may_answer(table: Exchange, seat: i64, asker: i64) -> bool:
    """Whether there is a question of the asker that the seat has not answered. (Exchange 4.5)"""
    return table.nums[QUESTION + asker] != 0 and not has(table.nums[ANSWERED + asker], seat)


def answer(table: Exchange, seat: i64, action: i64) -> None:
    """All hear the answer. (Exchange 4.5)"""
    asker = (action - ANSWER_YES) % SEATS
    table.nums[ANSWERED + asker] |= bit(seat)
    topic = table.nums[QUESTION + asker] - 1
    hear_answer(table, seat, asker, topic, SAID_YES if action < ANSWER_NO else SAID_NO)


def why_not_answer(table: Exchange, seat: i64, action: i64) -> IllegalAction:
    """Why the seat can't give this answer."""
    asker = (action - ANSWER_YES) % SEATS
    if asker < table.players and may_answer(table, seat, asker):
        return IllegalAction("that is not true; answer truthfully or stay silent", "Exchange 4.4")
    return IllegalAction("that player has no open question you could answer", "Exchange 4.5")


def why_not_speak(table: Exchange, seat: i64, action: i64) -> IllegalAction:
    """Why the seat can't make a statement or ask right now."""
    if action != SPEAK and may_speak(table, seat):
        return IllegalAction("choose to speak first, then what to say", "Exchange 4.2")
    return IllegalAction("you have made all your statements and questions of this trading phase", "Exchange 4.6")
