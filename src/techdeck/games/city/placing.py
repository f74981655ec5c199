"""Laying the new card: a card of the city to lay it next to, then a side of it. (City 1.2)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.bits import has
from techdeck.core.cards import card_id
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import A_SEAT, Field, Form
from techdeck.core.frames import SeatChoice
from techdeck.core.questions import Question, Target, card_target
from techdeck.core.table import Table
from techdeck.core.zones import MAX_SEATS
from techdeck.games.city.council import council_builds
from techdeck.games.city.names import CITY, FREE, SIDE_NAMES, SIDES, SLOTS
from techdeck.games.city.places import city
from techdeck.games.city.site import lay_into_city, site_data
from techdeck.games.city.slots import across_of, add_neighbours, slot_of, up_of


class NextTo(SeatChoice):
    """The builder points at the card of the city next to which the new one will lie. (City 1.2, 2.2)"""

    form: ClassVar[Form] = Form(["BuildTurn"], [A_SEAT])
    clause: ClassVar[str] = "City 1.2"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        add_neighbours(city(table), CARD, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.replace(OnSide(seat, slot_of(city(table), action - CARD)))

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        card = action - CARD
        if 0 <= card < table.cards and table.zones.where[card] == CITY:
            return IllegalAction(f"there is no free place next to {card_id(card)}", "City 1.2")
        return super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        return Question("choose_neighbour", {"card": "lay_next_to"}, site_data(city(table)))


class OnSide(SeatChoice):
    """The builder says on which free side of that card the new one lies. (City 1.2)"""

    form: ClassVar[Form] = Form(["BuildTurn"], [A_SEAT, Field("slot", "a place of the city", 0, SLOTS - 1)])
    clause: ClassVar[str] = "City 1.2"

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot = slot

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        free, first = table.nums[FREE + self.slot], CARD + table.cards
        for side in range(SIDES):
            if has(free, side):
                out.add(first + side)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.pop()
        lay_into_city(city(table), seat, self.slot, action - CARD - table.cards)
        if table.players == 1:
            council_builds(city(table))

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if action >= CARD + table.cards:
            return IllegalAction("another card of the city lies there", "City 1.2")
        return super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        neighbour = card_id(table.zones.at(CITY, self.slot))
        about: dict[str, object] = {**site_data(city(table)), "beside": neighbour}
        question = Question("choose_place", {side: f"lay_{side}" for side in SIDE_NAMES}, about)
        question.chosen = [card_target(neighbour)]
        for side in range(SIDES):
            question.targets[int(CARD + table.cards) + side] = self.place(table, side)
        return question

    def place(self, table: Table, side: i64) -> Target:
        """The place at a side of the chosen card as what a choice points at."""
        game = city(table)
        return {"kind": "place", "x": int(across_of(game, self.slot, side)), "y": int(up_of(game, self.slot, side))}


NEXT_TO: Final = [NextTo(seat) for seat in range(MAX_SEATS)]
"""Frames are immutable, so one a seat serves every table."""
