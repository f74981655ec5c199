"""Preparing an offer, one small choice after the other, unheard by the others. (Exchange 2.3-2.6, 2.9, 2.12)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.actions import CARD, NO, SEAT
from techdeck.core.cards import face
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.trading.patterns import ANY, OF_DOMAIN, OF_VALUE, THE_CARD
from techdeck.core.trading.terms import NO_CARD, NO_CARDS, card_in, two_cards, with_meant_for, with_told
from techdeck.core.zones import HAND
from techdeck.games.exchange.hidden import drop_draft
from techdeck.games.exchange.names import (
    ACTION_CARDS,
    BY_DOMAIN,
    BY_VALUE,
    DRAFT_CARDS,
    DRAFT_TERMS,
    EXACT,
    OFFERS_BEGUN,
    STAGE,
    TO_ALL,
    TO_ONE,
)
from techdeck.games.exchange.offers import is_tied, make_offer
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.stages import LAYING, MEANING_ONE, MORE_CARDS, TELLING, WANTING, Stage


def begin_offer(table: Exchange, seat: i64) -> None:
    """The seat begins to prepare an offer. (Exchange 2.13)"""
    drop_draft(table, seat)
    table.nums[OFFERS_BEGUN + seat] += 1
    table.nums[STAGE + seat] = LAYING


class Laying(Stage):
    """The first card to offer, or a second one. (Exchange 2.2, 2.3)"""

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        out.add(NO)
        laid = card_in(table.nums[DRAFT_CARDS + seat], 0)
        for i in range(table.zones.count(HAND + seat)):
            card = table.zones.at(HAND + seat, i)
            if card != laid and not is_tied(table, seat, card):
                out.add(CARD + card)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        nums = table.nums
        first = card_in(nums[DRAFT_CARDS + seat], 0)
        if action == NO:
            if first == NO_CARD:
                drop_draft(table, seat)
            else:
                nums[STAGE + seat] = WANTING
            return
        if first == NO_CARD:
            nums[DRAFT_CARDS + seat] = two_cards(action - CARD, NO_CARD)
        else:
            nums[DRAFT_CARDS + seat] = two_cards(first, action - CARD)
        nums[STAGE + seat] = TELLING

    def why_not(self, table: Exchange, seat: i64, action: i64) -> IllegalAction:
        if CARD <= action < CARD + table.zones.cards and table.zones.where[action - CARD] == HAND + seat:
            if is_tied(table, seat, action - CARD):
                return IllegalAction("that card is committed to a trade", "Exchange 3.15")
            return IllegalAction("that card is in this offer already", "Exchange 2.3")
        if CARD <= action < CARD + ACTION_CARDS:
            return IllegalAction("offer a card of your own hand", "Exchange 2.3")
        return super().why_not(table, seat, action)

    def clause(self) -> str:
        return "Exchange 2.3"

    def prompt(self, table: Exchange, seat: i64) -> str:
        more = table.nums[DRAFT_CARDS + seat] != NO_CARDS
        return "offer a second card, or no more" if more else "offer a card of your hand, or drop the offer"


class Telling(Stage):
    """What the others hear of the card: which it is, its value, its domain, or nothing. (Exchange 2.5)"""

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        out.add_run(EXACT, 4)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        nums, cards = table.nums, table.nums[DRAFT_CARDS + seat]
        which: i64 = 0 if card_in(cards, 1) == NO_CARD else 1
        nums[DRAFT_TERMS + seat] = with_told(
            nums[DRAFT_TERMS + seat], which, true_of(table, card_in(cards, which), action)
        )
        nums[STAGE + seat] = WANTING if which == 1 or table.zones.count(HAND + seat) == 1 else MORE_CARDS

    def clause(self) -> str:
        return "Exchange 2.5"

    def prompt(self, table: Exchange, seat: i64) -> str:
        return "tell which card it is, its value, its domain, or nothing"


class MoreCards(Stage):
    """Whether a second card is offered. (Exchange 2.2)"""

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        out.add_run(NO, 2)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        table.nums[STAGE + seat] = WANTING if action == NO else LAYING

    def clause(self) -> str:
        return "Exchange 2.3"

    def prompt(self, table: Exchange, seat: i64) -> str:
        return "offer a second card as well?"


def true_of(table: Exchange, card: i64, action: i64) -> i64:
    """What is told of a card, as it counts now: always true. (Exchange 2.5)"""
    if action == EXACT:
        return THE_CARD + face(card)
    if action == BY_VALUE:
        return OF_VALUE + table.value_of(card)
    if action == BY_DOMAIN:
        return OF_DOMAIN + table.domain_of(card)
    return ANY


class Meaning(Stage):
    """For whom the offer is: everybody, or one player. (Exchange 2.9)"""

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        out.add(NO)
        out.add_run(TO_ALL, 1 if table.players == 2 else 2)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        if action == NO:
            drop_draft(table, seat)
        elif action == TO_ONE:
            table.nums[STAGE + seat] = MEANING_ONE
        else:
            make_offer(table, seat)

    def clause(self) -> str:
        return "Exchange 2.9"

    def prompt(self, table: Exchange, seat: i64) -> str:
        return "make the offer to all or to one player, or drop it"


class MeaningOne(Stage):
    """The one player the offer is meant for. (Exchange 2.9)"""

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        out.add_run(SEAT, seat)
        out.add_run(SEAT + seat + 1, table.players - seat - 1)

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        terms = table.nums[DRAFT_TERMS + seat]
        table.nums[DRAFT_TERMS + seat] = with_meant_for(terms, action - SEAT)
        make_offer(table, seat)

    def clause(self) -> str:
        return "Exchange 2.9"

    def prompt(self, table: Exchange, seat: i64) -> str:
        return "say for which player the offer is"
