"""The hash of a state: every card, number, register and frame, the same compiled and interpreted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.counting import LACKS, OWN_NUMS
from techdeck.core.state import State

MASK: Final = 0xFFFFFFFFFF
FIRST: Final = 1000003
SECOND: Final = 999983


class Fingerprint:
    """Two 40-bit lanes that mix in one number after the other; never near 2**62."""

    def __init__(self) -> None:
        self.one: i64 = 17
        self.two: i64 = 71

    def __reduce__(self) -> tuple[object, ...]:
        return fingerprint_of, (int(self.one), int(self.two))

    def mix(self, number: i64) -> None:
        """Take in one number."""
        self.one = (self.one * FIRST + number + 1) & MASK
        self.two = ((self.two ^ (number + 257)) * SECOND + 1) & MASK

    def mix_text(self, text: str) -> None:
        """Take in a text."""
        for letter in text:
            self.mix(ord(letter))

    def text(self) -> str:
        """The hash in 20 hexadecimal digits."""
        return f"{int(self.one):010x}{int(self.two):010x}"


def fingerprint_of(one: int, two: int) -> Fingerprint:
    """A fingerprint that has come so far."""
    mark = Fingerprint()
    mark.one, mark.two = one, two
    return mark


def mix_cards(mark: Fingerprint, state: State) -> None:
    """Take in where all the cards lie, who knows them, and all numbers."""
    zones = state.zones
    for zone in range(len(zones.counts)):
        mark.mix(zones.counts[zone])
        for i in range(zones.counts[zone]):
            mark.mix(i64(zones.cells[zone * zones.cards + i]))
    for i in range(len(state.nums)):
        if i < LACKS or i >= OWN_NUMS:
            mark.mix(state.nums[i])
        elif state.nums[i] != 0:  # of most hands nothing is certain
            mark.mix(i)
            mark.mix(state.nums[i])
    for card in range(zones.cards):
        if state.altered[card] != 0:
            mark.mix(card)
            mark.mix(state.altered[card])
            mark.mix(state.values[card] * 8 + state.domains[card])
        if state.told[card] != 0:
            mark.mix(state.told[card])


def state_hash(state: State) -> str:
    """The hash of everything that decides how the game goes on."""
    mark = Fingerprint()
    mix_cards(mark, state)
    for i in range(state.regs_used):
        mark.mix(state.regs[i])
    for frame in state.frames:
        mark.mix_text(frame.key())
    mark.mix_text(state.rng.state_text())
    return mark.text()
