"""The events of Paradoxical in plain sentences: draws, adds, claims."""

from __future__ import annotations

from techdeck.core.cards import printed_value
from techdeck.core.events import Event
from techdeck.core.table import Table
from techdeck.games.paradoxical.names import POOL, TABLEAU
from techdeck.terminal.cards import CardWords
from techdeck.terminal.people import People
from techdeck.terminal.telling import Teller, all_cards

WITH_ARTICLE = {"full house": "a full house", "straight": "a straight"}
NUMBERS = {4: "four", 5: "five"}
WINNING = 2
"""So many tokens win. (Paradoxical 5.1)"""


class ParadoxicalTeller(Teller):
    """Tells a seat's feed of Paradoxical, and remembers what every token was given for."""

    def __init__(self, people: People, cards: CardWords) -> None:
        super().__init__(people, cards)
        self.tokens = [0] * people.players
        self.made: list[list[str]] = [[] for _ in range(people.players)]
        self.claimed: Event | None = None
        self.in_pool: set[int] = set()
        self.in_tableau: dict[int, int] = {}
        self.tellings |= {
            "turn up": lambda events: self.laid(events, "draw", "into"),
            "add": lambda events: self.laid(events, "add", "to"),
            "pile": lambda events: f"{self.does(events, 'choose')} deck {events[-1].detail}.",
            "pass": lambda events: f"{self.does(events, 'have')} nothing to do and pass{self.ending(events)}.",
            "take back": lambda events: "",
            "claim": self.claim,
            "pool": self.pool,
        }

    def remember(self, table: Table) -> None:
        super().remember(table)
        seats = range(self.people.players)
        self.in_tableau = {card: seat for seat in seats for card in table.zones.listed(TABLEAU + seat)}
        self.in_pool = set(table.zones.listed(POOL))

    def laid(self, events: list[Event], verb: str, where: str) -> str:
        """Cards that came to a tableau."""
        self.in_tableau |= dict.fromkeys(all_cards(events), events[0].seat)
        whose = "your" if events[0].seat == self.people.own else "the"
        return self.with_cards(events, verb, f" {where} {whose} tableau")

    def ending(self, events: list[Event]) -> str:
        """What a second verb ends with."""
        return "" if events[0].seat == self.people.own else "es"

    def discard(self, events: list[Event]) -> str:
        """Discarded cards: for room in a tableau, or in the pool; those of a claim are told with it."""
        cards = set(all_cards(events))
        owners, from_pool = {self.in_tableau.get(card, -1) for card in cards}, cards <= self.in_pool
        self.moved(events)
        if self.claimed is not None:
            return ""
        if len(owners) == 1 and -1 not in owners:
            return f"{self.people.does(owners.pop(), 'discard')} {self.cards.all(all_cards(events))} to make room."
        told = super().discard(events)
        return told.replace(" discarded.", " discarded from the pool, which has room for five.") if from_pool else told

    def moved(self, events: list[Event]) -> None:
        """These cards lie no more where they lay."""
        for card in all_cards(events):
            self.in_pool.discard(card)
            self.in_tableau.pop(card, None)

    def changed_places(self, one: int, other: int) -> None:
        """Each of two cards lies now where the other one lay."""
        owners = [self.in_tableau.pop(card, -1) for card in (other, one)]
        self.in_tableau |= {card: owner for card, owner in zip((one, other), owners, strict=True) if owner >= 0}
        pooled = {one, other} & self.in_pool
        if len(pooled) == 1:
            self.in_pool ^= {one, other}

    def exchange(self, events: list[Event]) -> str:
        """Cards that changed places."""
        for one, other in zip(events[::2], events[1::2], strict=False):
            self.changed_places(one.cards[0], other.cards[0])
        return super().exchange(events)

    def replace(self, events: list[Event]) -> str:
        """A card that took another's place."""
        self.changed_places(*events[0].cards)
        return super().replace(events)

    def shuffle(self, events: list[Event]) -> str:
        """A shuffle; there are two decks, and each takes in its own discard pile. (Family 3.29)"""
        deck = events[0].detail.capitalize()
        if not deck.startswith("Deck"):
            return super().shuffle(events)
        after_search, self.searched = self.searched, False
        return f"{deck} is shuffled." if after_search else f"{deck} takes in its discard pile and is shuffled."

    def claim(self, events: list[Event]) -> str:
        """A claim begins; it is told when all its cards are known."""
        self.claimed = events[0]
        self.tokens[events[0].seat] += 1
        self.made[events[0].seat].append(events[0].detail.replace(",", ""))
        return ""

    def pool(self, events: list[Event]) -> str:
        """The whole claim, and what comes of it. (Paradoxical 3.4-3.8)"""
        claimed, self.claimed = self.claimed, None
        if claimed is None:
            return self.plainly(events)
        kind, _, sums = claimed.detail.partition(", ")
        more, _, less = sums.partition(" > ")
        rest = all_cards(events)
        self.moved(events)
        self.in_pool |= set(rest)
        told = f"{self.does([claimed], 'claim')} {WITH_ARTICLE.get(kind, kind)}: {self.ids(claimed.cards)} ({more})"
        return f"{told} outweigh {self.ids(rest)} ({less}). {self.token(claimed.seat, len(rest))}"

    def ids(self, cards: list[int]) -> str:
        """T13 K9 S4, high cards first."""
        return " ".join(self.cards.short(card) for card in sorted(cards, key=lambda one: (-printed_value(one), one)))

    def token(self, seat: int, others: int) -> str:
        """The token, and where the cards have gone. (Paradoxical 3.4, 3.6, 3.8, 3.13)"""
        got = f"{self.people.does(seat, 'get')} token {self.tokens[seat]} of {WINNING}."
        if self.tokens[seat] >= WINNING:
            return got
        kept = self.ids([card for card, owner in self.in_tableau.items() if owner == seat])
        return f"{got} {where_cards_go(others, kept)} Every card may be used again."


def where_cards_go(others: int, kept: str) -> str:
    """What becomes of the cards of a claim, and which ones are no part of it. (Paradoxical 3.4, 3.6, 3.13)"""
    stay = f"; {kept} {'stay' if ' ' in kept else 'stays'}" if kept else ""
    return f"The set is discarded, the {NUMBERS[others]} others go to the pool{stay}."
