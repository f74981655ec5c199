"""The games: each registers itself in its own folder, and nothing here knows which there are."""

import copyreg
import pkgutil
from collections.abc import Mapping
from importlib import import_module
from typing import Final, SupportsIndex

from techdeck.core.errors import TechdeckError
from techdeck.core.game import Deck, Game, Listing
from techdeck.core.given import whole
from techdeck.deck.carried import packed_deck
from techdeck.deck.edition import load_edition
from techdeck.deck.files import Named, lasting_name, name_of


def listed() -> dict[str, Listing]:
    """Every folder here is a game and registers itself in its game.py; by name, in the order they ask for."""
    folders = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    found: list[Listing] = [import_module(f"techdeck.games.{folder}.game").GAME for folder in folders]
    return {listing.name: listing for listing in sorted(found, key=lambda listing: (listing.place, listing.name))}


LISTINGS: Final = listed()
MAKERS = {name: listing.make for name, listing in LISTINGS.items()}
TITLES = {name: listing.title for name, listing in LISTINGS.items()}
PLAYERS = {name: listing.players for name, listing in LISTINGS.items()}
OPTIONS = {name: listing.options for name, listing in LISTINGS.items()}
NAMES = list(LISTINGS)


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
    game = game_with(name, players, load_edition(edition).deck, options or {})
    game.source = lasting_name(name_of(edition))
    return game


def game_with(name: str, players: int, deck: Deck, options: Mapping[str, str | int]) -> Game:
    """A game by name with a deck that is there already."""
    return MAKERS[name](players, deck, {option: str(value) for option, value in options.items()})


def words_of(name: str) -> dict[str, dict[str, str]]:
    """All tables of sentences of a game, the same for any number of players."""
    return load_game(name, PLAYERS[name][0]).words


def packed(game: Game) -> tuple[object, ...]:
    """A game as pickle asks for it, with its deck, so that it is the same game where it arrives. (Family 8.1)"""
    return unpacked, (game.name, game.players, game.deck, game.options(), game.source)


def unpacked(name: str, players: int, deck: Deck, options: dict[str, str], source: str) -> Game:
    """The game that was packed."""
    game = game_with(name, players, deck, options)
    game.source = source
    return game


copyreg.pickle(Deck, packed_deck)
for maker in MAKERS.values():
    copyreg.pickle(maker, packed)  # type: ignore[arg-type]  # each maker is the class of its game
