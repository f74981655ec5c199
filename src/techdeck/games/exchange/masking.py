"""What others do not see of a seat's trading: drafts, and the cards behind offers and accepts. (Exchange 2.4, 2.12)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.cards import HIDDEN, card_id
from techdeck.core.table import Table
from techdeck.core.trading.backing import masked_cards
from techdeck.core.trading.terms import NO_CARD, NO_CARDS, card_in
from techdeck.games.exchange.names import (
    ACCEPT_CARDS,
    ACCEPTED,
    AIM,
    DRAFT_CARDS,
    DRAFT_TERMS,
    DROPPED,
    IDLE,
    OFFER_CARDS,
    OFFER_TERMS,
    OPEN,
    SLOTS,
    STAGE,
)


def forget_draft(table: Table, seat: i64) -> None:
    """The seat prepares nothing any more: no offer and no accept. (Exchange 2.12, 3.4)"""
    nums = table.nums
    nums[STAGE + seat] = IDLE
    nums[DRAFT_CARDS + seat] = NO_CARDS
    nums[DRAFT_TERMS + seat] = 0
    nums[AIM + seat] = -1


def mask_seat(table: Table, seat: i64) -> None:
    """Hide what a seat prepares, how often it dropped it, the cards behind its offers. (Exchange 2.4, 3.4, 3.5)"""
    nums = table.nums
    forget_draft(table, seat)
    nums[DROPPED + seat] = 0
    for slot in range(SLOTS):
        if has(nums[OPEN + seat], slot):
            number = seat * SLOTS + slot
            nums[OFFER_CARDS + number] = masked_cards(nums[OFFER_CARDS + number], nums[OFFER_TERMS + number])
    if nums[ACCEPTED + seat] >= 0:
        nums[ACCEPT_CARDS + seat] = masked_cards(nums[ACCEPT_CARDS + seat], 0)


def card_texts(cards: i64) -> list[str | None]:
    """Two packed cards in text, None for those one may not see."""
    found = [card_in(cards, which) for which in range(2)]
    return [None if card == HIDDEN else card_id(card) for card in found if card != NO_CARD]
