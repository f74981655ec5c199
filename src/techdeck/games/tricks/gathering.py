"""How a new round's layout is told: what is gathered, and what comes back from it. (Tricks 8.1-8.7)

All goes to the deck first, the trump deck too, and what lies elsewhere again comes from there: so nobody learns whose
hidden card was a 2.
"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.cards import card_of
from techdeck.core.events import Event, Moved
from techdeck.core.spots import ANYWHERE
from techdeck.core.zones import DECK, EVERYBODY, EXPELLED
from techdeck.games.tricks.names import GOAL, OWN_GOAL, TRUMP_DECK
from techdeck.games.tricks.table import Tricks


def tell_layout(table: Tricks, expelled: i64) -> None:
    """All hear how the cards go to their places for a new round, and which 2 leaves the game; nothing moves yet."""
    assert table.journal is not None
    table.journal.add(Event("gather", -1, -1, gathered(table), {}, None))
    for seat in range(table.players):
        if not stays(table, table.own_goal(seat)):
            tell_coming(table, "return_goal", seat, table.own_goal(seat), DECK, GOAL + seat, 0)
    twos = [card_of(domain, 2) for domain in range(4) if table.zones.where[card_of(domain, 2)] != EXPELLED]
    for index, two in enumerate(twos):
        tell_coming(table, "return_two", -1, two, DECK, TRUMP_DECK, index)
    tell_coming(table, "expel", -1, expelled, TRUMP_DECK, EXPELLED, table.zones.count(EXPELLED))


def gathered(table: Tricks) -> list[Moved]:
    """Every card that goes to the deck, as those know it who can follow it there. (Tricks 8.7)"""
    found: list[Moved] = []
    for named in table.zone_names():
        for index, card in enumerate(table.zones.listed(named.zone)):
            if named.zone != DECK and not stays(table, card):
                spots = table.spot(named.zone, index), table.spot(DECK, ANYWHERE)
                found.append(Moved(card, table.seers_of(card), spots[0], spots[1]))
    return found


def stays(table: Tricks, card: i64) -> bool:
    """Whether a card is not gathered: it is out of the game, or the goal of who was dealt it."""
    zone = table.zones.where[card]
    if GOAL <= zone < GOAL + table.players:
        return table.nums[OWN_GOAL + zone - GOAL] == card
    return zone == EXPELLED


def tell_coming(table: Tricks, kind: str, seat: i64, card: i64, source: i64, target: i64, index: i64) -> None:
    """All see a card come out of a pile to its place; where in the pile it lay, nobody may know."""
    assert table.journal is not None
    moved = Moved(int(card), EVERYBODY, table.spot(source, ANYWHERE), table.spot(target, index))
    table.journal.add(Event(kind, int(seat), -1, [moved], {}, None))
