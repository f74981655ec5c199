"""Building: choose a card of the hand, and say what a wild counts as. (City 1, 3)"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from techdeck.core.actions import CARD, NO
from techdeck.core.cards import DOMAIN_NAMES, NATURALS, SERVICE, TECHNOLOGY, card_id, is_wild
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import A_SEAT, STILL_ASKED, Form, card_field
from techdeck.core.frames import SeatChoice, TurnFrame
from techdeck.core.questions import Question, card_target
from techdeck.core.table import Table
from techdeck.core.zones import EVERYBODY, HAND
from techdeck.games.city.names import CITY
from techdeck.games.city.paying import PAY, could_pay, price_of
from techdeck.games.city.places import City, city
from techdeck.games.city.placing import NEXT_TO
from techdeck.games.city.service import Help, could_be_helped
from techdeck.games.city.site import counts_as, is_service_build, show_on_site
from techdeck.games.city.slots import companies


class BuildTurn(TurnFrame):
    """A player may build one card of their hand, or pass; then the next to the left. (City 1.1)"""

    form: ClassVar[Form] = Form(["Round(1)"], [A_SEAT, STILL_ASKED])
    clause: ClassVar[str] = "City 1.1"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add(NO)
        game, zones, hand = city(table), table.zones, HAND + seat
        for i in range(zones.count(hand)):
            card = zones.at(hand, i)
            if may_build(game, seat, card):
                out.add(CARD + card)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.replace(BuildTurn(table.left_of(seat), self.left - 1))
        if action != NO:
            begin_build(city(table), seat, action - CARD)
        elif table.journal is not None:
            table.tell("pass", seat, {"what": "build"})

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        card = action - CARD
        if card < 0 or card >= table.cards or table.zones.where[card] != HAND + seat:
            return IllegalAction("build a card of your own hand, or pass", "City 1.1")
        if is_wild(card):
            return IllegalAction("the city has no card as which you could build the wild now", "City 3.2")
        if table.domain_of(card) == SERVICE:
            return IllegalAction("too few players have a card to help with a service card", "City 2.10")
        return IllegalAction(f"your other cards can't pay for {card_id(card)}", "City 1.10")

    def ask(self, table: Table, seat: i64) -> Question:
        return Question("build", {"card": "build", "no": "pass"}, {"price": price_of(city(table), self.seat).to_dict()})


def may_build(table: City, seat: i64, card: i64) -> bool:
    """Whether a card of the hand can be paid for, or a service card helped with. (City 1.10, 2.10, 3.2)"""
    if is_wild(card):
        return wild_may_be(table, seat, card)
    if table.domain_of(card) == SERVICE:
        return could_be_helped(table, seat, table.zones.count(HAND + seat) - 1)
    return could_pay(table, seat, card)


def wild_may_be(table: City, seat: i64, wild: i64) -> bool:
    """Whether the city has a card as which the wild can be built. (City 3.1, 3.2, 3.12)"""
    for slot in range(table.zones.count(CITY)):
        if may_count_as(table, seat, wild, table.zones.at(CITY, slot)):
            return True
    return False


def may_count_as(table: City, seat: i64, wild: i64, model: i64) -> bool:
    """Whether a wild of the hand can be built as this card of the city. (City 3.2, 3.12)"""
    if is_wild(model):
        return False
    if table.domain_of(model) == SERVICE:
        return could_be_helped(table, seat, table.zones.count(HAND + seat) - 1)
    return could_pay(table, seat, wild)


def begin_build(table: City, seat: i64, card: i64) -> None:
    """The card is shown; a wild is first given a value and a domain. (City 1.11, 3.1)"""
    if is_wild(card):
        table.learn("begin_build", seat, card, EVERYBODY)
        table.push(CountAs(seat, card))
    else:
        show_on_site(table, "begin_build", seat, card)
        ask_price(table, seat)


def model_data(table: City, card: i64) -> dict[str, object]:
    """The card of the city whose value and domain a wild takes, as data. (City 3.1)"""
    counted: dict[str, object] = {"value": int(table.value_of(card)), "domain": DOMAIN_NAMES[table.domain_of(card)]}
    return {"model": card_id(card), **counted}


def ask_price(table: City, seat: i64) -> None:
    """A service card asks for help, a company for its cost, unless it is free. (City 1.6-1.8, 2.1, 3.2)"""
    if is_service_build(table):
        table.push(Help(seat, seat, table.players))
    elif companies(table, seat, TECHNOLOGY) >= 2:
        table.push(NEXT_TO[seat])
    else:
        table.push(PAY[seat])


class CountAs(SeatChoice):
    """The builder of a wild chooses the card of the city whose value and domain it takes. (City 3.1, 3.12)"""

    form: ClassVar[Form] = Form(["BuildTurn"], [A_SEAT, card_field("wild", "a wild", NATURALS)])
    clause: ClassVar[str] = "City 3.1"

    def __init__(self, seat: i64, wild: i64) -> None:
        super().__init__(seat)
        self.wild = wild

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        game, zones = city(table), table.zones
        for slot in range(zones.count(CITY)):
            if may_count_as(game, seat, self.wild, zones.at(CITY, slot)):
                out.add(CARD + zones.at(CITY, slot))

    def step(self, table: Table, seat: i64, action: i64) -> None:
        game = city(table)
        table.pop()
        if table.journal is not None:
            table.begin_event("count_wild_as", seat, -1, model_data(game, action - CARD))
        show_on_site(game, "count_wild_as", seat, self.wild)
        table.end_event()
        counts_as(game, action - CARD)
        ask_price(game, seat)

    def ask(self, table: Table, seat: i64) -> Question:
        return Question(
            "count_wild_as",
            {"card": "count_as"},
            {"wild": card_id(self.wild)},
            chosen=[card_target(card_id(self.wild))],
        )
