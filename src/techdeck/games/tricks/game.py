"""The game itself: its options, and how a table begins. (Tricks 0)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import ActionTable
from techdeck.core.counting import ROUND
from techdeck.core.forms import CommandForm
from techdeck.core.frames import Frame
from techdeck.core.game import Deck, Game, Listing, Option, check_options
from techdeck.core.limits import Form
from techdeck.core.rng import FastRng, Rng
from techdeck.core.state import State
from techdeck.core.zones import empty_zones
from techdeck.games.tricks.drafts import COMMANDS
from techdeck.games.tricks.names import BEST, BID, NUMS, PROPOSAL_LIMIT, SWAP_ALSO, TALK_LIMIT, ZONES, own_actions
from techdeck.games.tricks.phases import Round
from techdeck.games.tricks.position.frames import forms, frame_of
from techdeck.games.tricks.setup import first_layout
from techdeck.games.tricks.table import Tricks
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
        self.rules_version = 2
        self.records = RECORDS
        self.words = WORDS
        self.empty = self.empty_table()

    def blank(self) -> State:
        return self.empty.clone()

    def empty_table(self) -> Tricks:
        """A table of this game with nothing laid out; made once, copied for every deal."""
        nums: vec[i64] = vec[i64]([0] * NUMS)
        table = Tricks(self, empty_zones(54, ZONES), nums, FastRng(1))
        table.print_values()
        table.nums[ROUND] = 1
        table.nums[PROPOSAL_LIMIT] = int(self.chosen["proposals"])
        table.nums[TALK_LIMIT] = int(self.chosen["talk"])
        table.nums[SWAP_ALSO] = 1 if self.chosen["swap"] == "also" else 0
        clear_offer(table)
        table.forget_uses()
        for seat in range(4):
            table.nums[BID + seat] = -1
            table.nums[BEST + seat] = -1
        return table

    def frame(self, name: str, numbers: list[int]) -> Frame:
        return frame_of(name, numbers)

    def forms(self) -> list[Form]:
        return forms(self.players)

    def command_forms(self) -> list[CommandForm]:
        return COMMANDS

    def texts_lie_on(self) -> list[str]:
        return ["AfterUse"]

    def deal(self, rng: Rng) -> State:
        table = self.blank()
        assert isinstance(table, Tricks)
        table.rng = rng
        first_layout(table)
        table.push(Round(0))
        table.settle()
        return table


GAME = Listing("tricks", "Tricks of the Trade", (2, 4), OPTIONS, TricksOfTheTrade, 3)
"""The one place where this game registers itself."""
