"""Why an action is refused, with the clause it breaks; told only from what its seat knows. (Family 7.14)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.cards import card_id
from techdeck.core.errors import IllegalAction
from techdeck.core.zones import HAND
from techdeck.games.chess.attacks import in_check, reach
from techdeck.games.chess.board import controls
from techdeck.games.chess.moves import can_be_built, card_meant, ends_of, small_pawns
from techdeck.games.chess.names import (
    BOARD,
    BUILD,
    BUILDS,
    MEN,
    MOVE,
    SQUARE,
    UPGRADE,
    UPGRADES,
)
from techdeck.games.chess.pieces import kind_of, moves_clause
from techdeck.games.chess.places import Chess
from techdeck.games.chess.squares import square_id

UNSAFE = "your last king would be attacked"


def why_not_act(table: Chess, seat: i64, action: i64) -> IllegalAction | None:
    """Why this is no action of the seat now; None for what nobody may ever do on a turn."""
    if MOVE <= action < BUILD:
        return why_not_move(table, table.side_of(seat), action)
    if action < CARD or action >= SQUARE:
        return None
    card = card_meant(action)
    if table.zones.where[card] != HAND + seat:
        return IllegalAction(f"{card_id(card)} is not in your hand", "Chess 1.2")
    if action < MOVE:
        return IllegalAction("your last king is attacked, so no card may be used", "Chess 7.5")
    if action < UPGRADE:
        return why_not_build(table, table.side_of(seat), card)
    return why_not_upgrade(table, table.side_of(seat), card)


def why_not_move(table: Chess, side: i64, action: i64) -> IllegalAction:
    """Not your piece, your own piece there, not its way, or a last king in danger. (Chess 2, 7.4)"""
    start, to = ends_of(action)
    nums, bits = table.nums, table.tables.bits
    if nums[MEN + side] & bits[start] == 0:
        return IllegalAction(f"no piece of yours stands on {square_id(int(start))}", "Chess 2.1")
    if nums[MEN + side] & bits[to] != 0:
        return IllegalAction(f"a piece of your own stands on {square_id(int(to))}", "Chess 2.1")
    value = table.values[nums[BOARD + start]]
    if reach(table.tables, value, side, start, nums[MEN] | nums[MEN + 1]) & bits[to] == 0:
        ways = f"from {square_id(int(start))} to {square_id(int(to))}"
        return IllegalAction(f"a {kind_of(value)} can't go {ways} now", moves_clause(value))
    return IllegalAction(UNSAFE, "Chess 7.4")


def why_not_build(table: Chess, side: i64, card: i64) -> IllegalAction:
    """No build left, no such card, no room, or a last king in danger. (Chess 4)"""
    if table.nums[BUILDS + side] == 0:
        return IllegalAction("you have built three times", "Chess 4.1")
    if not can_be_built(table, side, card):
        return IllegalAction(
            f"only a card from 2 to 10 of your domains can be built, and {card_id(card)} is none", "Chess 4.2"
        )
    if in_check(table):
        return IllegalAction("your last king is attacked, and no build saves it", "Chess 7.5")
    return IllegalAction("there is no empty square on your first two ranks", "Chess 4.4")


def why_not_there(table: Chess, seat: i64, square: i64) -> IllegalAction:
    """A square too far away, one that is taken, or one where the pawn saves no last king. (Chess 4.3, 4.4, 7.5)"""
    here, name = table.tables.bits[square], square_id(int(square))
    if table.tables.home[table.side_of(seat)] & here == 0:
        return IllegalAction(f"{name} is not on your first or second rank", "Chess 4.3")
    if (table.nums[MEN] | table.nums[MEN + 1]) & here != 0:
        return IllegalAction(f"{name} is not empty", "Chess 4.4")
    return IllegalAction(UNSAFE, "Chess 7.5")


def why_not_upgrade(table: Chess, side: i64, card: i64) -> IllegalAction:
    """No upgrade left, no such card, no such pawn, or a last king in danger. (Chess 5)"""
    if table.nums[UPGRADES + side] == 0:
        return IllegalAction("you have upgraded twice", "Chess 5.1")
    if in_check(table):
        return IllegalAction("your last king is attacked, and no upgrade saves it", "Chess 7.5")
    if not controls(side, card):
        return IllegalAction(f"{card_id(card)} is not of your domains", "Chess 5.2")
    if small_pawns(table, side) == 0:
        return IllegalAction("you have no piece of value 2, 3 or 4", "Chess 5.1")
    return IllegalAction(f"{card_id(card)} counts as a 13", "Chess 5.4")
