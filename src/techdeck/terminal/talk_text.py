"""True statements and questions about hands in words; the same in every game that has them."""

from __future__ import annotations

import re

from techdeck.core.cards import DOMAIN_NAMES

HELD = rf"(\d+|{'|'.join(DOMAIN_NAMES)})(?: cards?)?"
STATEMENT = re.compile(rf'(?:say )?"?i (?:hold|have) (no|an?) {HELD}[."]*')
QUESTION = re.compile(rf'(?:ask )?"?who (?:holds|has) an? {HELD}[?."]*')
TALKING = ("say", "ask", "speak")
"""With these words a statement or a question begins."""


def with_article(value: str) -> str:
    """a 7, an 8."""
    return f"an {value}" if value in ("8", "11") else f"a {value}"


def statement(text: str) -> str:
    """say-no-value 7 -> I hold no 7."""
    kind, _, argument = text.partition(" ")
    thing = argument if kind.endswith("value") else f"{argument} card"
    return f"I hold no {thing}." if "-no-" in kind else f"I hold {with_article(thing)}."


def question(text: str) -> str:
    """ask-value 7 -> who holds a 7?"""
    kind, _, argument = text.partition(" ")
    return f"Who holds {with_article(argument)}{'' if kind.endswith('value') else ' card'}?"


def as_logged(typed: str) -> str:
    """A statement or a question in words, as a log writes it, true or not; what is neither stays as it is."""
    words = " ".join(typed.lower().split())
    said, asked = STATEMENT.fullmatch(words), QUESTION.fullmatch(words)
    if said is not None:
        return f"say-{'no-' if said[1] == 'no' else ''}{kind_of(said[2])} {said[2]}"
    return typed if asked is None else f"ask-{kind_of(asked[1])} {asked[1]}"


def is_talk(typed: str) -> bool:
    """Whether somebody wants to make a statement or to ask: they begin so, or say it."""
    return typed.lower().partition(" ")[0] in TALKING or as_logged(typed) != typed


def kind_of(held: str) -> str:
    """Whether a value or a domain is spoken of."""
    return "value" if held.isdigit() else "domain"
