"""What a position may say: the numbers of a table with their limits, and the room of its zones. (Family 8.8)

Each game tells these as data, beside the names of its numbers; position_reading.py checks them.
"""

from __future__ import annotations

from typing import Final

from techdeck.core.bits import bit
from techdeck.core.cards import FACES, NATURALS, card_id, face, printed_value

Span = tuple[int, int]
"""The lowest and the highest a number can be."""

MOST: Final = 1000000
"""The highest of numbers that only count on: points, uses, trades."""
ANY_FACE: Final = 2**54 - 1
"""A mask of faces: all of them."""
NATURAL: Final = 2**52 - 1
WILD: Final = ANY_FACE - NATURAL
TO_DO: Final = "to do"
"""The line of a position that lists its frames."""


class Number:
    """A number as positions write it: its name, its place, how many there are of it, what it can be."""

    def __init__(self, name: str, first: int, count: int, low: int, high: int, more: list[Span] | None = None) -> None:
        self.name = name
        self.first = first
        self.count = count
        self.spans = [(low, high), *(more or [])]
        self.is_card = False
        self.row = 0

    def may_be(self, number: int) -> bool:
        """Whether it can be this."""
        for low, high in self.spans:
            if low <= number <= high:
                return True
        return False

    def allowed(self) -> str:
        """What it can be, in words."""
        return " or ".join([str(low) if low == high else f"{low} to {high}" for low, high in self.spans])

    def word(self, number: int) -> str:
        """The number as text."""
        return str(number)


class CardNumber(Number):
    """A number that is a card, or none; of these values only. A row tells how many stand in a line."""

    def __init__(self, name: str, first: int, count: int, cards: int, low: int, high: int, row: int = 0) -> None:
        super().__init__(name, first, count, 0, cards - 1)
        self.is_card = True
        self.row = row
        self.values = (low, high)

    def may_be(self, number: int) -> bool:
        low, high = self.values
        if number < 0:
            return low <= NONE <= high
        return super().may_be(number) and low <= printed_value(number) <= high

    def allowed(self) -> str:
        low, high = max(self.values[0], 1), self.values[1]
        which = (
            "a card" if (low, high) == (1, 13) else f"a card of value {low}" + ("" if low == high else f" to {high}")
        )
        return which + (" or - for none" if self.values[0] <= NONE else "")

    def word(self, number: int) -> str:
        return card_id(number) if number >= 0 else "-"


NONE: Final = -1
"""The lowest value of a CardNumber that may be no card at all; a wild has the value 0."""


class Room:
    """How many cards a zone holds, and which: a mask of faces, and that mask in words."""

    def __init__(self, least: int, most: int, faces: int, told: str) -> None:
        self.least = least
        self.most = most
        self.faces = faces
        self.told = told

    def takes(self, card: int) -> bool:
        """Whether the card may lie here."""
        return self.faces & bit(face(card)) != 0


ANY_CARDS: Final = Room(0, 2 * FACES, ANY_FACE, "all cards")
NATURALS_ONLY: Final = Room(0, 2 * FACES, NATURAL, "all cards but wilds")
ONE_NATURAL: Final = Room(1, 1, NATURAL, "all cards but wilds")


def faces_of(low: int, high: int) -> int:
    """The mask of all cards of these values."""
    mask = 0
    for card in range(NATURALS):
        if low <= printed_value(card) <= high:
            mask |= bit(card)
    return mask
