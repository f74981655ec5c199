"""What differs between two editions, card by card."""

from typing import NamedTuple

from techdeck.deck.base import EditionCard
from techdeck.deck.edition import Edition


class Difference(NamedTuple):
    """A card of two editions that differs, and what of it does: name, text, name_source, effect_source."""

    before: EditionCard
    after: EditionCard
    parts: tuple[str, ...]


PARTS = ("name", "text", "name_source", "effect_source")


def differences(one: Edition, other: Edition) -> list[Difference]:
    """The cards that differ, in the order of the deck."""
    found: list[Difference] = []
    for before, after in zip(one.cards, other.cards, strict=True):
        parts = tuple([part for part in PARTS if getattr(before, part) != getattr(after, part)])
        if parts:
            found.append(Difference(before, after, parts))
    return found
