"""The fields of frames, declared once with each: its key, its reading and its checks follow. (Family 8.7, 8.8)"""

from __future__ import annotations

from typing import Final

BOTTOM: Final = ""
"""What the first frame of a stack lies on."""
CARDS_ASIDE: Final = "aside"
CARDS_DOWN: Final = "face down"


class Field:
    """A field of a frame: its attribute, what it is called, and its limits; some grow with the players or the cards."""

    def __init__(self, name: str, told: str, low: int, high: int, per_player: int = 0, per_card: int = 0) -> None:
        self.name = name
        self.told = told
        self.low = low
        self.high = high
        self.per_player = per_player
        self.per_card = per_card

    def highest(self, players: int, cards: int) -> int:
        """The highest it can be at such a table."""
        return self.high + self.per_player * players + self.per_card * cards

    def read(self, number: int) -> object:
        """What the frame is made with."""
        return number


class Flag(Field):
    """A field that is true or false, written 1 or 0."""

    def __init__(self, name: str, told: str) -> None:
        super().__init__(name, told, 0, 1)

    def read(self, number: int) -> object:
        return number == 1


class Form:
    """How positions write a frame: what it may lie on, by name or with its numbers too, and its fields in their order.

    It may hold cards aside or face down, and the text of a card that is used may lie on it.
    """

    def __init__(self, on: list[str], fields: list[Field], holds: str = "", under_texts: bool = False) -> None:
        self.on = on
        self.fields = fields
        self.holds = holds
        self.under_texts = under_texts


def seat_field(name: str, told: str, low: int = 0) -> Field:
    """A field that is a seat of the table."""
    return Field(name, told, low, -1, per_player=1)


def card_field(name: str, told: str, low: int = 0) -> Field:
    """A field that is a card of the table."""
    return Field(name, told, low, -1, per_card=1)


A_SEAT: Final = seat_field("seat", "a seat")
A_CARD: Final = card_field("card", "a card")
A_NATURAL: Final = Field("card", "a card", 0, 51)
STILL_ASKED: Final = Field("left", "how many are still asked", 0, 0, per_player=1)
USED_CARD: Final = card_field("card", "the used card")
"""A card that lies among the used ones until the frame is done."""
USED_NATURAL: Final = Field("card", USED_CARD.told, 0, 51)
"""The same at a table where wilds are not used."""
