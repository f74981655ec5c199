"""The cards of an edition as lines of a log or a position, so that these can be read where its file is not.

One line has a card, its name and its text, both in quotation marks, and a mark that shows damage:
card K1: "Data Mining" "Draw 1." #0c1f63d2
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

from techdeck.core.cards import FACES, card_id
from techdeck.core.errors import TechdeckError
from techdeck.core.game import Deck

CARD_ROW = "card "
"""How such a line begins."""
MARK = 8
"""So many hexadecimal digits has the mark of a card."""


def fingerprint_of(names: Sequence[str], texts: Sequence[str]) -> str:
    """The fingerprint of a deck: of all its names and texts, wherever they were written. (Family 8.1)"""
    content = "\n".join([content_of(face, names[face], texts[face]) for face in range(len(names))])
    return hashlib.sha256(content.encode()).hexdigest()[:16]


def content_of(face: int, name: str, text: str) -> str:
    """What a fingerprint says of a card."""
    return f"{card_id(face)}|{name}|{text}"


def edition_told(deck: Deck) -> str:
    """An edition as a position names it: by its name, and which of that name it is if it is not packaged."""
    return deck.name if deck.packaged else f"{deck.name} {deck.fingerprint}"


def card_lines(deck: Deck) -> list[str]:
    """The lines that a log or a position needs: none for an edition that comes with the package. (Family 8.5)"""
    if deck.packaged:
        return []
    return [card_line(face, deck.names[face], deck.texts[face]) for face in range(FACES)]


def card_line(face: int, name: str, text: str) -> str:
    """One card as a line; a semicolon after a blank would begin a comment there."""
    told = [json.dumps(part, ensure_ascii=False).replace(" ;", " \\u003b") for part in (name, text)]
    return f"{CARD_ROW}{card_id(face)}: {' '.join(told)} #{mark_of(face, name, text)}"


def mark_of(face: int, name: str, text: str) -> str:
    """The mark at the end of a card's line."""
    return hashlib.sha256(content_of(face, name, text).encode()).hexdigest()[:MARK]


def read_card_line(row: str, face: int) -> tuple[str, str]:
    """The name and the text of the card whose line this must be."""
    head, _, rest = row.partition(": ")
    told, sharp, mark = rest.rpartition(" #")
    if not row:
        raise TechdeckError(f"the line of card {card_id(face)} is missing here")
    if head != f"{CARD_ROW}{card_id(face)}":
        here = head.removeprefix(CARD_ROW)
        raise TechdeckError(f"this is card {here!r} where card {card_id(face)} belongs; a line is missing or moved")
    name, text = quoted(told)
    if not sharp or mark != mark_of(face, name, text):
        raise TechdeckError(f"card {card_id(face)} is damaged: its name and text don't fit the mark at the end")
    return name, text


def quoted(told: str) -> tuple[str, str]:
    """The two texts in quotation marks."""
    try:
        decoder = json.JSONDecoder()
        name, end = decoder.raw_decode(told)
        text, last = decoder.raw_decode(told[end + 1 :])
    except (ValueError, RecursionError):
        name, text, end, last = None, None, 0, 0
    if not isinstance(name, str) or not isinstance(text, str) or end + 1 + last != len(told):
        raise TechdeckError('a card\'s line should look like this: card K1: "its name" "its text" #mark')
    return name, text


def check_card_line(deck: Deck, row: str) -> None:
    """A line with one of the cards a game is played with."""
    known = [face for face in range(FACES) if row.startswith(f"{CARD_ROW}{card_id(face)}:")]
    if not known:
        raise TechdeckError(f"{row.partition(':')[0]!r} is not a card of a deck: write card K1 to card W2")
    if read_card_line(row, known[0]) != (deck.names[known[0]], deck.texts[known[0]]):
        raise TechdeckError(f"card {card_id(known[0])} is another one in this game: load the game with that edition")
