"""True statements and questions about hands in words; the same in every game that has them."""

from __future__ import annotations

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
