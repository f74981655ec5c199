"""The ways a seat can go on in one possible table: moves, and texts carried out by the engine. (Chess 1.2, 3.4, 6.1)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import YES
from techdeck.core.bits import lowest
from techdeck.core.choices import Choices
from techdeck.core.rng import FastRng
from techdeck.games.chess.building import Building, Upgrading
from techdeck.games.chess.looking_ahead.field import Field, card_of_move
from techdeck.games.chess.looking_ahead.generating import Heed, add_entries, add_moves
from techdeck.games.chess.looking_ahead.loading import field_of
from techdeck.games.chess.looking_ahead.names import BUILD, MATE, MEN, MOST_MOVES, NO_MOVE, UPGRADE
from techdeck.games.chess.names import ALL, BOARD, MOVE, SQUARE
from techdeck.games.chess.names import BUILD as BUILD_CARD
from techdeck.games.chess.names import UPGRADE as UPGRADE_CARD
from techdeck.games.chess.phases import Turn, UsePiece
from techdeck.games.chess.places import Chess, chess


class Line:
    """An action and what follows at once: a move to try, or the board after texts, or the end of the game."""

    def __init__(self, action: i64, move: i64, after: Field | None, end: i64) -> None:
        self.action = action
        self.move = move
        self.after = after
        self.end = end

    def steps(self) -> list[int]:
        """Its actions: a build and an upgrade begun here have two. (Chess 4.6, 5.5)"""
        if self.move >= BUILD and self.action < SQUARE:
            return [int(self.action), int(SQUARE + self.move % 36)]
        return [int(self.action)]


def lines_of(table: Chess, seat: i64, legal: list[int], rng: FastRng) -> list[Line]:
    """Every way to go on that begins with one of these actions."""
    top = table.top
    if isinstance(top, Turn):
        moves = [Line(first_action(move), move, None, 0) for move in moves_of(table)]
        captures = [line.action for line in moves if line.move < BUILD and table.nums[BOARD + line.move % 36] >= 0]
        texts = [action for action in legal if action < MOVE]
        return [*moves, *[carried_out(table, seat, action, rng) for action in [*captures, *texts]]]
    if isinstance(top, (Building, Upgrading)):
        first = BUILD if isinstance(top, Building) else UPGRADE
        moves = [Line(SQUARE + move % 36, move, None, 0) for move in moves_of(table) if is_of(move, first, top.card)]
        return moves
    return [carried_out(table, seat, action, rng) for action in legal]


def moves_of(table: Chess) -> list[int]:
    """Every move, build and upgrade of the side to act."""
    field, heed = field_of(table), Heed()
    out: vec[i64] = vec[i64]([0] * MOST_MOVES)
    heed.look(field)
    end = add_moves(field, heed, ALL ^ field.nums[MEN + field.side], out, 0)
    end = add_entries(field, heed, True, out, end)
    return [int(out[i]) for i in range(end)]


def is_of(move: i64, first: i64, card: i64) -> bool:
    """Whether a move builds, or upgrades to, this card."""
    return move >= BUILD and (move >= UPGRADE) == (first == UPGRADE) and card_of_move(move) == card


def first_action(move: i64) -> i64:
    """The action that begins a move."""
    if move < BUILD:
        return MOVE + move
    return (BUILD_CARD if move < UPGRADE else UPGRADE_CARD) + card_of_move(move)


def carried_out(table: Chess, seat: i64, action: i64, rng: FastRng) -> Line:
    """The action done by the engine, and all questions answered with judgement until somebody is on turn.

    A capturing piece uses its text here: without it, a capture is a move like others. (Chess 3.4)
    """
    copy = chess(table.clone())
    copy.do(action, seat)
    if isinstance(copy.top, UsePiece) and not isinstance(table.top, UsePiece):
        copy.do(YES, seat)
    out, judgement = Choices(copy.game.actions.total), copy.game.judgement
    while not copy.is_terminal() and not isinstance(copy.top, Turn):
        acting = lowest(copy.acting_now)
        out.clear()
        copy.top.legal(copy, acting, out)
        copy.do(judgement.choose(copy, acting, out, rng), acting)
    if copy.is_terminal():
        return Line(action, NO_MOVE, None, ended(copy, seat))
    return Line(action, NO_MOVE, field_of(copy), 0)


def ended(table: Chess, seat: i64) -> i64:
    """What the end of the game is to the seat."""
    returns = table.returns()[seat]
    return MATE - 1 if returns > 0.0 else 1 - MATE if returns < 0.0 else 0
