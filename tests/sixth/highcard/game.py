"""High Card for 2 to 4 players: five cards each, five tricks, the highest card wins. One file is enough for a game."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import CARD, ActionTable
from techdeck.core.bits import bit
from techdeck.core.cards import NATURALS, card_id, printed_domain, printed_value
from techdeck.core.choices import Choices
from techdeck.core.counting import OWN_NUMS, ROUND
from techdeck.core.fields import A_SEAT, BOTTOM, Form
from techdeck.core.frames import SeatChoice
from techdeck.core.game import Deck, Game, Listing, Option, check_options
from techdeck.core.limits import NATURALS_ONLY, Number, Room
from techdeck.core.questions import Question
from techdeck.core.records import GameRecords
from techdeck.core.rng import FastRng
from techdeck.core.spots import ZoneName, common_zones, seat_zones
from techdeck.core.state import State
from techdeck.core.table import Table
from techdeck.core.zones import DECK, EVERYBODY, EXPELLED, GAME_ZONES, HAND, empty_zones

TRICK: Final = GAME_ZONES
WON: Final = GAME_ZONES + 1
LEADER: Final = OWN_NUMS
CARDS: Final = 5

RECORDS = GameRecords(
    view={"round": "int", "leader": "seat"},
    questions={"play_card": {"best": "card?"}},
    events={"play": {}, "win_trick": {}},
    verbs=["play"],
)
WORDS = {
    "welcome": {"1": "Five tricks: the highest card wins, and service beats technology beats science beats knowledge."},
    "events": {"play": "{seat:play} {cards}.", "win_trick": "{seat:win} the trick: {cards:ids}."},
    "questions": {"play_card": "You lead. Play a card.", "play_card best": "{best} is the best card so far. Play one."},
    "waiting": {"play_card": "to play a card"},
    "choices": {"play": "play {card}"},
}


class HighCardTable(State):
    """One table of High Card."""

    def fresh(self) -> State:
        return HighCardTable(self.game, self.zones, self.nums, self.rng)

    def scores(self) -> list[int]:
        return [int(self.zones.count(WON + seat)) // int(self.players) for seat in range(self.players)]

    def winners(self) -> i64:
        scores, mask = self.scores(), 0
        for seat in range(self.players):
            mask |= bit(seat) if scores[seat] == max(scores) else 0
        return mask

    def best(self) -> i64:
        """The place of the best card of the trick."""
        found: i64 = 0
        for i in range(self.zones.count(TRICK)):
            found = i if rank(self.zones.at(TRICK, i)) > rank(self.zones.at(TRICK, found)) else found
        return found

    def zone_names(self) -> list[ZoneName]:
        seats = int(self.players)
        return [*common_zones(seats), ZoneName("trick", TRICK), *seat_zones("won", WON, seats)]

    def facts(self) -> dict[str, object]:
        return {"round": int(self.nums[ROUND]), "leader": int(self.nums[LEADER])}

    def number_names(self) -> list[Number]:
        return [Number("leader", LEADER, 1, 0, int(self.players) - 1)]

    def last_round(self) -> int:
        return CARDS

    def room(self, name: str) -> Room:
        return NATURALS_ONLY


def rank(card: i64) -> i64:
    """Value first, then domain."""
    return printed_value(card) * 4 + printed_domain(card)


class PlayCard(SeatChoice):
    """From the leader to the left, each plays a card; the best takes the trick and leads. (Family 2.9)"""

    form: ClassVar[Form] = Form([BOTTOM], [A_SEAT])
    clause: ClassVar[str] = "Family 2.9"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        table.add_hand(seat, CARD, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.put("play", seat, action - CARD, TRICK, EVERYBODY)
        if table.zones.count(TRICK) < table.players:
            table.replace(PlayCard(table.left_of(seat)))
            return
        assert isinstance(table, HighCardTable)
        winner = (table.nums[LEADER] + table.best()) % table.players
        table.pour("win_trick", winner, TRICK, WON + winner)
        table.nums[LEADER] = winner
        if table.nums[ROUND] == CARDS:
            table.end()
        else:
            table.nums[ROUND] += 1
            table.replace(PlayCard(winner))

    def ask(self, table: Table, seat: i64) -> Question:
        assert isinstance(table, HighCardTable)
        lying = table.zones.listed(TRICK)
        return Question("play_card", {"card": "play"}, {"best": card_id(lying[table.best()]) if lying else None})


class HighCard(Game):
    """The game."""

    def __init__(self, players: int, deck: Deck, options: dict[str, str]) -> None:
        super().__init__(players, 1, deck, check_options(OPTIONS, options), ActionTable(54, []))
        self.listed_as(GAME)
        self.frames, self.records, self.words = [PlayCard], RECORDS, WORDS

    def empty_table(self) -> State:
        return HighCardTable(self, empty_zones(54, WON + 4), vec[i64]([0] * (OWN_NUMS + 1)), FastRng(1))

    def begin(self, table: State) -> None:
        table.zones.lay_run(DECK, 0, NATURALS)
        for wild in range(NATURALS, NATURALS + 2):
            table.zones.push(EXPELLED, wild, EVERYBODY)
        table.zones.shuffle(DECK, table.rng)
        for seat in range(self.players):
            table.zones.deal(DECK, HAND + seat, CARDS, bit(seat))
        table.push(PlayCard(0))


OPTIONS: list[Option] = []
GAME = Listing("highcard", "High Card", (2, 4), OPTIONS, HighCard, 100)
