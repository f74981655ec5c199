"""Patterns and terms as plain data, for views, questions and events, and their declared records."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.cards import DOMAIN_NAMES, card_id
from techdeck.core.records import Fields
from techdeck.core.trading.patterns import ANY, NOTHING_MORE, OF_DOMAIN, OF_VALUE, OR_DOMAIN, OR_VALUE, THE_CARD
from techdeck.core.trading.terms import told, wanted

Pattern = dict[str, object]
"""A pattern as data: its kind, and what that kind names."""

NAMED: Final[dict[str, Fields]] = {kind: {kind: kind} for kind in ("card", "value", "domain")}
UNIONS: Final[dict[str, dict[str, Fields]]] = {
    "promise": {**NAMED, "face_down": {}},
    "pattern": {
        **NAMED,
        "value_or_value": {"value": "value", "other": "value"},
        "value_or_domain": {"value": "value", "domain": "domain"},
        "any": {},
    },
}
"""What is told of an offered card, and what is asked for."""
TERMS: Final[Fields] = {"told": "[@promise]", "wanted": "[@pattern]"}
"""What an offer promises and asks for, card by card."""
TELLINGS: Final = ["card", "value", "domain", "nothing"]
OFFERED: Final[Fields] = {"card": "card", "tell": "|".join(TELLINGS)}
"""A card in a command that makes an offer, and what is told of it: which card it is, its value, its domain, nothing."""
OFFER_TARGET: Final[dict[str, Fields]] = {"offer": {"offer": "int"}}
"""An open offer as what a choice points at."""


def pattern_data(pattern: i64) -> Pattern:
    """What is asked for, as plain data."""
    if pattern >= OR_DOMAIN:
        pair = int(pattern - OR_DOMAIN)
        return {"kind": "value_or_domain", "value": pair // 4 + 1, "domain": DOMAIN_NAMES[pair % 4]}
    if pattern >= OR_VALUE:
        pair = int(pattern - OR_VALUE)
        return {"kind": "value_or_value", "value": pair // 13 + 1, "other": pair % 13 + 1}
    if pattern >= THE_CARD:
        return {"kind": "card", "card": card_id(pattern - THE_CARD)}
    if pattern >= OF_DOMAIN:
        return {"kind": "domain", "domain": DOMAIN_NAMES[pattern - OF_DOMAIN]}
    return {"kind": "any"} if pattern == ANY else {"kind": "value", "value": int(pattern - OF_VALUE)}


def promise_data(pattern: i64) -> Pattern:
    """What is told of an offered card, as plain data."""
    return {"kind": "face_down"} if pattern == ANY else pattern_data(pattern)


def terms_data(terms: i64) -> dict[str, object]:
    """What an offer tells of its cards and what it asks for, as plain data."""
    tells = [told(terms, i) for i in range(2)]
    asks = [wanted(terms, i) for i in range(2)]
    return {
        "told": [promise_data(pattern) for pattern in tells if pattern != NOTHING_MORE],
        "wanted": [pattern_data(pattern) for pattern in asks if pattern != NOTHING_MORE],
    }


def offer_target(number: i64) -> dict[str, object]:
    """An open offer as what a choice points at."""
    return {"kind": "offer", "offer": int(number)}
