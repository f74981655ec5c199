"""Saying what an offer asks for in return: one or two patterns. (Exchange 2.7, 2.8)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, DOMAIN, NO, VALUE
from techdeck.core.cards import NATURALS
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.trading.patterns import ANY, OF_DOMAIN, OF_VALUE, THE_CARD, either_value, holds_all
from techdeck.core.trading.terms import wanted, with_wanted
from techdeck.games.exchange.names import AIM, ANY_CARD, BY_VALUE, DRAFT_TERMS, EITHER, EXACT, STAGE
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.stages import (
    MEANING,
    MORE_WANTS,
    WANTING,
    WANTING_DOMAIN,
    WANTING_EXACT,
    WANTING_VALUE,
    Stage,
)

FIRST_OF_TWO: Final = 0
"""What AIM says while the first of two values is named; then that value, and -1 where one value is asked for."""


class Wanting(Stage):
    """What kind of pattern is asked for: exact, value, domain, one of two values, any card. (Exchange 2.7)"""

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        out.add_run(EXACT, 3)
        out.add_run(ANY_CARD, 2)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        nums = table.nums
        if action == ANY_CARD:
            want(table, seat, ANY)
        elif action == EXACT:
            nums[STAGE + seat] = WANTING_EXACT
        elif action == BY_VALUE:
            nums[STAGE + seat] = WANTING_VALUE
        elif action == EITHER:
            nums[STAGE + seat] = WANTING_VALUE
            nums[AIM + seat] = FIRST_OF_TWO
        else:
            nums[STAGE + seat] = WANTING_DOMAIN

    def clause(self) -> str:
        return "Exchange 2.7"

    def prompt(self, table: Exchange, seat: i64) -> str:
        return "ask for a card: exact, by value, by domain, one of two values, or any"


def want(table: Exchange, seat: i64, pattern: i64) -> None:
    """One more card is asked for; after the second the offer is nearly complete. (Exchange 2.2)"""
    nums = table.nums
    terms = nums[DRAFT_TERMS + seat]
    if wanted(terms, 0) == 0:
        nums[DRAFT_TERMS + seat] = with_wanted(terms, 0, pattern)
        nums[STAGE + seat] = MORE_WANTS
    else:
        nums[DRAFT_TERMS + seat] = with_wanted(terms, 1, pattern)
        nums[STAGE + seat] = MEANING


class WantingExact(Stage):
    """The exact card asked for, unless the seat holds every copy of it. (Family 1.9; Exchange 2.7, 2.8)"""

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

    def clause(self) -> str:
        return "Exchange 2.7"

    def prompt(self, table: Exchange, seat: i64) -> str:
        return "name the card you ask for"


class WantingValue(Stage):
    """The value asked for, or the two values of which one is, one after the other. (Exchange 2.7)"""

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        named = table.nums[AIM + seat]
        if named <= FIRST_OF_TWO:
            out.add_run(VALUE, 13)
        else:
            out.add_run(VALUE, named - 1)
            out.add_run(VALUE + named, 13 - named)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        value, named = action - VALUE + 1, table.nums[AIM + seat]
        if named == FIRST_OF_TWO:
            table.nums[AIM + seat] = value
            return
        table.nums[AIM + seat] = -1
        want(table, seat, OF_VALUE + value if named < 0 else either_value(named, value))

    def why_not(self, table: Exchange, seat: i64, action: i64) -> IllegalAction:
        if table.nums[AIM + seat] > FIRST_OF_TWO and action == VALUE + table.nums[AIM + seat] - 1:
            return IllegalAction("name another value than the first one", "Exchange 2.7")
        return super().why_not(table, seat, action)

    def clause(self) -> str:
        return "Exchange 2.7"

    def prompt(self, table: Exchange, seat: i64) -> str:
        named = table.nums[AIM + seat]
        if named < 0:
            return "name the value you ask for"
        return "name the first of two values" if named == FIRST_OF_TWO else "name the other value"


class WantingDomain(Stage):
    """The domain asked for. (Exchange 2.7)"""

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        out.add_run(DOMAIN, 4)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        want(table, seat, OF_DOMAIN + action - DOMAIN)

    def clause(self) -> str:
        return "Exchange 2.7"

    def prompt(self, table: Exchange, seat: i64) -> str:
        return "name the domain you ask for"


class MoreWants(Stage):
    """Whether a second card is asked for. (Exchange 2.2)"""

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        out.add_run(NO, 2)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        table.nums[STAGE + seat] = MEANING if action == NO else WANTING

    def clause(self) -> str:
        return "Exchange 2.3"

    def prompt(self, table: Exchange, seat: i64) -> str:
        return "ask for a second card as well?"
