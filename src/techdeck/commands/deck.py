"""techdeck deck: the cards of an edition, and the check of an edition file."""

from __future__ import annotations

import argparse
import difflib

from techdeck.commands.shared import add_json, print_json, wrapped
from techdeck.core.cards import COURT_NAMES, DOMAIN_NAMES, SUIT_NAMES, card_id, is_wild, parse_card
from techdeck.core.cards import printed_domain as domain_of
from techdeck.core.cards import printed_value as value_of
from techdeck.core.errors import BadCard
from techdeck.deck.edition import BadEdition, Edition, load_edition
from techdeck.deck.language import Form, forms
from techdeck.deck.reader import EditionCard

ABOUT = "List or show the cards of an edition, check an edition file, or see what card texts can say."
EXAMPLES = """\
  techdeck deck list
  techdeck deck list --json
  techdeck deck show K9 S2
  techdeck deck show "data mining"
  techdeck deck check my-edition.toml
  techdeck deck forms"""

SORTS = {
    "form": "SENTENCES and what they can do",
    "place": "PLACES: the two ends of an exchange or a replacement",
    "kind": 'KINDS OF CARDS: which cards are meant by "a card of ..."',
    "part": "SMALLER PARTS: words inside a sentence",
}
"""The sorts of what card texts can say, in the order they are told."""
HOW_TO_WRITE = "write K1..K13, S.., T.., V.., W1, W2, '9-knowledge', 'king of spades'"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    ways = parser.add_subparsers(dest="way", required=True, metavar="list|show|check|forms")
    edition = argparse.ArgumentParser(add_help=False)
    edition.add_argument("--edition", default="open-1", metavar="E", help="a packaged edition or an edition file")
    listed = ways.add_parser("list", parents=[edition], help="all 54 cards", epilog="example: techdeck deck list")
    shown = ways.add_parser("show", parents=[edition], help="some cards", epilog="example: techdeck deck show K9 S2")
    shown.add_argument("card", nargs="+", metavar="CARD", help="K9, 9-knowledge, king of spades or a card's name")
    checked = ways.add_parser("check", help="every mistake in a file", epilog="example: techdeck deck check mine.toml")
    checked.add_argument("file", metavar="FILE", help="an edition file (.toml) or the name of a packaged edition")
    said = ways.add_parser("forms", help="what card texts can say", epilog="example: techdeck deck forms")
    for way in (listed, shown, checked, said):
        add_json(way)


def run(wish: argparse.Namespace) -> int:
    """Print it."""
    if wish.way == "check":
        return check(wish.file, wish.json)
    if wish.way == "forms":
        return print_forms(wish.json)
    edition = load_edition(wish.edition)
    if wish.way == "list":
        cards = [card_data(card) for card in edition.cards]
        print_json(cards) if wish.json else print("\n".join(card_line(card) for card in edition.cards))
        return 0
    shown = find_cards(wish.card, edition)
    if wish.json:
        print_json(card_data(shown[0]) if len(shown) == 1 else [card_data(card) for card in shown])
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
    return "\n".join([head, wrapped(card.text or "No effect of its own: each game says what a wild does."), origin])


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


def check(file: str, as_json: bool) -> int:
    """Every mistake of an edition file, one a line; 1 if there is any."""
    edition: Edition | None = None
    mistakes: list[str] = []
    try:
        edition = load_edition(file)
    except BadEdition as error:
        mistakes = error.mistakes
    if as_json:
        print_json({"file": file, "ok": not mistakes, "mistakes": mistakes})
    elif edition is not None:
        print(f"{file}: ok, edition {edition.name!r} ({edition.title}), {len(edition.cards)} cards")
    else:
        print("\n".join(mistakes))
        print(f"{len(mistakes)} mistake{'s' if len(mistakes) > 1 else ''}")
    return 1 if mistakes else 0


def print_forms(as_json: bool) -> int:
    """All that card texts can say, with examples."""
    if as_json:
        print_json([form_data(form) for form in forms(*SORTS)])
        return 0
    for sort, title in SORTS.items():
        print(f"{wrapped(title)}\n")
        for form in forms(sort):
            print(wrapped(form.meaning, "  ", "  "))
            for example in form.examples:
                print(wrapped(example, "      ", "        "))
            print()
    return 0


def form_data(form: Form) -> dict[str, object]:
    """Something one can write, as plain data."""
    return {"form": form.rule, "sort": form.sort, "meaning": form.meaning, "examples": form.examples}
