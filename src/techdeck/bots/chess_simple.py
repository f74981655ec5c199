"""A simple player of Tech Chess: takes what it can get, guards what it has, looks for mate, builds and upgrades."""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.bots.chess_board import PAWN_WORTH, Board, worth
from techdeck.bots.chess_cards import answer, keep, text_gain
from techdeck.core.actions import CARD, NO, YES
from techdeck.core.rng import Rng
from techdeck.core.state import State
from techdeck.games.chess.building import Building, Upgrading
from techdeck.games.chess.endings import FIRST_RETURN
from techdeck.games.chess.names import BUILD, HISTORY, MOVE, MOVE_ROOM, SQUARE, STRETCH, UPGRADE
from techdeck.games.chess.phases import Turn, UsePiece
from techdeck.games.chess.places import Chess, chess
from techdeck.games.chess.setup import Arranging
from techdeck.games.chess.squares import SQUARES

if TYPE_CHECKING:
    from techdeck.core.view import View

WON = 1000.0
TRIED = 5
"""How many of the best actions are tried out."""


def choose(view: View, legal: list[int], rng: Rng) -> int:
    """What the simple player does."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    table, seat = chess(view.table), view.seat
    frame = table.frames[-1]
    if isinstance(frame, Turn):
        return Player(view, table, seat, rng).best(legal)
    if isinstance(frame, UsePiece):
        return YES if text_gain(table, seat, int(frame.card)) > 0 else NO
    if isinstance(frame, (Building, Upgrading)):
        board, value = Board(table, int(table.side_of(seat))), int(table.value_of(int(frame.card)))
        return max(legal, key=lambda action: board.with_piece(action - SQUARE, value))
    if isinstance(frame, Arranging):
        return legal[rng.below(len(legal))]
    return answer(table, seat, legal, rng)


class Player:
    """A seat whose turn it is."""

    def __init__(self, view: View, table: Chess, seat: int, rng: Rng) -> None:
        self.view = view
        self.table = table
        self.seat = seat
        self.rng = rng
        self.side = int(table.side_of(seat))
        self.board = Board(table, self.side)
        self.imagined: State | None = None
        self.quiet = self.board.as_it_is()

    def best(self, legal: list[int]) -> int:
        """The action that leaves most; the likeliest are tried out where the game could end."""
        scored = sorted([(self.score(action), action) for action in legal], reverse=True)
        if self.board.last_king < 0 and self.table.nums[STRETCH] < FIRST_RETURN:
            return scored[0][1]
        tried = [(self.tried(action, score), action) for score, action in scored[:TRIED]]
        return max(tried)[1]

    def score(self, action: int) -> float:
        """What the player has after an action, in pawns more than now; a little chance breaks ties."""
        table, seat = self.table, self.seat
        chance = self.rng.below(100) / 1000
        if MOVE <= action < BUILD:
            start, to = (action - MOVE) // SQUARES, (action - MOVE) % SQUARES
            return self.board.after_move(start, to) + self.forward(start, to) + chance
        if action >= UPGRADE:
            value = int(table.value_of(action - UPGRADE))
            return self.quiet + worth(value) - 1.5 * PAWN_WORTH + chance
        if action >= BUILD:
            return self.quiet + PAWN_WORTH - 0.4 + chance
        return self.quiet + text_gain(table, seat, action - CARD) - keep(table, seat, action - CARD) + chance

    def forward(self, start: int, to: int) -> float:
        """A step towards the other side is a little better, a step back to where one came from worse."""
        step = to // 6 - start // 6
        n = int(self.table.nums[STRETCH])
        back = n >= 2 and int(self.table.nums[HISTORY + n - 2]) % MOVE_ROOM == to * SQUARES + start
        return 0.03 * (step if self.side == 0 else -step) - (0.5 if back else 0.0)

    def tried(self, action: int, score: float) -> float:
        """The score, unless a try on a possible table shows that the action ends the game."""
        if self.imagined is None:
            self.imagined = self.view.imagine(self.rng.below(2**30))
        after = self.imagined.clone()
        after.apply_action(action, self.seat)
        if not after.is_terminal():
            return score
        won = after.returns()[self.seat]
        return won * WON if won else -self.board.balance()
