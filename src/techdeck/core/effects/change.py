"""Verbs that make a shown card count as another value or domain for a while. (Family 5)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.actions import DOMAIN, HIGHER, LOWER, VALUE
from techdeck.core.cards import DOMAIN_NAMES, card_id, is_wild
from techdeck.core.choices import Choices
from techdeck.core.counting import AS_USUAL
from techdeck.core.effects.registers import SHOWN
from techdeck.core.effects.run import Run
from techdeck.core.effects.verb import Verb
from techdeck.core.questions import Question

if TYPE_CHECKING:
    from techdeck.core.table import Table


class CountsAs(Verb):
    """The shown card counts as something else, of your choice; a wild never does. (Family 5.1, 5.2)"""

    def __init__(self, printed: i64 = AS_USUAL) -> None:
        self.printed = printed  # how long the change holds, as the text says it

    def do(self, table: Table, run: Run) -> None:
        if self.possible(table, run):
            run.pose(table, run.actor(table), self)
        else:
            run.skip(table)

    def can_be_asked(self, table: Table, run: Run, seat: i64) -> bool:
        return self.possible(table, run)

    def possible(self, table: Table, run: Run) -> bool:
        return run.get(table, SHOWN) >= 0 and not is_wild(run.get(table, SHOWN))

    def asks(self, table: Table, run: Run, code: str, verbs: dict[str, str]) -> Question:
        """What the card shown shall count as."""
        card = run.get(table, SHOWN)
        about: dict[str, object] = {"card": card_id(card), "value": int(table.value_of(card))}
        return Question(code, verbs, {**about, "domain": DOMAIN_NAMES[table.domain_of(card)]})


def tell_change(table: Table, seat: i64, card: i64) -> None:
    """All hear what the card counts as from now on, and for how long. (Family 5.1, 5.2)"""
    about: dict[str, object] = {"value": int(table.value_of(card)), "domain": DOMAIN_NAMES[table.domain_of(card)]}
    about["until"] = table.ends_with(table.altered[card])
    table.tell_shown("counts_as", seat, [int(card)], -1, about)


class CountsAsNeighbour(CountsAs):
    """It counts as one value higher or lower, within 1..13. (Family 5.6)"""

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        value = table.value_of(run.get(table, SHOWN))
        if value < 13:
            out.add(HIGHER)
        if value > 1:
            out.add(LOWER)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        card = run.get(table, SHOWN)
        value = table.value_of(card) + (1 if action == HIGHER else -1)
        table.alter(card, value, table.domain_of(card), self.printed)
        if table.journal is not None:
            tell_change(table, seat, card)
        run.did(table, 1)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        return self.asks(table, run, "count_higher_or_lower", {"higher": "count_higher", "lower": "count_lower"})


class CountsAsDomain(CountsAs):
    """It counts as a domain of your choice. (Family 5.1)"""

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        out.add_run(DOMAIN, 4)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        card = run.get(table, SHOWN)
        table.alter(card, table.value_of(card), action - DOMAIN, self.printed)
        if table.journal is not None:
            tell_change(table, seat, card)
        run.did(table, 1)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        return self.asks(table, run, "count_as_domain", {"domain": "count_as"})


class CountsAsValue(CountsAs):
    """It counts as any value you name. (Family 5.1, 5.6)"""

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        out.add_run(VALUE, 13)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        card = run.get(table, SHOWN)
        table.alter(card, action - VALUE + 1, table.domain_of(card), self.printed)
        if table.journal is not None:
            tell_change(table, seat, card)
        run.did(table, 1)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        return self.asks(table, run, "count_as_value", {"value": "count_as"})


class CountsAsGiven(CountsAs):
    """It counts as the value or the domain that the text says; what the text does not say stays. (Family 5.1)"""

    def __init__(self, value: i64, domain: i64, printed: i64 = AS_USUAL) -> None:
        super().__init__(printed)
        self.value = value
        self.domain = domain

    def do(self, table: Table, run: Run) -> None:
        if not self.possible(table, run):
            run.skip(table)
            return
        card = run.get(table, SHOWN)
        value = self.value if self.value > 0 else table.value_of(card)
        table.alter(card, value, self.domain if self.domain >= 0 else table.domain_of(card), self.printed)
        if table.journal is not None:
            tell_change(table, run.actor(table), card)
        run.did(table, 1)


class CountsBy(CountsAs):
    """It counts as so much higher, or lower, within 1..13; a card for which that is too far stays. (Family 5.6)"""

    def __init__(self, more: i64, printed: i64 = AS_USUAL) -> None:
        super().__init__(printed)
        self.more = more
        self.lower = -more if more < 0 else 0

    def possible(self, table: Table, run: Run) -> bool:
        if not super().possible(table, run):
            return False
        value = table.value_of(run.get(table, SHOWN)) + self.more
        return 1 <= value <= 13

    def do(self, table: Table, run: Run) -> None:
        if not self.possible(table, run):
            run.skip(table)
            return
        card = run.get(table, SHOWN)
        table.alter(card, table.value_of(card) + self.more, table.domain_of(card), self.printed)
        if table.journal is not None:
            tell_change(table, run.actor(table), card)
        run.did(table, 1)
