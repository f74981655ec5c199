"""Whether the lines of a position of Tech Chess fit each other. (Family 8.8)"""

from __future__ import annotations

from techdeck.core.bits import size
from techdeck.core.cards import card_id
from techdeck.core.errors import Misfit
from techdeck.core.frames import Frame, SeatFrame
from techdeck.core.limits import TO_DO
from techdeck.core.zones import HAND, USED
from techdeck.games.chess.attacks import look_round
from techdeck.games.chess.board import MARKS, controls, may_enter, place
from techdeck.games.chess.building import Building, Upgrading
from techdeck.games.chess.endings import ending_by_capture, is_third_time
from techdeck.games.chess.moves import can_be_built, may_upgrade
from techdeck.games.chess.names import (
    AT,
    BOARD,
    BUILDS,
    CHANGED_UNTIL,
    GOES_ON,
    HISTORY,
    KINGS,
    MARK,
    MEN,
    MOVE_ROOM,
    PIECES,
    QUIET,
    QUIET_LIMIT,
    STRETCH,
    UPGRADES,
)
from techdeck.games.chess.phases import AfterUse, Turn, UsePiece
from techdeck.games.chess.places import Chess
from techdeck.games.chess.position.setup import check_arranging
from techdeck.games.chess.setup import Arranging
from techdeck.games.chess.squares import SQUARES, square_id


def complete_board(table: Chess) -> None:
    """All pieces stand where the board says, and all lines fit each other. (Family 8.8)"""
    check_numbers(table)
    place_all(table)
    first = table.frames[0]
    if isinstance(first, Arranging):
        check_arranging(table, first)
        return
    check_pieces(table)
    look_round(table, table.acting_side())
    check_frames(table, first)
    complete_history(table)


def check_numbers(table: Chess) -> None:
    """A stretch is part of the quiet time, and changes end when the number says at the latest. (Chess 6.9, 8.8, 8.9)"""
    nums = table.nums
    if nums[STRETCH] > nums[QUIET]:
        raise Misfit("stretch", f"the stretch is no longer than the quiet time, {nums[QUIET]}, not {nums[STRETCH]}")
    for card in range(table.cards):
        if table.told[card] // 128 > nums[CHANGED_UNTIL]:
            raise Misfit("changed until", f"the change of {card_id(card)} holds until {table.told[card] // 128}")


def place_all(table: Chess) -> None:
    """Every card of the board is a piece of a side that may have it, and stands there alone. (Chess 0.4, 2.11)"""
    nums, where = table.nums, table.zones.where
    for square in range(SQUARES):
        card = nums[BOARD + square]
        if card >= 0:
            side = where[card] - PIECES
            if side < 0 or not controls(side, card) or nums[AT + card] >= 0:
                name = f"{card_id(card)} on {square_id(int(square))}"
                raise Misfit("board", f"{name} is no piece, or stands elsewhere too")
            place(table, side, card, square)


def check_pieces(table: Chess) -> None:
    """Every piece stands somewhere, each side has a king, and one has more than that. (Chess 0.14, 8.1, 8.5, 8.6)"""
    for side in range(2):
        if size(table.nums[MEN + side]) != table.zones.count(PIECES + side) or table.nums[KINGS + side] == 0:
            raise Misfit("board", "every piece stands on the board, and each side has a king")
    if ending_by_capture(table, table.acting_side()) != GOES_ON:
        raise Misfit("board", "with one king each and no other piece the game is over")


def check_frames(table: Chess, first: Frame) -> None:
    """What is to do can be done with the cards as they lie."""
    if not isinstance(first, Turn):
        raise Misfit(TO_DO, "what is to do begins with Turn, or with Arranging while the pieces are put on the board")
    for frame in table.frames:
        if isinstance(frame, SeatFrame) and frame.seat != table.acting_seat():
            raise Misfit(TO_DO, f"it is the turn of seat {table.acting_seat()}, not of seat {frame.seat}")
        check_card(table, frame)


def check_card(table: Chess, frame: Frame) -> None:
    """The card a frame speaks of lies where it has to. (Chess 3.4, 4.1, 5.1, 6.1)"""
    where = table.zones.where
    if isinstance(frame, UsePiece) and where[frame.card] != PIECES + table.side_of(frame.seat):
        raise Misfit(TO_DO, f"{card_id(frame.card)} is no piece of seat {frame.seat}, so it made no capture")
    if isinstance(frame, AfterUse) and where[frame.card] != USED:
        raise Misfit(TO_DO, f"{card_id(frame.card)} is being used, so it lies among the used cards")
    builds, upgrades = table.nums[BUILDS + table.acting_side()], table.nums[UPGRADES + table.acting_side()]
    if isinstance(frame, Building) and builds == 0:
        raise Misfit("builds", f"seat {frame.seat} builds, so it has 1 to 3 builds left")
    if isinstance(frame, Upgrading) and upgrades == 0:
        raise Misfit("upgrades", f"seat {frame.seat} upgrades, so it has 1 or 2 upgrades left")
    if isinstance(frame, (Building, Upgrading)) and not may_come(table, frame):
        raise Misfit(TO_DO, f"{card_id(frame.card)} can't come from the hand of seat {frame.seat} to the board")


def may_come(table: Chess, frame: Building | Upgrading) -> bool:
    """Whether the card lies in the hand of this seat and may be built, or upgraded to. (Chess 4.2, 4.5, 5.2, 7.5)"""
    side = table.side_of(frame.seat)
    if table.zones.where[frame.card] != HAND + frame.seat:
        return False
    if isinstance(frame, Building):
        return can_be_built(table, side, frame.card)
    return may_upgrade(table, side) and may_enter(table, side, frame.card)


def complete_history(table: Chess) -> None:
    """The moves of the stretch can be taken back one by one; the marks follow from them. (Chess 8.8)"""
    nums, n = table.nums, table.nums[STRETCH]
    board = nums[BOARD : BOARD + SQUARES]
    nums[MARK] = nums[HISTORY + n - 1] // MOVE_ROOM if n > 0 else 0
    mark = nums[MARK]
    for i in range(n - 1, -1, -1):
        entry = nums[HISTORY + i]
        start, to = entry % MOVE_ROOM // SQUARES, entry % MOVE_ROOM % SQUARES
        if start >= SQUARES or board[to] < 0 or board[start] >= 0 or entry // MOVE_ROOM != mark:
            raise Misfit("history", f"move {i + 1} of the history can't have led to this board")
        mark = (mark - table.tables.weights[board[to]] * (to - start)) & MARKS
        board[start] = board[to]
        board[to] = -1
    for i in range(HISTORY + n, HISTORY + nums[QUIET_LIMIT]):
        mark |= nums[i]
    if mark != 0:
        raise Misfit("history", "the history has as many moves as the stretch, and 0 after them")
    if isinstance(table.top, (Turn, Building, Upgrading)) and is_third_time(table):
        raise Misfit("history", "the same position is there for the third time, so the game is over")
