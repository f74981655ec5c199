"""What a sensible player of Tech Chess does at a glance, and what a moment is worth. (Chess 0-8)"""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import CARD, NO, YES
from techdeck.core.answering import answer, asked_by_text
from techdeck.core.choices import Choices
from techdeck.core.counting import ROUND
from techdeck.core.game import Deck
from techdeck.core.judging import Judgement, Stop, Weighed
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.view import View
from techdeck.core.zones import HAND
from techdeck.games.chess.building import Building, Upgrading
from techdeck.games.chess.endings import takes_back
from techdeck.games.chess.glancing import Glance
from techdeck.games.chess.liking import WORTH, ChessLiking
from techdeck.games.chess.looking_ahead.loading import field_of
from techdeck.games.chess.looking_ahead.names import BUILD as ENTER
from techdeck.games.chess.looking_ahead.names import SPEND, SURE
from techdeck.games.chess.looking_ahead.names import UPGRADE as EXCHANGE
from techdeck.games.chess.looking_ahead.settling import ENDLESS, FEW_MOVES, Settling, with_gain
from techdeck.games.chess.looking_ahead.weighing import weigh as look_at
from techdeck.games.chess.moves import build_squares, card_meant, ends_of, small_pawns, square_meant
from techdeck.games.chess.names import BOARD, BUILD, KINGS, MOVE, SQUARE, UPGRADE
from techdeck.games.chess.phases import Turn, UsePiece
from techdeck.games.chess.places import Chess, chess
from techdeck.games.chess.setup import Arranging

A_BUILD: Final = 0.4
"""How much better a built pawn is than one in the hand, but for the turn it takes."""
LOST_PAWN: Final = 1.5
"""What the pawn and the turn are worth that an upgrade costs."""
STEEP: Final = 300.0
"""To be so far ahead, in hundredths of a pawn, means to win about three games of four."""
TAKEN_BACK: Final = -30
"""What it costs to go back to where one came from, in hundredths of a pawn."""
CARELESS: Final = 40
FORGETFUL: Final = 20
"""Of a hundred turns a novice looks only for captures in so many, and of as many questions says no."""
TRIED: Final = 3
"""So many of the likeliest actions are tried."""
DEEPEST: Final = 6
"""Captures are followed so far."""
NO_ACTIONS: Final = vec[i64]([-1] * TRIED)
NO_MARKS: Final = vec[float]([-1.0e9] * TRIED)
NO_GAINS: Final = vec[i64]([0] * 54)


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
        """The likeliest actions at a glance are tried, and captures followed; chance decides between equals."""
        glance = Glance(table, table.side_of(seat))
        likely, marks = NO_ACTIONS[:], NO_MARKS[:]
        for i in range(out.count):
            action = out.pick(i)
            insert(likely, marks, action, self.score(table, seat, glance, action) + a_little(rng))
        settling = Settling(field_of(table), NO_GAINS, FEW_MOVES, DEEPEST, None)
        found, most = likely[0], -ENDLESS
        for i in range(TRIED):
            if likely[i] >= 0:
                score = self.tried(table, seat, glance, settling, likely[i], most)
                if score > most:
                    found, most = likely[i], score
        return found

    def tried(self, table: Chess, seat: i64, glance: Glance, settling: Settling, action: i64, most: i64) -> i64:
        """What an action comes to when captures are followed; below the best so far only that it is."""
        field, zones, gain = settling.field, table.zones, i64(0)
        if action < MOVE:
            gain = hundredths(self.liking.brings(table, seat, card_meant(action)))
        elif action < BUILD:
            start, to = ends_of(action)
            if table.nums[BOARD + to] >= 0:
                gain = hundredths(max(0.0, self.liking.brings(table, seat, table.nums[BOARD + start])))
            elif takes_back(table, start, to):
                gain = TAKEN_BACK
        field.make(tried_move(table, glance, action))
        score = i64(0)
        if not field.returns() and not (glance.king >= 0 and settling.is_stuck(zones.counts[HAND + 1 - seat])):
            score = with_gain(-settling.come_to(gain - ENDLESS, gain - most), gain)
        field.unmake()
        return score

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
        squares: i64 = 0
        for i in range(out.count):
            squares |= table.tables.bits[square_meant(out.pick(i))]
        return SQUARE + Glance(table, table.side_of(seat)).best_square(squares, WORTH[table.values[card]])

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
        ahead = look_at(field)
        return chance_to_win(ahead if field.side == game.side_of(seat) else -ahead)

    def measure(self, chance: float) -> float | None:
        """In pawns, as chess players do; won and lost games are so many ahead that nobody counts."""
        return STEEP / 100.0 * log(chance / (1.0 - chance)) if 0.0 < chance < 1.0 else None

    def weigh(self, view: View, rng: FastRng, iterations: i64, stop: Stop) -> list[Weighed]:
        """By alpha-beta; an iteration is a position looked at."""
        from techdeck.games.chess.looking_ahead.choosing import weigh

        return weigh(view, rng, iterations, stop)

    def slip(self, table: State, seat: i64, out: Choices, rng: FastRng) -> i64:
        """A novice often sees what a piece can capture and not what it leaves hanging, and forgets texts."""
        roll = rng.below(100)
        if isinstance(table.top, Turn) and roll < CARELESS:
            return self.at_a_glance(chess(table), seat, out, rng)
        if roll < FORGETFUL and out.has(NO):
            return NO
        return self.choose(table, seat, out, rng)

    def at_a_glance(self, table: Chess, seat: i64, out: Choices, rng: FastRng) -> i64:
        """The likeliest action for who does not see what could be lost by it."""
        glance = Glance(table, table.side_of(seat))
        glance.nothing_is_attacked()
        likely, marks = NO_ACTIONS[:], NO_MARKS[:]
        for i in range(out.count):
            insert(likely, marks, out.pick(i), self.score(table, seat, glance, out.pick(i)) + a_little(rng))
        return likely[0]


def a_little(rng: FastRng) -> float:
    """A little chance, to decide between equals."""
    return float(rng.below(64)) * 0.001


def chance_to_win(ahead: i64) -> float:
    """How likely a side wins that is so far ahead, in hundredths of a pawn."""
    return 1.0 / (1.0 + exp(-float(max(-SURE, min(SURE, ahead))) / STEEP))


def tried_move(table: Chess, glance: Glance, action: i64) -> i64:
    """The move that stands for an action on a board to try it; what is built or upgraded goes to its best square."""
    card = card_meant(action)
    if action < MOVE:
        return SPEND + card
    if action < BUILD:
        return action - MOVE
    worth = WORTH[table.values[card]]
    if action < UPGRADE:
        return ENTER + card * 36 + glance.best_square(build_squares(table, glance.side), worth)
    return EXCHANGE + card * 36 + glance.best_square(small_pawns(table, glance.side), worth)


def insert(likely: vec[i64], marks: vec[float], action: i64, mark: float) -> None:
    """Take an action among the likeliest, which are kept in order, if it is one of them."""
    i = TRIED
    while i > 0 and marks[i - 1] < mark:
        i -= 1
        if i + 1 < TRIED:
            likely[i + 1], marks[i + 1] = likely[i], marks[i]
    if i < TRIED:
        likely[i], marks[i] = action, mark


def hundredths(pawns: float) -> i64:
    """Pawns in hundredths."""
    return int(100.0 * pawns)
