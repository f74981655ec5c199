"""One game between bots, played fairly: where several seats may act, the seed draws who is next. (Family 7.11)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import SupportsIndex

from techdeck.bots.outside.player import take_faults
from techdeck.core.game import Game
from techdeck.core.given import seed_of
from techdeck.core.rng import FastRng, fast_rng
from techdeck.core.state import State
from techdeck.core.view import seats_in
from techdeck.lab.seating import Bots, Seated, seated
from techdeck.playout import random_seat


@dataclass(frozen=True, repr=False)
class Match:
    """What a match came to: who sat where, and the table at its end."""

    bots: list[str]
    seed: int
    state: State
    faults: list[str] = field(default_factory=list)
    """What programs did wrong, and were replaced for."""

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.state.game.name

    @property
    def players(self) -> int:
        """How many played."""
        return self.state.game.players

    @property
    def scores(self) -> list[int]:
        """The points of every seat."""
        return self.state.scores()

    @property
    def returns(self) -> list[float]:
        """What the end is worth to every seat: winners share what losers pay, 1 each. (Family 7.13)"""
        return self.state.returns()

    @property
    def winners(self) -> list[int]:
        """The seats that won; several where they are level. (Family 7.13)"""
        return seats_in(self.state, self.state.final_winners())

    @property
    def actions(self) -> int:
        """How many actions were done."""
        return len(self.state.moves)

    @property
    def history(self) -> list[tuple[int, int]]:
        """Every action as (seat, action)."""
        return self.state.history()

    def log(self) -> str:
        """The match as text that replays. (Family 8.5)"""
        return self.state.log()

    def to_dict(self) -> dict[str, object]:
        """The result as plain data."""
        return {
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "bots": self.bots,
            "actions": self.actions,
            "scores": self.scores,
            "returns": self.returns,
            "winners": self.winners,
            "faults": self.faults,
            "hash": self.state.hash(),
        }

    def __repr__(self) -> str:
        winners, scores = self.winners, self.scores
        seats = [f"{bot} {scores[seat]}{' (won)' if seat in winners else ''}" for seat, bot in enumerate(self.bots)]
        return f"Match({self.game}, seed {self.seed}, {self.actions} actions: {', '.join(seats)})"


def play_match(game: Game, bots: Bots, seed: SupportsIndex = 0) -> Match:
    """Play one game from a seed: a bot for each seat, or one for all, each by name, as a function or as a Program.

    A bot is a function (view, legal, rng) -> action. It is given its seat's view, the legal actions and chance of its
    own, and nothing else of the table.
    """
    number, players = seed_of(seed), seated(game, bots)
    state = game.new_initial_state(seed=number)
    own = [fast_rng(number, f"match bot {seat}") for seat in range(game.players)]
    play_on(state, players, fast_rng(number, "match"), own)
    return Match([player.name for player in players], number, state, take_faults())


def play_on(state: State, players: Sequence[Seated], order: FastRng, own: Sequence[FastRng]) -> None:
    """Play a table to its end; order draws who is next where several may act, each as likely. (Family 7.11)"""
    sitting = [player.sit_down(state, seat, own[seat]) for seat, player in enumerate(players)]
    while not state.is_terminal():
        seat = int(random_seat(state.acting_now, order))
        sitting[seat].act(state, seat, own[seat])
    for player in sitting:
        player.rise(state)
