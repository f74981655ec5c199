"""Accepting an offer: committing cards, and the window for those who commit at the same time. (Exchange 3)"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from techdeck.core.actions import CARD, NO, SEAT
from techdeck.core.bits import bit, has, lowest, size
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import Field, Form
from techdeck.core.frames import Frame
from techdeck.core.questions import Question, card_target
from techdeck.core.table import Table
from techdeck.core.trading.patterns import NOTHING_MORE, fits, fitting, pattern_text
from techdeck.core.trading.records import pattern_data
from techdeck.core.trading.terms import NO_CARD, NO_CARDS, card_in, two_cards, wanted
from techdeck.core.zones import HAND
from techdeck.games.exchange.masking import card_texts, forget_draft
from techdeck.games.exchange.names import (
    ACCEPT,
    ACCEPT_CARDS,
    ACCEPTED,
    ACTION_CARDS,
    AIM,
    COMMITTING,
    DRAFT_CARDS,
    OFFER_TERMS,
    OPEN,
    SLOTS,
    STAGE,
)
from techdeck.games.exchange.offers import can_meet, commit, is_open_to, trade
from techdeck.games.exchange.places import Exchange, exchange
from techdeck.games.exchange.stages import Stage, drop, dropped_too_many, may_begin
from techdeck.games.exchange.tied import free_places, is_tied


def add_accepts(table: Exchange, seat: i64, out: Choices) -> None:
    """Every open offer meant for the seat for which it has fitting cards. (Exchange 2.9, 3.4, 3.5, 3.15)"""
    if table.nums[ACCEPTED + seat] >= 0 or not may_begin(table, seat):
        return
    free = free_places(table, seat)
    for other in range(table.players):
        if other != seat and table.nums[OPEN + other] != 0:
            for number in range(other * SLOTS, other * SLOTS + SLOTS):
                if is_open_to(table, number, seat) and can_meet(table, number, seat, free):
                    out.add(ACCEPT + number)


def begin_accept(table: Exchange, seat: i64, number: i64) -> None:
    """The seat begins to accept an offer, unseen. (Exchange 3.4)"""
    forget_draft(table, seat)
    table.nums[AIM + seat] = number
    table.nums[STAGE + seat] = COMMITTING


def why_not_accept(table: Exchange, seat: i64, number: i64) -> IllegalAction:
    """Why the seat can't begin to accept this offer."""
    owner, slot = number // SLOTS, number % SLOTS
    if owner == seat:
        return IllegalAction("you can't accept your own offer", "Exchange 2.2")
    if owner >= table.players or not has(table.nums[OPEN + owner], slot):
        return IllegalAction("there is no such open offer", "Exchange 3.4")
    if table.nums[ACCEPTED + seat] >= 0:
        return IllegalAction("your committed cards wait for another trade", "Exchange 3.15")
    if not may_begin(table, seat):
        return dropped_too_many()
    if is_open_to(table, number, seat):
        return IllegalAction("you hold no free cards that fit what is asked for", "Exchange 3.4")
    if has(table.trading_seats(), owner):
        return IllegalAction("that offer is meant for another player", "Exchange 2.9")
    return IllegalAction("the player who made this offer does not trade any more", "Exchange 5.12")


class Committing(Stage):
    """One own card for each pattern, in their order; or stop. (Exchange 3.1-3.4)"""

    clause: ClassVar[str] = "Exchange 3.2"

    def legal(self, table: Exchange, seat: i64, out: Choices) -> None:
        out.add(NO)
        number = table.nums[AIM + seat]
        if not is_open_to(table, number, seat):
            return
        terms, laid = table.nums[OFFER_TERMS + number], card_in(table.nums[DRAFT_CARDS + seat], 0)
        free = free_places(table, seat)
        if laid == NO_CARD:
            places = fitting(table, seat, wanted(terms, 0)) & free
            if places != 0 and wanted(terms, 1) != NOTHING_MORE:
                places = firsts_of_two(places, fitting(table, seat, wanted(terms, 1)) & free)
        else:
            places = fitting(table, seat, wanted(terms, 1)) & free
        for i in range(table.zones.count(HAND + seat)):
            if has(places, i) and table.zones.at(HAND + seat, i) != laid:
                out.add(CARD + table.zones.at(HAND + seat, i))

    def step(self, table: Exchange, seat: i64, action: i64) -> None:
        nums = table.nums
        number, laid = nums[AIM + seat], card_in(nums[DRAFT_CARDS + seat], 0)
        if action == NO:
            drop(table, seat)
        elif laid != NO_CARD:
            commit(table, seat, number, two_cards(laid, action - CARD))
        elif wanted(nums[OFFER_TERMS + number], 1) == NOTHING_MORE:
            commit(table, seat, number, two_cards(action - CARD, NO_CARD))
        else:
            nums[DRAFT_CARDS + seat] = two_cards(action - CARD, NO_CARD)

    def pattern(self, table: Exchange, seat: i64) -> i64:
        """What is asked for next."""
        terms = table.nums[OFFER_TERMS + table.nums[AIM + seat]]
        return wanted(terms, 0 if table.nums[DRAFT_CARDS + seat] == NO_CARDS else 1)

    def why_not(self, table: Exchange, seat: i64, action: i64) -> IllegalAction:
        card = action - CARD
        if not 0 <= card < ACTION_CARDS:
            return super().why_not(table, seat, action)
        if card >= table.zones.cards or table.zones.where[card] != HAND + seat:
            return IllegalAction("commit a card of your own hand", "Exchange 3.2")
        if not is_open_to(table, table.nums[AIM + seat], seat):
            return IllegalAction("the player who made this offer does not trade any more", "Exchange 5.12")
        if is_tied(table, seat, card):
            return IllegalAction("that card is committed to another trade", "Exchange 3.15")
        if not fits(table, self.pattern(table, seat), card):
            asked = pattern_text(self.pattern(table, seat))
            return IllegalAction(f"that card does not fit what is asked for: {asked}", "Exchange 3.3")
        return IllegalAction("no card counts for two patterns, and you hold no other one that fits", "Exchange 3.2")

    def ask(self, table: Exchange, seat: i64) -> Question:
        number, laid = table.nums[AIM + seat], table.nums[DRAFT_CARDS + seat]
        about: dict[str, object] = {"offer": int(number), "pattern": pattern_data(self.pattern(table, seat))}
        question = Question("commit_card", {"no": "drop", "card": "commit"}, about)
        question.chosen = [card_target(card) for card in card_texts(laid)]
        two = wanted(table.nums[OFFER_TERMS + number], 1) != NOTHING_MORE
        question.left = 2 if two and laid == NO_CARDS else 1
        return question


def firsts_of_two(places: i64, others: i64) -> i64:
    """The places for the first pattern that leave one for the second. (Exchange 3.2)"""
    if others == 0:
        return others
    if others & (others - 1) == 0:
        return places & (others ^ -1)
    return places


# --- the window ----------------------------------------------------------------------------------------


def accepters(table: Table, number: i64) -> i64:
    """The seats whose committed cards wait for this offer."""
    mask: i64 = 0
    for seat in range(table.players):
        if table.nums[ACCEPTED + seat] == number:
            mask |= bit(seat)
    return mask


def first_waiting(table: Table) -> i64:
    """The lowest offer for which committed cards wait; -1 if there is none."""
    first: i64 = -1
    for seat in range(table.players):
        number = table.nums[ACCEPTED + seat]
        if number >= 0 and (first < 0 or number < first):
            first = number
    return first


def close_window(table: Exchange, number: i64) -> None:
    """The one who committed trades; of several the offerer picks one. (Exchange 3.12, 3.14)"""
    mask = accepters(table, number)
    if size(mask) > 1:
        table.push(PickPartner(number))
    else:
        seat = lowest(mask)
        trade(table, seat, number, table.nums[ACCEPT_CARDS + seat])


class PickPartner(Frame):
    """Several players committed at the same time: the offerer picks one of them. (Exchange 3.12)"""

    form: ClassVar[Form] = Form(["Trading"], [Field("number", "an offer", 0, -1, per_player=SLOTS)])
    clause: ClassVar[str] = "Exchange 3.12"

    def __init__(self, number: i64) -> None:
        self.number = number
        self.waits_for = bit(number // SLOTS)

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        for other in range(table.players):
            if table.nums[ACCEPTED + other] == self.number:
                out.add(SEAT + other)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.pop()
        partner = action - SEAT
        trade(exchange(table), partner, self.number, table.nums[ACCEPT_CARDS + partner])

    def ask(self, table: Table, seat: i64) -> Question:
        return Question("pick_partner", {"seat": "pick"}, {"offer": int(self.number)})
