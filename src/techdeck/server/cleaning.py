"""Names and chat as they are shown to others: one line, no control characters, no longer than it should be."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 24
CHAT_LENGTH = 300
MARKS_IN_A_ROW = 2
"""Accents stacked on one letter would spill over the lines around."""


def clean(text: str, length: int) -> str:
    """The text as one line of plain characters."""
    kept, marks = [], 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind in ("Cc", "Zl", "Zp", "Zs"):
            kept.append(" ")
        elif not kind.startswith("C") and marks <= MARKS_IN_A_ROW:
            kept.append(sign)
    return " ".join("".join(kept).split())[:length].strip()


def clean_name(text: str) -> str:
    """A name; empty if nothing is left of it."""
    return clean(text, NAME_LENGTH)


def clean_chat(text: str) -> str:
    """A line of chat; empty if nothing is left of it."""
    return clean(text, CHAT_LENGTH)
