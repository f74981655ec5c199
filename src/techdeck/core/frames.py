"""Everything that can pause is a frame on one stack in the state: a phase, a turn, a choice, a card's text."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import A_SEAT, Form
from techdeck.core.questions import Question

if TYPE_CHECKING:
    from techdeck.core.events import Effect
    from techdeck.core.moving import Moving
    from techdeck.core.table import Table

DEPENDS: Final = -1
"""Who may act depends on the table."""


class Frame:
    """Small and immutable: says who must choose what, and does one step."""

    form: ClassVar[Form] = Form([], [])
    """Its fields and what it may lie on: from this follow its key and how a position writes and reads it."""

    clause: ClassVar[str] = ""
    """The clause it carries out."""

    waits_for: i64 = 0
    """The mask of seats that may act; none means the frame goes on by itself, DEPENDS that acting() says it."""

    def acting(self, table: Table) -> i64:
        """The mask of seats that may act now."""
        return self.waits_for

    def advance(self, table: Table) -> None:
        """One step of a frame that waits for nobody."""
        raise NotImplementedError  # only frames that wait for nobody go on by themselves

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        """Add what the seat may do now, by what that seat knows."""
        raise NotImplementedError  # only frames that wait for a seat are asked

    def step(self, table: Table, seat: i64, action: i64) -> None:
        """The seat does this; it is legal."""
        raise NotImplementedError  # only frames that wait for a seat hear a choice

    def clock_actions(self, table: Table, out: Choices) -> None:
        """Add what the clock may do now."""

    def tick(self, table: Table, action: i64) -> None:
        """The clock does this."""
        raise NotImplementedError  # only frames with clock actions hear the clock

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        """Why the seat may not do this, told only from what the seat knows."""
        return IllegalAction("that is not among your choices", self.cited())

    def why_not_now(self, table: Table, seat: i64) -> IllegalAction:
        """Why a seat that is not asked may not do anything, told only from what the seat knows."""
        return IllegalAction("it is not your turn to choose", self.cited(), "not_your_turn")

    def ask(self, table: Table, seat: i64) -> Question:
        """What is asked, as far as this seat may know it; the table adds the choices."""
        raise NotImplementedError  # only frames that wait for a seat ask

    def effect(self, table: Moving) -> Effect | None:
        """The words of a card's text that are being carried out, where the frame is such a text."""
        return None

    def cited(self) -> str:
        """The clause that is cited now."""
        return self.clause

    def key(self) -> str:
        """The frame with its fields, for hashes and comparison."""
        fields, name = self.form.fields, self.__class__.__name__
        if not fields:
            return name
        return f"{name}({','.join([str(int(getattr(self, field.name))) for field in fields])})"


class PhaseFrame(Frame):
    """A part of the game in numbered phases."""

    def __init__(self, phase: i64) -> None:
        self.phase = phase


class SeatFrame(Frame):
    """What happens to one seat."""

    form: ClassVar[Form] = Form([], [A_SEAT])

    def __init__(self, seat: i64) -> None:
        self.seat = seat


class SeatChoice(SeatFrame):
    """A choice of one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.waits_for = bit(seat)


class CardFrame(SeatFrame):
    """What happens to one seat with a card."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card


class CardChoice(SeatChoice):
    """A choice of one seat about a card."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card


class TurnFrame(SeatFrame):
    """A choice of one seat after the other, while there are some left; each game pushes the next one."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left
        if left > 0:
            self.waits_for = bit(seat)

    def advance(self, table: Table) -> None:
        table.pop()
