"""What the simple player does with card effects: which to use, and what to answer when a text asks."""

from __future__ import annotations

from techdeck.bots.asked import Asked
from techdeck.bots.tricks_cards import use_of
from techdeck.core.actions import CARD, NO
from techdeck.core.rng import Rng
from techdeck.games.tricks.table import Tricks

FAIR = 0.3
"""How much a card is liked that nobody knows."""
ENOUGH = 0.5
"""So many cards a text brings its user to be worth using."""


def use_a_card(table: Tricks, seat: int, legal: list[int]) -> int:
    """Use the least useful card whose text brings cards; else pass. (Tricks 5.1)"""
    good = [card for card in table.hand(seat) if table.game.cards_brought(card) >= ENOUGH]
    if not good:
        return NO
    card = min(good, key=lambda one: use_of(table, seat, one))
    return CARD + card if CARD + card in legal else NO


def answer(table: Tricks, seat: int, rng: Rng) -> int:
    """A card's text is answered as a plain player does."""
    return Asked(table, seat, lambda card: use_of(table, seat, card), FAIR, rng).answer()
