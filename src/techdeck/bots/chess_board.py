"""The board of Tech Chess in plain numbers, and what it is worth to one side after a move."""

from __future__ import annotations

from techdeck.games.chess.attacks import reach
from techdeck.games.chess.pieces import KING, KNIGHT, QUEEN, ROOK, SMALL_PAWN
from techdeck.games.chess.places import Chess

WORTH = {ROOK: 4.0, KNIGHT: 2.5, QUEEN: 8.0, KING: 12.0}
PAWN_WORTH, SMALL_PAWN_WORTH = 1.0, 1.2
"""Pawns, and the small ones that can be upgraded."""
CORNERED = 3.0
"""What it is worth to attack a last king that has no square left: it may be mate."""
NOWHERE = -1

Piece = tuple[int, int, int]
"""Square, value, and the mask of what it attacks as long as nothing moves."""


def worth(value: int) -> float:
    """What a piece of this value is worth, in pawns."""
    return WORTH.get(value, SMALL_PAWN_WORTH if value <= SMALL_PAWN else PAWN_WORTH)


def squares(mask: int) -> list[int]:
    """The squares of a mask."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def mask_of(square: int) -> int:
    """The mask of one square, or of none."""
    return 0 if square == NOWHERE else 1 << square


class Board:
    """Both sides' pieces, seen from one side."""

    def __init__(self, table: Chess, side: int) -> None:
        self.tables = table.tables
        self.side = side
        self.mine, self.theirs = int(table.men(side)), int(table.men(1 - side))
        self.own = self.pieces(table, side)
        self.other = self.pieces(table, 1 - side)
        self.worth = {square: worth(value) for square, value, _ in [*self.own, *self.other]}
        self.last_king = int(table.last_king(1 - side))

    def pieces(self, table: Chess, side: int) -> list[Piece]:
        """The pieces of a side, with the values they count as."""
        men, found = self.mine | self.theirs, []
        for card in table.pieces(side):
            square, value = int(table.square_of(card)), int(table.value_of(card))
            found.append((square, value, int(reach(self.tables, value, side, square, men))))
        return found

    def balance(self) -> float:
        """How far this side is ahead."""
        return sum(worth(value) for _, value, _ in self.own) - sum(worth(value) for _, value, _ in self.other)

    def as_it_is(self) -> float:
        """What the board is worth if nothing on it changes."""
        return Change(self, NOWHERE, NOWHERE, 0).safety()

    def after_move(self, start: int, to: int) -> float:
        """What it is worth after a move: what that wins, and how safe all is then."""
        value = next(value for square, value, _ in self.own if square == start)
        won = self.worth[to] if self.theirs >> to & 1 else 0.0
        return won + Change(self, start, to, value).safety()

    def with_piece(self, square: int, value: int) -> float:
        """What it is worth with a new piece of one's own on a square, also in the place of another."""
        before = self.worth[square] if self.mine >> square & 1 else 0.0
        return worth(value) - before + Change(self, NOWHERE, square, value).safety()


class Change:
    """A board on which a piece of one's own has left a square, or come to one, or both."""

    def __init__(self, board: Board, start: int, to: int, value: int) -> None:
        self.board = board
        self.start = start
        self.to = to
        self.value = value
        self.changed = mask_of(start) | mask_of(to)
        self.mine = board.mine & ~mask_of(start) | mask_of(to)
        self.theirs = board.theirs & ~mask_of(to)
        self.men = self.mine | self.theirs

    def safety(self) -> float:
        """Threats against the other side, less the worst capture it could make."""
        attacks, threats = 0, 0.0
        for hits in self.own_attacks():
            attacks |= hits
            if hits & self.theirs:
                threats += sum(self.board.worth[at] for at in squares(hits & self.theirs))
        return 0.02 * threats + self.hunt(attacks) - self.worst_loss(attacks)

    def own_attacks(self) -> list[int]:
        """What each of one's own pieces attacks now."""
        board = self.board
        found = [self.attacks(piece, board.side) for piece in board.own if piece[0] not in (self.start, self.to)]
        if self.to != NOWHERE:
            found.append(int(reach(board.tables, self.value, board.side, self.to, self.men)))
        return found

    def attacks(self, piece: Piece, side: int) -> int:
        """What a piece attacks: as before, unless something has changed on its lines."""
        square, value, before = piece
        if before & self.changed == 0:
            return before
        return int(reach(self.board.tables, value, side, square, self.men))

    def worst_loss(self, guarded: int) -> float:
        """The most one capture would cost; a guarded piece costs the other side the capturing one."""
        board, worst = self.board, 0.0
        for piece in board.other:
            hits = 0 if piece[0] == self.to else self.attacks(piece, 1 - board.side) & self.mine
            for at in squares(hits):
                lost = worth(self.value) if at == self.to else board.worth[at]
                worst = max(worst, lost - (worth(piece[1]) if guarded >> at & 1 else 0.0))
        return worst

    def hunt(self, attacks: int) -> float:
        """Against a last king: the fewer squares are left to it, the better."""
        king = self.board.last_king
        if king in (NOWHERE, self.to):
            return 0.0
        steps = int(reach(self.board.tables, KING, 1 - self.board.side, king, self.men))
        free = (steps & ~attacks & ~self.men).bit_count()
        checked = attacks >> king & 1
        return (CORNERED if checked and free == 0 else 0.3 * checked) - 0.2 * free
