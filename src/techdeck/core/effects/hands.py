"""Verbs about hands: draw, discard, put away, reveal, give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, NO
from techdeck.core.bits import bit
from techdeck.core.choices import Choices
from techdeck.core.effects.match import ANY, Match
from techdeck.core.effects.pointing import DECK_TOP, has_card
from techdeck.core.effects.registers import COUNT, DRAWN, PICKED, SHOWN, STEP
from techdeck.core.effects.run import Run
from techdeck.core.effects.verb import Verb
from techdeck.core.questions import Question
from techdeck.core.zones import HAND

if TYPE_CHECKING:
    from techdeck.core.table import Table

AS_MANY: Final = -1
"""As many as the last verb moved."""
ON_TOP: Final = 0
UNDER: Final = 1


class Draw(Verb):
    """Draw n, or as many as were just moved; the card drawn is remembered if the text goes on to reveal it."""

    def __init__(self, n: i64, remember: bool = False) -> None:
        self.n = n
        self.remember = remember

    def draws_on(self) -> bool:
        return True

    def pile_use(self) -> str:
        return "draw"

    def pile_matters(self, table: Table, run: Run) -> bool:
        return table.has_pile_cards() and (self.n != AS_MANY or run.get(table, COUNT) > 0)

    def possible(self, table: Table, run: Run) -> bool:
        return has_card(table, run, DECK_TOP) and (self.n != AS_MANY or run.get(table, COUNT) > 0)

    def do(self, table: Table, run: Run) -> None:
        wanted = run.get(table, COUNT) if self.n == AS_MANY else self.n
        drawn: i64 = 0
        while drawn < wanted:
            card = table.draw(run.actor(table), run.deck(table), run.pile(table))
            if card < 0:
                break
            if self.remember:
                run.put(table, DRAWN, card)
            drawn += 1
        if drawn == 0 and wanted > 0:
            run.skip(table)
        else:
            run.did(table, drawn)


class FromHand(Verb):
    """The actor chooses between low and high cards of their hand that match, one by one."""

    def __init__(self, low: i64, high: i64, match: Match) -> None:
        self.low = low
        self.high = high
        self.match = match
        self.any_card = match.kind == ANY

    def act(self, table: Table, run: Run, seat: i64, card: i64) -> None:
        """What happens to a chosen card."""
        raise NotImplementedError  # every verb about hand cards says what it does to them

    def fits(self, table: Table, run: Run, seat: i64, card: i64) -> bool:
        """Whether the card may be chosen next."""
        return self.match.holds(table, run, card)

    def any_fits(self, table: Table, run: Run, seat: i64) -> bool:
        """Whether the hand has a card that may be chosen next."""
        if self.any_card:
            return table.zones.count(HAND + seat) > 0
        for i in range(table.zones.count(HAND + seat)):
            if self.fits(table, run, seat, table.zones.at(HAND + seat, i)):
                return True
        return False

    def add_fitting(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        """A choice for every card that may be chosen next."""
        if self.any_card:
            table.add_hand(seat, CARD, out)
            return
        for i in range(table.zones.count(HAND + seat)):
            card = table.zones.at(HAND + seat, i)
            if self.fits(table, run, seat, card):
                out.add(CARD + card)

    def do(self, table: Table, run: Run) -> None:
        seat = run.actor(table)
        if not self.match.known(table, run) or (self.low > 0 and not self.any_fits(table, run, seat)):
            self.nothing_fits(table, run)
        else:
            run.pose(table, seat, self)

    def nothing_fits(self, table: Table, run: Run) -> None:
        """There is nothing to choose."""
        run.skip(table)

    def possible(self, table: Table, run: Run) -> bool:
        return self.any_fits(table, run, run.actor(table))

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        self.add_fitting(table, run, seat, out)
        if run.get(table, STEP) >= self.low:
            out.add(NO)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        done = run.get(table, STEP)
        if action == NO:
            # Everybody sees that a hand is empty; whether a full one has a card that fits stays unsaid.
            if table.zones.count(HAND + seat) == 0:
                run.skip(table)
            else:
                run.did(table, done)
            return
        self.act(table, run, seat, action - CARD)
        done += 1
        run.put(table, STEP, done)
        if done >= self.high or not self.any_fits(table, run, seat):
            run.did(table, done)
        else:
            run.pose(table, seat, self)

    def asks(self, table: Table, run: Run, code: str, verb: str) -> Question:
        """A question for cards of the hand: how many more, and which will do."""
        done = run.get(table, STEP)
        question = Question(code, {"card": verb, "no": "stop" if done > 0 else "decline"})
        question.about["match"] = self.match.data(table, run)
        question.left = min(int(self.high - done), int(table.zones.count(HAND + run.actor(table))))
        return question


class DiscardCards(FromHand):
    """Discard cards of the hand."""

    def act(self, table: Table, run: Run, seat: i64, card: i64) -> None:
        table.discard(card)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        return self.asks(table, run, "discard", "discard")


class DiscardSpokenOf(DiscardCards):
    """Discard one card of the hand, which is then the card spoken of. (Family 3.17)"""

    def do(self, table: Table, run: Run) -> None:
        run.put(table, SHOWN, -1)
        super().do(table, run)

    def act(self, table: Table, run: Run, seat: i64, card: i64) -> None:
        table.discard(card)
        run.put(table, SHOWN, card)


class PutCards(FromHand):
    """Put cards of the hand under the deck, or on top of it, unseen by the others."""

    def __init__(self, low: i64, high: i64, where: i64) -> None:
        super().__init__(low, high, Match(ANY))
        self.where = where

    def act(self, table: Table, run: Run, seat: i64, card: i64) -> None:
        table.lose_track(seat, 1, 0)
        if self.where == UNDER:
            table.put_under("put_under_deck", seat, card, table.deck_of(card), 0)
        else:
            table.put("put_on_deck", seat, card, table.deck_of(card), 0)
        table.came_to_pile(card)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        code = "put_under_deck" if self.where == UNDER else "put_on_deck"
        return self.asks(table, run, code, code)


class Give(FromHand):
    """The actor gives cards of their hand to the picked player, or the picked player gives back to the user."""

    def __init__(self, count: i64, to_user: bool, match: Match | None = None) -> None:
        super().__init__(count, count, Match(ANY) if match is None else match)
        self.to_user = to_user

    def can_be_asked(self, table: Table, run: Run, seat: i64) -> bool:
        return self.to_user or run.get(table, PICKED) >= 0

    def possible(self, table: Table, run: Run) -> bool:
        if not self.to_user:
            return table.players > 1 and table.zones.count(HAND + run.actor(table)) > 0
        return run.get(table, PICKED) >= 0 and table.zones.count(HAND + run.get(table, PICKED)) > 0

    def act(self, table: Table, run: Run, seat: i64, card: i64) -> None:
        receiver = run.user if self.to_user else run.get(table, PICKED)
        table.lose_track(seat, 1, bit(receiver))
        if table.journal is not None:
            table.begin_event("give", seat, receiver, {})
        table.into_hand("give", receiver, card, bit(receiver))
        table.end_event()

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        question = self.asks(table, run, "give", "give")
        question.about["to"] = int(run.user if self.to_user else run.get(table, PICKED))
        return question
