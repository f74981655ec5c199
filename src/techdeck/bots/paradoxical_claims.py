"""Which claim leaves most behind: a judgement of the claims a seat may make now. (Paradoxical 2, 3)"""

from __future__ import annotations

from techdeck.bots.paradoxical_tableau import promise
from techdeck.games.paradoxical.finding import Claim, every_claim
from techdeck.games.paradoxical.places import Paradoxical

REWARD = 4.5
"""What the three cards after a claim of ten are worth, in what a tableau promises. (Paradoxical 3.11, 3.12)"""


def left_behind(table: Paradoxical, seat: int, claim: Claim) -> float:
    """What the seat has after the claim: the cards that stay, and the reward for ten cards. (Paradoxical 3.11-3.13)"""
    gone = {*claim.set_cards, *claim.indifferent}
    stays = [card for card in table.tableau(seat) if card not in gone]
    return promise(table, stays) + (0.0 if claim.paradox == "two_pairs" else REWARD)


def best_first(table: Paradoxical, seat: int) -> list[Claim]:
    """All claims, those first that leave most behind, and of equal ones those that outweigh most."""
    found = every_claim(table, seat)
    return sorted(
        found, key=lambda one: (-left_behind(table, seat, one), one.indifferent_sum - one.set_sum, one.set_cards)
    )


def best_with(table: Paradoxical, seat: int, begun: Claim) -> Claim:
    """The best claim with all the cards of one that is begun."""
    chosen, rest = set(begun.set_cards), set(begun.indifferent)
    return next(
        claim
        for claim in best_first(table, seat)
        if claim.paradox == begun.paradox and chosen <= set(claim.set_cards) and rest <= set(claim.indifferent)
    )
