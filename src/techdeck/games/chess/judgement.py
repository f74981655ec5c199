"""What a sensible player of Tech Chess does at a glance, and what a moment is worth. (Chess 0-8)"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, NO, YES
from techdeck.core.answering import answer, asked_by_text
from techdeck.core.choices import Choices
from techdeck.core.counting import ROUND
from techdeck.core.game import Deck
from techdeck.core.judging import Judgement
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.games.chess.building import Building, Upgrading
from techdeck.games.chess.glancing import Glance
from techdeck.games.chess.liking import WORTH, ChessLiking
from techdeck.games.chess.looking_ahead.loading import field_of
from techdeck.games.chess.looking_ahead.weighing import weigh
from techdeck.games.chess.moves import card_meant, ends_of, square_meant
from techdeck.games.chess.names import BOARD, BUILD, KINGS, MOVE, UPGRADE
from techdeck.games.chess.phases import Turn, UsePiece
from techdeck.games.chess.places import Chess, chess
from techdeck.games.chess.setup import Arranging

A_BUILD: Final = 0.4
"""How much better a built pawn is than one in the hand, but for the turn it takes."""
LOST_PAWN: Final = 1.5
"""What the pawn and the turn are worth that an upgrade costs."""
STEEP: Final = 300.0
"""To be so far ahead, in hundredths of a pawn, means to win about three games of four."""
LOWEST: Final = -1.0e9


class ChessJudgement(Judgement):
    """Takes what it can get, guards what it has, hunts the last king, builds and upgrades."""

    def __init__(self, deck: Deck) -> None:
        self.liking = ChessLiking(deck)

    def choose(self, table: State, seat: i64, out: Choices, rng: FastRng) -> i64:
        if out.count == 1:
            return out.pick(0)
        game, top = chess(table), table.top
        if isinstance(top, Turn):
            return self.best_action(game, seat, out, rng)
        if isinstance(top, UsePiece):
            return YES if self.liking.brings(game, seat, top.card) > 0.0 else NO
        if isinstance(top, (Building, Upgrading)):
            return self.best_square(game, seat, top.card, out)
        if isinstance(top, Arranging):
            return self.best_text(out)
        if asked_by_text(table):
            return answer(table, seat, out, self.liking, rng)
        return super().choose(table, seat, out, rng)

    def best_action(self, table: Chess, seat: i64, out: Choices, rng: FastRng) -> i64:
        """The action that leaves most at a glance; a little chance decides between equals. (Chess 1.2)"""
        glance = Glance(table, table.side_of(seat))
        found, most = out.pick(0), LOWEST
        for i in range(out.count):
            action = out.pick(i)
            score = self.score(table, seat, glance, action) + float(rng.below(64)) * 0.001
            if score > most:
                found, most = action, score
        return found

    def score(self, table: Chess, seat: i64, glance: Glance, action: i64) -> float:
        """What an action is worth at a glance, in pawns."""
        if MOVE <= action < BUILD:
            start, to = ends_of(action)
            score = glance.of_move(start, to)
            if table.nums[BOARD + to] >= 0:
                score += max(0.0, self.liking.brings(table, seat, table.nums[BOARD + start]))
            return score
        card = card_meant(action)
        if action < MOVE:
            return self.liking.brings(table, seat, card) - self.liking.of(table, seat, card) - glance.worst
        if action < UPGRADE:
            return A_BUILD - glance.worst
        return WORTH[table.values[card]] - LOST_PAWN - glance.worst

    def best_square(self, table: Chess, seat: i64, card: i64, out: Choices) -> i64:
        """Where a card that comes to the board stands best. (Chess 4.3, 5.1)"""
        glance = Glance(table, table.side_of(seat))
        found, most = out.pick(0), LOWEST
        for i in range(out.count):
            score = glance.of_entry(square_meant(out.pick(i)), WORTH[table.values[card]])
            if score > most:
                found, most = out.pick(i), score
        return found

    def best_text(self, out: Choices) -> i64:
        """Of two cards the one whose text brings more as a piece that captures. (Chess 0.6, 0.13)"""
        one, other = out.pick(0), out.pick(1)
        return one if self.liking.text(one - CARD) >= self.liking.text(other - CARD) else other

    def stage(self, table: State) -> i64:
        """Turns. (Chess 1.1)"""
        return table.nums[ROUND]

    def worth(self, table: State, seat: i64) -> float:
        """Material, mobility, the safety of last kings, and hands, as far as they are known, as a chance to win."""
        game = chess(table)
        if table.is_terminal() or game.nums[KINGS] == 0 or game.nums[KINGS + 1] == 0:
            return super().worth(table, seat)
        field = field_of(game)
        ahead = float(weigh(field))
        if field.side != game.side_of(seat):
            ahead = -ahead
        return 1.0 / (1.0 + exp(-ahead / STEEP))
