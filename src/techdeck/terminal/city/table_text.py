"""The table of Tech City as one seat sees it, in lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.core.cards import DOMAIN_NAMES, KNOWLEDGE, SCIENCE, TECHNOLOGY, is_wild
from techdeck.core.zones import ASIDE, DECK
from techdeck.games.city.names import COUNCIL, ROUNDS
from techdeck.games.city.places import City
from techdeck.games.city.view import effect_turn_data, phase_of
from techdeck.terminal.cards import CardWords, is_changed
from techdeck.terminal.city.map_text import COUNCIL_NAME, LEGEND, MapText, is_tilted
from techdeck.terminal.people import People
from techdeck.terminal.screen import Screen, length, padded

COMPANIES = (KNOWLEDGE, SCIENCE, TECHNOLOGY)


class TableText:
    """Draws the table from a view."""

    def __init__(self, people: People, cards: CardWords, screen: Screen) -> None:
        self.people = people
        self.cards = cards
        self.screen = screen
        self.map = MapText(people, cards, screen)
        self.room = len("Cleo (1st)") if people.own is not None else len("Seat 0 (1st)")

    def lines(self, table: City) -> list[str]:
        """The whole table but for one's own hand."""
        return [
            self.heading(table),
            *self.map.lines(table),
            self.screen.dim(self.screen.flow(LEGEND.split("   "), "  ")),
            *self.changes(table),
            *self.players(table),
            *self.bonuses(table),
            *self.known_hands(table),
            *self.site(table),
            *self.aside(table),
        ]

    def without_map(self, table: City) -> list[str]:
        """The table without the city and the players: enough while a text goes on asking."""
        return [self.heading(table), *self.known_hands(table), *self.site(table), *self.aside(table)]

    def heading(self, table: City) -> str:
        """Round, phase, and how many cards lie in the piles."""
        where = "the end" if table.is_terminal() else f"round {table.round_number()} of {ROUNDS}, {phase_words(table)}"
        piles = f"deck {int(table.zones.count(DECK))}, discard pile {table.discarded()}"
        return self.screen.heading(where, piles)

    def changes(self, table: City) -> list[str]:
        """Cards of the city that count as something else than is printed on them. (City 1.12)"""
        changed = [card for card in table.city_cards() if is_changed(table, card)]
        return [self.screen.filled(f"~ {self.cards.now(card, table)}", "  ", "    ") for card in changed]

    def players(self, table: City) -> list[str]:
        """A line for each player: points, cards, companies; and one for the council."""
        head = f"{'':{self.room}} {'points':>6} {'cards':>5} companies"
        lines = [self.screen.dim(head), *[self.player(table, seat) for seat in range(int(table.players))]]
        if table.players == 1:
            points = table.points(COUNCIL)
            lines.append(self.row(f"{COUNCIL_NAME:{self.room}} {points:6} {'-':>5}", self.owned(table, COUNCIL)))
        return lines

    def player(self, table: City, seat: int) -> str:
        """One player's line; the first player is marked. (City 0.7)"""
        first = " (1st)" if seat == table.first_player() and table.players > 1 else ""
        held = int(table.hand_size(seat))
        name = self.people.name(seat)
        who = (self.screen.bold(name) if seat == self.people.own else name) + first
        return self.row(f"{padded(who, self.room)} {table.points(seat):6} {held:5}", self.owned(table, seat))

    def row(self, counts: str, owned: str) -> str:
        """A player's line; the companies go on below where there is no room."""
        return self.screen.filled(owned, f"{counts} ", " " * (length(counts) + 1))

    def owned(self, table: City, owner: int) -> str:
        """How many companies of each domain somebody controls."""
        counts = [(table.controls(owner, domain), domain) for domain in COMPANIES]
        return ", ".join(f"{count} {self.cards.domain(domain)}" for count, domain in counts if count) or "none yet"

    def bonuses(self, table: City) -> list[str]:
        """What the person's own companies are good for now. (City 1.6, 1.7, 4.3, 5.10)"""
        if self.people.own is None:
            return []
        knowledge, science, technology = (table.controls(self.people.own, domain) for domain in COMPANIES)
        found = ["your builds cost nothing"] if technology >= 2 else ["any one card pays"] if technology else []
        found += ["1 more point for 2 base points or more"] if science >= 2 else []
        found += [extra_effect(table, self.people.own)] if knowledge >= 2 else []
        return [self.screen.filled(f"Your bonuses: {'; '.join(found)}.", "", "    ")] if found else []

    def known_hands(self, table: City) -> list[str]:
        """Cards known in other hands; without a person the table lies open."""
        lines = []
        for seat in range(int(table.players)):
            known = table.held(seat)
            if seat != self.people.own and known:
                start = "You know in " if self.people.own is not None else ""
                ids = " ".join(self.cards.short_now(card, table) for card in known)
                lines.append(self.screen.filled(f"{start}{self.people.whose(seat)} hand: {ids}", "", "    "))
        return lines

    def site(self, table: City) -> list[str]:
        """What is being built, and what was given for it."""
        card, given = table.site_card(), table.given()
        if card < 0:
            return []
        help_so_far = f"; given for it: {self.cards.all(given)}" if given else ""
        return [self.screen.filled(f"Being built: {self.built_as(table, card)}{help_so_far}", "", "    ")]

    def built_as(self, table: City, card: int) -> str:
        """The card that is being built; a wild with what it counts as. (City 3.1)"""
        if not is_wild(card):
            return self.cards.now(card, table)
        return f"{self.cards.name(card)} as {DOMAIN_NAMES[table.site_domain()]} {table.site_value()}"

    def aside(self, table: City) -> list[str]:
        """Cards a text has turned up or looked at."""
        cards = table.zones.listed(ASIDE)
        return [self.screen.filled(f"Lying aside: {self.cards.all(cards)}", "", "    ")] if cards else []

    def hand(self, table: City, cards: Sequence[int]) -> list[str]:
        """A hand, grouped by domain, wilds last."""
        lines = []
        for domain, name in enumerate([*DOMAIN_NAMES, "wild"]):
            row = [self.cards.now(card, table) for card in cards if table.domain_of(card) == domain]
            if row:
                lines.append(self.screen.flow(row, f"  {name:12}", " " * 14))
        return lines

    def effects(self, table: City) -> list[str]:
        """What every card of the city does, with its owner, and whether it is tilted. (City 5.3)"""
        lines = []
        for slot, card in enumerate(table.city_cards()):
            owner = table.marker_at(slot)
            whose = "neutral" if owner < 0 else self.map.whose(owner)
            tilted = ", tilted" if is_tilted(table, slot) else ""
            text = f"{self.cards.now(card, table)} ({whose}{tilted}): {self.cards.text(card)}"
            lines.append(self.screen.filled(text, "  ", "      "))
        return lines


def extra_effect(table: City, seat: int) -> str:
    """The knowledge bonus of a seat that has it: to come, left, or used in this turn. (City 5.10, 5.13)"""
    turn = effect_turn_data(table)
    if turn is None or turn["seat"] != seat:
        return "a knowledge company's effect besides"
    if turn["bonus_used"]:
        return "the extra effect of a knowledge company is used"
    left = "the extra effect of a knowledge company is left"
    return left if turn["ordinary_used"] else "a knowledge company's effect besides"


def phase_words(table: City) -> str:
    """Building, effects, or the discards at the end of the round."""
    return {"build": "building", "effects": "effects", "discards": "discards"}[phase_of(table) or "build"]
