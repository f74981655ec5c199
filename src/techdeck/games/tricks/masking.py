"""What a seat is not told of a table of Tricks of the Trade. (Family 6.6; Tricks 3.7, 3.30, 4.1)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.cards import HIDDEN
from techdeck.core.trading.backing import masked_cards
from techdeck.games.tricks.names import BID, BIDS_SHOWN, OFFER_CARDS, OFFER_FROM, OFFER_TERMS
from techdeck.games.tricks.turns import TradeFrame, drop_unheard

if TYPE_CHECKING:
    from techdeck.games.tricks.table import Tricks


def hide_numbers(table: Tricks, eyes: i64) -> None:
    """What others have begun, the cards behind their offers, and bids not yet shown are secret."""
    nums, top = table.nums, table.top
    if isinstance(top, TradeFrame) and top.unheard and top.seat != eyes:
        drop_unheard(table)
    if nums[OFFER_FROM] >= 0 and nums[OFFER_FROM] != eyes:
        nums[OFFER_CARDS] = masked_cards(nums[OFFER_CARDS], nums[OFFER_TERMS])
    for seat in range(table.players):
        if nums[BIDS_SHOWN] == 0 and seat != eyes and nums[BID + seat] >= 0:
            nums[BID + seat] = HIDDEN
