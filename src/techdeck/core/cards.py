"""The 54 cards: 4 domains x 13 values and 2 wilds; a second deck's copies follow as 54..107. (Family 1.1)"""

from typing import Final

from mypy_extensions import i64

from techdeck.core.errors import BadCard

FACES: Final = 54
NATURALS: Final = 52
HIDDEN: Final = 127
"""Stands in a view for a card the seat does not know."""

# Numbered by rank, from low to high. (Family 1.3)
KNOWLEDGE: Final = 0
SCIENCE: Final = 1
TECHNOLOGY: Final = 2
SERVICE: Final = 3
NO_DOMAIN: Final = 4
"""What a wild has for a domain."""

LETTERS: Final = "KSTV"
DOMAIN_NAMES: Final = ["knowledge", "science", "technology", "service"]
SUIT_NAMES: Final = ["clubs", "diamonds", "spades", "hearts"]
COURT_NAMES: Final = {"ace": 1, "jack": 11, "queen": 12, "king": 13}


def card_of(domain: i64, value: i64) -> i64:
    """The card of the first deck with this domain and value."""
    return domain * 13 + value - 1


def face(card: i64) -> i64:
    """The card without the deck it belongs to. (Family 1.8)"""
    return card - FACES if card >= FACES else card


def is_wild(card: i64) -> bool:
    """Whether the card is one of the wilds. (Family 1.7)"""
    return face(card) >= NATURALS


def printed_value(card: i64) -> i64:
    """1..13, or 0 for a wild. (Family 1.2, 1.7)"""
    f = face(card)
    if f < NATURALS:
        return f - printed_domain(card) * 13 + 1
    return 0


def printed_domain(card: i64) -> i64:
    """0..3, or NO_DOMAIN for a wild. (Family 1.2, 1.7)"""
    f = face(card)
    if f < 26:
        return KNOWLEDGE if f < 13 else SCIENCE
    if f < 39:
        return TECHNOLOGY
    return SERVICE if f < NATURALS else NO_DOMAIN


FACE_IDS: Final = [f"{letter}{value}" for letter in LETTERS for value in range(1, 14)] + ["W1", "W2"]
IDS: Final = FACE_IDS + [f"{text}'" for text in FACE_IDS]
NUMBERS: Final = {text: number for number, text in enumerate(IDS)}


def card_id(card: i64) -> str:
    """The card in text: K9, W1; the second deck's copy with a mark: K9'. (Family 1.10)"""
    if 0 <= card < 2 * FACES:
        return IDS[card]
    if card == HIDDEN:
        return "?"
    raise BadCard(f"there is no card {card}: cards are 0 to {2 * FACES - 1}")


def cards_text(cards: list[int]) -> str:
    """Several cards in text, separated by blanks."""
    return " ".join([card_id(card) for card in cards])


def _domain_from(word: str) -> int:
    for i in range(4):
        if word in (
            LETTERS[i].lower(),
            DOMAIN_NAMES[i],
            DOMAIN_NAMES[i] + "s",
            SUIT_NAMES[i],
            SUIT_NAMES[i][:-1],
        ):
            return i
    return {"information": 0, "tech": 2}.get(word, -1)


def _value_from(word: str) -> int:
    if word.isdecimal() and len(word) < 9:
        return int(word)
    return COURT_NAMES.get(word, 0)


def _long_form(words: list[str]) -> int:
    """9-knowledge, king of spades, science 4, wild 1. (Family 1.5, 1.6)"""
    if len(words) == 2 and words[0] in ("wild", "joker"):
        return NUMBERS.get("W" + words[1], -1)
    if len(words) != 2:
        return -1
    for one, other in ((words[0], words[1]), (words[1], words[0])):
        value, domain = _value_from(one), _domain_from(other)
        if 1 <= value <= 13 and domain >= 0:
            return int(card_of(domain, value))
    return -1


def plain_cards(words: list[str]) -> list[int]:
    """The cards of words like K9, quickly; none if one is written in another way, or twice."""
    found: list[int] = []
    for word in words:
        card = NUMBERS.get(word, -1)
        if card < 0:
            return []
        found.append(card)
    return found if len(set(found)) == len(found) else []


def parse_card(text: str, names: dict[str, int] | None = None) -> int:
    """The card a person wrote: "K9", "9-knowledge", "king of spades", "data mining", with ' for a second copy."""
    found = NUMBERS.get(text, -1)
    if found >= 0:
        return found
    word = " ".join(text.strip().lower().replace("\u2019", "'").split())
    copy = FACES if word.endswith("'") else 0
    word = word.rstrip("'").strip()
    found = NUMBERS.get(word.upper(), -1)
    if found < 0:
        found = _long_form([w for w in word.replace("-", " ").split() if w != "of"])
    if found < 0 and names is not None:
        found = names.get(word, -1)
    if found < 0:
        raise BadCard(f"{text!r} is no card: write K1..K13, S.., T.., V.., W1, W2, '9-knowledge' or a card's name")
    return found + copy
