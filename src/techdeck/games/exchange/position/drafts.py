"""Whether what the seats prepare, in a position of Tech Exchange, can be. (Family 8.8)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.counting import CONCEDED
from techdeck.core.errors import Misfit
from techdeck.core.trading.checks import check_cards, check_told
from techdeck.core.trading.patterns import NOTHING_MORE, fits, is_pattern
from techdeck.core.trading.terms import NO_CARDS, card_in, meant_for, wanted
from techdeck.games.exchange.names import (
    ACCEPTED,
    ADDRESSING,
    AIM,
    COMMITTING,
    DONE,
    DRAFT_CARDS,
    DRAFT_LIMIT,
    DRAFT_TERMS,
    DROPPED,
    IDLE,
    LAYING,
    OFFER_LIMIT,
    OFFER_TERMS,
    OFFERS_MADE,
    OPEN,
    SLOTS,
    SPEAKING,
    STAGE,
    TALK_LIMIT,
    TALKED,
    WANTING,
    WANTING_EITHER,
    WANTING_EXACT,
)
from techdeck.games.exchange.offers import is_open_to
from techdeck.games.exchange.places import Exchange


def check_draft(table: Exchange, seat: i64) -> None:
    """What a seat prepares is as far as its stage says. (Exchange 2.3-2.9, 2.12, 3.4)"""
    nums = table.nums
    stage, cards, terms, aim = nums[STAGE + seat], nums[DRAFT_CARDS + seat], nums[DRAFT_TERMS + seat], nums[AIM + seat]
    check_may_prepare(table, seat, stage)
    if stage == COMMITTING:
        check_committing(table, seat, cards, terms, aim)
        return
    if aim != -1 and not (stage == WANTING_EITHER and 1 <= aim <= 13):
        raise Misfit("aim", f"the aim of seat {seat} is -1 at this stage, {stage}")
    if stage == IDLE or stage == SPEAKING:
        if cards != NO_CARDS or terms != 0:
            raise Misfit("draft cards", f"seat {seat} prepares no offer: write {NO_CARDS}, and 0 as terms")
        return
    check_half_made(table, seat, stage, cards, terms)


def check_may_prepare(table: Exchange, seat: i64, stage: i64) -> None:
    """Who prepares something may do so: it trades, and its limits are not used up. (Exchange 2.10, 2.13, 3.5, 4.6)"""
    nums = table.nums
    accepts = stage == COMMITTING and not has(nums[CONCEDED], seat)
    if has(nums[DONE] | nums[CONCEDED], seat) and stage != IDLE and not accepts:
        raise Misfit("stage", f"seat {seat} is done, so it prepares nothing: write {IDLE}")
    if stage == SPEAKING and nums[TALKED + seat] >= nums[TALK_LIMIT]:
        raise Misfit("talked", f"seat {seat} has said all it may, so it says no more")
    if LAYING <= stage <= COMMITTING and nums[DROPPED + seat] >= nums[DRAFT_LIMIT]:
        raise Misfit("dropped", f"seat {seat} has dropped all it may, so it prepares nothing")
    if LAYING <= stage <= ADDRESSING:
        if nums[OFFERS_MADE + seat] >= nums[OFFER_LIMIT]:
            raise Misfit("offers made", f"seat {seat} has made all its offers, so it prepares no other one")
        if nums[OPEN + seat] == bit(SLOTS) - 1:
            raise Misfit("open", f"seat {seat} has {SLOTS} open offers, so it prepares no other one")


def check_half_made(table: Exchange, seat: i64, stage: i64, cards: i64, terms: i64) -> None:
    """An offer as far as it is made: cards, what is told of them, what is wanted."""
    least, most = (0, 1) if stage == LAYING else (1, 2)
    check_cards(table, "draft cards", seat, cards, least, most)
    check_told(table, "draft terms", cards, terms)
    asks = sum([wanted(terms, which) != NOTHING_MORE for which in range(2)])
    fewest, highest = ASKED_FOR[int(stage)]
    right = all(is_pattern(wanted(terms, which)) for which in range(asks))
    if not fewest <= asks <= highest or not right or meant_for(terms) >= 0:
        raise Misfit(
            "draft terms", f"at stage {stage} seat {seat} asks for {fewest} to {highest} patterns, of nobody yet"
        )


ASKED_FOR: Final = {
    LAYING: (0, 0),
    WANTING: (0, 1),
    WANTING_EXACT: (0, 1),
    WANTING_EITHER: (0, 1),
    ADDRESSING: (1, 2),
}
"""How many patterns are asked for at each stage of an offer, at least and at most."""


def check_committing(table: Exchange, seat: i64, cards: i64, terms: i64, aim: i64) -> None:
    """Who accepts aims at an open offer, and has laid a card for the first of two patterns, or none. (Exchange 3.4)"""
    if aim < 0 or table.nums[OFFER_TERMS + aim] == 0 or aim // SLOTS == seat:
        raise Misfit("aim", f"seat {seat} is about to accept an open offer of another seat, not {aim}")
    if not has(table.nums[CONCEDED], aim // SLOTS) and not is_open_to(table, aim, seat):
        raise Misfit("aim", f"offer {aim} is not meant for seat {seat}")
    asks = table.nums[OFFER_TERMS + aim]
    check_cards(table, "draft cards", seat, cards, 0, 0 if wanted(asks, 1) == NOTHING_MORE else 1)
    if cards != NO_CARDS and not fits(table, wanted(asks, 0), card_in(cards, 0)):
        raise Misfit("draft cards", f"seat {seat} lays a card that fits what offer {aim} asks for")
    if terms != 0 or table.nums[ACCEPTED + seat] >= 0:
        raise Misfit(
            "draft terms" if terms != 0 else "accepted", f"seat {seat} accepts one offer and makes none meanwhile"
        )
