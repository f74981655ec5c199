"""What an offer tells and asks for, in words."""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.cards import HIDDEN, card_id
from techdeck.core.trading.patterns import ANY, NOTHING_MORE, pattern_text
from techdeck.core.trading.terms import NO_CARD, card_in, meant_for, told, wanted


def told_text(pattern: i64) -> str:
    """What is told of a card, in words."""
    return "a card face down" if pattern == ANY else pattern_text(pattern)


def terms_text(terms: i64) -> str:
    """An offer in words: what all hear of it."""
    gives = " and ".join([told_text(told(terms, i)) for i in range(2) if told(terms, i) != NOTHING_MORE])
    asks = " and ".join([pattern_text(wanted(terms, i)) for i in range(2) if wanted(terms, i) != NOTHING_MORE])
    to = "to all" if meant_for(terms) < 0 else f"to player {meant_for(terms)}"
    return f"{gives} for {asks} {to}"


def card_texts(cards: i64) -> list[str]:
    """Two packed cards in text, the hidden ones as "?"."""
    found = [card_in(cards, i) for i in range(2)]
    return [card_id(card) for card in found if card != NO_CARD and card <= HIDDEN]
