"""What all know for certain of hands, as plain data: one fact after the other. (Family 6.12, 6.13)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit, has, size
from techdeck.core.cards import DOMAIN_NAMES, FACES, card_id, face
from techdeck.core.certain import KINDS
from techdeck.core.counting import HOLDS, LACKS
from techdeck.core.state import State
from techdeck.core.zones import HAND, NOWHERE


def known_data(state: State) -> list[dict[str, object]]:
    """Which kinds each hand surely holds, and which kinds or cards it surely lacks, as this view knows the cards."""
    found: list[dict[str, object]] = []
    for seat in range(state.players):
        found += [fact(seat, True, kind) for kind in range(KINDS) if has(state.nums[HOLDS + seat], kind)]
        if state.nums[LACKS + seat] != 0:
            found += lacked(state, seat)
    return found


def fact(seat: int, holds: bool, kind: int) -> dict[str, object]:
    """That a hand holds or lacks a kind, in the words of talk."""
    value, domain = kind + 1 if 0 <= kind < 13 else None, DOMAIN_NAMES[kind - 13] if kind >= 13 else None
    return {"seat": int(seat), "holds": holds, "value": value, "domain": domain, "card": None}


def lacked(state: State, seat: int) -> list[dict[str, object]]:
    """What a hand surely lacks: kinds of which all other cards lie elsewhere, then cards that this view can't place.

    Kinds that say most come first, so that what follows from them is not said again.
    """
    lacks, elsewhere = state.nums[LACKS + seat], seen_elsewhere(state, seat)
    found: list[dict[str, object]] = []
    kinds = sorted([(-size(state.faces_of(kind) & lacks), kind) for kind in range(KINDS)])
    for _, kind in kinds:
        faces = state.faces_of(kind)
        if faces & lacks != 0 and faces & ((state.nums[LACKS + seat] | elsewhere) ^ -1) == 0:
            found.append(fact(seat, False, kind))
            lacks &= faces ^ -1
    cards = [card for card in range(FACES) if has(lacks, card) and state.zones.where[card] == NOWHERE]
    return found + [{**fact(seat, False, -1), "card": card_id(card)} for card in cards]


def seen_elsewhere(state: State, seat: i64) -> i64:
    """The faces of which this view sees every copy outside a hand."""
    mask: i64 = 0
    for card in range(state.cards):
        if state.zones.where[card] in (NOWHERE, HAND + seat):
            mask |= bit(face(card))
    return mask ^ -1
