"""Wilds in the city: played as another card, expelled, replaced by the deck's top card. (City 3)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.cards import card_id, is_wild
from techdeck.core.zones import DECK, DISCARD, EVERYBODY, EXPELLED
from techdeck.games.city.names import CITY

if TYPE_CHECKING:
    from techdeck.games.city.places import City


def expel(table: City, card: i64) -> None:
    """A card leaves the game for good. (Family 3.24)"""
    table.put("expel", -1, card, EXPELLED, EVERYBODY)


def spend(table: City, card: i64) -> None:
    """A card given for a build is discarded; a wild is expelled, here and nowhere else. (City 3.7, 3.8, 3.14)"""
    if is_wild(card):
        expel(table, card)
    else:
        table.discard(card)


def top_card(table: City) -> i64:
    """The deck's top card, from a new deck if need be; -1 if there is none. (Family 2.5)"""
    if table.refill(DECK, DISCARD):
        return table.zones.top(DECK)
    return -1


def turn_up_for_wild(table: City, slot: i64) -> None:
    """While a wild lies in this slot it is expelled for the deck's top card; if there is none, it stays.
    (City 3.4, 3.9-3.11)"""
    card = table.zones.at(CITY, slot)
    while is_wild(card):
        top = top_card(table)
        if top < 0:
            return
        if table.journal is not None:
            table.begin_event("replace_wild", -1, -1, {"card": card_id(top)})
        table.swap("replace_wild", -1, card, top, EVERYBODY, EVERYBODY)
        expel(table, card)
        table.end_event()
        card = top
