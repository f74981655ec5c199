"""Laying out the cards: the market, the deck, the hands. (Exchange 0, 8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.cards import FACES, card_of, is_wild, printed_domain, printed_value
from techdeck.core.table import CLOCK, Table
from techdeck.core.zones import DECK, EVERYBODY, EXPELLED, HAND
from techdeck.games.exchange.market import OFF_THE_MARKET, DealtWilds
from techdeck.games.exchange.names import STACK, WILD_AT


def lay_out(table: Table) -> None:
    """The 1s of the first deck begin the stacks, all else is shuffled into the deck. (Exchange 0.2, 0.3, 0.5)"""
    zones = table.zones
    for card in range(zones.cards):
        if card < FACES and printed_value(card) == 1:
            zones.push(STACK + printed_domain(card), card, EVERYBODY)
        else:
            zones.lay(DECK, card)
    zones.shuffle(DECK, table.rng)


def reset(table: Table) -> None:
    """The same for a new round, with all cards but expelled ones, as all see it. (Exchange 1.12, 8.1, 8.2, 8.4)"""
    table.begin_event("gather", CLOCK, -1, {})
    for zone in range(len(table.zones.counts)):
        if zone != DECK and zone != EXPELLED:
            gather(table, zone)
    table.end_event()
    table.begin_event("lay_out", CLOCK, -1, {})
    for domain in range(4):
        if table.zones.where[card_of(domain, 1)] == DECK:
            table.put_from_anywhere("lay_out", CLOCK, card_of(domain, 1), STACK + domain, EVERYBODY)
    table.end_event()
    for number in range(4):
        table.nums[WILD_AT + number] = OFF_THE_MARKET
    table.end_all_changes()
    table.shuffle(DECK)


def gather(table: Table, zone: i64) -> None:
    """The cards of a zone go to the deck, but for a 1 that lies on its own stack. (Exchange 8.1, 8.2)"""
    zones = table.zones
    for index in range(zones.count(zone) - 1, -1, -1):
        card = zones.at(zone, index)
        if zone < STACK or card != card_of(zone - STACK, 1):
            table.put("gather", CLOCK, card, DECK, 0)


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
