"""What pieces are called and how they move, in the words of the rules."""

from __future__ import annotations

from techdeck.core.bits import has
from techdeck.core.cards import printed_value
from techdeck.games.chess.attacks import reach
from techdeck.games.chess.board import controls
from techdeck.games.chess.names import AT, KINGS, MEN, PIECES
from techdeck.games.chess.places import Chess
from techdeck.games.chess.refusals import kind
from techdeck.games.chess.squares import square_id
from techdeck.terminal.cards import CardWords

HOW = {
    "rook": "any number of squares along its rank or file",
    "knight": "two squares along a rank or file and one to the side; it jumps",
    "queen": "any number of squares along its rank, file or a diagonal",
    "king": "one or two squares along its rank, file or a diagonal",
    "pawn": "one square forward, sideways or diagonally, never straight back",
}
"""How each kind moves. (Chess 2.2-2.7)"""

DOMAINS_OF_SIDE = [(3, 1), (0, 2)]
"""Service and science, knowledge and technology. (Chess 0.4)"""


def kind_name(table: Chess, card: int) -> str:
    """What kind of piece the card is as it counts now. (Chess 2.10)"""
    return kind(table.value_of(card))[0]


def printed_kind(card: int) -> str:
    """What kind of piece the card is in print."""
    return kind(printed_value(card))[0]


def square_of(table: Chess, card: int) -> str:
    """Where the card stands; empty if it is no piece."""
    square = int(table.nums[AT + card])
    return square_id(square) if square >= 0 else ""


def side_at_bottom(table: Chess, own: int | None) -> int:
    """The side of the person; without one, the first player's."""
    return 0 if own is None else int(table.side_of(own))


def standing(table: Chess, card: int, cards: CardWords) -> str:
    """rook V1 on a1."""
    return f"{kind_name(table, card)} {cards.short(card)} on {square_of(table, card)}"


def seen_on_table(table: Chess, card: int, cards: CardWords) -> str:
    """A card as it counts now, with its square if it is a piece."""
    square = square_of(table, card)
    return f"{cards.now(card, table)} ({kind_name(table, card)} on {square})" if square else cards.now(card, table)


def as_piece(side: int, card: int, cards: CardWords, table: Chess) -> str:
    """A hand card with the kind of piece it can become on the board of this side. (Chess 4.2, 5.2)"""
    fits = controls(side, card) and kind_name(table, card) != "king"
    return f"{cards.now(card, table)} ({kind_name(table, card)})" if fits else cards.now(card, table)


def attackers(table: Chess, side: int) -> list[tuple[int, int]]:
    """Each attack on a king of this side: the attacking card and the square of the king. (Chess 7.1)"""
    nums, found = table.nums, []
    men = nums[MEN] | nums[MEN + 1]
    for card in table.zones.listed(PIECES + 1 - side):
        hits = reach(table.tables, table.value_of(card), 1 - side, nums[AT + card], men) & nums[KINGS + side]
        found += [(card, square) for square in range(36) if has(hits, square)]
    return found
