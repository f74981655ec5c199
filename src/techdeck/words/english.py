"""What is special about English: verbs, articles, lists and counts."""

from __future__ import annotations

import re
from collections.abc import Sequence

IRREGULAR = {"have": "has", "be": "is", "do": "does", "can": "can", "may": "may", "must": "must"}
SECOND_PERSON = {"be": "are"}
ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def third_person(verb: str) -> str:
    """play -> plays, copy -> copies, pass -> passes, have -> has."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ies"
    return verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "o")) else "s")


def second_person(verb: str) -> str:
    """be -> are, play -> play."""
    return SECOND_PERSON.get(verb, verb)


def listed(words: Sequence[str]) -> str:
    """a, b and c."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def count_of(number: int, thing: str) -> str:
    """a card, 2 cards."""
    return with_article(thing) if number == 1 else f"{number} {plural(thing)}"


def plural(thing: str) -> str:
    """card -> cards, company -> companies."""
    return f"{thing[:-1]}ies" if thing.endswith("y") and thing[-2] not in "aeiou" else f"{thing}s"


def with_article(thing: str) -> str:
    """a 7, an 8, an offer, an upgrade."""
    first = thing.split()[0] if thing else ""
    vowel = first in ("8", "11", "18", "upgrade") or (first[:1].lower() in "aeio" and first != "one")
    return f"{'an' if vowel else 'a'} {thing}"


def ordinal(number: int) -> str:
    """2nd, 3rd, 4th, 12th, 22nd."""
    return f"{number}{'th' if number // 10 % 10 == 1 else ENDINGS.get(number % 10, 'th')}"


def capitalised(text: str) -> str:
    """Every sentence begins with a capital letter, whatever comes first."""
    return re.sub(r"([.!?]) you\b", r"\1 You", text[:1].upper() + text[1:])
