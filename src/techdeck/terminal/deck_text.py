"""The cards a seat knows in a deck, in words; the same in every game. (Family 6.2)"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from techdeck.terminal.game_text import GameText
from techdeck.terminal.sight import Sight
from techdeck.words.english import ordinal

DECKS = {"deck": "the deck", "deck_1": "deck 1", "deck_2": "deck 2"}


def known_in_decks(sight: Sight, text: GameText) -> list[str]:
    """What the seat knows of every deck."""
    lines = []
    for name, called in DECKS.items():
        pile = ["" if card is None else text.words.cards.short(card) for card in sight.zone(name)[::-1]]
        lines += [text.screen.filled(f"You know {known}", "", "    ") for known in known_in_deck(called, pile)]
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
