"""Turn after turn: moves, captures, card effects. (Chess 1-3, 6)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, NO, YES
from techdeck.core.bits import bit
from techdeck.core.cards import card_id, printed_value
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import A_NATURAL, A_SEAT, BOTTOM, USED_NATURAL, Form
from techdeck.core.frames import DEPENDS, CardChoice, CardFrame, Frame, SeatFrame
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.games.chess.attacks import attacks_on, look_round
from techdeck.games.chess.board import begin_stretch, capture, move_piece, note_progress, note_quiet_move
from techdeck.games.chess.building import Building, Upgrading
from techdeck.games.chess.endings import end_action, end_game, ending_by_capture
from techdeck.games.chess.moves import add_hand_actions, add_moves
from techdeck.games.chess.names import (
    BOARD,
    BUILD,
    GOES_ON,
    KING,
    MOVE,
    QUIET,
    UPGRADE,
)
from techdeck.games.chess.places import Chess, chess
from techdeck.games.chess.refusals import why_not_act
from techdeck.games.chess.squares import SQUARES, square_id


class Turn(Frame):
    """A player moves a piece, builds, upgrades, or uses a hand card. (Chess 1.2, 1.3)"""

    form: ClassVar[Form] = Form([BOTTOM], [])
    clause: ClassVar[str] = "Chess 1.2"

    waits_for: i64 = DEPENDS

    def acting(self, table: Table) -> i64:
        return bit(chess(table).acting_seat())

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        game = chess(table)
        side = game.side_of(seat)
        add_moves(game, side, out)
        add_hand_actions(game, seat, side, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        game = chess(table)
        if action < MOVE:
            table.push(AfterUse(seat, action - CARD))
            table.use(seat, action - CARD)
        elif action < BUILD:
            move(game, seat, (action - MOVE) // SQUARES, (action - MOVE) % SQUARES)
        elif action < UPGRADE:
            table.show(seat, action - BUILD)
            table.push(Building(seat, action - BUILD))
        else:
            table.show(seat, action - UPGRADE)
            table.push(Upgrading(seat, action - UPGRADE))

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        return why_not_act(chess(table), seat, action) or super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        game = chess(table)
        mover = game.acting_seat()
        attacks = attacks_on(game, game.acting_side())
        last_king = game.kings_left(mover) == 1
        about: dict[str, object] = {"attacks": [attack.to_dict() for attack in attacks], "last_king": last_king}
        about["builds_left"] = int(game.builds_left(mover))
        about["upgrades_left"] = int(game.upgrades_left(mover))
        question = Question("turn", {"card": "use"}, about)
        question.clause = "Chess 7.4" if attacks and last_king else self.clause
        return question


TURN: Final = Turn()
"""It knows nothing of its own, so that one serves every table."""


def move(table: Chess, seat: i64, start: i64, to: i64) -> None:
    """A piece moves, and captures what stands there. (Chess 2.1, 3.1, 3.4)"""
    side, taken = table.side_of(seat), table.nums[BOARD + to]
    if table.journal is not None:
        begin_telling(table, seat, table.nums[BOARD + start], taken)
    moved = move_piece(table, side, start, to)
    if taken < 0:
        if table.journal is not None:
            table.end_event()
        note_quiet_move(table, moved, start, to)
        end_action(table, seat)
        return
    capture(table, side, taken, to)
    if table.journal is not None:
        table.end_event()
    note_progress(table)
    look_round(table, side)
    why = ending_by_capture(table, side)
    if why != GOES_ON:
        end_game(table, why, seat)
    else:
        table.push(UsePiece(seat, moved))


def begin_telling(table: Chess, seat: i64, card: i64, taken: i64) -> None:
    """What moves from now on is a move, or a capture with the piece that is taken; both as they count now."""
    about: dict[str, object] = {"piece": table.kind_of(card)}
    if taken < 0:
        table.begin_event("move", seat, -1, about)
    else:
        about["captured"] = table.kind_of(taken)
        about["kings_left"] = int(table.kings_left(1 - seat)) - (1 if printed_value(taken) == KING else 0)
        table.begin_event("capture", seat, 1 - seat, about)


class UsePiece(CardChoice):
    """After a capture: the effect of the capturing piece may be used. (Chess 3.4, 3.5, 7.6)"""

    form: ClassVar[Form] = Form(["Turn"], [A_SEAT, A_NATURAL])
    clause: ClassVar[str] = "Chess 3.4"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add_run(NO, 2)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        if action == YES:
            table.replace(ActionEnds(seat))
            table.use_in_place(seat, self.card)
        else:
            table.pop()
            end_action(chess(table), seat)

    def ask(self, table: Table, seat: i64) -> Question:
        game = chess(table)
        about: dict[str, object] = {"card": card_id(self.card), "piece": game.kind_of(self.card)}
        about["square"] = square_id(int(game.square_of(self.card)))
        return Question("use_capturer", {"yes": "use", "no": "decline"}, about)


class ActionEnds(SeatFrame):
    """The text of a capturing piece is done. (Chess 1.5, 3.5)"""

    form: ClassVar[Form] = Form(["Turn"], [A_SEAT], under_texts=True)

    def advance(self, table: Table) -> None:
        table.pop()
        end_action(chess(table), self.seat)


class AfterUse(CardFrame):
    """The text is done: the used card is discarded, and nothing is drawn. (Family 3.13; Chess 1.4, 6.1, 6.2)"""

    form: ClassVar[Form] = Form(["Turn"], [A_SEAT, USED_NATURAL], under_texts=True)

    def advance(self, table: Table) -> None:
        game = chess(table)
        table.pop()
        table.discard(self.card)
        table.nums[QUIET] += 1
        begin_stretch(game)
        end_action(game, self.seat)
