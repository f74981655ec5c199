"""What others do not see of a seat's trading; phase, offers and groups as plain data. (Exchange 2.4, 2.12, 3.4)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.cards import card_id
from techdeck.core.table import Table
from techdeck.core.trading.backing import masked_cards
from techdeck.core.trading.patterns import NOTHING_MORE, pattern_text
from techdeck.core.trading.terms import NO_CARDS, meant_for, told, wanted
from techdeck.core.zones import HAND
from techdeck.games.exchange.names import (
    ACCEPT_CARDS,
    ACCEPTED,
    AIM,
    ARRANGED,
    DRAFT_CARDS,
    DRAFT_TERMS,
    FLUSHED,
    GROUP,
    GROUPED,
    OFFER_CARDS,
    OFFER_TERMS,
    OPEN,
    SLOTS,
    STAGE,
    WINDOW,
)
from techdeck.games.exchange.patterns import card_texts, told_text

IDLE: Final = 0
"""The stage of a seat that is preparing nothing."""
PHASES: Final = {
    "Round(1)": "deal",
    "Round(2)": "first trading",
    "Round(3)": "first effects",
    "Round(4)": "second trading",
    "Round(5)": "second effects",
    "Round(6)": "reveal",
    "Round(7)": "score",
}
"""By the frame of the round, which says what comes next. (Exchange 0.7)"""


def drop_draft(table: Table, seat: i64) -> None:
    """The seat prepares nothing any more: no offer and no accept. (Exchange 2.12, 3.4)"""
    nums = table.nums
    nums[STAGE + seat] = IDLE
    nums[DRAFT_CARDS + seat] = NO_CARDS
    nums[DRAFT_TERMS + seat] = 0
    nums[AIM + seat] = -1


def is_locked(table: Table, number: i64) -> bool:
    """Whether somebody has committed cards to the offer and waits for the window to close. (Exchange 3.15)"""
    if table.nums[WINDOW] == 0:
        return False
    for seat in range(table.players):
        if table.nums[ACCEPTED + seat] == number:
            return True
    return False


def mask_seat(table: Table, seat: i64) -> None:
    """Hide what a seat is preparing, and which cards stand behind its offers and its accept."""
    nums = table.nums
    drop_draft(table, seat)
    for slot in range(SLOTS):
        if has(nums[OPEN + seat], slot):
            number = seat * SLOTS + slot
            nums[OFFER_CARDS + number] = masked_cards(nums[OFFER_CARDS + number], nums[OFFER_TERMS + number])
    if nums[ACCEPTED + seat] >= 0:
        nums[ACCEPT_CARDS + seat] = masked_cards(nums[ACCEPT_CARDS + seat], 0)


def offer_data(table: Table, number: int) -> dict[str, object]:
    """An open offer as plain data."""
    terms, to = table.nums[OFFER_TERMS + number], meant_for(table.nums[OFFER_TERMS + number])
    data: dict[str, object] = {"number": number, "from": number // SLOTS, "to": int(to) if to >= 0 else None}
    data["cards"] = card_texts(table.nums[OFFER_CARDS + number])
    return {**data, **terms_data(terms)}


def terms_data(terms: i64) -> dict[str, object]:
    """What an offer tells of its cards and what it asks for."""
    tells = [told(terms, i) for i in range(2)]
    asks = [wanted(terms, i) for i in range(2)]
    return {
        "told": [told_text(pattern) for pattern in tells if pattern != NOTHING_MORE],
        "wanted": [pattern_text(pattern) for pattern in asks if pattern != NOTHING_MORE],
    }


def draft_data(table: Table, seat: i64) -> dict[str, object] | None:
    """What a seat is preparing: an offer, or an accept of one."""
    if table.nums[STAGE + seat] == IDLE:
        return None
    data: dict[str, object] = {"cards": card_texts(table.nums[DRAFT_CARDS + seat])}
    return {**data, "aim": int(table.nums[AIM + seat]), **terms_data(table.nums[DRAFT_TERMS + seat])}


# --- the rest of a round -------------------------------------------------------------------------------


def phase_of_round(table: Table) -> str:
    """The phase the round is in; empty when the game is over. (Exchange 0.7)"""
    frames = table.frames
    return PHASES.get(frames[0].key(), "") if len(frames) > 0 else ""


def groups_data(table: Table) -> list[dict[str, object] | None]:
    """What each seat has formed so far by hand, which all see; None for who has stopped. (Exchange 7.3, 7.11)"""
    return [group_data(table, seat) for seat in range(table.players)]


def group_data(table: Table, seat: i64) -> dict[str, object] | None:
    """The cards of a seat's group in progress, all its cards in groups, and whether it has its flush."""
    nums = table.nums
    if has(nums[ARRANGED], seat):
        return None
    data: dict[str, object] = {"forming": hand_cards(table, seat, nums[GROUP + seat])}
    return {**data, "grouped": hand_cards(table, seat, nums[GROUPED + seat]), "flush": nums[FLUSHED + seat] == 1}


def hand_cards(table: Table, seat: i64, places: i64) -> list[str]:
    """The cards at these places of a hand."""
    zones = table.zones
    return [card_id(zones.at(HAND + seat, i)) for i in range(zones.count(HAND + seat)) if has(places, i)]
