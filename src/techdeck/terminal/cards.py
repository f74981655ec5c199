"""How cards are called: id and name, in the colour of the domain, with what they count as if that has changed."""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.core.cards import DOMAIN_NAMES, HIDDEN, card_id, face, is_wild, parse_card, printed_domain, printed_value
from techdeck.core.errors import BadCard, TechdeckError
from techdeck.core.game import Game
from techdeck.core.table import Table
from techdeck.deck.edition import Edition
from techdeck.terminal.people import listed
from techdeck.terminal.screen import DOMAIN_COLOURS, Screen


class CardWords:
    """Words for the cards at a table, by the names of its edition."""

    def __init__(self, game: Game, screen: Screen) -> None:
        self.deck = game.deck
        self.count = game.cards
        self.screen = screen
        self.names = {name.lower(): number for number, name in enumerate(game.deck.names) if number < 52}

    def typed(self, text: str) -> int:
        """The card a person typed; BadCard if it is none, TechdeckError if this table has no such card."""
        card = parse_card(text, self.names)
        if card >= self.count:
            raise TechdeckError(f"there is no {card_id(card)} at this table: every card is here only once")
        return card

    def colour(self, card: int, text: str) -> str:
        """The text in the colour of the card's printed domain."""
        return text if is_wild(card) else self.screen.paint(text, DOMAIN_COLOURS[int(printed_domain(card))])

    def short(self, card: int) -> str:
        """K9."""
        return "?" if card == HIDDEN else self.colour(card, card_id(card))

    def name(self, card: int) -> str:
        """K9 Navigation."""
        if card == HIDDEN:
            return "a card"
        return f"{self.short(card)} {self.colour(card, self.deck.names[int(face(card))])}"

    def now(self, card: int, table: Table) -> str:
        """K9 Navigation, and what it counts as if a text has changed it."""
        if card == HIDDEN:
            return "a card"
        same = table.domain_of(card) == printed_domain(card) and table.value_of(card) == printed_value(card)
        return self.name(card) if same else f"{self.name(card)} (counts as {table.change_text(card)})"

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


def provenance(edition: Edition, card: int) -> str:
    """Where a card's name and effect come from. (Family 8.2)"""
    entry = edition.cards[int(face(card))]
    return f"name: {entry.name_source}; effect: {entry.effect_source} ({edition.title})"
