"""Open offers: made, withdrawn, tied, and carried out as trades. (Exchange 2, 3)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.counting import CONCEDED
from techdeck.core.table import Table
from techdeck.core.trading.changing_hands import change_hands
from techdeck.core.trading.patterns import NOTHING_MORE, can_give, fitting
from techdeck.core.trading.promises import keep_promises, keep_wishes
from techdeck.core.trading.records import terms_data
from techdeck.core.trading.terms import NO_CARD, NO_CARDS, card_in, meant_for, share_card, wanted
from techdeck.games.exchange.market import turn_up
from techdeck.games.exchange.masking import forget_draft
from techdeck.games.exchange.names import (
    ACCEPT_CARDS,
    ACCEPTED,
    AIM,
    COMMITTING,
    DONE,
    DRAFT_CARDS,
    DRAFT_TERMS,
    LOOK,
    NEWS,
    OFFER_CARDS,
    OFFER_TERMS,
    OFFERS_MADE,
    OPEN,
    QUIET,
    QUIET_LIMIT,
    SLOTS,
    STAGE,
    TRADES,
    WINDOW,
)
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.tied import free_places, is_locked


def is_open_to(table: Exchange, number: i64, seat: i64) -> bool:
    """Whether the offer is open and the seat may accept it. (Exchange 2.9, 5.12)"""
    owner = number // SLOTS
    if owner == seat or owner >= table.players or has(table.nums[CONCEDED], owner):
        return False
    terms = table.nums[OFFER_TERMS + number]
    return terms != 0 and (meant_for(terms) < 0 or meant_for(terms) == seat)


def can_meet(table: Exchange, number: i64, seat: i64, free: i64) -> bool:
    """Whether the seat has a card for each pattern of an offer at these places of its hand. (Exchange 3.2, 3.4)"""
    terms = table.nums[OFFER_TERMS + number]
    first = fitting(table, seat, wanted(terms, 0)) & free
    if first == 0 or wanted(terms, 1) == NOTHING_MORE:
        return first != 0
    return can_give(first, fitting(table, seat, wanted(terms, 1)) & free)


def can_complete(table: Exchange, seat: i64) -> bool:
    """Whether the seat can complete the accept it has begun with the cards it has now. (Exchange 3.10)"""
    number, laid, free = table.nums[AIM + seat], card_in(table.nums[DRAFT_CARDS + seat], 0), free_places(table, seat)
    if laid == NO_CARD:
        return can_meet(table, number, seat, free)
    others = free & (bit(table.zones.index(laid)) ^ -1)
    return fitting(table, seat, wanted(table.nums[OFFER_TERMS + number], 1)) & others != 0


def make_offer(table: Exchange, seat: i64) -> None:
    """What the seat has prepared is an open offer now, and all hear it. (Exchange 2.4, 2.9, 5.4, 5.7)"""
    nums = table.nums
    slot = next_slot(table, seat)
    number, cards, terms = seat * SLOTS + slot, nums[DRAFT_CARDS + seat], nums[DRAFT_TERMS + seat]
    forget_draft(table, seat)
    nums[OFFER_CARDS + number] = cards
    nums[OFFER_TERMS + number] = terms
    nums[OPEN + seat] |= bit(slot)
    nums[OFFERS_MADE + seat] += 1
    nums[NEWS] |= nums[DONE]
    nums[QUIET] += 1
    if 0 < nums[QUIET_LIMIT] <= nums[QUIET]:
        nums[LOOK] = 1
    if table.journal is not None:
        table.tell("offer", seat, {"offer": int(number), **terms_data(terms)}, meant_for(terms))
    keep_promises(table, seat, terms, cards)
    if nums[TRADES] == 0:  # later, a card one asks for may have come in a trade while the offer was prepared
        keep_wishes(table, seat, terms)


def next_slot(table: Exchange, seat: i64) -> i64:
    """A free slot, each in its turn, so that a number comes again as late as can be. (Exchange 2.10)"""
    slot = table.nums[OFFERS_MADE + seat] % SLOTS
    while has(table.nums[OPEN + seat], slot):
        slot = (slot + 1) % SLOTS
    return slot


def close_offer(table: Exchange, number: i64) -> None:
    """The offer is gone; whoever was about to accept it, or has, takes their cards back. (Exchange 3.10, 3.12)"""
    nums = table.nums
    nums[OFFER_CARDS + number] = NO_CARDS
    nums[OFFER_TERMS + number] = 0
    nums[OPEN + number // SLOTS] &= bit(number % SLOTS) ^ (bit(SLOTS) - 1)
    for seat in range(table.players):
        if nums[STAGE + seat] == COMMITTING and nums[AIM + seat] == number:
            forget_draft(table, seat)
        if nums[ACCEPTED + seat] == number:
            release(table, seat)
            if table.journal is not None:
                table.tell("take_back", seat, {"offer": int(number)})


def release(table: Table, seat: i64) -> None:
    """The cards a seat had committed are not tied any more. (Exchange 3.12, 5.11)"""
    table.nums[ACCEPTED + seat] = -1
    table.nums[ACCEPT_CARDS + seat] = NO_CARDS


def withdraw(table: Exchange, number: i64) -> None:
    """An offer that can't or shall not be kept is withdrawn, for all to hear. (Exchange 2.11, 3.10, 5.2)"""
    if table.journal is not None:
        table.tell("withdraw", number // SLOTS, {"offer": int(number)})
    close_offer(table, number)


def withdraw_all(table: Exchange, seat: i64) -> None:
    """All of a seat's offers are withdrawn but those with tied cards. (Exchange 5.2)"""
    for slot in range(SLOTS):
        number = seat * SLOTS + slot
        if has(table.nums[OPEN + seat], slot) and not is_locked(table, number):
            withdraw(table, number)


def stop_trading(table: Exchange, seat: i64) -> None:
    """A seat trades no more but for what is tied: it drops its draft and withdraws its offers. (Exchange 5.2, 5.12)"""
    forget_draft(table, seat)
    withdraw_all(table, seat)


def let_go(table: Exchange, seat: i64, cards: i64, but: i64) -> None:
    """A seat's other offers with these cards are withdrawn, what it prepares with them is dropped. (Exchange 3.10)"""
    nums = table.nums
    for slot in range(SLOTS):
        number = seat * SLOTS + slot
        if number != but and has(nums[OPEN + seat], slot) and share_card(nums[OFFER_CARDS + number], cards):
            withdraw(table, number)
    if share_card(nums[DRAFT_CARDS + seat], cards) or (
        nums[STAGE + seat] == COMMITTING and not can_complete(table, seat)
    ):
        forget_draft(table, seat)


# --- trades --------------------------------------------------------------------------------------------


def commit(table: Exchange, seat: i64, number: i64, cards: i64) -> None:
    """Fitting cards lie there: the trade is done, or waits until the window closes. (Exchange 3.6, 3.11, 3.14)"""
    nums = table.nums
    forget_draft(table, seat)
    if nums[WINDOW] == 0:
        trade(table, seat, number, cards)
        return
    owner = number // SLOTS
    nums[ACCEPTED + seat] = number
    nums[ACCEPT_CARDS + seat] = cards
    if table.journal is not None:
        table.tell("accept", seat, {"offer": int(number), **terms_data(nums[OFFER_TERMS + number])}, owner)
    let_go(table, owner, nums[OFFER_CARDS + number], number)
    let_go(table, seat, cards, -1)


def trade(table: Exchange, seat: i64, number: i64, cards: i64) -> None:
    """The cards change hands, and a card comes to the market. (Exchange 2.2, 3.6-3.10)

    Every trade stands alone: nothing remembers it for a next one. (Exchange 3.16, 3.17)
    """
    nums = table.nums
    owner, offered, terms = number // SLOTS, nums[OFFER_CARDS + number], nums[OFFER_TERMS + number]
    if table.journal is not None:
        table.begin_event("trade", owner, seat, {"offer": int(number), **terms_data(terms)})
    change_hands(table, owner, seat, terms, offered, cards)
    table.end_event()
    release(table, seat)
    close_offer(table, number)
    after_trade(table, owner, offered)
    after_trade(table, seat, cards)
    nums[TRADES] += 1
    nums[QUIET] = 0
    nums[NEWS] |= nums[DONE]
    nums[LOOK] = 1
    turn_up(table, owner)


def after_trade(table: Exchange, seat: i64, given: i64) -> None:
    """What a seat can't keep any more is withdrawn; what it still promises exactly, all know. (Exchange 2.6, 3.10)"""
    let_go(table, seat, given, -1)
    if table.nums[OPEN + seat] != 0:
        for slot in range(SLOTS):
            if has(table.nums[OPEN + seat], slot):
                number = seat * SLOTS + slot
                keep_promises(table, seat, table.nums[OFFER_TERMS + number], table.nums[OFFER_CARDS + number])
