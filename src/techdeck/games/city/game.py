"""The game itself: its options, and how a table begins. (City 0)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import ActionTable
from techdeck.core.cards import FACES
from techdeck.core.counting import ROUND
from techdeck.core.forms import CommandForm
from techdeck.core.frames import Frame
from techdeck.core.game import Deck, Game, Listing, Option, check_options
from techdeck.core.limits import Form
from techdeck.core.rng import FastRng, Rng
from techdeck.core.state import State
from techdeck.core.zones import empty_zones
from techdeck.games.city.drafts import COMMANDS
from techdeck.games.city.names import NUMS, ZONES, own_actions
from techdeck.games.city.phases import BUILDING, Round
from techdeck.games.city.places import City
from techdeck.games.city.positions import forms, frame_of
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
]


class TechCity(Game):
    """The game for 1 to 6 players. (City 0.1, 0.2)"""

    def __init__(self, players: int, deck: Deck, options: dict[str, str]) -> None:
        chosen = check_options(OPTIONS, options)
        decks = 2 if players > 4 and chosen["decks"] == "two" else 1
        super().__init__(players, decks, deck, chosen, ActionTable(FACES * decks, own_actions()))
        self.listed_as(GAME)
        self.records, self.words = RECORDS, WORDS
        self.empty = self.empty_table()

    def blank(self) -> State:
        return self.empty.clone()

    def empty_table(self) -> City:
        """A table of this game with nothing laid out; made once, copied for every deal."""
        nums: vec[i64] = vec[i64]([0] * NUMS)
        table = City(self, empty_zones(self.cards, ZONES), nums, FastRng(1))
        table.print_values()
        table.nums[ROUND] = 1
        table.forget_uses()
        return table

    def deal(self, rng: Rng) -> State:
        table = self.blank()
        assert isinstance(table, City)
        table.rng = rng
        lay_out(table)
        table.push(Round(BUILDING))
        table.settle()
        return table

    def command_forms(self) -> list[CommandForm]:
        return COMMANDS

    def frame(self, name: str, numbers: list[int]) -> Frame:
        return frame_of(name, numbers)

    def forms(self) -> list[Form]:
        return forms(self.players, self.cards)

    def texts_lie_on(self) -> list[str]:
        return ["EffectTurn", "OwnerMayDraw"]


GAME = Listing("city", "Tech City", (1, 6), OPTIONS, TechCity, 2)
"""The one place where this game registers itself."""
