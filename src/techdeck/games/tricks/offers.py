"""An offer on the table: what is offered, what is wanted, what fits, how the cards change hands. (Tricks 3.6-3.17)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, DOMAIN, VALUE
from techdeck.core.bits import bit, has
from techdeck.core.choices import Choices
from techdeck.core.zones import CARD_BITS, EVERYBODY, HAND, PENDING
from techdeck.games.tricks.names import (
    ANY_CARD,
    COMMITTED,
    FACED_DOWN,
    OFFER_FROM,
    OFFER_TO,
    OFFERED,
    WANTED,
)
from techdeck.games.tricks.table import Tricks

NO_PLACE: Final[i64] = 0
EVERY_PLACE: Final = 2**60 - 1
"""Masks of places in a hand."""


def begin_offer(table: Tricks, seat: i64, partner: i64) -> None:
    """A new offer from one seat to another, still empty."""
    clear_offer(table)
    table.nums[OFFER_FROM] = seat
    table.nums[OFFER_TO] = partner
    if table.journal is not None:
        table.said("offer to", seat, str(partner))


def clear_offer(table: Tricks) -> None:
    """No offer lies on the table."""
    nums = table.nums
    nums[OFFER_FROM] = -1
    nums[OFFER_TO] = -1
    nums[COMMITTED] = -1
    for slot in range(2):
        nums[OFFERED + slot] = -1
        nums[FACED_DOWN + slot] = 0
        nums[WANTED + slot] = -1


def tell_offer(table: Tricks) -> None:
    """Everybody hears what is asked for."""
    if table.journal is not None:
        texts = [table.game.actions.text(int(table.nums[WANTED + i])) for i in range(2) if table.nums[WANTED + i] >= 0]
        table.said("want", table.nums[OFFER_FROM], " and ".join(texts))


def fitting(table: Tricks, seat: i64, pattern: i64) -> i64:
    """Which cards of a hand are what the pattern asks for, as they count now: a mask of their places. (Tricks 3.8)"""
    zones, mask = table.zones, NO_PLACE
    count = zones.counts[HAND + seat]
    if pattern == ANY_CARD:
        return bit(count) - 1
    if pattern >= CARD:
        if zones.where[pattern - CARD] == HAND + seat:
            mask = bit(zones.index(pattern - CARD))
        return mask
    cells, start = zones.cells, (HAND + seat) * zones.cards
    counted, wanted = table.values, pattern - VALUE + 1
    if pattern >= DOMAIN:
        counted, wanted = table.domains, pattern - DOMAIN
    for i in range(count):
        if counted[i64(cells[start + i]) & CARD_BITS] == wanted:
            mask |= bit(i)
    return mask


def add_fitting(table: Tricks, seat: i64, slot: i64, out: Choices) -> None:
    """Cards that may be committed for a pattern so that the other one can still be met. (Tricks 3.10, 3.12)"""
    zones, nums = table.zones, table.nums
    mask = fitting(table, seat, nums[WANTED + slot])
    if mask == 0:
        return
    last = slot == 1 or nums[WANTED + 1] < 0
    others = mask if last else fitting(table, seat, nums[WANTED + 1])
    for i in range(zones.count(HAND + seat)):
        if has(mask, i) and (last or others & (EVERY_PLACE ^ bit(i)) != 0):
            card = zones.at(HAND + seat, i)
            if card != nums[COMMITTED]:
                out.add(CARD + card)


def hand_over(table: Tricks, seat: i64, receiver: i64, one: i64, one_down: bool, other: i64, other_down: bool) -> None:
    """Up to two cards leave a hand: the promised ones shown to all, the others seen by the receiver alone."""
    unseen: i64 = (1 if one_down else 0) + (1 if other >= 0 and other_down else 0)
    if not one_down:
        table.zones.move(one, PENDING + seat, EVERYBODY)
    if other >= 0 and not other_down:
        table.zones.move(other, PENDING + seat, EVERYBODY)
    if unseen > 0:
        table.lose_track(seat, unseen, bit(receiver))
    if one_down:
        table.zones.move(one, PENDING + seat, 0)
    if other >= 0 and other_down:
        table.zones.move(other, PENDING + seat, 0)
