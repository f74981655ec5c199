"""What the points of a round promise each seat: as the engine scores it, as the judgement values it. (Tricks 7, 9)"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.bits import bit, has, size
from techdeck.core.cards import card_of, printed_domain
from techdeck.core.counting import CONCEDED, ROUND
from techdeck.core.state import State
from techdeck.core.zones import EXPELLED
from techdeck.games.tricks.looking_ahead.names import BEST, GOALS, SEATS, TAKEN, TRICKS_A_ROUND
from techdeck.games.tricks.names import BASE, OWN_GOAL, SCORE
from techdeck.games.tricks.setup import two_to_expel
from techdeck.games.tricks.table import tricks

SPREAD: Final = 2.3
"""How far apart the points of one round come to lie: a lead of so many wins about three games in four."""
LAST_ROUND: Final = 3
MOST_POINTS: Final = 73


class Ending:
    """What was scored before this round, and what a round's tricks add to it."""

    def __init__(self, players: i64) -> None:
        self.players = players
        self.last = False
        self.reached: i64 = 1
        """What reaching the bid is worth if it is just reached. (Tricks 7.3)"""
        self.scores: vec[i64] = vec[i64]([0] * 4)
        self.base: vec[i64] = vec[i64]([0] * 4)
        self.points: vec[i64] = vec[i64]([0] * 4)
        self.level: i64 = 0
        """The seats that can win, and the one of them that the last trump card favours, as a mask. (Tricks 9.2, 9.3)"""
        self.favoured: i64 = 0
        self.shares: vec[float] = vec[float]([0.0] * MOST_POINTS)
        self.scale = 0.0

    def load(self, state: State) -> None:
        """Take over what decides the game besides the tricks of this round."""
        nums = state.nums
        for seat in range(self.players):
            self.scores[seat] = nums[SCORE + seat]
            self.base[seat] = nums[BASE + seat]
        self.reached = 1 if state.game.chosen["bid_bonus"] == "cumulative" else 0
        self.last = nums[ROUND] == LAST_ROUND
        self.level = (bit(self.players) - 1) & (nums[CONCEDED] ^ -1)
        if self.last:
            self.favoured = favoured(state, self.level)
        else:
            self.weigh_points(rounds_left(nums[ROUND] + 1))

    def weigh_points(self, scale: float) -> None:
        """What each number of points weighs beside those of others."""
        if scale != self.scale:
            self.scale = scale
            for points in range(MOST_POINTS):
                self.shares[points] = exp(float(points) / scale)

    def score(self, seat: i64, taken: i64, goals: i64, bid: i64) -> i64:
        """The points of a seat after this round. (Tricks 7.1-7.5)"""
        points = self.scores[seat] + taken + goals
        if taken > bid:
            points += 1
        elif taken == bid:
            points += 3 + self.reached
        if taken == 0 or taken == TRICKS_A_ROUND:
            points += 2
        return points

    def worths(self, row: vec[i64], stride: i64, bids: vec[i64], found: vec[float]) -> None:
        """The share of the game that the points after these tricks promise each seat, or what it came to."""
        points, shares, total = self.points, self.shares, 0.0
        for seat in range(self.players):
            start = SEATS + seat * stride
            points[seat] = self.score(seat, row[start + TAKEN], row[start + GOALS], bids[seat])
            found[seat] = shares[points[seat]]
            total += found[seat]
        if self.last:
            self.decide(row, stride, found)
            return
        for seat in range(self.players):
            found[seat] = found[seat] / total

    def decide(self, row: vec[i64], stride: i64, found: vec[float]) -> None:
        """Who has won after the last round shares the game. (Tricks 9.2-9.9)"""
        winners = self.winners(row, stride)
        share = 1.0 / float(size(winners))
        for seat in range(self.players):
            found[seat] = share if has(winners, seat) else 0.0

    def winners(self, row: vec[i64], stride: i64) -> i64:
        """Most points; then the last trump card's goal, most tricks, the highest card won. (Tricks 9.2-9.5)"""
        points = self.points
        left = ahead(points, self.level)
        if left & (left - 1) == 0:
            return left
        if left & self.favoured != 0:
            return left & self.favoured
        for seat in range(self.players):
            points[seat] = self.base[seat] + row[SEATS + seat * stride + TAKEN]
        left = ahead(points, left)
        for seat in range(self.players):
            points[seat] = row[SEATS + seat * stride + BEST]
        return ahead(points, left)


def rounds_left(number: i64) -> float:
    """How far apart the points come to lie from the beginning of a round on. (Tricks 9.1)"""
    return SPREAD * sqrt(float(4 - number))


def ahead(points: vec[i64], seats: i64) -> i64:
    """Those of the seats that have most."""
    most: i64 = -2
    left: i64 = 0
    for seat in range(len(points)):
        if has(seats, seat) and points[seat] >= most:
            if points[seat] > most:
                most, left = points[seat], 0
            left |= bit(seat)
    return left


def favoured(state: State, seats: i64) -> i64:
    """The seats whose original goals are of the domain of the 2 that will be left in the end. (Tricks 8.3, 9.3)"""
    goes = two_to_expel(tricks(state))
    for domain in range(4):
        two = card_of(domain, 2)
        if two != goes and state.zones.where[two] != EXPELLED:
            return of_goal(state, seats, domain)
    return 0


def of_goal(state: State, seats: i64, domain: i64) -> i64:
    """Those of the seats whose original goal is of this domain."""
    mask: i64 = 0
    for seat in range(state.players):
        if has(seats, seat) and printed_domain(state.nums[OWN_GOAL + seat]) == domain:
            mask |= bit(seat)
    return mask
