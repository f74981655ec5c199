"""How the simple player trades: seldom, and only what looks fair."""

from __future__ import annotations

from techdeck.bots.tricks_cards import chance_to_win, use_of
from techdeck.core.actions import CARD, DOMAIN, NO, SEAT
from techdeck.core.cards import NATURALS
from techdeck.core.rng import Rng
from techdeck.core.trading.patterns import ANY, NOTHING_MORE, fits
from techdeck.games.tricks.table import Tricks

ONE_IN = 6
"""In one of so many trading turns the player proposes something."""
UNSEEN = 0.3
"""What a card is worth of which nothing is told."""


def trading_turn(legal: list[int], rng: Rng) -> int:
    """End the turn, or now and then propose a trade to anybody. (Tricks 3.2)"""
    partners = [action for action in legal if SEAT <= action < SEAT + 6]
    if not partners or rng.below(ONE_IN) > 0:
        return NO
    return partners[rng.below(len(partners))]


def offer(table: Tricks, seat: int, legal: list[int]) -> int:
    """One card of middling use, told exactly, so that the partner may like it. (Tricks 3.6)"""
    if NO in legal:
        return NO
    cards = sorted(table.hand(seat), key=lambda card: use_of(table, seat, card))
    return CARD + cards[len(cards) // 2]


def ask_for(table: Tricks, seat: int, legal: list[int]) -> int:
    """A card of the domain of which the hand has most, the trump first among equals. (Tricks 3.8)"""
    if NO in legal:
        return NO
    domains = [int(table.domain_of(card)) for card in table.hand(seat)]
    return DOMAIN + max(range(4), key=lambda domain: (domains.count(domain), domain == table.trump()))


def reply(table: Tricks, seat: int, legal: list[int]) -> int:
    """Accept if what comes is worth what goes, with the least useful fitting card; else refuse. (Tricks 3.9)"""
    fitting = [action - CARD for action in legal if CARD <= action < CARD + 54]
    if not fitting:
        return NO
    least = min(fitting, key=lambda card: use_of(table, seat, card))
    if NO not in legal:
        return CARD + least
    asked = 1 if table.asked_for(1) == NOTHING_MORE else 2
    gain = worth(table, seat, int(table.promised(0))) + worth(table, seat, int(table.promised(1)))
    return CARD + least if gain >= asked * chance_to_win(table, least) else NO


def worth(table: Tricks, seat: int, promise: int) -> float:
    """What a promised card is worth: as much as the cards that fit are on average; a face-down card is a guess."""
    if promise in (NOTHING_MORE, ANY):
        return UNSEEN if promise == ANY else 0.0
    own = table.hand(seat)
    cards = [card for card in range(NATURALS) if fits(table, promise, card) and card not in own]
    return sum(chance_to_win(table, card) for card in cards) / max(1, len(cards))
