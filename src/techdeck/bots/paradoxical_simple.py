"""A simple player of Paradoxical: claims when it can, else does what brings its tableau nearest to a paradox."""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.bots.paradoxical_asked import answer
from techdeck.bots.paradoxical_claims import best_first, best_with
from techdeck.bots.paradoxical_tableau import Hopes
from techdeck.bots.paradoxical_uses import gain_of_use
from techdeck.core.actions import CARD, PILE
from techdeck.core.rng import Rng
from techdeck.games.paradoxical.claiming import claim_under_way
from techdeck.games.paradoxical.finding import Claim
from techdeck.games.paradoxical.names import adding, claiming
from techdeck.games.paradoxical.places import Paradoxical, paradoxical

if TYPE_CHECKING:
    from techdeck.core.view import View

USELESS = -100.0
"""An effect from which nothing is to be hoped: even a draw into a full tableau is better."""


def choose(view: View, legal: list[int], rng: Rng) -> int:
    """What the simple player does."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    table, seat = paradoxical(view.table), view.seat
    begun = claim_under_way(table)
    if begun is not None:
        return CARD + next_card(table, seat, begun)
    code = view.question().code
    if code == "take_turn":
        return take_turn(table, seat, legal)
    hopes = Hopes(table, seat)
    if code == "add_after_claim":
        return adding(table.zones.cards) + max(table.hand(seat), key=hopes.gain)
    return answer(hopes, legal, rng)


def take_turn(table: Paradoxical, seat: int, legal: list[int]) -> int:
    """Claim if possible; else the action that gains most for the turns it takes. (Paradoxical 1.1)"""
    claims = best_first(table, seat) if legal[-1] >= claiming(table.zones.cards) else []
    if claims:
        return int(claiming(table.zones.cards)) + claims[0].kind
    hopes = Hopes(table, seat)
    return max(legal, key=lambda action: gain_of_action(hopes, action))


def gain_of_action(hopes: Hopes, action: int) -> float:
    """What an action of a turn gains for each turn it takes."""
    if action < PILE + 2:
        return hopes.draw(action == PILE + 1)
    cards = hopes.table.zones.cards
    if action < adding(cards):
        return gain_of_use(hopes, action - CARD) or USELESS
    return hopes.gain(action - int(adding(cards)))


def next_card(table: Paradoxical, seat: int, begun: Claim) -> int:
    """The next card of the best claim that has the cards chosen so far: first of the set, then of the others."""
    claim = best_with(table, seat, begun)
    wanted = [*claim.set_cards, *claim.indifferent]
    return next(card for card in wanted if card not in begun.set_cards and card not in begun.indifferent)
