"""What a seat hears of the others while they trade: what they need, hold and promise. (Exchange 2-4)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.counting import HOLDS, LACKS
from techdeck.core.trading.patterns import NOTHING_MORE, OF_DOMAIN, OF_VALUE, OR_VALUE, THE_CARD, fits
from techdeck.core.trading.terms import told, wanted
from techdeck.games.exchange.appraisal import Appraisal
from techdeck.games.exchange.names import OFFER_TERMS, OPEN, SLOTS
from techdeck.games.exchange.offers import is_open_to


class Hearing:
    """What one seat has heard, and how it values its own hand."""

    def __init__(self, view: Appraisal) -> None:
        self.view = view
        self.table = view.table
        self.seat = view.seat
        self.weights = view.weights

    # --- what others need -----------------------------------------------------------------------------

    def share(self) -> float:
        """What part of another's need must be gained: with two players what one wins the other loses."""
        if self.table.players == 2:
            return self.weights.accept_share_two
        return self.weights.accept_share

    def need(self, pattern: i64) -> float:
        """What a card that somebody asks for is worth to them, by the looks of it: a set, or a part of a flush."""
        if pattern == NOTHING_MORE or pattern == OF_VALUE:
            return 0.0
        best = self.best_market()
        if OF_DOMAIN <= pattern < THE_CARD:
            return float(best)
        return 3.0 * float(best)

    def best_market(self) -> i64:
        """What the most valuable stack is worth."""
        best: i64 = 0
        for domain in range(4):
            if self.view.market[domain] > best:
                best = self.view.market[domain]
        return best

    def asked_for(self, card: i64) -> float:
        """What the card is worth to whoever asks for such a card in an open offer; 0 if nobody does."""
        most = 0.0
        for other in range(self.table.players):
            if other != self.seat and self.table.nums[OPEN + other] != 0:
                for number in range(other * SLOTS, other * SLOTS + SLOTS):
                    if is_open_to(self.table, number, self.seat):
                        need = self.wish_for(self.table.nums[OFFER_TERMS + number], card)
                        if need > most:
                            most = need
        return most

    def wish_for(self, terms: i64, card: i64) -> float:
        """What the card is worth to who made an offer with these terms."""
        for which in range(2):
            pattern = wanted(terms, which)
            if pattern > OF_VALUE and fits(self.table, pattern, card):
                return self.need(pattern)
        return 0.0

    # --- what others have -----------------------------------------------------------------------------

    def somebody_has(self, kind: i64) -> bool:
        """Whether all know that another holds a card of a value; kinds are numbered as in talk. (Family 6.13)"""
        for other in range(self.table.players):
            if other != self.seat and has(self.table.nums[HOLDS + other], kind):
                return True
        return False

    def nobody_has(self, kind: i64) -> bool:
        """Whether all know that no other holds a card of a value. (Family 6.12)"""
        faces = self.table.faces_of(kind)
        for other in range(self.table.players):
            if other != self.seat and self.table.nums[LACKS + other] & faces != faces:
                return False
        return True

    def is_promised(self, pattern: i64) -> bool:
        """Whether an open offer of another promises a card of this value."""
        for other in range(self.table.players):
            if other != self.seat and self.table.nums[OPEN + other] != 0:
                for number in range(other * SLOTS, other * SLOTS + SLOTS):
                    terms = self.table.nums[OFFER_TERMS + number]
                    if terms != 0 and (tells(told(terms, 0), pattern) or tells(told(terms, 1), pattern)):
                        return True
        return False


def tells(promise: i64, pattern: i64) -> bool:
    """Whether a card of which this is told is of the value that is asked for."""
    if THE_CARD <= promise < OR_VALUE:
        return (promise - THE_CARD) % 13 + 1 == pattern - OF_VALUE
    return promise == pattern
