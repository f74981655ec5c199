"""A simple player of Tech Chess: takes what it can get, guards what it has, looks for mate, builds and upgrades."""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.bots.chess_board import PAWN_WORTH, Board, worth
from techdeck.bots.chess_cards import answer, keep, text_gain
from techdeck.core.actions import NO, YES
from techdeck.core.cards import parse_card
from techdeck.core.questions import Question
from techdeck.core.rng import Rng
from techdeck.core.state import State
from techdeck.games.chess.endings import may_return, takes_back
from techdeck.games.chess.moves import card_meant, ends_of, ranks_forward, square_meant
from techdeck.games.chess.places import Chess, chess

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
    question = view.asked()
    if question.code == "turn":
        return Player(view, table, seat, rng).best(legal)
    if question.code == "use_capturer":
        return YES if text_gain(table, seat, card_asked(question)) > 0 else NO
    if question.code in ("build_where", "upgrade_which"):
        board, value = Board(table, int(table.side_of(seat))), int(table.value_of(card_asked(question)))
        return max(legal, key=lambda action: board.with_piece(int(square_meant(action)), value))
    if question.code in ("pick_piece", "pick_left"):
        return legal[rng.below(len(legal))]
    return answer(table, seat, question, legal, rng)


def card_asked(question: Question) -> int:
    """The card a question is about."""
    return parse_card(str(question.about["card"]))


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
        if self.board.last_king < 0 and not may_return(self.table):
            return scored[0][1]
        tried = [(self.tried(action, score), action) for score, action in scored[:TRIED]]
        return max(tried)[1]

    def score(self, action: int) -> float:
        """What the player has after an action, in pawns more than now; a little chance breaks ties."""
        table, seat = self.table, self.seat
        chance = self.rng.below(100) / 1000
        kind = table.game.actions.kind(action).name
        if kind == "move":
            start, to = [int(square) for square in ends_of(action)]
            return self.board.after_move(start, to) + self.forward(start, to) + chance
        card = int(card_meant(action))
        if kind == "upgrade":
            return self.quiet + worth(int(table.value_of(card))) - 1.5 * PAWN_WORTH + chance
        if kind == "build":
            return self.quiet + PAWN_WORTH - 0.4 + chance
        return self.quiet + text_gain(table, seat, card) - keep(table, seat, card) + chance

    def forward(self, start: int, to: int) -> float:
        """A step towards the other side is a little better, a step back to where one came from worse."""
        back = takes_back(self.table, start, to)
        return 0.03 * int(ranks_forward(self.side, start, to)) - (0.5 if back else 0.0)

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
