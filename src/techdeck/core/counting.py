"""What each card counts as now, and the numbers of a table. (Family 5)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
OWN_NUMS: Final = 19

NO_CARDS: vec[i64] = vec[i64]()


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

    def lasts_until(self) -> i64:
        """The round at whose end a change made now is over: the next one. (Family 5.2)"""
        return self.nums[ROUND] + 1

    def alter(self, card: i64, value: i64, domain: i64) -> None:
        """The card counts as this value and domain until the next round has ended. (Family 5.2)"""
        self.values[card] = value
        self.domains[card] = domain
        until = self.lasts_until()
        self.altered[card] = until
        self.told[card] = (until * 16 + value) * 8 + domain
        self.changes += 1

    def restore(self, card: i64) -> None:
        """The card counts as what is printed on it again. (Family 5.3)"""
        if self.altered[card] != 0:
            self.values[card] = printed_value(card)
            self.domains[card] = printed_domain(card)
            self.altered[card] = 0

    def change_ends(self, card: i64) -> None:
        """All see that a lasting change of the card is over. (Family 5.3)"""
        self.restore(card)
        self.told[card] = 0

    def change_text(self, card: i64) -> str:
        """What a changed card counts as, in text."""
        return f"{DOMAIN_NAMES[self.domain_of(card)]} {self.value_of(card)}"

    def end_lasting_changes(self) -> None:
        """The round ends: changes that held until now are over. (Family 5.2)"""
        for card in range(self.cards):
            if self.altered[card] <= self.nums[ROUND]:
                self.restore(card)
            if self.told[card] // 128 <= self.nums[ROUND]:
                self.told[card] = 0

    def end_all_changes(self) -> None:
        """Every card counts as what is printed on it again. (Family 5.3)"""
        if self.changes > 0:
            for card in range(self.cards):
                self.restore(card)
                self.told[card] = 0
            self.changes = 0

    def believe_told(self, card: i64) -> None:
        """Of a card one can't place, one knows only what was told of it."""
        packed = self.told[card]
        self.restore(card)
        if packed != 0:
            self.values[card] = packed // 8 % 16
            self.domains[card] = packed % 8
            self.altered[card] = packed // 128
