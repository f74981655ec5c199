"""What may be behind a view of Tricks of the Trade: hidden numbers, and where a card can't lie. (Family 8.6)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.bits import bit, has
from techdeck.core.cards import HIDDEN
from techdeck.core.choices import Choices
from techdeck.core.rng import Rng
from techdeck.core.zones import HAND
from techdeck.games.tricks.names import BID, COMMITTED, OFFER_FROM, OFFER_TO, OFFERED, PLAYED_BY, TRICK, WANTED

if TYPE_CHECKING:
    from techdeck.games.tricks.table import Tricks


def seats_without(table: Tricks, card: i64) -> i64:
    """Who did not follow has no card of the led domain, who asks for an exact card has not got it. (Tricks 3.8, 6.2)"""
    seats: i64 = 0
    if table.nums[WANTED] == CARD + card or table.nums[WANTED + 1] == CARD + card:
        seats = bit(table.nums[OFFER_FROM])
    for i in range(1, table.zones.count(TRICK)):
        led = table.domain_of(table.zones.at(TRICK, 0))
        if table.domain_of(card) == led and table.domain_of(table.zones.at(TRICK, i)) != led:
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
    if misplaced_card(table) >= 0:
        return False
    nums = table.nums
    for slot in range(2):
        if nums[OFFERED + slot] == HIDDEN:
            nums[OFFERED + slot] = some_card_of(table, nums[OFFER_FROM], nums[OFFERED + 1 - slot], rng)
    if nums[COMMITTED] == HIDDEN and not imagine_commitment(table, rng):
        return False
    for seat in range(table.players):
        if nums[BID + seat] == HIDDEN:
            nums[BID + seat] = rng.below(7)
    return True


def imagine_commitment(table: Tricks, rng: Rng) -> bool:
    """Any card of the partner's hand; False if it can't be given for what was asked first. (Tricks 3.11)"""
    from techdeck.games.tricks.offers import add_fitting

    table.nums[COMMITTED] = -1
    out = Choices(table.game.actions.total)
    add_fitting(table, table.nums[OFFER_TO], 0, out)
    card = rng.below(table.zones.count(HAND + table.nums[OFFER_TO]))
    if card >= out.count:
        return False
    table.nums[COMMITTED] = out.pick(card) - CARD
    return True


def some_card_of(table: Tricks, seat: i64, other: i64, rng: Rng) -> i64:
    """A random card of a hand, other than the one given."""
    while True:
        card = table.zones.at(HAND + seat, rng.below(table.zones.count(HAND + seat)))
        if card != other:
            return card
