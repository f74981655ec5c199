"""Whether the open offers and the cards that wait, of a position of Tech Exchange, can be. (Family 8.8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.counting import CONCEDED
from techdeck.core.errors import Misfit
from techdeck.core.trading.checks import check_cards, check_told
from techdeck.core.trading.patterns import NOTHING_MORE, PATTERNS, fits, is_pattern
from techdeck.core.trading.terms import NO_CARDS, card_in, meant_for, share_card, wanted
from techdeck.games.exchange.names import (
    ACCEPT_CARDS,
    ACCEPTED,
    OFFER_CARDS,
    OFFER_TERMS,
    OPEN,
    SLOTS,
    WINDOW,
)
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.tied import is_locked


def check_offer(table: Exchange, seat: i64, number: i64) -> None:
    """An open offer has cards of its owner's hand, of which the truth is told, and asks for something. (Exchange 2)"""
    nums = table.nums
    terms, cards = nums[OFFER_TERMS + number], nums[OFFER_CARDS + number]
    is_open = has(nums[OPEN + seat], number % SLOTS)
    if is_open != (terms != 0) or is_open != (cards != NO_CARDS):
        raise Misfit("open", f"offer {number} is open exactly if it has terms and cards, not 0 and {NO_CARDS}")
    if not is_open:
        return
    if has(nums[CONCEDED], seat) and not is_locked(table, number):
        raise Misfit("open", f"seat {seat} has conceded, so its offer {number} is withdrawn")
    check_cards(table, "offer cards", seat, cards, 1, 2)
    check_told(table, "offer terms", cards, terms)
    if not is_pattern(wanted(terms, 0)) or not (wanted(terms, 1) == NOTHING_MORE or is_pattern(wanted(terms, 1))):
        raise Misfit("offer terms", f"offer {number} asks for one or two patterns, 1 to {PATTERNS - 1} each")
    if not -1 <= meant_for(terms) < table.players or meant_for(terms) == seat:
        raise Misfit("offer terms", f"offer {number} is for all or for another seat")


def check_accept(table: Exchange, seat: i64) -> None:
    """Cards that wait for a window to close fit the open offer they wait for. (Exchange 3.14, 3.15)"""
    nums = table.nums
    number, cards = nums[ACCEPTED + seat], nums[ACCEPT_CARDS + seat]
    if number < 0:
        if cards != NO_CARDS:
            raise Misfit("accept cards", f"seat {seat} has accepted nothing: write {NO_CARDS}")
        return
    terms = nums[OFFER_TERMS + number]
    if nums[WINDOW] == 0 or terms == 0 or number // SLOTS == seat or meant_for(terms) not in (-1, seat):
        raise Misfit(
            "accepted", f"seat {seat} waits for an open offer of another seat, at a table with a window, or -1"
        )
    count = 1 if wanted(terms, 1) == NOTHING_MORE else 2
    check_cards(table, "accept cards", seat, cards, count, count)
    for which in range(count):
        if not fits(table, wanted(terms, which), card_in(cards, which)):
            raise Misfit("accept cards", f"the cards of seat {seat} fit what offer {number} asks for")
    for mine in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if share_card(nums[OFFER_CARDS + mine], cards):
            raise Misfit("accept cards", f"a card of seat {seat} is tied, so it is in no offer")
