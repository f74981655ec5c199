"""Groups in words: what a hand would score now, and how a score is made up. (Exchange 7.4-7.8)"""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.games.exchange.grouping import Group, Kind, as_group, best_groups
from techdeck.games.exchange.places import Exchange
from techdeck.terminal.cards import CardWords

NUMBERS = {3: "three", 4: "four"}


class Sight:
    """The market and what all cards count as, at a moment: enough to say what groups are worth."""

    def __init__(self, table: Exchange) -> None:
        self.market = [int(worth) for worth in table.market()]
        cards = range(int(table.zones.cards))
        self.kinds: list[Kind] = [(int(table.value_of(card)), int(table.domain_of(card))) for card in cards]

    def best(self, cards: Sequence[int]) -> list[tuple[list[int], Group]]:
        """The best grouping of these cards: every group as cards, and what it is."""
        groups = best_groups([self.kinds[card] for card in cards], self.market)
        return [([cards[place] for place in group.places], group) for group in groups]

    def group(self, cards: Sequence[int]) -> Group:
        """These cards as one group."""
        return as_group([self.kinds[card] for card in cards], list(range(len(cards))), self.market)

    def points(self, cards: Sequence[int]) -> int:
        """What these cards are worth at best."""
        return sum(group.points for _, group in self.best(cards))

    def words(self, cards: Sequence[int], words: CardWords) -> str:
        """K9 S9 T8(=T9) (three 9s, 3 x 4 = 12); the stack that counts is named."""
        values = {self.kinds[card][0] for card in cards}
        group, size = self.group(cards), len(cards)
        domain = words.domain(group.domain)
        what = f"{NUMBERS[size]} {values.pop()}s by {domain}" if len(values) == 1 else f"{domain} flush"
        ids = " ".join(words.short_as(card, self.kinds[card]) for card in cards)
        return f"{ids} ({what}, {size} x {self.market[group.domain]} = {group.points})"

    def pairs(self, cards: Sequence[int]) -> list[str]:
        """The values of which there are two: one more makes a set."""
        values = [self.kinds[card][0] for card in cards]
        return [f"{value}s" for value in range(1, 14) if values.count(value) == 2]
