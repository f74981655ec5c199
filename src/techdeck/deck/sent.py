"""An edition sent as text, not as a file: no path in it leads anywhere, and it can be kept whole. (Family 8.1)"""

from typing import Final, NamedTuple

from techdeck.core.carried import fingerprint_of
from techdeck.core.errors import TechdeckError
from techdeck.deck.base import NOT_TEXT, Base, EditionCard, base_in
from techdeck.deck.claims import Place, places_of_warnings
from techdeck.deck.edition import Edition, load_edition, whole_edition
from techdeck.deck.files import packaged_editions
from techdeck.deck.headers import header_of
from techdeck.deck.reader import Reader
from techdeck.deck.starting import quoted

MOST_BYTES: Final = 64 * 1024
"""No edition that is sent is longer; 54 cards with the longest texts one would print have a third of that."""
LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80


class SentEdition(NamedTuple):
    """An edition that was sent: every mistake with its place, or else what it is, with all its cards."""

    mistakes: list[Place]
    warnings: list[Place] = []  # noqa: RUF012 - nobody changes it
    name: str = ""
    title: str = ""
    base: str = ""
    fingerprint: str = ""
    cards: list[EditionCard] = []  # noqa: RUF012 - nobody changes it


def read_sent(text: str) -> SentEdition:
    """The edition of a text; its base is packaged, or there is none."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        return SentEdition([(*place_at(text, error.start), "this is not text: save the file as UTF-8 and try again")])
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    base, problem = base_of(text)
    on = None if base is None and not problem else Base(problem=problem)
    if base is not None:
        on = Base(base.name, base.cards, base.deck.programs)
    reader = Reader(text, "", on)
    about = reader.edition or {"name": "", "title": ""}
    found = sorted([*reader.found, *[(1, *wrong) for wrong in wrong_names(reader, about)]])
    if found:
        return SentEdition([(line, column, what) for _, line, column, what in found])
    cards = [reader.cards[face] for face in sorted(reader.cards)]
    fingerprint = fingerprint_of([card.name for card in cards], [card.text for card in cards])
    warnings = places_of_warnings(whole_edition(text, "", base, ""), text)
    return SentEdition([], warnings, about["name"], about["title"], base.name if base else "", fingerprint, cards)


def base_of(text: str) -> tuple[Edition | None, str]:
    """The packaged edition that a text is built on, or why there is none; no file is looked for."""
    written, known = base_in(text), packaged_editions()
    if written is None:
        return None, ""
    if not isinstance(written, str):
        return None, NOT_TEXT
    if written not in known:
        here = f"here a base is one of {', '.join(known)}; of any other edition, send all cards"
        return None, f"there is no edition {written[:LONGEST_NAME]!r} here: {here}"
    return load_edition(written), ""


def wrong_names(reader: Reader, about: dict[str, str]) -> list[Place]:
    """What is wrong with names that others will read in a list of tables."""
    block, found = reader.about_block, list[Place]()
    if block is None:
        return found
    if about.get("name") in packaged_editions():
        what = f"{about['name']} is the name of a packaged edition: give this one a name of its own"
        found.append((*block.start_of("name"), f"[edition]: {what}"))
    for key, most in (("name", LONGEST_NAME), ("title", LONGEST_TITLE)):
        left_out = key == "title" and about.get("title") == about.get("name")
        if len(about.get(key, "")) > most and not left_out:
            found.append((*block.start_of(key), f"[edition]: its {key} is too long: write at most {most} letters"))
    return found


def place_at(text: str, index: int) -> tuple[int, int]:
    """Line and column, from 1, of a letter."""
    return text.count("\n", 0, index) + 1, index - (text.rfind("\n", 0, index) + 1) + 1


def whole_text(sent: SentEdition) -> str:
    """The edition as a text with all its cards, so that it depends on no other; it has the same fingerprint."""
    if sent.mistakes:
        raise TechdeckError("an edition with mistakes can't be written out")
    rows = ["[edition]", f"name = {quoted(sent.name)}", f"title = {quoted(sent.title)}"]
    for card in sent.cards:
        rows += ["", f"[{header_of(card.card)}]", f"name = {quoted(card.name)}", f"text = {quoted(card.text)}"]
        rows += [f'source = {{ name = "{card.name_source}", effect = "{card.effect_source}" }}']
    return "\n".join(rows) + "\n"
