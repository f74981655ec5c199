"""Whether the cards of an offer in a position, and what is told of them, can be. (Family 8.8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.cards import card_id
from techdeck.core.errors import Misfit
from techdeck.core.table import Table
from techdeck.core.trading.patterns import NOTHING_MORE, fits, is_promise
from techdeck.core.trading.terms import NO_CARD, card_in, told
from techdeck.core.zones import HAND


def check_cards(table: Table, name: str, seat: i64, cards: i64, least: int, most: int) -> None:
    """Two packed cards, so many of them there, the first one first, all in the hand. (Exchange 2.3, 3.2; Tricks 3.6)"""
    both = [int(card_in(cards, 0)), int(card_in(cards, 1))]
    laid = [card for card in both if card != NO_CARD]
    if not least <= len(laid) <= most or both[: len(laid)] != laid or len(set(laid)) < len(laid):
        raise Misfit(
            name, f"seat {seat} has {least} to {most} cards there, packed as one + 128 * other, none as {NO_CARD}"
        )
    for card in laid:
        if card >= table.cards or table.zones.where[card] != HAND + seat:
            raise Misfit(name, f"{card} is no card in the hand of seat {seat}")


def check_told(table: Table, name: str, cards: i64, terms: i64) -> None:
    """What is told of the cards is true, and nothing is told of others. (Exchange 2.5; Tricks 3.7)"""
    for which in range(2):
        card, pattern = card_in(cards, which), told(terms, which)
        if card == NO_CARD:
            if pattern != NOTHING_MORE:
                raise Misfit(name, "nothing is told of a card that is not there")
        elif not is_promise(pattern) or not fits(table, pattern, card):
            raise Misfit(name, f"what is told of {card_id(card)} is true")
