"""What a verb that can do nothing lacks, as a word for players to be told. (Family 3.3)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from techdeck.core.effects.between_hands import TakeFromHand
from techdeck.core.effects.copying import Copy
from techdeck.core.effects.hands import Draw, FromHand
from techdeck.core.effects.look import Look, TurnUntil
from techdeck.core.effects.people import PeekHand, Pick
from techdeck.core.effects.piles import Cut, FromDiscard, Search, ShuffleDeck, ShuffleDiscardIn
from techdeck.core.effects.pointing import has_card
from techdeck.core.effects.registers import TOP_OF_DISCARD
from techdeck.core.effects.run import Run
from techdeck.core.effects.searching import SearchFor
from techdeck.core.effects.swap import TwoCards
from techdeck.core.effects.unseen import MoveAcross
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import DiscardByChance, DrawUntil, OwnHand
from techdeck.core.zones import HAND

if TYPE_CHECKING:
    from techdeck.core.table import Table

EFFECT: Final = "effect"
OTHER: Final = "other"
FROM_DECK: list[type[Verb]] = [Draw, DrawUntil, Look, TurnUntil, Cut, Search, SearchFor, ShuffleDeck, MoveAcross]
OF_HAND: list[type[Verb]] = [FromHand, OwnHand, DiscardByChance]
OF_THEIR_HAND: list[type[Verb]] = [PeekHand, TakeFromHand]
AT_PLACE: Final = [
    *("neutral", "own", "neutral_or_own", "discard", "other"),
    *("deck", "their_hand", "other", "hand", "in_play", "theirs", "discard"),
]
"""What is lacking where a place of pointing.py has no card, in the order of the places."""


def lack_of(table: Table, run: Run, verb: Verb) -> str:
    """What there is not, or not of the right kind."""
    if isinstance(verb, TwoCards):
        return lacking_place(table, run, verb)
    if isinstance(verb, Copy):
        return "copy"
    if isinstance(verb, Pick):
        return "players"
    if isinstance(verb, (FromDiscard, ShuffleDiscardIn)) or (isinstance(verb, Look) and verb.side == TOP_OF_DISCARD):
        return "fitting_discard" if table.has_discards() else "discard"
    if any(isinstance(verb, kind) for kind in OF_HAND):
        return lacking_hand(table, run)
    if any(isinstance(verb, kind) for kind in OF_THEIR_HAND):
        return "their_hand"
    return "deck" if any(isinstance(verb, kind) for kind in FROM_DECK) else OTHER


def lacking_hand(table: Table, run: Run) -> str:
    """The hand that has no card, or none of the right kind."""
    actor = run.actor(table)
    if actor != run.user:
        return "their_hand"
    return "fitting_hand" if table.zones.count(HAND + actor) > 0 else "hand"


def lacking_place(table: Table, run: Run, verb: TwoCards) -> str:
    """The place that has no card to exchange or replace; if both have one, no two of them fit."""
    for place in (verb.first, verb.second):
        if not has_card(table, run, place):
            return AT_PLACE[place]
    return "two_fitting"
