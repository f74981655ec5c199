"""How a game comes to an end: the ways out of it, who wins, what it is worth to each."""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.actions import CONCEDE, DRAW
from techdeck.core.bits import bit, has, size
from techdeck.core.counting import CONCEDED, DRAW_SAID, OVER
from techdeck.core.table import Table
from techdeck.core.zones import EVERYBODY


class Outcome(Table):
    """A table that knows what its end is worth."""

    def ways_out(self, seat: i64) -> list[int]:
        """Conceding, and in two-player games agreeing to a draw: always possible, never in a mask. (Family 7.1)"""
        if self.nums[OVER] or seat < 0 or seat >= self.players or has(self.nums[CONCEDED], seat):
            return []
        if self.players == 2 and not has(self.nums[DRAW_SAID], seat):
            return [CONCEDE, DRAW]
        return [CONCEDE]

    def ahead(self, number: i64, seats: i64) -> i64:
        """Those of the seats for whom this number, of which every seat has one, is highest. (Family 7.3)"""
        best: i64 = -1
        mask: i64 = 0
        for seat in range(self.players):
            now = self.nums[number + seat]
            if has(seats, seat) and now >= best:
                if now > best:
                    mask = 0
                mask |= bit(seat)
                best = now
        return mask

    def returns(self) -> list[float]:
        """Zero-sum: losers pay 1 each, winners share it; all 0 before the end. (Family 7.13)"""
        if self.nums[OVER] == 0:
            return [0.0] * self.players
        if self.players == 1:
            return [self.lone_return()]
        mask = self.final_winners()
        n = size(mask)
        share = float(self.players - n) / float(n) if n else 0.0
        return (
            [share if has(mask, seat) else -1.0 for seat in range(self.players)]
            if n < self.players
            else [0.0] * self.players
        )

    def lone_return(self) -> float:
        """A lone player wins against the rival with more points and loses with fewer, or by giving up. (Family 7.1)"""
        if self.nums[CONCEDED] != 0:
            return -1.0
        ahead = self.scores()[0] - self.rival_points()
        return 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0

    def final_winners(self) -> i64:
        """Winners by points, or who is left after concessions; both after an agreed draw. (Family 7.2, 7.3, 7.6)"""
        everyone = bit(self.players) - 1
        if self.players == 1:
            return everyone if self.lone_return() > 0 else 0
        if self.nums[DRAW_SAID] == everyone and self.players == 2:
            return everyone
        left = everyone & (EVERYBODY ^ self.nums[CONCEDED])
        return left if size(left) == 1 else self.winners()
