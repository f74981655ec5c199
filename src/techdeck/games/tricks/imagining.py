"""What may be behind a view of Tricks of the Trade besides its cards: bids, and the cards of an offer. (Family 8.6)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.core.cards import HIDDEN
from techdeck.core.rng import Rng
from techdeck.core.trading.backing import some_backing
from techdeck.core.trading.terms import told
from techdeck.games.tricks.names import BID, OFFER_CARDS, OFFER_FROM, OFFER_TERMS

if TYPE_CHECKING:
    from techdeck.games.tricks.table import Tricks


def imagine_secrets(table: Tricks, rng: Rng) -> bool:
    """Something possible for each number that was hidden; False if nothing is, as the cards lie."""
    if not imagine_offer(table, rng):
        return False
    nums = table.nums
    for seat in range(table.players):
        if nums[BID + seat] == HIDDEN:
            nums[BID + seat] = rng.below(7)
    return True


def imagine_offer(table: Tricks, rng: Rng) -> bool:
    """Cards that may stand behind what is promised, all as likely; False if the hand has none. (Tricks 3.7)"""
    seat, terms, cards = table.nums[OFFER_FROM], table.nums[OFFER_TERMS], table.nums[OFFER_CARDS]
    if seat < 0:
        return True
    backing = some_backing(table, seat, cards, told(terms, 0), told(terms, 1), 0, rng)
    if backing >= 0:
        table.nums[OFFER_CARDS] = backing
    return backing >= 0
