"""The legal actions of a question, held as runs of ids and rows of cards: quick to draw up, quick to pick one from.

A row stays where it lies, in the cells of the table: choices are read before anything happens at the table.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from techdeck.core.zones import CARD_BITS

SIZE_BITS: Final = 10
SIZE: Final = 1023
"""A run is packed as its first action shifted by SIZE_BITS, plus how many actions it has."""
START_BITS: Final = 24
FIRST: Final = 16383
ROW: Final = 2**40
"""A row is packed alike, with ROW, and with its first cell shifted by START_BITS: an action for the card in each."""


class Choices:
    """Runs of consecutive actions; one buffer is filled anew for every question."""

    def __init__(self, room: i64) -> None:
        self.runs: vec[i64] = vec[i64]([0] * int(room))
        self.cells: vec[i16] = vec[i16]()
        self.used: i64 = 0
        self.more: i64 = 0

    @property
    def count(self) -> i64:
        """How many choices there are: one for each run, and more for those that have more."""
        return self.used + self.more

    def clear(self) -> None:
        """No choices yet."""
        self.used = 0
        self.more = 0

    def add(self, action: i64) -> None:
        """One more choice."""
        n = self.used
        self.runs[n] = (action << SIZE_BITS) + 1
        self.used = n + 1

    def add_run(self, first: i64, size: i64) -> None:
        """So many choices with ids one after the other."""
        if size > 0:
            n = self.used
            self.runs[n] = (first << SIZE_BITS) + size
            self.used = n + 1
            self.more += size - 1

    def add_cells(self, first: i64, cells: vec[i16], start: i64, count: i64) -> None:
        """A choice for each card of a row of cells."""
        if count > 1:
            n = self.used
            self.cells = cells
            self.runs[n] = ROW + (start << START_BITS) + (first << SIZE_BITS) + count
            self.used = n + 1
            self.more += count - 1
        elif count == 1:
            self.add(first + (i64(cells[start]) & CARD_BITS))

    def add_four_ways(self, one: i64, two: i64, gap: i64, cells: vec[i16], start: i64, count: i64) -> None:
        """Four choices for each card of a row of cells: of one kind, and of three kinds whose ids lie a gap apart."""
        if count > 1:
            runs, n = self.runs, self.used
            row = ROW + (start << START_BITS) + count
            self.cells = cells
            runs[n] = row + (one << SIZE_BITS)
            runs[n + 1] = row + (two << SIZE_BITS)
            runs[n + 2] = row + ((two + gap) << SIZE_BITS)
            runs[n + 3] = row + ((two + 2 * gap) << SIZE_BITS)
            self.used = n + 4
            self.more += 4 * (count - 1)
        elif count == 1:
            card = i64(cells[start]) & CARD_BITS
            self.add(one + card)
            for kind in range(3):
                self.add(two + kind * gap + card)

    def add_two_ways(self, one: i64, other: i64, cells: vec[i16], start: i64, count: i64, without: i64) -> None:
        """Two choices for each card of a row of cells but one."""
        runs, n = self.runs, self.used
        for k in range(start, start + count):
            card = i64(cells[k]) & CARD_BITS
            if card != without:
                runs[n] = ((one + card) << SIZE_BITS) + 1
                runs[n + 1] = ((other + card) << SIZE_BITS) + 1
                n += 2
        self.used = n

    def add_either(self, mask: i64, held: i64, missing: i64, size: i64) -> None:
        """For each bit of a mask one choice: of the one kind if it is set, of the other if not."""
        runs, n = self.runs, self.used
        for i in range(size):
            action = held + i
            if (mask >> i) & 1 == 0:
                action = missing + i
            runs[n + i] = (action << SIZE_BITS) + 1
        self.used = n + size

    def pick(self, number: i64) -> i64:
        """The choice with this number, from 0."""
        runs = self.runs
        if self.more == 0:
            return runs[number] >> SIZE_BITS  # every run is a single choice
        n: i64 = 0
        run = runs[0]
        while number >= run & SIZE:
            number -= run & SIZE
            n += 1
            run = runs[n]
        if run < ROW:
            return (run >> SIZE_BITS) + number
        return ((run >> SIZE_BITS) & FIRST) + self.card_at(run, number)

    def card_at(self, row: i64, number: i64) -> i64:
        """The card with this number, from 0, of a row."""
        return i64(self.cells[((row - ROW) >> START_BITS) + number]) & CARD_BITS

    def is_in_row(self, row: i64, action: i64) -> bool:
        """Whether the action is that of a card of this row."""
        card = action - ((row >> SIZE_BITS) & FIRST)
        for i in range(row & SIZE):
            if self.card_at(row, i) == card:
                return True
        return False

    def has(self, action: i64) -> bool:
        """Whether the action is among them."""
        runs = self.runs
        for n in range(self.used):
            run = runs[n]
            if run >= ROW:
                if self.is_in_row(run, action):
                    return True
            elif 0 <= action - (run >> SIZE_BITS) < run & SIZE:
                return True
        return False

    def listed(self, numbers: list[object]) -> list[int]:
        """The choices as a list of ints taken from the list of all; as objects, so that none is made anew."""
        runs, cells = self.runs, self.cells
        at: i64 = 0
        found: list[object] = numbers[: self.count]
        for n in range(self.used):
            run = runs[n]
            first, end = (run >> SIZE_BITS) & FIRST, at + (run & SIZE)
            if run < ROW:
                while at < end:
                    found[at] = numbers[first]
                    first += 1
                    at += 1
            else:
                k = (run - ROW) >> START_BITS
                while at < end:
                    found[at] = numbers[first + (i64(cells[k]) & CARD_BITS)]
                    k += 1
                    at += 1
        return cast(list[int], found)
