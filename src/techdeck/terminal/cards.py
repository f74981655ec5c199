"""How cards are called: id and name, in the colour of the domain, with what they count as if that has changed."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from techdeck.core.cards import (
    DOMAIN_NAMES,
    HIDDEN,
    card_id,
    card_of,
    face,
    is_wild,
    parse_card,
    printed_domain,
    printed_value,
)
from techdeck.core.errors import BadCard, TechdeckError
from techdeck.core.game import Game
from techdeck.core.table import Table
from techdeck.deck.edition import Edition
from techdeck.terminal.people import listed
from techdeck.terminal.screen import DOMAIN_COLOURS, Screen

Kind = tuple[int, int]
"""What a card counts as: value and domain."""


class CardWords:
    """Words for the cards at a table, by the names of its edition.

    Changed says what cards count as where no table tells it, in what happened some time ago; elsewhere it is empty.
    """

    def __init__(self, game: Game, screen: Screen) -> None:
        self.deck = game.deck
        self.count = game.cards
        self.screen = screen
        self.changed: dict[int, Kind] = {}
        self.names = {name.lower(): number for number, name in enumerate(game.deck.names) if number < 52}

    def typed(self, text: str) -> int:
        """The card a person typed; BadCard if it is none, TechdeckError if this table has no such card."""
        card = parse_card(self.without_name(text), self.names)
        if card >= self.count:
            raise TechdeckError(f"there's no {card_id(card)} at this table: there's only one of each card")
        return card

    def without_name(self, text: str) -> str:
        """A card as it stands on the screen, id and name, by its id alone: K9 Navigation."""
        first, _, name = text.strip().partition(" ")
        try:
            card = parse_card(first)
        except BadCard:
            return text
        return first if self.names.get(name.strip().lower()) == face(card) else text

    def colour(self, card: int, text: str) -> str:
        """The text in the colour of the card's printed domain."""
        return text if is_wild(card) else self.screen.paint(text, DOMAIN_COLOURS[int(printed_domain(card))])

    def with_changes(self) -> CardWords:
        """The same words, with changes of their own to keep in mind."""
        words = copy(self)
        words.changed = {}
        return words

    def short(self, card: int) -> str:
        """K9."""
        return self.short_as(card, self.changed.get(card, printed(card)))

    def short_as(self, card: int, kind: Kind) -> str:
        """K9, or K9(=S9) if a text has changed it. (Family 5.4)"""
        if card == HIDDEN:
            return "?"
        change = "" if kind == printed(card) else f"(={card_id(card_of(kind[1], kind[0]))})"
        return self.colour(card, card_id(card) + change)

    def short_now(self, card: int, table: Table) -> str:
        """K9, with what it counts as now."""
        return "?" if card == HIDDEN else self.short_as(card, kind_of(table, card))

    def name(self, card: int) -> str:
        """K9 Navigation."""
        return "a card" if card == HIDDEN else self.name_as(card, self.changed.get(card, printed(card)))

    def name_as(self, card: int, kind: Kind) -> str:
        """K9 Navigation, or K9(=S9) Navigation."""
        return f"{self.short_as(card, kind)} {self.colour(card, self.deck.names[int(face(card))])}"

    def now(self, card: int, table: Table) -> str:
        """K9 Navigation, and what it counts as if a text has changed it."""
        if card == HIDDEN:
            return "a card"
        counts = f" (counts as {table.change_text(card)})" if is_changed(table, card) else ""
        return f"{self.name(card)}{counts}"

    def all(self, cards: Sequence[int]) -> str:
        """K9 Navigation, S4 Genetics and 2 cards; unknown cards are counted."""
        known = [self.name(card) for card in cards if card != HIDDEN]
        unknown = len(cards) - len(known)
        hidden = [] if unknown == 0 else ["a card"] if unknown == 1 else [f"{unknown} cards"]
        return listed([*known, *hidden])

    def as_typed(self, action: str) -> str:
        """card K9 -> K9 Navigation; an action that is about no card stays as logs write it."""
        try:
            return self.name(parse_card(action.removeprefix("card ")))
        except BadCard:
            return repr(action)

    def text(self, card: int) -> str:
        """What stands on the card."""
        return self.deck.texts[int(face(card))] or "No effect of its own."

    def domain(self, domain: int) -> str:
        """The domain's name in its colour."""
        return self.screen.paint(DOMAIN_NAMES[domain], DOMAIN_COLOURS[domain])


def printed(card: int) -> Kind:
    """What is printed on a card; a hidden one has nothing."""
    return (0, 0) if card == HIDDEN else (int(printed_value(card)), int(printed_domain(card)))


def kind_of(table: Table, card: int) -> Kind:
    """What a card counts as now."""
    return int(table.value_of(card)), int(table.domain_of(card))


def is_changed(table: Table, card: int) -> bool:
    """Whether a card counts as something else than is printed on it."""
    return kind_of(table, card) != printed(card)


def changes_of(table: Table) -> dict[int, Kind]:
    """All cards that count as something else than is printed on them, with what they count as."""
    return {card: kind_of(table, card) for card in range(int(table.zones.cards)) if is_changed(table, card)}


def provenance(edition: Edition, card: int) -> str:
    """Where a card's name and effect come from. (Family 8.2)"""
    entry = edition.cards[int(face(card))]
    return f"name: {entry.name_source}; effect: {entry.effect_source} ({edition.title})"
