"""The choices of Paradoxical, grouped so that a person finds their way: whole claims first, long lists inside."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from techdeck.core.actions import CARD, DOMAIN, NO, PILE, VALUE
from techdeck.games.paradoxical.finding import every_claim
from techdeck.games.paradoxical.names import KIND_NAMES, TWO_PAIRS, adding, claiming
from techdeck.games.paradoxical.phases import Turn
from techdeck.games.paradoxical.places import Paradoxical
from techdeck.games.paradoxical.rewards import AddAfter
from techdeck.terminal.cards import CardWords
from techdeck.terminal.menu import FLOW, LIST, ROWS, Entry, Menu
from techdeck.terminal.paradoxical.claims_text import ClaimWords, offered_claims

WHOLE = 1000000
"""WHOLE + n is no action of the engine but the n-th whole claim that is offered; way_to() knows its steps."""

RULES = [f"Paradoxical {number}" for number in ("2.2", "2.4", "2.6", "2.8", "3.2")]
"""What one needs to know to choose a claim."""


class Menus:
    """The menu of a moment for one seat: its question, what may be chosen, and the words for it."""

    def __init__(
        self, table: Paradoxical, seat: int, question: str, cards: CardWords, words: Callable[[int], str]
    ) -> None:
        self.table = table
        self.seat = seat
        self.question = question
        self.cards = cards
        self.words = words

    def menu(self, legal: Sequence[int]) -> Menu:
        """The choices, laid out for what is being decided."""
        frame = self.table.frames[-1]
        if isinstance(frame, Turn):
            return self.turn(legal)
        if isinstance(frame, AddAfter):
            first = int(adding(self.table.zones.cards))
            cards = [Entry(self.name(a - first), a, card=a - first) for a in legal if a != NO]
            return Menu(self.question, [Entry(self.words(NO), NO), *cards], ROWS)
        if all(VALUE <= action < DOMAIN for action in legal):
            keys = [(action, str(action - VALUE + 1)) for action in legal]
            return Menu(self.question, [Entry(key, action, key=key) for action, key in keys], FLOW)
        return self.cards_and_others(legal)

    def name(self, card: int) -> str:
        """A card with what it counts as now."""
        return self.cards.now(card, self.table)

    def cards_and_others(self, legal: Sequence[int]) -> Menu:
        """What is no card comes first, then the cards in rows by domain."""
        cards = sorted([a for a in legal if CARD <= a < adding(self.table.zones.cards)], key=self.in_rows)
        others = [Entry(self.words(action), action) for action in legal if action not in cards]
        rows = [Entry(self.name(action - CARD), action, card=action - CARD) for action in cards]
        return Menu(self.question, [*others, *rows], ROWS if rows else LIST)

    def in_rows(self, action: int) -> tuple[int, int, int]:
        """Where the card of an action stands: by domain, then by value."""
        card = action - CARD
        return int(self.table.domain_of(card)), int(self.table.value_of(card)), card

    def turn(self, legal: Sequence[int]) -> Menu:
        """The four actions of a turn. (Paradoxical 1.1)"""
        draws = [Entry(self.words(a), a) for a in legal if PILE <= a < PILE + 2]
        return Menu(self.question, [*self.claiming(legal), *draws, *self.adding(legal), *self.using(legal)])

    def claiming(self, legal: Sequence[int]) -> list[Entry]:
        """The best claim as it is, the others in an inner menu. (Paradoxical 3.2)"""
        if legal[-1] < claiming(self.table.zones.cards):
            return []
        words, offered = ClaimWords(self.cards), offered_claims(self.table, self.seat)
        lines = [words.line(self.table, self.seat, claim) for claim in offered]
        whole = [Entry(line, WHOLE + number) for number, line in enumerate(lines)]
        best = Entry(f"claim {'' if offered[0].kind == TWO_PAIRS else 'a '}{lines[0]}", WHOLE)
        others = [*whole[1:], *self.card_by_card(legal)]
        if not others:
            return [best]
        return [best, Entry("claim another paradox ...", menu=Menu("What do you claim?", others, rules=RULES))]

    def card_by_card(self, legal: Sequence[int]) -> list[Entry]:
        """Kinds of paradoxes of which there are more than the whole ones offered."""
        first, every = int(claiming(self.table.zones.cards)), every_claim(self.table, self.seat)
        offered = offered_claims(self.table, self.seat)
        return [
            Entry(f"{KIND_NAMES[kind]}, card by card", first + kind)
            for kind in range(len(KIND_NAMES))
            if first + kind in legal
            and len([one for one in every if one.kind == kind]) > len([one for one in offered if one.kind == kind])
        ]

    def adding(self, legal: Sequence[int]) -> list[Entry]:
        """Hand cards to add; several stand in an inner menu. (Paradoxical 1.6)"""
        first, last = int(adding(self.table.zones.cards)), int(claiming(self.table.zones.cards))
        actions = [action for action in legal if first <= action < last]
        if len(actions) == 1:
            return [Entry(self.words(actions[0]), actions[0], card=actions[0] - first)]
        entries = [Entry(self.name(action - first), action, card=action - first) for action in actions]
        inner = Menu("Which card of your hand do you add to your tableau?", entries, ROWS)
        return [Entry("add a card of your hand to your tableau ...", menu=inner)] if entries else []

    def using(self, legal: Sequence[int]) -> list[Entry]:
        """Cards whose effects may be used, with their texts, in an inner menu. (Paradoxical 4.1)"""
        actions = [action for action in legal if CARD <= action < adding(self.table.zones.cards)]
        actions.sort(key=lambda action: (self.is_held(action - CARD), action))
        inner = Menu("Which card do you use?", [Entry(self.effect(a - CARD), a, card=a - CARD) for a in actions])
        return [Entry("use the effect of a card ...", menu=inner)] if actions else []

    def effect(self, card: int) -> str:
        """A card with its text, and whether it is in the hand."""
        held = " (in hand)" if self.is_held(card) else ""
        return f"{self.name(card)}{held}: {self.cards.text(card)}"

    def is_held(self, card: int) -> bool:
        """Whether the card is in the seat's hand."""
        return self.table.holds(self.seat, card)
