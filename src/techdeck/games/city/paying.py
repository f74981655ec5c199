"""Paying for a company. (City 1.4-1.10, 3.7)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, YES
from techdeck.core.cards import TECHNOLOGY
from techdeck.core.choices import Choices
from techdeck.core.fields import A_SEAT, Field, Form
from techdeck.core.frames import SeatChoice
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.zones import HAND, MAX_SEATS
from techdeck.games.city.places import City, city
from techdeck.games.city.placing import NEXT_TO
from techdeck.games.city.site import site_data, site_id
from techdeck.games.city.slots import companies
from techdeck.games.city.wilds import spend

PAYS_ALONE: Final = 7
"""The highest value that pays for a company without a second card. (City 1.4)"""

# How far a payment has come.
FIRST_CARD: Final = 0
SECOND_CARD: Final = 1
FIRST_OF_TWO: Final = 2
"""The builder has said that two cards pay."""


class Price:
    """So many cards of any value, or a single one of at most some value; alone is None where that is no way to pay."""

    def __init__(self, cards: int, alone: int | None) -> None:
        self.cards = cards
        self.alone = alone

    def to_dict(self) -> dict[str, object]:
        """The price as plain data."""
        return {"cards": self.cards, "alone": self.alone}


def price_of(table: City, seat: i64) -> Price:
    """What a company costs the seat. (City 1.4, 1.6, 1.7)"""
    technology = companies(table, seat, TECHNOLOGY)
    if technology == 0:
        return Price(2, PAYS_ALONE)
    return Price(1 if technology == 1 else 0, None)


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


class Pay(SeatChoice):
    """The builder discards a card for the company, or one of two; yes means to pay with two. (City 1.4-1.6, 3.7)"""

    form: ClassVar[Form] = Form(
        ["BuildTurn"], [A_SEAT, Field("paid", "how far a payment has come", FIRST_CARD, FIRST_OF_TWO)]
    )
    clause: ClassVar[str] = "City 1.4"

    def __init__(self, seat: i64, paid: i64) -> None:
        super().__init__(seat)
        self.paid = paid

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        count = table.zones.count(HAND + seat)
        if self.paid == FIRST_CARD:
            alone = self.has_enough(table)
            if count == 1 and not alone:
                return  # nobody who pays is in this case; a table that somebody imagines may be
            if count > 1 and alone:
                out.add(YES)
        table.add_hand(seat, CARD, out)

    def has_enough(self, table: Table) -> bool:
        """Whether the hand has a card that pays alone. (City 1.5)"""
        zones, hand = table.zones, HAND + self.seat
        if companies(city(table), self.seat, TECHNOLOGY) >= 1:
            return True
        for i in range(zones.count(hand)):
            if pays_alone(table, zones.at(hand, i)):
                return True
        return False

    def is_enough(self, table: Table, card: i64) -> bool:
        """Whether the cost is paid with this card. (City 1.4, 1.6)"""
        if self.paid != FIRST_CARD:
            return self.paid == SECOND_CARD
        return pays_alone(table, card) or companies(city(table), self.seat, TECHNOLOGY) >= 1

    def step(self, table: Table, seat: i64, action: i64) -> None:
        if action == YES:
            table.replace(PAY_TWO[seat])
            if table.journal is not None:
                table.tell("pay_two", seat, {"card": site_id(city(table))})
        else:
            self.pay(table, seat, action - CARD)

    def pay(self, table: Table, seat: i64, card: i64) -> None:
        """A card is spent; if it was not enough, another has to follow. (City 1.4-1.6)"""
        table.replace(NEXT_TO[seat] if self.is_enough(table, card) else PAY_MORE[seat])
        if table.journal is not None:
            table.begin_event("pay", seat, -1, {"card": site_id(city(table))})
        spend(city(table), card)
        table.end_event()

    def due(self, table: City) -> Price:
        """What is still to be paid. (City 1.4-1.6)"""
        if self.paid != FIRST_CARD:
            return Price(1 if self.paid == SECOND_CARD else 2, None)
        return Price(1, None) if companies(table, self.seat, TECHNOLOGY) >= 1 else Price(2, PAYS_ALONE)

    def ask(self, table: Table, seat: i64) -> Question:
        due, paid = self.due(city(table)), 1 if self.paid == SECOND_CARD else 0
        about = {**site_data(city(table)), "due": due.to_dict(), "paid": paid}
        return Question(
            "pay",
            {"card": "pay", "yes": "pay_two"},
            about,
            left=min(due.cards, int(table.zones.count(HAND + self.seat))),
        )


PAY: Final = [Pay(seat, FIRST_CARD) for seat in range(MAX_SEATS)]
PAY_MORE: Final = [Pay(seat, SECOND_CARD) for seat in range(MAX_SEATS)]
PAY_TWO: Final = [Pay(seat, FIRST_OF_TWO) for seat in range(MAX_SEATS)]
