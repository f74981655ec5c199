"""Laying out the cards: the market, the deck, the hands. (Exchange 0, 8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.cards import FACES, is_wild, printed_domain, printed_value
from techdeck.core.table import Table
from techdeck.core.zones import DECK, EVERYBODY, EXPELLED, HAND
from techdeck.games.exchange.market import OFF_THE_MARKET, DealtWilds
from techdeck.games.exchange.names import STACK, WILD_AT


def lay_out(table: Table) -> None:
    """The 1s begin the stacks, all else is shuffled into the deck. (Exchange 0.2, 0.3, 0.5, 1.12, 8.1, 8.2, 8.4)"""
    zones = table.zones
    for zone in range(len(zones.counts)):
        if zone != EXPELLED:
            zones.counts[zone] = 0
    for card in range(zones.cards):
        if zones.where[card] != EXPELLED:
            place_card(table, card)
    for number in range(4):
        table.nums[WILD_AT + number] = OFF_THE_MARKET
    table.end_all_changes()
    zones.shuffle(DECK, table.rng)


def place_card(table: Table, card: i64) -> None:
    """A 1 of the first deck begins its domain's stack; any other card goes to the deck. (Exchange 0.3)"""
    if card < FACES and printed_value(card) == 1:
        table.zones.push(STACK + printed_domain(card), card, EVERYBODY)
    else:
        table.zones.lay(DECK, card)


def hand_of(players: i64) -> i64:
    """How many cards each player is dealt. (Exchange 0.4)"""
    if players == 2:
        return 10
    return 8


def deal_hands(table: Table) -> None:
    """Everybody gets a hand; dealt wilds are all shown, and then placed. (Exchange 0.4, 1.9, 8.2)"""
    for seat in range(table.players):
        table.deal(seat, hand_of(table.players))
    for seat in range(table.players):
        show_wilds(table, seat)
    table.push(DealtWilds())


def show_wilds(table: Table, seat: i64) -> None:
    """The wilds of a hand are shown. (Exchange 1.9)"""
    for i in range(table.zones.count(HAND + seat)):
        card = table.zones.at(HAND + seat, i)
        if is_wild(card):
            table.show(seat, card)
