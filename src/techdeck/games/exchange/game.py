"""The game itself: its options, and how a table begins. (Exchange 0)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import ActionTable
from techdeck.core.game import Deck, Game, Listing, Option, check_options
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.trading.terms import NO_CARDS
from techdeck.core.zones import empty_zones
from techdeck.games.exchange.drafts import COMMANDS
from techdeck.games.exchange.judgement import ExchangeJudgement
from techdeck.games.exchange.masking import forget_draft
from techdeck.games.exchange.names import (
    ACCEPT_CARDS,
    ACCEPTED,
    ACTION_CARDS,
    DRAFT_LIMIT,
    FIRST,
    NUMS,
    OFFER_CARDS,
    OFFER_LIMIT,
    OFFERS,
    QUIET_LIMIT,
    SEATS,
    STOP_CARDS,
    TALK_LIMIT,
    WILD_AT,
    WINDOW,
    ZONES,
    own_actions,
)
from techdeck.games.exchange.phases import Round
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.position.frames import FRAMES
from techdeck.games.exchange.setup import lay_out
from techdeck.games.exchange.view import RECORDS
from techdeck.games.exchange.words import WORDS

OPTIONS: list[Option] = [
    Option("offers", "8", ["1..999"], "Exchange 2.13", "how many offers a player may make in a trading phase"),
    Option("drafts", "24", ["1..999"], "Exchange 3.5", "how often a player may drop what they began in a phase"),
    Option("clock", "off", ["off", "on"], "Exchange 3.13", "whether the clock measures time, as on a live table"),
    Option("accept_window", "250", ["0..9999"], "Exchange 3.14", "how many milliseconds count as the same time"),
    Option("talk", "8", ["0..999"], "Exchange 4.6", "how many statements and questions a player may make in a phase"),
    Option("free_chat", "on", ["on", "off"], "Exchange 4.7", "whether players may chat freely"),
    Option("quiet_seconds", "60", ["5..3600"], "Exchange 5.6", "after how many seconds without a trade trading ends"),
    Option("quiet_offers", "3", ["1..999"], "Exchange 5.7", "the same without a clock, in offers per player"),
    Option("stop_cards", "rulebook", ["rulebook", "0..99"], "Exchange 5.8", "at how many cards left trading ends"),
    Option("arranging", "asked", ["asked", "best"], "Exchange 7.10", "who forms the groups that score"),
]


class TechExchange(Game):
    """The game for 2 to 6 players. (Exchange 0.1)"""

    def __init__(self, players: int, deck: Deck, options: dict[str, str]) -> None:
        chosen = check_options(OPTIONS, options)
        super().__init__(players, 2 if players > 4 else 1, deck, chosen, ActionTable(ACTION_CARDS, own_actions()))
        self.listed_as(GAME)
        self.judgement = ExchangeJudgement(deck)
        self.rules_version = 5
        self.frames, self.commands, self.records, self.words = FRAMES, COMMANDS, RECORDS, WORDS

    def empty_table(self) -> State:
        nums: vec[i64] = vec[i64]([0] * NUMS)
        table = Exchange(self, empty_zones(self.cards, ZONES), nums, FastRng(1))
        self.set_limits(nums)
        for seat in range(SEATS):
            forget_draft(table, seat)
            nums[ACCEPTED + seat] = -1
            nums[ACCEPT_CARDS + seat] = NO_CARDS
        for number in range(OFFERS):
            nums[OFFER_CARDS + number] = NO_CARDS
        for number in range(4):
            nums[WILD_AT + number] = -1
        return table

    def set_limits(self, nums: vec[i64]) -> None:
        """The options as numbers. (Exchange 2.13, 3.5, 3.13, 3.14, 4.6, 5.6-5.8)"""
        chosen, live = self.chosen, self.chosen["clock"] == "on"
        nums[OFFER_LIMIT] = int(chosen["offers"])
        nums[DRAFT_LIMIT] = int(chosen["drafts"])
        nums[TALK_LIMIT] = int(chosen["talk"])
        nums[QUIET_LIMIT] = 0 if live else int(chosen["quiet_offers"]) * self.players
        nums[WINDOW] = 1 if live and int(chosen["accept_window"]) > 0 else 0
        by_rulebook = 1 if self.players == 4 else 5
        nums[STOP_CARDS] = by_rulebook if chosen["stop_cards"] == "rulebook" else int(chosen["stop_cards"])

    def begin(self, table: State) -> None:
        """The market, a first player by chance, and the first hands. (Exchange 0.2, 0.4, 0.6)"""
        table.nums[FIRST] = table.rng.below(self.players)
        lay_out(table)
        table.push(Round(0))


GAME = Listing("exchange", "Tech Exchange", (2, 6), OPTIONS, TechExchange, 1, deals_anew=True)
"""The one place where this game registers itself."""
