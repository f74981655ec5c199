"""The table of Tech Chess: what is in play, what is yours, what may take a piece's place. (Chess 6)"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.counting import ROUND
from techdeck.core.game import Game
from techdeck.core.limits import Number, Room
from techdeck.core.rng import Rng
from techdeck.core.spots import ZoneName, common_zones
from techdeck.core.state import State
from techdeck.core.table import Table
from techdeck.core.zones import Zones
from techdeck.games.chess.attacks import attacked, look_round, would_expose
from techdeck.games.chess.board import begin_stretch, board_rows, may_enter, seat_newcomers
from techdeck.games.chess.endings import times_before
from techdeck.games.chess.names import (
    ACTION_LIMIT,
    AT,
    BUILDS,
    CHANGED_UNTIL,
    ENDED,
    ENDINGS,
    FIRST,
    KINGS,
    NO_KINGS,
    PIECES,
    QUIET,
    QUIET_LIMIT,
    ROOMS,
    UPGRADES,
    number_names,
)
from techdeck.games.chess.scoring import points, winning_seats
from techdeck.games.chess.tables import TABLES


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

    def neutral(self) -> vec[i64]:
        """There are none. (Chess 6.4)"""
        return vec[i64]()

    def own(self, seat: i64) -> vec[i64]:
        """The seat's pieces; its kings can't be exchanged or replaced. (Chess 6.5)"""
        found: vec[i64] = vec[i64]()
        side = self.side_of(seat)
        kings, bits = self.nums[KINGS + side], self.tables.bits
        for card in self.pieces(side):
            if kings & bits[self.nums[AT + card]] == 0:
                found = append(found, card)
        return found

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

    def play_changed(self, seat: i64) -> None:
        """The new card stands where the old one stood; no upgrade is counted here. (Chess 6.7, 6.8, 8.8)"""
        seat_newcomers(self)
        begin_stretch(self)
        look_round(self, self.acting_side())

    def lasts_until(self) -> i64:
        """Until the end of the user's next turn. (Chess 6.9)"""
        return self.nums[ROUND] + 2

    def alter(self, card: i64, value: i64, domain: i64) -> None:
        super().alter(card, value, domain)
        self.nums[CHANGED_UNTIL] = self.lasts_until()

    def end_changes(self) -> None:
        """Lasting changes that hold until this turn end; pieces move as printed again, which may even
        leave the last king of the one who just acted attacked. (Chess 6.9, 7.8, 8.8)"""
        some_end = self.some_told_change_ends()
        self.end_lasting_changes()
        if some_end:
            begin_stretch(self)

    def some_told_change_ends(self) -> bool:
        """Whether a change ends now, as far as all were told: one that ended unseen must not show. (Family 6.6)"""
        for card in range(self.cards):
            if 0 < self.told[card] // 128 <= self.nums[ROUND]:
                return True
        return False

    def scores(self) -> list[int]:
        return [points(self, seat) for seat in range(2)]

    def winners(self) -> i64:
        return winning_seats(self)

    def zone_names(self) -> list[ZoneName]:
        own = [ZoneName("pieces_of_the_first", PIECES), ZoneName("pieces_of_the_second", PIECES + 1)]
        return [*common_zones(2), *own]

    def facts(self) -> dict[str, object]:
        nums, seats = self.nums, range(2)
        data: dict[str, object] = {"first": int(nums[FIRST]), "board": board_rows(self)}
        data["turn"] = int(nums[ROUND])
        data["builds left"] = [int(nums[BUILDS + self.side_of(seat)]) for seat in seats]
        data["upgrades left"] = [int(nums[UPGRADES + self.side_of(seat)]) for seat in seats]
        data["in check"] = [bool(attacked(self, self.side_of(seat))) for seat in seats]
        data["times here"] = 1 + int(times_before(self))
        data["actions without progress"] = int(nums[QUIET])
        data["actions left"] = int(nums[ACTION_LIMIT] - nums[ROUND] + 1)
        data["ended by"] = ENDINGS[nums[ENDED]]
        data["scores"] = self.scores()
        return data

    def number_names(self) -> list[Number]:
        return number_names(int(self.nums[QUIET_LIMIT]), int(self.nums[ACTION_LIMIT]))

    def last_round(self) -> int:
        """Turns are counted as rounds. (Chess 8.10)"""
        return int(self.nums[ACTION_LIMIT])

    def room(self, name: str) -> Room:
        return ROOMS.get(name, NO_KINGS)

    def complete_numbers(self) -> None:
        """Where pieces stand and what they attack follows from the board; limits and ends, from the game."""
        from techdeck.games.chess.positions import complete_board

        complete_board(self)


def chess(table: Table) -> Chess:
    """The table as a table of this game."""
    assert isinstance(table, Chess)
    return table
