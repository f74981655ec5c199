"""Paying for a company. (City 1.4-1.10, 3.7)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.bits import bit
from techdeck.core.cards import TECHNOLOGY, card_id
from techdeck.core.choices import Choices
from techdeck.core.frames import Frame
from techdeck.core.table import Table
from techdeck.core.zones import EVERYBODY, HAND, MAX_SEATS
from techdeck.games.city.names import SITE
from techdeck.games.city.places import City, city
from techdeck.games.city.placing import NEXT_TO
from techdeck.games.city.slots import companies
from techdeck.games.city.wilds import spend

PAYS_ALONE: Final = 7
"""The highest value that pays for a company without a second card. (City 1.4)"""


def could_pay(table: City, seat: i64, card: i64) -> bool:
    """Whether the hand without this card pays for a company. (City 1.4, 1.6, 1.7, 1.9, 1.10)"""
    zones, hand = table.zones, HAND + seat
    spare = zones.count(hand) - 1
    if spare >= 2:
        return True
    if spare == 1:
        other = zones.at(hand, 0)
        if other == card:
            other = zones.at(hand, 1)
        if pays_alone(table, other):
            return True
    return companies(table, seat, TECHNOLOGY) >= 2 - spare


def pays_alone(table: Table, card: i64) -> bool:
    """Whether one such card pays for anybody's company: 7 or less, or a wild, which has 0. (City 1.4, 1.5, 3.7)"""
    return table.value_of(card) <= PAYS_ALONE


class Pay(Frame):
    """The builder discards a card for the company, or the second of two. (City 1.4-1.6, 3.7)"""

    def __init__(self, seat: i64, paid: i64) -> None:
        self.seat = seat
        self.paid = paid

    def acting(self, table: Table) -> i64:
        return bit(self.seat)

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        zones, hand = table.zones, HAND + seat
        if self.paid == 1 or zones.count(hand) > 1 or self.is_enough(table, zones.at(hand, 0)):
            table.add_hand(seat, CARD, out)

    def is_enough(self, table: Table, card: i64) -> bool:
        """Whether the cost is paid with this card. (City 1.4, 1.6)"""
        return self.paid == 1 or pays_alone(table, card) or companies(city(table), self.seat, TECHNOLOGY) >= 1

    def step(self, table: Table, seat: i64, action: i64) -> None:
        card = action - CARD
        if table.journal is not None:
            table.note("pay", seat, [int(card)], EVERYBODY, "")
        table.replace(NEXT_TO[seat] if self.is_enough(table, card) else PAY_MORE[seat])
        spend(city(table), card)

    def clause(self) -> str:
        return "City 1.4"

    def prompt(self, table: Table) -> str:
        which = "a second card" if self.paid == 1 else "a card"
        return f"discard {which} to pay for {card_id(table.zones.top(SITE))}"

    def key(self) -> str:
        return f"Pay({self.seat},{self.paid})"


PAY: Final = [Pay(seat, 0) for seat in range(MAX_SEATS)]
PAY_MORE: Final = [Pay(seat, 1) for seat in range(MAX_SEATS)]
