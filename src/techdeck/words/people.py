"""How the seats are called by whoever reads: "you" is the reader, the others have names."""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.words.english import second_person, third_person

BOT_NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]
"""What bots are called, one for each seat."""


class People:
    """Who sits where; own is the reader's seat, None for an onlooker, to whom nobody is "you"."""

    def __init__(self, names: Sequence[str], own: int | None) -> None:
        self.names = list(names)
        self.own = own
        self.spoken_of: set[int] = set()
        """Who was spoken of since this was last emptied: to anybody else the words would be the same."""

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.names)

    def is_reader(self, seat: int | None) -> bool:
        """Whether a seat is the reader's."""
        if seat is None:
            return False
        self.spoken_of.add(seat)
        return seat == self.own

    def name(self, seat: int) -> str:
        """The seat's name at the start of a sentence or in a table."""
        return "You" if self.is_reader(seat) else self.names[seat]

    def whom(self, seat: int) -> str:
        """The seat's name elsewhere in a sentence."""
        return "you" if self.is_reader(seat) else self.names[seat]

    def whose(self, seat: int) -> str:
        """your, Ben's."""
        return "your" if self.is_reader(seat) else f"{self.names[seat]}'s"

    def does(self, seat: int, verb: str) -> str:
        """you play, Ben plays."""
        if self.is_reader(seat):
            return f"you {second_person(verb)}"
        return f"{self.names[seat]} {third_person(verb)}"

    def verb(self, seat: int, verb: str) -> str:
        """play, plays: the verb alone."""
        return second_person(verb) if self.is_reader(seat) else third_person(verb)


def seat_names(players: int) -> list[str]:
    """Names for seats nobody has named."""
    return [f"Player {seat + 1}" for seat in range(players)]
