"""Talk: true statements about one's own hand, questions, and truthful answers. (Family 6.8, 6.9)

A topic is a number: v - 1 for value v, 13 + d for domain d. A game's actions have, one after the other, the 17 topics
one may say one holds, the 17 one may say one does not hold, and the 17 one may ask about.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.actions import ActionKind
from techdeck.core.bits import has
from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.choices import Choices
from techdeck.core.records import Fields
from techdeck.core.table import Table

TOPICS: Final = 17
DENIALS: Final = 17
"""After so many actions begin those that say one does not hold something."""
QUESTIONS: Final = 34
"""After so many actions begin the questions."""
TALK: Final = 51
"""So many actions talk takes."""

SAID_YES: Final = 0
SAID_NO: Final = 1
SAID_NOTHING: Final = 2
ANSWERS: Final = ["yes", "no", "nothing"]

TOPIC: Final[Fields] = {"value": "value?", "domain": "domain?"}
STATEMENT: Final[Fields] = {"holds": "bool", **TOPIC}
TALK_EVENTS: Final[dict[str, Fields]] = {
    "say": STATEMENT,
    "ask": TOPIC,
    "answer": {"answer": "yes|no|nothing", **TOPIC},
}
"""What is said, asked and answered; an answer is told with the asker as the other seat."""
TALK_VERBS: Final = ["say_value", "say_domain", "say_no_value", "say_no_domain", "ask_value", "ask_domain"]


def talk_actions() -> list[ActionKind]:
    """The actions of talk, in the order of their ids."""
    return [
        ActionKind("say-value", "value", 13),
        ActionKind("say-domain", "domain", 4),
        ActionKind("say-no-value", "value", 13),
        ActionKind("say-no-domain", "domain", 4),
        ActionKind("ask-value", "value", 13),
        ActionKind("ask-domain", "domain", 4),
    ]


def add_statements(table: Table, seat: i64, first: i64, out: Choices) -> None:
    """Of every topic the one statement that is true; first is where the actions of talk begin. (Family 6.8)"""
    mask = table.kinds_held(seat)
    out.add_either(mask, first, first + DENIALS, 13)
    out.add_either(mask >> 13, first + 13, first + DENIALS + 13, 4)


def is_yes(table: Table, seat: i64, topic: i64) -> bool:
    """Whether yes is the true answer to a question about this topic. (Family 6.9)"""
    return has(table.kinds_held(seat), topic)


def topic_data(topic: i64) -> dict[str, object]:
    """A topic as plain data: a value or a domain."""
    if topic < 13:
        return {"value": int(topic) + 1, "domain": None}
    return {"value": None, "domain": DOMAIN_NAMES[topic - 13]}


def talk(table: Table, seat: i64, said: i64) -> None:
    """All hear a statement, which is true, or a question; said counts from the first action of talk. (Family 6.8)"""
    if said < DENIALS:
        table.surely_holds(seat, said)
    elif said < QUESTIONS:
        table.surely_lacks_kind(seat, said - DENIALS)
    if table.journal is not None:
        topic = topic_data(said % TOPICS)
        if said >= QUESTIONS:
            table.tell("ask", seat, topic)
        else:
            table.tell("say", seat, {"holds": said < DENIALS, **topic})


def answer(table: Table, seat: i64, asker: i64, topic: i64, said: i64) -> None:
    """All hear the answer, which is true: yes, no, or nothing. (Family 6.8, 6.9)"""
    if said == SAID_YES:
        table.surely_holds(seat, topic)
    elif said == SAID_NO:
        table.surely_lacks_kind(seat, topic)
    if table.journal is not None:
        table.tell("answer", seat, {"answer": ANSWERS[said], **topic_data(topic)}, asker)
