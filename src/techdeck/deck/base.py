"""What an edition is built on: it writes the cards it changes, and takes over all others. (Family 8.1)"""

import re
import tomllib
from collections.abc import Sequence
from functools import lru_cache

from techdeck.core.effects.run import Program
from techdeck.deck.blocks import Block, blocks_of

SAYS_BASE = re.compile(r"\s*base\s*=")
NOT_TEXT = 'its base is not text: write base = "open-1"'


class EditionCard:
    """A card as an edition gives it."""

    def __init__(self, card: int, name: str, text: str, name_source: str, effect_source: str) -> None:
        self.card = card
        self.name = name
        self.text = text
        self.name_source = name_source
        self.effect_source = effect_source

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EditionCard) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def parts(self) -> tuple[int, str, str, str, str]:
        """All that an edition says of the card."""
        return self.card, self.name, self.text, self.name_source, self.effect_source


class Base:
    """The cards that are taken over, with their programs; none if they can't be had, and then why."""

    def __init__(
        self, name: str = "", cards: Sequence[EditionCard] = (), programs: Sequence[Program] = (), problem: str = ""
    ) -> None:
        self.name = name
        self.cards = cards
        self.programs = programs
        self.problem = problem

    def card(self, face: int) -> EditionCard | None:
        """The card as it is there, if it can be had."""
        return self.cards[face] if self.cards else None


def about_block(blocks: list[Block]) -> Block | None:
    """The block that tells about an edition: [edition], or what stands above all headers if that says a base."""
    for block in blocks:
        if block.head and block.header == "edition":
            return block
    return next((block for block in blocks if not block.head and any(SAYS_BASE.match(row) for row in block.rows)), None)


@lru_cache(maxsize=16)
def base_in(text: str) -> object:
    """What the text of an edition gives as its base, text or not; None if nothing."""
    block = about_block(blocks_of(text))
    if block is None:
        return None
    try:
        found: object = tomllib.loads("\n".join(block.rows)).get("base")
    except (ValueError, RecursionError):
        return None  # that this is not valid TOML is told by who reads it all
    return found
