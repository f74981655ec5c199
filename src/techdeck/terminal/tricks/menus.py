"""The choices of Tricks of the Trade, grouped so that a person finds their way: long lists become inner menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from techdeck.core.actions import CARD, DOMAIN, VALUE
from techdeck.core.cards import DOMAIN_NAMES, card_id
from techdeck.core.frames import Frame
from techdeck.games.tricks.names import ASK_VALUE, BIDDING, EXACT, FACE_DOWN, SAY_VALUE, SILENT, SPEAK
from techdeck.games.tricks.phases import Bidding
from techdeck.games.tricks.proposals import Offering, WantExact, Wanting
from techdeck.terminal.menu import FLOW, LIST, ROWS, Entry, Menu

TALK_RULES = [f"Tricks 3.{number}" for number in range(20, 24)]
"""What one needs to know to make a statement or to ask."""
Words = Callable[[int], str]
"""An action, or a card, in words."""


def is_card(action: int) -> bool:
    """Whether the action points at a card."""
    return CARD <= action < CARD + 54


def is_talk(action: int) -> bool:
    """Whether the action is a statement or a question."""
    return SAY_VALUE <= action < SILENT


class Menus:
    """The menu of a moment: its question, what may be chosen now or right after, and the words for it."""

    def __init__(self, question: str, choices: Sequence[int], words: Words, name: Words) -> None:
        self.question = question
        self.choices = choices
        self.words = words
        self.name = name

    def menu(self, frame: Frame) -> Menu:
        """The choices, laid out for what is being decided."""
        if isinstance(frame, Offering):
            return self.offering()
        if isinstance(frame, Wanting):
            return self.wanting()
        if isinstance(frame, WantExact):
            return Menu(self.question, self.exact_cards(), ROWS)
        if isinstance(frame, Bidding):
            return self.numbers(BIDDING, 0)
        if all(VALUE <= action < DOMAIN for action in self.choices):
            return self.numbers(VALUE, 1)
        return self.cards_and_others()

    def cards_and_others(self) -> Menu:
        """What is no card comes first, talk in inner menus; then the cards in rows by domain."""
        others = [a for a in self.choices if not is_card(a) and not is_talk(a) and a != SPEAK]
        entries = [*[Entry(self.words(action), action) for action in others], *self.talk()]
        cards = [Entry(self.name(a - CARD), a, card=a - CARD) for a in self.choices if is_card(a)]
        return Menu(self.question, [*entries, *cards], ROWS if cards else LIST)

    def talk(self) -> list[Entry]:
        """Statements and questions, each in an inner menu. (Tricks 3.20, 3.22)"""
        found = []
        said = [action for action in self.choices if SAY_VALUE <= action < ASK_VALUE]
        if said:
            found.append(Entry("say something true about your hand ...", menu=self.talk_menu("What do you say?", said)))
        asked = [action for action in self.choices if ASK_VALUE <= action < SILENT]
        if asked:
            found.append(Entry("ask the others what they hold ...", menu=self.talk_menu("What do you ask?", asked)))
        return found

    def talk_menu(self, question: str, actions: Sequence[int]) -> Menu:
        """Short sentences side by side, without say or ask."""
        spoken = [self.words(action).partition('"')[2].rstrip('"') for action in actions]
        entries = [Entry(text, action) for text, action in zip(spoken, actions, strict=True)]
        return Menu(question, entries, FLOW, rules=TALK_RULES)

    def offering(self) -> Menu:
        """First the card, then whether it is shown. (Tricks 3.7)"""
        others = [action for action in self.choices if not is_card(action) and action < FACE_DOWN]
        cards = [action - CARD for action in self.choices if is_card(action)]
        rows = [Entry(self.name(card), card=card, menu=self.shown_or_not(card)) for card in cards]
        return Menu(self.question, [*[Entry(self.words(action), action) for action in others], *rows], ROWS)

    def shown_or_not(self, card: int) -> Menu:
        """Shown, or face down."""
        both = [
            Entry("shown: everybody sees that you hold it", CARD + card, card=card),
            Entry("face down: only your partner will see it, after the trade", FACE_DOWN + card, card=card),
        ]
        return Menu(f"How do you offer {self.name(card)}?", both)

    def wanting(self) -> Menu:
        """Nothing more, any card, a domain, a value, or an exact card. (Tricks 3.8)"""
        plain = sorted(a for a in self.choices if a < VALUE or (a >= CARD + 54 and a != EXACT))
        domains = [a for a in self.choices if DOMAIN <= a < DOMAIN + 4]
        named = [Entry(DOMAIN_NAMES[action - DOMAIN], action) for action in domains]
        values = Menus("Of which value?", [a for a in self.choices if VALUE <= a < DOMAIN], self.words, self.name)
        exact = Menu("Which card? Type it, like S7.", self.exact_cards(), ROWS)
        inner = [
            Entry("ask for a card of a domain ...", menu=Menu("Of which domain?", named)),
            Entry("ask for a card of a value ...", menu=values.numbers(VALUE, 1)),
            Entry("ask for an exact card ...", menu=exact),
        ]
        return Menu(self.question, [*[Entry(self.words(action), action) for action in plain], *inner])

    def exact_cards(self) -> list[Entry]:
        """Cards to be typed by their ids."""
        cards = [action - CARD for action in self.choices if is_card(action)]
        return [Entry(card_id(card), CARD + card, card=card, key=card_id(card).lower()) for card in cards]

    def numbers(self, first: int, start: int) -> Menu:
        """Numbers to type as they are: bids (Tricks 4.2) and values."""
        keys = [(action, str(action - first + start)) for action in self.choices]
        return Menu(self.question, [Entry(key, action, key=key) for action, key in keys], FLOW)
