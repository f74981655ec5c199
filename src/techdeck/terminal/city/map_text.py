"""The city as a map: every card at its place, with its owner below; free places can have numbers. (City 1.2, 6)"""

from __future__ import annotations

from collections.abc import Mapping

from techdeck.core.cards import card_id
from techdeck.games.city.names import COUNCIL, NO_MARKER
from techdeck.games.city.places import City, Place
from techdeck.games.city.view import phase_of
from techdeck.terminal.cards import CardWords, is_changed
from techdeck.terminal.people import People
from techdeck.terminal.screen import Screen, length

COUNCIL_NAME = "Council"
LEGEND = "[ ] company and its owner   ( ) neutral   / / tilted"
INDENT = "  "


class MapText:
    """Draws the city from a view."""

    def __init__(self, people: People, cards: CardWords, screen: Screen) -> None:
        self.people = people
        self.cards = cards
        self.screen = screen

    def lines(self, table: City, marks: Mapping[Place, str] | None = None) -> list[str]:
        """The map; marks are written at free places. A city too wide for the screen is drawn in strips."""
        cells = {place: (self.screen.bold(mark), "") for place, mark in (marks or {}).items()}
        cells |= {table.place_of(slot): self.cell(table, slot, card) for slot, card in enumerate(table.city_cards())}
        width = 1 + max(length(part) for cell in cells.values() for part in cell)
        columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
        fitting = max(1, (self.screen.width - len(INDENT)) // width)
        lines: list[str] = []
        for first in range(columns.start, columns.stop, fitting):
            if lines:
                lines.append(self.screen.dim(f"{INDENT}... and to the right of that:"))
            lines += strip(cells, range(first, min(first + fitting, columns.stop)), width)
        return lines

    def cell(self, table: City, slot: int, card: int) -> tuple[str, str]:
        """A card of the city with its owner below."""
        owner = table.marker_at(slot)
        name = self.cards.colour(card, card_id(card) + ("~" if is_changed(table, card) else ""))
        form = "/{}/" if is_tilted(table, slot) else "({})" if owner == NO_MARKER else "[{}]"
        return form.format(name), self.owner(owner)

    def owner(self, owner: int) -> str:
        """Whose marker it is."""
        if owner == NO_MARKER:
            return ""
        name = self.whose(owner)
        return self.screen.bold(name) if owner == self.people.own else name

    def whose(self, owner: int) -> str:
        """The name of a player, or of the council."""
        return COUNCIL_NAME if owner == COUNCIL else self.people.name(owner)


def strip(cells: Mapping[Place, tuple[str, str]], columns: range, width: int) -> list[str]:
    """Some columns of the map, from the top row down; a row in which nobody owns a card takes one line."""
    rows = [y for x, y in cells if x in columns]
    lines = []
    for y in range(max(rows), min(rows) - 1, -1):
        row = [cells.get((x, y), ("", "")) for x in columns]
        names, owners = ("".join(centred(cell[part], width) for cell in row).rstrip() for part in range(2))
        lines += [INDENT + names] + ([INDENT + owners] if owners else [])
    return lines


def centred(text: str, width: int) -> str:
    """The text in the middle of so many columns, as it looks."""
    room = max(0, width - length(text))
    return " " * (room // 2) + text + " " * (room - room // 2)


def is_tilted(table: City, slot: int) -> bool:
    """Whether the card was used in this effects phase and is no service card. (City 5.3-5.6)"""
    return phase_of(table) == "effects" and table.is_tilted(slot)
