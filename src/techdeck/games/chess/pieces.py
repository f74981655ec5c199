"""What pieces are called: the value a card counts as says what it is. (Chess 2.2-2.6)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.cards import KNOWLEDGE, SCIENCE, SERVICE, TECHNOLOGY
from techdeck.games.chess.names import KING as KING
from techdeck.games.chess.names import KNIGHT as KNIGHT
from techdeck.games.chess.names import PAWN as PAWN
from techdeck.games.chess.names import QUEEN as QUEEN
from techdeck.games.chess.names import ROOK as ROOK
from techdeck.games.chess.names import SMALL_PAWN as SMALL_PAWN

DOMAINS_OF_SIDE: Final = [[SERVICE, SCIENCE], [KNOWLEDGE, TECHNOLOGY]]
"""The domains each side controls. (Chess 0.4)"""
KINDS: Final = ["rook", "knight", "queen", "king", "pawn"]
"""All kinds, in the order of the clauses that say how they move, from Chess 2.2 on."""


def kind_number(value: i64) -> int:
    """Which of the kinds a piece of this value is. (Chess 2.2-2.6)"""
    if value == ROOK:
        return 0
    if value == KNIGHT:
        return 1
    if value == QUEEN:
        return 2
    return 3 if value == KING else 4


def kind_of(value: i64) -> str:
    """What a piece of this value is called."""
    return KINDS[kind_number(value)]


def moves_clause(value: i64) -> str:
    """The clause that says how a piece of this value moves."""
    return f"Chess 2.{2 + kind_number(value)}"
