"""The cards a seat knows in a deck, in words; the same in every game. (Family 6.2)"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from techdeck.core.cards import HIDDEN
from techdeck.core.state import State
from techdeck.core.zones import DECK, SECOND_DECK
from techdeck.terminal.cards import CardWords

ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def known_in_decks(table: State, cards: CardWords) -> list[str]:
    """What the seat knows of every deck, from the table as it sees it."""
    decks = [("deck 1", DECK), ("deck 2", SECOND_DECK)] if table.two_piles else [("the deck", DECK)]
    lines = []
    for name, zone in decks:
        pile = [cards.short_now(card, table) if card != HIDDEN else "" for card in table.zones.listed(zone)[::-1]]
        lines += [cards.screen.filled(f"You know {known}", "", "    ") for known in known_in_deck(name, pile)]
    return lines


def known_in_deck(deck: str, pile: Sequence[str]) -> list[str]:
    """The known cards on top without a gap, those at the bottom, and those between with their places.

    A pile is written top card first; an unknown card is empty.
    """
    top = list(takewhile(bool, pile))
    bottom = list(takewhile(bool, pile[len(top) :][::-1]))
    between = [f"{ordinal(number)} {card}" for number, card in enumerate(pile, 1) if card]
    between = between[len(top) : len(between) - len(bottom)]
    lines = [f"the top of {deck}: {in_order(top, 'top')}"] if top else []
    lines += [f"these cards in {deck}, from the top: {', '.join(between)}"] if between else []
    return lines + ([f"the bottom of {deck}: {in_order(bottom, 'bottom')}"] if bottom else [])


def in_order(cards: Sequence[str], first: str) -> str:
    """S6 S3 (top first)."""
    return " ".join(cards) + (f" ({first} first)" if len(cards) > 1 else "")


def ordinal(number: int) -> str:
    """2nd, 3rd, 4th, 12th, 22nd."""
    return f"{number}{'th' if number // 10 % 10 == 1 else ENDINGS.get(number % 10, 'th')}"
