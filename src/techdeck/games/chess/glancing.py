"""What a quick look at the board says of every action: what it wins, what it leaves hanging. (Chess 2-5)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.games.chess.attacks import reach
from techdeck.games.chess.endings import takes_back
from techdeck.games.chess.liking import WORTH
from techdeck.games.chess.moves import ranks_forward
from techdeck.games.chess.names import ALL, AT, BOARD, KING, KNIGHT, MEN, PAWN, PIECES, QUEEN, ROOK
from techdeck.games.chess.places import Chess

CORNERED: Final = 3.0
"""What it is worth to attack a last king that has no square left: it may be mate."""
TAKEN_BACK: Final = 0.5
"""What it costs to go back to where one came from."""
FORWARD: Final = 0.03
THREAT: Final = 0.02
FREE_SQUARE: Final = 0.2
"""What each square is worth that is taken from a last king."""


class Glance:
    """The board as one side sees it at a glance: what is attacked, by what, and what would be lost."""

    def __init__(self, table: Chess, side: i64) -> None:
        self.table = table
        self.side = side
        self.once: i64 = 0
        self.twice: i64 = 0
        self.by_pawns: i64 = 0
        self.by_knights: i64 = 0
        self.by_rooks: i64 = 0
        self.by_queens: i64 = 0
        self.by_kings: i64 = 0
        self.worst = 0.0
        self.worst_at: i64 = -1
        self.second_worst = 0.0
        self.king = table.last_king(1 - side)
        self.steps: i64 = 0
        self.look_at_own()
        self.look_at_others()
        self.look_for_losses()

    def look_at_own(self) -> None:
        """What one's own pieces attack, once and more than once."""
        table, side = self.table, self.side
        tables, nums, values, zones = table.tables, table.nums, table.values, table.zones
        men = nums[MEN] | nums[MEN + 1]
        for i in range(zones.counts[PIECES + side]):
            card = zones.at(PIECES + side, i)
            hits = reach(tables, values[card], side, nums[AT + card], men)
            self.twice |= self.once & hits
            self.once |= hits
        if self.king >= 0:
            self.steps = reach(tables, KING, 1 - side, self.king, men) & (ALL ^ nums[MEN + 1 - side])

    def look_at_others(self) -> None:
        """What the other side's pieces attack, by what they are."""
        table, other = self.table, 1 - self.side
        tables, nums, values, zones = table.tables, table.nums, table.values, table.zones
        men = nums[MEN] | nums[MEN + 1]
        for i in range(zones.counts[PIECES + other]):
            card = zones.at(PIECES + other, i)
            value = values[card]
            hits = reach(tables, value, other, nums[AT + card], men)
            if value == ROOK:
                self.by_rooks |= hits
            elif value < KNIGHT:
                self.by_pawns |= hits
            elif value == KNIGHT:
                self.by_knights |= hits
            elif value == QUEEN:
                self.by_queens |= hits
            else:
                self.by_kings |= hits

    def look_for_losses(self) -> None:
        """The two pieces that would be missed most if they were captured now."""
        table, side = self.table, self.side
        zones, nums, values = table.zones, table.nums, table.values
        for i in range(zones.counts[PIECES + side]):
            card = zones.at(PIECES + side, i)
            square = nums[AT + card]
            here = table.tables.bits[square]
            loss = self.loss(here, WORTH[values[card]], self.once & here != 0)
            if loss > self.worst:
                self.second_worst = self.worst
                self.worst, self.worst_at = loss, square
            elif loss > self.second_worst:
                self.second_worst = loss

    def nothing_is_attacked(self) -> None:
        """As a player sees it who never thinks of the other side."""
        self.by_pawns = self.by_knights = self.by_rooks = self.by_queens = self.by_kings = 0
        self.worst = self.second_worst = 0.0

    def loss(self, here: i64, worth: float, guarded: bool) -> float:
        """What it costs if a piece of this worth is captured here; a guarded one costs the other side the capturer."""
        taker = 0.0
        if self.by_pawns & here != 0:
            taker = WORTH[PAWN]
        elif self.by_knights & here != 0:
            taker = WORTH[KNIGHT]
        elif self.by_rooks & here != 0:
            taker = WORTH[ROOK]
        elif self.by_queens & here != 0:
            taker = WORTH[QUEEN]
        elif self.by_kings & here != 0:
            taker = WORTH[KING]
        else:
            return 0.0
        return max(0.0, worth - taker) if guarded else worth

    def of_move(self, start: i64, to: i64) -> float:
        """What a move wins, less the worst loss it leaves, and a little for going forward and for threats."""
        table, side = self.table, self.side
        tables, nums, values = table.tables, table.nums, table.values
        value, taken = values[nums[BOARD + start]], nums[BOARD + to]
        here = tables.bits[to]
        left = self.second_worst if start == self.worst_at else self.worst
        score = WORTH[values[taken]] if taken >= 0 else 0.0
        score -= max(left, self.loss(here, WORTH[value], self.twice & here != 0))
        men = (nums[MEN] | nums[MEN + 1] | here) ^ tables.bits[start]
        hits = reach(tables, value, side, to, men)
        score += self.threats(hits & nums[MEN + 1 - side])
        if self.king >= 0 and to != self.king:
            score += self.hunt(hits)
        if takes_back(table, start, to):
            score -= TAKEN_BACK
        return score + FORWARD * float(ranks_forward(side, start, to))

    def threats(self, hit: i64) -> float:
        """A little of what the attacked pieces are worth."""
        table, found = self.table, 0.0
        number, nums, values = table.tables.number, table.nums, table.values
        while hit != 0:
            rest = hit & (hit - 1)
            found += WORTH[values[nums[BOARD + number[(hit ^ rest) % 37]]]]
            hit = rest
        return THREAT * found

    def hunt(self, hits: i64) -> float:
        """Against a last king: the fewer squares are left to it, the better."""
        king = self.table.tables.bits[self.king]
        free = self.steps & (ALL ^ (hits | self.once))
        squares = 0.0
        while free != 0:
            free &= free - 1
            squares += 1.0
        if hits & king == 0:
            return -FREE_SQUARE * squares
        return CORNERED if squares == 0.0 else 0.3 - FREE_SQUARE * squares

    def best_square(self, squares: i64, worth: float) -> i64:
        """Of these squares the one where a new piece of this worth stands best."""
        number = self.table.tables.number
        found, most = number[(squares & -squares) % 37], -1.0e9
        while squares != 0:
            rest = squares & (squares - 1)
            square = number[(squares ^ rest) % 37]
            squares = rest
            score = self.of_entry(square, worth)
            if score > most:
                found, most = square, score
        return found

    def of_entry(self, square: i64, worth: float) -> float:
        """What it is worth to have a new piece on a square, less the worst loss that leaves."""
        here = self.table.tables.bits[square]
        left = self.second_worst if square == self.worst_at else self.worst
        return worth - max(left, self.loss(here, worth, self.once & here != 0))
