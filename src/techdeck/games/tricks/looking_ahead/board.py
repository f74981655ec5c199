"""The board on which a search plays the tricks of a round: taken over from a table, or dealt behind a view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import HIDDEN
from techdeck.core.counting import CONCEDED
from techdeck.core.imagining import Imagination
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.zones import HAND
from techdeck.games.tricks.chances import TricksLiking, goal_of, trump_of
from techdeck.games.tricks.looking_ahead.dealing import Dealing, hides_changes
from techdeck.games.tricks.looking_ahead.ending import Ending
from techdeck.games.tricks.looking_ahead.habits import Habits
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
    WINNER,
)
from techdeck.games.tricks.names import BEST as BEST_WON
from techdeck.games.tricks.names import (
    BID,
    CARD,
    GOAL_TRICKS,
    PLAYED_BY,
    TRICK,
    TRICK_STEP,
    TRICKS_DONE,
)
from techdeck.games.tricks.names import TAKEN as TRICKS_WON
from techdeck.games.tricks.tricktaking import PlayCard

MOST_DEALS: Final = 50


class TricksBoard(Habits):
    """From any card of the six tricks on, nothing but cards and tricks comes until the round is scored. (Tricks 6)"""

    def __init__(self, imagination: Imagination, like: TricksLiking) -> None:
        view = imagination.view
        super().__init__(view.players, like)
        self.imagination = imagination
        self.ending = Ending(view.players)
        self.first: i64 = -1
        """Whose turn it is in what was loaded, and its row."""
        self.start: vec[i64] = vec[i64]()
        self.dealing: Dealing | None = None
        """How hands are dealt; where that takes more thought, the engine imagines whole tables."""
        if self.begins(view) and not hides_changes(view, imagination.layout):
            self.load(view, FastRng(1))
            self.dealing = Dealing(imagination)

    def begins(self, state: State) -> bool:
        return isinstance(state.top, PlayCard)

    def choice_of(self, action: i64) -> i64:
        return action - CARD

    def worths(self, found: vec[float]) -> None:
        self.ending.worths(self.row, self.stride, self.bids, found)

    # --- what is behind the view ----------------------------------------------------------------------

    def deal(self, rng: FastRng) -> None:
        dealing = self.dealing
        self.rng = rng
        if dealing is not None:
            for _deal in range(MOST_DEALS):
                self.again()
                if dealing.deal(self.row, self.stride, rng):
                    return
            self.dealing = None  # what hands surely hold is too rare to wait for
        self.load(self.imagination.deal(rng), rng)

    def again(self) -> None:
        self.row = self.start[:]
        self.turn = self.first
        self.look()

    # --- a whole table, or what a view shows of it -------------------------------------------------------

    def load(self, state: State, rng: FastRng) -> None:
        self.rng = rng
        self.gone = state.nums[CONCEDED]
        self.ending.load(state)
        self.count_as(state.values, state.domains, trump_of(state))
        most: i64 = 0
        for seat in range(self.players):
            self.goals[seat] = goal_of(state, seat)
            self.bids[seat] = state.nums[BID + seat]
            most = max(most, state.zones.counts[HAND + seat])
        self.stride = CARDS + most
        self.start = vec[i64]([0] * int(SEATS + self.players * self.stride))
        for seat in range(self.players):
            self.load_seat(state, seat)
        self.load_trick(state)
        top = state.top
        assert isinstance(top, PlayCard)
        self.first = top.seat
        self.again()

    def load_seat(self, state: State, seat: i64) -> None:
        """What a seat has taken, and the cards of its hand that are known here."""
        row, zones, start = self.start, state.zones, SEATS + seat * self.stride
        row[start + TAKEN] = state.nums[TRICKS_WON + seat]
        row[start + GOALS] = state.nums[GOAL_TRICKS + seat]
        row[start + BEST] = state.nums[BEST_WON + seat]
        for i in range(zones.counts[HAND + seat]):
            card = zones.at(HAND + seat, i)
            if card != HIDDEN:
                row[start + CARDS + row[start + SIZE]] = card
                row[start + SIZE] += 1
                row[start + HELD] |= bit(card)

    def load_trick(self, state: State) -> None:
        """The cards of the trick on the table, one after the other. (Tricks 6.3, 6.4)"""
        row, nums, zones = self.start, state.nums, state.zones
        row[STEP] = nums[TRICK_STEP]
        row[DONE] = nums[TRICKS_DONE]
        row[LYING] = zones.counts[TRICK]
        row[RANK] = -1
        for i in range(row[LYING]):
            card = zones.at(TRICK, i)
            domain = self.domains[card]
            if i == 0:
                row[LED] = domain
            row[SEEN] |= bit(domain)
            row[RANK] = max(row[RANK], self.ranks[card])
            if (domain == self.trump or domain == row[LED]) and self.strength[card] > row[POWER]:
                row[POWER] = self.strength[card]
                row[WINNER] = nums[PLAYED_BY + i]
