"""Positions while the pieces are put on the board: only the choices made so far differ. (Chess 0; Family 8.8)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from techdeck.core.cards import NATURALS, card_id, printed_value
from techdeck.core.errors import Misfit
from techdeck.core.position import all_numbers, numbers_of
from techdeck.core.zones import DECK
from techdeck.games.chess.board import controls
from techdeck.games.chess.names import AT, FIRST_PIECES_LABEL, PIECES, SECOND_PIECES_LABEL
from techdeck.games.chess.setup import CHOICES, Arranging, pair, squares_for

if TYPE_CHECKING:
    from techdeck.games.chess.places import Chess

MAY_DIFFER: Final = ("first", "board", "draw said")
"""The numbers that need not be as at the beginning."""


def check_arranging(table: Chess, frame: Arranging) -> None:
    """What is chosen already stands in its place, all else lies as it was laid out. (Chess 0.5-0.7, 0.14, 0.15)"""
    for side in range(2):
        for number in range(len(CHOICES)):
            if not is_arranged(table, side, CHOICES[number], is_chosen(table, frame, side, number)):
                raise Misfit("board", f"the {CHOICES[number]}s of a side stand in their places once chosen, not before")
    for card in range(NATURALS):
        check_place(table, frame, card)
    check_untouched(table)


def is_chosen(table: Chess, frame: Arranging, side: i64, number: i64) -> bool:
    """Whether this side has made this choice: the first player makes all of them, then the second. (Chess 0.14)"""
    mine = table.side_of(frame.seat)
    return number < frame.number if side == mine else side < mine


def is_arranged(table: Chess, side: i64, value: i64, chosen: bool) -> bool:
    """Whether the two cards of a value stand where they belong; before they are chosen they stand nowhere."""
    one, other = pair(side, value)
    left, right = squares_for(side, value)
    at_one, at_other = table.nums[AT + one], table.nums[AT + other]
    if not chosen:
        return at_one < 0 and at_other < 0
    return (at_one == left and at_other == right) or (at_one == right and at_other == left)


def check_place(table: Chess, frame: Arranging, card: i64) -> None:
    """One of the pieces stands on the board, or is still to be chosen; all other cards lie in the deck.
    (Chess 0.5, 0.7, 0.15)"""
    side = i64(0) if controls(0, card) else i64(1)
    is_piece = False
    for number in range(len(CHOICES)):
        if CHOICES[number] == printed_value(card):
            is_piece = table.nums[AT + card] >= 0 or not is_chosen(table, frame, side, number)
    names = [FIRST_PIECES_LABEL, SECOND_PIECES_LABEL]
    if is_piece and table.zones.where[card] != PIECES + side:
        raise Misfit(names[side], f"{card_id(card)} is one of the pieces, which are put on the board now")
    if not is_piece and table.zones.where[card] != DECK:
        raise Misfit("deck", f"{card_id(card)} lies in the deck while the pieces are put on the board")


def check_untouched(table: Chess) -> None:
    """Nothing has been counted yet, so that no change can hold either. (Chess 0.15, 1.1, 4.1, 5.1)"""
    blank = table.game.blank()
    for number in all_numbers(table):
        now, then = numbers_of(table, number), numbers_of(blank, number)
        if number.name not in MAY_DIFFER and now != then:
            told = " ".join([number.word(one) for one in then[:6]])
            raise Misfit(number.name, f"while the pieces are put on the board, {number.name} is {told}")
