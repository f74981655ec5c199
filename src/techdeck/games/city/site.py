"""The building site: a card is shown there, and from there it is laid into the city and scored. (City 1.11)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.cards import DOMAIN_NAMES, SERVICE, card_id, is_wild
from techdeck.core.zones import EVERYBODY
from techdeck.games.city.names import (
    CITY,
    COUNCIL,
    HELPERS,
    NO_MARKER,
    SIDE_NAMES,
    SITE,
    SITE_DOMAIN,
    SITE_VALUE,
)
from techdeck.games.city.places import City
from techdeck.games.city.scoring import award_help, score_build
from techdeck.games.city.slots import across_of, add_slot, marker_data, put_marker, settle_slot, up_of
from techdeck.games.city.wilds import turn_up_for_wild


def show_on_site(table: City, kind: str, seat: i64, card: i64) -> None:
    """The card to be built is shown; it counts as what it counts as now. (City 1.11, 1.12)"""
    table.put(kind, seat, card, SITE, EVERYBODY)
    counts_as(table, card)


def counts_as(table: City, card: i64) -> None:
    """The card on the site is built as a card of this one's value and domain. (City 1.12, 3.1)"""
    table.nums[SITE_VALUE] = table.value_of(card)
    table.nums[SITE_DOMAIN] = table.domain_of(card)


def is_service_build(table: City) -> bool:
    """Whether the card on the site is built as a service card. (City 1.12, 3.2)"""
    return table.nums[SITE_DOMAIN] == SERVICE


def site_id(table: City) -> str:
    """The card on the site in text."""
    return card_id(table.zones.at(SITE, 0))


def counted_data(table: City) -> dict[str, object]:
    """What the card on the site counts as, as data. (City 1.12, 3.1)"""
    return {"value": int(table.nums[SITE_VALUE]), "domain": DOMAIN_NAMES[table.nums[SITE_DOMAIN]]}


def site_data(table: City) -> dict[str, object]:
    """The card on the site with what it counts as, as data."""
    return {"card": site_id(table), **counted_data(table)}


def lay_into_city(table: City, builder: i64, neighbour: i64, side: i64) -> None:
    """The card on the site is laid beside a slot, marked and scored; a wild gives way. (City 1.2, 1.3, 2.7, 8.5)"""
    card, marker = table.zones.at(SITE, 0), builder
    if is_service_build(table):
        marker = NO_MARKER
    if table.journal is not None:
        begin_build_event(table, builder, marker, neighbour, side)
    slot = add_slot(table, card, across_of(table, neighbour, side), up_of(table, neighbour, side), marker)
    table.end_event()
    score_build(table, builder, slot)
    score_helpers(table, builder)
    if is_wild(card):
        wild_gives_way(table, builder, slot)
    clear_site(table)


def begin_build_event(table: City, builder: i64, marker: i64, neighbour: i64, side: i64) -> None:
    """All see what is built, as what, with whose marker, and on which side of which card."""
    about = counted_data(table)
    about["marker"] = marker_data(marker)
    about["beside"] = card_id(table.zones.at(CITY, neighbour))
    about["side"] = SIDE_NAMES[side]
    if builder == COUNCIL:
        table.begin_event("council_builds", -1, -1, about)
    else:
        table.begin_event("build", builder, -1, about)


def score_helpers(table: City, builder: i64) -> None:
    """Whoever gave a card scores 1, except the builder. (City 2.8, 8.2)"""
    if table.nums[HELPERS] != 0:
        for who in range(COUNCIL + 1):
            if who != builder and has(table.nums[HELPERS], who):
                award_help(table, who)


def wild_gives_way(table: City, builder: i64, slot: i64) -> None:
    """The deck's top card takes a built wild's place, with the builder's marker unless it is service. (City 3.4-3.6)"""
    turn_up_for_wild(table, slot)
    card = table.zones.at(CITY, slot)
    if not is_wild(card) and table.domain_of(card) != SERVICE:
        put_marker(table, slot, builder)
    settle_slot(table, slot)


def clear_site(table: City) -> None:
    """Nothing is being built."""
    table.nums[SITE_VALUE] = 0
    table.nums[SITE_DOMAIN] = 0
    table.nums[HELPERS] = 0
