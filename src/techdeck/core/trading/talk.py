"""Talk: true statements about one's own hand, questions, and truthful answers. (Family 6.8, 6.9)

A topic is a number: v - 1 for value v, 13 + d for domain d. A game's actions have, one after the other, the 17 topics
one may say one holds, the 17 one may say one does not hold, and the 17 one may ask about.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.actions import ActionKind
from techdeck.core.bits import bit, has
from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.choices import Choices
from techdeck.core.records import Fields
from techdeck.core.table import Table
from techdeck.core.zones import CARD_BITS, HAND

TOPICS: Final = 17
DENIALS: Final = 17
"""After so many actions begin those that say one does not hold something."""
QUESTIONS: Final = 34
"""After so many actions begin the questions."""
TALK: Final = 51
"""So many actions talk takes."""

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


def held(table: Table, seat: i64) -> i64:
    """A mask of the topics of which a player can truly say that they hold such a card. (Family 6.8)"""
    zones = table.zones
    mask: i64 = 0
    cells, start, values, domains = zones.cells, (HAND + seat) * zones.cards, table.values, table.domains
    for i in range(zones.counts[HAND + seat]):
        card = i64(cells[start + i]) & CARD_BITS
        mask |= bit(values[card] - 1) | bit(13 + domains[card])
    return mask


def add_statements(table: Table, seat: i64, first: i64, out: Choices) -> None:
    """Of every topic the one statement that is true; first is where the actions of talk begin. (Family 6.8)"""
    mask = held(table, seat)
    out.add_either(mask, first, first + DENIALS, 13)
    out.add_either(mask >> 13, first + 13, first + DENIALS + 13, 4)


def is_yes(table: Table, seat: i64, topic: i64) -> bool:
    """Whether yes is the true answer to a question about this topic. (Family 6.9)"""
    return has(held(table, seat), topic)


def topic_data(topic: i64) -> dict[str, object]:
    """A topic as plain data: a value or a domain."""
    if topic < 13:
        return {"value": int(topic) + 1, "domain": None}
    return {"value": None, "domain": DOMAIN_NAMES[topic - 13]}


def tell_talk(table: Table, seat: i64, said: i64) -> None:
    """All hear a statement or a question; said counts from the first action of talk."""
    if table.journal is not None:
        topic = topic_data(said % TOPICS)
        if said >= QUESTIONS:
            table.tell("ask", seat, topic)
        else:
            table.tell("say", seat, {"holds": said < DENIALS, **topic})


def tell_answer(table: Table, seat: i64, asker: i64, topic: i64, answer: str) -> None:
    """All hear the answer: yes, no, or nothing."""
    if table.journal is not None:
        table.tell("answer", seat, {"answer": answer, **topic_data(topic)}, asker)
