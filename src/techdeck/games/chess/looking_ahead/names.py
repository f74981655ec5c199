"""Names of the moves and numbers of the board that a search tries moves on."""

from typing import Final

# A move is a number: from square to square, or a card and a square. The compiler works out sums of literals only.
BUILD: Final = 1296  # SQUARES * SQUARES
"""BUILD + card * SQUARES + square."""
UPGRADE: Final = 3240  # BUILD + 54 * SQUARES
"""UPGRADE + card * SQUARES + square."""
SPEND: Final = 5184  # UPGRADE + 54 * SQUARES
"""SPEND + card: its text is used, and here that only passes the turn."""
MOVES: Final = 5238  # SPEND + 54
NO_MOVE: Final = -1

# Numbers of a field, one for each side.
MEN: Final = 0
KINGS: Final = 2
BUILDS: Final = 4
UPGRADES: Final = 6
HELD: Final = 8  # the mask of the cards in the hand
HELD_WORTH: Final = 10  # what they are worth
FIELD_NUMS: Final = 12

CARDS: Final = 54
ROWS: Final = 4
"""What cards count as now, in one, in two, and in three actions: by then every lasting change is over."""
MOST_PLIES: Final = 64
"""No line is looked at further."""
MOST_MOVES: Final = 1024
"""More than one position can have."""

MATE: Final = 30000
SURE: Final = 29000
"""A score beyond this is a win in a known number of actions."""
