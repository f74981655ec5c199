"""Computer players: choose(view, legal, rng) -> action, from what a seat knows and nothing else. The only registry."""

from collections.abc import Callable
from typing import SupportsIndex

from techdeck.bots.chance import choose as by_chance
from techdeck.bots.chess_simple import choose as simple_chess
from techdeck.bots.city_simple import choose as simple_city
from techdeck.bots.exchange_simple import choose as simple_exchange
from techdeck.bots.levels import casual, expert, novice, skilled
from techdeck.bots.paradoxical_simple import choose as simple_paradoxical
from techdeck.bots.tricks_simple import choose as simple_tricks
from techdeck.core.errors import TechdeckError
from techdeck.core.judging import Stop
from techdeck.core.rng import Rng
from techdeck.core.view import View

Bot = Callable[[View, list[int], Rng], SupportsIndex]
"""What a bot is: it gets its seat's view, the legal actions and chance of its own, and answers with an action."""
Chooser = Callable[[View, list[int], Rng], int]
"""A bot of this folder: its answers are Python's own numbers."""

EVERY_GAME: dict[str, Chooser] = {
    "random": by_chance,
    "novice": novice,
    "casual": casual,
    "skilled": skilled,
    "expert": expert,
}
"""The levels, from weak to strong."""
SEARCHING = {"skilled": skilled, "expert": expert}
QUICK = "casual"
"""Who plays against a newcomer, and stands in for a player who has left."""
OF_GAME: dict[str, dict[str, Chooser]] = {
    "exchange": {"simple": simple_exchange},
    "city": {"simple": simple_city},
    "paradoxical": {"simple": simple_paradoxical},
    "tricks": {"simple": simple_tricks},
    "chess": {"simple": simple_chess},
}
"""Yardsticks that never change: they measure the levels and are not offered at a table."""


def levels(game: str) -> list[str]:
    """The opponents that people choose from, weak to strong."""
    return list(EVERY_GAME)


def bots(game: str) -> list[str]:
    """The names of all bots that play a game: the levels, then the yardsticks."""
    return [*EVERY_GAME, *OF_GAME.get(game, {})]


def load_bot(name: str, game: str) -> Chooser:
    """A bot by name; unknown names are told with the choices."""
    known = EVERY_GAME | OF_GAME.get(game, {})
    if name not in known:
        raise TechdeckError(f"there is no bot {name!r} for {game}: choose from {', '.join(bots(game))}")
    return known[name]


def choose_in_time(name: str, view: View, rng: Rng, stop: Stop) -> int:
    """What a bot does; one that searches does the best it has found when it is told to stop."""
    choose, legal = load_bot(name, view.table.game.name), view.legal_actions()
    if name in SEARCHING:
        return SEARCHING[name](view, legal, rng, stop)
    return choose(view, legal, rng)


def load_stand_in(game: str) -> Chooser:
    """The bot that plays on where a player has left or a program has failed."""
    return load_bot(QUICK, game)
