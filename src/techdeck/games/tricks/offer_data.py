"""An offer as plain data, for views, questions and events. (Tricks 3.6-3.14)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import HIDDEN, card_id
from techdeck.core.events import Event, Moved
from techdeck.core.questions import Question, card_target
from techdeck.core.records import Fields
from techdeck.core.table import Table
from techdeck.core.trading.records import TERMS, terms_data
from techdeck.core.trading.terms import NO_CARD, card_in, meant_for
from techdeck.games.tricks.names import DRAFT_CARDS, DRAFT_TERMS, OFFER_CARDS, OFFER_FROM, OFFER_TERMS, PROPOSER

COUNTERED: Final[Fields] = {"counter": "bool", **TERMS}
"""What is promised and asked for, and whether it answers a proposal."""
DRAFT: Final[Fields] = {"to": "seat", "cards": "[card]", **COUNTERED}
"""An offer that is being put together, as its own seat sees it."""
OFFER: Final[Fields] = {"from": "seat", "to": "seat", "cards": "[card?]", **COUNTERED}
"""An offer that stands; cards of which it was not told exactly which they are, only their own seat sees."""


def is_counter(table: Table) -> bool:
    """Whether the offer that stands answers the proposer's. (Tricks 3.13)"""
    return table.nums[OFFER_FROM] != table.nums[PROPOSER]


def cards_data(cards: i64) -> list[str | None]:
    """One or two packed cards; those that are not seen are null."""
    both = [card_in(cards, which) for which in range(2)]
    return [None if card == HIDDEN else card_id(card) for card in both if card != NO_CARD]


def trade_data(table: Table) -> dict[str, object]:
    """What the offer that stands promises and asks for."""
    return {"counter": is_counter(table), **terms_data(table.nums[OFFER_TERMS])}


def offer_data(table: Table) -> dict[str, object] | None:
    """The offer that stands, as this table knows it; None if there is none. (Tricks 3.7)"""
    terms = table.nums[OFFER_TERMS]
    if terms == 0:
        return None
    ends: dict[str, object] = {"from": int(table.nums[OFFER_FROM]), "to": int(meant_for(terms))}
    return {**ends, "cards": cards_data(table.nums[OFFER_CARDS]), **trade_data(table)}


def draft_data(table: Table) -> dict[str, object] | None:
    """The offer that is being put together; None if there is none, or nothing is to be known of it. (Tricks 3.30)"""
    terms = table.nums[DRAFT_TERMS]
    if terms == 0:
        return None
    to = meant_for(terms)
    about: dict[str, object] = {"to": int(to), "cards": cards_data(table.nums[DRAFT_CARDS])}
    return {**about, "counter": to == table.nums[PROPOSER], **terms_data(terms)}


def draft_question(table: Table, code: str, verbs: dict[str, str]) -> Question:
    """A question about the offer that is being put together, with all that was chosen so far."""
    return Question(code, verbs, draft_data(table))


def offer_question(table: Table, code: str, verbs: dict[str, str], given: i64) -> Question:
    """A question about the offer that stands, and the card that was given for the first pattern, if one was."""
    question = Question(code, verbs, offer_data(table))
    if given >= 0:
        question.chosen = [card_target(card_id(given))]
    return question


def tell_offer(table: Table, seat: i64) -> None:
    """All hear what is promised and asked for; which cards these are, only the seat itself sees. (Tricks 3.7)"""
    assert table.journal is not None
    terms, both = table.nums[OFFER_TERMS], table.nums[OFFER_CARDS]
    cards = [card_in(both, which) for which in range(2) if card_in(both, which) != NO_CARD]
    shown = [Moved(int(card), int(bit(seat)), table.spot_of(card), table.spot_of(card)) for card in cards]
    table.journal.add(Event("offer", int(seat), int(meant_for(terms)), shown, trade_data(table), None))
