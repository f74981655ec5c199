"""Whether the lines of a position of Tech Exchange fit each other. (Family 8.8)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.cards import card_id, is_wild
from techdeck.core.counting import CONCEDED
from techdeck.core.errors import Misfit
from techdeck.core.frames import Frame
from techdeck.core.limits import TO_DO
from techdeck.core.trading.patterns import NOTHING_MORE, OR_VALUE, fits, pattern_text
from techdeck.core.trading.terms import NO_CARD, NO_CARDS, card_in, meant_for, share_card, told, wanted
from techdeck.core.zones import ASIDE, HAND
from techdeck.games.exchange.accepting import PickPartner
from techdeck.games.exchange.arranging import Arranging
from techdeck.games.exchange.backing import asked_for_own
from techdeck.games.exchange.hidden import IDLE, is_locked
from techdeck.games.exchange.market import DealtWilds, PlaceWild
from techdeck.games.exchange.names import (
    ACCEPT_CARDS,
    ACCEPTED,
    AIM,
    ARRANGED,
    DONE,
    DRAFT_CARDS,
    DRAFT_TERMS,
    GROUP,
    GROUPED,
    NEWS,
    OFFER_CARDS,
    OFFER_TERMS,
    OPEN,
    QUESTION,
    SLOTS,
    STACK,
    STAGE,
    WINDOW,
)
from techdeck.games.exchange.offers import is_open_to
from techdeck.games.exchange.order import check_order
from techdeck.games.exchange.phases import AfterUse, Redraw, UseCard
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.stages import (
    COMMITTING,
    LAYING,
    MEANING,
    MEANING_ONE,
    MORE_CARDS,
    MORE_WANTS,
    SPEAKING,
    TELLING,
    WANTING,
    WANTING_DOMAIN,
    WANTING_EXACT,
    WANTING_VALUE,
)
from techdeck.games.exchange.trading import Trading

LAST_PATTERN: Final = 239
"""OR_VALUE + 168: the last of 13 times 13."""


def check_table(table: Exchange) -> None:
    """All that goes wrong only in a combination of lines."""
    for below, frame in zip(table.frames, table.frames[1:], strict=False):
        check_frame(table, below, frame)
    check_wilds(table)
    check_order(table)
    trading = [frame for frame in table.frames if isinstance(frame, Trading)]
    for seat in range(table.players):
        if not trading:
            check_at_rest(table, seat)
        for number in range(seat * SLOTS, seat * SLOTS + SLOTS):
            check_offer(table, seat, number)
    for seat in range(table.players):
        own = asked_for_own(table, seat)
        if own > 0:
            raise Misfit("offer terms", f"seat {seat} asks for {pattern_text(own)} before any trade, and has it itself")
        check_draft(table, seat)
        check_accept(table, seat)
        check_groups(table, seat)


def check_frame(table: Exchange, below: Frame, frame: Frame) -> None:
    """Phases and turns follow each other, wilds lie where they are taken from. (Exchange 0.7, 1.7, 1.10, 3.12, 6.1)"""
    if isinstance(frame, Trading) and below.key() != f"Round({2 * frame.phase})":
        raise Misfit(TO_DO, f"trading phase {frame.phase} lies on Round({2 * frame.phase})")
    if isinstance(below, UseCard) and isinstance(frame, (AfterUse, Redraw)) and table.left_of(frame.seat) != below.seat:
        raise Misfit(TO_DO, f"after seat {frame.seat} comes seat {table.left_of(frame.seat)}, not {below.seat}")
    if isinstance(frame, PlaceWild):
        where = table.zones.where[frame.card]
        places = [HAND + frame.seat] if frame.draws == 1 else [ASIDE, *range(STACK, STACK + 4)]
        if not is_wild(frame.card) or where not in places:
            raise Misfit(TO_DO, "a wild to be placed lies in the hand of its seat (1), or aside or on a stack (0)")
    if isinstance(frame, PickPartner):
        waiting = [seat for seat in range(table.players) if table.nums[ACCEPTED + seat] == frame.number]
        if len(waiting) < 2:
            raise Misfit(TO_DO, f"two seats or more have accepted offer {frame.number} where one is picked")


def check_wilds(table: Exchange) -> None:
    """A wild stays in no hand, and lies aside only until it is placed. (Exchange 1.7, 1.9, 1.10)"""
    placing = [int(frame.card) for frame in table.frames if isinstance(frame, PlaceWild)]
    if len(set(placing)) < len(placing):
        raise Misfit(TO_DO, "a wild is placed once")
    dealt = [frame for frame in table.frames if isinstance(frame, DealtWilds)]
    for seat in range(table.players):
        for card in table.zones.listed(HAND + seat):
            if is_wild(card) and card not in placing and not dealt:
                raise Misfit(
                    f"hand {seat}", f"{card_id(card)} is a wild, which is placed at once: 'to do' has no PlaceWild"
                )


def check_at_rest(table: Exchange, seat: i64) -> None:
    """After trading nothing is open and nobody prepares anything. (Exchange 5.11)"""
    nums = table.nums
    empty = [("stage", STAGE, IDLE), ("open", OPEN, 0), ("accepted", ACCEPTED, -1), ("question", QUESTION, 0)]
    for name, first, number in empty:
        if nums[first + seat] != number:
            raise Misfit(name, f"nobody trades by what is to do, so this is {number} for every seat")
    if nums[DONE] | nums[NEWS] != 0:
        raise Misfit("done" if nums[DONE] != 0 else "news", "nobody trades by what is to do, so this is 0")


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
    check_told(table, "offer terms", cards, terms, 2)
    if not is_pattern(wanted(terms, 0)) or not (wanted(terms, 1) == NOTHING_MORE or is_pattern(wanted(terms, 1))):
        raise Misfit("offer terms", f"offer {number} asks for one or two patterns, 1 to {LAST_PATTERN} each")
    if not -1 <= meant_for(terms) < table.players or meant_for(terms) == seat:
        raise Misfit("offer terms", f"offer {number} is for all or for another seat")


def is_pattern(pattern: i64) -> bool:
    """Whether a pattern asks for something that can be. (Exchange 2.7)"""
    if pattern >= OR_VALUE:
        pair = pattern - OR_VALUE
        return pattern <= LAST_PATTERN and pair // 13 < pair % 13
    return pattern > NOTHING_MORE


def check_cards(table: Exchange, name: str, seat: i64, cards: i64, least: int, most: int) -> None:
    """Two packed cards, so many of them there, the first one first, and all of them in the hand. (Exchange 2.3, 3.2)"""
    both = [int(card_in(cards, 0)), int(card_in(cards, 1))]
    laid = [card for card in both if card != NO_CARD]
    if not least <= len(laid) <= most or both[: len(laid)] != laid or len(set(laid)) < len(laid):
        raise Misfit(
            name, f"seat {seat} has {least} to {most} cards there, packed as one + 128 * other, none as {NO_CARD}"
        )
    for card in laid:
        if card >= table.cards or table.zones.where[card] != HAND + seat:
            raise Misfit(name, f"{card} is no card in the hand of seat {seat}")


def check_told(table: Exchange, name: str, cards: i64, terms: i64, most: int) -> None:
    """What is told of the first cards is true, and nothing of others. (Exchange 2.5)"""
    for which in range(2):
        card, pattern = card_in(cards, which), told(terms, which)
        if card == NO_CARD or which >= most:
            if pattern != NOTHING_MORE:
                raise Misfit(name, "nothing is told of a card that is not there, or not yet")
        elif not 0 < pattern < OR_VALUE or not fits(table, pattern, card):
            raise Misfit(name, f"what is told of {card_id(card)} is true")


def check_draft(table: Exchange, seat: i64) -> None:
    """What a seat prepares is as far as its stage says. (Exchange 2.3-2.9, 2.12, 3.4)"""
    nums = table.nums
    stage, cards, terms, aim = nums[STAGE + seat], nums[DRAFT_CARDS + seat], nums[DRAFT_TERMS + seat], nums[AIM + seat]
    if has(nums[DONE] | nums[CONCEDED], seat) and stage != IDLE:
        raise Misfit("stage", f"seat {seat} is done, so it prepares nothing: write {IDLE}")
    if stage == COMMITTING:
        check_committing(table, seat, cards, terms, aim)
        return
    if not (stage == WANTING_VALUE and -1 <= aim <= 13) and aim != -1:
        raise Misfit("aim", f"the aim of seat {seat} is -1 at this stage, {stage}")
    if stage == IDLE or stage == SPEAKING:
        if cards != NO_CARDS or terms != 0:
            raise Misfit("draft cards", f"seat {seat} prepares no offer: write {NO_CARDS}, and 0 as terms")
        return
    if nums[OPEN + seat] == bit(SLOTS) - 1:
        raise Misfit("open", f"seat {seat} has {SLOTS} open offers, so it prepares no other one")
    check_half_made(table, seat, stage, cards, terms)


def check_half_made(table: Exchange, seat: i64, stage: i64, cards: i64, terms: i64) -> None:
    """An offer as far as it is made: cards, what is told of them, what is wanted."""
    least, most = {LAYING: (0, 1), MORE_CARDS: (1, 1)}.get(int(stage), (1, 2))
    check_cards(table, "draft cards", seat, cards, least, most)
    laid = sum([card_in(cards, which) != NO_CARD for which in range(2)])
    check_told(table, "draft terms", cards, terms, laid - 1 if stage == TELLING else laid)
    asks = sum([wanted(terms, which) != NOTHING_MORE for which in range(2)])
    fewest, highest = ASKED[int(stage)]
    right = all(is_pattern(wanted(terms, which)) for which in range(asks))
    if not fewest <= asks <= highest or not right or meant_for(terms) >= 0:
        raise Misfit(
            "draft terms", f"at stage {stage} seat {seat} asks for {fewest} to {highest} patterns, of nobody yet"
        )


ASKED: Final = {
    LAYING: (0, 0),
    TELLING: (0, 0),
    MORE_CARDS: (0, 0),
    WANTING: (0, 1),
    WANTING_EXACT: (0, 1),
    WANTING_VALUE: (0, 1),
    WANTING_DOMAIN: (0, 1),
    MORE_WANTS: (1, 1),
    MEANING: (1, 2),
    MEANING_ONE: (1, 2),
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


def check_groups(table: Exchange, seat: i64) -> None:
    """Groups are formed of cards of the hand, while they are. (Exchange 7.4, 7.6)"""
    if not isinstance(table.top, Arranging) or has(table.nums[ARRANGED], seat):
        return
    group, grouped = table.nums[GROUP + seat], table.nums[GROUPED + seat]
    if grouped >= bit(table.zones.count(HAND + seat)):
        raise Misfit("grouped", f"the grouped cards are places of the hand of seat {seat}: 1, 2, 4 and so on")
    if group & (grouped ^ -1) != 0:
        raise Misfit("group", f"the group of seat {seat} is part of its grouped cards")
