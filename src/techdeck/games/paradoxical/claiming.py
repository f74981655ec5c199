"""Claiming a paradox, card by card, and what follows from it. (Paradoxical 3)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.bits import bit, has, size
from techdeck.core.cards import card_id
from techdeck.core.choices import Choices
from techdeck.core.counting import ROUND
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import A_SEAT, Field, Form
from techdeck.core.frames import Frame, SeatChoice
from techdeck.core.questions import Question, card_target
from techdeck.core.table import Table
from techdeck.core.zones import EVERYBODY
from techdeck.games.paradoxical.claims import can_claim, least
from techdeck.games.paradoxical.finding import Claim
from techdeck.games.paradoxical.names import (
    ALTERNATING,
    KIND_NAMES,
    POOL,
    STRAIGHT,
    TABLEAU,
    TABLEAU_ROOM,
    TOKENS,
    TWO_PAIRS,
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


KIND: Final = Field("kind", "a kind of paradox", TWO_PAIRS, STRAIGHT)
CHOSEN: Final = Field("chosen", "the chosen cards", 0, 2**TABLEAU_ROOM - 1)


class ClaimByCard(SeatChoice):
    """A claim in the making: the kind, the set cards and the indifferent cards chosen so far. (Paradoxical 3.2)"""

    clause: ClassVar[str] = "Paradoxical 3.2"

    def __init__(self, seat: i64, kind: i64, chosen: i64, rest: i64) -> None:
        super().__init__(seat)
        self.kind = kind
        self.chosen = chosen
        self.rest = rest

    def so_far(self, table: Table) -> Claim:
        """What is chosen by now, as all see it, with the sums. (Paradoxical 2.2)"""
        return claim_of(paradoxical(table), self.seat, self.kind, self.chosen, self.rest)

    def asks(self, table: Table, code: str, chosen: i64) -> Question:
        """Which card comes next, after those chosen in this step."""
        claim, cards = self.so_far(table), chosen_cards(paradoxical(table), self.seat, chosen)
        named, left = [card_target(card_id(card)) for card in cards], int(set_size(self.kind) - size(chosen))
        return Question(code, {"card": "choose"}, {"size": claim.size, **claim.to_dict()}, named, left)


class ChooseSet(ClaimByCard):
    """The claimer points at the next set card, one with which the claim can be completed. (Paradoxical 3.2)"""

    form: ClassVar[Form] = Form(["EndOfTurn"], [A_SEAT, KIND, CHOSEN])

    def __init__(self, seat: i64, kind: i64, chosen: i64) -> None:
        super().__init__(seat, kind, chosen, 0)

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

    def ask(self, table: Table, seat: i64) -> Question:
        return self.asks(table, "choose_set_card", self.chosen)


class ChooseIndifferent(ClaimByCard):
    """The claimer points at the next indifferent card; the set must stay worth more. (Paradoxical 2.3, 3.2, 3.3)"""

    form: ClassVar[Form] = Form(
        ["EndOfTurn"], [A_SEAT, KIND, CHOSEN, Field("rest", "the indifferent cards", 0, CHOSEN.high)]
    )

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

    def ask(self, table: Table, seat: i64) -> Question:
        return self.asks(table, "choose_indifferent_card", self.rest)


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


def claim_of(table: Paradoxical, seat: i64, kind: i64, chosen: i64, rest: i64) -> Claim:
    """A claim with these set cards and indifferent cards of a tableau, high ones first, and their sums. (2.2)"""
    set_cards, indifferent = high_first(table, seat, chosen), high_first(table, seat, rest)
    sums = int(worth(table, seat, chosen)), int(worth(table, seat, rest))
    return Claim(int(kind), set_cards, sums[0], indifferent, sums[1])


def high_first(table: Paradoxical, seat: i64, chosen: i64) -> list[int]:
    """Some cards of a tableau by what they count as, high ones first. (Paradoxical 2.11)"""
    cards = [int(card) for card in chosen_cards(table, seat, chosen)]
    return sorted(cards, key=lambda card: (-int(table.value_of(card)), card))


def claim_data(seat: i64, claim: Claim) -> dict[str, object]:
    """A claim in the making as clients are told it: whose, and how many cards of either sort it takes."""
    return {"seat": int(seat), "size": claim.size, **claim.to_dict()}


def claim_under_way(table: Table) -> Claim | None:
    """What is chosen so far of the claim that is being made now, if one is. (Paradoxical 3.2)"""
    frame = table.top
    return frame.so_far(table) if isinstance(frame, ClaimByCard) else None


def claim(table: Paradoxical, seat: i64, kind: i64, chosen: i64, rest: i64) -> None:
    """Set cards are discarded, indifferent ones go to the pool, the claimer gets a token. (Paradoxical 3.4-3.7, 5.2)"""
    set_cards, indifferent = chosen_cards(table, seat, chosen), chosen_cards(table, seat, rest)
    if table.journal is not None:
        tell_claim(table, seat, claim_of(table, seat, kind, chosen, rest))
    table.clear_marks()
    for card in set_cards:
        table.discard(card)
    for card in indifferent:
        table.put("claim", seat, card, POOL, EVERYBODY)
    table.end_event()
    table.nums[TOKENS + seat] += 1
    start_afresh(table)
    if has_won(table, seat):
        table.end()
    else:
        reward(table, seat, kind)


def tell_claim(table: Paradoxical, seat: i64, claim: Claim) -> None:
    """What moves from now on is told as one claim, with its sums and what stays in the tableau. (Paradoxical 3.13)"""
    gone = [*claim.set_cards, *claim.indifferent]
    kept = [card_id(card) for card in table.tableau(seat) if card not in gone]
    about: dict[str, object] = {**claim.to_dict(), "kept": kept, "tokens": int(table.tokens(seat)) + 1}
    table.begin_event("claim", seat, -1, about)


def start_afresh(table: Paradoxical) -> None:
    """With a claim all lasting changes end, and so does "this round". (Paradoxical 3.9, 4.13)"""
    table.end_all_changes()
    table.forget_uses()
    table.nums[ROUND] += 1
