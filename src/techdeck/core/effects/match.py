"""Which cards a sentence means: any, of a value, of a domain, the named ones, of the same value as it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.cards import DOMAIN_NAMES, is_wild
from techdeck.core.choices import Choices
from techdeck.core.effects.registers import DOMAIN, SHOWN, VALUE
from techdeck.core.effects.run import Run
from techdeck.core.zones import EXPELLED, GAME_ZONES, NOWHERE

if TYPE_CHECKING:
    from techdeck.core.table import Table

ANY: Final = 0
AT_MOST: Final = 1
NAMED_VALUE: Final = 2
NAMED_DOMAIN: Final = 3
SAME_VALUE: Final = 4
SAME_DOMAIN: Final = 5
OF_VALUE: Final = 6
OF_DOMAIN: Final = 7
AT_LEAST: Final = 8
EVEN: Final = 9
ODD: Final = 10


class Match:
    """A condition on a card."""

    def __init__(self, kind: i64, number: i64 = 0) -> None:
        self.kind = kind
        self.number = number

    def holds(self, table: Table, run: Run, card: i64) -> bool:
        """Whether the card is meant; a wild has no value and no domain. (Family 1.7)"""
        kind = self.kind
        if kind == ANY:
            return True
        if is_wild(card) or ((kind == SAME_VALUE or kind == SAME_DOMAIN) and run.get(table, SHOWN) < 0):
            return False
        if kind == NAMED_DOMAIN or kind == SAME_DOMAIN or kind == OF_DOMAIN:
            return table.domain_of(card) == self.domain(table, run)
        value = table.value_of(card)
        if kind == AT_MOST:
            return value <= self.number
        if kind == AT_LEAST:
            return value >= self.number
        if kind == EVEN or kind == ODD:
            return (value % 2 == 0) == (kind == EVEN)
        return value == self.value(table, run)

    def known(self, table: Table, run: Run) -> bool:
        """Whether what a card is compared with was named or shown: a name may have been declined."""
        if self.kind == NAMED_VALUE:
            return run.get(table, VALUE) > 0
        if self.kind == NAMED_DOMAIN:
            return run.get(table, DOMAIN) >= 0
        return (self.kind != SAME_VALUE and self.kind != SAME_DOMAIN) or run.get(table, SHOWN) >= 0

    def domain(self, table: Table, run: Run) -> i64:
        """The domain asked for."""
        if self.kind == OF_DOMAIN:
            return self.number
        return run.get(table, DOMAIN) if self.kind == NAMED_DOMAIN else table.domain_of(run.get(table, SHOWN))

    def value(self, table: Table, run: Run) -> i64:
        """The value asked for."""
        if self.kind == OF_VALUE:
            return self.number
        return run.get(table, VALUE) if self.kind == NAMED_VALUE else table.value_of(run.get(table, SHOWN))

    def data(self, table: Table, run: Run) -> dict[str, object] | None:
        """The condition as data: a value, a domain, the lowest or highest value, even or odd; None for any card."""
        kind, shown = self.kind, run.get(table, SHOWN)
        if kind == ANY or not self.known(table, run):
            return None
        data: dict[str, object] = {"value": None, "domain": None, "least": None, "most": None, "parity": None}
        if kind == AT_MOST or kind == AT_LEAST:
            data["most" if kind == AT_MOST else "least"] = int(self.number)
        elif kind == EVEN or kind == ODD:
            data["parity"] = "even" if kind == EVEN else "odd"
        elif (kind == SAME_VALUE or kind == SAME_DOMAIN) and is_wild(shown):
            return None
        elif kind == NAMED_DOMAIN or kind == SAME_DOMAIN or kind == OF_DOMAIN:
            data["domain"] = DOMAIN_NAMES[self.domain(table, run)]
        else:
            data["value"] = int(self.value(table, run))
        return data


def matching(table: Table, run: Run, zone: i64, match: Match) -> vec[i64]:
    """The cards of a zone that match."""
    found: vec[i64] = vec[i64]()
    for i in range(table.zones.count(zone)):
        card = table.zones.at(zone, i)
        if match.holds(table, run, card):
            found = append(found, card)
    return found


def in_reach(table: Table, card: i64) -> bool:
    """Whether the card spoken of may be moved: not while it lies in play or in any place of the game itself."""
    zone = table.zones.where[card]
    return zone == NOWHERE or (zone < GAME_ZONES and zone != EXPELLED)


def any_matching(table: Table, run: Run, zone: i64, match: Match) -> bool:
    """Whether the zone has a card that matches."""
    for i in range(table.zones.count(zone)):
        if match.holds(table, run, table.zones.at(zone, i)):
            return True
    return False


def point_at(cards: vec[i64], out: Choices) -> None:
    """A choice for each of these cards."""
    for card in cards:
        out.add(CARD + card)
