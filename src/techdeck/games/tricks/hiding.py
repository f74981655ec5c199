"""What a seat is not told of the numbers of a table of Tricks of the Trade. (Family 6.6; Tricks 3.7, 3.10, 4.1)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.cards import HIDDEN
from techdeck.games.tricks.names import BID, BIDS_SHOWN, COMMITTED, FACED_DOWN, OFFER_FROM, OFFER_TO, OFFERED

if TYPE_CHECKING:
    from techdeck.games.tricks.table import Tricks


def hide_numbers(table: Tricks, eyes: i64) -> None:
    """Face-down offers, a half-made commitment and bids not yet shown are secret."""
    nums = table.nums
    for slot in range(2):
        if nums[FACED_DOWN + slot] == 1 and nums[OFFER_FROM] != eyes:
            nums[OFFERED + slot] = HIDDEN
    if nums[COMMITTED] >= 0 and nums[OFFER_TO] != eyes:
        nums[COMMITTED] = HIDDEN
    for seat in range(table.players):
        if nums[BIDS_SHOWN] == 0 and seat != eyes and nums[BID + seat] >= 0:
            nums[BID + seat] = HIDDEN
