"""Setting up a position with nothing but its text: the game it names, with the cards it carries. (Family 8.7, 8.8)"""

from typing import SupportsIndex

from techdeck.core.carried import CARD_ROW
from techdeck.core.errors import BadLog, TechdeckError
from techdeck.core.game import Deck, is_small
from techdeck.core.position_reading import rows_of
from techdeck.core.state import State
from techdeck.deck.carried import carried_deck
from techdeck.deck.edition import load_edition
from techdeck.games import check_game, check_players, game_with

Rows = list[tuple[int, str]]


def load_position(text: str, seed: SupportsIndex = 0) -> State:
    """The moment a position tells of, in the game, for the players and with the edition and options it names."""
    rows = rows_of(text)
    name, players = told(rows, "game"), told(rows, "players")
    try:
        check_game(name)
        if not is_small(players):
            raise TechdeckError(f"'players: {players}' should be a number")
        check_players(name, int(players))
        options = dict([part.split("=", 1) for part in told(rows, "options").split() if "=" in part])
        game = game_with(name, int(players), deck_in(rows), options)
    except BadLog as damage:
        raise TechdeckError(str(damage)) from None
    except TechdeckError as error:
        raise TechdeckError(f"the position can't be set up here: {error}") from None
    return game.position(text, seed)


def deck_in(rows: Rows) -> Deck:
    """The deck of a position: the cards it carries, or a packaged edition."""
    name, _, fingerprint = told(rows, "edition").partition(" ")
    carried = [row for row in rows if row[1].startswith(CARD_ROW)]
    return carried_deck(name, fingerprint, carried) if carried else load_edition(name).deck


def told(rows: Rows, name: str) -> str:
    """What the line of this name says."""
    for _, row in rows:
        if row.startswith(f"{name}:"):
            return row.partition(":")[2].strip()
    raise TechdeckError(f"the line '{name}: ...' is missing in the position")
