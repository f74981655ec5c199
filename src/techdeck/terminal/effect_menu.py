"""The choices a card's text gives, said alike in every game: what saying no means, and what may be copied."""

from __future__ import annotations

from dataclasses import replace

from techdeck.core.actions import NO
from techdeck.core.effects.copying import Copy
from techdeck.core.effects.registers import STEP
from techdeck.core.effects.run import Ask
from techdeck.core.state import State
from techdeck.terminal.cards import CardWords
from techdeck.terminal.effect_text import has_words_for_cards
from techdeck.terminal.menu import LIST, Entry, Menu

FEW = 12
"""So many cards are listed with their texts; more would not fit on a screen."""


def effect_menu(menu: Menu, table: State, cards: CardWords) -> Menu:
    """A game's menu, with what it can't know of a card's text that asks."""
    frame = table.frames[-1]
    if not isinstance(frame, Ask):
        return menu
    if isinstance(frame.verb, Copy):
        return with_texts(menu, cards)
    if frame.run.get(table, STEP) > 0 and has_words_for_cards(frame):
        return replace(menu, entries=[no_more(entry) for entry in menu.entries])
    return menu


def no_more(entry: Entry) -> Entry:
    """Saying no after some cards."""
    return replace(entry, label="no more cards, carry on") if entry.action == NO else entry


def with_texts(menu: Menu, cards: CardWords) -> Menu:
    """Each card with its text under it, and whose it is; where there are many, a word on how to see a text."""
    if len(menu.entries) > FEW:
        return replace(menu, question=f"{menu.question} (? K9 for a card's text)")
    return replace(menu, entries=[with_text(entry, cards) for entry in menu.entries], layout=LIST)


def with_text(entry: Entry, cards: CardWords) -> Entry:
    """A card with its text."""
    if entry.card is None:
        return entry
    whose = f" ({entry.row})" if entry.row else ""
    return replace(entry, label=f"{entry.label}{whose}", note=cards.text(entry.card))
