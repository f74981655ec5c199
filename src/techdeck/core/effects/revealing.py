"""Verbs that reveal cards of a hand: all see them and they stay. (Family 3.17)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.actions import NO, YES
from techdeck.core.bits import bit
from techdeck.core.cards import HIDDEN, card_id, is_wild
from techdeck.core.choices import Choices
from techdeck.core.effects.hands import FromHand
from techdeck.core.effects.match import ANY, SAME_DOMAIN, SAME_VALUE, Match
from techdeck.core.effects.pointing import random_card
from techdeck.core.effects.registers import DRAWN, LOOP, MARK_HIGH, MARK_LOW, SHOWN, STEP
from techdeck.core.effects.run import Run
from techdeck.core.effects.verb import Verb
from techdeck.core.questions import Question, card_target
from techdeck.core.zones import HAND

if TYPE_CHECKING:
    from techdeck.core.table import Table


class RevealCards(FromHand):
    """Reveal one card of the hand, or two of one domain; all see them and they stay. "It" is the last one shown."""

    def __init__(self, count: i64, match: Match, optional: bool) -> None:
        super().__init__(0 if optional else count, count, match)
        self.any_card = match.kind == ANY and count == 1

    def fits(self, table: Table, run: Run, seat: i64, card: i64) -> bool:
        if not super().fits(table, run, seat, card):
            return False
        if self.high == 1:
            return True
        if is_wild(card):
            return False  # a wild has no domain to share (Family 1.7)
        if run.get(table, STEP) > 0:
            first = run.get(table, SHOWN)
            return card != first and table.domain_of(card) == table.domain_of(first)
        return self.has_partner(table, run, seat, card)

    def nothing_fits(self, table: Table, run: Run) -> None:
        compares = self.match.kind == SAME_VALUE or self.match.kind == SAME_DOMAIN
        if not compares or run.get(table, LOOP) == 0:  # the next player still compares with the card of before
            run.put(table, SHOWN, -1)  # "it" is the card shown here, and none was
        run.skip(table)

    def has_partner(self, table: Table, run: Run, seat: i64, card: i64) -> bool:
        """Whether another card of the hand that matches shares the domain."""
        for i in range(table.zones.count(HAND + seat)):
            other = table.zones.at(HAND + seat, i)
            if (
                other != card
                and table.domain_of(other) == table.domain_of(card)
                and self.match.holds(table, run, other)
            ):
                return True
        return False

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        self.add_fitting(table, run, seat, out)
        if self.low == 0 and run.get(table, STEP) == 0:
            out.add(NO)

    def can_be_asked(self, table: Table, run: Run, seat: i64) -> bool:
        if run.get(table, STEP) == 0:
            return True
        shown = run.get(table, SHOWN)
        return shown >= 0 and table.zones.where[shown] == HAND + seat and run.get(table, STEP) < self.high

    def act(self, table: Table, run: Run, seat: i64, card: i64) -> None:
        table.show(seat, card)
        run.put(table, SHOWN, card)
        mark(table, run, card)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        question = self.asks(table, run, "reveal", "reveal")
        question.about["one_domain"] = self.high > 1
        if run.get(table, STEP) > 0:
            question.chosen = [card_target(card_id(run.get(table, SHOWN)))]
        return question


class RevealDrawn(Verb):
    """Reveal the card just drawn, or you may reveal it: then always asked. (Family 3.5, 3.6)"""

    def __init__(self, forced: bool = False) -> None:
        self.forced = forced

    def do(self, table: Table, run: Run) -> None:
        if not self.forced:
            run.pose(table, run.actor(table), self)
        elif self.possible(table, run):
            self.chosen(table, run, run.actor(table), YES)
        else:
            run.put(table, SHOWN, -1)
            run.skip(table)

    def possible(self, table: Table, run: Run) -> bool:
        return run.get(table, DRAWN) >= 0

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        out.add_run(NO, 2 if self.possible(table, run) else 1)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        run.put(table, SHOWN, run.get(table, DRAWN) if action == YES else -1)
        run.put(table, DRAWN, -1)
        if action == YES:
            table.show(seat, run.get(table, SHOWN))
            mark(table, run, run.get(table, SHOWN))
        run.did(table, 1 if action == YES else 0)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        drawn = run.get(table, DRAWN)
        card = card_id(drawn) if drawn >= 0 and drawn != HIDDEN else None
        return Question("reveal_drawn", {"yes": "reveal", "no": "decline"}, {"card": card})


class RevealByChance(Verb):
    """Reveal a card of the hand by chance; each is as likely. It is then the card spoken of. (Family 3.17, 3.30)"""

    def possible(self, table: Table, run: Run) -> bool:
        return table.zones.count(HAND + run.actor(table)) > 0

    def do(self, table: Table, run: Run) -> None:
        run.put(table, SHOWN, -1)
        if not self.possible(table, run):
            run.skip(table)
            return
        seat = run.actor(table)
        card = random_card(table, HAND + seat, -1)
        table.show(seat, card)
        run.put(table, SHOWN, card)
        mark(table, run, card)
        run.did(table, 1)


def mark(table: Table, run: Run, card: i64) -> None:
    """The card is one of "those"."""
    if card < 54:
        run.put(table, MARK_LOW, run.get(table, MARK_LOW) | bit(card))
    else:
        run.put(table, MARK_HIGH, run.get(table, MARK_HIGH) | bit(card - 54))
