"""techdeck deck check, new and diff: edition files for designers."""

from __future__ import annotations

from pathlib import Path

from techdeck.commands.shared import print_json, wrapped
from techdeck.core.cards import NATURALS, card_id
from techdeck.core.errors import TechdeckError
from techdeck.deck.claims import text_sources, warnings_of
from techdeck.deck.difference import Difference, differences
from techdeck.deck.edition import BadEdition, Edition, load_edition
from techdeck.deck.files import beside, edition_text
from techdeck.deck.starting import starting_text
from techdeck.words.english import listed

MOST_LISTED = 12
"""More changed cards than this are only counted."""
TOLD = {"name": "name", "text": "text", "name_source": "source of the name", "effect_source": "source of the effect"}
"""What can differ in a card, as people are told."""


def check(file: str, as_json: bool) -> int:
    """Every mistake of an edition file, one a line, and 1 if there is any; else what is in it, and warnings."""
    try:
        edition = load_edition(file)
    except BadEdition as error:
        return tell_mistakes(file, error.mistakes, as_json)
    warnings = warnings_of(edition, edition_text(file) or "", file)
    if as_json:
        print_json({"file": file, "ok": True, "mistakes": [], "warnings": warnings, **edition_data(edition)})
        return 0
    print(f"{file}: ok, edition {edition.name!r} ({edition.title}), {len(edition.cards)} cards")
    for line in [base_told(edition), sources_told(edition), f"fingerprint {edition.fingerprint}"]:
        if line:
            print(wrapped(line, "  ", "    "))
    for warning in warnings:
        print(f"warning: {warning}")
    return 0


def tell_mistakes(file: str, mistakes: list[str], as_json: bool) -> int:
    """An edition that can't be loaded."""
    if as_json:
        print_json({"file": file, "ok": False, "mistakes": mistakes, "warnings": []})
    else:
        print("\n".join(mistakes))
        print(f"{len(mistakes)} mistake{'s' if len(mistakes) > 1 else ''}")
    return 1


def edition_data(edition: Edition) -> dict[str, object]:
    """What is in an edition, as plain data."""
    base = edition.based_on
    return {
        "edition": edition.name,
        "title": edition.title,
        "fingerprint": edition.fingerprint,
        "base": None if base is None else base.name,
        "changed": [] if base is None else [card_id(one.after.card) for one in differences(base, edition)],
        "texts": NATURALS,
        "texts_from_printed_deck": text_sources(edition)["printed deck"],
        "text_sources": text_sources(edition),
    }


def base_told(edition: Edition) -> str:
    """What an edition is built on, and what it changes."""
    base = edition.based_on
    if base is None:
        return ""
    changed = [card_id(one.after.card) for one in differences(base, edition)]
    cards = f"{len(changed)} card{'' if len(changed) == 1 else 's'} changed"
    if changed and len(changed) <= MOST_LISTED:
        cards += f": {listed(changed)}"
    return f"based on {base.name} ({base.title}); {cards or 'nothing changed'}"


def sources_told(edition: Edition) -> str:
    """Where the texts come from, those of the printed deck first. (Family 8.2)"""
    found = text_sources(edition)
    printed = found.pop("printed deck")
    others = [f"{count} {source}" for source, count in found.items() if count]
    return f"{printed} of {NATURALS} texts come from the printed deck" + (f"; {', '.join(others)}" if others else "")


# --- a new one --------------------------------------------------------------------------------------


def new(file: str, base: str, every_card: bool, as_json: bool) -> int:
    """Write a starting file where none is yet."""
    path = Path(file)
    if path.suffix != ".toml":
        raise TechdeckError(f"{file}: the name of an edition file ends in .toml; write {file}.toml")
    edition, name = load_edition(beside(file, base)), name_for(path)
    text = starting_text(name, name.replace("-", " ").capitalize(), file, base, edition, every_card)
    try:
        with path.open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise TechdeckError(f"{file}: there is such a file already, and it is left as it is; choose another") from None
    except OSError as error:
        raise TechdeckError(f"{file}: can't be written: {error.strerror}; choose another file") from None
    if as_json:
        print_json({"file": file, "edition": name, "base": edition.name})
    else:
        print(f"{file}: written, based on {edition.title}. Change some cards, then: techdeck deck check {file}")
    return 0


def name_for(path: Path) -> str:
    """A name for an edition, from that of its file."""
    letters = [letter if letter.isascii() and letter.isalnum() else "-" for letter in path.stem]
    return "-".join("".join(letters).split("-")).strip("-").lower() or "my-house"


# --- what differs -----------------------------------------------------------------------------------


def diff(one: str, other: str, as_json: bool) -> int:
    """What differs between two editions; 1 if anything does."""
    before, after = load_edition(one), load_edition(other)
    found = differences(before, after)
    if as_json:
        data = {"a": edition_name(one, before), "b": edition_name(other, after), "same": not found}
        print_json({**data, "cards": [difference_data(difference) for difference in found]})
    else:
        for difference in found:
            print(difference_text(difference) + "\n")
        print(summary(found))
    return 1 if found else 0


def edition_name(called: str, edition: Edition) -> dict[str, object]:
    """An edition that is compared, as plain data."""
    return {"file": called, "edition": edition.name, "title": edition.title, "fingerprint": edition.fingerprint}


def difference_data(difference: Difference) -> dict[str, object]:
    """A card that differs, as plain data: only what does."""
    before, after, parts = difference
    changed = {part: {"a": getattr(before, part), "b": getattr(after, part)} for part in parts}
    return {"id": card_id(after.card), **changed}


def difference_text(difference: Difference) -> str:
    """A card that differs, for people: - as it was, + as it is."""
    before, after, parts = difference
    lines = [f"{card_id(after.card)} {before.name}"]
    for part in parts:
        lines.append(f"  {TOLD[part]}")
        lines += [
            wrapped(getattr(card, part), f"    {sign} ", "      ") for sign, card in (("-", before), ("+", after))
        ]
    return "\n".join(lines)


def summary(found: list[Difference]) -> str:
    """How much differs, in a line."""
    if not found:
        return "the two editions are the same: every name, text and source"
    counts = [(what, sum(any(part in one.parts for part in parts) for one in found)) for what, parts in KINDS.items()]
    told = [f"{count} {what}{'' if count == 1 else 's'}" for what, count in counts if count]
    return f"{len(found)} of 54 cards differ{'s' if len(found) == 1 else ''}: {listed(told)}"


KINDS = {"name": ["name"], "text": ["text"], "source": ["name_source", "effect_source"]}
"""What is counted of cards that differ."""
