"""Preparing an offer, one small choice after the other, unheard by the others. (Exchange 2.3-2.5, 2.9, 2.12)"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from techdeck.core.actions import CARD, NO, SEAT
from techdeck.core.bits import size
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.questions import Question
from techdeck.core.trading.patterns import EXACTLY, true_of
from techdeck.core.trading.terms import NO_CARD, NO_CARDS, card_in, two_cards, with_meant_for, with_told
from techdeck.core.zones import HAND
from techdeck.games.exchange.masking import forget_draft
from techdeck.games.exchange.names import (
    ACTION_CARDS,
    BY_DOMAIN,
    BY_VALUE,
    DRAFT_CARDS,
    DRAFT_TERMS,
    FACE_DOWN,
    LAYING,
    SAY_VALUE,
    STAGE,
    TO_ALL,
    WANTING,
    WINDOW,
)
from techdeck.games.exchange.offers import make_offer
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.stages import Stage, draft_question, drop
from techdeck.games.exchange.tied import free_places, is_tied

OFFERED = {
    "card": "offer_exactly",
    "by-value": "offer_by_value",
    "by-domain": "offer_by_domain",
    "face-down": "offer_face_down",
}
"""What an action with a card does in an offer."""


def begin_offer(table: Exchange, seat: i64) -> None:
    """The seat begins to prepare an offer. (Exchange 2.3)"""
    forget_draft(table, seat)
    table.nums[STAGE + seat] = LAYING


class Laying(Stage):
    """A card to offer, and what the others hear of it: which it is, its value, its domain, nothing. (Exchange 2.3, 2.5)

    There may be a second one.
    """

    clause: ClassVar[str] = "Exchange 2.3"

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        zones, laid = table.zones, card_in(table.nums[DRAFT_CARDS + seat], 0)
        start, count = (HAND + seat) * zones.cards, zones.counts[HAND + seat]
        out.add(NO)
        if table.nums[WINDOW] == 0:
            out.add_two_ways(CARD, BY_VALUE, zones.cells, start, count, laid)
            out.add_two_ways(BY_DOMAIN, FACE_DOWN, zones.cells, start, count, laid)
            return
        for i in range(count):
            card = zones.at(HAND + seat, i)
            if card != laid and not is_tied(table, seat, card):
                out.add(CARD + card)
                out.add(BY_VALUE + card)
                out.add(BY_DOMAIN + card)
                out.add(FACE_DOWN + card)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        laid = card_in(table.nums[DRAFT_CARDS + seat], 0)
        if action != NO:
            lay(table, seat, laid, action)
        elif laid == NO_CARD:
            drop(table, seat)
        else:
            table.nums[STAGE + seat] = WANTING

    def why_not(self, table: Exchange, seat: i64, action: i64) -> IllegalAction:
        if not (CARD <= action < CARD + ACTION_CARDS or BY_VALUE <= action < SAY_VALUE):
            return super().why_not(table, seat, action)
        card = card_of_action(action)
        if card >= table.zones.cards or table.zones.where[card] != HAND + seat:
            return IllegalAction("offer a card of your own hand", "Exchange 2.3")
        if is_tied(table, seat, card):
            return IllegalAction("that card is committed to a trade", "Exchange 3.15")
        return IllegalAction("that card is in this offer already", "Exchange 2.3")

    def ask(self, table: Exchange, seat: i64) -> Question:
        more = table.nums[DRAFT_CARDS + seat] != NO_CARDS
        question = draft_question(table, seat, "offer_card", {"no": "stop" if more else "drop", **OFFERED})
        free = int(size(free_places(table, seat)))
        question.left = min(1, free - 1) if more else min(2, free)
        return question


def card_of_action(action: i64) -> i64:
    """The card that is offered."""
    if action < BY_VALUE:
        return action - CARD
    return (action - BY_VALUE) % ACTION_CARDS


def lay(table: Exchange, seat: i64, laid: i64, action: i64) -> None:
    """A card joins the offer, with what is told of it, which is true and promised. (Exchange 2.4, 2.5)"""
    nums, card = table.nums, card_of_action(action)
    telling: i64 = EXACTLY
    if action >= BY_VALUE:
        telling = (action - BY_VALUE) // ACTION_CARDS + 1
    which: i64 = 0
    if laid == NO_CARD:
        nums[DRAFT_CARDS + seat] = two_cards(card, NO_CARD)
    else:
        which = 1
        nums[DRAFT_CARDS + seat] = two_cards(laid, card)
    nums[DRAFT_TERMS + seat] = with_told(nums[DRAFT_TERMS + seat], which, true_of(table, card, telling))
    if which == 1 or table.zones.counts[HAND + seat] == 1:
        nums[STAGE + seat] = WANTING


class Addressing(Stage):
    """For whom the offer is: everybody, or one player; it is complete then, or dropped. (Exchange 2.9, 2.12)"""

    clause: ClassVar[str] = "Exchange 2.9"

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        out.add(NO)
        out.add(TO_ALL)
        if table.players > 2:
            out.add_run(SEAT, seat)
            out.add_run(SEAT + seat + 1, table.players - seat - 1)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        if action == NO:
            drop(table, seat)
            return
        if action != TO_ALL:
            table.nums[DRAFT_TERMS + seat] = with_meant_for(table.nums[DRAFT_TERMS + seat], action - SEAT)
        make_offer(table, seat)

    def ask(self, table: Exchange, seat: i64) -> Question:
        return draft_question(table, seat, "offer_to", {"no": "drop", "to-all": "offer_to_all", "seat": "offer_to_one"})
