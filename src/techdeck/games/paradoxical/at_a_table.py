"""Every valid claim of some cards, for people at a real table. (Paradoxical 2, 3.2)"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from techdeck.core.cards import card_id, face, is_wild, printed_value
from techdeck.core.errors import TechdeckError
from techdeck.deck.written import read_cards
from techdeck.games.paradoxical.claims import can_claim, one
from techdeck.games.paradoxical.names import KIND_NAMES, TABLEAU_ROOM, set_size


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
    found: list[Paradox] = []
    for kind in range(len(KIND_NAMES)):
        for chosen in combinations(held, int(set_size(kind))):
            if is_set(kind, held, list(chosen), straight == "alternating"):
                found += claims_with(kind, held, list(chosen))
    return found


def read_tableau(cards: str | Sequence[str]) -> list[int]:
    """The cards of a tableau: up to ten, no wild, none twice. (Paradoxical 0.3, 0.7)"""
    held = read_cards(cards)
    for card in held:
        if is_wild(card):
            raise TechdeckError(f"{card_id(card)} is a wild, and Paradoxical is played without wilds")
    if len(held) > TABLEAU_ROOM:
        raise TechdeckError(f"a tableau has {TABLEAU_ROOM} cards at the most, not {len(held)}")
    return held


def is_set(kind: int, held: list[int], chosen: list[int], alternating: bool) -> bool:
    """Whether these are the set cards of some valid claim."""
    first, second = packed_of(held, False), packed_of(held, True)
    return can_claim(kind, first, second, packed_of(chosen, False), packed_of(chosen, True), alternating)


def packed_of(cards: list[int], second: bool) -> int:
    """How many cards of one deck have each value. (Paradoxical 0.4)"""
    return sum([one(printed_value(card)) for card in cards if (face(card) >= 26) == second])


def claims_with(kind: int, held: list[int], chosen: list[int]) -> list[Paradox]:
    """Every claim with these set cards. (Paradoxical 2.2, 2.3)"""
    others, set_texts = [card for card in held if card not in chosen], [card_id(card) for card in chosen]
    worth = sum([printed_value(card) for card in chosen])
    return [
        Paradox(KIND_NAMES[kind], set_texts[:], [card_id(card) for card in rest])
        for rest in combinations(others, len(chosen))
        if worth > sum([printed_value(card) for card in rest])
    ]
