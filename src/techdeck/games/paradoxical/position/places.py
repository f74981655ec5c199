"""Whether hands, tableaus and the pool of a position are as full as turns and claims leave them. (Family 8.8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.effects.run import Run
from techdeck.core.errors import Misfit
from techdeck.core.limits import TO_DO
from techdeck.core.zones import HAND
from techdeck.games.paradoxical.building import HandLimit, PoolLimit
from techdeck.games.paradoxical.names import FULL_HOUSE, HAND_ROOM, POOL, POOL_ROOM, TABLEAU, TWO_PAIRS, set_size
from techdeck.games.paradoxical.phases import Turn
from techdeck.games.paradoxical.places import Paradoxical
from techdeck.games.paradoxical.rewards import MAY_ADD, NEW_CARDS, AddAfter, DrawAfter
from techdeck.games.paradoxical.scoring import is_over


def check_places(table: Paradoxical) -> None:
    """Hands and the pool are as full as they can be by what is to do, and the game goes on. (Paradoxical 1.9, 5.1)"""
    check_pool(table)
    for seat in range(table.players):
        most = hand_room(table, seat)
        if table.zones.count(HAND + seat) > most:
            raise Misfit(f"hand {seat}", f"by what is to do, seat {seat} holds {most} cards at the most")
    if isinstance(table.top, Turn) and is_over(table):
        raise Misfit("tokens", "somebody has two tokens and the round is finished, so the game is over")
    check_reward(table)


def draws_left(table: Paradoxical) -> i64:
    """How many cards a claimer has still to draw; -1 if none is about to. (Paradoxical 3.11)"""
    for frame in table.frames:
        if isinstance(frame, DrawAfter):
            return frame.left
    return -1


def check_pool(table: Paradoxical) -> None:
    """Only right after a claim has the pool more than five cards, by those that just came. (Paradoxical 3.6, 3.10)"""
    most: i64 = POOL_ROOM
    if isinstance(table.top, PoolLimit):
        most += set_size(TWO_PAIRS if draws_left(table) < 0 else FULL_HOUSE)
    if table.zones.count(POOL) > most:
        raise Misfit("pool", f"by what is to do, the pool has {most} cards at the most")


def hand_room(table: Paradoxical, seat: i64) -> i64:
    """How many cards a seat can hold: hands are counted at the end of a turn, and claimers draw. (Paradoxical 1.10)"""
    most: i64 = HAND_ROOM
    for frame in table.frames:
        if isinstance(frame, Run) or (isinstance(frame, HandLimit) and not is_counted(table, seat, frame.seat)):
            return table.cards
        if isinstance(frame, AddAfter) and frame.seat == seat:
            most = HAND_ROOM + NEW_CARDS - (MAY_ADD - frame.left)
        if isinstance(frame, DrawAfter) and frame.seat == seat:
            most = HAND_ROOM + NEW_CARDS - frame.left
    return most


def is_counted(table: Paradoxical, seat: i64, discards: i64) -> bool:
    """Whether a hand was counted before that of the seat that discards now. (Paradoxical 1.10)"""
    first, players = table.active(), table.players
    return (seat + players - first) % players < (discards + players - first) % players


def check_reward(table: Paradoxical) -> None:
    """Who draws and adds after a claim has a token, and the cards left in the tableau. (Paradoxical 3.7, 3.10-3.13)"""
    draws, left = draws_left(table), i64(-1)
    for frame in table.frames:
        if isinstance(frame, AddAfter):
            left = frame.left
        if isinstance(frame, (AddAfter, PoolLimit)) and table.tokens(frame.seat) == 0:
            raise Misfit("tokens", f"seat {frame.seat} has claimed a paradox by what is to do, so it has a token")
    if (draws >= 0 and left != MAY_ADD) or (draws >= 0 and isinstance(table.top, PoolLimit) and draws != NEW_CARDS):
        raise Misfit(TO_DO, f"first the pool is kept to {POOL_ROOM}, then {NEW_CARDS} cards are drawn, then some added")
    check_rest(table, left)


def check_rest(table: Paradoxical, left: i64) -> None:
    """Of a full tableau nothing is left after a claim of ten, and two cards after one of eight. (Paradoxical 2.1)"""
    zone, count = TABLEAU + table.active(), table.zones.count(TABLEAU + table.active())
    if left >= 0 and count != MAY_ADD - left:
        raise Misfit(
            f"tableau {zone - TABLEAU}", f"after a claim of ten cards, with {left} to add, it has {MAY_ADD - left}"
        )
    if isinstance(table.top, PoolLimit) and count > 2:
        raise Misfit(f"tableau {zone - TABLEAU}", "after a claim of eight cards two are left at the most")
