"""A simple player of Paradoxical: claims when it can, else does what brings its tableau nearest to a paradox."""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.bots.paradoxical_asked import answer
from techdeck.bots.paradoxical_claims import Claim, best_first, chosen_of
from techdeck.bots.paradoxical_tableau import Hopes, hand
from techdeck.bots.paradoxical_uses import gain_of_use
from techdeck.core.actions import CARD, PILE
from techdeck.core.rng import Rng
from techdeck.games.paradoxical.claiming import ChooseIndifferent, ChooseSet
from techdeck.games.paradoxical.names import adding, claiming
from techdeck.games.paradoxical.phases import Turn
from techdeck.games.paradoxical.places import Paradoxical, paradoxical
from techdeck.games.paradoxical.rewards import AddAfter

if TYPE_CHECKING:
    from techdeck.core.view import View

USELESS = -100.0
"""An effect from which nothing is to be hoped: even a draw into a full tableau is better."""


def choose(view: View, legal: list[int], rng: Rng) -> int:
    """What the simple player does."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    table, seat = paradoxical(view.table), view.seat
    frame = table.frames[-1]
    if isinstance(frame, ChooseSet):
        return CARD + next_set_card(table, frame)
    if isinstance(frame, ChooseIndifferent):
        return CARD + next_indifferent(table, frame)
    if isinstance(frame, Turn):
        return take_turn(table, seat, legal)
    hopes = Hopes(table, seat)
    if isinstance(frame, AddAfter):
        return adding(table.zones.cards) + max(hand(table, seat), key=hopes.gain)
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


def next_set_card(table: Paradoxical, frame: ChooseSet) -> int:
    """The next set card of the best claim that has the cards chosen so far. (Paradoxical 3.2)"""
    seat = int(frame.seat)
    chosen = chosen_of(table, seat, int(frame.chosen))
    claim = best_with(table, seat, int(frame.kind), chosen, set())
    return next(card for card in claim.set_cards if card not in chosen)


def next_indifferent(table: Paradoxical, frame: ChooseIndifferent) -> int:
    """The same for the indifferent cards."""
    seat = int(frame.seat)
    chosen, rest = chosen_of(table, seat, int(frame.chosen)), chosen_of(table, seat, int(frame.rest))
    claim = best_with(table, seat, int(frame.kind), chosen, rest)
    return next(card for card in claim.indifferent if card not in rest)


def best_with(table: Paradoxical, seat: int, kind: int, chosen: set[int], rest: set[int]) -> Claim:
    """The best claim of a kind that has these cards."""
    return next(
        claim
        for claim in best_first(table, seat)
        if claim.kind == kind and chosen <= set(claim.set_cards) and rest <= set(claim.indifferent)
    )
