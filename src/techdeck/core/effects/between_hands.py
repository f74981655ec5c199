"""Verbs that move cards between two hands: take one by chance or by choice, trade them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import CARD, SEAT
from techdeck.core.bits import bit
from techdeck.core.choices import Choices
from techdeck.core.effects.pointing import random_card, random_cards
from techdeck.core.effects.registers import PICKED, STEP
from techdeck.core.effects.run import Run
from techdeck.core.effects.secret import SecretVerb
from techdeck.core.effects.verb import Verb
from techdeck.core.questions import Question
from techdeck.core.zones import HAND, PENDING

if TYPE_CHECKING:
    from techdeck.core.rng import Rng
    from techdeck.core.table import Table


class TakeFromHand(Verb):
    """Take cards from the picked player's hand, as many as it has of so many."""

    def __init__(self, count: i64) -> None:
        self.count = count

    def possible(self, table: Table, run: Run) -> bool:
        picked = run.get(table, PICKED)
        return picked >= 0 and picked != run.actor(table) and table.zones.count(HAND + picked) > 0

    def take(self, table: Table, run: Run, card: i64, by_chance: bool) -> None:
        """One card goes from hand to hand; nobody else sees which. (Family 3.30, 6.4)"""
        seat, picked = run.actor(table), run.get(table, PICKED)
        table.lose_track(picked, 1, bit(seat))
        if table.journal is not None:
            table.begin_event("take_from_hand", seat, picked, {"by_chance": by_chance})
        table.into_hand("take_from_hand", seat, card, bit(seat))
        table.end_event()


class TakeByChance(TakeFromHand):
    """Take random cards from the picked player's hand; each of its cards is as likely. (Family 3.30)"""

    def do(self, table: Table, run: Run) -> None:
        if not self.possible(table, run):
            run.skip(table)
            return
        taken: i64 = 0
        while taken < self.count and self.possible(table, run):
            self.take(table, run, random_card(table, HAND + run.get(table, PICKED), -1), True)
            taken += 1
        run.did(table, taken)


class TakeByChoice(TakeFromHand):
    """Look at the picked player's hand and take cards of one's choice. (Family 3.17, 3.30)"""

    def do(self, table: Table, run: Run) -> None:
        if not self.possible(table, run):
            run.skip(table)
            return
        table.learn_hand("look_at_hand", run.actor(table), run.get(table, PICKED), bit(run.actor(table)))
        run.pose(table, run.actor(table), self)

    def can_be_asked(self, table: Table, run: Run, seat: i64) -> bool:
        if not self.possible(table, run) or run.get(table, STEP) >= self.count:
            return False
        hand = HAND + run.get(table, PICKED)
        for i in range(table.zones.count(hand)):
            if not table.zones.knows(seat, table.zones.at(hand, i)):
                return False
        return True

    def imagined(self, table: Table, run: Run, eyes: i64, rng: Rng) -> bool:
        """Who chooses has seen that hand, whatever it is imagined to be."""
        hand = HAND + run.get(table, PICKED)
        table.zones.learn_all(hand, bit(run.actor(table)))
        return True

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        table.add_hand(run.get(table, PICKED), CARD, out)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        self.take(table, run, action - CARD, False)
        taken = run.get(table, STEP) + 1
        run.put(table, STEP, taken)
        if taken < self.count and self.possible(table, run):
            run.pose(table, seat, self)
        else:
            run.did(table, taken)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        picked = run.get(table, PICKED)
        return Question(
            "take_from_hand",
            {"card": "take"},
            {"owner": int(picked)},
            left=min(int(self.count - run.get(table, STEP)), int(table.zones.count(HAND + picked))),
        )


class DiscardByChoice(TakeByChoice):
    """Look at the picked player's hand and choose cards that this player discards. (Family 3.17, 3.39)"""

    def take(self, table: Table, run: Run, card: i64, by_chance: bool) -> None:
        table.discard(card)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        question = super().ask(table, run, seat)
        return Question("discard_theirs", {"card": "discard"}, question.about, left=question.left)


class TradeByChance(TakeFromHand):
    """The actor and the picked player each get random cards of the other, as many as both have. (Family 3.32)"""

    def possible(self, table: Table, run: Run) -> bool:
        return super().possible(table, run) and table.zones.count(HAND + run.actor(table)) > 0

    def do(self, table: Table, run: Run) -> None:
        if not self.possible(table, run):
            run.skip(table)
            return
        actor, picked = run.actor(table), run.get(table, PICKED)
        wanted = min(self.count, table.zones.count(HAND + actor), table.zones.count(HAND + picked))
        given, taken = random_cards(table, HAND + actor, wanted), random_cards(table, HAND + picked, wanted)
        self.hand_over(table, picked, actor, taken)
        self.hand_over(table, actor, picked, given)
        run.did(table, 2 * wanted)

    def hand_over(self, table: Table, giver: i64, seat: i64, cards: vec[i64]) -> None:
        """These cards go from one hand to the other; nobody else sees which. (Family 6.4)"""
        table.lose_track(giver, len(cards), bit(seat))
        for card in cards:
            if table.journal is not None:
                table.begin_event("take_from_hand", seat, giver, {"by_chance": True})
            table.into_hand("take_from_hand", seat, card, bit(seat))
            table.end_event()


class SwapTwoHands(Verb):
    """Pick two players, or two others, who swap hands. (Family 3.10, 3.31)"""

    def __init__(self, others: bool) -> None:
        self.others = others

    def possible(self, table: Table, run: Run) -> bool:
        return table.players > (2 if self.others else 1)

    def do(self, table: Table, run: Run) -> None:
        if self.possible(table, run):
            run.pose(table, run.actor(table), self)
        else:
            run.skip(table)

    def can_be_asked(self, table: Table, run: Run, seat: i64) -> bool:
        return self.possible(table, run) and (run.get(table, STEP) == 0 or run.get(table, PICKED) >= 0)

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        first: i64 = run.get(table, PICKED) if run.get(table, STEP) > 0 else -1
        for other in range(table.players):
            if other != first and (other != seat or not self.others):
                out.add(SEAT + other)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        picked, first = action - SEAT, run.get(table, PICKED)
        if table.journal is not None:
            table.tell("pick_player", seat, {}, picked)
        if run.get(table, STEP) == 0:
            run.put(table, PICKED, picked)
            run.put(table, STEP, 1)
            run.pose(table, seat, self)
            return
        moved = table.zones.count(HAND + first) + table.zones.count(HAND + picked)
        if moved > 0:
            table.swap_hands(first, picked)
        run.did(table, moved)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        return Question("pick_player", {"seat": "pick"}, {"anyone": not self.others})


class TradeCards(SecretVerb):
    """The actor and the picked player each give the other so many cards, chosen hidden, moved at once. (Family 3.32)"""

    def possible(self, table: Table, run: Run) -> bool:
        return self.wanted(table, run, run.actor(table)) > 0

    def wanted(self, table: Table, run: Run, seat: i64) -> i64:
        """As many as both have: nobody gives anything for nothing."""
        actor, picked = run.actor(table), run.get(table, PICKED)
        if picked < 0 or picked == actor or (seat != actor and seat != picked):
            return 0
        zones = table.zones
        one = zones.count(HAND + actor) + zones.count(PENDING + actor)
        other = zones.count(HAND + picked) + zones.count(PENDING + picked)
        return min(self.count, one, other)

    def receiver(self, table: Table, run: Run, seat: i64) -> i64:
        if seat == run.actor(table):
            return run.get(table, PICKED)
        return run.actor(table)

    def collected(self, table: Table, run: Run) -> None:
        actor, picked = run.actor(table), run.get(table, PICKED)
        table.begin_event("give", actor, picked, {})
        moved = table.deliver(actor, picked)
        table.end_event()
        table.begin_event("give", picked, actor, {})
        moved += table.deliver(picked, actor)
        table.end_event()
        run.did(table, moved)
