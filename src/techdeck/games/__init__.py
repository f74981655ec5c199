"""The games; this is the only registry."""

from collections.abc import Callable
from typing import Final

from techdeck.core.errors import TechdeckError
from techdeck.core.game import Deck, Game, Option
from techdeck.deck.edition import load_edition
from techdeck.games.tricks import game as tricks_game

Maker = Callable[[int, Deck, dict[str, str]], Game]

MAKERS: Final[dict[str, Maker]] = {
    "tricks": tricks_game.TricksOfTheTrade,
}
TITLES = {
    "tricks": "Tricks of the Trade",
}
PLAYERS = {
    "tricks": (2, 4),
}
OPTIONS: dict[str, list[Option]] = {
    "tricks": tricks_game.OPTIONS,
}
NAMES = list(MAKERS)


def games() -> list[str]:
    """The names of the games."""
    return list(NAMES)


def load_game(name: str, players: int, edition: str = "open-1", options: dict[str, str] | None = None) -> Game:
    """A game by name for so many players, with an edition and options; unknown names are told with the choices."""
    if name not in NAMES:
        raise TechdeckError(f"there is no game {name!r}: choose from {', '.join(NAMES)}")
    low, high = PLAYERS[name]
    if not low <= players <= high:
        raise TechdeckError(f"{TITLES[name]} is for {low} to {high} players, not {players}")
    game = MAKERS[name](players, load_edition(edition).deck, dict(options or {}))
    game.source = edition
    return game
