"""Saying what an offer asks for in return: one or two patterns. (Exchange 2.7, 2.8)"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from techdeck.core.actions import CARD, DOMAIN, NO, VALUE
from techdeck.core.cards import NATURALS
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.questions import Question
from techdeck.core.trading.patterns import (
    ANY,
    NOTHING_MORE,
    OF_DOMAIN,
    OF_VALUE,
    THE_CARD,
    either_value,
    holds_all,
    value_or_domain,
)
from techdeck.core.trading.terms import wanted, with_wanted
from techdeck.games.exchange.names import (
    ADDRESSING,
    AIM,
    ANY_CARD,
    DRAFT_TERMS,
    EITHER,
    EXACT,
    STAGE,
    WANTING,
    WANTING_EITHER,
    WANTING_EXACT,
)
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.stages import Stage, draft_question, drop

WANTED = {"value": "want_value", "domain": "want_domain", "any-card": "want_any", "exact": "want_card"}
"""What an action asks for."""


class Wanting(Stage):
    """A card that is asked for: a value, a domain, any; or it is said next, exactly or of two kinds. (Exchange 2.7)"""

    clause: ClassVar[str] = "Exchange 2.7"

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        out.add(NO)
        out.add_run(VALUE, 13 + 4)  # the domains follow the values
        out.add_run(ANY_CARD, 3)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        nums = table.nums
        if action == NO:
            if asks_for_more(table, seat):
                nums[STAGE + seat] = ADDRESSING
            else:
                drop(table, seat)
        elif action == EXACT:
            nums[STAGE + seat] = WANTING_EXACT
        elif action == EITHER:
            nums[STAGE + seat] = WANTING_EITHER
        elif action == ANY_CARD:
            want(table, seat, ANY)
        elif action >= DOMAIN:
            want(table, seat, OF_DOMAIN + action - DOMAIN)
        else:
            want(table, seat, OF_VALUE + action - VALUE + 1)

    def ask(self, table: Exchange, seat: i64) -> Question:
        more = asks_for_more(table, seat)
        verbs = {"no": "stop" if more else "drop", "either": "want_either", **WANTED}
        question = draft_question(table, seat, "want_card", verbs)
        question.left = 1 if more else 2
        return question


def asks_for_more(table: Exchange, seat: i64) -> bool:
    """Whether the offer asks for one card already."""
    return wanted(table.nums[DRAFT_TERMS + seat], 0) != NOTHING_MORE


def want(table: Exchange, seat: i64, pattern: i64) -> None:
    """One more card is asked for; after the second the offer is nearly complete. (Exchange 2.2)"""
    nums = table.nums
    terms = nums[DRAFT_TERMS + seat]
    if wanted(terms, 0) == NOTHING_MORE:
        nums[DRAFT_TERMS + seat] = with_wanted(terms, 0, pattern)
        nums[STAGE + seat] = WANTING
    else:
        nums[DRAFT_TERMS + seat] = with_wanted(terms, 1, pattern)
        nums[STAGE + seat] = ADDRESSING


class WantingExact(Stage):
    """The exact card asked for, unless the seat holds every copy of it. (Family 1.9; Exchange 2.7, 2.8)"""

    clause: ClassVar[str] = "Exchange 2.7"

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        after: i64 = 0
        for card in range(NATURALS):
            if holds_all(table, seat, card):
                out.add_run(CARD + after, card - after)
                after = card + 1
        out.add_run(CARD + after, NATURALS - after)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        want(table, seat, THE_CARD + action - CARD)

    def why_not(self, table: Exchange, seat: i64, action: i64) -> IllegalAction:
        if CARD <= action < CARD + NATURALS:
            return IllegalAction("you hold that card yourself", "Exchange 2.8")
        return super().why_not(table, seat, action)

    def ask(self, table: Exchange, seat: i64) -> Question:
        return draft_question(table, seat, "want_exact", {"card": "want_card"})


class WantingEither(Stage):
    """A card of one of two kinds is asked for: a value, then another value or a domain. (Exchange 2.7)"""

    clause: ClassVar[str] = "Exchange 2.7"

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        named = table.nums[AIM + seat]
        if named < 0:
            out.add_run(VALUE, 13)
        else:
            out.add_run(VALUE, named - 1)
            out.add_run(VALUE + named, 13 - named + 4)  # the domains follow the values

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        named = table.nums[AIM + seat]
        if named < 0:
            table.nums[AIM + seat] = action - VALUE + 1
            return
        table.nums[AIM + seat] = -1
        if action >= DOMAIN:
            want(table, seat, value_or_domain(named, action - DOMAIN))
        else:
            want(table, seat, either_value(named, action - VALUE + 1))

    def why_not(self, table: Exchange, seat: i64, action: i64) -> IllegalAction:
        named = table.nums[AIM + seat]
        if named > 0 and action == VALUE + named - 1:
            return IllegalAction("name another value than the first one, or a domain", "Exchange 2.7")
        if named < 0 and DOMAIN <= action < DOMAIN + 4:
            return IllegalAction("name a value first, then another one or a domain", "Exchange 2.7")
        return super().why_not(table, seat, action)

    def ask(self, table: Exchange, seat: i64) -> Question:
        named = int(table.nums[AIM + seat])
        first = {"value": "want_value"}
        verbs = first if named < 0 else {"value": "or_value", "domain": "or_domain"}
        question = draft_question(table, seat, "want_either", verbs)
        question.about["value"] = named if named > 0 else None
        return question
