"""Whether the used marks of a position are on cards that can have them. (Family 8.8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.cards import card_id
from techdeck.core.errors import Misfit
from techdeck.core.zones import EVERYBODY, HAND, PENDING, USED
from techdeck.games.paradoxical.marks import half
from techdeck.games.paradoxical.names import MARKED, REMEMBERED, TABLEAU
from techdeck.games.paradoxical.phases import AfterUse
from techdeck.games.paradoxical.places import Paradoxical


def check_marks(table: Paradoxical) -> None:
    """Where marks come off, they are on cards of hands and tableaus, and none is remembered that all see is off.
    (Paradoxical 4.5-4.7)"""
    nums = table.nums
    for deck in range(2):
        if nums[MARKED + deck] & (nums[REMEMBERED + deck] ^ -1) != 0:
            raise Misfit("remembered marks", "all remember every card that is marked")
        if table.marks_stay() and nums[MARKED + deck] != nums[REMEMBERED + deck]:
            raise Misfit("remembered marks", "no mark comes off before the next claim: these are the marked cards")
    if not table.marks_stay():
        check_marked_places(table)
    for frame in table.frames:
        if isinstance(frame, AfterUse) and not table.is_used(frame.card):
            raise Misfit("marked", f"{card_id(frame.card)} is being used, so it is marked")


def check_marked_places(table: Paradoxical) -> None:
    """Only cards of hands and tableaus are marked, and what all see of it is so. (Paradoxical 4.6, 4.7)"""
    for card in range(table.cards):
        which = " of second deck" if half(card) == 1 else ""
        if table.is_used(card):
            if not may_be_marked(table, table.zones.where[card]):
                raise Misfit(f"marked{which}", f"{card_id(card)} has no mark there: only in a hand or a tableau")
        elif table.is_remembered(card) and is_seen(table, card):
            raise Misfit(f"remembered marks{which}", f"all see that {card_id(card)} is not marked")


def may_be_marked(table: Paradoxical, zone: i64) -> bool:
    """Whether cards keep their marks in this zone: in hands and tableaus, in use and face down. (Paradoxical 4.6)"""
    for seat in range(table.players):
        if zone == HAND + seat or zone == TABLEAU + seat or zone == PENDING + seat:
            return True
    return zone == USED


def is_seen(table: Paradoxical, card: i64) -> bool:
    """Whether all know where this card lies."""
    return table.zones.seers(table.zones.where[card], table.zones.index(card)) == EVERYBODY
