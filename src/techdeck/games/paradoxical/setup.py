"""Laying out the cards at the start. (Paradoxical 0)"""

from __future__ import annotations

from techdeck.core.cards import is_wild
from techdeck.core.zones import DECK, EVERYBODY, EXPELLED, SECOND_DECK
from techdeck.games.paradoxical.names import FIRST
from techdeck.games.paradoxical.places import Paradoxical


def first_layout(table: Paradoxical) -> None:
    """Wilds out, two decks shuffled apart, all other places empty; the lot. (Paradoxical 0.3-0.5, 0.7-0.10)"""
    zones = table.zones
    for card in range(zones.cards):
        if is_wild(card):
            zones.push(EXPELLED, card, EVERYBODY)
        else:
            zones.lay(table.deck_of(card), card)
    zones.shuffle(DECK, table.rng)
    zones.shuffle(SECOND_DECK, table.rng)
    table.nums[FIRST] = table.rng.below(table.players)
