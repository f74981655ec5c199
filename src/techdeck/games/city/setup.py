"""Laying out the cards at the start. (City 0)"""

from __future__ import annotations

from typing import Final

from techdeck.core.cards import SERVICE, card_of
from techdeck.core.zones import DECK
from techdeck.games.city.names import FIRST, NO_MARKER
from techdeck.games.city.places import City
from techdeck.games.city.slots import add_slot

FIRST_HAND: Final = 6


def lay_out(table: City) -> None:
    """The 3 of service founds the city, the rest is shuffled, six each are dealt in secret. (City 0.3-0.8)"""
    zones, founder = table.zones, card_of(SERVICE, 3)
    for card in range(zones.cards):
        if card != founder:
            zones.lay(DECK, card)
    zones.lay(DECK, founder)
    add_slot(table, founder, 0, 0, NO_MARKER)
    zones.shuffle(DECK, table.rng)
    for seat in range(table.players):
        table.deal(seat, FIRST_HAND)
    table.nums[FIRST] = table.rng.below(table.players)
