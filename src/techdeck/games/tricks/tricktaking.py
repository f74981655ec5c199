"""The six tricks: leading, following, winning. (Tricks 6)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.cards import DOMAIN_NAMES, NO_DOMAIN, card_id
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import A_SEAT, Form
from techdeck.core.frames import Frame, SeatChoice
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.zones import CARD_BITS, EVERYBODY, HAND
from techdeck.games.tricks.names import (
    BEST,
    FIRST,
    GOAL_TRICKS,
    LEADER,
    PLAYED_BY,
    TAKEN,
    TRICK,
    TRICK_STEP,
    TRICKS_DONE,
    WON,
)
from techdeck.games.tricks.scoring import card_rank
from techdeck.games.tricks.table import Tricks, tricks


class TrickTaking(Frame):
    """Six tricks, each led by the winner of the one before. (Tricks 6.8, 6.10, 6.13)"""

    form: ClassVar[Form] = Form(["Round(6)"], [])

    def advance(self, table: Table) -> None:
        game, nums = tricks(table), table.nums
        if nums[TRICKS_DONE] == 0 and nums[TRICK_STEP] == 0:
            nums[LEADER] = nums[FIRST]
        if nums[TRICK_STEP] == 0:
            pass_empty_lead(game)
        if nums[TRICKS_DONE] == 6 or (table.zones.count(HAND + nums[LEADER]) == 0 and nums[TRICK_STEP] == 0):
            table.pop()
        elif nums[TRICK_STEP] == table.players:
            take_trick(game)
        else:
            seat = next_in_trick(table)
            if table.zones.count(HAND + seat) > 0:
                table.push(PLAY_CARD[seat])


def next_in_trick(table: Table) -> i64:
    """Whose turn in the trick it is next; a player without cards is passed over. (Tricks 6.1, 6.11)"""
    nums = table.nums
    seat = nums[LEADER] + nums[TRICK_STEP]
    nums[TRICK_STEP] += 1
    if seat >= table.players:
        seat -= table.players
    return seat


def pass_empty_lead(table: Tricks) -> None:
    """A leader with no card passes the lead to the left. (Tricks 6.9, 6.11)"""
    first = table.nums[LEADER]
    seat = first
    for _turn in range(table.players):
        if table.zones.count(HAND + seat) > 0:
            table.nums[LEADER] = seat
            if seat != first and table.journal is not None:
                table.tell("pass_lead", first, {}, seat)
            return
        seat = table.left_of(seat)


class PlayCard(SeatChoice):
    """A player leads any card, or follows the led domain if they can. (Tricks 6.1, 6.2, 6.12)"""

    form: ClassVar[Form] = Form(["TrickTaking"], [A_SEAT])
    clause: ClassVar[str] = "Tricks 6.1"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        zones = table.zones
        if zones.counts[TRICK] > 0:
            led = table.domain_of(zones.at(TRICK, 0))
            cells, domains, first = zones.cells, table.domains, (HAND + seat) * zones.cards
            end = first + zones.counts[HAND + seat]
            while first < end:  # a hand is sorted, so the led domain is one row, unless cards have changed
                k = first
                while k < end and domains[i64(cells[k]) & CARD_BITS] == led:
                    k += 1
                out.add_cells(CARD, cells, first, k - first)
                first = k + 1
        if out.count == 0:
            table.add_hand(seat, CARD, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        zones, card = table.zones, action - CARD
        if zones.counts[TRICK] > 0 and table.domains[card] != table.domains[zones.at(TRICK, 0)]:
            table.surely_lacks_kind(seat, 13 + table.domains[zones.at(TRICK, 0)])
        table.nums[PLAYED_BY + zones.counts[TRICK]] = seat
        table.put("play", seat, card, TRICK, EVERYBODY)
        if table.nums[TRICK_STEP] < table.players:
            follower = next_in_trick(table)
            if zones.count(HAND + follower) > 0:
                table.replace(PLAY_CARD[follower])
                return
        table.pop()

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        card = action - CARD
        if card < 0 or card >= 54 or table.zones.where[card] != HAND + seat:
            return IllegalAction("play a card of your own hand", "Tricks 6.1")
        led = DOMAIN_NAMES[tricks(table).led_domain()]
        return IllegalAction(f"you hold a {led} card and must follow; {card_id(card)} is not {led}", "Tricks 6.2")

    def ask(self, table: Table, seat: i64) -> Question:
        led = tricks(table).led_domain()
        return Question("play_card", {"card": "play"}, {"led": None if led == NO_DOMAIN else DOMAIN_NAMES[led]})


SIX_TRICKS: Final = TrickTaking()
PLAY_CARD: Final = [PlayCard(0), PlayCard(1), PlayCard(2), PlayCard(3)]


def take_trick(table: Tricks) -> None:
    """The best card takes the trick; its player leads next. (Tricks 6.3-6.5)"""
    zones, nums, domains = table.zones, table.nums, table.domains
    cells, start = zones.cells, TRICK * zones.cards
    seat = nums[PLAYED_BY + best_card(table)]
    goal, matched, best = domains[table.goal(seat)], False, nums[BEST + seat]
    for k in range(start, start + zones.counts[TRICK]):
        card = i64(cells[k]) & CARD_BITS
        matched = matched or domains[card] == goal
        rank = card_rank(card)
        if rank > best:
            best = rank
    nums[BEST + seat] = best
    if table.journal is not None:
        table.begin_event("take_trick", seat, -1, {"number": int(nums[TRICKS_DONE]) + 1, "goal": matched})
    table.pour("take_trick", seat, TRICK, WON + seat)
    if table.journal is not None:
        table.end_event()
    nums[TAKEN + seat] += 1
    if matched:
        nums[GOAL_TRICKS + seat] += 1
    nums[LEADER] = seat
    nums[TRICK_STEP] = 0
    nums[TRICKS_DONE] += 1


def best_card(table: Tricks) -> i64:
    """The best card: highest trump, else highest of the led domain; the earlier of equals. (Tricks 6.3-6.7)"""
    zones, values, domains = table.zones, table.values, table.domains
    trump, led = table.trump(), domains[zones.at(TRICK, 0)]
    best: i64 = 0
    worth: i64 = -1
    for i in range(zones.counts[TRICK]):
        card = zones.at(TRICK, i)
        now = values[card]
        if domains[card] == trump:
            now += 20
        elif domains[card] != led:
            now = -1
        if now > worth:
            best, worth = i, now
    return best
