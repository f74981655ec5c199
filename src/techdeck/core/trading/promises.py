"""What all know of a hand by the offer its player makes: what is told of cards is true. (Exchange 2.5; Tricks 3.7)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import FACES
from techdeck.core.table import Table
from techdeck.core.trading.patterns import ANY, THE_CARD, is_exact
from techdeck.core.trading.terms import card_in, told, wanted
from techdeck.core.zones import EVERYBODY


def keep_promises(table: Table, seat: i64, terms: i64, cards: i64) -> None:
    """All know that the seat holds the cards it tells exactly, and a card of each kind it tells. (Family 6.2, 6.13)"""
    for which in range(2):
        pattern = told(terms, which)
        if is_exact(pattern):
            card = card_in(cards, which)
            if not table.all_know(card):
                table.came_to_light(card)
                table.learn("promise", seat, card, EVERYBODY)
        elif pattern > ANY:
            table.surely_holds(seat, pattern - ANY - 1)  # kinds are numbered in the same order as their patterns


def keep_wishes(table: Table, seat: i64, terms: i64) -> None:
    """All know that the seat lacks a card it asks for, where there is one copy of it. (Exchange 2.8; Tricks 3.8)"""
    if table.cards == FACES:
        for which in range(2):
            if is_exact(wanted(terms, which)):
                table.surely_lacks(seat, bit(wanted(terms, which) - THE_CARD))
