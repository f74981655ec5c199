"""A simple player of Paradoxical: claims when it can, else does what brings its tableau nearest to a paradox."""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.bots.asked import card_at
from techdeck.bots.paradoxical_asked import answer
from techdeck.bots.paradoxical_claims import best_first, best_with
from techdeck.bots.paradoxical_tableau import Hopes
from techdeck.bots.paradoxical_uses import gain_of_use
from techdeck.core.questions import Choice
from techdeck.core.rng import Rng
from techdeck.games.paradoxical.claiming import claim_under_way
from techdeck.games.paradoxical.finding import Claim
from techdeck.games.paradoxical.places import Paradoxical, paradoxical

if TYPE_CHECKING:
    from techdeck.core.view import View

USELESS = -100.0
"""An effect from which nothing is to be hoped: even a draw into a full tableau is better."""


def choose(view: View, legal: list[int], rng: Rng) -> int:
    """What the simple player does."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    table, seat, question = paradoxical(view.table), view.seat, view.question()
    begun = claim_under_way(table)
    if begun is not None:
        card = next_card(table, seat, begun)
        return next(choice.action for choice in question.choices if card_at(choice) == card)
    if question.code == "take_turn":
        return take_turn(table, seat, question.choices)
    hopes = Hopes(table, seat)
    if question.code == "add_after_claim":
        adding = [choice for choice in question.choices if choice.verb == "add"]
        return max(adding, key=lambda choice: hopes.gain(card_at(choice))).action
    return answer(hopes, question, rng)


def take_turn(table: Paradoxical, seat: int, choices: list[Choice]) -> int:
    """Claim if possible; else the action that gains most for the turns it takes. (Paradoxical 1.1)"""
    claims = {claimed(choice): choice.action for choice in choices if choice.verb == "claim"}
    if claims:
        return claims[best_first(table, seat)[0].to_dict()["paradox"]]
    hopes = Hopes(table, seat)
    return max(choices, key=lambda choice: gain_of_choice(hopes, choice)).action


def claimed(choice: Choice) -> object:
    """The kind of paradox a choice claims."""
    return None if choice.target is None else choice.target["paradox"]


def gain_of_choice(hopes: Hopes, choice: Choice) -> float:
    """What an action of a turn gains for each turn it takes."""
    if choice.verb == "draw":
        return hopes.draw(choice.target is not None and choice.target["pile"] == 2)
    if choice.verb == "use":
        return gain_of_use(hopes, card_at(choice)) or USELESS
    return hopes.gain(card_at(choice))


def next_card(table: Paradoxical, seat: int, begun: Claim) -> int:
    """The next card of the best claim that has the cards chosen so far: first of the set, then of the others."""
    claim = best_with(table, seat, begun)
    wanted = [*claim.set_cards, *claim.indifferent]
    return next(card for card in wanted if card not in begun.set_cards and card not in begun.indifferent)
