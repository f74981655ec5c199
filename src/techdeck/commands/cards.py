"""techdeck deck list and show: the cards of an edition."""

from __future__ import annotations

import difflib

from techdeck.commands.explain import reading_of
from techdeck.commands.shared import print_json, wrapped
from techdeck.core.cards import COURT_NAMES, DOMAIN_NAMES, SUIT_NAMES, card_id, is_wild, parse_card
from techdeck.core.cards import printed_domain as domain_of
from techdeck.core.cards import printed_value as value_of
from techdeck.core.errors import BadCard
from techdeck.deck.base import EditionCard
from techdeck.deck.edition import Edition, load_edition

HOW_TO_WRITE = "write K1..K13, S.., T.., V.., W1, W2, '9-knowledge', 'king of spades'"


def print_list(name: str, as_json: bool) -> int:
    """All cards of an edition."""
    cards = load_edition(name).cards
    print_json([card_data(card) for card in cards]) if as_json else print("\n".join(card_line(card) for card in cards))
    return 0


def print_cards(words: list[str], name: str, as_json: bool) -> int:
    """The cards that were named."""
    edition = load_edition(name)
    shown = find_cards(words, edition)
    if as_json:
        told = [{**card_data(card), "explained": explained_data(card)} for card in shown]
        print_json(told[0] if len(told) == 1 else told)
    else:
        print("\n\n".join(card_text(card, edition) for card in shown))
    return 0


def card_data(card: EditionCard) -> dict[str, object]:
    """A card as plain data; a wild has neither domain nor value."""
    wild = is_wild(card.card)
    return {
        "id": card_id(card.card),
        "domain": None if wild else DOMAIN_NAMES[int(domain_of(card.card))],
        "value": None if wild else int(value_of(card.card)),
        "name": card.name,
        "text": card.text,
        "name_source": card.name_source,
        "effect_source": card.effect_source,
    }


def card_line(card: EditionCard) -> str:
    """A card in a line or two: id, name, text."""
    return wrapped(f"{card_id(card.card):4} {card.name}: {card.text or 'no effect of its own'}", "", "     ")


def card_text(card: EditionCard, edition: Edition) -> str:
    """A card with all that is known of it."""
    head = f"{card_id(card.card)} {card.name}"
    if not is_wild(card.card):
        value, domain = int(value_of(card.card)), int(domain_of(card.card))
        court = {number: word for word, number in COURT_NAMES.items()}.get(value, str(value))
        head += f"    {DOMAIN_NAMES[domain]} {value}    (classic: {court} of {SUIT_NAMES[domain]})"
    origin = f"edition: {edition.title}; name: {card.name_source}; effect: {card.effect_source}"
    text = wrapped(card.text or "No effect of its own: each game says what a wild does.")
    reading = reading_of(card.text)
    return "\n".join([head, text, origin, *([] if reading is None else [reading.text()])])


def explained_data(card: EditionCard) -> dict[str, object] | None:
    """How the text of a card is read, as plain data; None for a wild."""
    reading = reading_of(card.text)
    return None if reading is None else reading.data()


def find_cards(words: list[str], edition: Edition) -> list[EditionCard]:
    """The card that all the words name; else several cards one after the other, each with as long a name as fits."""
    found = []
    while words:
        size = next((size for size in range(len(words), 0, -1) if is_card(words[:size], edition)), 0)
        size = size or next((n for n in range(1, len(words)) if is_card(words[n : n + 1], edition)), len(words))
        found.append(find_card(" ".join(words[:size]), edition))
        words = words[size:]
    return found


def is_card(words: list[str], edition: Edition) -> bool:
    """Whether these words name one card."""
    try:
        find_card(" ".join(words), edition)
    except BadCard:
        return False
    return True


def find_card(text: str, edition: Edition) -> EditionCard:
    """The card a person named, or an error with the nearest names; both wilds may have the same name."""
    names = edition.names()
    word = " ".join(text.lower().split())
    named = [card for card in edition.cards if card.name.lower() == word]
    if len(named) == 1:
        return named[0]
    if named:
        ids = " or ".join(card_id(card.card) for card in named)
        raise BadCard(f"{text!r} is the name of {len(named)} cards: write {ids}")
    try:
        return edition.cards[parse_card(text, names) % 54]
    except BadCard:
        near = [edition.cards[names[name]].name for name in difflib.get_close_matches(text.lower(), names, n=3)]
        hint = f"did you mean {' or '.join(near)}?" if near else f"{HOW_TO_WRITE} or a card's name"
        raise BadCard(f"there is no card {text!r}: {hint}") from None
