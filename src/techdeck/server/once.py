"""What is drawn up for one reader of a command, and says the same to others: that is done once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from techdeck.server.asking import Asked, Event
from techdeck.words.wording import Wording

Data = dict[str, Any]


@dataclass(frozen=True)
class Basis:
    """What words are made of: the data, what cards count as, and how the seats are called."""

    data: object
    changed: object
    names: list[str]


@dataclass(frozen=True)
class Heard:
    """What happened, as it is sent and in sentences."""

    news: list[Event]
    told: list[str]


@dataclass(frozen=True)
class Waiting:
    """What is said to those who wait for somebody else."""

    asked: Asked
    data: Data

    def to(self, number: int, seat: int) -> tuple[Asked, Data]:
        """The same, to another seat."""
        asked = replace(self.asked, number=number, question=replace(self.asked.question, seat=seat))
        return asked, {**self.data, "number": number, "question": {**self.data["question"], "seat": seat}}


class Once:
    """What was drawn up last of one command. It serves a seat that is not spoken of, if it is made of the same."""

    def __init__(self) -> None:
        self.kept: dict[type, tuple[Basis, set[int], object]] = {}

    def find(self, kind: type, basis: Basis, seat: int | None) -> Any:
        """What was drawn up already; None if it would not be the same to this seat."""
        found = self.kept.get(kind)
        if found is None or seat is None or seat in found[1] or found[0] != basis:
            return None
        return found[2]

    def keep(self, basis: Basis, words: Wording, made: Heard | Waiting) -> None:
        """Something for the others, unless its reader was spoken of."""
        if words.people.own is not None and words.people.own not in words.people.spoken_of:
            self.kept[type(made)] = basis, set(words.people.spoken_of), made
