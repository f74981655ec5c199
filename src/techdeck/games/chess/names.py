"""Names of the zones, numbers and actions of Tech Chess.

Side 0 is the first player's (service and science, ranks 1 and 2), side 1 the second player's (knowledge and
technology, ranks 6 and 5). Squares are numbered from a1 along the ranks; masks of squares have a bit for each.
"""

from typing import Final

from techdeck.core.actions import ActionKind
from techdeck.core.limits import ANY_CARDS, NONE, CardNumber, Number, Room, faces_of
from techdeck.games.chess.squares import MoveKind, SquareKind

# The compiler works out sums only of numbers in the same file, so where the core's numbers end is said here again.
GAME_ZONES: Final = 19
OWN_NUMS: Final = 31
CARD: Final = 29
SQUARES: Final = 36

# Zones.
PIECES: Final = GAME_ZONES  # per side; the order of the cards means nothing
ZONES: Final = GAME_ZONES + 2

# Numbers; those ending in a comment "per side" take two places.
FIRST: Final = OWN_NUMS
"""The seat of the first player."""
BUILDS: Final = OWN_NUMS + 1  # per side: how many are left
UPGRADES: Final = OWN_NUMS + 3  # per side: how many are left
MEN: Final = OWN_NUMS + 5  # per side: the mask of squares with its pieces
KINGS: Final = OWN_NUMS + 7  # per side: the mask of squares with its kings
QUIET: Final = OWN_NUMS + 9
"""Actions since the last capture, build or upgrade."""
STRETCH: Final = OWN_NUMS + 10
"""Moves since the last action after which no position can come again."""
MARK: Final = OWN_NUMS + 11
"""Tells positions of a stretch apart; 0 where it begins."""
DANGER: Final = OWN_NUMS + 12
"""Of the side to act, if it has one king: the squares where that king would be attacked."""
ALLOWED: Final = OWN_NUMS + 13
"""The squares its other pieces may come to: all, unless that king is attacked."""
PINNED: Final = OWN_NUMS + 14
"""The squares of pieces that may only move in line with that king."""
CHANGED_UNTIL: Final = OWN_NUMS + 15
"""When the last lasting change ends, as a number of the turn."""
ENDED: Final = OWN_NUMS + 16
"""Why the game is over, one of the endings below."""
WINNER: Final = OWN_NUMS + 17
"""The seat that has won, or -1."""
QUIET_LIMIT: Final = OWN_NUMS + 18
ACTION_LIMIT: Final = OWN_NUMS + 19
REPETITION: Final = OWN_NUMS + 20
BOARD: Final = OWN_NUMS + 21
"""BOARD + square is the card there, or -1."""
AT: Final = BOARD + SQUARES
"""AT + card is the square where the card stands, or -1."""
HISTORY: Final = AT + 54
"""The moves of the stretch, each packed with the mark of the position it led to; room for the quiet limit."""

MOVE_ROOM: Final = 2048
"""A history entry is the mark times this, plus the move."""

# Endings.
GOES_ON: Final = 0
KINGS_CAPTURED: Final = 1
MATE: Final = 2
STALEMATE: Final = 3
BARE_KINGS: Final = 4
REPEATED: Final = 5
NO_PROGRESS: Final = 6
TOO_LONG: Final = 7
ENDINGS: Final = [
    *("", "kings_captured", "mate", "stalemate", "bare_kings"),
    *("repetition", "no_progress", "action_limit"),
]
"""Why a game is over, as clients are told it."""

# Values. (Chess 2.2-2.6)
ROOK: Final = 1
PAWN: Final = 2
BEST_PAWN: Final = 10
KNIGHT: Final = 11
QUEEN: Final = 12
KING: Final = 13
SMALL_PAWN: Final = 4
"""The best pawn that can be upgraded."""

ALL: Final = 2**36 - 1
"""The mask of all squares."""

# Actions.
MOVE: Final = CARD + 54
"""MOVE + start * SQUARES + to."""
BUILD: Final = MOVE + SQUARES * SQUARES
UPGRADE: Final = BUILD + 54
SQUARE: Final = UPGRADE + 54


def number_names(quiet_limit: int, action_limit: int) -> list[Number]:
    """The numbers as positions write them, and what they can be; what pieces attack follows from the board."""
    last_move = 2**31 * MOVE_ROOM - 1
    return [
        Number("first", FIRST, 1, 0, 1),
        Number("builds", BUILDS, 2, 0, 3),
        Number("upgrades", UPGRADES, 2, 0, 2),
        CardNumber("board", BOARD, SQUARES, 54, NONE, KING, row=6),
        Number("quiet", QUIET, 1, 0, quiet_limit - 1),
        Number("stretch", STRETCH, 1, 0, quiet_limit - 1),
        Number("changed until", CHANGED_UNTIL, 1, 0, action_limit + 2),
        Number("history", HISTORY, quiet_limit, 0, last_move),
    ]


FIRST_PIECES: Final = Room(1, SQUARES, 2**52 - 2**39 + 2**26 - 2**13, "science and service cards")
SECOND_PIECES: Final = Room(1, SQUARES, 2**39 - 2**26 + 2**13 - 1, "knowledge and technology cards")
NO_KINGS: Final = Room(0, 52, faces_of(ROOK, QUEEN), "all cards but wilds and 13s")
FIRST_PIECES_LABEL: Final = "pieces of the first"
SECOND_PIECES_LABEL: Final = "pieces of the second"
ROOMS: dict[str, Room] = {
    FIRST_PIECES_LABEL: FIRST_PIECES,
    SECOND_PIECES_LABEL: SECOND_PIECES,
    "expelled": ANY_CARDS,
}
"""The zones for kings and wilds; all others are for neither. (Chess 0.2, 0.5, 3.3, 6.5)"""


def own_actions() -> list[ActionKind]:
    """The actions only this game has, in the order of their ids."""
    return [
        MoveKind("move"),
        ActionKind("build", "card", 54),
        ActionKind("upgrade", "card", 54),
        SquareKind("square"),
    ]
