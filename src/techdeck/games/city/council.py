"""The City Council, against which a single player plays: it has points and a marker, no hand. (City 8.1)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import is_wild
from techdeck.core.zones import ASIDE, DECK, DISCARD, EVERYBODY
from techdeck.games.city.names import CITY, COUNCIL, HELP, HELPERS, SIDES
from techdeck.games.city.places import City
from techdeck.games.city.scoring import base_points, neighbours_point, science_point, service_point
from techdeck.games.city.site import lay_into_city, show_on_site, site_id
from techdeck.games.city.slots import across_of, is_place, some_place, up_of
from techdeck.games.city.wilds import expel, top_card

CARDS_TURNED_UP: Final = {"easy": 1, "fair": 5, "hard": 12}
"""How many cards a council has to choose from. (City 8.9)"""
MOST_PLACES: Final = 1024
"""More than there are sides of cards."""


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
    """The council turns up cards, builds one of them and discards the rest. (City 8.3-8.5, 8.9)"""
    turn_up_cards(table, CARDS_TURNED_UP[table.game.chosen["council"]])
    if table.zones.count(ASIDE) == 0:
        return
    if table.game.chosen["council"] == "easy":
        card, place = table.zones.at(ASIDE, 0), some_place(table)
    else:
        best = best_build(table)
        card, place = table.zones.at(ASIDE, best // MOST_PLACES), best % MOST_PLACES
    show_on_site(table, "council_picks", -1, card)
    lay_into_city(table, COUNCIL, place // SIDES, place % SIDES)
    while table.zones.count(ASIDE) > 0:
        table.discard(table.zones.at(ASIDE, 0))


def turn_up_cards(table: City, count: i64) -> None:
    """So many cards are turned up, or as many as there are; wilds are expelled and not counted. (City 8.4, 8.9)"""
    while table.zones.count(ASIDE) < count:
        card = top_card(table)
        if card < 0:
            return
        table.came_to_light(card)
        if is_wild(card):
            expel(table, card)
        else:
            table.put("council_turns_up", -1, card, ASIDE, EVERYBODY)


def best_build(table: City) -> i64:
    """A card turned up and a place for it that score the most, by chance among equals, in one number. (City 8.9)"""
    most, ties, best = i64(-1), i64(0), i64(0)
    for place in range(table.zones.count(CITY) * SIDES):
        if is_place(table, place):
            for index in range(table.zones.count(ASIDE)):
                points = points_at(table, table.zones.at(ASIDE, index), place)
                if points > most:
                    most, ties = points, 0
                if points == most:
                    ties += 1
                    if table.rng.below(ties) == 0:
                        best = index * MOST_PLACES + place
    return best


def points_at(table: City, card: i64, place: i64) -> i64:
    """What the council would score for a card at a place. (City 8.5)"""
    slots, slot, side = table.zones.count(CITY), place // SIDES, place % SIDES
    base = base_points(table, slots, table.value_of(card))
    points = base + science_point(table, COUNCIL, slots, table.domain_of(card), base)
    points += neighbours_point(table, COUNCIL, slots, across_of(table, slot, side), up_of(table, slot, side))
    return points + service_point(table.domain_of(card), points)
