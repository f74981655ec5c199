"""Whether the lines of a position of Tech Exchange fit each other. (Family 8.8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.cards import card_id, is_wild
from techdeck.core.errors import Misfit
from techdeck.core.frames import Frame
from techdeck.core.limits import TO_DO
from techdeck.core.trading.patterns import pattern_text
from techdeck.core.zones import ASIDE, HAND
from techdeck.games.exchange.accepting import PickPartner
from techdeck.games.exchange.arranging import Arranging
from techdeck.games.exchange.backing import asked_for_own
from techdeck.games.exchange.market import DealtWilds, PlaceWild
from techdeck.games.exchange.names import (
    ACCEPTED,
    ARRANGED,
    ASKED,
    CLOSED,
    CLOSED_GROUPS,
    DONE,
    GROUP,
    GROUPED,
    IDLE,
    NEWS,
    OPEN,
    QUESTION,
    SLOTS,
    STACK,
    STAGE,
)
from techdeck.games.exchange.phases import AfterUse, Redraw, UseCard
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.position.drafts import check_draft
from techdeck.games.exchange.position.offers import check_accept, check_offer
from techdeck.games.exchange.position.turns import check_order
from techdeck.games.exchange.trading import Trading


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
    for name, mask in [("done", nums[DONE]), ("news", nums[NEWS]), ("asked", nums[ASKED])]:
        if mask != 0:
            raise Misfit(name, "nobody trades by what is to do, so this is 0")


def check_groups(table: Exchange, seat: i64) -> None:
    """Groups are formed of cards of the hand, while they are. (Exchange 7.4, 7.6)"""
    if not isinstance(table.top, Arranging) or has(table.nums[ARRANGED], seat):
        return
    group, grouped = table.nums[GROUP + seat], table.nums[GROUPED + seat]
    if grouped >= bit(table.zones.count(HAND + seat)):
        raise Misfit("grouped", f"the grouped cards are places of the hand of seat {seat}: 1, 2, 4 and so on")
    if group & (grouped ^ -1) != 0:
        raise Misfit("group", f"the group of seat {seat} is part of its grouped cards")
    closed: i64 = 0
    for k in range(seat * CLOSED_GROUPS, (seat + 1) * CLOSED_GROUPS):
        mask = table.nums[CLOSED + k]
        if mask & (closed | group) != 0 or mask & (grouped ^ -1) != 0:
            raise Misfit("closed groups", f"the closed groups of seat {seat} are parts of its grouped cards, all apart")
        closed |= mask
