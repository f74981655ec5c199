"""Reads the blocks of an edition file into cards, and collects every mistake with its place. (Family 8.1)"""

import difflib
import re
import tomllib
from typing import Final

from techdeck.core.cards import FACES, NATURALS, card_id, parse_card
from techdeck.core.effects.run import Program
from techdeck.core.errors import BadCard
from techdeck.deck.base import Base, EditionCard, about_block
from techdeck.deck.blocks import Block, blocks_of
from techdeck.deck.headers import CONTROL, FACE_OF, header_of, read_header
from techdeck.deck.language import mistakes_in, program_of
from techdeck.deck.missing import missing_text

SOURCES: Final = ("rulebook", "rulebook kind", "open edition", "printed deck", "house")
OURS: Final = "house"
"""The source of what an edition changes and says nothing about."""
CARD_KEYS: Final = ("name", "text", "source")
EDITION_KEYS: Final = ("name", "title", "base")
EDITION_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
SOURCE_KEYS: Final = ("name", "effect")
LONGEST: Final = 1000
"""No text has more letters, blanks included: it is to be read on a card."""
SYNTAX, IN_PLACE, AT_THE_END = range(3)
"""In which order mistakes are told: what is no TOML may be why others are there, and why cards are missing."""
TOML_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


def on_one_line(text: str) -> str:
    """A name or a text as cards show it, on which line breaks are blanks and one blank is as good as many."""
    return " ".join(text.split())


def did_you_mean(word: str, known: tuple[str, ...] | list[str]) -> str:
    """The known word most like this one, as a question, or nothing."""
    close = difflib.get_close_matches(word, known, n=1, cutoff=0.6)
    return f": did you mean {close[0]!r}?" if close else f": the keys are {', '.join(known)}"


class Reader:
    """Reads an edition file whole, on its base if it has one, and collects every mistake."""

    def __init__(self, text: str, file: str, base: Base | None = None) -> None:
        self.file = file
        self.base = base
        self.found: list[tuple[int, int, int, str]] = []
        self.blocks: dict[int, Block] = {}
        self.cards: dict[int, EditionCard] = {}
        self.programs: dict[int, Program] = {}
        self.edition: dict[str, str] | None = None
        blocks = blocks_of(text)
        self.about_block = about_block(blocks)
        for block in blocks:
            self.block(block)
        self.check_whole()

    def mistakes(self) -> list[str]:
        """Every mistake, file:line:column: what; bad TOML first, missing cards last, else in the order of the file."""
        return [f"{self.file}:{line}:{column}: {what}" for _, line, column, what in sorted(self.found)]

    def mistake(self, line: int, column: int, what: str, order: int = IN_PLACE) -> None:
        """Note a mistake with its place."""
        self.found.append((order, line, column, what))

    def block(self, block: Block) -> None:
        """Read one block."""
        header = self.header(block) if block.head else ""
        face = FACE_OF.get(header, -1)
        if face >= 0 and face in self.blocks:
            first = self.blocks[face].line
            self.mistake(block.line, 1, f"card {card_id(face)} is already in line {first}: remove one of the two")
        elif face >= 0:
            self.blocks[face] = block
            data = self.toml(block, f"card {card_id(face)}")
            if data is not None:
                self.card(block, face, data)
        elif header == "edition":
            self.about(block)
        elif not block.head and block is self.about_block:
            self.mistake(1, 1, "[edition] is missing: write it above the first line")
            self.about(block)
        elif not block.head and self.toml(block, "the beginning"):
            self.mistake(1, 1, "the file must begin with [edition]: move whatever comes before it below a header")

    def header(self, block: Block) -> str:
        """What the header names, or was meant to name; what is wrong with it is told. Nothing if it names no card."""
        header, wrong = read_header(block)
        if wrong is not None:
            self.mistake(block.line, wrong.column, wrong.what, SYNTAX if wrong.no_toml else IN_PLACE)
        return header

    def toml(self, block: Block, what: str) -> dict[str, object] | None:
        """What the block holds; None if it is not valid TOML."""
        try:
            return tomllib.loads("\n".join(block.rows))
        except tomllib.TOMLDecodeError as error:
            at = TOML_PLACE.search(str(error))
            line = block.line + int(at[1]) - 1 if at and at[1] else block.last_line()
            column = int(at[2]) if at and at[2] else 1
            message = TOML_PLACE.sub("", str(error))
            self.mistake(line, column, f"{what}: this is not valid TOML: {message[:1].lower()}{message[1:]}", SYNTAX)
        except (RecursionError, ValueError) as error:
            deep = isinstance(error, RecursionError)
            message = "the brackets are nested too deeply" if deep else "a number has too many digits"
            self.mistake(block.line, 1, f"{what}: this is not valid TOML: {message}", SYNTAX)
        return None

    def about(self, block: Block) -> None:
        """Read the [edition] block."""
        if self.edition is not None:
            self.mistake(block.line, 1, "this is a second [edition]: remove one of the two")
            return
        self.edition, self.about_block = {}, block
        data = self.toml(block, "[edition]")
        if data is None:
            return
        self.check_keys(block, "[edition]", data, EDITION_KEYS)
        name = self.written(block, "[edition]", data, "name", 'name = "my-house"')
        title = self.written(block, "[edition]", data, "title", 'title = "My House"')
        self.edition = {"name": name or "", "title": title or name or ""}
        if self.base is not None and self.base.problem:
            self.mistake(*block.start_of("base"), f"[edition]: {self.base.problem}")
        if name is not None and not EDITION_NAME.fullmatch(name):
            message = 'an edition needs a name of letters, digits and hyphens, without spaces: name = "my-house"'
            self.mistake(*block.start_of("name"), f"[edition]: {message}")

    def written(self, block: Block, what: str, data: dict[str, object], key: str, example: str) -> str | None:
        """The text a key has, blanks for control characters; these are told, and None if it is no text or too long."""
        text = data.get(key, "")
        if not isinstance(text, str):
            self.mistake(*block.start_of(key), f"{what}: its {key} is not text: write {example}")
            return None
        if len(text) > LONGEST:
            long = f"its {key} has {len(text):,} characters, more than fit on a card: write at most {LONGEST}"
            self.mistake(*block.start_of(key), f"{what}: {long}")
            return None
        for found in CONTROL.finditer(text):
            message = f"{what}: its {key} has a control character (U+{ord(found[0]):04X}): leave it out"
            self.mistake(*block.place_in(key, found.start()), message)
        return CONTROL.sub(" ", text)

    def check_keys(
        self, block: Block, what: str, data: dict[str, object], known: tuple[str, ...], inside: str = ""
    ) -> None:
        """Every key must be known; inside gives the table { } they stand in."""
        for key in sorted(data.keys() - set(known)):
            line, after = block.start_of(key, inside)
            column = max(block.rows[line - block.line].rfind(key, 0, after - 1), 0) + 1
            self.mistake(line, column, f"{what}: there is no key {key!r}{did_you_mean(key, known)}")

    # --- cards -----------------------------------------------------------------------------------

    def card(self, block: Block, face: int, data: dict[str, object]) -> None:
        """Read one card; what it leaves out is as in the base."""
        before = None if self.base is None else self.base.card(face)
        if before is not None:
            data = {"name": before.name, "text": before.text, **data}
        elif self.base is not None:
            data = {"name": f"Card {card_id(face)}", "text": "Draw 1." if face < NATURALS else "", **data}
        empty = 'for example text = "Draw 1."' if face < NATURALS else 'text = ""'
        name = self.written(block, f"card {card_id(face)}", data, "name", 'name = "..."')
        short = on_one_line(name or "")
        what = f"card {card_id(face)}" + (f" ({short})" if short else "")
        text = self.written(block, what, data, "text", empty)
        self.check_keys(block, what, data, CARD_KEYS)
        if name is not None:
            self.check_name(block, face, short)
        if "text" not in data:
            self.mistake(*block.start_of("text"), f"{what} has no text: write {empty}")
        elif text is not None:
            self.check_text(block, face, what, text, empty)
        shown = on_one_line(text or "")
        told = self.sources(block, what, data.get("source", {}), self.usual_sources(before, short, shown))
        self.cards[face] = EditionCard(face, short, shown, *told)

    def usual_sources(self, before: EditionCard | None, name: str, text: str) -> dict[str, str]:
        """Where name and effect come from if nothing is said: as in the base, and from the house what is changed."""
        if self.base is None:
            return {}
        if before is None:
            return dict.fromkeys(SOURCE_KEYS, OURS)
        return {
            "name": before.name_source if name == before.name else OURS,
            "effect": before.effect_source if text == before.text else OURS,
        }

    def sources(self, block: Block, what: str, source: object, usual: dict[str, str]) -> tuple[str, str]:
        """Where the name and the effect come from. (Family 8.2)"""
        given: dict[str, object] = source if isinstance(source, dict) else {}
        self.check_keys(block, f"{what}: source", given, SOURCE_KEYS, "source")
        found: dict[str, object] = {**(usual if isinstance(source, dict) else {}), **given}
        for key in SOURCE_KEYS:
            if found.get(key) not in SOURCES:
                place = block.start_of(key, "source") if key in found else block.start_of("source")
                told = repr(found[key]) if isinstance(found.get(key), str) else "this"
                said = f"{told} is not a source" if key in found else f"the source of its {key} is missing"
                example = 'source = { name = "house", effect = "house" }'
                self.mistake(*place, f"{what}: {said}: write {example}, or one of {', '.join(SOURCES)}")
        return str(found.get("name")), str(found.get("effect"))

    def check_name(self, block: Block, face: int, name: str) -> None:
        """A card has a name of its own, which does not read like another card."""
        what, place = f"card {card_id(face)}", block.start_of("name")
        if not name:
            self.mistake(*place, f'{what} has no name: write name = "..."')
            return
        for other in self.cards.values():
            if face < NATURALS and other.card < NATURALS and other.name.lower() == name.lower():
                self.mistake(*place, f"{what} has the same name as card {card_id(other.card)}: give it another one")
        if reads_as_card(name):
            self.mistake(*place, f"{what}: {name!r} reads like a card's place in the deck: give it another name")

    def check_text(self, block: Block, face: int, what: str, text: str, example: str) -> None:
        """A card has a text that is understood, a wild has none. (Family 1.4, 1.7)"""
        place = block.start_of("text")
        if face < NATURALS and not text.strip():
            self.mistake(*place, f"{what} has no text: write {example}")
        elif face >= NATURALS and text.strip():
            self.mistake(*place, f'{what} is a wild and has no effect of its own: write text = ""')
        else:
            shown = on_one_line(text)
            program = program_of(shown)
            if program is not None:
                self.programs[face] = program
                return
            for bad in mistakes_in(text):
                line, column = block.place_in("text", bad.column - 1)
                self.mistake(line, column, f"{what}: {bad.told}")

    def check_whole(self) -> None:
        """The edition says its name, and no card is missing."""
        if self.edition is None:
            self.mistake(1, 1, '[edition] is missing: begin the file with [edition] and name = "my-house"')
        missing = [face for face in range(FACES) if face not in self.blocks]
        if self.base is not None:
            self.take_over(missing)
        elif missing:
            line = self.last_line(missing[0] if len(missing) == 1 else FACES)
            self.mistake(line, 1, missing_text(missing, header_of(missing[0])), AT_THE_END)

    def take_over(self, faces: list[int]) -> None:
        """These cards are as in the base; none that is changed may have the name of one of them."""
        if self.base is None or not self.base.cards:
            return
        changed = [card for card in self.cards.values() if card.card < NATURALS]
        for face in faces:
            kept = self.cards[face] = self.base.cards[face]
            self.programs[face] = self.base.programs[face]
            for other in changed:
                if face < NATURALS and other.name.lower() == kept.name.lower():
                    what = f"card {card_id(other.card)} has the same name as card {card_id(face)} of {self.base.name}"
                    self.mistake(*self.blocks[other.card].start_of("name"), f"{what}: give it another one")

    def last_line(self, face: int) -> int:
        """The line after which this card belongs: the last one of the nearest card before it that is there."""
        before = [one for one in range(face) if one in self.blocks]
        return self.blocks[before[-1]].last_line() if before else 1


def reads_as_card(name: str) -> bool:
    """Whether a person who writes this name would be understood to mean a card by its value and domain."""
    try:
        parse_card(name)
    except BadCard:
        return False
    return True
