"""A simple player of Paradoxical: claims when it can, else does what brings its tableau nearest to a paradox."""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.bots.paradoxical_asked import answer
from techdeck.bots.paradoxical_claims import best_first, best_with
from techdeck.bots.paradoxical_tableau import Hopes
from techdeck.bots.paradoxical_uses import gain_of_use
from techdeck.core.actions import CARD
from techdeck.core.cards import parse_card
from techdeck.core.questions import Choice, Question
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
    table, seat = paradoxical(view.table), view.seat
    begun = claim_under_way(table)
    if begun is not None:
        return CARD + next_card(table, seat, begun)
    question = view.question()
    if question.code == "take_turn":
        return take_turn(table, seat, question)
    hopes = Hopes(table, seat)
    if question.code == "add_after_claim":
        return best_of(hopes, [choice for choice in question.choices if choice.verb == "add"])
    return answer(hopes, question, legal, rng)


def take_turn(table: Paradoxical, seat: int, question: Question) -> int:
    """Claim if possible; else the action that gains most for the turns it takes. (Paradoxical 1.1)"""
    claims = [choice for choice in question.choices if choice.verb == "claim"]
    if claims:
        best = {"kind": "paradox", "paradox": best_first(table, seat)[0].paradox}
        return next(choice.action for choice in claims if choice.target == best)
    return best_of(Hopes(table, seat), question.choices)


def best_of(hopes: Hopes, choices: list[Choice]) -> int:
    """The action that gains most."""
    return max(choices, key=lambda choice: gain_of(hopes, choice)).action


def gain_of(hopes: Hopes, choice: Choice) -> float:
    """What an action of a turn gains for each turn it takes."""
    target = choice.target or {}
    if choice.verb == "draw":
        return hopes.draw(target["pile"] == 2)
    card = parse_card(str(target["card"]))
    if choice.verb == "use":
        return gain_of_use(hopes, card) or USELESS
    return hopes.gain(card)


def next_card(table: Paradoxical, seat: int, begun: Claim) -> int:
    """The next card of the best claim that has the cards chosen so far: first of the set, then of the others."""
    claim = best_with(table, seat, begun)
    wanted = [*claim.set_cards, *claim.indifferent]
    return next(card for card in wanted if card not in begun.set_cards and card not in begun.indifferent)
