"""What may be behind a view of Tricks of the Trade: hidden numbers, and where a card can't lie. (Family 8.6)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.cards import HIDDEN
from techdeck.core.rng import Rng
from techdeck.core.trading.backing import some_backing
from techdeck.core.trading.patterns import THE_CARD
from techdeck.core.trading.terms import told, wanted
from techdeck.core.zones import HAND
from techdeck.games.tricks.names import BID, OFFER_CARDS, OFFER_FROM, OFFER_TERMS, PLAYED_BY, TRICK

if TYPE_CHECKING:
    from techdeck.games.tricks.table import Tricks


def seats_without(table: Tricks, card: i64) -> i64:
    """Who can't have a card: who asks for just that one, and who did not follow its domain. (Tricks 3.8, 6.2)"""
    seats: i64 = 0
    terms, exact = table.nums[OFFER_TERMS], THE_CARD + card
    if wanted(terms, 0) == exact or wanted(terms, 1) == exact:
        seats = bit(table.nums[OFFER_FROM])
    return seats | seats_that_did_not_follow(table, table.domain_of(card))


def seats_that_did_not_follow(table: Tricks, domain: i64) -> i64:
    """Who has no card of this domain: it was led, and they played another. (Tricks 6.2)"""
    zones = table.zones
    seats: i64 = 0
    if zones.count(TRICK) > 0 and table.domain_of(zones.at(TRICK, 0)) == domain:
        for i in range(1, zones.count(TRICK)):
            if table.domain_of(zones.at(TRICK, i)) != domain:
                seats |= bit(table.nums[PLAYED_BY + i])
    return seats


def misplaced_card(table: Tricks) -> i64:
    """A card in the hand of a seat that can't have it, as all see; -1 if there is none."""
    for seat in range(table.players):
        for i in range(table.zones.count(HAND + seat)):
            if has(seats_without(table, table.zones.at(HAND + seat, i)), seat):
                return table.zones.at(HAND + seat, i)
    return -1


def imagine_secrets(table: Tricks, rng: Rng) -> bool:
    """Something possible for each number that was hidden; False if nothing is, as the cards lie."""
    if misplaced_card(table) >= 0 or not imagine_offer(table, rng):
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
