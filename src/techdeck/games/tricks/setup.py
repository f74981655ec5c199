"""Laying out the cards at the start and after each round. (Tricks 0, 1, 8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.cards import NATURALS, card_of
from techdeck.core.zones import ASIDE, DECK, EVERYBODY, EXPELLED
from techdeck.games.tricks.gathering import tell_layout
from techdeck.games.tricks.names import GOAL, OWN_GOAL, TRUMP_DECK, TURNED_UP
from techdeck.games.tricks.table import Tricks


def first_layout(table: Tricks) -> None:
    """Wilds out, a goal card for each player, the 2s as trump deck, the rest as draw deck. (Tricks 0.2-0.6)"""
    zones = table.zones
    for wild in range(NATURALS, NATURALS + 2):
        zones.push(EXPELLED, wild, EVERYBODY)
    for domain in range(4):
        zones.push(ASIDE, card_of(domain, 1), 0)
    zones.shuffle(ASIDE, table.rng)
    for seat in range(table.players):
        table.nums[OWN_GOAL + seat] = zones.at(ASIDE, seat)
    zones.counts[ASIDE] = 0
    lay_out(table)


def lay_out(table: Tricks) -> None:
    """Every card not expelled goes to its place for a round. (Family 3.24; Tricks 5.13, 8.1, 8.2, 8.6, 8.7)

    Without a word, for speed: who wants to hear of it was told before.
    """
    zones, counts = table.zones, table.zones.counts
    for zone in range(len(counts)):
        if zone != EXPELLED:
            counts[zone] = 0
    for domain in range(4):
        for value in range(1, 3):
            if zones.where[card_of(domain, value)] != EXPELLED:
                place_card(table, card_of(domain, value), value)
        zones.lay_run(DECK, card_of(domain, 3), 11)
    end_changes(table)
    table.nothing_is_certain()
    table.mix(TRUMP_DECK)
    table.mix(DECK)


def end_changes(table: Tricks) -> None:
    """The cards that are shuffled count as printed again; the change of a goal lasts its time. (Tricks 8.9)"""
    if table.changes > 0:
        altered, told = table.altered, table.told
        for card in range(table.cards):
            if altered[card] + told[card] != 0 and not GOAL <= table.zones.where[card] < GOAL + table.players:
                table.change_ends(card)
        table.end_lasting_changes()


def place_card(table: Tricks, card: i64, value: i64) -> None:
    """A 2 goes to the trump deck, a goal to its player, a goal nobody got to the draw deck."""
    if value == 1:
        for seat in range(table.players):
            if table.nums[OWN_GOAL + seat] == card:
                table.zones.push(GOAL + seat, card, EVERYBODY)
                return
    table.zones.lay(TRUMP_DECK if value == 2 else DECK, card)


def deal_hands(table: Tricks) -> None:
    """Ten cards to each player. (Tricks 1.1, 1.2)"""
    for seat in range(table.players):
        table.deal(seat, 10)


def two_to_expel(table: Tricks) -> i64:
    """The 2 of the trump domain, or the one turned up if that is gone. (Tricks 8.3, 8.4)"""
    two = card_of(table.trump(), 2)
    if table.zones.where[two] == EXPELLED:
        return table.nums[TURNED_UP]
    return two


def clean_up(table: Tricks) -> None:
    """Goals and 2s return, one 2 is expelled, all else becomes the draw deck. (Tricks 8)"""
    two = two_to_expel(table)
    if table.journal is not None:
        tell_layout(table, two)
    table.zones.move(two, EXPELLED, EVERYBODY)
    lay_out(table)
