"""Tech City in the terminal: the map of the city with its owners, numbers at the free places, points and hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from techdeck.core.cards import parse_card
from techdeck.games.city.places import City
from techdeck.games.city.survey import Survey
from techdeck.terminal.game_text import GameText
from techdeck.terminal.menu import LIST, Entry, Menu
from techdeck.terminal.screen import length
from techdeck.terminal.sight import Sight
from techdeck.words.english import capitalised

Place = tuple[int, int]
COUNCIL = "Council"
LEGEND = "[ ] company and its owner   ( ) neutral   / / tilted"
INDENT = "  "
SIDES: dict[Place, str] = {(-1, 0): "to the right of", (1, 0): "to the left of", (0, 1): "below", (0, -1): "above"}
"""Where a place lies, seen from the neighbour so many steps away."""


class CityText(GameText):
    """The layout of Tech City."""

    # --- the table ------------------------------------------------------------------------------------

    def table(self, sight: Sight) -> list[str]:
        return [
            *self.head(sight),
            *self.map(sight, {}),
            self.screen.dim(self.screen.filled(LEGEND)),
            *self.below(sight),
        ]

    def moment(self, sight: Sight) -> list[str]:
        if sight.code in ("choose_neighbour", "choose_place"):
            return self.head(sight)  # the menu has the map, with numbers
        return self.table(sight)

    def head(self, sight: Sight) -> list[str]:
        """Round and phase, the piles, and everybody's points and cards in a line."""
        view = sight.view
        names = {"build": "building", "effects": "effects", "discards": "the end of the round"}
        where = "the end" if sight.over else f"round {view['round']} of {view['rounds']}, {names[view['phase']]}"
        piles = f"deck {len(sight.zone('deck'))}, discard pile {len(sight.zone('discard'))}"
        return [self.screen.heading(where, piles), self.screen.flow(self.points(sight))]

    def points(self, sight: Sight) -> list[str]:
        """You 12 (5 cards)."""
        scores = enumerate(sight.view["scores"])
        found = [f"{self.people.name(seat)} {n} ({counted(sight.held(seat))})" for seat, n in scores]
        council = sight.view["council"]
        return [*found, *([f"{COUNCIL} {council}"] if council is not None else [])]

    def below(self, sight: Sight) -> list[str]:
        """What is being built, what lies aside, and cards known in other hands."""
        site, lines = sight.view["site"], []
        if site is not None and site["builder"] is not None:
            lines.append(f"{capitalised(self.people.does(site['builder'], 'build'))} {self.now(sight, site['card'])}.")
        given = sight.zone("help")
        lines += [f"Given for it: {self.words.cards.all(given)}"] if given else []
        aside = sight.zone("aside")
        lines += [f"Lying aside: {self.words.cards.all(aside)}"] if aside else []
        for seat in range(sight.players):
            known = [card for card in sight.zone("hand", seat) if card is not None]
            if seat != sight.seat and known:
                lines.append(f"{capitalised(self.people.whose(seat))} hand: {self.words.cards.ids(known)}")
        return [self.screen.filled(line, "", "    ") for line in lines]

    def map(self, sight: Sight, marks: Mapping[Place, str]) -> list[str]:
        """The city; marks are written at free places. One too wide for the screen is drawn in strips."""
        cells = {place: (self.screen.bold(mark), "") for place, mark in marks.items()}
        cells |= {(slot["x"], slot["y"]): self.cell(sight, slot) for slot in sight.view["city"]}
        width = 1 + max(length(part) for cell in cells.values() for part in cell)
        columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
        fitting = max(1, (self.screen.width - len(INDENT)) // width)
        lines: list[str] = []
        for first in range(columns.start, columns.stop, fitting):
            if lines:
                lines.append(self.screen.dim(f"{INDENT}... and to the right of that:"))
            lines += strip(cells, range(first, min(first + fitting, columns.stop)), width)
        return lines

    def cell(self, sight: Sight, slot: dict[str, Any]) -> tuple[str, str]:
        """A card of the city with its owner below."""
        card, owner = slot["card"], slot["marker"]
        name = self.colour(card, card + ("~" if sight.counts_as(card) else ""))
        form = "/{}/" if slot["tilted"] else "({})" if owner is None else "[{}]"
        whose = "" if owner is None else COUNCIL if owner == "council" else self.people.name(owner)
        return form.format(name), self.screen.bold(whose) if owner == sight.seat else whose

    def scores(self, sight: Sight) -> list[str]:
        return [self.screen.flow(self.points(sight))]

    def looks(self) -> dict[str, Callable[[Sight], list[str]]]:
        return {"e": self.effects, "effects": self.effects}

    def typing(self) -> list[tuple[str, str]]:
        return [("e", "what all the cards of the city do")]

    def effects(self, sight: Sight) -> list[str]:
        """The cards of the city with their texts."""
        cards = [slot["card"] for slot in sight.view["city"]]
        texts = [f"{self.now(sight, card)}: {self.words.cards.text(card) or 'No effect of its own.'}" for card in cards]
        return [self.screen.filled(text, "  ", "      ") for text in texts]

    # --- choosing -------------------------------------------------------------------------------------

    def menu(self, sight: Sight) -> Menu:
        if sight.code in ("choose_neighbour", "choose_place"):
            return self.places(sight)
        if sight.code == "build":
            return self.building(sight)
        return super().menu(sight)

    def places(self, sight: Sight) -> Menu:
        """The map with a number at each free place; a star where two companies of one's own lie around it."""
        begun = sight.command or {"kind": "place"}
        survey = self.survey(sight)
        entries, marks = [], {}
        sides = [choice["target"] for choice in sight.choices]
        values = sight.values(begun) if sight.code == "choose_neighbour" else sides
        for number, value in enumerate(values, 1):
            place = (value["x"], value["y"])
            star = "*" if survey.near(place) >= 2 else ""
            marks[place] = f"{number}{star}"
            entry = Entry(self.beside(sight, place), key=str(number))
            if sight.code == "choose_neighbour":
                entry.command = {**begun, "place": value}
            else:
                entry.action = sight.choices[number - 1]["action"]
            entries.append(entry)
        hint = "* has two companies of yours around it. " if any("*" in mark for mark in marks.values()) else ""
        asked = f"Where do you build {self.words.cards.name(sight.about['card'])}? {hint}"
        return Menu(f"{asked}(a number, or words like: {entries[0].label})", entries, LIST, self.map(sight, marks))

    def survey(self, sight: Sight) -> Survey:
        """The city in the person's eyes."""
        table = sight.source.table
        assert isinstance(table, City)
        return Survey(table, sight.seat or 0)

    def beside(self, sight: Sight, place: Place) -> str:
        """to the left of V3."""
        city = {(slot["x"], slot["y"]): slot["card"] for slot in sight.view["city"]}
        near = [(city.get((place[0] + x, place[1] + y)), words) for (x, y), words in SIDES.items()]
        return ", ".join(f"{words} {card}" for card, words in near if card is not None)

    def building(self, sight: Sight) -> Menu:
        """The hand, each card with what it would score."""
        survey, entries = self.survey(sight), []
        for choice in sight.choices:
            card = (choice["target"] or {}).get("card")
            said = self.words.choice(sight.question, choice) if card is None else self.scoring(sight, survey, card)
            entries.append(Entry(said, choice["action"], card=None if card is None else parse_card(card)))
        return Menu(self.words.question(sight.question), entries)

    def scoring(self, sight: Sight, survey: Survey, card: str) -> str:
        """K9 Navigation: scores 2, 3 at a good place."""
        name = self.now(sight, card)
        if self.domain(sight, card) == "wild":
            return f"{name}: counts as a card of the city you choose"
        table = sight.source.table
        value, domain = int(table.value_of(parse_card(card))), int(table.domain_of(parse_card(card)))
        points, best = survey.anywhere(value, domain), survey.at_best(value, domain)
        more = f", {best} at a good place" if best > points else ""
        together = ", built together" if self.domain(sight, card) == "service" else ""
        return f"{name}: scores {points or 'nothing'}{more}{together}"

    def outcome(self, sight: Sight) -> str:
        if sight.players > 1:
            return super().outcome(sight)
        if sight.view["conceded"]:
            return f"{self.people.name(0)} gave up: the City Council wins (City 8.8)."
        ahead = sight.view["scores"][0] - sight.view["council"]
        how = "You beat the City Council" if ahead > 0 else "The City Council wins" if ahead < 0 else "It is a tie"
        return f"{how}, {sight.view['scores'][0]} to {sight.view['council']}."

    def giving_up(self) -> list[str]:
        return super().giving_up() if self.game.players > 1 else ["Family 7.1", "City 8.8"]

    def rivals(self) -> list[str]:
        return super().rivals() or ["the City Council"]


def counted(cards: int) -> str:
    """1 card, 5 cards."""
    return f"{cards} card{'' if cards == 1 else 's'}"


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
