"""The table of Paradoxical: two decks, tableaus and the pool, tokens and turns. (Paradoxical 0, 1, 4)"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.cards import HIDDEN
from techdeck.core.counting import ROUND, UNTIL_NEXT_ROUND, UNTIL_ROUND
from techdeck.core.game import Game
from techdeck.core.limits import NATURALS_ONLY, Number, Room
from techdeck.core.rng import Rng
from techdeck.core.spots import ZoneName, common_zones, seat_zones
from techdeck.core.state import State
from techdeck.core.table import Table
from techdeck.core.zones import DECK, DISCARD, HAND, SECOND_DECK, SECOND_DISCARD, Zones
from techdeck.games.paradoxical.marks import Marks
from techdeck.games.paradoxical.names import (
    ALTERNATING,
    FINISH_ROUND,
    FIRST,
    POOL,
    ROOMS,
    TABLEAU,
    TABLEAU_ROOM,
    TOKENS,
    TURN_LIMIT,
    TURNS,
    is_of_second,
    number_names,
)
from techdeck.games.paradoxical.scoring import winning_seats


class Paradoxical(Marks):
    """One table of Paradoxical; texts ask which of the two decks they mean. (Paradoxical 4.8)"""

    def __init__(self, game: Game, zones: Zones, nums: vec[i64], rng: Rng) -> None:
        super().__init__(game, zones, nums, rng)
        self.two_piles = True

    def fresh(self) -> State:
        return Paradoxical(self.game, self.zones, self.nums, self.rng)

    # --- places ----------------------------------------------------------------------------------

    def is_of_second(self, card: i64) -> bool:
        """Whether the card belongs to deck 2, by its printed domain. (Paradoxical 0.4, 0.6)"""
        return is_of_second(card)

    def deck_of(self, card: i64) -> i64:
        """The deck a card belongs to, also the one searched for it. (Family 3.29; Paradoxical 0.6, 4.9)"""
        if is_of_second(card):
            return SECOND_DECK
        return DECK

    def pile_of(self, card: i64) -> i64:
        """The discard pile of the card's deck. (Family 3.29; Paradoxical 0.5, 1.11)"""
        if is_of_second(card):
            return SECOND_DISCARD
        return DISCARD

    def neutral(self) -> vec[i64]:
        """The cards of the pool. (Paradoxical 4.10)"""
        return self.with_cards(vec[i64](), POOL)

    def own(self, seat: i64) -> vec[i64]:
        """The cards of the seat's tableau. (Paradoxical 4.11)"""
        return self.with_cards(vec[i64](), TABLEAU + seat)

    def in_play(self) -> vec[i64]:
        """All tableaus and the pool. (Paradoxical 4.11)"""
        found = self.neutral()
        for seat in range(self.players):
            found = self.with_cards(found, TABLEAU + seat)
        return found

    def with_cards(self, found: vec[i64], zone: i64) -> vec[i64]:
        """The cards found so far and those of a zone."""
        for i in range(self.zones.count(zone)):
            found = append(found, self.zones.at(zone, i))
        return found

    def is_full(self, seat: i64) -> bool:
        """Whether the seat's tableau has ten cards. (Paradoxical 1.7)"""
        return self.zones.count(TABLEAU + seat) >= TABLEAU_ROOM

    def can_draw(self, second: i64) -> bool:
        """Whether deck 1 (0) or deck 2 (1), or its discard pile, has a card. (Paradoxical 1.5)"""
        counts = self.zones.counts
        if second == 0:
            return counts[DECK] + counts[DISCARD] > 0
        return counts[SECOND_DECK] + counts[SECOND_DISCARD] > 0

    def active(self) -> i64:
        """The seat whose turn it is: from the one that began it goes to the left. (Paradoxical 0.10, 1.1)"""
        return (self.nums[FIRST] + self.nums[TURNS]) % self.players

    def lasts_until(self, printed: i64) -> i64:
        """Until the turn ends, or until the next claim, which ends a round. (Paradoxical 4.12, 4.14)"""
        return super().lasts_until(UNTIL_ROUND if printed == UNTIL_NEXT_ROUND else printed)

    # --- what there is to ask --------------------------------------------------------------------

    def tableau(self, seat: i64) -> list[int]:
        """The cards of a seat's tableau, in the order in which they came. (Paradoxical 0.7)"""
        return self.zones.listed(TABLEAU + seat)

    def pool(self) -> list[int]:
        """The cards of the pool, in the order in which they came. (Paradoxical 0.8)"""
        return self.zones.listed(POOL)

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether the card is in the seat's hand, as far as that is known."""
        return self.zones.where[card] == HAND + seat

    def deck_count(self, second: bool) -> i64:
        """How many cards deck 1 or deck 2 has. (Paradoxical 0.4)"""
        return self.zones.count(SECOND_DECK if second else DECK)

    def discards(self, second: bool) -> list[int]:
        """The discard pile of deck 1 or deck 2, the top card last. (Paradoxical 0.5)"""
        return self.zones.listed(SECOND_DISCARD if second else DISCARD)

    def known_top(self, second: bool) -> int:
        """The top card of deck 1 or deck 2, in a view only if it is known there; -1 if it is not, or there is none."""
        top = int(self.zones.top(SECOND_DECK if second else DECK))
        return -1 if top == HIDDEN else top

    def tokens(self, seat: i64) -> i64:
        """How many paradoxes a seat has claimed. (Paradoxical 3.7)"""
        return self.nums[TOKENS + seat]

    def claims(self) -> i64:
        """How many paradoxes all have claimed together. (Paradoxical 4.13)"""
        return self.nums[ROUND] - 1

    def first(self) -> i64:
        """The seat that began. (Paradoxical 0.10)"""
        return self.nums[FIRST]

    def turn(self) -> i64:
        """Which turn of each player it is, from 1 on. (Paradoxical 1.1)"""
        return self.nums[TURNS] // self.players + 1

    def turn_limit(self) -> i64:
        """How many turns each player has at most. (Paradoxical 5.3)"""
        return self.nums[TURN_LIMIT]

    def turns_left(self) -> i64:
        """How many turns all players together still have, this one included. (Paradoxical 5.3)"""
        return self.nums[TURN_LIMIT] * self.players - self.nums[TURNS]

    def decks_alternate(self) -> bool:
        """Whether each next higher card of a straight is of the other deck. (Paradoxical 2.9)"""
        return self.nums[ALTERNATING] == 1

    def finishes_round(self) -> bool:
        """Whether the round is finished after a second claim. (Paradoxical 5.1)"""
        return self.nums[FINISH_ROUND] == 1

    def scores(self) -> list[int]:
        return [self.nums[TOKENS + seat] for seat in range(self.players)]

    def winners(self) -> i64:
        return winning_seats(self)

    def zone_names(self) -> list[ZoneName]:
        seats = int(self.players)
        second = [ZoneName("deck_2", SECOND_DECK), ZoneName("discard_2", SECOND_DISCARD)]
        return [*common_zones(seats, "_1"), *second, ZoneName("pool", POOL), *seat_zones("tableau", TABLEAU, seats)]

    def number_names(self) -> list[Number]:
        return number_names(int(self.players), int(self.cards), int(self.nums[TURN_LIMIT]), self.most_tokens())

    def last_round(self) -> int:
        """A round ends with a claim. (Paradoxical 4.13)"""
        return 1 + self.most_tokens() * int(self.players)

    def most_tokens(self) -> int:
        """How many tokens a seat can have while the game goes on. (Paradoxical 5.1)"""
        return 2 if self.nums[FINISH_ROUND] == 1 else 1

    def room(self, name: str) -> Room:
        return ROOMS.get(name, NATURALS_ONLY)

    def complete_numbers(self) -> None:
        from techdeck.games.paradoxical.position.checks import check_table

        check_table(self)

    def facts(self) -> dict[str, object]:
        from techdeck.games.paradoxical.view import facts_of

        return facts_of(self)


def paradoxical(table: Table) -> Paradoxical:
    """The table as a table of this game."""
    assert isinstance(table, Paradoxical)
    return table
