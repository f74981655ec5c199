"""What may be wished for in a trade: nothing of which the seat knows that the partner can't give it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.actions import DOMAIN, VALUE
from techdeck.core.bits import has
from techdeck.core.cards import NATURALS
from techdeck.core.counting import LACKS
from techdeck.core.table import Table
from techdeck.core.trading.patterns import ANY, NOTHING_MORE, OF_DOMAIN, OF_VALUE, OR_VALUE, value_or_domain
from techdeck.core.zones import HAND, NOWHERE
from techdeck.games.tricks.chances import trump_of
from techdeck.games.tricks.names import ANY_CARD, EITHER, PROPOSALS

WORTH_ASKING: Final = 11
"""The lowest value that is asked for by itself: lower ones hardly win."""


def may_hold(table: Table, seat: i64, partner: i64, card: i64) -> bool:
    """Whether the card may be in the partner's hand, for all that the seat knows."""
    if has(table.nums[LACKS + partner], card):
        return False
    zone = table.zones.where[card]
    return zone == HAND + partner or zone == NOWHERE or not table.zones.knows(seat, card)


def best_value(table: Table, seat: i64, partner: i64) -> i64:
    """The highest value that the partner may hold; 0 if that would be too low to ask for."""
    best: i64 = WORTH_ASKING - 1
    values = table.values
    for card in range(NATURALS):
        if values[card] > best and may_hold(table, seat, partner, card):
            best = values[card]
    return best if best >= WORTH_ASKING else 0


def may_hold_domain(table: Table, seat: i64, partner: i64, domain: i64) -> bool:
    """Whether the partner may hold a card of the domain."""
    domains = table.domains
    for card in range(NATURALS):
        if domains[card] == domain and may_hold(table, seat, partner, card):
            return True
    return False


def winning_wish(table: Table, seat: i64, partner: i64) -> i64:
    """The pattern for a card that wins: of the highest value there can be, or a trump; NOTHING_MORE without any."""
    value, trump = best_value(table, seat, partner), trump_of(table)
    if not may_hold_domain(table, seat, partner, trump):
        return OF_VALUE + value if value > 0 else i64(NOTHING_MORE)
    return value_or_domain(value, trump) if value > 0 else OF_DOMAIN + trump


def gives_two(table: Table) -> bool:
    """One card for one at first; who is refused gives more for it, so that no offer is made twice in a turn."""
    return table.nums[PROPOSALS] > 0


def asks_for_two(table: Table) -> bool:
    """Two cards for two are proposed last."""
    return table.nums[PROPOSALS] > 1


def asking_for(pattern: i64) -> i64:
    """The action by which one begins to ask for a pattern."""
    if pattern >= OR_VALUE:
        return EITHER
    if pattern >= OF_DOMAIN:
        return DOMAIN + pattern - OF_DOMAIN
    return ANY_CARD if pattern == ANY else VALUE + pattern - OF_VALUE - 1
