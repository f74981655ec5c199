"""An edition: 54 cards with name, text and provenance, read whole from a file or not at all. (Family 8.1, 8.2)"""

import copyreg
import hashlib
from collections.abc import Callable
from functools import lru_cache

from techdeck.core import cards
from techdeck.core.cards import card_id
from techdeck.core.effects.run import Program
from techdeck.core.errors import TechdeckError
from techdeck.core.game import Deck
from techdeck.deck.files import Named, edition_text, name_of, packaged_editions, why_no_edition
from techdeck.deck.language import compile_text
from techdeck.deck.reader import EditionCard, Reader

DEFAULT = "open-1"


class BadEdition(TechdeckError):
    """An edition with mistakes; nothing of it is loaded. Each mistake reads file:line:column: card: what."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes

    def __reduce__(self) -> tuple[type["BadEdition"], tuple[list[str]]]:
        return BadEdition, (self.mistakes,)


class Edition:
    """54 cards, and the deck the engine plays with."""

    def __init__(self, name: str, title: str, cards: list[EditionCard], programs: list[Program]) -> None:
        self.name = name
        self.title = title
        self.cards = cards
        content = "\n".join([f"{card_id(c.card)}|{c.name}|{c.text}" for c in cards])
        self.fingerprint = hashlib.sha256(content.encode()).hexdigest()[:16]
        self.deck = Deck(name, self.fingerprint, [c.name for c in cards], [c.text for c in cards], programs)

    def names(self) -> dict[str, int]:
        """Card names in lower case, for reading what people write."""
        return self.deck.by_name


@lru_cache(maxsize=16)
def read_edition(text: str, file: str) -> Edition:
    """The edition written in a text, or BadEdition with everything that is wrong; file is what mistakes call it."""
    reader = Reader(text, file)
    if reader.found or reader.edition is None:
        raise BadEdition(reader.mistakes())
    faces = sorted(reader.cards)
    name = reader.edition["name"]
    title = reader.edition["title"]
    return Edition(name, title, [reader.cards[face] for face in faces], [reader.programs[face] for face in faces])


PackedDeck = tuple[str, str, list[str], list[str]]


def packed_deck(deck: Deck) -> tuple[Callable[[str, str, list[str], list[str]], Deck], PackedDeck]:
    """A deck as pickle asks for it: its cards, so that no file is read where it arrives. (Family 8.1)"""
    return unpacked_deck, (deck.name, deck.fingerprint, deck.names, deck.texts)


def unpacked_deck(name: str, fingerprint: str, names: list[str], texts: list[str]) -> Deck:
    """The deck that was packed."""
    return Deck(name, fingerprint, names, texts, [compile_text(text) for text in texts])


copyreg.pickle(Deck, packed_deck)


def load_edition(name: Named = DEFAULT) -> Edition:
    """A packaged edition by name, or an edition file by path, as it is now."""
    called = name_of(name)
    text = edition_text(called)
    if text is None:
        why, known = why_no_edition(called), ", ".join(packaged_editions())
        raise TechdeckError(f"{why}: choose from {known}, or give the path of an edition file (.toml)")
    return read_edition(text, called)


def parse_card(text: str, names: dict[str, int] | None = None) -> int:
    """The card a person wrote: "K9", "9-knowledge", "king of spades", or its name in the default edition."""
    return cards.parse_card(text, load_edition().names() if names is None else names)
