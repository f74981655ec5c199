"""The game itself: its options, and how a table begins. (City 0)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import ActionTable
from techdeck.core.cards import FACES
from techdeck.core.game import Deck, Game, Listing, Option, check_options
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.zones import empty_zones
from techdeck.games.city.drafts import COMMANDS
from techdeck.games.city.judgement import CityJudgement
from techdeck.games.city.names import NUMS, ZONES, own_actions
from techdeck.games.city.phases import BUILDING, Round
from techdeck.games.city.places import City, city
from techdeck.games.city.position.frames import FRAMES
from techdeck.games.city.setup import lay_out
from techdeck.games.city.view import RECORDS
from techdeck.games.city.words import WORDS

OPTIONS: list[Option] = [
    Option("decks", "two", ["two", "one"], "City 0.2", "how many decks five or six players use"),
    Option(
        "service_discards",
        "stay",
        ["stay", "return"],
        "City 2.6",
        "what becomes of cards given for a service card that is not built",
    ),
    Option("council", "fair", ["fair", "easy", "hard"], "City 8.9", "how well the council plays against a lone player"),
]


class TechCity(Game):
    """The game for 1 to 6 players. (City 0.1, 0.2)"""

    def __init__(self, players: int, deck: Deck, options: dict[str, str]) -> None:
        chosen = check_options(OPTIONS, options)
        decks = 2 if players > 4 and chosen["decks"] == "two" else 1
        super().__init__(players, decks, deck, chosen, ActionTable(FACES * decks, own_actions()))
        self.listed_as(GAME)
        self.judgement = CityJudgement(deck)
        self.rules_version = 2
        self.frames, self.commands, self.records, self.words = FRAMES, COMMANDS, RECORDS, WORDS

    def empty_table(self) -> State:
        return City(self, empty_zones(self.cards, ZONES), vec[i64]([0] * NUMS), FastRng(1))

    def begin(self, table: State) -> None:
        lay_out(city(table))
        table.push(Round(BUILDING))


GAME = Listing("city", "Tech City", (1, 6), OPTIONS, TechCity, 2)
"""The one place where this game registers itself."""
