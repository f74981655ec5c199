"""When the game is over. (Chess 8)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from techdeck.core.counting import ROUND
from techdeck.games.chess.attacks import attacked, attacks_on, in_check, look_round
from techdeck.games.chess.moves import may_act
from techdeck.games.chess.names import (
    ACTION_LIMIT,
    BARE_KINGS,
    BOARD,
    CHANGED_UNTIL,
    ENDED,
    ENDINGS,
    GOES_ON,
    HISTORY,
    KINGS,
    KINGS_CAPTURED,
    MARK,
    MATE,
    MEN,
    MOVE_ROOM,
    NO_PROGRESS,
    QUIET,
    QUIET_LIMIT,
    REPEATED,
    REPETITION,
    STALEMATE,
    STRETCH,
    TOO_LONG,
    WINNER,
)
from techdeck.games.chess.squares import SQUARES

if TYPE_CHECKING:
    from techdeck.games.chess.places import Chess

FIRST_RETURN: Final = 8
"""A position can't be there for the third time before so many moves."""


def end_action(table: Chess, seat: i64) -> None:
    """The action is done: the other player is to act, unless the game is over. (Chess 1.1, 1.5)"""
    nums = table.nums
    if nums[CHANGED_UNTIL] >= nums[ROUND]:
        table.end_changes()
    nums[ROUND] += 1
    other = 1 - seat
    side = table.side_of(other)
    look_round(table, side)
    if table.journal is not None and attacked(table, side) != 0:
        tell_check(table, seat, side)
    why = ending(table, other, side)
    if why != GOES_ON:
        end_game(table, why, seat)


def tell_check(table: Chess, seat: i64, side: i64) -> None:
    """The attacker says "check": which kings of this side are attacked, and by which pieces. (Chess 7.1)"""
    attacks = attacks_on(table, side)
    kings = [attack.king for attack in attacks]
    about: dict[str, object] = {"attacks": [attack.to_dict() for attack in attacks]}
    about["last_king"] = table.kings_left(1 - seat) == 1
    table.tell_shown("check", seat, sorted(set(kings)), 1 - seat, about)


def ending_by_capture(table: Chess, side: i64) -> i64:
    """What a capture by this side ends at once: both kings are gone, or only two kings are left. (Chess 8.1, 8.6)"""
    nums = table.nums
    if nums[KINGS + 1 - side] == 0:
        return KINGS_CAPTURED
    for one in range(2):
        if nums[MEN + one] & (nums[MEN + one] - 1) != 0:
            return GOES_ON
    return BARE_KINGS


def ending(table: Chess, seat: i64, side: i64) -> i64:
    """Why the game is over now that this side would have to act; a win goes before a draw. (Chess 8.2-8.11)"""
    nums = table.nums
    if not may_act(table, seat, side):
        return MATE if in_check(table) else STALEMATE
    if is_third_time(table):
        return REPEATED
    if nums[QUIET] >= nums[QUIET_LIMIT]:
        return NO_PROGRESS
    if nums[ROUND] > nums[ACTION_LIMIT]:
        return TOO_LONG
    return GOES_ON


def is_third_time(table: Chess) -> bool:
    """Whether the position is there for the third time, if that matters. (Chess 8.7)"""
    nums = table.nums
    return nums[STRETCH] >= FIRST_RETURN and nums[REPETITION] == 1 and times_before(table) >= 2


def may_return(table: Chess) -> bool:
    """Whether the stretch is long enough for a position to come back again and again. (Chess 8.7, 8.8)"""
    return table.nums[STRETCH] >= FIRST_RETURN


def takes_back(table: Chess, start: i64, to: i64) -> bool:
    """Whether a move takes back the last one of the same side, with only a move in between. (Chess 8.8)"""
    n = table.nums[STRETCH]
    return n >= 2 and table.nums[HISTORY + n - 2] % MOVE_ROOM == to * SQUARES + start


def times_before(table: Chess) -> i64:
    """How often the position was there before, since the stretch began, with mark 0. (Chess 8.7, 8.8)"""
    nums = table.nums
    mark, n = nums[MARK], nums[STRETCH]
    ago: i64 = 4
    found: i64 = 0
    while ago < n:
        if nums[HISTORY + n - 1 - ago] // MOVE_ROOM == mark and same_as(table, ago):
            found += 1
        ago += 2
    if ago == n and mark == 0 and same_as(table, ago):
        found += 1
    return found


def same_as(table: Chess, ago: i64) -> bool:
    """Whether the board is the same as so many moves ago, taking them back one by one: marks alone may mislead."""
    nums = table.nums
    board = nums[BOARD : BOARD + SQUARES]
    for n in range(ago):
        move = nums[HISTORY + nums[STRETCH] - 1 - n] % MOVE_ROOM
        start, to = move // SQUARES, move % SQUARES
        board[start] = board[to]
        board[to] = -1
    for square in range(SQUARES):
        if board[square] != nums[BOARD + square]:
            return False
    return True


def end_game(table: Chess, why: i64, winner: i64) -> None:
    """The game is over; the winner is a seat, or -1 in a draw. (Chess 8.12)"""
    if why != KINGS_CAPTURED and why != MATE:
        winner = -1
    table.nums[ENDED] = why
    table.nums[WINNER] = winner
    if table.journal is not None:
        table.tell("end", winner, {"why": ENDINGS[why]}, -1 if winner < 0 else 1 - winner)
    table.end()
