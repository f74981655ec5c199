"""What the cards of a tableau promise on the way to a paradox: rules of thumb about one seat's own view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from techdeck.games.paradoxical.places import Paradoxical
from techdeck.games.paradoxical.weighing import would_hold_ten

CLAIMABLE = 30.0
"""What a tableau promises that holds a paradox; no other one comes near it."""
PAIR, HEIGHT, SINGLE, MARGIN, TIPPED = 3.0, 0.15, 0.2, 0.1, 20
"""A pair, each point of its value, a card that may be paired, each point of the set above the rest, up to so many."""
UNKNOWN = 7
"""What a card that is still missing will be worth, on average."""


def promise(table: Paradoxical, cards: list[int]) -> float:
    """How near a tableau of these cards is to a paradox: enough cards, two high pairs, and low cards beside them."""
    first, second = [0] * 14, [0] * 14
    values = []
    for card in cards:
        value = int(table.value_of(card))
        values.append(value)
        (second if table.is_of_second(card) else first)[value] += 1
    pairs = [value for value in range(13, 0, -1) if first[value] and second[value]]
    singles = [value for value in range(13, 0, -1) if (first[value] > 0) != (second[value] > 0)]
    over = overweight(pairs[:2], singles, sorted(values))
    if len(cards) >= 8 and ((len(pairs) > 1 and over > 0) or would_hold_ten(table, cards)):
        return CLAIMABLE
    made = sum([PAIR + HEIGHT * value for value in pairs[:2]])
    return min(8, len(cards)) + made + SINGLE * len(singles) + MARGIN * max(-TIPPED, min(TIPPED, over))


def overweight(pairs: list[int], singles: list[int], values: list[int]) -> int:
    """What two pairs are worth above the four lowest other cards; a missing pair is hoped for with a high card."""
    for value in pairs:
        values.remove(value)
        values.remove(value)
    hoped = [*pairs, *singles, UNKNOWN, UNKNOWN][:2]
    return 2 * sum(hoped) - sum([*values, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN][:4])


def spare(table: Paradoxical, cards: list[int], some: Iterable[int], coming: Sequence[int] = ()) -> int:
    """Which of some cards the tableau misses least, when one of the coming cards is added to it."""
    likely = Counter((int(table.value_of(card)), table.is_of_second(card)) for card in coming)
    each = {(int(table.value_of(card)), table.is_of_second(card)): card for card in coming}

    def stays(gone: int) -> float:
        left = [card for card in cards if card != gone]
        if not likely:
            return promise(table, left)
        return sum([many * promise(table, [*left, each[kind]]) for kind, many in likely.items()])

    return max(some, key=stays)


def with_room(table: Paradoxical, seat: int) -> list[int]:
    """A tableau with room for one more card: a full one is without the card it misses least. (Paradoxical 1.7)"""
    cards = table.tableau(seat)
    gone = spare(table, cards, cards) if table.is_full(seat) else -1
    return [card for card in cards if card != gone]


class Hopes:
    """What each single card would do for a seat's tableau, looked up once a decision."""

    def __init__(self, table: Paradoxical, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cards = table.tableau(seat)
        self.now = promise(table, self.cards)
        self.room = with_room(table, seat)
        self.found: dict[tuple[int, bool], float] = {}

    def gain(self, card: int) -> float:
        """How much more the tableau promises with this card; a full one loses another card for it."""
        kind = (int(self.table.value_of(card)), self.table.is_of_second(card))
        if kind not in self.found:
            self.found[kind] = promise(self.table, [*self.room, card]) - self.now
        return self.found[kind]

    def best(self, cards: Iterable[int]) -> float:
        """The gain of the best of these cards; 0 if there is none."""
        return max([self.gain(card) for card in cards], default=0.0)

    def of_deck(self, second: bool) -> list[float]:
        """The gains of the cards that may come next from a deck, the best one first."""
        return sorted([self.gain(card) for card in coming(self.table, second)], reverse=True)

    def draw(self, second: bool) -> float:
        """The gain of the next card of a deck, on average."""
        gains = self.of_deck(second)
        return sum(gains) / len(gains) if gains else 0.0

    def choice_of(self, second: bool, many: int) -> float:
        """The gain of the best of so many unknown cards of a deck, on average."""
        gains = self.of_deck(second)
        total, left = 0.0, 1.0
        for place, gain in enumerate(gains):
            # While none of the better cards is among those seen, this one is with a chance of many in what is left.
            seen = min(1.0, many / (len(gains) - place))
            total += left * seen * gain
            left *= 1.0 - seen
        return total


def coming(table: Paradoxical, second: bool) -> list[int]:
    """The cards the next one of a deck may be: the top card if it is known, else all that can't be placed."""
    if table.deck_count(second) == 0:
        return table.discards(second)
    top = table.known_top(second)
    return [top] if top >= 0 else [card for card in table.unseen() if table.is_of_second(card) == second]
