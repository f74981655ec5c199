"""The game itself: its options, and how a table begins. (City 0)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import ActionTable
from techdeck.core.cards import FACES
from techdeck.core.counting import ROUND
from techdeck.core.frames import Frame
from techdeck.core.game import Deck, Game, Option, check_options
from techdeck.core.rng import FastRng, Rng
from techdeck.core.state import State
from techdeck.core.zones import empty_zones
from techdeck.games.city.building import BuildTurn, CountAs
from techdeck.games.city.effects import EffectTurn, OwnerDiscards, OwnerMayDraw
from techdeck.games.city.names import NUMS, ZONES, own_actions
from techdeck.games.city.paying import Pay
from techdeck.games.city.phases import BUILDING, DiscardDown, Round
from techdeck.games.city.places import City
from techdeck.games.city.placing import NextTo, OnSide
from techdeck.games.city.service import Help
from techdeck.games.city.setup import lay_out

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
        self.name = "city"
        self.title = "Tech City"
        self.min_players = 1
        self.max_players = 6
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

    def frame(self, name: str, numbers: list[int]) -> Frame:
        if FIELDS.get(name, -1) != len(numbers):
            return super().frame(name, numbers)
        a, b, c = [*numbers, 0, 0, 0][:3]
        return building_frame(name, a, b, c) or other_frame(name, a, b, c)


FIELDS: Final = {
    "Round": 1,
    "BuildTurn": 2,
    "CountAs": 2,
    "Pay": 2,
    "Help": 3,
    "NextTo": 1,
    "OnSide": 2,
    "EffectTurn": 3,
    "OwnerMayDraw": 1,
    "OwnerDiscards": 1,
    "DiscardDown": 0,
}
"""The frames of this game, and how many numbers each has."""


def building_frame(name: str, a: int, b: int, c: int) -> Frame | None:
    """A frame of a build from its name and its numbers; None if it is none."""
    if name == "BuildTurn":
        return BuildTurn(a, b)
    if name == "CountAs":
        return CountAs(a, b)
    if name == "Pay":
        return Pay(a, b)
    if name == "NextTo":
        return NextTo(a)
    if name == "OnSide":
        return OnSide(a, b)
    return Help(a, b, c) if name == "Help" else None


def other_frame(name: str, a: int, b: int, c: int) -> Frame:
    """A frame of the rest of a round from its name and its numbers."""
    if name == "EffectTurn":
        return EffectTurn(a, b, c)
    if name == "OwnerMayDraw":
        return OwnerMayDraw(a)
    if name == "OwnerDiscards":
        return OwnerDiscards(a)
    return Round(a) if name == "Round" else DiscardDown()
