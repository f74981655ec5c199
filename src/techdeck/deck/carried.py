"""Decks that come without their file: from the lines of a log or a position, or from another process. (Family 8.1)"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from techdeck.core.cards import FACES, NATURALS, card_id
from techdeck.core.carried import fingerprint_of, read_card_line
from techdeck.core.errors import BadLog, TechdeckError
from techdeck.core.game import Deck
from techdeck.deck.edition import load_edition
from techdeck.deck.language import BadText, compile_text, mistakes_in


def carried_deck(name: str, fingerprint: str, rows: Sequence[tuple[int, str]]) -> Deck:
    """The deck whose cards these lines carry, or BadLog with the line that is wrong. (Family 8.5)"""
    read = [read_row(rows, face) for face in range(FACES)]
    names, texts = tuple([name for name, _ in read]), tuple([text for _, text in read])
    if len(rows) > FACES:
        raise BadLog(f"line {rows[FACES][0]}: there is a card too many: a deck has {FACES}")
    if fingerprint_of(names, texts) != fingerprint:
        raise BadLog(f"line {rows[0][0]}: these cards are not those of the edition {name} {fingerprint}")
    try:
        return deck_of(name, names, texts)
    except BadText:
        raise next(BadLog(f"line {line}: {what}") for line, what in not_understood(rows, texts)) from None


def read_row(rows: Sequence[tuple[int, str]], face: int) -> tuple[str, str]:
    """The name and the text of a card."""
    line, row = rows[face] if face < len(rows) else (rows[-1][0] + 1, "")
    try:
        name, text = read_card_line(row, face)
        if face >= NATURALS and text:
            raise TechdeckError(f"card {card_id(face)} is a wild and has no effect of its own")
    except TechdeckError as error:
        raise BadLog(f"line {line}: {error}") from None
    return name, text


def not_understood(rows: Sequence[tuple[int, str]], texts: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The lines with a text that means nothing here, and why."""
    for (line, _), face in zip(rows, range(FACES), strict=True):
        for bad in mistakes_in(texts[face]):
            yield line, f"card {card_id(face)}: its text is not understood here: {bad}"


@lru_cache(maxsize=16)
def deck_of(name: str, names: tuple[str, ...], texts: tuple[str, ...]) -> Deck:
    """A deck of cards with these names and texts."""
    programs = [compile_text(text) for text in texts]
    return Deck(name, fingerprint_of(names, texts), list(names), list(texts), programs)


Names = tuple[str, ...]
Packed = tuple[str, str] | tuple[str, Names, Names]


def packed_deck(deck: Deck) -> tuple[Callable[[str, str], Deck] | Callable[[str, Names, Names], Deck], Packed]:
    """A deck as pickle asks for it: a packaged one by name, else its cards, so that no file is read on arrival."""
    if deck.packaged:
        return packaged_deck, (deck.name, deck.fingerprint)
    return deck_of, (deck.name, tuple(deck.names), tuple(deck.texts))


def packaged_deck(name: str, fingerprint: str) -> Deck:
    """The packaged deck that was packed."""
    deck = load_edition(name).deck
    if deck.fingerprint != fingerprint:
        raise TechdeckError(f"the edition {name} is not the one this was made with: another version of it is here")
    return deck
