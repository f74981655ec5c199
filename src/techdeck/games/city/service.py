"""Building a service card: everybody may give a card for it. (City 2)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, NO
from techdeck.core.bits import bit, has
from techdeck.core.choices import Choices
from techdeck.core.fields import A_SEAT, STILL_ASKED, Form, seat_field
from techdeck.core.frames import TurnFrame
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.zones import EVERYBODY, HAND
from techdeck.games.city.council import council_could_give, council_helps
from techdeck.games.city.names import HELP, HELPERS, SITE
from techdeck.games.city.places import City, city
from techdeck.games.city.placing import NEXT_TO
from techdeck.games.city.site import clear_site, site_data, site_id
from techdeck.games.city.wilds import spend

ENOUGH: Final = 2
"""So many cards have to be given. (City 2.2)"""


class Help(TurnFrame):
    """From the builder on, to the left, each player may discard a card to help, or not. (City 2.1, 2.4)"""

    form: ClassVar[Form] = Form(["BuildTurn"], [seat_field("builder", "the builder"), A_SEAT, STILL_ASKED])
    clause: ClassVar[str] = "City 2.1"

    def __init__(self, builder: i64, seat: i64, left: i64) -> None:
        super().__init__(seat, left)
        self.builder = builder

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add(NO)
        table.add_hand(seat, CARD, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        if action != NO:
            give(city(table), seat, action - CARD, self.builder)
        elif table.journal is not None:
            table.tell("no_help", seat, {"card": site_id(city(table))}, self.builder)
        table.replace(Help(self.builder, table.left_of(seat), self.left - 1))

    def advance(self, table: Table) -> None:
        """All were asked: with two cards or more it is built, else it returns to the hand. (City 2.2, 2.3, 2.5)"""
        game = city(table)
        if game.players == 1:
            council_helps(game)
        if table.zones.count(HELP) >= ENOUGH:
            spend_help(game, self.builder)
            table.replace(NEXT_TO[self.builder])
        else:
            table.pop()
            not_built(game, self.builder)

    def ask(self, table: Table, seat: i64) -> Question:
        about: dict[str, object] = {"builder": int(self.builder), **site_data(city(table))}
        about["given"] = int(table.zones.count(HELP))
        about["needed"] = ENOUGH
        return Question("help", {"card": "help", "no": "decline"}, about)


def could_be_helped(table: City, builder: i64, spare: i64) -> bool:
    """Whether at least two could give a card, the builder having so many besides. (City 2.10)"""
    givers: i64 = 0
    if spare > 0:
        givers += 1
        if council_could_give(table):
            givers += 1
    for seat in range(table.players):
        if seat != builder and table.zones.count(HAND + seat) > 0:
            givers += 1
    return givers >= ENOUGH


def give(table: City, seat: i64, card: i64, builder: i64) -> None:
    """A player gives a card, for all to see. (City 2.1, 2.4)"""
    table.nums[HELPERS] |= bit(seat)
    if table.journal is not None:
        table.begin_event("help", seat, builder, {"card": site_id(table)})
    table.put("help", seat, card, HELP, EVERYBODY)
    table.end_event()


def spend_help(table: City, builder: i64) -> None:
    """The given cards are discarded in the order they were given; a wild is expelled. (City 2.1, 3.8)"""
    if table.journal is not None:
        table.begin_event("spend_help", builder, -1, {})
    while table.zones.count(HELP) > 0:
        spend(table, table.zones.at(HELP, 0))
    table.end_event()


def not_built(table: City, builder: i64) -> None:
    """The service card returns to its hand; the given cards stay discarded, or return too. (City 2.5, 2.6, 3.13)"""
    if table.journal is not None:
        table.begin_event("not_built", builder, -1, {"given": int(table.zones.count(HELP)), "needed": ENOUGH})
    table.put("not_built", builder, table.zones.at(SITE, 0), HAND + builder, EVERYBODY)
    table.end_event()
    if table.game.chosen["service_discards"] == "return":
        return_help(table, builder)
    spend_help(table, builder)
    clear_site(table)


def return_help(table: City, builder: i64) -> None:
    """Each card goes back to the hand it came from: they lie in the order the players were asked in. (City 2.6)"""
    seat = builder
    for _turn in range(table.players):
        if has(table.nums[HELPERS], seat):
            table.into_hand("return_help", seat, table.zones.at(HELP, 0), EVERYBODY)
        seat = table.left_of(seat)
