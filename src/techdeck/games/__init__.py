"""The games; this is the only registry."""

import copyreg
from collections.abc import Callable, Mapping
from typing import Final, SupportsIndex

from techdeck.core.errors import TechdeckError
from techdeck.core.game import Deck, Game, Option
from techdeck.core.given import whole
from techdeck.deck.edition import load_edition
from techdeck.deck.files import Named, lasting_name, name_of
from techdeck.games.chess import game as chess_game
from techdeck.games.city import game as city_game
from techdeck.games.exchange import game as exchange_game
from techdeck.games.paradoxical import game as paradoxical_game
from techdeck.games.tricks import game as tricks_game

Maker = Callable[[int, Deck, dict[str, str]], Game]

MAKERS: Final[dict[str, Maker]] = {
    "exchange": exchange_game.TechExchange,
    "city": city_game.TechCity,
    "tricks": tricks_game.TricksOfTheTrade,
    "paradoxical": paradoxical_game.ParadoxicalGame,
    "chess": chess_game.TechChess,
}
TITLES = {
    "exchange": "Tech Exchange",
    "city": "Tech City",
    "tricks": "Tricks of the Trade",
    "paradoxical": "Paradoxical",
    "chess": "Tech Chess",
}
PLAYERS = {
    "exchange": (2, 6),
    "city": (1, 6),
    "tricks": (2, 4),
    "paradoxical": (2, 4),
    "chess": (2, 2),
}
OPTIONS: dict[str, list[Option]] = {
    "exchange": exchange_game.OPTIONS,
    "city": city_game.OPTIONS,
    "tricks": tricks_game.OPTIONS,
    "paradoxical": paradoxical_game.OPTIONS,
    "chess": chess_game.OPTIONS,
}
NAMES = list(MAKERS)


def seats_of(name: str) -> str:
    """How many can play a game, in words."""
    low, high = PLAYERS[name]
    return f"{low} players" if low == high else f"{low} to {high} players"


def games() -> list[str]:
    """The names of the games."""
    return list(NAMES)


def check_game(name: str) -> None:
    """There must be such a game."""
    if name not in NAMES:
        raise TechdeckError(f"there is no game {name!r}: choose from {', '.join(NAMES)}")


def check_players(name: str, players: int) -> None:
    """So many must be able to play the game."""
    low, high = PLAYERS[name]
    if not low <= players <= high:
        raise TechdeckError(f"{TITLES[name]} is for {seats_of(name)}, not {players}")


def load_game(
    name: str, players: SupportsIndex, edition: Named = "open-1", options: Mapping[str, str | int] | None = None
) -> Game:
    """A game by name for so many players, with an edition and options; unknown names are told with the choices."""
    check_game(name)
    players = whole(players)
    check_players(name, players)
    chosen = {option: str(value) for option, value in (options or {}).items()}
    game = MAKERS[name](players, load_edition(edition).deck, chosen)
    game.source = lasting_name(name_of(edition))
    return game


def packed(game: Game) -> tuple[object, ...]:
    """A game as pickle asks for it: it is loaded again where it arrives."""
    return unpacked, (game.name, game.players, game.source, game.options(), game.deck.fingerprint)


def unpacked(name: str, players: int, edition: str, options: dict[str, str], fingerprint: str) -> Game:
    """The game that was packed, unless its edition has been edited since."""
    game = load_game(name, players, edition, options)
    if game.deck.fingerprint != fingerprint:
        raise TechdeckError(f"the edition {edition} is not the one this was made with: it has been edited since")
    return game


for maker in MAKERS.values():
    copyreg.pickle(maker, packed)  # type: ignore[arg-type]  # each maker is the class of its game
