"""What can truly be said of a hand. (Family 6.8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.table import Table
from techdeck.core.zones import CARD_BITS, HAND


def held(table: Table, seat: i64) -> i64:
    """A mask of what a player can truly say of a hand: bit v - 1 for value v, bit 13 + d for domain d. (Family 6.8)"""
    zones = table.zones
    mask: i64 = 0
    cells, start, values, domains = zones.cells, (HAND + seat) * zones.cards, table.values, table.domains
    for i in range(zones.counts[HAND + seat]):
        card = i64(cells[start + i]) & CARD_BITS
        mask |= bit(values[card] - 1) | bit(13 + domains[card])
    return mask
