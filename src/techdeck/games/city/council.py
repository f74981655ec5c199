"""The City Council, against which a single player plays: it has points and a marker, no hand. (City 8.1)"""

from __future__ import annotations

from techdeck.core.bits import bit
from techdeck.core.cards import is_wild
from techdeck.core.zones import DECK, DISCARD, EVERYBODY
from techdeck.games.city.names import COUNCIL, HELP, HELPERS, SIDES
from techdeck.games.city.places import City
from techdeck.games.city.site import lay_into_city, show_on_site, site_id
from techdeck.games.city.slots import some_place
from techdeck.games.city.wilds import expel, top_card


def council_could_give(table: City) -> bool:
    """Whether the council sits at this table and there is a card it could turn up. (City 8.2)"""
    return table.players == 1 and table.zones.count(DECK) + table.zones.count(DISCARD) > 0


def council_helps(table: City) -> None:
    """The council gives the deck's top card for a service card, if there is one. (City 8.2)"""
    card = top_card(table)
    if card >= 0:
        table.nums[HELPERS] |= bit(COUNCIL)
        if table.journal is not None:
            table.begin_event("council_helps", -1, -1, {"card": site_id(table)})
        table.put("council_helps", -1, card, HELP, EVERYBODY)
        table.end_event()


def council_builds(table: City) -> None:
    """The council turns up a card that is no wild and builds it at a random place. (City 8.3-8.5)"""
    card = top_card(table)
    while card >= 0 and is_wild(card):
        expel(table, card)
        card = top_card(table)
    if card >= 0:
        show_on_site(table, "council_turns_up", -1, card)
        place = some_place(table)
        lay_into_city(table, COUNCIL, place // SIDES, place % SIDES)
