"""The game itself: its options, and how a table begins. (Chess 0, 8)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import ActionTable
from techdeck.core.game import Deck, Game, Listing, Option, check_options
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.zones import empty_zones
from techdeck.games.chess.drafts import COMMANDS
from techdeck.games.chess.judgement import ChessJudgement
from techdeck.games.chess.names import (
    ACTION_LIMIT,
    ALL,
    ALLOWED,
    AT,
    BOARD,
    BUILDS,
    FIRST,
    HISTORY,
    QUIET_LIMIT,
    REPETITION,
    UPGRADES,
    WINNER,
    ZONES,
    own_actions,
)
from techdeck.games.chess.places import Chess, chess
from techdeck.games.chess.position.frames import FRAMES
from techdeck.games.chess.setup import Arranging, first_layout
from techdeck.games.chess.squares import SQUARES
from techdeck.games.chess.view import RECORDS
from techdeck.games.chess.words import WORDS

OPTIONS: list[Option] = [
    Option("repetition", "on", ["on", "off"], "Chess 8.7", "whether the same position for the third time is a draw"),
    Option(
        "no_progress",
        "50",
        ["1..300"],
        "Chess 8.9",
        "after how many actions of each player without a capture, build or upgrade the game is a draw",
    ),
    Option("max_actions", "600", ["2..9999"], "Chess 8.10", "after how many actions in all the game is a draw"),
]


class TechChess(Game):
    """The game for 2 players. (Chess 0.1)"""

    def __init__(self, players: int, deck: Deck, options: dict[str, str]) -> None:
        super().__init__(players, 1, deck, check_options(OPTIONS, options), ActionTable(54, own_actions()))
        self.listed_as(GAME)
        self.rules_version = 2
        self.judgement = ChessJudgement(deck)
        self.frames, self.commands, self.records, self.words = FRAMES, COMMANDS, RECORDS, WORDS

    def empty_table(self) -> State:
        """What was used is never forgotten. (Chess 4.1, 5.1, 6.10, 8.7-8.10)"""
        quiet = 2 * int(self.chosen["no_progress"])
        nums: vec[i64] = vec[i64]([0] * (HISTORY + quiet))
        table = Chess(self, empty_zones(54, ZONES), nums, FastRng(1))
        nums[QUIET_LIMIT] = quiet
        nums[ACTION_LIMIT] = int(self.chosen["max_actions"])
        nums[REPETITION] = 1 if self.chosen["repetition"] == "on" else 0
        nums[ALLOWED] = ALL
        nums[WINNER] = -1
        for side in range(2):
            nums[BUILDS + side] = 3
            nums[UPGRADES + side] = 2
        for number in range(BOARD, BOARD + SQUARES):
            nums[number] = -1
        for number in range(AT, AT + 54):
            nums[number] = -1
        return table

    def begin(self, table: State) -> None:
        first_layout(chess(table))
        table.push(Arranging(table.nums[FIRST], 0))


GAME = Listing("chess", "Tech Chess", (2, 2), OPTIONS, TechChess, 5)
"""The one place where this game registers itself."""
