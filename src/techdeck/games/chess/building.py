"""The second half of a build and of an upgrade: where. (Chess 4, 5)"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from techdeck.core.cards import card_id
from techdeck.core.choices import Choices
from techdeck.core.effects.swap import exchange
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import A_NATURAL, A_SEAT, Form
from techdeck.core.frames import CardChoice
from techdeck.core.questions import Question, card_target
from techdeck.core.table import Table
from techdeck.core.zones import EVERYBODY
from techdeck.games.chess.board import note_progress, place
from techdeck.games.chess.endings import end_action
from techdeck.games.chess.moves import add_squares, build_squares, small_pawns
from techdeck.games.chess.names import BOARD, BUILDS, PIECES, SQUARE, UPGRADES
from techdeck.games.chess.places import chess
from techdeck.games.chess.refusals import why_not_there
from techdeck.games.chess.squares import SQUARES


class Building(CardChoice):
    """The player says where the shown card is built. (Chess 4.1, 4.3, 4.6)"""

    form: ClassVar[Form] = Form(["Turn"], [A_SEAT, A_NATURAL])
    clause: ClassVar[str] = "Chess 4.3"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        game = chess(table)
        add_squares(game, build_squares(game, game.side_of(seat)), out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        game, square = chess(table), action - SQUARE
        side = game.side_of(seat)
        table.pop()
        table.nums[BUILDS + side] -= 1
        if table.journal is not None:
            table.begin_event("build", seat, -1, {"builds_left": int(game.builds_left(seat))})
        place(game, side, self.card, square)
        table.put("build", seat, self.card, PIECES + side, EVERYBODY)
        if table.journal is not None:
            table.end_event()
        note_progress(game)
        end_action(game, seat)

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if SQUARE <= action < SQUARE + SQUARES:
            return why_not_there(chess(table), seat, action - SQUARE)
        return super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        about: dict[str, object] = {"card": card_id(self.card)}
        about["builds_left"] = int(chess(table).builds_left(self.seat))
        return Question("build_where", {"square": "build"}, about, chosen=[card_target(card_id(self.card))])


class Upgrading(CardChoice):
    """The player says which pawn the shown card is exchanged with. (Chess 5.1, 5.3, 5.5)"""

    form: ClassVar[Form] = Form(["Turn"], [A_SEAT, A_NATURAL])
    clause: ClassVar[str] = "Chess 5.1"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        game = chess(table)
        add_squares(game, small_pawns(game, game.side_of(seat)), out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        game, square = chess(table), action - SQUARE
        table.pop()
        table.nums[UPGRADES + game.side_of(seat)] -= 1
        if table.journal is not None:
            left = int(game.upgrades_left(seat))
            table.begin_event("upgrade", seat, -1, {"piece": game.kind_of(self.card), "upgrades_left": left})
        exchange(table, seat, table.nums[BOARD + square], self.card)
        if table.journal is not None:
            table.end_event()
        note_progress(game)
        end_action(game, seat)

    def ask(self, table: Table, seat: i64) -> Question:
        game = chess(table)
        about: dict[str, object] = {"card": card_id(self.card), "piece": game.kind_of(self.card)}
        about["upgrades_left"] = int(game.upgrades_left(self.seat))
        return Question("upgrade_which", {"square": "upgrade"}, about, chosen=[card_target(card_id(self.card))])
