"""What the places that card texts speak of are in the game at hand, said where one is asked to choose there."""

from __future__ import annotations

from collections.abc import Mapping

from techdeck.words.english import capitalised

TERMS = {"neutral": "neutral", "own": "own card in play"}
"""The word of card texts for a place, as games explain it."""


def place_said(place: object, words: Mapping[str, Mapping[str, str]]) -> str:
    """A sentence for what a place is, or each of two, by the words of a game; empty for one that needs none."""
    terms, nowhere = words.get("terms", {}), words.get("nowhere", {})
    told = [TERMS[name] for name in str(place).split("_or_") if name in TERMS and name not in nowhere]
    return "".join(f" {capitalised(terms[term])}." for term in told if term in terms)
