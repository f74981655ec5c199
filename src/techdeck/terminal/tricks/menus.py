"""The choices of Tricks of the Trade, grouped so that a person finds their way: long lists become inner menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from techdeck.core.actions import CARD, DOMAIN, VALUE
from techdeck.core.cards import DOMAIN_NAMES, card_id
from techdeck.games.tricks.names import ASK_VALUE, BIDDING, FACE_DOWN, SAY_VALUE, SILENT
from techdeck.terminal.menu import FLOW, LIST, ROWS, Entry, Menu

Words = Callable[[int], str]
"""An action, or a card, in words."""


def is_card(action: int) -> bool:
    """Whether the action points at a card."""
    return CARD <= action < CARD + 54


def turn_menu(question: str, legal: Sequence[int], words: Words) -> Menu:
    """A trading turn: ending it comes first, talk goes into inner menus. (Tricks 3.2)"""
    entries = [Entry(words(action), action) for action in legal if not SAY_VALUE <= action < SILENT]
    return Menu(question, [*entries, *talk_entries(legal, words)])


def talk_entries(legal: Sequence[int], words: Words) -> list[Entry]:
    """Statements and questions, each in an inner menu. (Tricks 3.20, 3.22)"""
    found = []
    said = [action for action in legal if SAY_VALUE <= action < ASK_VALUE]
    if said:
        found.append(Entry("say something true about your hand ...", menu=talk_menu("What do you say?", said, words)))
    asked = [action for action in legal if ASK_VALUE <= action < SILENT]
    if asked:
        found.append(Entry("ask the others what they hold ...", menu=talk_menu("What do you ask?", asked, words)))
    return found


def talk_menu(question: str, actions: Sequence[int], words: Words) -> Menu:
    """Short sentences side by side."""
    return Menu(question, [Entry(bare(words(action)), action) for action in actions], FLOW)


def bare(words: str) -> str:
    """The sentence alone, without say or ask."""
    return words.partition('"')[2].rstrip('"')


def offer_menu(question: str, legal: Sequence[int], words: Words, name: Words) -> Menu:
    """First the card, then whether it is shown. (Tricks 3.7)"""
    entries = [Entry(words(action), action) for action in legal if not is_card(action) and action < FACE_DOWN]
    for action in legal:
        if is_card(action):
            card = action - CARD
            entries.append(Entry(name(card), card=card, menu=shown_or_not(card, legal, name)))
    return Menu(question, entries, ROWS)


def shown_or_not(card: int, legal: Sequence[int], name: Words) -> Menu:
    """Shown, or face down."""
    both = [
        Entry("shown: everybody sees that you hold it", CARD + card, card=card),
        Entry("face down: only your partner will see it, after the trade", FACE_DOWN + card, card=card),
    ]
    return Menu(f"How do you offer {name(card)}?", [entry for entry in both if entry.action in legal])


def want_menu(question: str, legal: Sequence[int], words: Words) -> Menu:
    """Any card, a domain, a value, or an exact card. (Tricks 3.8)"""
    entries = [Entry(words(action), action) for action in legal if action < VALUE]
    entries += [Entry(words(action), action) for action in legal if action > CARD + 54]
    domains = [Entry(DOMAIN_NAMES[action - DOMAIN], action) for action in legal if DOMAIN <= action < DOMAIN + 4]
    values = [Entry(str(a - VALUE + 1), a, key=str(a - VALUE + 1)) for a in legal if VALUE <= a < VALUE + 13]
    exact = [Entry(card_id(a - CARD), a, card=a - CARD, key=card_id(a - CARD).lower()) for a in legal if is_card(a)]
    entries.append(Entry("ask for a card of a domain ...", menu=Menu("Of which domain?", domains, LIST)))
    entries.append(Entry("ask for a card of a value ...", menu=Menu("Of which value?", values, FLOW)))
    entries.append(Entry("ask for an exact card ...", menu=Menu("Which card? Type it, like S7.", exact, ROWS)))
    return Menu(question, entries)


def numbers_menu(question: str, legal: Sequence[int], first: int, start: int) -> Menu:
    """Numbers to type as they are: bids and values."""
    keys = [(action, str(action - first + start)) for action in legal]
    return Menu(question, [Entry(key, action, key=key) for action, key in keys], FLOW)


def bid_menu(question: str, legal: Sequence[int]) -> Menu:
    """0 to 6. (Tricks 4.2)"""
    return numbers_menu(question, legal, BIDDING, 0)


def card_menu(question: str, legal: Sequence[int], words: Words, name: Words) -> Menu:
    """Cards in rows by domain; whatever is no card comes before them; talk goes into inner menus."""
    others = [Entry(words(a), a) for a in legal if not is_card(a) and not SAY_VALUE <= a < SILENT]
    pointing = [Entry(name(a - CARD), a, card=a - CARD) for a in legal if is_card(a)]
    return Menu(question, [*others, *talk_entries(legal, words), *pointing], ROWS)
