"""How the simple player of Tech Exchange trades: spare cards for what completes a group, and only what is worth it."""

from __future__ import annotations

from techdeck.bots.exchange_worth import Worth
from techdeck.core.cards import FACES, NATURALS
from techdeck.core.trading.patterns import NOTHING_MORE, OF_DOMAIN, OF_VALUE, OR_DOMAIN, OR_VALUE, either_value, fits
from techdeck.core.trading.terms import NO_CARD, told, wanted

WORTHWHILE = 0.2
"""A trade must be worth more than this."""
GIVEABLE = 3
"""So many spare cards are thought of when an offer is made."""
ALIKE = 0.6
"""Two values are asked for as one if the second is worth so much of the first."""
ASKED_FOR = 0.5
"""How much better it is to offer what somebody asks for."""

Wish = tuple[float, int]
"""What asking for a pattern is worth, and the pattern."""
Plan = tuple[float, int, int]
"""What an offer is worth, the card to give, the pattern to ask for."""


class Trader:
    """One seat's thoughts about trades."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.table = worth.table
        self.seat = worth.seat

    # --- accepting ---

    def best_offer(self) -> int:
        """The open offer that is worth most to the seat; -1 if none is worth it."""
        best, most = -1, WORTHWHILE
        for number in self.table.offers_to(self.seat):
            gain = self.gain(number)
            if gain > most:
                best, most = number, gain
        return best

    def gain(self, number: int) -> float:
        """What accepting an offer is worth; nothing if the hand has no fitting cards."""
        terms = self.table.terms_of(number)
        cards = self.price(number, NO_CARD)
        if not cards:
            return 0.0
        new = [kind for which in range(2) for kind in self.worth.told(int(told(terms, which)))]
        return self.worth.changed(cards, new) - self.worth.now

    def price(self, number: int, laid: int) -> list[int]:
        """The cards to commit, those needed least, in the order of the patterns; empty if none fit. (Exchange 3.2)"""
        terms = self.table.terms_of(number)
        patterns = [int(wanted(terms, which)) for which in range(2) if wanted(terms, which) != NOTHING_MORE]
        firsts = self.fitting(patterns[0]) if laid == NO_CARD else [laid]
        if len(patterns) == 1:
            return firsts[:1]
        pairs = [[one, other] for one in firsts for other in self.fitting(patterns[1]) if one != other]
        return pairs[0] if pairs else []

    def fitting(self, pattern: int) -> list[int]:
        """The cards of the hand that fit a pattern, what is needed least first."""
        return [card for card in self.worth.spares() if fits(self.table, pattern, card)]

    # --- offering ---

    def best_plan(self) -> Plan | None:
        """The offer that is worth most and not made yet; None if none is worth it."""
        mine = self.open_offers()
        plans = [
            (gain, card, pattern) for card in self.worth.spares()[:GIVEABLE] for gain, pattern in self.wishes(card)
        ]
        new = [plan for plan in plans if not is_made(mine, plan[1], plan[2])]
        return max(new, key=lambda plan: (plan[0] + self.asked_for(plan[1]), plan[2]), default=None)

    def best_wish(self, card: int) -> int:
        """What to ask for in return for a card, the best of what is not asked for already; 0 for nothing."""
        mine = self.open_offers()
        return next((pattern for _, pattern in self.wishes(card) if not is_made(mine, card, pattern)), 0)

    def wishes(self, card: int) -> list[Wish]:
        """What would be worth the card, the best first; two values that are both wanted are asked for as one."""
        values = {value for value, _ in self.worth.kinds.values() if self.may_be_held(value)}
        patterns = [OF_VALUE + value for value in values] + [OF_DOMAIN + domain for domain in range(4)]
        gains = [(self.worth.changed([card], self.worth.told(p)) - self.worth.now, p) for p in patterns]
        found = sorted([wish for wish in gains if wish[0] > WORTHWHILE], reverse=True)
        both = [wish for wish in found if wish[1] < OF_DOMAIN][:2]
        if len(both) == 2 and both[1][0] >= ALIKE * both[0][0]:
            pattern = int(either_value(both[0][1] - OF_VALUE, both[1][1] - OF_VALUE))
            found = [(both[0][0], pattern), *[wish for wish in found if wish not in both]]
        return found

    def may_be_held(self, value: int) -> bool:
        """Whether another player may hold a card of a value, as far as the seat knows."""
        decks = range(0, int(self.table.cards), FACES)
        cards = {card for first in decks for card in range(first + value - 1, first + NATURALS, 13)}
        others = [seat for seat in range(int(self.table.players)) if seat != self.seat]
        known = {card for seat in others for card in self.table.hand_cards(seat)}
        return bool(cards & (known | set(self.table.unseen())))

    def asked_for(self, card: int) -> float:
        """A little more for a card that somebody's open offer asks for."""
        wishes = [wanted(self.table.terms_of(number), 0) for number in self.table.offers_to(self.seat)]
        return ASKED_FOR if any(fits(self.table, wish, card) for wish in wishes) else 0.0

    def open_offers(self) -> set[tuple[int, int]]:
        """The seat's own open offers: the first card given and the first pattern asked for."""
        table = self.table
        numbers = table.open_offers(self.seat)
        return {(table.first_offered(number), int(wanted(table.terms_of(number), 0))) for number in numbers}


def is_made(offers: set[tuple[int, int]], card: int, pattern: int) -> bool:
    """Whether one of the offers already asks for all of this in return for the card."""
    return any(given == card and covers(asked, pattern) for given, asked in offers)


def covers(asked: int, pattern: int) -> bool:
    """Whether whatever fits the second pattern fits the first."""
    values = values_of(pattern)
    return asked == pattern or (bool(values) and set(values) <= set(values_of(asked)))


def values_of(pattern: int) -> list[int]:
    """The value, or the two values, a pattern asks for."""
    if OR_VALUE <= pattern < OR_DOMAIN:
        return [(pattern - OR_VALUE) // 13 + 1, (pattern - OR_VALUE) % 13 + 1]
    return [pattern - OF_VALUE] if OF_VALUE < pattern < OF_DOMAIN else []
