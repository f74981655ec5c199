"""The table of Tech Chess: what is in play, what is yours, what may take a piece's place. (Chess 6)"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.bits import size
from techdeck.core.counting import AS_USUAL, ROUND, UNTIL_NEXT_ROUND, UNTIL_ROUND
from techdeck.core.game import Game
from techdeck.core.limits import Number, Room
from techdeck.core.rng import Rng
from techdeck.core.spots import ZoneName, common_zones
from techdeck.core.state import State
from techdeck.core.table import Table
from techdeck.core.zones import DISCARD, Zones
from techdeck.games.chess.attacks import look_round, would_expose
from techdeck.games.chess.board import begin_stretch, may_enter, take_over
from techdeck.games.chess.names import (
    ACTION_LIMIT,
    AT,
    BOARD,
    BUILDS,
    CHANGED_UNTIL,
    ENDED,
    ENDINGS,
    FIRST,
    FIRST_PIECES_LABEL,
    KINGS,
    MEN,
    NO_KINGS,
    PIECES,
    QUIET_LIMIT,
    ROOMS,
    SECOND_PIECES_LABEL,
    UPGRADES,
    number_names,
)
from techdeck.games.chess.pieces import kind_of
from techdeck.games.chess.scoring import points, winning_seats
from techdeck.games.chess.squares import square_id
from techdeck.games.chess.tables import TABLES
from techdeck.games.chess.view import facts_of


class Chess(State):
    """One table of Tech Chess."""

    def __init__(self, game: Game, zones: Zones, nums: vec[i64], rng: Rng) -> None:
        super().__init__(game, zones, nums, rng)
        self.tables = TABLES

    def fresh(self) -> State:
        return Chess(self.game, self.zones, self.nums, self.rng)

    def side_of(self, seat: i64) -> i64:
        """The side a seat plays: 0 for the first player, 1 for the second. (Chess 0.3, 0.4)"""
        return seat ^ self.nums[FIRST]

    def seat_of(self, side: i64) -> i64:
        """The seat that plays a side."""
        return side ^ self.nums[FIRST]

    def acting_side(self) -> i64:
        """The side whose turn it is: turns are counted from 1, and the first player begins. (Chess 1.1)"""
        return (self.nums[ROUND] - 1) & 1

    def acting_seat(self) -> i64:
        """The seat whose turn it is. (Chess 1.1)"""
        return ((self.nums[ROUND] - 1) & 1) ^ self.nums[FIRST]

    def piece_at(self, square: i64) -> i64:
        """The card on a square, or -1."""
        return self.nums[BOARD + square]

    def square_of(self, card: i64) -> i64:
        """The square where a card stands, or -1."""
        return self.nums[AT + card]

    def owner_of(self, card: i64) -> i64:
        """The seat whose piece a card is. (Chess 2.11)"""
        return self.seat_of(self.zones.where[card] - PIECES)

    def kind_of(self, card: i64) -> str:
        """What kind of piece a card is by the value it counts as now. (Chess 2.10)"""
        return kind_of(self.values[card])

    def men(self, side: i64) -> i64:
        """The mask of squares with pieces of a side."""
        return self.nums[MEN + side]

    def kings_left(self, seat: i64) -> i64:
        """How many kings a seat still has. (Chess 8.1)"""
        return size(self.nums[KINGS + self.side_of(seat)])

    def last_king(self, side: i64) -> i64:
        """The square of the last king of a side; -1 if it has two, or none any more. (Chess 7.4)"""
        kings = self.nums[KINGS + side]
        if kings == 0 or kings & (kings - 1) != 0:
            return -1
        return self.tables.number[kings % 37]

    def builds_left(self, seat: i64) -> i64:
        """How often a seat may still build. (Chess 4.1)"""
        return self.nums[BUILDS + self.side_of(seat)]

    def upgrades_left(self, seat: i64) -> i64:
        """How often a seat may still upgrade. (Chess 5.1)"""
        return self.nums[UPGRADES + self.side_of(seat)]

    def turn_number(self) -> i64:
        """The number of the turn, from 1 on. (Chess 1.1, 8.10)"""
        return self.nums[ROUND]

    def discarded(self) -> i64:
        """How many cards lie in the discard pile. (Chess 3.2, 6.1)"""
        return self.zones.count(DISCARD)

    def setting_up(self) -> bool:
        """Whether pieces are still being chosen and arranged. (Chess 0.14)"""
        pieces = self.zones.count(PIECES) + self.zones.count(PIECES + 1)
        return size(self.nums[MEN] | self.nums[MEN + 1]) < pieces

    def ended_by(self) -> str:
        """Why the game is over, by its code; empty if it goes on, or if the players ended it."""
        return ENDINGS[self.nums[ENDED]]

    def neutral(self) -> vec[i64]:
        """There are none. (Chess 6.4)"""
        return vec[i64]()

    def own(self, seat: i64) -> vec[i64]:
        """The seat's pieces; its kings can't be exchanged or replaced. (Chess 6.5)"""
        found: vec[i64] = vec[i64]()
        for card in self.pieces(self.side_of(seat)):
            if self.may_leave(card):
                found = append(found, card)
        return found

    def may_leave(self, card: i64) -> bool:
        """No effect takes a king off the board, whosever it is. (Chess 6.5, 6.8)"""
        kings = self.nums[KINGS] | self.nums[KINGS + 1]
        return kings & self.tables.bits[self.nums[AT + card]] == 0

    def controlled(self, seat: i64) -> vec[i64]:
        """All the seat's pieces, its kings too. (Chess 6.3)"""
        return self.pieces(self.side_of(seat))

    def in_play(self) -> vec[i64]:
        """All pieces of both sides, kings too. (Chess 6.3)"""
        found = self.pieces(0)
        for card in self.pieces(1):
            found = append(found, card)
        return found

    def pieces(self, side: i64) -> vec[i64]:
        """The cards on the board of one side."""
        found: vec[i64] = vec[i64]()
        for i in range(self.zones.count(PIECES + side)):
            found = append(found, self.zones.at(PIECES + side, i))
        return found

    def fits(self, card: i64, incoming: i64) -> bool:
        """Whether a card may take the place of a piece; other exchanges are no matter of ours. (Chess 6.6, 7.7)"""
        side = self.zones.where[card] - PIECES
        if side < 0:
            return True
        return may_enter(self, side, incoming) and not would_expose(self, side, card, incoming)

    def swap(self, kind: str, seat: i64, one: i64, other: i64, one_seers: i64, other_seers: i64) -> None:
        """The new card stands where the old one stood, and is told so. (Chess 5.3, 6.8)"""
        leaves, enters = (one, other) if self.nums[AT + one] >= 0 else (other, one)
        if self.nums[AT + leaves] < 0 or self.nums[AT + enters] >= 0:
            super().swap(kind, seat, one, other, one_seers, other_seers)
            return
        alone = self.journal is not None and self.journal.open is None
        if alone:
            self.begin_event(kind, seat, -1, {})
        super().swap(kind, seat, one, other, one_seers, other_seers)
        take_over(self, leaves, enters)
        if alone:
            self.end_event()

    def play_changed(self, seat: i64) -> None:
        """A card came to the board by an exchange; no upgrade is counted here. (Chess 6.7, 8.8)"""
        begin_stretch(self)
        look_round(self, self.acting_side())

    def lasts_until(self, printed: i64) -> i64:
        """Turns are counted here: until this one ends, or the user's next one. (Chess 6.9, 6.11)"""
        if printed == UNTIL_ROUND or printed == UNTIL_NEXT_ROUND:
            return self.nums[ROUND] + 2
        return self.nums[ROUND]

    def ends_with(self, until: i64) -> str:
        """A change ends with this turn, or later, with the round. (Chess 6.9, 6.11)"""
        return "turn" if until <= self.nums[ROUND] else "round"

    def alter(self, card: i64, value: i64, domain: i64, printed: i64 = AS_USUAL) -> None:
        super().alter(card, value, domain, printed)
        if self.nums[CHANGED_UNTIL] < self.altered[card]:
            self.nums[CHANGED_UNTIL] = self.altered[card]

    def end_changes(self) -> None:
        """Lasting changes that hold until this turn end; pieces move as printed again, which may even leave the
        last king of the one who just acted attacked. One that ended unseen must not show. (Chess 6.9, 7.8, 8.8)"""
        some_end = len(self.told_to_end(1, self.nums[ROUND])) > 0
        self.end_lasting_changes()
        if some_end:
            begin_stretch(self)

    def scores(self) -> list[int]:
        return [points(self, seat) for seat in range(2)]

    def winners(self) -> i64:
        return winning_seats(self)

    def zone_names(self) -> list[ZoneName]:
        first = int(self.nums[FIRST])
        own = [ZoneName("pieces", PIECES, first, FIRST_PIECES_LABEL)]
        own += [ZoneName("pieces", PIECES + 1, 1 - first, SECOND_PIECES_LABEL)]
        return [*common_zones(2), *own]

    def at(self, zone: i64, index: i64) -> object:
        """The square of a piece; none while it is still to be arranged. (Chess 0.9)"""
        if zone < PIECES:
            return None
        square = self.nums[AT + self.zones.at(zone, index)]
        return None if square < 0 else square_id(int(square))

    def facts(self) -> dict[str, object]:
        return facts_of(self)

    def number_names(self) -> list[Number]:
        return number_names(int(self.nums[QUIET_LIMIT]), int(self.nums[ACTION_LIMIT]))

    def last_round(self) -> int:
        """Turns are counted as rounds. (Chess 8.10)"""
        return int(self.nums[ACTION_LIMIT])

    def room(self, name: str) -> Room:
        return ROOMS.get(name, NO_KINGS)

    def complete_numbers(self) -> None:
        """Where pieces stand and what they attack follows from the board; limits and ends, from the game."""
        from techdeck.games.chess.position.checks import complete_board

        complete_board(self)


def chess(table: Table) -> Chess:
    """The table as a table of this game."""
    assert isinstance(table, Chess)
    return table
