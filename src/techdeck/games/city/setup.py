"""Laying out the cards at the start. (City 0)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import SERVICE, card_of
from techdeck.core.zones import DECK, HAND
from techdeck.games.city.names import FIRST, NO_MARKER
from techdeck.games.city.places import City
from techdeck.games.city.slots import add_slot

FIRST_HAND: Final = 6


def lay_out(table: City) -> None:
    """The 3 of service founds the city, the rest is shuffled, six each are dealt. (City 0.3-0.7)"""
    zones, founder = table.zones, card_of(SERVICE, 3)
    for card in range(zones.cards):
        if card != founder:
            zones.lay(DECK, card, 0)
    zones.lay(DECK, founder, 0)
    add_slot(table, founder, 0, 0, NO_MARKER)
    zones.shuffle(DECK, table.rng)
    for seat in range(table.players):
        deal_hand(table, seat)
    table.nums[FIRST] = table.rng.below(table.players)


def deal_hand(table: City, seat: i64) -> None:
    """Six cards for a player, seen by nobody else. (City 0.5, 0.8)"""
    zones = table.zones
    for _ in range(FIRST_HAND):
        zones.push(HAND + seat, zones.lift(DECK), bit(seat))
    if table.journal is not None:
        table.note("deal", seat, zones.listed(HAND + seat), bit(seat), "")
