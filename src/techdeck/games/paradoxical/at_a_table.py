"""Every valid claim of some cards, for people at a real table. (Paradoxical 2, 3.2)"""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.core.cards import card_id, is_wild, printed_value
from techdeck.core.errors import TechdeckError
from techdeck.deck.written import read_cards
from techdeck.games.paradoxical.finding import claims_of
from techdeck.games.paradoxical.names import KIND_NAMES, TABLEAU_ROOM


class Paradox:
    """A claim: its kind, its set cards and its indifferent cards, as texts."""

    def __init__(self, kind: str, set_cards: list[str], indifferent: list[str]) -> None:
        self.kind = kind
        self.set_cards = set_cards
        self.indifferent = indifferent

    def __reduce__(self) -> tuple[type[Paradox], tuple[str, list[str], list[str]]]:
        return Paradox, (self.kind, self.set_cards, self.indifferent)

    def __repr__(self) -> str:
        return f"<{self.kind}: {' '.join(self.set_cards)} > {' '.join(self.indifferent)}>"


def find_paradoxes(cards: str | Sequence[str], straight: str = "mixed") -> list[Paradox]:
    """Every claim that these cards of a tableau allow; two claims differ in kind, set or indifferent cards."""
    if straight not in ("mixed", "alternating"):
        raise TechdeckError(f"straight={straight} is not possible: choose from mixed, alternating")
    held = read_tableau(cards)
    claims = claims_of({card: int(printed_value(card)) for card in held}, straight == "alternating")
    claims.sort(key=lambda claim: (claim.kind, *places_of(held, claim.set_cards), *places_of(held, claim.indifferent)))
    return [Paradox(KIND_NAMES[one.kind], ids(held, one.set_cards), ids(held, one.indifferent)) for one in claims]


def read_tableau(cards: str | Sequence[str]) -> list[int]:
    """The cards of a tableau: up to ten, no wild, none twice. (Paradoxical 0.3, 0.7)"""
    held = read_cards(cards)
    for card in held:
        if is_wild(card):
            raise TechdeckError(f"{card_id(card)} is a wild, and Paradoxical is played without wilds")
    if len(held) > TABLEAU_ROOM:
        raise TechdeckError(f"a tableau has {TABLEAU_ROOM} cards at the most, not {len(held)}")
    return held


def places_of(held: list[int], cards: list[int]) -> list[int]:
    """Where in the tableau these cards lie, the first one first."""
    return sorted([held.index(card) for card in cards])


def ids(held: list[int], cards: list[int]) -> list[str]:
    """These cards as texts, in the order of the tableau."""
    return [card_id(held[place]) for place in places_of(held, cards)]
