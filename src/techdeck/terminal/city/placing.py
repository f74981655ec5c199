"""Free places of the city: numbered on the map, and called by the cards they lie beside. (City 1.2)"""

from __future__ import annotations

from techdeck.core.actions import CARD
from techdeck.core.cards import card_id
from techdeck.games.city.names import SIDE_NAMES, SIDES
from techdeck.games.city.places import City, Place
from techdeck.games.city.survey import Survey
from techdeck.terminal.city.map_text import MapText
from techdeck.terminal.menu import Entry, Menu

PLACE = 100_000
"""Beyond all actions: PLACE + slot * SIDES + side is that card of the city and that side of it, chosen in one step."""
SIDE_OF = ["left of {}", "right of {}", "above {}", "below {}"]


def steps_of(table: City, action: int) -> list[int]:
    """The two actions that lead to a place: the card of the city, and the side of it."""
    slot, side = divmod(action - PLACE, SIDES)
    return [CARD + table.city_cards()[slot], CARD + int(table.cards) + side]


def ways_to(survey: Survey) -> dict[Place, list[tuple[int, int]]]:
    """Every free place, with the slots and sides that lead to it."""
    ways: dict[Place, list[tuple[int, int]]] = {place: [] for place in survey.places()}
    for slot in range(len(survey.cards)):
        for side in range(SIDES):
            place = survey.table.place_beside(slot, side)
            if place in ways:
                ways[place].append((slot, side))
    return ways


def place_like(survey: Survey) -> str:
    """How a free place may be typed: left V3."""
    slot, side = next(found[0] for found in ways_to(survey).values())
    return f"{SIDE_NAMES[side]} {card_id(survey.cards[slot])}"


def place_menu(question: str, survey: Survey, drawing: MapText) -> Menu:
    """All free places as numbers on the map; "left K7" may be typed too. A star: beside two own companies."""
    ways = ways_to(survey)
    numbered, named = [], []
    for number, found in enumerate(ways.values(), 1):
        numbered.append(Entry(f"place {number}", PLACE + found[0][0] * SIDES + found[0][1], key=str(number)))
        named += [named_place(survey, slot, side, PLACE + slot * SIDES + side) for slot, side in found]
    return Menu(question, [*numbered, *named], picture=drawing.lines(survey.table, marks(survey, list(ways))))


def side_menu(question: str, survey: Survey, slot: int, legal: list[int], drawing: MapText) -> Menu:
    """The free sides of one card as numbers on the map."""
    table, first = survey.table, CARD + int(survey.table.cards)
    places = {action - first: table.place_beside(slot, action - first) for action in legal}
    shown = sorted(places, key=lambda side: (-places[side][1], places[side][0]))
    entries = [Entry(SIDE_OF[side].format(card_id(survey.cards[slot])), first + side) for side in shown]
    picture = drawing.lines(table, marks(survey, [places[side] for side in shown]))
    return Menu(question, entries, picture=picture)


def neighbour(survey: Survey, card: int, side: int) -> int | None:
    """The card that lies at this side of a card of the city; None if nothing does."""
    slot = survey.taken.get(survey.table.place_beside(survey.cards.index(card), side))
    return None if slot is None else survey.cards[slot]


def named_place(survey: Survey, slot: int, side: int, action: int) -> Entry:
    """A place called by a card of the city and a side of it."""
    name = card_id(survey.cards[slot])
    return Entry(SIDE_OF[side].format(name), action, key=f"{SIDE_NAMES[side]} {name}".lower())


def marks(survey: Survey, places: list[Place]) -> dict[Place, str]:
    """Numbers in order, with a star where two own companies lie around. (City 4.5)"""
    return {place: f"{n}*" if survey.near(place) >= 2 else str(n) for n, place in enumerate(places, 1)}
