"""How the cards of a trade change hands, and who sees which of them. (Exchange 3.7, 3.8; Tricks 3.16, 3.17)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.table import Table
from techdeck.core.trading.patterns import ANY, NOTHING_MORE
from techdeck.core.trading.terms import card_in, told, wanted
from techdeck.core.zones import EVERYBODY, PENDING


def change_hands(table: Table, giver: i64, partner: i64, terms: i64, offered: i64, returned: i64) -> None:
    """Both sides give what they promised, two packed cards each; the game opens and closes the event around it."""
    hand_over(table, giver, partner, offered, told(terms, 0), told(terms, 1))
    hand_over(table, partner, giver, returned, wanted(terms, 0), wanted(terms, 1))
    table.deliver(giver, partner)
    table.deliver(partner, giver)


def hand_over(table: Table, giver: i64, receiver: i64, cards: i64, one: i64, other: i64) -> None:
    """Up to two cards leave a hand: those spoken of seen by all, face-down ones by the receiver alone."""
    first, second = card_in(cards, 0), card_in(cards, 1)
    unseen: i64 = 0
    if one == ANY:
        unseen += 1
    else:
        table.put("give", giver, first, PENDING + giver, EVERYBODY)
    if other == ANY:
        unseen += 1
    elif other != NOTHING_MORE:
        table.put("give", giver, second, PENDING + giver, EVERYBODY)
    if unseen == 0:
        return
    table.lose_track(giver, unseen, bit(receiver))
    if one == ANY:
        table.put("give", giver, first, PENDING + giver, 0)
    if other == ANY:
        table.put("give", giver, second, PENDING + giver, 0)
