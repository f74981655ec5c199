"""Playing the tricks at a glance: card for card what the judgement does at a table. (Tricks 6)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.boards import NOBODY
from techdeck.games.tricks.chances import GOAL_CARD, TricksLiking
from techdeck.games.tricks.looking_ahead.names import (
    CARDS,
    HELD,
    LED,
    LYING,
    POWER,
    SEATS,
    SIZE,
    TAKEN,
)
from techdeck.games.tricks.looking_ahead.playing import Playing


class Habits(Playing):
    """Everybody plays towards their bid. A hand has no order here, so of equals the lower card number is said."""

    def __init__(self, players: i64, like: TricksLiking) -> None:
        super().__init__(players)
        self.chances = like.chances

    def quick(self) -> i64:
        """Win while tricks are wanted, else lose with as high a card as possible: TricksJudgement.play."""
        row, seat = self.row, self.turn
        start = SEATS + seat * self.stride
        if row[LYING] == 0:
            return self.to_lead(row, start, seat)
        led = row[LED]
        if row[start + HELD] & self.of_domain[led] == 0:
            led = NOBODY
        if self.wants(row, start, seat):
            if row[LYING] == self.players - 1:
                return self.to_win_cheaply(row, start, led, seat)
            return self.to_win_surely(row, start, led, seat)
        return self.to_lose(row, start, led)

    def wants(self, row: vec[i64], start: i64, seat: i64) -> bool:
        """Whether more tricks are wanted: some are missing, or there are too many, and then every one counts again."""
        return self.bids[seat] != row[start + TAKEN]

    def to_lead(self, row: vec[i64], start: i64, seat: i64) -> i64:
        """The likeliest winner, or the likeliest loser."""
        domains, strength, chances = self.domains, self.strength, self.chances
        high, goal = self.wants(row, start, seat), self.goals[seat]
        found: i64 = NOBODY
        most = -1.0e9
        for k in range(start + CARDS, start + CARDS + row[start + SIZE]):
            card = row[k]
            liked = chances[strength[card]]
            if not high:
                liked = 1.0 - liked
            elif domains[card] == goal:
                liked += GOAL_CARD
            if liked >= most and (liked > most or card < found):
                found, most = card, liked
        return found

    def to_win_cheaply(self, row: vec[i64], start: i64, led: i64, seat: i64) -> i64:
        """The last one takes the trick with as low a card as possible, or throws the worst one."""
        domains, strength, trump, best = self.domains, self.strength, self.trump, row[POWER]
        found: i64 = NOBODY
        power: i64 = 99
        for k in range(start + CARDS, start + CARDS + row[start + SIZE]):
            card = row[k]
            if domains[card] == led or (led == NOBODY and domains[card] == trump):
                now = strength[card]
                if now > best and now <= power and (now < power or card < found):
                    found, power = card, now
        if found != NOBODY:
            return found
        return self.to_throw(row, start, led, self.goals[seat])

    def to_win_surely(self, row: vec[i64], start: i64, led: i64, seat: i64) -> i64:
        """The highest card if it wins now, the last of equals, or else the worst one."""
        domains, strength, trump = self.domains, self.strength, self.trump
        found: i64 = NOBODY
        power = row[POWER] + 1
        for k in range(start + CARDS, start + CARDS + row[start + SIZE]):
            card = row[k]
            if domains[card] == led or (led == NOBODY and domains[card] == trump):
                now = strength[card]
                if now >= power and (now > power or card > found):
                    found, power = card, now
        if found != NOBODY:
            return found
        return self.to_throw(row, start, led, self.goals[seat])

    def to_throw(self, row: vec[i64], start: i64, led: i64, goal: i64) -> i64:
        """The card that is least likely to win a trick, and one of the goal rather not; none of them wins now."""
        domains, strength, chances = self.domains, self.strength, self.chances
        found: i64 = NOBODY
        least = 1.0e9
        for k in range(start + CARDS, start + CARDS + row[start + SIZE]):
            card = row[k]
            if led == NOBODY or domains[card] == led:
                liked = chances[strength[card]]
                if domains[card] == goal:
                    liked += GOAL_CARD
                if liked <= least and (liked < least or card < found):
                    found, least = card, liked
        return found

    def to_lose(self, row: vec[i64], start: i64, led: i64) -> i64:
        """The likeliest winner among the cards that lose now; who must win does so with the highest card."""
        domains, strength, chances, trump = self.domains, self.strength, self.chances, self.trump
        loser: i64 = NOBODY
        winner: i64 = NOBODY
        most = -1.0
        best, power = row[POWER], i64(-1)
        for k in range(start + CARDS, start + CARDS + row[start + SIZE]):
            card = row[k]
            now = strength[card]
            if led != NOBODY and domains[card] != led:
                continue
            if now > best and (led != NOBODY or domains[card] == trump):
                if now >= power and (now > power or card < winner):
                    winner, power = card, now
            elif chances[now] >= most and (chances[now] > most or card < loser):
                loser, most = card, chances[now]
        return loser if loser != NOBODY else winner
