"""A quick player of Tricks of the Trade, and what a moment of it is worth."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import CARD, NO
from techdeck.core.answering import answer
from techdeck.core.boards import Board
from techdeck.core.choices import Choices
from techdeck.core.counting import OVER, ROUND
from techdeck.core.game import Deck
from techdeck.core.imagining import Imagination
from techdeck.core.judging import Judgement, Plan
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.table import Table
from techdeck.core.zones import HAND
from techdeck.games.tricks.bargaining import Bargaining
from techdeck.games.tricks.chances import TricksLiking, goal_of, still_wanted, trump_of
from techdeck.games.tricks.gestures import Gestures
from techdeck.games.tricks.looking_ahead.board import TricksBoard
from techdeck.games.tricks.looking_ahead.ending import rounds_left
from techdeck.games.tricks.names import (
    BID,
    BIDDING,
    BIDS_SHOWN,
    GOAL_TRICKS,
    SCORE,
    TAKEN,
    TRICK,
)
from techdeck.games.tricks.phases import Bidding, UseCard
from techdeck.games.tricks.prospects import Prospects
from techdeck.games.tricks.tricktaking import PlayCard
from techdeck.games.tricks.turns import TradeFrame

ENOUGH: Final = 0.5
"""So many cards a text brings its user to be worth using."""


class TricksJudgement(Judgement):
    """Bids by counting, plays towards its bid, trades where both plans differ."""

    plays: i64 = 4

    def __init__(self, deck: Deck, players: int) -> None:
        self.like = TricksLiking(deck, players)
        self.prospects = Prospects(players)
        self.bargain = Bargaining(self.like, self.prospects)
        self.gestures = Gestures(self.like, self.bargain)

    def choose(self, table: State, seat: i64, out: Choices, rng: FastRng) -> i64:
        top = table.top
        if isinstance(top, PlayCard):
            if out.count == 1:
                return out.pick(0)
            return self.play(table, seat, out)
        if isinstance(top, TradeFrame):
            return self.bargain.choose(table, seat, out, rng)
        if isinstance(top, Bidding):
            return BIDDING + self.bid(table, seat, rng)
        if isinstance(top, UseCard):
            return self.use_card(table, seat, out)
        return answer(table, seat, out, self.like, rng)

    # --- bidding and effects --------------------------------------------------------------------------

    def bid(self, table: Table, seat: i64, rng: FastRng) -> i64:
        """Many tricks or none; of two players, as many as the hand is good for, by chance up or down. (Tricks 4.1)"""
        if table.players > 2:
            self.prospects.think(table, seat)
            return self.prospects.bid()
        hoped = self.like.expected(table, seat) + 0.3 + float(rng.below(40)) / 100.0
        return min(6, i64(int(hoped)))

    def use_card(self, table: Table, seat: i64, out: Choices) -> i64:
        """Use the least useful card whose text brings cards; else pass. (Tricks 5.1)"""
        zones, like = table.zones, self.like
        high = like.wants_high(table, seat)
        found, least = i64(NO), 1.0e9
        for i in range(zones.counts[HAND + seat]):
            card = zones.at(HAND + seat, i)
            if like.text(card) >= ENOUGH:
                liked = like.use(table, seat, card, high)
                if liked < least:
                    found, least = CARD + card, liked
        return found

    # --- tricks ---------------------------------------------------------------------------------------

    def play(self, table: Table, seat: i64, out: Choices) -> i64:
        """Win while tricks are wanted, else lose with as high a card as possible. (Tricks 6)"""
        wanted = still_wanted(table, seat) > 0
        lying = table.zones.counts[TRICK]
        if lying == 0:
            return self.by_chance(table, seat, out, wanted)
        trump, led = trump_of(table), table.domains[table.zones.at(TRICK, 0)]
        best = best_power(table, trump, led)
        if wanted:
            return self.to_win(table, seat, out, best, lying == table.players - 1)
        return self.to_lose(table, out, best, trump, led)

    def by_chance(self, table: Table, seat: i64, out: Choices, high: bool) -> i64:
        """The likeliest winner, or the likeliest loser."""
        like, trump, goal = self.like, trump_of(table), goal_of(table, seat)
        found, most = out.pick(0), -1.0e9
        for i in range(out.count):
            action = out.pick(i)
            liked = like.use_with(table, action - CARD, high, trump, goal)
            if liked > most:
                found, most = action, liked
        return found

    def to_win(self, table: Table, seat: i64, out: Choices, best: i64, last: bool) -> i64:
        """The last one takes it as cheaply as possible, others as surely; who can't win throws the worst card."""
        like, trump, goal = self.like, trump_of(table), goal_of(table, seat)
        led = table.domains[table.zones.at(TRICK, 0)]
        winner: i64 = -1
        power: i64 = 0
        loser: i64 = -1
        least = 1.0e9
        for i in range(out.count):
            action = out.pick(i)
            now = power_of(table, action - CARD, trump, led)
            if now > best:
                if winner < 0 or (now < power) == last:
                    winner, power = action, now
            else:
                liked = like.use_with(table, action - CARD, True, trump, goal)
                if liked < least:
                    loser, least = action, liked
        return winner if winner >= 0 else loser

    def to_lose(self, table: Table, out: Choices, best: i64, trump: i64, led: i64) -> i64:
        """The likeliest winner among the cards that lose now; who must win does so with the highest card."""
        loser: i64 = -1
        most = -1.0
        winner: i64 = -1
        power: i64 = -1
        for i in range(out.count):
            action = out.pick(i)
            now = power_of(table, action - CARD, trump, led)
            if now > best:
                if now > power:
                    winner, power = action, now
            else:
                chance = self.like.chance(table, action - CARD, trump)
                if chance > most:
                    loser, most = action, chance
        return loser if loser >= 0 else winner

    # --- for a search ---------------------------------------------------------------------------------

    def stage(self, table: State) -> i64:
        """The rounds that are over. (Tricks 9.1)"""
        return table.nums[ROUND] - 1 + table.nums[OVER]

    def board(self, imagination: Imagination) -> Board:
        return TricksBoard(imagination, self.like)

    def plans(self, table: State, seat: i64, out: Choices) -> list[Plan]:
        return self.gestures.plans(table, seat, out)

    def worth(self, table: State, seat: i64) -> float:
        """The share of the game that the points promise, the more surely the fewer rounds are left. (Tricks 9.2)"""
        if table.is_terminal():
            return super().worth(table, seat)
        nums = table.nums
        scale = rounds_left(nums[ROUND])
        own, total = self.points(table, seat), 0.0
        for other in range(table.players):
            total += exp((self.points(table, other) - own) / scale)
        return 1.0 / total

    def worths(self, table: State, found: vec[float]) -> None:
        if table.is_terminal():
            super().worths(table, found)
            return
        scale, total = rounds_left(table.nums[ROUND]), 0.0
        for seat in range(table.players):
            found[seat] = exp(self.points(table, seat) / scale)
            total += found[seat]
        for seat in range(table.players):
            found[seat] = found[seat] / total

    def points(self, table: Table, seat: i64) -> float:
        """The points of a seat, with what its tricks of this round come to if it gets no more."""
        nums = table.nums
        points = float(nums[SCORE + seat] + nums[TAKEN + seat] + nums[GOAL_TRICKS + seat])
        if nums[BIDS_SHOWN] == 1 and nums[TAKEN + seat] == nums[BID + seat]:
            points += 4.0
        return points


def power_of(table: Table, card: i64, trump: i64, led: i64) -> i64:
    """How the card ranks in a trick: trump above the led domain, all else is nothing. (Tricks 6.3, 6.4)"""
    domain = table.domains[card]
    if domain == trump:
        return 20 + table.values[card]
    if domain == led:
        return table.values[card]
    return 0


def best_power(table: Table, trump: i64, led: i64) -> i64:
    """The rank of the best card in the trick so far."""
    zones, best = table.zones, i64(0)
    for i in range(zones.counts[TRICK]):
        best = max(best, power_of(table, zones.at(TRICK, i), trump, led))
    return best
