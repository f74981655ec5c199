"""A simple player of Tech Exchange: trades spare cards for what completes groups, and is done when nothing helps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.bots.asked import Asked
from techdeck.bots.effects import gain
from techdeck.bots.exchange_steps import trade
from techdeck.bots.exchange_trades import Trader
from techdeck.bots.exchange_worth import Worth
from techdeck.core.actions import CARD, DOMAIN, NO
from techdeck.core.cards import face
from techdeck.core.rng import Rng
from techdeck.core.zones import DISCARD, HAND
from techdeck.games.exchange.arranging import Arranging
from techdeck.games.exchange.market import PlaceWild
from techdeck.games.exchange.names import BEST
from techdeck.games.exchange.phases import Equalise, UseCard
from techdeck.games.exchange.places import Exchange, exchange
from techdeck.games.exchange.trading import Trading

if TYPE_CHECKING:
    from techdeck.core.view import View


def choose(view: View, legal: list[int], rng: Rng) -> int:
    """What the simple player does."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    table, seat = exchange(view.table), view.seat
    frame = table.frames[-1]
    if isinstance(frame, Arranging):
        return BEST
    worth = Worth(table, seat)
    if isinstance(frame, Trading):
        return trade(Trader(worth), legal, rng)
    if isinstance(frame, UseCard):
        return use(table, seat, legal, worth)
    if isinstance(frame, PlaceWild):
        return DOMAIN + best_stack(worth)
    if isinstance(frame, Equalise):
        return min(legal, key=lambda action: worth.like(action - CARD))
    return Asked(table, seat, worth.like, worth.fair(), rng).answer()


def use(table: Exchange, seat: int, legal: list[int], worth: Worth) -> int:
    """The card whose text, and the card drawn for it, bring more than it is worth in the hand. (Exchange 6.1, 6.3)"""
    programs, zones, fair = table.game.deck.programs, table.zones, worth.fair()
    discarded, held = int(zones.count(DISCARD)), int(zones.count(HAND + seat)) - 1
    best, most = NO, 0.0
    for action in legal:
        if action != NO:
            brings = 1.0 + gain(programs[int(face(action - CARD))], discarded, held)
            surplus = brings * fair - worth.like(action - CARD)
            if surplus > most:
                best, most = action, surplus
    return best


def best_stack(worth: Worth) -> int:
    """The stack that makes the hand most valuable if it grows. (Exchange 1.7)"""

    def grown(domain: int) -> float:
        worth.market[domain] += 1
        value = worth.of(list(worth.kinds.values()))
        worth.market[domain] -= 1
        return value

    return max(range(4), key=grown)
