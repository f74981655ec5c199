"""What a single seat is doing during trading: everybody is at a stage of their own. (Exchange 2.1)

A stage is to a seat what a frame is to the table: it says what the seat may choose, and does one step. The number of
the stage is kept in the seat's numbers, since all seats act at the same time. What a seat has begun and not finished is
nobody else's business. (Exchange 2.12, 3.4)
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.questions import Question, card_target
from techdeck.core.trading.records import terms_data
from techdeck.games.exchange.masking import card_texts, forget_draft
from techdeck.games.exchange.names import DRAFT_CARDS, DRAFT_LIMIT, DRAFT_TERMS, DROPPED
from techdeck.games.exchange.places import Exchange


class Stage:
    """What a seat may do now; one object serves every seat of every table."""

    clause: ClassVar[str] = ""
    """The clause it carries out."""

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        """Add what the seat may do now, by what that seat knows."""
        raise NotImplementedError  # every stage lists its choices

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        """The seat does this; it is legal."""
        raise NotImplementedError  # every stage says what a choice does

    def why_not(self, table: Exchange, seat: i64, action: i64) -> IllegalAction:
        """Why the seat may not do this, told only from what the seat knows."""
        return IllegalAction("that is not among your choices", self.clause)

    def ask(self, table: Exchange, seat: i64) -> Question:
        """What the seat itself is asked."""
        raise NotImplementedError  # every stage asks


def drop(table: Exchange, seat: i64) -> None:
    """The seat drops what it has begun, which only it counts. (Exchange 2.12, 3.4, 3.5)"""
    table.nums[DROPPED + seat] += 1
    forget_draft(table, seat)


def may_begin(table: Exchange, seat: i64) -> bool:
    """Whether the seat may begin an offer or an accept: it has not dropped too many. (Exchange 3.5)"""
    return table.nums[DROPPED + seat] < table.nums[DRAFT_LIMIT]


def dropped_too_many() -> IllegalAction:
    """Why the seat begins nothing any more."""
    return IllegalAction("you have dropped too much of what you began in this trading phase", "Exchange 3.5")


def draft_question(table: Exchange, seat: i64, code: str, verbs: dict[str, str]) -> Question:
    """A question about the offer a seat puts together, with its cards and its terms as far as they are said."""
    return Question(
        code,
        verbs,
        terms_data(table.nums[DRAFT_TERMS + seat]),
        chosen=[card_target(card) for card in card_texts(table.nums[DRAFT_CARDS + seat])],
    )
