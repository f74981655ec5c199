"""How many cards a card's text brings its user, roughly: a rule of thumb that holds in every game."""

from __future__ import annotations

from techdeck.core.effects.between_hands import TakeFromHand
from techdeck.core.effects.card_shown import TakeIt
from techdeck.core.effects.copying import Copy
from techdeck.core.effects.hands import DiscardCards, Draw, Give, PutCards
from techdeck.core.effects.look import Look, TakeAside
from techdeck.core.effects.piles import FromDiscard, Search
from techdeck.core.effects.run import Program
from techdeck.core.effects.searching import SearchFor
from techdeck.core.effects.secret import SecretVerb
from techdeck.core.effects.swap import Exchange
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import DiscardDown, DiscardHand, DrawUntil

WORTH: list[tuple[type[Verb], float]] = [
    (TakeAside, 1.2),
    (TakeIt, 1.0),
    (FromDiscard, 1.2),
    (Search, 1.0),
    (SearchFor, 1.2),
    (TakeFromHand, 1.0),
    (DrawUntil, 1.0),
    (DiscardHand, -2.0),
    (DiscardDown, -1.0),
    (Copy, 0.7),
    (Exchange, 0.4),
    (Look, 0.2),
    (Give, -0.2),
    (SecretVerb, -0.1),
]
"""What a verb brings, in cards."""
LOST = 0.7
"""What a card is worth that its owner chooses to part with."""


def gain(program: Program, discarded: int = 1, held: int = 1) -> float:
    """What the whole text brings, in cards, to who holds so many while so many lie in the discard pile."""
    return sum(brings(verb, discarded, held) for verb in program.verbs)


def brings(verb: Verb, discarded: int, held: int) -> float:
    """What one verb brings."""
    if isinstance(verb, FromDiscard) and (verb.to_deck or discarded == 0):
        return 0.0
    if isinstance(verb, Exchange) and held == 0:
        return 0.0
    if isinstance(verb, Draw):
        return max(0.3, float(verb.n))
    if isinstance(verb, (DiscardCards, PutCards)):
        return -LOST * float(verb.low)
    return next((worth for kind, worth in WORTH if isinstance(verb, kind)), 0.0)
