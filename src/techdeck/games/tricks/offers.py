"""An offer that stands: how it is made, what fits it, how it ends. (Tricks 3.6-3.19)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.bits import bit, has
from techdeck.core.choices import Choices
from techdeck.core.table import Table
from techdeck.core.trading.changing_hands import change_hands
from techdeck.core.trading.patterns import NOTHING_MORE, fitting
from techdeck.core.trading.promises import keep_promises, keep_wishes
from techdeck.core.trading.terms import meant_for, wanted
from techdeck.core.zones import HAND
from techdeck.games.tricks.names import (
    COMMITTED,
    DRAFT_CARDS,
    DRAFT_TERMS,
    OFFER_CARDS,
    OFFER_FROM,
    OFFER_TERMS,
    PROPOSAL_LIMIT,
    PROPOSALS,
    SWAP_ALSO,
    SWAPPED,
    TRADED,
)
from techdeck.games.tricks.offer_data import tell_offer, trade_data
from techdeck.games.tricks.turns import TURN_DEPTH, clear_draft, clear_offer, end_turn

EVERY_PLACE: Final = 2**60 - 1
"""A mask of all places in a hand."""


def make_offer(table: Table, seat: i64) -> None:
    """What the seat has put together stands now, and all hear it. (Tricks 3.7, 3.9, 3.13)"""
    nums = table.nums
    nums[OFFER_FROM] = seat
    nums[OFFER_TERMS] = nums[DRAFT_TERMS]
    nums[OFFER_CARDS] = nums[DRAFT_CARDS]
    clear_draft(table)
    if table.journal is not None:
        tell_offer(table, seat)
    keep_promises(table, seat, nums[OFFER_TERMS], nums[OFFER_CARDS])
    keep_wishes(table, seat, nums[OFFER_TERMS])


def add_fitting(table: Table, seat: i64, slot: i64, out: Choices) -> None:
    """Cards that may be committed for a pattern so that the other one can still be met. (Tricks 3.10, 3.12)"""
    zones, nums = table.zones, table.nums
    terms = nums[OFFER_TERMS]
    mask = fitting(table, seat, wanted(terms, slot))
    if mask == 0:
        return
    last = slot == 1 or wanted(terms, 1) == NOTHING_MORE
    others = mask if last else fitting(table, seat, wanted(terms, 1))
    for i in range(zones.counts[HAND + seat]):
        if has(mask, i) and (last or others & (EVERY_PLACE ^ bit(i)) != 0):
            card = zones.at(HAND + seat, i)
            if card != nums[COMMITTED]:
                out.add(CARD + card)


def execute(table: Table, returned: i64) -> None:
    """The cards change hands at once, each seen by those it was promised to. (Tricks 3.4, 3.15-3.17, 3.26)"""
    nums = table.nums
    giver, terms, offered = nums[OFFER_FROM], nums[OFFER_TERMS], nums[OFFER_CARDS]
    partner = meant_for(terms)
    if table.journal is not None:
        table.begin_event("trade", giver, partner, trade_data(table))
    change_hands(table, giver, partner, terms, offered, returned)
    if table.journal is not None:
        table.end_event()
    if nums[SWAP_ALSO] == 0 or table.players > 2 or nums[SWAPPED] == 1:
        end_turn(table)
    else:
        nums[TRADED] = 1
        back_to_turn(table)


def proposal_failed(table: Table) -> None:
    """Nothing moves; the turn goes on while there are proposals left. (Tricks 3.18, 3.19)"""
    table.nums[PROPOSALS] += 1
    if table.nums[PROPOSALS] >= table.nums[PROPOSAL_LIMIT]:
        end_turn(table)
    else:
        back_to_turn(table)


def back_to_turn(table: Table) -> None:
    """No offer stands any more, and the proposer's turn goes on."""
    clear_offer(table)
    while table.depth > TURN_DEPTH:
        table.pop()
