"""The six tricks as rows of numbers: who plays which card, who takes the trick, who leads. (Tricks 6)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.bits import bit, has, lowest, size
from techdeck.core.boards import NOBODY, Board
from techdeck.core.rng import FastRng
from techdeck.games.tricks.chances import TRUMP_ABOVE
from techdeck.games.tricks.looking_ahead.names import (
    BEST,
    CARDS,
    DONE,
    GOALS,
    HELD,
    LED,
    LYING,
    POWER,
    RANK,
    SEATS,
    SEEN,
    SIZE,
    STEP,
    TAKEN,
    TRICKS_A_ROUND,
    WINNER,
)
from techdeck.games.tricks.scoring import card_rank

ALL_CARDS: vec[i64] = vec[i64]([0] * 54)
RANKS: vec[i64] = vec[i64]([int(card_rank(card)) for card in range(54)])


class Playing(Board):
    """Hands, the trick on the table, and what was taken. A choice is the card that is played."""

    def __init__(self, players: i64) -> None:
        super().__init__()
        self.players = players
        self.rng = FastRng(1)
        self.gone: i64 = 0
        """Seats that conceded: chance plays for them. (Family 7.4)"""
        self.trump: i64 = 0
        self.domains: vec[i64] = ALL_CARDS[:]
        self.strength: vec[i64] = ALL_CARDS[:]
        """How each card ranks among those of its domain, a trump above all others."""
        self.of_domain: vec[i64] = vec[i64]([0] * 5)
        self.goals: vec[i64] = vec[i64]([0] * 4)
        self.bids: vec[i64] = vec[i64]([0] * 4)
        self.stride: i64 = CARDS
        self.row: vec[i64] = vec[i64]()
        self.ranks = RANKS  # a name of the module would be looked up at every use

    def count_as(self, values: vec[i64], domains: vec[i64], trump: i64) -> None:
        """What the cards count as in these tricks, which nothing changes any more. (Tricks 5.15, 6.12)"""
        own, strength, of_domain = self.domains, self.strength, self.of_domain
        self.trump = trump
        for domain in range(5):
            of_domain[domain] = 0
        for card in range(54):
            domain = domains[card]
            own[card] = domain
            strength[card] = values[card] + TRUMP_ABOVE if domain == trump else values[card]
            of_domain[domain] |= bit(card)

    # --- playing ------------------------------------------------------------------------------------

    def do(self, choice: i64) -> None:
        self.play(choice)
        while self.gone != 0 and self.turn != NOBODY and has(self.gone, self.turn):
            self.play(self.by_chance())

    def play(self, card: i64) -> None:
        """The seat plays a card, and the turn passes on. (Tricks 6.1-6.4, 6.7)"""
        row, seat, domain = self.row, self.turn, self.domains[card]
        self.take_from_hand(row, SEATS + seat * self.stride, card)
        if row[LYING] == 0:
            row[LED] = domain
            row[POWER] = 0
            row[SEEN] = 0
            row[RANK] = -1
        if domain == self.trump or domain == row[LED]:
            power = self.strength[card]
            if power > row[POWER]:
                row[POWER] = power
                row[WINNER] = seat
        row[SEEN] |= bit(domain)
        if self.ranks[card] > row[RANK]:
            row[RANK] = self.ranks[card]
        row[LYING] += 1
        self.pass_on(row, seat)

    def take_from_hand(self, row: vec[i64], start: i64, card: i64) -> None:
        """A card leaves a hand; the last one takes its place."""
        last = row[start + SIZE] - 1
        row[start + SIZE] = last
        row[start + HELD] ^= bit(card)
        k = start + CARDS
        while row[k] != card:
            k += 1
        row[k] = row[start + CARDS + last]

    def pass_on(self, row: vec[i64], seat: i64) -> None:
        """The next one with a card follows, or the trick is taken and its winner leads. (Tricks 6.1, 6.5, 6.8)"""
        step, players, stride = row[STEP], self.players, self.stride
        while step < players:
            step += 1
            seat += 1
            if seat == players:
                seat = 0
            if row[SEATS + seat * stride + SIZE] > 0:
                row[STEP] = step
                self.turn = seat
                self.look()
                return
        self.take_trick(row)

    def take_trick(self, row: vec[i64]) -> None:
        """The winner takes the trick and leads; without a card the lead passes to the left. (Tricks 6.5, 6.9-6.11)"""
        seat = row[WINNER]
        start = SEATS + seat * self.stride
        row[start + TAKEN] += 1
        if has(row[SEEN], self.goals[seat]):
            row[start + GOALS] += 1
        if row[RANK] > row[start + BEST]:
            row[start + BEST] = row[RANK]
        row[DONE] += 1
        row[LYING] = 0
        self.turn = NOBODY
        if row[DONE] < TRICKS_A_ROUND:
            self.lead(row, seat)

    def lead(self, row: vec[i64], seat: i64) -> None:
        """This seat leads, or the first one to the left that has a card. (Tricks 6.9)"""
        for _turn in range(self.players):
            held = row[SEATS + seat * self.stride + HELD]
            if held != 0:
                row[STEP] = 1
                self.turn = seat
                self.legal = held
                return
            seat += 1
            if seat == self.players:
                seat = 0

    def look(self) -> None:
        """What the seat may play: the led domain if it can. (Tricks 6.2)"""
        row = self.row
        held = row[SEATS + self.turn * self.stride + HELD]
        self.legal = held
        if row[LYING] > 0:
            following = held & self.of_domain[row[LED]]
            if following != 0:
                self.legal = following

    def by_chance(self) -> i64:
        """Any card that may be played, each as likely."""
        mask = self.legal
        for _skipped in range(self.rng.below(size(mask))):
            mask &= mask - 1
        return lowest(mask)
