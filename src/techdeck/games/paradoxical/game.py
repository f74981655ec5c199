"""The game itself: its options, and how a table begins. (Paradoxical 0)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import ActionTable
from techdeck.core.game import Deck, Game, Listing, Option, check_options
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.zones import empty_zones
from techdeck.games.paradoxical.drafts import COMMANDS
from techdeck.games.paradoxical.judgement import ParadoxicalJudgement
from techdeck.games.paradoxical.names import ALTERNATING, FINISH_ROUND, MARKS_STAY, NUMS, TURN_LIMIT, ZONES, own_actions
from techdeck.games.paradoxical.phases import Turn
from techdeck.games.paradoxical.places import Paradoxical, paradoxical
from techdeck.games.paradoxical.position.frames import FRAMES
from techdeck.games.paradoxical.setup import first_layout
from techdeck.games.paradoxical.view import RECORDS
from techdeck.games.paradoxical.words import WORDS

OPTIONS: list[Option] = [
    Option(
        "straight",
        "mixed",
        ["mixed", "alternating"],
        "Paradoxical 2.9",
        "whether a straight needs cards of both decks, or has the decks in turn",
    ),
    Option(
        "second_claim",
        "at_once",
        ["at_once", "finish_round"],
        "Paradoxical 5.1",
        "whether a second claim wins at once, or the round is finished",
    ),
    Option(
        "marks",
        "stay",
        ["stay", "come_off"],
        "Paradoxical 4.6",
        "whether a used card stays marked wherever it goes, or not outside hands and tableaus",
    ),
    Option("turns", "200", ["1..100000"], "Paradoxical 5.3", "how many turns each player has at most"),
]


def decks_for(players: int) -> int:
    """How many Tech Decks so many players need. (Paradoxical 0.1, 0.2)"""
    return 2 if players == 4 else 1


class ParadoxicalGame(Game):
    """The game for 2 to 4 players. (Paradoxical 0.1, 0.2)"""

    def __init__(self, players: int, deck: Deck, options: dict[str, str]) -> None:
        decks = decks_for(players)
        actions = ActionTable(54 * decks, own_actions(54 * decks))
        super().__init__(players, decks, deck, check_options(OPTIONS, options), actions)
        self.listed_as(GAME)
        self.judgement = ParadoxicalJudgement(deck)
        self.rules_version = 2
        self.frames, self.commands, self.records, self.words = FRAMES, COMMANDS, RECORDS, WORDS

    def empty_table(self) -> State:
        nums: vec[i64] = vec[i64]([0] * NUMS)
        table = Paradoxical(self, empty_zones(self.cards, ZONES), nums, FastRng(1))
        table.nums[TURN_LIMIT] = int(self.chosen["turns"])
        table.nums[ALTERNATING] = 1 if self.chosen["straight"] == "alternating" else 0
        table.nums[FINISH_ROUND] = 1 if self.chosen["second_claim"] == "finish_round" else 0
        table.nums[MARKS_STAY] = 1 if self.chosen["marks"] == "stay" else 0
        return table

    def begin(self, table: State) -> None:
        game = paradoxical(table)
        first_layout(game)
        table.push(Turn(game.active()))


GAME = Listing("paradoxical", "Paradoxical", (2, 4), OPTIONS, ParadoxicalGame, 4)
"""The one place where this game registers itself."""
