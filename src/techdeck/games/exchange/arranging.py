"""Forming groups of the shown hands: the best grouping, or one's own. (Exchange 7.4-7.11)"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import CARD, NO
from techdeck.core.bits import bit, has, size
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import Form
from techdeck.core.frames import DEPENDS, Frame
from techdeck.core.questions import Question, card_target
from techdeck.core.table import Table
from techdeck.core.zones import HAND
from techdeck.games.exchange.market import worth
from techdeck.games.exchange.names import (
    ACTION_CARDS,
    ARRANGED,
    BEST,
    CLOSE,
    CLOSED,
    CLOSED_GROUPS,
    FLUSHED,
    GROUP,
    GROUPED,
    POINTS,
    SCORE,
)
from techdeck.games.exchange.places import Exchange, exchange
from techdeck.games.exchange.scoring import VALUES, add_card, best_points
from techdeck.games.exchange.view import cards_at, group_data, groups_data, places_in


def begin_arranging(table: Exchange) -> None:
    """Everybody forms groups, or gets the best ones at once. (Exchange 7.10)"""
    nums = table.nums
    nums[ARRANGED] = 0
    for seat in range(table.players):
        nums[POINTS + seat] = 0
        forget_groups(table, seat)
        if table.game.chosen["arranging"] == "best":
            take_best(table, seat)
    table.push(Arranging())


def take_best(table: Exchange, seat: i64) -> None:
    """The seat scores the best grouping of its hand. (Exchange 7.10)"""
    nums, zones = table.nums, table.zones
    counts: vec[i64] = vec[i64]([0] * VALUES)
    for i in range(zones.count(HAND + seat)):
        card = zones.at(HAND + seat, i)
        add_card(counts, table.value_of(card), table.domain_of(card))
    nums[POINTS + seat] = best_points(counts, table.market())
    nums[ARRANGED] |= bit(seat)
    forget_groups(table, seat)
    if table.journal is not None:
        table.tell("take_best", seat, {"points": int(nums[POINTS + seat]), "groups": groups_data(table, seat)})


def forget_groups(table: Table, seat: i64) -> None:
    """No group is formed by hand. (Exchange 7.11)"""
    nums = table.nums
    nums[GROUP + seat] = 0
    nums[GROUPED + seat] = 0
    nums[FLUSHED + seat] = 0
    for k in range(seat * CLOSED_GROUPS, (seat + 1) * CLOSED_GROUPS):
        nums[CLOSED + k] = 0


def has_free_flush(table: Table, seat: i64) -> bool:
    """Whether the seat may still form a flush. (Exchange 7.5)"""
    return table.nums[FLUSHED + seat] == 0


class Arranging(Frame):
    """Each player takes the best grouping or forms groups by hand, all at once. (Exchange 7.4, 7.10, 7.11)"""

    form: ClassVar[Form] = Form(["Round(7)"], [])
    clause: ClassVar[str] = "Exchange 7.11"

    waits_for: i64 = DEPENDS

    def acting(self, table: Table) -> i64:
        return table.nums[ARRANGED] ^ (bit(table.players) - 1)

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add(NO)
        out.add(BEST)
        if size(table.nums[GROUP + seat]) >= 3:
            out.add(CLOSE)
        for i in range(table.zones.count(HAND + seat)):
            if may_join(table, seat, i):
                out.add(CARD + table.zones.at(HAND + seat, i))

    def step(self, table: Table, seat: i64, action: i64) -> None:
        nums, game = table.nums, exchange(table)
        if action == BEST:
            take_best(game, seat)
        elif action == NO:
            if size(nums[GROUP + seat]) >= 3:
                close_group(game, seat)
            nums[ARRANGED] |= bit(seat)
            if table.journal is not None:
                table.tell("stop_grouping", seat, {"points": int(nums[POINTS + seat])})
        elif action == CLOSE:
            close_group(game, seat)
        else:
            place = bit(table.zones.index(action - CARD))
            nums[GROUP + seat] |= place
            nums[GROUPED + seat] |= place

    def advance(self, table: Table) -> None:
        table.pop()
        nums = table.nums
        for seat in range(table.players):
            nums[SCORE + seat] += nums[POINTS + seat]
            if table.journal is not None:
                about: dict[str, object] = {"points": int(nums[POINTS + seat]), "total": int(nums[SCORE + seat])}
                table.tell("score", seat, {**about, "groups": groups_data(exchange(table), seat)})

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        if CARD <= action < CARD + ACTION_CARDS:
            return why_not_join(table, seat, action - CARD)
        if action == CLOSE:
            return IllegalAction("a group has three or four cards", "Exchange 7.4")
        return super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        verbs = {"no": "stop", "best": "take_best", "close-group": "close_group", "card": "group"}
        question = Question("arrange", verbs)
        if seat < table.players:
            question.chosen = [card_target(card) for card in cards_at(table, seat, table.nums[GROUP + seat])]
        return question


def may_join(table: Table, seat: i64, place: i64) -> bool:
    """Whether a hand card may join the group being formed, so that a whole group can come of it. (Exchange 7.4-7.6)"""
    group = table.nums[GROUP + seat]
    if has(table.nums[GROUPED + seat], place) or size(group) >= 4:
        return False
    wanted = group | bit(place)
    usable = (bit(table.zones.count(HAND + seat)) - 1) & (table.nums[GROUPED + seat] ^ -1 | group)
    if is_alike(table, seat, wanted, False) and size(alike(table, seat, place, usable, False)) >= 3:
        return True
    if not has_free_flush(table, seat) or not is_alike(table, seat, wanted, True):
        return False
    return size(alike(table, seat, place, usable, True)) >= 3


def kind_of(table: Table, seat: i64, place: i64, by_domain: bool) -> i64:
    """The domain or the value of a hand card, as it counts now. (Exchange 7.9)"""
    card = table.zones.at(HAND + seat, place)
    if by_domain:
        return table.domain_of(card)
    return table.value_of(card)


def alike(table: Table, seat: i64, place: i64, among: i64, by_domain: bool) -> i64:
    """Which of these hand cards are of the same value, or domain, as the one at this place."""
    mask: i64 = 0
    kind = kind_of(table, seat, place, by_domain)
    for i in range(table.zones.count(HAND + seat)):
        if has(among, i) and kind_of(table, seat, i, by_domain) == kind:
            mask |= bit(i)
    return mask


def is_alike(table: Table, seat: i64, group: i64, by_domain: bool) -> bool:
    """Whether all cards of a group are of one value, or of one domain."""
    for i in range(table.zones.count(HAND + seat)):
        if has(group, i):
            return alike(table, seat, i, group, by_domain) == group
    return True


def close_group(table: Exchange, seat: i64) -> None:
    """The group is complete and scores by its best stack. (Exchange 7.4, 7.5, 7.7, 7.8)"""
    nums, group = table.nums, table.nums[GROUP + seat]
    if not is_alike(table, seat, group, False):
        nums[FLUSHED + seat] = 1
    best: i64 = 0
    for i in range(table.zones.count(HAND + seat)):
        if has(group, i):
            card = table.zones.at(HAND + seat, i)
            if worth(table, table.domain_of(card)) > best:
                best = worth(table, table.domain_of(card))
    nums[POINTS + seat] += size(group) * best
    nums[GROUP + seat] = 0
    remember_group(table, seat, group)
    if table.journal is not None:
        table.tell("group", seat, group_data(table, seat, places_in(group)))


def remember_group(table: Table, seat: i64, group: i64) -> None:
    """A group that was closed by hand is kept beside the others."""
    for k in range(seat * CLOSED_GROUPS, (seat + 1) * CLOSED_GROUPS):
        if table.nums[CLOSED + k] == 0:
            table.nums[CLOSED + k] = group
            return


def why_not_join(table: Table, seat: i64, card: i64) -> IllegalAction:
    """Why a card can't join the group being formed."""
    if card >= table.zones.cards or table.zones.where[card] != HAND + seat:
        return IllegalAction("form groups of your own cards", "Exchange 7.4")
    if has(table.nums[GROUPED + seat], table.zones.index(card)):
        return IllegalAction("no card is in two groups", "Exchange 7.6")
    if size(table.nums[GROUP + seat]) >= 4:
        return IllegalAction("a group has three or four cards", "Exchange 7.4")
    if not has_free_flush(table, seat):
        return IllegalAction("you have your flush: this card must share its value with two others", "Exchange 7.5")
    return IllegalAction("a group is of one value or of one domain, and has three cards at least", "Exchange 7.4")
