"""Where the numbers of a round's tricks lie in the row that a board plays on."""

from typing import Final

# The trick on the table.
STEP: Final = 0
"""How many seats had their turn in it, or were passed over."""
LYING: Final = 1
LED: Final = 2
POWER: Final = 3
"""How the best card ranks, and who played it."""
WINNER: Final = 4
SEEN: Final = 5
"""A mask of the domains that lie in it, and the rank of its highest card by what is printed."""
RANK: Final = 6
DONE: Final = 7
"""How many tricks have been taken."""

SEATS: Final = 8
"""The first seat's numbers begin here, the next one's as many places further on as the board says."""
SIZE: Final = 0
HELD: Final = 1
"""Its hand: how many cards, a mask of them, and from CARDS on one after the other, in no order."""
TAKEN: Final = 2
GOALS: Final = 3
BEST: Final = 4
CARDS: Final = 5

TRICKS_A_ROUND: Final = 6
