"""The headers of an edition file: which card each names, and what is wrong with one that names none."""

import difflib
import re
from typing import Final, NamedTuple

from techdeck.core.cards import DOMAIN_NAMES, FACES, card_id
from techdeck.deck.blocks import Block

GROUPS: Final = [*DOMAIN_NAMES, "wild"]
CONTROL: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""What would move the cursor, colour the terminal or turn the writing round; tab and line break are blanks."""
MOST_SHOWN: Final = 40
"""So much of a header that names no card is shown."""
PADDED: Final = re.compile(r"\.0+(?=[1-9])")
"""Zeros before the number of a header."""
KNOWN: Final = "write [edition], [knowledge.1] to [service.13], [wild.1] or [wild.2]"
"""What headers there are."""


def header_of(face: int) -> str:
    """The header a card has in an edition file."""
    return f"{GROUPS[face // 13]}.{face % 13 + 1}"


FACE_OF: Final = {header_of(face): face for face in range(FACES)}
HEADERS: Final = {"edition", *FACE_OF}


class Wrong(NamedTuple):
    """What is wrong with a header, from which column on, and whether it is no TOML."""

    column: int
    what: str
    no_toml: bool


def read_header(block: Block) -> tuple[str, Wrong | None]:
    """What the header names, or was meant to name, nothing if no card; and what is wrong with it."""
    written = block.meant() if block.path is None else block.header
    header = PADDED.sub(".", written)
    if header not in HEADERS:
        return "", unknown_header(block)
    wrong = misspelt(block, header, written)
    if not wrong:
        return header, None
    return header, Wrong(block.header_column("["), f"{named(header)}: {wrong}", block.path is None)


def misspelt(block: Block, header: str, written: str) -> str:
    """How else a header that names a card should be written, if it should."""
    if block.path is None:
        return f"this header is not valid TOML: write [{header}] on a line of its own"
    if block.doubled:
        return f"write the header with single brackets: [{header}]"
    if block.path == [written] and "." in written:
        return f"write the header without quotation marks: [{header}]"
    return f"write the header without a 0 before the number: [{header}]" if header != written else ""


def unknown_header(block: Block) -> Wrong:
    """A header that names no card: which part of it is wrong."""
    shown = " ".join(CONTROL.sub(" ", block.header).split())[:MOST_SHOWN]
    group, _, value = shown.partition(".")
    if block.path is None:
        return Wrong(1, f"this header is not valid TOML: {KNOWN}", True)
    if group not in GROUPS:
        right = right_header(block.meant(), group, value)
        return Wrong(block.header_column(group), f"[{shown}] is not a card: {right}", False)
    most = "the wilds are [wild.1] and [wild.2]" if group == "wild" else f"{group} has the values 1 to 13"
    return Wrong(block.header_column(value) if value else 1, f"[{shown}] is not a card: {most}", False)


def right_header(meant: str, group: str, value: str) -> str:
    """The header perhaps meant, or what headers there are."""
    close = difflib.get_close_matches(group, [*GROUPS, "edition"], n=1, cutoff=0.6)
    if meant in HEADERS or close:
        right = meant if meant in HEADERS else f"{close[0]}{'.' if value else ''}{value}"
        return f"did you mean [{PADDED.sub('.', right)}]?"
    return KNOWN


def named(header: str) -> str:
    """What mistakes call the block with this header."""
    return f"card {card_id(FACE_OF[header])}" if header in FACE_OF else f"[{header}]"
