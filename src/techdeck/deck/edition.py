"""An edition: 54 cards with name, text and provenance, read whole from a file or not at all. (Family 8.1, 8.2)"""

from functools import lru_cache

from techdeck.core import cards
from techdeck.core.cards import FACES
from techdeck.core.carried import fingerprint_of
from techdeck.core.errors import TechdeckError
from techdeck.core.game import Deck
from techdeck.deck.base import NOT_TEXT, Base, EditionCard, base_in
from techdeck.deck.files import (
    Named,
    beside,
    edition_text,
    name_of,
    one_name,
    packaged_editions,
    packaged_text,
    why_no_edition,
)
from techdeck.deck.reader import Reader

DEFAULT = "open-1"


class BadEdition(TechdeckError):
    """An edition with mistakes; nothing of it is loaded. Each mistake reads file:line:column: card: what."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes

    def __reduce__(self) -> tuple[type["BadEdition"], tuple[list[str]]]:
        return BadEdition, (self.mistakes,)


class Edition:
    """54 cards, the deck the engine plays with, and the edition it is built on, if any."""

    def __init__(
        self, name: str, title: str, cards: list[EditionCard], deck: Deck, based_on: "Edition | None" = None
    ) -> None:
        self.name = name
        self.title = title
        self.cards = cards
        self.deck = deck
        self.based_on = based_on
        self.fingerprint = deck.fingerprint

    def names(self) -> dict[str, int]:
        """Card names in lower case, for reading what people write."""
        return self.deck.by_name


def read_edition(text: str, file: str) -> Edition:
    """The edition written in a text, or BadEdition with everything that is wrong; file is what mistakes call it."""
    return edition_on(text, file, (one_name(file),))


def edition_on(text: str, file: str, above: tuple[str, ...]) -> Edition:
    """The edition of a text with the cards of its base; above are the editions it is the base of, itself the last."""
    written = base_in(text)
    if not isinstance(written, str):
        return whole_edition(text, file, None, "" if written is None else NOT_TEXT)
    called, base, problem, mistakes = beside(file, written), None, "", list[str]()
    try:
        base = base_edition(written, called, above)
    except BadEdition as error:
        problem, mistakes = f"its base {written!r} has mistakes of its own: correct them first", error.mistakes
    except TechdeckError as error:
        problem = str(error)
    try:
        return whole_edition(text, file, base, problem)
    except BadEdition as error:
        raise BadEdition(error.mistakes + mistakes) from None


def base_edition(written: str, called: str, above: tuple[str, ...]) -> Edition:
    """The edition that another one is built on, under the name that stands there; not the very one above."""
    name = one_name(called)
    if name == above[-1]:
        raise TechdeckError("its base is this very file: leave base out, or name another edition")
    if name in above:
        raise TechdeckError(f"its base {written!r} is itself built on this edition: leave base out of one of them")
    text = edition_text(called)
    if text is None:
        known, why = ", ".join(packaged_editions()), why_no_edition(called if written.endswith(".toml") else written)
        what = f"a base is one of {known}, or the path of an edition file (.toml) as seen from this file's folder"
        raise TechdeckError(f"{why}: {what}")
    return edition_on(text, called, (*above, name))


@lru_cache(maxsize=16)
def whole_edition(text: str, file: str, base: Edition | None, problem: str) -> Edition:
    """The edition of a text on its base, or on one that can't be had."""
    on = None if base is None and not problem else Base(problem=problem)
    if base is not None:
        on = Base(base.name, base.cards, base.deck.programs)
    reader = Reader(text, file, on)
    if reader.found or reader.edition is None:
        raise BadEdition(reader.mistakes())
    faces = range(FACES)
    name, title = reader.edition["name"], reader.edition["title"]
    cards, programs = [reader.cards[face] for face in faces], [reader.programs[face] for face in faces]
    names, texts = [card.name for card in cards], [card.text for card in cards]
    packaged = file in packaged_editions() and text == packaged_text(file)
    deck = Deck(name, fingerprint_of(names, texts), names, texts, programs, packaged)
    return Edition(name, title, cards, deck, base)


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
