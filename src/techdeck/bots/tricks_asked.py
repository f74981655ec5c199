"""What the simple player does with card effects: which to use, and what to answer when a text asks."""

from __future__ import annotations

from techdeck.bots.tricks_cards import hand, use_of
from techdeck.core.actions import CARD, DOMAIN, HIGHER, NO
from techdeck.core.cards import face
from techdeck.core.effects.hands import DiscardCards, Draw, PutCards
from techdeck.core.effects.look import Look, PutAsideUnder, ReturnRest, TakeAside
from techdeck.core.effects.piles import FromDiscard
from techdeck.core.effects.verb import Program
from techdeck.core.rng import Rng
from techdeck.core.zones import HAND
from techdeck.games.tricks.names import SILENT
from techdeck.games.tricks.places import Tricks

OWN_AFFAIRS = (Draw, DiscardCards, PutCards, Look, TakeAside, ReturnRest, PutAsideUnder, FromDiscard)
"""Verbs that touch nobody else's cards."""
BRINGS = (Draw, TakeAside)


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
    """Take the best card, give the worst, name what is held most, and else let chance decide."""
    cards = [action - CARD for action in legal if CARD <= action < CARD + table.zones.cards]
    if SILENT in legal:
        return legal[rng.below(len(legal))]
    if cards:
        return answer_with_card(table, seat, legal, cards)
    if HIGHER in legal:
        return HIGHER
    if DOMAIN in legal:
        held = [int(table.domain_of(card)) for card in hand(table, seat)]
        return DOMAIN + max(range(4), key=held.count)
    return legal[rng.below(len(legal))]


def answer_with_card(table: Tricks, seat: int, legal: list[int], cards: list[int]) -> int:
    """Of one's own hand the least useful card goes, if one must; of other places the most useful one comes."""
    own = all(table.zones.where[card] == HAND + seat for card in cards)
    if own and NO in legal:
        return NO
    best = (min if own else max)(cards, key=lambda card: use_of(table, seat, card))
    return CARD + best
