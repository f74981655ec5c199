"""Claiming a paradox, card by card, and what follows from it. (Paradoxical 3)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.bits import bit, has, size
from techdeck.core.choices import Choices
from techdeck.core.counting import ROUND
from techdeck.core.errors import IllegalAction
from techdeck.core.frames import Frame
from techdeck.core.table import Table
from techdeck.core.zones import EVERYBODY
from techdeck.games.paradoxical.claims import can_claim, least
from techdeck.games.paradoxical.names import (
    ALTERNATING,
    KIND_NAMES,
    POOL,
    TABLEAU,
    TOKENS,
    claiming,
    set_size,
)
from techdeck.games.paradoxical.places import Paradoxical, paradoxical
from techdeck.games.paradoxical.rewards import reward
from techdeck.games.paradoxical.scoring import has_won
from techdeck.games.paradoxical.weighing import can_complete, chosen_cards, packed, whole, worth


def add_claims(table: Paradoxical, seat: i64, out: Choices) -> None:
    """A choice for each kind of paradox the tableau holds. (Paradoxical 3.1, 3.2)"""
    have = table.zones.count(TABLEAU + seat)
    if have < 8:
        return
    first, second = packed(table, seat, whole(table, seat))
    for kind in range(i64(3)):
        if have >= 2 * set_size(kind) and can_claim(kind, first, second, 0, 0, table.nums[ALTERNATING] == 1):
            out.add(claiming(table.zones.cards) + kind)


class ChooseSet(Frame):
    """The claimer points at the next set card, one with which the claim can be completed. (Paradoxical 3.2)"""

    def __init__(self, seat: i64, kind: i64, chosen: i64) -> None:
        self.seat = seat
        self.waits_for = bit(seat)
        self.kind = kind
        self.chosen = chosen

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        game = paradoxical(table)
        for i in range(table.zones.count(TABLEAU + seat)):
            if not has(self.chosen, i) and can_complete(game, seat, self.kind, self.chosen | bit(i)):
                out.add(CARD + table.zones.at(TABLEAU + seat, i))

    def step(self, table: Table, seat: i64, action: i64) -> None:
        chosen = self.chosen | bit(table.zones.index(action - CARD))
        if size(chosen) < set_size(self.kind):
            table.replace(ChooseSet(seat, self.kind, chosen))
            return
        rest = whole(table, seat) - chosen
        table.pop()
        if size(rest) == set_size(self.kind):
            claim(paradoxical(table), seat, self.kind, chosen, rest)
        else:
            table.push(ChooseIndifferent(seat, self.kind, chosen, 0))

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        reason = f"with that card no claim of this kind can be completed: {KIND_NAMES[self.kind]}"
        return why_not_in_claim(self, table, seat, action, self.chosen, IllegalAction(reason, "Paradoxical 3.2"))

    def clause(self) -> str:
        return "Paradoxical 3.2"

    def prompt(self, table: Table) -> str:
        return f"{KIND_NAMES[self.kind]}: choose set card {size(self.chosen) + 1} of {set_size(self.kind)}"

    def key(self) -> str:
        return f"ChooseSet({self.seat},{self.kind},{self.chosen})"


class ChooseIndifferent(Frame):
    """The claimer points at the next indifferent card; the set must stay worth more. (Paradoxical 2.3, 3.2, 3.3)"""

    def __init__(self, seat: i64, kind: i64, chosen: i64, rest: i64) -> None:
        self.seat = seat
        self.waits_for = bit(seat)
        self.kind = kind
        self.chosen = chosen
        self.rest = rest

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        game = paradoxical(table)
        for i in range(table.zones.count(TABLEAU + seat)):
            if not has(self.chosen | self.rest, i) and self.outweighs(game, self.rest | bit(i)):
                out.add(CARD + table.zones.at(TABLEAU + seat, i))

    def outweighs(self, table: Paradoxical, rest: i64) -> bool:
        """Whether the set can still be worth more than indifferent cards with these among them. (Paradoxical 2.2)"""
        others = whole(table, self.seat) - self.chosen - rest
        first, second = packed(table, self.seat, others)
        least_rest = worth(table, self.seat, rest) + least(first + second, set_size(self.kind) - size(rest))
        return worth(table, self.seat, self.chosen) > least_rest

    def step(self, table: Table, seat: i64, action: i64) -> None:
        rest = self.rest | bit(table.zones.index(action - CARD))
        if size(rest) < set_size(self.kind):
            table.replace(ChooseIndifferent(seat, self.kind, self.chosen, rest))
        else:
            table.pop()
            claim(paradoxical(table), seat, self.kind, self.chosen, rest)

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        error = IllegalAction("with that card the set could not be worth more", "Paradoxical 2.2")
        return why_not_in_claim(self, table, seat, action, self.chosen | self.rest, error)

    def clause(self) -> str:
        return "Paradoxical 3.2"

    def prompt(self, table: Table) -> str:
        return f"{KIND_NAMES[self.kind]}: choose indifferent card {size(self.rest) + 1} of {set_size(self.kind)}"

    def key(self) -> str:
        return f"ChooseIndifferent({self.seat},{self.kind},{self.chosen},{self.rest})"


def why_not_in_claim(
    frame: Frame, table: Table, seat: i64, action: i64, taken: i64, error: IllegalAction
) -> IllegalAction:
    """Why a card is not offered: not one's own, part of the claim already, or the reason given. (Paradoxical 2.1)"""
    card = action - CARD
    if card < 0 or card >= table.zones.cards:
        return Frame.why_not(frame, table, seat, action)
    if table.zones.where[card] != TABLEAU + seat:
        return IllegalAction("a paradox is made of cards of your own tableau", "Paradoxical 2.1")
    if has(taken, table.zones.index(card)):
        return IllegalAction("that card is part of the claim already", "Paradoxical 3.2")
    return error


def claim(table: Paradoxical, seat: i64, kind: i64, chosen: i64, rest: i64) -> None:
    """Set cards are discarded, indifferent ones go to the pool, the claimer gets a token. (Paradoxical 3.4-3.7, 5.2)"""
    set_cards, indifferent = chosen_cards(table, seat, chosen), chosen_cards(table, seat, rest)
    if table.journal is not None:
        sums = f"{KIND_NAMES[kind]}, {worth(table, seat, chosen)} > {worth(table, seat, rest)}"
        table.note("claim", seat, [int(card) for card in set_cards], EVERYBODY, sums)
    for card in set_cards:
        table.discard(card)
    for card in indifferent:
        table.zones.move(card, POOL, EVERYBODY)
    if table.journal is not None:
        table.note("pool", seat, [int(card) for card in indifferent], EVERYBODY, "")
    table.nums[TOKENS + seat] += 1
    start_afresh(table)
    if has_won(table, seat):
        table.end()
    else:
        reward(table, seat, kind)


def start_afresh(table: Paradoxical) -> None:
    """A claim takes off all marks and ends all lasting changes and "this round". (Paradoxical 3.8, 3.9, 4.13)"""
    table.clear_marks()
    table.end_all_changes()
    table.forget_uses()
    table.nums[ROUND] += 1
