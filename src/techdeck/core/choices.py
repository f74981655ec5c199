"""The legal actions of a question, held as runs of ids: quick to draw up, quick to pick one from."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from techdeck.core.zones import CARD_BITS

SIZE_BITS: Final = 10
SIZE: Final = 1023
"""A run is packed as its first action shifted by SIZE_BITS, plus how many actions it has."""


class Choices:
    """Runs of consecutive actions; one buffer is filled anew for every question."""

    def __init__(self, room: i64) -> None:
        self.runs: vec[i64] = vec[i64]([0] * int(room))
        self.used: i64 = 0
        self.count: i64 = 0

    def clear(self) -> None:
        """No choices yet."""
        self.used = 0
        self.count = 0

    def add(self, action: i64) -> None:
        """One more choice."""
        n = self.used
        self.runs[n] = (action << SIZE_BITS) + 1
        self.used = n + 1
        self.count += 1

    def add_run(self, first: i64, size: i64) -> None:
        """So many choices with ids one after the other."""
        if size > 0:
            n = self.used
            self.runs[n] = (first << SIZE_BITS) + size
            self.used = n + 1
            self.count += size

    def add_cells(self, first: i64, cells: vec[i16], start: i64, count: i64) -> None:
        """A choice for each card of a row of cells."""
        runs, n = self.runs, self.used
        for i in range(count):
            runs[n + i] = ((first + (i64(cells[start + i]) & CARD_BITS)) << SIZE_BITS) + 1
        self.used = n + count
        self.count += count

    def add_either(self, mask: i64, held: i64, missing: i64, size: i64) -> None:
        """For each bit of a mask one choice: of the one kind if it is set, of the other if not."""
        runs, n = self.runs, self.used
        for i in range(size):
            action = held + i
            if (mask >> i) & 1 == 0:
                action = missing + i
            runs[n + i] = (action << SIZE_BITS) + 1
        self.used = n + size
        self.count += size

    def pick(self, number: i64) -> i64:
        """The choice with this number, from 0."""
        runs = self.runs
        if self.count == self.used:
            return runs[number] >> SIZE_BITS  # every run is a single choice
        n: i64 = 0
        while number >= runs[n] & SIZE:
            number -= runs[n] & SIZE
            n += 1
        return (runs[n] >> SIZE_BITS) + number

    def has(self, action: i64) -> bool:
        """Whether the action is among them."""
        runs = self.runs
        for n in range(self.used):
            past = action - (runs[n] >> SIZE_BITS)
            if 0 <= past < runs[n] & SIZE:
                return True
        return False

    def listed(self, numbers: list[object]) -> list[int]:
        """The choices as a list of ints taken from the list of all; as objects, so that none is made anew."""
        runs = self.runs
        at: i64 = 0
        found: list[object] = numbers[: self.count]
        if self.count == self.used:
            for n in range(self.used):
                found[n] = numbers[runs[n] >> SIZE_BITS]
            return cast(list[int], found)
        for n in range(self.used):
            first = runs[n] >> SIZE_BITS
            for i in range(first, first + (runs[n] & SIZE)):
                found[at] = numbers[i]
                at += 1
        return cast(list[int], found)
