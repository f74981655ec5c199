"""Computer players: choose(view, legal, rng) -> action, from what a seat knows and nothing else. The only registry."""

from collections.abc import Callable
from typing import SupportsIndex

from techdeck.bots.chance import choose as by_chance
from techdeck.bots.chess_simple import choose as simple_chess
from techdeck.bots.city_simple import choose as simple_city
from techdeck.bots.exchange_simple import choose as simple_exchange
from techdeck.bots.paradoxical_simple import choose as simple_paradoxical
from techdeck.bots.tricks_simple import choose as simple_tricks
from techdeck.core.errors import TechdeckError
from techdeck.core.rng import Rng
from techdeck.core.view import View

Bot = Callable[[View, list[int], Rng], SupportsIndex]
"""What a bot is: it gets its seat's view, the legal actions and chance of its own, and answers with an action."""
Chooser = Callable[[View, list[int], Rng], int]
"""A bot of this folder: its answers are Python's own numbers."""

EVERY_GAME: dict[str, Chooser] = {"random": by_chance}
OF_GAME: dict[str, dict[str, Chooser]] = {
    "exchange": {"simple": simple_exchange},
    "city": {"simple": simple_city},
    "paradoxical": {"simple": simple_paradoxical},
    "tricks": {"simple": simple_tricks},
    "chess": {"simple": simple_chess},
}


def bots(game: str) -> list[str]:
    """The names of the bots that play a game."""
    return [*EVERY_GAME, *OF_GAME.get(game, {})]


def load_bot(name: str, game: str) -> Chooser:
    """A bot by name; unknown names are told with the choices."""
    known = EVERY_GAME | OF_GAME.get(game, {})
    if name not in known:
        raise TechdeckError(f"there is no bot {name!r} for {game}: choose from {', '.join(bots(game))}")
    return known[name]


def load_stand_in(game: str) -> Chooser:
    """The bot that plays on where a player has left or a program has failed."""
    return load_bot(bots(game)[-1], game)
