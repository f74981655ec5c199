"""Open offers: made, withdrawn, tied, and carried out as trades. (Exchange 2, 3)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit, has, lowest
from techdeck.core.counting import CONCEDED
from techdeck.core.trading.changing_hands import change_hands
from techdeck.core.trading.patterns import is_exact
from techdeck.core.trading.records import terms_data
from techdeck.core.trading.terms import NO_CARDS, card_in, has_card, meant_for, share_card, told
from techdeck.core.zones import EVERYBODY
from techdeck.games.exchange.hidden import drop_draft, is_locked
from techdeck.games.exchange.market import turn_up
from techdeck.games.exchange.names import (
    ACCEPT_CARDS,
    ACCEPTED,
    AIM,
    DONE,
    DRAFT_CARDS,
    DRAFT_TERMS,
    LOOK,
    NEWS,
    OFFER_CARDS,
    OFFER_TERMS,
    OPEN,
    QUIET,
    SLOTS,
    STAGE,
    TRADES,
    WINDOW,
)
from techdeck.games.exchange.patterns import terms_text
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.stages import COMMITTING


def is_open_to(table: Exchange, number: i64, seat: i64) -> bool:
    """Whether the offer is open and the seat may accept it. (Exchange 2.9, 5.12)"""
    owner = number // SLOTS
    if owner == seat or owner >= table.players or has(table.nums[CONCEDED], owner):
        return False
    terms = table.nums[OFFER_TERMS + number]
    return terms != 0 and (meant_for(terms) < 0 or meant_for(terms) == seat)


def make_offer(table: Exchange, seat: i64) -> None:
    """What the seat has prepared is an open offer now, and all hear it. (Exchange 2.4, 2.6, 2.9, 5.4)"""
    nums = table.nums
    slot = lowest(nums[OPEN + seat] ^ (bit(SLOTS) - 1))
    number, cards, terms = seat * SLOTS + slot, nums[DRAFT_CARDS + seat], nums[DRAFT_TERMS + seat]
    nums[OFFER_CARDS + number] = cards
    nums[OFFER_TERMS + number] = terms
    nums[OPEN + seat] |= bit(slot)
    nums[NEWS] = nums[DONE]
    if table.journal is not None:
        table.said("offer", seat, f"{number}: {terms_text(terms)}")
    drop_draft(table, seat)
    for which in range(2):
        if is_exact(told(terms, which)):
            table.show(seat, card_in(cards, which))


def close_offer(table: Exchange, number: i64) -> None:
    """The offer is gone; whoever was about to accept it, or has, takes their cards back. (Exchange 3.10, 3.12)"""
    nums = table.nums
    nums[OFFER_CARDS + number] = NO_CARDS
    nums[OFFER_TERMS + number] = 0
    nums[OPEN + number // SLOTS] &= bit(number % SLOTS) ^ (bit(SLOTS) - 1)
    for seat in range(table.players):
        if nums[STAGE + seat] == COMMITTING and nums[AIM + seat] == number:
            drop_draft(table, seat)
        if nums[ACCEPTED + seat] == number:
            take_back(table, seat)


def take_back(table: Exchange, seat: i64) -> None:
    """The cards a seat had committed are free again. (Exchange 3.12, 5.11)"""
    table.nums[ACCEPTED + seat] = -1
    table.nums[ACCEPT_CARDS + seat] = NO_CARDS
    table.said("take back", seat, "")


def withdraw(table: Exchange, number: i64) -> None:
    """An offer that can't or shall not be kept is withdrawn, for all to hear. (Exchange 2.11, 3.10, 5.2)"""
    if table.journal is not None:
        table.said("withdraw", number // SLOTS, str(number))
    close_offer(table, number)


def withdraw_all(table: Exchange, seat: i64) -> None:
    """All of a seat's offers are withdrawn but those with tied cards. (Exchange 5.2)"""
    for slot in range(SLOTS):
        number = seat * SLOTS + slot
        if has(table.nums[OPEN + seat], slot) and not is_locked(table, number):
            withdraw(table, number)


def stop_trading(table: Exchange, seat: i64) -> None:
    """A seat trades no more but for what is tied: it drops its draft and withdraws its offers. (Exchange 5.2, 5.12)"""
    drop_draft(table, seat)
    withdraw_all(table, seat)


def let_go(table: Exchange, seat: i64, cards: i64, but: i64) -> None:
    """A seat's other offers with these cards are withdrawn, what it prepares with them is dropped. (Exchange 3.10)"""
    nums = table.nums
    for slot in range(SLOTS):
        number = seat * SLOTS + slot
        if number != but and has(nums[OPEN + seat], slot) and share_card(nums[OFFER_CARDS + number], cards):
            withdraw(table, number)
    if share_card(nums[DRAFT_CARDS + seat], cards):
        drop_draft(table, seat)


def is_tied(table: Exchange, seat: i64, card: i64) -> bool:
    """Whether the card is committed to a trade that waits for its window to close. (Exchange 3.15)"""
    nums = table.nums
    if nums[WINDOW] == 0:
        return False
    if nums[ACCEPTED + seat] >= 0 and has_card(nums[ACCEPT_CARDS + seat], card):
        return True
    for slot in range(SLOTS):
        number = seat * SLOTS + slot
        if has(nums[OPEN + seat], slot) and has_card(nums[OFFER_CARDS + number], card) and is_locked(table, number):
            return True
    return False


def commit(table: Exchange, seat: i64, number: i64, cards: i64) -> None:
    """Fitting cards lie there: the trade is done, or waits until the window closes. (Exchange 3.6, 3.11, 3.14)"""
    nums = table.nums
    drop_draft(table, seat)
    if nums[WINDOW] == 0:
        trade(table, seat, number, cards)
        return
    owner = number // SLOTS
    nums[ACCEPTED + seat] = number
    nums[ACCEPT_CARDS + seat] = cards
    if table.journal is not None:
        table.said("accept", seat, str(number))
    let_go(table, owner, nums[OFFER_CARDS + number], number)
    let_go(table, seat, cards, -1)


def trade(table: Exchange, seat: i64, number: i64, cards: i64) -> None:
    """The cards change hands, and a card comes to the market. (Exchange 2.2, 3.6, 3.7, 3.9)

    Every trade stands alone: nothing remembers it for a next one. (Exchange 3.16, 3.17)
    """
    nums = table.nums
    owner, offered, terms = number // SLOTS, nums[OFFER_CARDS + number], nums[OFFER_TERMS + number]
    nums[ACCEPTED + seat] = -1
    nums[ACCEPT_CARDS + seat] = NO_CARDS
    close_offer(table, number)
    let_go(table, owner, offered, -1)
    let_go(table, seat, cards, -1)
    if table.journal is not None:
        table.begin_event("trade", owner, seat, {"offer": int(number), **terms_data(terms)})
    change_hands(table, owner, seat, terms, offered, cards)
    table.end_event()
    remember_exact(table, owner)
    remember_exact(table, seat)
    nums[TRADES] += 1
    nums[QUIET] = 0
    nums[NEWS] = nums[DONE]
    nums[LOOK] = 1
    turn_up(table, owner)


def remember_exact(table: Exchange, seat: i64) -> None:
    """An open offer goes on telling all exactly which card the seat holds. (Exchange 2.6)"""
    nums = table.nums
    for slot in range(SLOTS):
        if has(nums[OPEN + seat], slot):
            number = seat * SLOTS + slot
            for which in range(2):
                if is_exact(told(nums[OFFER_TERMS + number], which)):
                    table.zones.learn(card_in(nums[OFFER_CARDS + number], which), EVERYBODY)
