"""Saying what an offer asks for in return: one or two patterns. (Tricks 3.6, 3.8)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, DOMAIN, NO, VALUE
from techdeck.core.cards import NATURALS
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import A_SEAT, Field, Form
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.trading.patterns import (
    ANY,
    NOTHING_MORE,
    OF_DOMAIN,
    OF_VALUE,
    THE_CARD,
    either_value,
    value_or_domain,
)
from techdeck.core.trading.terms import meant_for, wanted, with_wanted
from techdeck.core.zones import DECK, HAND, NOWHERE, has_no_order
from techdeck.games.tricks.names import ANY_CARD, DRAFT_TERMS, EITHER, EXACT
from techdeck.games.tricks.offer_data import draft_question
from techdeck.games.tricks.turns import Unheard


class Wanting(Unheard):
    """The offerer says what is wanted in return: one or two patterns. (Tricks 3.8)"""

    form: ClassVar[Form] = Form(["Proposing"], [A_SEAT])
    clause: ClassVar[str] = "Tricks 3.8"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add(ANY_CARD)
        out.add_run(EXACT, 2)
        out.add_run(VALUE, 13 + 4)  # the domains follow the values
        if wanted(table.nums[DRAFT_TERMS], 0) != NOTHING_MORE:
            out.add(NO)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        if action == EXACT:
            table.push(WANT_EXACT[seat])
        elif action == EITHER:
            table.push(WANT_EITHER[seat])
        elif action == NO:
            table.pop()
        elif action == ANY_CARD:
            want(table, ANY)
        elif action >= DOMAIN:
            want(table, OF_DOMAIN + action - DOMAIN)
        else:
            want(table, OF_VALUE + action - VALUE + 1)

    def ask(self, table: Table, seat: i64) -> Question:
        verbs = {"any-card": "want_any", "exact": "want_exact", "either": "want_either", "no": "stop"}
        return wish_question(table, "want_card", {**verbs, "value": "want", "domain": "want"})


def wish_question(table: Table, code: str, verbs: dict[str, str]) -> Question:
    """A question about what is asked for, and of how many cards that may still be. (Tricks 3.6)"""
    question, terms = draft_question(table, code, verbs), table.nums[DRAFT_TERMS]
    most = 2 if table.zones.count(HAND + meant_for(terms)) > 1 else 1
    question.left = most - (0 if wanted(terms, 0) == NOTHING_MORE else 1)
    return question


def want(table: Table, pattern: i64) -> None:
    """One more pattern is asked for; with two, or a partner of one card, the offer is complete. (Tricks 3.6)"""
    nums = table.nums
    terms = nums[DRAFT_TERMS]
    if wanted(terms, 0) != NOTHING_MORE:
        nums[DRAFT_TERMS] = with_wanted(terms, 1, pattern)
        table.pop()
    else:
        nums[DRAFT_TERMS] = with_wanted(terms, 0, pattern)
        if table.zones.counts[HAND + meant_for(terms)] == 1:
            table.pop()


class WantExact(Unheard):
    """The offerer names the exact card wanted: one that can be in the partner's hand, for all they see. (Tricks 3.8)"""

    form: ClassVar[Form] = Form(["Wanting"], [A_SEAT])
    clause: ClassVar[str] = "Tricks 3.8"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        where, asked = table.zones.where, wanted(table.nums[DRAFT_TERMS], 0) - THE_CARD
        after: i64 = 0
        for card in range(NATURALS):
            zone = where[card]
            if zone == HAND + seat or card == asked or is_open(table, zone):
                out.add_run(CARD + after, card - after)
                after = card + 1
        out.add_run(CARD + after, NATURALS - after)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.pop()
        want(table, THE_CARD + action - CARD)

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if CARD <= action < CARD + NATURALS:
            return why_not_exact(table, seat, action - CARD)
        return super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        return wish_question(table, "want_exact", {"card": "want"})


def lies_open(table: Table, card: i64) -> bool:
    """Whether all see that a card lies on the table and in nobody's hand. (Tricks 3.8)"""
    return is_open(table, table.zones.where[card])


def is_open(table: Table, zone: i64) -> bool:
    """Whether all see the cards of this zone; of hands and the draw deck, where most are, that is soon said."""
    return not has_no_order(zone) and zone != DECK and zone != NOWHERE and table.open_zone(zone)


def why_not_exact(table: Table, seat: i64, card: i64) -> IllegalAction:
    """Why an exact card can't be asked for, told of cards that all see. (Tricks 3.8)"""
    if table.zones.where[card] == HAND + seat:
        return IllegalAction("you hold that card yourself", "Tricks 3.8")
    if wanted(table.nums[DRAFT_TERMS], 0) == THE_CARD + card:
        return IllegalAction("you ask for that card already", "Tricks 3.8")
    return IllegalAction("that card lies open on the table, so nobody holds it", "Tricks 3.8")


class WantEither(Unheard):
    """The offerer names the value of a card that may also be of another value, or of a domain. (Tricks 3.8)"""

    form: ClassVar[Form] = Form(["Wanting"], [A_SEAT])
    clause: ClassVar[str] = "Tricks 3.8"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add_run(VALUE, 13)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.replace(WANT_OTHER[13 * seat + action - VALUE])

    def ask(self, table: Table, seat: i64) -> Question:
        return wish_question(table, "want_either", {"value": "want"})


class WantOther(Unheard):
    """The offerer says what the card may be instead: of another value, or of a domain. (Tricks 3.8)"""

    form: ClassVar[Form] = Form(["Wanting"], [A_SEAT, Field("value", "a value", 1, 13)])
    clause: ClassVar[str] = "Tricks 3.8"

    def __init__(self, seat: i64, value: i64) -> None:
        super().__init__(seat)
        self.value = value

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add_run(VALUE, self.value - 1)
        out.add_run(VALUE + self.value, 13 - self.value + 4)  # the domains follow the values

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.pop()
        if action >= DOMAIN:
            want(table, value_or_domain(self.value, action - DOMAIN))
        else:
            want(table, either_value(self.value, action - VALUE + 1))

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if action == VALUE + self.value - 1:
            return IllegalAction("name another value than the first one, or a domain", "Tricks 3.8")
        return super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        question = wish_question(table, "want_other", {"value": "want", "domain": "want"})
        question.about["value"] = int(self.value)
        return question


# Frames are immutable, so one of each kind a seat serves every table.
WANTING: Final = [Wanting(seat) for seat in range(4)]
WANT_EXACT: Final = [WantExact(seat) for seat in range(4)]
WANT_EITHER: Final = [WantEither(seat) for seat in range(4)]
WANT_OTHER: Final = [WantOther(seat, value) for seat in range(4) for value in range(1, 14)]
