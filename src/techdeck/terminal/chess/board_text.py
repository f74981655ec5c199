"""The board drawn in text, the person's side at the bottom: their pieces in capitals, attacked kings with a mark."""

from __future__ import annotations

from techdeck.core.bits import has
from techdeck.core.cards import card_id
from techdeck.games.chess.attacks import attacked
from techdeck.games.chess.names import BOARD, MEN
from techdeck.games.chess.places import Chess
from techdeck.games.chess.squares import FILES
from techdeck.terminal.cards import CardWords
from techdeck.terminal.chess.pieces import kind_name, side_at_bottom
from techdeck.terminal.screen import Screen

WIDE, NARROW = 7, 5
"""Columns of a square."""
NEEDED = 2 + 6 * (WIDE + 1) + 1
"""Columns of a board with wide squares."""


class BoardText:
    """Draws the board of a table; own is the person's seat, if there is one."""

    def __init__(self, own: int | None, cards: CardWords, screen: Screen) -> None:
        self.own = own
        self.cards = cards
        self.screen = screen

    @property
    def cell(self) -> int:
        """Columns of a square on this screen."""
        return WIDE if self.screen.width > NEEDED else NARROW

    def lines(self, table: Chess) -> list[str]:
        """The ranks from the far side to the near one, two lines each, then the letters of the files. (Chess 0.8)"""
        near = side_at_bottom(table, self.own)
        ranks = range(5, -1, -1) if near == 0 else range(6)
        files = range(6) if near == 0 else range(5, -1, -1)
        lines = ["  " + " " + "_" * (6 * self.cell + 5)]
        for rank in ranks:
            lines += self.rank(table, rank + 1, [rank * 6 + file for file in files], near)
        letters = " ".join(f"{FILES[file]:^{self.cell}}" for file in files)
        return [*lines, ("   " + letters).rstrip()]

    def rank(self, table: Chess, number: int, squares: list[int], near: int) -> list[str]:
        """One rank: what stands there, and below which card it is."""
        kinds = [self.kind(table, square, near) for square in squares]
        ids = [self.below(table, square) for square in squares]
        return [f"{number} |{'|'.join(kinds)}|", f"  |{'|'.join(ids)}|"]

    def kind(self, table: Chess, square: int, near: int) -> str:
        """The kind of the piece on a square, in capitals if it is near's."""
        card = int(table.nums[BOARD + square])
        if card < 0:
            return " " * self.cell
        side = 0 if has(table.nums[MEN], square) else 1
        name = kind_name(table, card)
        if len(name) > self.cell:
            name = "knght"
        mark = "!" if has(attacked(table, side), square) else ""
        shown = f"{(name.upper() if side == near else name) + mark:^{self.cell}}"
        return self.screen.bold(shown) if side == near else shown

    def below(self, table: Chess, square: int) -> str:
        """The card on a square; a star says that it counts as something else now."""
        card = int(table.nums[BOARD + square])
        if card < 0:
            return "_" * self.cell
        name = self.cards.short(card)
        star = "*" if table.altered[card] else ""
        room = self.cell - len(card_id(card)) - len(star)
        return "_" * (room // 2) + name + star + "_" * (room - room // 2)
