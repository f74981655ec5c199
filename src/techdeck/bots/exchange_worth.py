"""What hands are worth in Tech Exchange: points as the market is now, and a hope for every pair."""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.core.cards import is_wild
from techdeck.core.trading.patterns import OF_DOMAIN, OF_VALUE, OR_DOMAIN, OR_VALUE, THE_CARD
from techdeck.games.exchange.grouping import Kind, counted
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.scoring import VALUES, all_of, best_points, best_stack

HOPE = 0.3
"""How much of a triple's points a pair counts for."""
DRAWN = 0.4
"""What a card that nobody knows yet is worth, in stacks."""


class Worth:
    """What one seat holds, and what it would be worth with other cards; all by what the cards count as now."""

    def __init__(self, table: Exchange, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.market = table.market()
        held = [card for card in table.hand_cards(seat) if not is_wild(card)]
        self.kinds = {card: self.kind(card) for card in held}
        self.now = self.of(list(self.kinds.values()))
        self.losses = {card: self.now - self.changed([card], []) for card in held}

    def kind(self, card: int) -> Kind:
        """What a card counts as."""
        return int(self.table.value_of(card)), int(self.table.domain_of(card))

    def of(self, kinds: list[Kind]) -> float:
        """What a hand of these cards is worth."""
        counts = counted(kinds)
        hopes = [3 * best_stack(counts[value], self.market) for value in range(1, VALUES) if all_of(counts[value]) == 2]
        return float(best_points(counts, self.market)) + HOPE * float(sum(hopes))

    def changed(self, gone: Sequence[int], new: list[Kind]) -> float:
        """What the hand is worth without some cards and with others."""
        return self.of([kind for card, kind in self.kinds.items() if card not in gone] + new)

    def like(self, card: int) -> float:
        """How much the seat likes a card: what it would lose without it, or win with it."""
        if card in self.losses:
            return self.losses[card]
        return 0.0 if is_wild(card) else self.changed([], [self.kind(card)]) - self.now

    def fair(self) -> float:
        """How much a card is liked that nobody knows."""
        return DRAWN * float(sum(self.market)) / 4

    def spares(self) -> list[int]:
        """The hand, what is needed least first."""
        return sorted(self.losses, key=lambda card: (self.losses[card], card))

    def told(self, pattern: int) -> list[Kind]:
        """What may be expected of a card of which this was told; of a face-down one nothing. (Exchange 2.5, 2.7)"""
        if pattern >= OR_DOMAIN:
            return [(self.lonely(), (pattern - OR_DOMAIN) % 4)]
        if pattern >= OR_VALUE:
            return [((pattern - OR_VALUE) // 13 + 1, self.poorest())]
        if pattern >= THE_CARD:
            return [self.kind(pattern - THE_CARD)]
        if pattern >= OF_DOMAIN:
            return [(self.lonely(), pattern - OF_DOMAIN)]
        return [(pattern - OF_VALUE, self.poorest())] if pattern > OF_VALUE else []

    def poorest(self) -> int:
        """The domain of the stack that is worth least: the careful guess where only a value is told."""
        return min(range(4), key=lambda domain: int(self.market[domain]))

    def lonely(self) -> int:
        """A value the seat does not hold: the careful guess where only a domain is told."""
        values = {value for value, _ in self.kinds.values()}
        return next((value for value in range(1, VALUES) if value not in values), 1)
