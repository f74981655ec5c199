"""Laying down what an offer promises: one or two cards, and what is told of each. (Tricks 3.6, 3.7)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, NO
from techdeck.core.cards import FACES
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import A_SEAT, Form
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.trading.patterns import EXACTLY, true_of
from techdeck.core.trading.terms import NO_CARD, NO_CARDS, card_in, two_cards, with_told
from techdeck.core.zones import HAND
from techdeck.games.tricks.names import BIDDING, BY_VALUE, DRAFT_CARDS, DRAFT_TERMS
from techdeck.games.tricks.offer_data import draft_question
from techdeck.games.tricks.turns import Unheard
from techdeck.games.tricks.wanting import WANTING

VERBS: Final = {
    "card": "offer",
    "by-value": "offer_by_value",
    "by-domain": "offer_by_domain",
    "face-down": "offer_face_down",
    "no": "stop",
}


class Offering(Unheard):
    """The offerer lays down one or two cards and tells of each what they like, always truly. (Tricks 3.6, 3.7)"""

    form: ClassVar[Form] = Form(["Proposing"], [A_SEAT])
    clause: ClassVar[str] = "Tricks 3.6"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        zones, laid = table.zones, card_in(table.nums[DRAFT_CARDS], 0)
        cells, first, count = zones.cells, (HAND + seat) * zones.cards, zones.counts[HAND + seat]
        if laid == NO_CARD:
            out.add_four_ways(CARD, BY_VALUE, FACES, cells, first, count)
            return
        before = zones.index(laid)
        out.add(NO)
        out.add_four_ways(CARD, BY_VALUE, FACES, cells, first, before)
        out.add_four_ways(CARD, BY_VALUE, FACES, cells, first + before + 1, count - before - 1)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        if action == NO:
            table.replace(WANTING[seat])
            return
        nums, card = table.nums, action - CARD
        telling: i64 = EXACTLY
        if action >= BY_VALUE:
            card = (action - BY_VALUE) % 54
            telling = (action - BY_VALUE) // 54 + 1
        first = card_in(nums[DRAFT_CARDS], 0)
        if first == NO_CARD:
            nums[DRAFT_CARDS] = two_cards(card, NO_CARD)
            nums[DRAFT_TERMS] = with_told(nums[DRAFT_TERMS], 0, true_of(table, card, telling))
        else:
            nums[DRAFT_CARDS] = two_cards(first, card)
            nums[DRAFT_TERMS] = with_told(nums[DRAFT_TERMS], 1, true_of(table, card, telling))
        if first != NO_CARD or table.zones.counts[HAND + seat] == 1:
            table.replace(WANTING[seat])

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        card = action - CARD if action < BY_VALUE else (action - BY_VALUE) % 54
        if (CARD <= action < CARD + 54 or BY_VALUE <= action < BIDDING) and table.zones.where[card] == HAND + seat:
            return IllegalAction("that card is in this offer already", "Tricks 3.6")
        return super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        question = draft_question(table, "offer_card", VERBS)
        held = int(table.zones.count(HAND + seat))
        question.left = min(2, held) - (0 if table.nums[DRAFT_CARDS] == NO_CARDS else 1)
        return question


OFFERING: Final = [Offering(seat) for seat in range(4)]
"""Frames are immutable, so one a seat serves every table."""
