"""From a table of the game to a board to try moves on. (Chess 0-8)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import HIDDEN
from techdeck.core.counting import ROUND
from techdeck.core.zones import HAND
from techdeck.games.chess.looking_ahead.field import LAST_ROW, Field
from techdeck.games.chess.looking_ahead.keys import CHANGED, IN_HAND, KEYS, TO_ACT
from techdeck.games.chess.looking_ahead.names import (
    BUILDS,
    CARDS,
    HELD,
    HELD_WORTH,
    KINGS,
    MEN,
    MOST_PLIES,
    ROWS,
    UPGRADES,
)
from techdeck.games.chess.names import (
    ACTION_LIMIT,
    BOARD,
    HISTORY,
    MOVE_ROOM,
    QUIET,
    QUIET_LIMIT,
    REPETITION,
    STRETCH,
)
from techdeck.games.chess.names import BUILDS as TABLE_BUILDS
from techdeck.games.chess.names import KINGS as TABLE_KINGS
from techdeck.games.chess.names import MEN as TABLE_MEN
from techdeck.games.chess.names import UPGRADES as TABLE_UPGRADES
from techdeck.games.chess.places import Chess
from techdeck.games.chess.squares import SQUARES

NO_PAST: Final = vec[i64]([0] * (MOST_PLIES + 602))


def field_of(table: Chess) -> Field:
    """The board of a table at the beginning of a turn, or before the second half of a build or an upgrade."""
    field, nums = Field(), table.nums
    field.at = nums[BOARD : BOARD + SQUARES]
    field.side = table.acting_side()
    for side in range(2):
        field.nums[MEN + side] = nums[TABLE_MEN + side]
        field.nums[KINGS + side] = nums[TABLE_KINGS + side]
        field.nums[BUILDS + side] = nums[TABLE_BUILDS + side]
        field.nums[UPGRADES + side] = nums[TABLE_UPGRADES + side]
        field.nums[HELD + side] = held(table, side)
    load_changes(field, table)
    for side in range(2):
        field.nums[HELD_WORTH + side] = field.held_worth(side)
    field.quiet, field.quiet_limit = nums[QUIET], nums[QUIET_LIMIT]
    field.plies_left = nums[ACTION_LIMIT] - nums[ROUND]
    field.repetition = nums[REPETITION] == 1
    field.key = key_of(field)
    load_past(field, table)
    return field


def held(table: Chess, side: i64) -> i64:
    """The mask of the cards a side is known to hold."""
    zones, zone, found = table.zones, HAND + table.seat_of(side), i64(0)
    for i in range(zones.count(zone)):
        card = zones.at(zone, i)
        if card != HIDDEN:
            found |= bit(card)
    return found


def load_changes(field: Field, table: Chess) -> None:
    """What cards count as now and in the next actions. (Chess 6.9, 6.11)"""
    if table.changes == 0:
        return
    now = table.nums[ROUND]
    field.changing, field.row = True, 0
    field.values, field.ends = field.values[:], field.ends[:]
    for card in range(CARDS):
        for later in range(ROWS - 1):
            if table.altered[card] >= now + later:
                field.values[later * CARDS + card] = table.values[card]
            if table.told[card] // 128 == now + later:
                field.ends[later] = 1


def key_of(field: Field) -> i64:
    """The key of a position, worked out from nothing."""
    nums = field.nums
    key = KEYS[TO_ACT] if field.side == 1 else i64(0)
    for square in range(SQUARES):
        if field.at[square] >= 0:
            key ^= KEYS[field.at[square] * SQUARES + square]
    for side in range(2):
        key ^= KEYS[field.left_key(side)]
        for card in range(CARDS):
            if (nums[HELD + side] >> card) & 1 != 0:
                key ^= KEYS[IN_HAND + side * CARDS + card]
    return key if field.row == LAST_ROW else key ^ KEYS[CHANGED + field.row // CARDS]


def load_past(field: Field, table: Chess) -> None:
    """The keys of the positions since the stretch began, taking its moves back one by one. (Chess 8.8)"""
    nums = table.nums
    stretch = nums[STRETCH]
    past: vec[i64] = NO_PAST[: stretch + MOST_PLIES + 2]
    board, key = field.at[:], field.key
    past[stretch] = key
    for n in range(stretch):
        move = nums[HISTORY + stretch - 1 - n] % MOVE_ROOM
        start, to = move // SQUARES, move % SQUARES
        card = board[to]
        board[start], board[to] = card, -1
        key ^= KEYS[card * SQUARES + start] ^ KEYS[card * SQUARES + to] ^ KEYS[TO_ACT]
        past[stretch - 1 - n] = key
    field.past, field.stretch, field.first = past, stretch, stretch
