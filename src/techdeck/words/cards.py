"""How cards are called: id and name, with what they count as where a text has changed it. (Family 5.4)"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from techdeck.core.cards import DOMAIN_NAMES, face, parse_card
from techdeck.core.game import Deck
from techdeck.words.english import count_of, listed

Changed = dict[str, tuple[int, str]]
"""The value and domain that cards count as which texts have changed."""
Paint = Callable[[str, str], str]
"""Colours the text about a card, given its id; a client without colours leaves it as it is."""


def plain(card: str, text: str) -> str:
    """No colours."""
    return text


class CardNames:
    """Names of cards by their ids, from an edition; changed says what some of them count as now."""

    def __init__(self, deck: Deck, paint: Paint = plain) -> None:
        self.deck = deck
        self.paint = paint
        self.changed: Changed = {}

    def face(self, card: str) -> int:
        """The face of a card."""
        return int(face(parse_card(card)))

    def domain(self, card: str) -> str:
        """The domain that a card counts as; a wild has none."""
        if card in self.changed:
            return self.changed[card][1]
        return [*DOMAIN_NAMES, ""][self.face(card) // 13]

    def short(self, card: str) -> str:
        """K9, or K9 (as 9 of science) if it counts as something else; no other card's id, for that is a real card."""
        change = f" (as {counts_as(*self.changed[card])})" if card in self.changed else ""
        return self.paint(card, card + change)

    def name(self, card: str) -> str:
        """K9 Navigation, or K9 Navigation (counts as 9 of science)."""
        change = f" (counts as {counts_as(*self.changed[card])})" if card in self.changed else ""
        return self.printed(card) + change

    def printed(self, card: str) -> str:
        """K9 Navigation, whatever it counts as."""
        return f"{self.paint(card, card)} {self.paint(card, self.deck.names[self.face(card)])}"

    def text(self, card: str) -> str:
        """What is printed on the card."""
        return self.deck.texts[self.face(card)]

    def all(self, cards: Sequence[str | None], printed: bool = False) -> str:
        """K9 Navigation, S4 Genetics and 2 cards: those that are not seen are counted."""
        known = [self.printed(card) if printed else self.name(card) for card in cards if card is not None]
        unseen = len(cards) - len(known)
        return listed([*known, *([count_of(unseen, "card")] if unseen else [])])

    def ids(self, cards: Sequence[str | None], printed: bool = False) -> str:
        """K9 S4 ?."""
        return " ".join("?" if card is None else card if printed else self.short(card) for card in cards)


def counts_as(value: object, domain: object) -> str:
    """9 of science: what a card counts as."""
    return f"{value} of {domain}"
