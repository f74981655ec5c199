"""What the simple player does with card effects: which to use, and what to answer when a text asks."""

from __future__ import annotations

from techdeck.bots.asked import Asked
from techdeck.bots.tricks_cards import hand, use_of
from techdeck.core.actions import CARD, NO
from techdeck.core.cards import face
from techdeck.core.effects.hands import DiscardCards, Draw, PutCards
from techdeck.core.effects.look import Look, PutAsideUnder, ReturnRest, TakeAside
from techdeck.core.effects.piles import FromDiscard
from techdeck.core.effects.run import Program
from techdeck.core.rng import Rng
from techdeck.games.tricks.names import SILENT
from techdeck.games.tricks.table import Tricks

OWN_AFFAIRS = (Draw, DiscardCards, PutCards, Look, TakeAside, ReturnRest, PutAsideUnder, FromDiscard)
"""Verbs that touch nobody else's cards."""
BRINGS = (Draw, TakeAside)
FAIR = 0.3
"""How much a card is liked that nobody knows."""


def use_a_card(table: Tricks, seat: int, legal: list[int]) -> int:
    """Use the least useful card whose text only brings cards to its user; else pass. (Tricks 5.1)"""
    programs = table.game.deck.programs
    good = [card for card in hand(table, seat) if is_helpful(programs[int(face(card))])]
    if not good:
        return NO
    card = min(good, key=lambda one: use_of(table, seat, one))
    return CARD + card if CARD + card in legal else NO


def is_helpful(program: Program) -> bool:
    """Whether a text only draws, looks, takes and puts away, and brings at least one card."""
    return all(isinstance(verb, OWN_AFFAIRS) for verb in program.verbs) and any(
        isinstance(verb, BRINGS) for verb in program.verbs
    )


def answer(table: Tricks, seat: int, legal: list[int], rng: Rng) -> int:
    """Whether and what to say is left to chance; a card's text is answered as a plain player does."""
    if SILENT in legal:
        return legal[rng.below(len(legal))]
    return Asked(table, seat, lambda card: use_of(table, seat, card), FAIR, rng).answer(legal)
