"""An offer on the table: what is offered, what is wanted, what fits, and how the cards change hands. (Tricks 3.6-3.17)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.actions import CARD, DOMAIN, VALUE
from techdeck.core.bits import bit
from techdeck.core.choices import Choices
from techdeck.core.zones import EVERYBODY, HAND, PENDING
from techdeck.games.tricks.names import (
    ANY_CARD,
    COMMITTED,
    FACED_DOWN,
    OFFER_FROM,
    OFFER_TO,
    OFFERED,
    WANTED,
)
from techdeck.games.tricks.places import Tricks


def begin_offer(table: Tricks, seat: i64, partner: i64) -> None:
    """A new offer from one seat to another, still empty."""
    clear_offer(table)
    table.nums[OFFER_FROM] = seat
    table.nums[OFFER_TO] = partner
    if table.journal is not None:
        table.tell("offer to", seat, str(partner))


def clear_offer(table: Tricks) -> None:
    """No offer lies on the table."""
    table.nums[OFFER_FROM] = -1
    table.nums[OFFER_TO] = -1
    table.nums[COMMITTED] = -1
    for slot in range(2):
        table.nums[OFFERED + slot] = -1
        table.nums[FACED_DOWN + slot] = 0
        table.nums[WANTED + slot] = -1


def tell_offer(table: Tricks) -> None:
    """Everybody hears what is asked for."""
    if table.journal is not None:
        texts = [table.game.actions.text(int(table.nums[WANTED + i])) for i in range(2) if table.nums[WANTED + i] >= 0]
        if table.journal is not None:
            table.tell("want", table.nums[OFFER_FROM], " and ".join(texts))


def fits_pattern(table: Tricks, card: i64, pattern: i64) -> bool:
    """Whether a card is what the pattern asks for, as it counts now. (Tricks 3.8)"""
    if pattern == ANY_CARD:
        return True
    if pattern >= CARD:
        return card == pattern - CARD
    if pattern >= DOMAIN:
        return table.domain_of(card) == pattern - DOMAIN
    return table.value_of(card) == pattern - VALUE + 1


def add_fitting(table: Tricks, seat: i64, slot: i64, out: Choices) -> None:
    """Cards that may be committed for a pattern so that the other one can still be met. (Tricks 3.10, 3.12)"""
    zones, nums = table.zones, table.nums
    second = nums[WANTED + 1]
    for i in range(zones.count(HAND + seat)):
        card = zones.at(HAND + seat, i)
        if fits_pattern(table, card, nums[WANTED + slot]) and card != nums[COMMITTED]:
            if slot == 1 or second < 0 or other_fits(table, seat, card, second):
                out.add(CARD + card)


def other_fits(table: Tricks, seat: i64, card: i64, pattern: i64) -> bool:
    """Whether another card of the hand fits the pattern."""
    for i in range(table.zones.count(HAND + seat)):
        other = table.zones.at(HAND + seat, i)
        if other != card and fits_pattern(table, other, pattern):
            return True
    return False


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
