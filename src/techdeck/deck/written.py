"""Cards as people write them: "K9 S9", "K9,S9", "data mining, K2", or a list of such."""

from collections.abc import Sequence

from techdeck.core.cards import FACES, card_id, plain_cards
from techdeck.core.errors import BadCard
from techdeck.deck.edition import load_edition, parse_card

MOST_WORDS = 3
"""The longest way to write a card: king of spades, internet of things."""


def read_cards(written: str | Sequence[str]) -> list[int]:
    """The cards, none twice; in a text, blanks or commas stand between them."""
    found = plain_cards(written.split() if isinstance(written, str) else list(written))
    if found:
        return found
    if isinstance(written, str):
        found = [card for part in written.split(",") for card in cards_of_words(part.split())]
    else:
        found = [parse_card(part) for part in written]
    if len(set(found)) < len(found):
        raise BadCard(twice(next(card for place, card in enumerate(found) if card in found[:place])))
    return found


def cards_of_words(words: list[str]) -> list[int]:
    """The cards of some words: as many words as can be read as one card are one."""
    names, found = load_edition().names(), []
    while words:
        size = next((size for size in range(MOST_WORDS, 1, -1) if is_card(words[:size], names)), 1)
        found.append(parse_card(" ".join(words[:size]), names))
        words = words[size:]
    return found


def is_card(words: list[str], names: dict[str, int]) -> bool:
    """Whether these words are one card."""
    try:
        parse_card(" ".join(words), names)
    except BadCard:
        return False
    return True


def twice(card: int) -> str:
    """What is wrong with a card that is written twice."""
    name = card_id(card)
    if card < FACES:
        return f"{name} is listed twice: write the second deck's copy as {name}'"
    return f"{name} is listed twice, and there are no more than two decks"
