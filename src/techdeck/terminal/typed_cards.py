"""Cards as people type them: by id, by name, as they stand on the screen, by their classic names."""

from __future__ import annotations

from techdeck.core.cards import card_id, face, parse_card
from techdeck.core.errors import BadCard, TechdeckError
from techdeck.core.game import Game


class TypedCards:
    """Reads cards of a table, by the names of its edition."""

    def __init__(self, game: Game) -> None:
        self.count = game.cards
        self.names = game.deck.by_name

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
