"""The choices of Tech City, laid out so that a person finds their way: places on the map, cards by owner or domain."""

from __future__ import annotations

from collections.abc import Callable

from techdeck.core.actions import CARD, DOMAIN, VALUE, YES
from techdeck.games.city.building import BuildTurn, CountAs
from techdeck.games.city.effects import EffectTurn
from techdeck.games.city.names import NO_MARKER
from techdeck.games.city.paying import Pay, pays_alone, price_of
from techdeck.games.city.places import City
from techdeck.games.city.placing import NextTo, OnSide
from techdeck.games.city.survey import Survey
from techdeck.terminal.city.map_text import MapText
from techdeck.terminal.city.placing import place_menu, side_menu
from techdeck.terminal.city.wording import Wording
from techdeck.terminal.menu import FLOW, LIST, ROWS, Entry, Menu

Words = Callable[[int], str]
"""An action, or a card, in words."""
FEW = 6
"""So many cards of the city are listed with their texts; more stand in rows."""


class Menus:
    """The menu of a moment for the seat that is asked."""

    def __init__(
        self,
        question: str,
        table: City,
        legal: list[int],
        words: Words,
        name: Words,
        wording: Wording,
        drawing: MapText,
    ) -> None:
        self.question = question
        self.table = table
        self.legal = legal
        self.words = words
        self.name = name
        self.wording = wording
        self.drawing = drawing
        self.seat = int(table.current_player()) if drawing.people.own is None else drawing.people.own
        self.cards = [action - CARD for action in legal if CARD <= action < CARD + table.zones.cards]

    def menu(self) -> Menu:
        """The choices, laid out for what is being decided."""
        frame = self.table.frames[-1]
        if isinstance(frame, NextTo):
            return place_menu(self.question, Survey(self.table, self.seat), self.drawing)
        if isinstance(frame, OnSide):
            survey = Survey(self.table, self.seat)
            return side_menu(self.question, survey, int(frame.slot), self.legal, self.drawing)
        if isinstance(frame, BuildTurn):
            return self.with_cards(partial_label(self.wording.buildable, self.table, self.seat), LIST)
        if isinstance(frame, EffectTurn) and len(self.cards) <= FEW:
            return self.with_cards(self.with_text, LIST)
        if self.legal and all(VALUE <= action < DOMAIN for action in self.legal):
            return Menu(self.question, [number_entry(action) for action in self.legal], FLOW)
        return self.with_cards(self.label_for(frame), ROWS)

    def label_for(self, frame: object) -> Words:
        """How a card is called in rows."""
        if isinstance(frame, CountAs):
            return self.with_points
        return self.with_price if isinstance(frame, Pay) and frame.paid == 0 else self.name

    def with_cards(self, label: Words, layout: str) -> Menu:
        """What is no card comes first; cards of the city stand in a row for each owner, others by domain."""
        others = [Entry(self.words(action), action) for action in self.legal if self.is_other(action)]
        cards = [Entry(label(card), CARD + card, card=card, row=self.row(card, layout)) for card in self.cards]
        cards.sort(key=lambda entry: self.order(entry.card or 0))
        return Menu(self.question, [*others, *cards], layout if cards else LIST)

    def is_other(self, action: int) -> bool:
        """Whether this is no card; a second card as payment is not offered where any one card pays. (City 1.6)"""
        wasted = action == YES and isinstance(self.table.frames[-1], Pay) and self.any_card_pays()
        return action - CARD not in self.cards and not wasted

    def any_card_pays(self) -> bool:
        """Whether the seat pays with a card of any value. (City 1.6)"""
        return price_of(self.table, self.seat).alone is None

    def order(self, card: int) -> tuple[int, int]:
        """Own companies first, then the others', neutral cards last; cards elsewhere stay as they are."""
        if card not in self.table.city_cards():
            return (0, card)
        owner = self.table.marker_on(card)
        return (-1 if owner == self.seat else 99 if owner == NO_MARKER else owner, card)

    def row(self, card: int, layout: str) -> str:
        """The row of a card of the city: its owner."""
        if layout != ROWS or card not in self.table.city_cards():
            return ""
        return self.owner(card)

    def owner(self, card: int) -> str:
        """yours, Ben's, neutral."""
        owner = self.table.marker_on(card)
        if owner == NO_MARKER:
            return "neutral"
        return "yours" if owner == self.drawing.people.own else f"{self.drawing.whose(owner)}'s"

    def with_text(self, card: int) -> str:
        """A card of the city with its owner and its text."""
        return f"{self.name(card)} ({self.owner(card)}): {self.wording.cards.text(card)}"

    def with_points(self, card: int) -> str:
        """A card of the city with what a wild scores that counts as it. (City 3.3)"""
        value, domain = int(self.table.value_of(card)), int(self.table.domain_of(card))
        return f"{self.name(card)} ({Survey(self.table, self.seat).at_best(value, domain)} at best)"

    def with_price(self, card: int) -> str:
        """A card to pay with, and whether it takes a second one. (City 1.5)"""
        alone = pays_alone(self.table, card) or self.any_card_pays()
        return self.name(card) if alone else f"{self.name(card)} and a second card"


def partial_label(label: Callable[[City, Survey, int], str], table: City, seat: int) -> Words:
    """A label that looks over the city once."""
    survey = Survey(table, seat)
    return lambda card: label(table, survey, card)


def number_entry(action: int) -> Entry:
    """A value, typed as it is."""
    value = str(action - VALUE + 1)
    return Entry(value, action, key=value)
