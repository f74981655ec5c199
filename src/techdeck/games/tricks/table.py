"""One table of Tricks of the Trade, in the words of its rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.cards import HIDDEN, NO_DOMAIN, card_of, printed_value
from techdeck.core.counting import OVER, ROUND
from techdeck.core.errors import IllegalAction
from techdeck.core.limits import Number
from techdeck.core.rng import Rng
from techdeck.core.state import State
from techdeck.core.table import Table
from techdeck.core.trading.terms import told, wanted
from techdeck.core.zones import DECK, DISCARD, HAND
from techdeck.games.tricks.imagining import imagine_secrets
from techdeck.games.tricks.masking import hide_numbers
from techdeck.games.tricks.names import (
    BASE,
    BEST,
    BID,
    BIDS_SHOWN,
    FIRST,
    GOAL_TRICKS,
    LEADER,
    OFFER_TERMS,
    OWN_GOAL,
    PLAYED_BY,
    PROPOSAL_LIMIT,
    PROPOSALS,
    PROPOSER,
    SCORE,
    TAKEN,
    TALK_LIMIT,
    TALKED,
    TRICK,
    TRICKS_DONE,
    TRUMP_DECK,
    TURNED_UP,
    number_names,
)
from techdeck.games.tricks.places import TricksPlaces
from techdeck.games.tricks.scoring import winning_seats
from techdeck.games.tricks.turns import TradeFrame, heard

NO_BID: Final = -1
"""The bid of who has not bid yet, or whose bid is not shown."""


class Tricks(TricksPlaces):
    """One table of Tricks of the Trade."""

    def fresh(self) -> State:
        return Tricks(self.game, self.zones, self.nums, self.rng)

    # --- what the rules speak of ------------------------------------------------------------------

    def round_number(self) -> i64:
        """Which of the three rounds it is. (Tricks 9.1)"""
        return self.nums[ROUND]

    def hand(self, seat: i64) -> list[int]:
        """The cards of a hand, as far as this table knows them. (Tricks 1.2)"""
        return [card for card in self.zones.listed(HAND + seat) if card != HIDDEN]

    def bid(self, seat: i64) -> i64:
        """How many tricks the seat said it will win, as far as this table knows; else NO_BID. (Tricks 4.1, 4.2)"""
        if self.nums[BID + seat] == HIDDEN:
            return NO_BID
        return self.nums[BID + seat]

    def has_bid(self, seat: i64) -> bool:
        """Whether the seat has bid. (Tricks 4.1)"""
        return self.nums[BID + seat] >= 0

    def bids_are_shown(self) -> bool:
        """Whether all have bid. (Tricks 4.1)"""
        return self.nums[BIDS_SHOWN] == 1

    def first_player(self) -> i64:
        """Who bid highest, once the bids are shown. (Tricks 4.3, 4.4)"""
        return self.nums[FIRST]

    def leader(self) -> i64:
        """Who leads the trick. (Tricks 6.1, 6.5)"""
        return self.nums[LEADER]

    def led_domain(self) -> i64:
        """The domain led, or NO_DOMAIN before a card is. (Tricks 6.2)"""
        if self.zones.count(TRICK) > 0:
            return self.domain_of(self.zones.at(TRICK, 0))
        return NO_DOMAIN

    def trick(self) -> list[int]:
        """The cards played to the trick, in their order. (Tricks 6.1)"""
        return self.zones.listed(TRICK)

    def played_by(self, place: i64) -> i64:
        """Who played the card at this place of the trick. (Tricks 6.1)"""
        return self.nums[PLAYED_BY + place]

    def tricks_done(self) -> i64:
        """How many of the six tricks have been taken. (Tricks 6.10)"""
        return self.nums[TRICKS_DONE]

    def tricks_won(self, seat: i64) -> i64:
        """The tricks the seat won this round. (Tricks 7.1)"""
        return self.nums[TAKEN + seat]

    def goal_tricks(self, seat: i64) -> i64:
        """Those of them that have a card of the goal's domain. (Tricks 7.4)"""
        return self.nums[GOAL_TRICKS + seat]

    def base_points(self, seat: i64) -> i64:
        """The tricks the seat won in the rounds that are scored. (Tricks 7.1, 9.4)"""
        return self.nums[BASE + seat]

    def score(self, seat: i64) -> i64:
        """The points of the seat. (Tricks 9.2)"""
        return self.nums[SCORE + seat]

    def highest_won(self, seat: i64) -> i64:
        """The highest card the seat ever won in a trick; -1 if none. (Tricks 9.5, 9.6)"""
        rank = self.nums[BEST + seat]
        if rank < 0:
            return -1
        return card_of(rank % 4, rank // 4)

    def own_goal(self, seat: i64) -> i64:
        """The goal card the seat was dealt for the whole game. (Tricks 0.3)"""
        return self.nums[OWN_GOAL + seat]

    def turned_up(self) -> i64:
        """The 2 that was turned up this round. (Tricks 2.1, 8.4)"""
        return self.nums[TURNED_UP]

    def proposer(self) -> i64:
        """Whose trading turn it is, or was last. (Tricks 3.2)"""
        return self.nums[PROPOSER]

    def proposals_left(self) -> i64:
        """How many proposals the proposer may still make. (Tricks 3.19)"""
        return self.nums[PROPOSAL_LIMIT] - self.nums[PROPOSALS]

    def talk_left(self, seat: i64) -> i64:
        """How many statements and questions the seat has left in this trading turn. (Tricks 3.23)"""
        return self.nums[TALK_LIMIT] - self.nums[TALKED + seat]

    def promised(self, which: i64) -> i64:
        """The pattern that is told of the first (0) or second (1) card of the offer that stands. (Tricks 3.7)"""
        return told(self.nums[OFFER_TERMS], which)

    def asked_for(self, which: i64) -> i64:
        """The first (0) or second (1) pattern this offer asks for. (Tricks 3.8)"""
        return wanted(self.nums[OFFER_TERMS], which)

    def precedes(self, seat: i64, other: i64) -> bool:
        """Whether one seat comes before another: goal of trump first, then goal domain, then seat. (Tricks 2.4)"""
        return self.precedence(seat) < self.precedence(other)

    def precedence(self, seat: i64) -> i64:
        """A number that orders the seats; the lowest comes first. (Tricks 2.4, 2.5)"""
        domain = self.domain_of(self.goal(seat))
        if domain == self.trump():
            return seat
        return (domain + 1) * 4 + seat

    def first_in_precedence(self) -> i64:
        """The seat that comes first. (Tricks 2.6)"""
        best: i64 = 0
        for seat in range(self.players):
            if self.precedes(seat, best):
                best = seat
        return best

    def draw_card(self, seat: i64) -> i64:
        """The seat draws from the draw deck."""
        return self.draw(seat, DECK, DISCARD)

    # --- what every state says --------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [self.nums[SCORE + seat] for seat in range(self.players)]

    def winners(self) -> i64:
        return winning_seats(self, None)

    def mask_numbers(self, eyes: i64) -> None:
        hide_numbers(self, eyes)

    def imagine_numbers(self, rng: Rng) -> bool:
        return imagine_secrets(self, rng)

    def refusal(self, action: i64, seat: i64) -> IllegalAction:
        """Nobody hears by a refusal what another seat has begun. (Tricks 3.30)"""
        error, top = super().refusal(action, seat), self.top
        if isinstance(top, TradeFrame) and top.seat != seat and error.clause == top.cited():
            return IllegalAction(error.reason, heard(self).cited(), error.code)
        return error

    def choosy_zone(self) -> i64:
        """The trump deck. (Tricks 0.5)"""
        return TRUMP_DECK

    def takes(self, card: i64) -> bool:
        """It has 2s alone, and until clean-up not the one turned up. (Tricks 0.5, 2.1, 8.2)"""
        return printed_value(card) == 2 and (card != self.nums[TURNED_UP] or self.nums[OVER] == 1)

    def number_names(self) -> list[Number]:
        return number_names(int(self.players), int(self.nums[PROPOSAL_LIMIT]), int(self.nums[TALK_LIMIT]))

    def effects_phases(self) -> list[int]:
        """While cards are used, the next phase of the round has such a number. (Tricks 5.15)"""
        return [4]

    def last_round(self) -> int:
        return 3

    def complete_numbers(self) -> None:
        from techdeck.games.tricks.position.checks import check_table

        check_table(self)

    def facts(self) -> dict[str, object]:
        from techdeck.games.tricks.view import facts

        return facts(self)


def tricks(table: Table) -> Tricks:
    """The table as a table of this game."""
    assert isinstance(table, Tricks)
    return table
