"""How a sensible player trades: which offers to make, accept and withdraw, and at what price. (Exchange 2-5)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.trading.patterns import (
    NOTHING_MORE,
    OF_DOMAIN,
    OF_VALUE,
    OR_DOMAIN,
    OR_VALUE,
    THE_CARD,
    either_value,
    fits,
    value_or_domain,
)
from techdeck.core.trading.terms import NO_CARD, card_in, told, wanted
from techdeck.core.zones import DECK, HAND
from techdeck.games.exchange.hearing import Hearing
from techdeck.games.exchange.names import OFFER_CARDS, OFFER_TERMS, OPEN, QUESTION, SLOTS
from techdeck.games.exchange.offers import is_open_to
from techdeck.games.exchange.scoring import VALUES
from techdeck.games.exchange.tied import free_places

GIVEABLE: Final = 4
"""So many spare cards are thought of when an offer is made."""
ALIKE: Final = 0.35
"""Two things are asked for as one if the second is worth so much of the first."""
HEARD: Final = 0.5
"""What an offer is worth if the same card was offered, or the same asked for, and nobody has taken it yet."""
NOBODYS: Final = -1.0e9
BOUNDLESS: Final = 1 << 40


class Bargain:
    """A trade thought of: what it is worth, the card to give, the pattern to ask for."""

    def __init__(self, worth: float, card: i64, pattern: i64) -> None:
        self.worth = worth
        self.card = card
        self.pattern = pattern


class Trader(Hearing):
    """One seat's thoughts about trades."""

    # --- accepting ------------------------------------------------------------------------------------

    def best_offer(self) -> i64:
        """The open offer it pays most to accept; -1 if none does."""
        best, most = i64(-1), 0.0
        for other in range(self.table.players):
            if other != self.seat and self.table.nums[OPEN + other] != 0:
                for number in range(other * SLOTS, other * SLOTS + SLOTS):
                    if is_open_to(self.table, number, self.seat):
                        surplus = self.surplus(number)
                        if surplus > most:
                            best, most = number, surplus
        return best

    def surplus(self, number: i64) -> float:
        """What accepting gains above what must be gained, with the cards that are missed least."""
        terms = self.table.nums[OFFER_TERMS + number]
        first = self.cheapest(wanted(terms, 0), wanted(terms, 1), NO_CARD)
        if first == NO_CARD:
            return NOBODYS
        self.view.take_out(first)
        second: i64 = NO_CARD
        if wanted(terms, 1) != NOTHING_MORE:
            second = self.cheapest(wanted(terms, 1), NOTHING_MORE, first)
        gain = NOBODYS
        if second != NO_CARD or wanted(terms, 1) == NOTHING_MORE:
            if second != NO_CARD:
                self.view.take_out(second)
            gain = float(self.with_told(terms) - self.view.now)
            if second != NO_CARD:
                self.view.put_in(second)
        self.view.put_in(first)
        price = self.share() * (self.need(wanted(terms, 0)) + self.need(wanted(terms, 1)))
        if price < self.weights.least_gain:
            price = self.weights.least_gain
        return gain - price

    def with_told(self, terms: i64) -> i64:
        """What the cards counted now are worth with what an offer promises."""
        second = told(terms, 1)
        if second == NOTHING_MORE:
            return self.view.promised(told(terms, 0))
        # Of two promised cards one is guessed, the other counted as a card of its kind.
        one, other = self.view.promised(told(terms, 0)), self.view.promised(second)
        return one + other - self.view.total()

    def cheapest(self, pattern: i64, then: i64, besides: i64) -> i64:
        """The own card that fits and is missed least, and leaves one for the other pattern; NO_CARD if none does."""
        zones, hand, free = self.table.zones, HAND + self.seat, free_places(self.table, self.seat)
        best, most = i64(NO_CARD), NOBODYS
        for i in range(zones.counts[hand]):
            card = zones.at(hand, i)
            if has(free, i) and card != besides and fits(self.table, pattern, card) and self.leaves(then, card):
                left = float(self.view.without(card))
                if left > most:
                    best, most = card, left
        return best

    def leaves(self, pattern: i64, gone: i64) -> bool:
        """Whether the hand has a card for a pattern without this one."""
        zones, hand, free = self.table.zones, HAND + self.seat, free_places(self.table, self.seat)
        if pattern == NOTHING_MORE:
            return True
        for i in range(zones.counts[hand]):
            if has(free, i) and zones.at(hand, i) != gone and fits(self.table, pattern, zones.at(hand, i)):
                return True
        return False

    # --- offering -------------------------------------------------------------------------------------

    def best_bargain(self) -> Bargain:
        """The offer that promises most and is not made yet; its worth is 0 if none is worth making."""
        best = Bargain(0.0, NO_CARD, 0)
        spare = self.spares()
        for i in range(GIVEABLE):
            if spare[i] != NO_CARD:
                found = self.best_wish(spare[i])
                if found.worth > best.worth:
                    best = found
        return best

    def offerable(self) -> list[int]:
        """The spare cards for which something is worth asking."""
        return [int(card) for card in self.spares() if card != NO_CARD and self.best_wish(card).worth > 0.0]

    def spares(self) -> vec[i64]:
        """The cards of the hand that may be given and are missed least, the least first. (Exchange 3.15)"""
        zones, hand, free = self.table.zones, HAND + self.seat, free_places(self.table, self.seat)
        cards: vec[i64] = vec[i64]([NO_CARD] * GIVEABLE)
        left: vec[i64] = vec[i64]([-1] * GIVEABLE)
        for i in range(zones.counts[hand]):
            if not has(free, i):
                continue
            card = zones.at(hand, i)
            stays, k = self.view.without(card), GIVEABLE - 1
            while k >= 0 and stays > left[k]:
                if k + 1 < GIVEABLE:
                    cards[k + 1], left[k + 1] = cards[k], left[k]
                cards[k], left[k] = card, stays
                k -= 1
        return cards

    def best_wish(self, card: i64) -> Bargain:
        """What to ask for in return for a card; two values that are both wanted are asked for as one."""
        best, second = Bargain(0.0, card, 0), Bargain(0.0, card, 0)
        price = self.share() * self.asked_for(card)
        if price < self.weights.least_gain:
            price = self.weights.least_gain
        appeal = self.appeal(card)
        self.view.take_out(card)
        for pattern in range(OF_VALUE + 1, THE_CARD):
            if self.is_wanted(pattern):
                worth = (float(self.view.promised(pattern) - self.view.now) - price) * self.chance(pattern) * appeal
                worth *= self.news(card, pattern)
                if worth > 0.0:
                    if worth > best.worth:
                        best, second = Bargain(worth, card, pattern), best
                    elif worth > second.worth:
                        second = Bargain(worth, card, pattern)
        self.view.put_in(card)
        if second.worth > ALIKE * best.worth:
            both = either_of(best.pattern, second.pattern)
            if both > 0:
                return Bargain(best.worth + 0.5 * second.worth, card, both)
        return best

    def is_wanted(self, pattern: i64) -> bool:
        """Whether a value or a domain can complete anything, and somebody may have such a card."""
        if pattern >= OF_DOMAIN:
            return pattern < OF_DOMAIN + 4
        value = pattern - OF_VALUE
        return value < VALUES and self.view.counts[value] != 0 and self.view.alive[value] > 0

    def chance(self, pattern: i64) -> float:
        """How likely another holds such a card to spare."""
        zones = self.table.zones
        if pattern >= OF_DOMAIN:
            return 0.6
        kind = pattern - OF_VALUE - 1
        if self.somebody_has(kind) or self.is_promised(pattern):
            return 1.0
        if self.nobody_has(kind):
            return 0.0
        others: i64 = 0
        for other in range(self.table.players):
            if other != self.seat:
                others += zones.counts[HAND + other]
        held = float(self.view.alive[pattern - OF_VALUE]) * float(others) / float(others + zones.counts[DECK] + 1)
        return held / (held + 0.7)

    def unheard_of(self) -> i64:
        """The value to ask about: one that is wanted, of which nobody has said anything yet; 0 if there is none.

        The one that is wanted most comes first and no value comes twice, whether or not anybody has answered.
        """
        asked = self.table.nums[QUESTION + self.seat]
        best, most, bound = i64(0), i64(0), self.hope(asked) if 0 < asked < VALUES else BOUNDLESS
        for value in range(1, VALUES):
            if self.is_wanted(OF_VALUE + value) and not self.somebody_has(value - 1) and not self.nobody_has(value - 1):
                hope = self.hope(value)
                if hope > most and (hope < bound or (hope == bound and value > asked)):
                    best, most = value, hope
        return best

    def hope(self, value: i64) -> i64:
        """What a card of a value would bring, if it were of the poorest domain."""
        return self.view.plus(value, self.view.poorest()) - self.view.now

    def appeal(self, card: i64) -> float:
        """How likely another would like the card: somebody asks for it, or others may have more of its value."""
        alive = float(self.view.alive[self.table.values[card]])
        if alive > 4.0:
            alive = 4.0
        appeal = alive * alive / 9.0
        kind = self.table.values[card] - 1
        if self.asked_for(card) > 0.0 or self.somebody_has(kind):
            appeal = 1.2
        elif self.nobody_has(kind):
            appeal = 0.1
        stack, best = self.view.market[self.table.domains[card]], self.best_market()
        return appeal * (0.4 + 0.6 * float(stack) / float(best + 1))

    def news(self, card: i64, pattern: i64) -> float:
        """What an offer is worth beside the seat's open ones: nothing if it is made, less if half of it was heard."""
        nums, worth = self.table.nums, 1.0
        for slot in range(SLOTS):
            if has(nums[OPEN + self.seat], slot):
                number = self.seat * SLOTS + slot
                given = card_in(nums[OFFER_CARDS + number], 0) == card
                asked = covers(wanted(nums[OFFER_TERMS + number], 0), pattern)
                if given and asked:
                    return 0.0
                if given or asked:
                    worth *= HEARD
        return worth

    def stale_offer(self) -> i64:
        """An open offer of the seat that is not worth it any more; -1 if all are."""
        nums = self.table.nums
        for slot in range(SLOTS):
            number = self.seat * SLOTS + slot
            if has(nums[OPEN + self.seat], slot):
                card, pattern = card_in(nums[OFFER_CARDS + number], 0), wanted(nums[OFFER_TERMS + number], 0)
                self.view.take_out(card)
                gain = self.view.promised(pattern) - self.view.now
                self.view.put_in(card)
                if float(gain) < 0.5 * self.weights.least_gain:
                    return number
        return -1


def either_of(one: i64, other: i64) -> i64:
    """The pattern for a card of either kind; 0 if there is none: two domains can't be asked for at once."""
    if one < OF_DOMAIN and other < OF_DOMAIN:
        return either_value(one - OF_VALUE, other - OF_VALUE)
    if one < OF_DOMAIN:
        return value_or_domain(one - OF_VALUE, other - OF_DOMAIN)
    if other < OF_DOMAIN:
        return value_or_domain(other - OF_VALUE, one - OF_DOMAIN)
    return 0


def covers(asked: i64, pattern: i64) -> bool:
    """Whether whatever fits the second pattern, a value or a domain, fits the first."""
    if asked == pattern:
        return True
    if asked >= OR_DOMAIN:
        pair = asked - OR_DOMAIN
        return pattern == OF_VALUE + pair // 4 + 1 or pattern == OF_DOMAIN + pair % 4
    if asked >= OR_VALUE:
        pair = asked - OR_VALUE
        return pattern == OF_VALUE + pair // 13 + 1 or pattern == OF_VALUE + pair % 13 + 1
    return False
