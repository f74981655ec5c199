"""An edition file: 54 cards with name, text and provenance; read whole, or every mistake is listed. (Family 8.1)"""

import hashlib
import re
import tomllib
from functools import cache

from techdeck.core.cards import DOMAIN_NAMES, FACES, card_id
from techdeck.core.effects.verb import Program
from techdeck.core.errors import TechdeckError
from techdeck.core.game import Deck
from techdeck.deck.files import edition_text, packaged_editions
from techdeck.deck.language import BadText, compile_text

GROUPS = [*DOMAIN_NAMES, "wild"]
HEADER = re.compile(r"\s*\[\s*([\w.-]+)\s*\]\s*(#.*)?$")
SOURCES = ("rulebook", "rulebook kind", "open edition", "printed deck", "house")


class BadEdition(TechdeckError):
    """An edition with mistakes; nothing of it is loaded."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


class EditionCard:
    """A card as an edition gives it."""

    def __init__(self, card: int, name: str, text: str, name_source: str, effect_source: str) -> None:
        self.card = card
        self.name = name
        self.text = text
        self.name_source = name_source
        self.effect_source = effect_source


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
        return {card.name.lower(): card.card for card in self.cards if card.card < 52}


class Block:
    """One [header] of the file with its lines; line counts from 1."""

    def __init__(self, header: str, line: int, lines: list[str]) -> None:
        self.header = header
        self.line = line
        self.lines = lines

    def place_of(self, key: str) -> tuple[int, int]:
        """Line and column (from 1) where the value of a key begins, within its quotes."""
        for offset, text in enumerate(self.lines):
            found = re.match(rf"\s*{key}\s*=\s*[\"']{{0,3}}", text)
            if found:
                return self.line + offset, found.end() + 1
        return self.line, 1


def blocks_of(text: str) -> list[Block]:
    """The file split at its [headers], so that one bad card does not hide another."""
    found: list[Block] = []
    for number, row in enumerate(text.splitlines(), 1):
        header = HEADER.match(row)
        if header:
            found.append(Block(header[1], number, []))
        if found:
            found[-1].lines.append(row)
    return found


def face_of(header: str) -> int:
    """The face a header names, or -1."""
    group, _, number = header.partition(".")
    if group not in GROUPS or not number.isdigit():
        return -1
    value, most = int(number), 2 if group == "wild" else 13
    return GROUPS.index(group) * 13 + value - 1 if 1 <= value <= most else -1


class Reader:
    """Reads the blocks of an edition file and collects every mistake."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.mistakes: list[str] = []
        self.cards: dict[int, EditionCard] = {}
        self.programs: dict[int, Program] = {}
        self.edition: dict[str, str] = {}

    def mistake(self, line: int, what: str) -> None:
        """Note a mistake with its place."""
        self.mistakes.append(f"{self.file}:{line}: {what}")

    def block(self, block: Block) -> None:
        """Read one block."""
        try:
            data = tomllib.loads("\n".join(block.lines))
        except tomllib.TOMLDecodeError as error:
            self.mistake(block.line, f"[{block.header}] is not valid TOML: {error}")
            return
        for key in block.header.split("."):
            data = data[key]
        face = face_of(block.header)
        if block.header == "edition":
            self.edition = {key: str(value) for key, value in data.items()}
        elif face < 0:
            self.mistake(
                block.line,
                f"[{block.header}] is no card: write [knowledge.1] to [service.13], [wild.1] or [wild.2]",
            )
        elif face in self.cards:
            self.mistake(block.line, f"card {card_id(face)} stands here a second time: remove one of the two")
        else:
            self.card(block, face, data)

    def card(self, block: Block, face: int, data: dict[str, object]) -> None:
        """Read one card."""
        name, text = data.get("name"), data.get("text")
        source = data.get("source")
        if not isinstance(name, str) or not name.strip():
            self.mistake(block.line, f'card {card_id(face)} has no name: add name = "..."')
        if not isinstance(text, str) or (not text.strip() and face < 52):
            self.mistake(block.line, f'card {card_id(face)} has no text: add text = "..."')
        if isinstance(text, str) and text.strip() and face >= 52:
            self.mistake(
                block.line,
                f"card {card_id(face)} is a wild: it has no effect of its own, leave its text empty",
            )
        sources = source if isinstance(source, dict) else {}
        for key in ("name", "effect"):
            if sources.get(key) not in SOURCES:
                self.mistake(block.line, f"card {card_id(face)}: source.{key} must be one of {', '.join(SOURCES)}")
        for key in data.keys() - {"name", "text", "source"}:
            self.mistake(
                block.place_of(key)[0],
                f"card {card_id(face)}: there is no key {key!r}; known are name, text, source",
            )
        self.cards[face] = EditionCard(face, str(name), str(text), str(sources.get("name")), str(sources.get("effect")))
        self.programs[face] = self.program(block, face, str(text or ""))

    def program(self, block: Block, face: int, text: str) -> Program:
        """The card's text as verbs."""
        try:
            return compile_text(text)
        except BadText as error:
            line, start = block.place_of("text")
            nearest = f"; the nearest sentence understood is: {error.nearest}" if error.nearest else ""
            self.mistake(line, f"card {card_id(face)}, column {start + error.column - 1}: {error.message}{nearest}")
            return Program([], [], [])

    def finish(self) -> Edition:
        """The edition, or BadEdition with everything that is wrong."""
        if not self.edition.get("name"):
            self.mistake(1, 'the edition has no name: begin with [edition] and name = "..."')
        for face in range(FACES):
            if face not in self.cards:
                group = GROUPS[face // 13]
                self.mistake(1, f"card {card_id(face)} is missing: add [{group}.{face % 13 + 1}]")
        if self.mistakes:
            raise BadEdition(self.mistakes)
        cards = [self.cards[face] for face in range(FACES)]
        programs = [self.programs[face] for face in range(FACES)]
        return Edition(self.edition["name"], self.edition.get("title", self.edition["name"]), cards, programs)


def read_edition(text: str, file: str) -> Edition:
    """The edition written in a text, or BadEdition."""
    reader = Reader(file)
    for block in blocks_of(text):
        reader.block(block)
    return reader.finish()


@cache
def load_edition(name: str = "open-1") -> Edition:
    """A packaged edition by name, or an edition file by path."""
    text = edition_text(name)
    if text is None:
        known = ", ".join(packaged_editions())
        raise TechdeckError(
            f"there is no edition {name!r}: choose from {known}, or give the path of an edition file (.toml)"
        )
    return read_edition(text, name)
