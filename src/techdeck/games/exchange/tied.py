"""Cards that are tied: committed to a trade that waits until its window closes. (Exchange 3.14, 3.15)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.table import Table
from techdeck.core.trading.terms import has_card
from techdeck.core.zones import HAND
from techdeck.games.exchange.names import ACCEPT_CARDS, ACCEPTED, OFFER_CARDS, OPEN, SLOTS, WINDOW


def is_locked(table: Table, number: i64) -> bool:
    """Whether somebody has committed cards to the offer and waits for the window to close. (Exchange 3.15)"""
    if table.nums[WINDOW] == 0:
        return False
    for seat in range(table.players):
        if table.nums[ACCEPTED + seat] == number:
            return True
    return False


def is_tied(table: Table, seat: i64, card: i64) -> bool:
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


def free_places(table: Table, seat: i64) -> i64:
    """The places of the hand whose cards are not tied, as a mask. (Exchange 3.15)"""
    count = table.zones.counts[HAND + seat]
    mask = bit(count) - 1
    if table.nums[WINDOW] > 0:
        for i in range(count):
            if is_tied(table, seat, table.zones.at(HAND + seat, i)):
                mask ^= bit(i)
    return mask
