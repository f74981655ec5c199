"""How the seats are called: the person is "you", the bots have short names."""

from __future__ import annotations

import re
from collections.abc import Sequence

BOT_NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]
IRREGULAR = {"have": "has", "be": "is", "do": "does"}
SECOND_PERSON = {"be": "are"}


def third_person(verb: str) -> str:
    """play -> plays, copy -> copies, pass -> passes, have -> has."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ies"
    return verb + ("es" if verb.endswith(("s", "sh", "ch", "x")) else "s")


def listed(words: Sequence[str]) -> str:
    """a, b and c."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def count_of(number: int, thing: str) -> str:
    """a card, 2 cards."""
    return f"a {thing}" if number == 1 else f"{number} {thing}s"


class People:
    """Who sits where; own is the seat of the person. Where nobody is meant by "you", seats go by their numbers."""

    def __init__(self, players: int, own: int | None) -> None:
        self.players = players
        self.own = own
        self.names = BOT_NAMES if own is not None else [f"Seat {seat}" for seat in range(players)]

    def name(self, seat: int) -> str:
        """The seat's name at the start of a sentence or in a table."""
        return "You" if seat == self.own else self.names[seat]

    def whom(self, seat: int) -> str:
        """The seat's name elsewhere in a sentence."""
        return "you" if seat == self.own else self.names[seat]

    def whose(self, seat: int) -> str:
        """your, Ben's."""
        return "your" if seat == self.own else f"{self.names[seat]}'s"

    def does(self, seat: int, verb: str) -> str:
        """You play, Ben plays."""
        if seat == self.own:
            return f"You {SECOND_PERSON.get(verb, verb)}"
        return f"{self.names[seat]} {third_person(verb)}"

    def named(self, text: str) -> str:
        """A text in which the engine speaks of "player 2", with names instead."""
        return re.sub(r"\bplayer (\d)\b", lambda found: self.whom(int(found[1])), text)
