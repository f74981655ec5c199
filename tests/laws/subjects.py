"""Whom the laws are about: every game with every number of players. A new game joins by a line in BOOKS."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from random import Random

from techdeck.core.game import Game
from techdeck.core.state import State
from techdeck.games import OPTIONS, PLAYERS, load_game
from tests.laws.book import Book
from tests.laws.chess_book import ChessBook
from tests.laws.city_book import CityBook
from tests.laws.exchange_book import ExchangeBook
from tests.laws.paradoxical_book import ParadoxicalBook
from tests.laws.tricks_book import TricksBook

BOOKS: dict[str, Book] = {
    "chess": ChessBook(),
    "city": CityBook(),
    "exchange": ExchangeBook(),
    "paradoxical": ParadoxicalBook(),
    "tricks": TricksBook(),
}
"""The one list: each game's name with what the laws must know of it."""


@dataclass(frozen=True)
class Subject:
    """One game with so many players."""

    name: str
    players: int

    @property
    def book(self) -> Book:
        """What the laws must know of the game."""
        return BOOKS[self.name]

    def game(self, options: dict[str, str] | None = None) -> Game:
        """The game, with these options."""
        return load_game(self.name, self.players, options=options)

    def __str__(self) -> str:
        return f"{self.name}-{self.players}"


SUBJECTS = [Subject(name, n) for name in BOOKS for n in range(PLAYERS[name][0], PLAYERS[name][1] + 1)]


def some_options(name: str, rng: Random) -> dict[str, str]:
    """Options of a game drawn at random; of a run of numbers only the low end, where the edges are."""
    chosen: dict[str, str] = {}
    for option in OPTIONS[name]:
        low, dots, high = rng.choice(option.choices).partition("..")
        chosen[option.name] = str(rng.randint(int(low), min(int(high), int(low) + 5))) if dots else low
    return chosen


def some_key(seed: int) -> bytes:
    """A key for the committed generator."""
    return blake2b(str(seed).encode(), digest_size=32).digest()


def dealt(subject: Subject, seed: int) -> State:
    """A dealt table: every fifth with other options, every seventh from a secret key."""
    options = some_options(subject.name, Random(seed)) if seed % 5 == 4 else subject.book.options(subject.players, seed)
    game = subject.game(options)
    if seed % 7 == 3:
        return game.new_initial_state(key=some_key(seed))
    return game.new_initial_state(seed=seed)
