"""What each card counts as now, and the numbers of a table. (Family 5)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import DOMAIN_NAMES, printed_domain, printed_value

# Names of the numbers every game has; a game's own start at OWN_NUMS.
OVER: Final = 0
CONCEDED: Final = 1
DRAW_SAID: Final = 2
ROUND: Final = 3
CHAIN_LOW: Final = 4
CHAIN_HIGH: Final = 5
USES: Final = 6
LAST_USED: Final = 7
LAST_ORDER: Final = 13
LACKS: Final = 19
"""LACKS + seat is a mask of the faces which that seat's hand surely has not, as all know. (Family 6.12)"""
HOLDS: Final = 25
"""HOLDS + seat is a mask of the values and domains of which it surely has a card. (Family 6.13)"""
OWN_NUMS: Final = 31

# How long a change holds, as its text prints it: as the game's rules say, or until one of these has ended. (Family 5.2)
AS_USUAL: Final = 0
UNTIL_TURN: Final = 1
UNTIL_ROUND: Final = 2
UNTIL_NEXT_ROUND: Final = 3

THIS_TURN: Final = 1 << 20
"""A change that is over when the turn ends, where rounds are not turns; no round has this number."""

NO_CARDS: vec[i64] = vec[i64]()
SEATS: Final = 6


def kinds_of(value: i64, domain: i64) -> i64:
    """A mask of a value, as bit v - 1, and a domain, as bit 13 + d; a wild has none."""
    if value == 0:
        return 0
    return bit(value - 1) | bit(13 + domain)


def kinds_told(told: i64) -> i64:
    """The same of what all were told that a card counts as."""
    return kinds_of(told // 8 % 16, told % 8)


class Counting:
    """Values and domains with their lasting changes: as they are, and as all were told."""

    def __init__(self, cards: i64, nums: vec[i64]) -> None:
        self.cards = cards
        self.nums = nums
        self.values = NO_CARDS
        self.domains = NO_CARDS
        self.altered = NO_CARDS
        self.told = NO_CARDS
        self.changes: i64 = 0
        """How many there may be; and how many of them may end with the turn."""
        self.brief: i64 = 0

    def print_values(self) -> None:
        """Every card counts as what is printed on it."""
        self.values = vec[i64]([printed_value(card) for card in range(self.cards)])
        self.domains = vec[i64]([printed_domain(card) for card in range(self.cards)])
        self.altered = vec[i64]([0] * int(self.cards))
        self.told = vec[i64]([0] * int(self.cards))

    def value_of(self, card: i64) -> i64:
        """The value the card counts as now; 0 for a wild. (Family 5.4)"""
        return self.values[card]

    def domain_of(self, card: i64) -> i64:
        """The domain the card counts as now. (Family 5.4)"""
        return self.domains[card]

    def lasts_until(self, printed: i64) -> i64:
        """The round at whose end a change made now is over, or THIS_TURN. (Family 5.2)"""
        if printed == UNTIL_TURN:
            return THIS_TURN
        if printed == UNTIL_NEXT_ROUND:
            return self.nums[ROUND] + 1
        return self.nums[ROUND]

    def ends_with(self, until: i64) -> str:
        """What ends a change that holds until then: the turn, the round or the next round. (Family 5.2)"""
        if until == THIS_TURN:
            return "turn"
        return "round" if until <= self.nums[ROUND] else "next_round"

    def alter(self, card: i64, value: i64, domain: i64, printed: i64 = AS_USUAL) -> None:
        """The card counts as this value and domain, for as long as the text prints. (Family 5.1, 5.2)"""
        self.doubt(card)
        self.values[card] = value
        self.domains[card] = domain
        until = self.lasts_until(printed)
        self.altered[card] = until
        self.told[card] = (until * 16 + value) * 8 + domain
        self.note_change(until)

    def note_change(self, until: i64) -> None:
        """There is one more change, which holds until then."""
        self.changes += 1
        if until == THIS_TURN:
            self.brief += 1

    def restore(self, card: i64) -> None:
        """The card counts as what is printed on it again. (Family 5.3)"""
        if self.altered[card] != 0:
            self.values[card] = printed_value(card)
            self.domains[card] = printed_domain(card)
            self.altered[card] = 0

    def change_ends(self, card: i64) -> None:
        """All see that a lasting change of the card is over. (Family 5.3)"""
        if self.told[card] != 0:
            self.doubt(card)
            self.restore(card)
            self.told[card] = 0

    def doubt(self, card: i64) -> None:
        """A card counts as something else now: no hand surely has a kind for its sake any more. (Family 6.13)"""
        kinds = kinds_of(printed_value(card), printed_domain(card)) | kinds_told(self.told[card])
        for seat in range(SEATS):
            self.nums[HOLDS + seat] &= kinds ^ -1

    def change_text(self, card: i64) -> str:
        """What a changed card counts as, in text."""
        return f"{DOMAIN_NAMES[self.domain_of(card)]} {self.value_of(card)}"

    def told_to_end(self, first: i64, last: i64) -> list[int]:
        """The cards whose changes, as far as all were told, hold until then."""
        return [card for card in range(int(self.cards)) if first <= self.told[card] // 128 <= last]

    def end_changes_until(self, first: i64, last: i64) -> None:
        """Changes that held until then are over. (Family 5.2)"""
        altered, told = self.altered, self.told
        self.changes = 0
        for card in range(self.cards):
            if altered[card] != 0 or told[card] != 0:
                if first <= altered[card] <= last:
                    self.restore(card)
                if first <= told[card] // 128 <= last:
                    self.doubt(card)
                    told[card] = 0
                if altered[card] != 0 or told[card] != 0:
                    self.changes += 1  # it holds on, or some believe so

    def end_all_changes(self) -> None:
        """Every card counts as what is printed on it again. (Family 5.3)"""
        if self.changes > 0:
            for card in range(self.cards):
                self.change_ends(card)
            self.changes = 0
            self.brief = 0

    def believe_told(self, card: i64) -> None:
        """Of a card one can't place, one knows only what was told of it."""
        packed = self.told[card]
        self.restore(card)
        if packed != 0:
            self.values[card] = packed // 8 % 16
            self.domains[card] = packed % 8
            self.altered[card] = packed // 128
