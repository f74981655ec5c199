"""The game itself: its options, and how a table begins. (Tricks 0)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import ActionTable
from techdeck.core.game import Deck, Game, Listing, Option, check_options
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.zones import empty_zones
from techdeck.games.tricks.drafts import COMMANDS
from techdeck.games.tricks.judgement import TricksJudgement
from techdeck.games.tricks.names import BEST, BID, NUMS, PROPOSAL_LIMIT, SWAP_ALSO, TALK_LIMIT, ZONES, own_actions
from techdeck.games.tricks.phases import Round
from techdeck.games.tricks.position.frames import FRAMES
from techdeck.games.tricks.setup import first_layout
from techdeck.games.tricks.table import Tricks, tricks
from techdeck.games.tricks.turns import clear_offer
from techdeck.games.tricks.view import RECORDS
from techdeck.games.tricks.words import WORDS

OPTIONS: list[Option] = [
    Option("proposals", "4", ["1..99"], "Tricks 3.19", "how many proposals a proposer may make in one turn"),
    Option(
        "talk",
        "2",
        ["0..99"],
        "Tricks 3.23",
        "how many statements and questions a seat may make in one trading turn",
    ),
    Option(
        "trade_minutes",
        "5",
        ["1..60"],
        "Tricks 3.24",
        "how long a trading turn lasts where a clock runs; the terminal has none",
    ),
    Option(
        "swap",
        "instead",
        ["instead", "also"],
        "Tricks 3.26",
        "whether a swap is one of two players' trade of the turn, or comes on top of it",
    ),
    Option("effects", "on", ["on", "off"], "Tricks 5.2", "whether the card effects phase is played"),
    Option(
        "bid_bonus",
        "cumulative",
        ["cumulative", "exact_only"],
        "Tricks 7.3",
        "what an exact bid scores: 1 + 3, or 3",
    ),
]


class TricksOfTheTrade(Game):
    """The game for 2 to 4 players. (Tricks 0.1)"""

    def __init__(self, players: int, deck: Deck, options: dict[str, str]) -> None:
        super().__init__(players, 1, deck, check_options(OPTIONS, options), ActionTable(54, own_actions()))
        self.listed_as(GAME)
        self.rules_version = 5
        self.frames, self.commands, self.records, self.words = FRAMES, COMMANDS, RECORDS, WORDS
        self.judgement = TricksJudgement(deck, players)

    def empty_table(self) -> State:
        nums: vec[i64] = vec[i64]([0] * NUMS)
        table = Tricks(self, empty_zones(54, ZONES), nums, FastRng(1))
        table.nums[PROPOSAL_LIMIT] = int(self.chosen["proposals"])
        table.nums[TALK_LIMIT] = int(self.chosen["talk"])
        table.nums[SWAP_ALSO] = 1 if self.chosen["swap"] == "also" else 0
        clear_offer(table)
        for seat in range(4):
            table.nums[BID + seat] = -1
            table.nums[BEST + seat] = -1
        return table

    def begin(self, table: State) -> None:
        first_layout(tricks(table))
        table.push(Round(0))


GAME = Listing("tricks", "Tricks of the Trade", (2, 4), OPTIONS, TricksOfTheTrade, 3, deals_anew=True)
"""The one place where this game registers itself."""
