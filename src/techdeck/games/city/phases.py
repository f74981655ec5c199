"""The phases of a round: build, use company effects, end of round. (City 1, 5, 7)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.counting import ROUND
from techdeck.core.discarding import DiscardTogether
from techdeck.core.fields import BOTTOM, CARDS_DOWN, Field, Form
from techdeck.core.frames import PhaseFrame
from techdeck.core.table import Table
from techdeck.core.zones import DECK, DISCARD, HAND
from techdeck.games.city.building import BuildTurn
from techdeck.games.city.effects import EffectTurn
from techdeck.games.city.names import FIRST, ROUNDS
from techdeck.games.city.places import City, city
from techdeck.games.city.slots import straighten, take_service_markers

BUILDING: Final = 0
EFFECTS: Final = 1
DISCARDS: Final = 2

LEAST_HAND: Final = 3


class Round(PhaseFrame):
    """A round, at the phase that comes next. (City 1.1, 5.1)"""

    form: ClassVar[Form] = Form([BOTTOM], [Field("phase", "the phase of a round", BUILDING, DISCARDS + 1)])

    def advance(self, table: Table) -> None:
        phase, first = self.phase, table.nums[FIRST]
        table.replace(Round(phase + 1))
        if phase == BUILDING:
            begin_round(city(table))
            table.push(BuildTurn(first, table.players))
        elif phase == EFFECTS:
            tell_phase(table, "effects")
            straighten(city(table))
            table.push(EffectTurn(first, table.players, 0))
        elif phase == DISCARDS:
            end_effects(city(table))
            tell_phase(table, "discards")
            table.push(DISCARD_DOWN)
        else:
            end_round(city(table))


def begin_round(table: City) -> None:
    """A new round: nobody has used a card in it. (Family 4.7; City 6.9)"""
    table.forget_uses()
    if table.journal is not None:
        table.tell("round", table.nums[FIRST], {"round": int(table.nums[ROUND])})


def tell_phase(table: Table, phase: str) -> None:
    """All hear that another phase of the round begins; the round itself begins with building."""
    if table.journal is not None:
        table.tell("phase", -1, {"phase": phase})


def end_effects(table: City) -> None:
    """The effects phase, a "turn" in texts, is over, and so are changes that held so long. (City 6.7, 6.10)"""
    if table.changes > 0:
        table.end_turn_changes()
        take_service_markers(table)


class DiscardDown(DiscardTogether):
    """All players with too many cards discard, piled from the first player on, to the left. (City 7.1, 7.2)"""

    form: ClassVar[Form] = Form(["Round(3)"], [], holds=CARDS_DOWN)
    clause: ClassVar[str] = "City 7.1"

    def most(self, table: Table) -> i64:
        return city(table).hand_limit()

    def first(self, table: Table) -> i64:
        return table.nums[FIRST]


DISCARD_DOWN: Final = DiscardDown()


def end_round(table: City) -> None:
    """Draw up to three, let changes end; then the game ends, or the marker is passed. (City 7.3-7.6)"""
    draw_up(table)
    if table.changes > 0:
        table.end_lasting_changes()
        take_service_markers(table)
    if table.nums[ROUND] >= ROUNDS:
        table.end()
        return
    table.nums[FIRST] = table.left_of(table.nums[FIRST])
    table.nums[ROUND] += 1
    table.replace(Round(BUILDING))


def draw_up(table: City) -> None:
    """From the first player on, whoever has fewer than three cards draws to three. (City 7.3)"""
    seat = table.nums[FIRST]
    for _turn in range(table.players):
        while table.zones.count(HAND + seat) < LEAST_HAND and table.draw(seat, DECK, DISCARD) >= 0:
            pass
        seat = table.left_of(seat)
